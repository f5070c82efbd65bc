/**
 * Writes content/town-waters: seas, lakes and wide rivers around the places of the hotel search, a file a place. They come from GSHHG in full
 * resolution (LGPL, see content/licences.md), read with the Generic Mapping Tools: on Debian, the packages gmt and gmt-gshhg-full. Towns whose
 * coast is drawn by hand (`seas` in content/town-maps) get none. It takes some minutes; given ids of places, it does those alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaOf, simplifyLine } from '../../lib/geography/line.ts';
import { sights } from '../../supabase/functions/_shared/contracts/hotels/sights.ts';
import { hotelPlaces } from '../../supabase/functions/_shared/hotel-places/all-places.ts';

const metresPerDegree = 111_320;
/**
 * All lengths in metres. `margin` is around hotels and sights; outside it, as far as `outskirts`, the coast is coarser; from there it goes
 * straight on for `beyond`, so that the sea has no edge when one looks from far away.
 */
const cell = 40;
const margin = 4_500;
const outskirts = 15_000;
const beyond = 150_000;
const tolerances = { near: 40, far: 350 };
/** Square metres: islets and ponds below are left out. */
const smallest = { near: 30_000, far: 2_500_000 };
/** Areas where GSHHG contains underwater reefs as islands. */
const reefs = { jeddah: 3_000_000 };
const mostBytes = 5_000;
/** Lakes that lie beside their true place: degrees to add to latitude and longitude. */
const shifts = { zurich: [0.002, 0], lucerne: [0, -0.0035], 'zell-am-see': [0, -0.006] };

const target = new URL('../../content/town-waters/', import.meta.url);
const workshop = mkdtempSync(join(tmpdir(), 'town-waters-'));
const selected = process.argv.slice(2);
for (const place of hotelPlaces.filter(({ id }) => selected.length === 0 || selected.includes(id))) {
  const file = new URL(`${place.id}.generated.json`, target);
  rmSync(file, { force: true });
  if (await hasCoastOfItsOwn(place.id)) continue;
  const tracks = shortTracks(readWater(place));
  if (tracks.length > 0) writeFileSync(file, `${JSON.stringify(tracks)}\n`);
  console.log(`${place.id}: ${tracks.length} outlines`);
}
rmSync(workshop, { recursive: true });

async function hasCoastOfItsOwn(id) {
  const file = new URL(`../../content/town-maps/${id}.ts`, import.meta.url);
  return existsSync(file) && Boolean((await import(file.href)).townMap.seas);
}

/** The outlines around a place in metres east and north of it, and the box that is drawn more precisely. */
function readWater(place) {
  const [perLatitude, perLongitude] = [metresPerDegree, metresPerDegree * Math.cos((place.latitude * Math.PI) / 180)];
  const points = [place, ...place.districts.map(pointOf), ...(sights[place.id] ?? []).map(pointOf)].map((point) => [
    (point.longitude - place.longitude) * perLongitude,
    (point.latitude - place.latitude) * perLatitude,
  ]);
  const near = boxAround(points, margin);
  const [west, south, east, north] = boxAround(points, outskirts).map((metres) => Math.round(metres / cell) * cell);
  const [columns, rows] = [(east - west) / cell + 1, (north - south) / cell + 1];
  const degrees = [
    ...[west, east].map((x) => place.longitude + x / perLongitude),
    ...[south, north].map((y) => place.latitude + y / perLatitude),
  ];
  const isWater = readMask(degrees, columns, rows);
  const rings = traceRings(isWater, columns, rows).map((ring) =>
    ring
      .map(([column, row]) => [west + (column - 0.5) * cell, north - (row - 0.5) * cell])
      .map(([x, y]) => [stretch(x, west, east), stretch(y, south, north)]),
  );
  const [northward, eastward] = shifts[place.id] ?? [0, 0];
  const toTrack = (ring) =>
    ring
      .map(([x, y]) => [place.latitude + northward + y / perLatitude, place.longitude + eastward + x / perLongitude])
      .map((degrees) => degrees.map(round).join(' '))
      .join(', ');
  return { rings, near, least: reefs[place.id] ?? smallest.near, toTrack };
}

function stretch(metres, least, most) {
  if (metres < least) return least - beyond;
  return metres > most ? most + beyond : metres;
}

function pointOf([, , latitude, longitude]) {
  return { latitude, longitude };
}

function boxAround(points, metres) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - metres, Math.min(...ys) - metres, Math.max(...xs) + metres, Math.max(...ys) + metres];
}

/** Whether a cell is water, row by row from the north-west. */
function readMask(degrees, columns, rows) {
  const run = (...words) => execFileSync('gmt', words, { cwd: workshop, maxBuffer: 1e9 });
  const levels = '-N1/0/1/0/1';
  run('grdlandmask', `-R${degrees.join('/')}`, `-I${columns}+n/${rows}+n`, '-Df', levels, '-A0', '-Gmask.nc');
  const bytes = run('grd2xyz', 'mask.nc', '-ZTLc');
  if (bytes.length !== columns * rows) throw new Error(`${bytes.length} cells, not ${columns} × ${rows}`);
  return (column, row) => column >= 0 && row >= 0 && column < columns && row < rows && bytes[row * columns + column] === 1;
}

/** The edges between water and land (or the end of the map), joined to closed lines through their middles. Units: cells. */
function traceRings(isWater, columns, rows) {
  const next = new Map();
  const add = (from, to) => next.set(String(from), [...(next.get(String(from)) ?? []), to]);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!isWater(column, row)) continue;
      if (!isWater(column, row - 1)) add([column, row], [column + 1, row]);
      if (!isWater(column + 1, row)) add([column + 1, row], [column + 1, row + 1]);
      if (!isWater(column, row + 1)) add([column + 1, row + 1], [column, row + 1]);
      if (!isWater(column - 1, row)) add([column, row + 1], [column, row]);
    }
  const rings = [];
  for (const start of next.keys())
    for (let ends = next.get(start); ends.length > 0; ) {
      const ring = [];
      for (let [from, to] = [start.split(',').map(Number), ends.pop()]; to; [from, to] = [to, next.get(String(to)).pop()])
        ring.push([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
      rings.push(ring);
    }
  return rings;
}

/** The outlines with as few points as fit into a file. */
function shortTracks({ rings, near: [west, south, east, north], least, toTrack }) {
  const isNear = ([x, y]) => x > west && x < east && y > south && y < north;
  const large = rings.filter((ring) => areaOf(ring) > (ring.some(isNear) ? least : smallest.far));
  for (let times = 1; ; times *= 1.25) {
    const tracks = large
      .map((ring) => simplifyRing(ring, isNear, times))
      .filter((ring) => ring.length > 2)
      .map(toTrack);
    if (JSON.stringify(tracks).length < mostBytes) return tracks;
  }
}

function simplifyRing(ring, isNear, times) {
  const first = ring.findIndex((point, index) => isNear(point) !== isNear(ring.at(index - 1)));
  const line = [...ring.slice(Math.max(0, first)), ...ring.slice(0, Math.max(0, first) + 1)];
  const runs = [];
  for (const point of line) {
    const run = runs.at(-1);
    if (run && isNear(run[0]) === isNear(point)) run.push(point);
    else runs.push([point]);
  }
  return runs.flatMap((run) => simplifyLine(run, times * (isNear(run[0]) ? tolerances.near : tolerances.far))).slice(0, -1);
}

function round(degrees) {
  return Math.round(degrees * 1e4) / 1e4;
}
