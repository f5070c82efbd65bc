/**
 * Writes content/relief.generated.json: where the land of a country on our maps is higher than each of six heights, as outlines. The heights are those
 * of Marble's map theme "Atlas" (public domain, see content/licences.md); the argument is its folder maps/earth/srtm, on Debian in the package
 * marble-qt-data.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { areaOf, simplifyLine } from '../../lib/geography/line.ts';

/** West, south, east and north of what a map shows, by ISO 3166-1 number. */
const boxes = {
  '031': [43, 37, 52, 43],
  '070': [13, 41, 22, 47],
  144: [77, 4, 84, 12],
  250: [-8, 40, 12, 53],
  268: [39, 39, 49, 46],
  300: [16, 32, 33, 43],
  410: [123, 31, 133, 41],
  504: [-17, 25, 4, 38],
  643: [20, 44, 60, 66],
  682: [31, 12, 59, 36],
  724: [-13, 32, 8, 47],
  756: [4, 44, 12, 49],
  764: [94, 4, 108, 22],
  792: [22, 28, 49, 48],
  860: [53, 33, 77, 49],
};
/** In tones of the source: about 250, 500, 900, 1,400, 2,200 and 3,000 metres. */
const heights = [136, 152, 170, 182, 194, 205];
/** The source has tiles of 675 pixels, 30 to a degree, beginning in the north-west. */
const tile = 675;
const perDegree = 30;
const source = join(process.argv[2] ?? '.', '3');
const tiles = new Map();

async function toneAt(x, y) {
  const [column, row] = [Math.floor(x / tile), Math.floor(y / tile)];
  const name = `${String(row).padStart(6, '0')}/${String(row).padStart(6, '0')}_${String(column).padStart(6, '0')}.jpg`;
  if (!tiles.has(name)) tiles.set(name, await sharp(join(source, name)).greyscale().blur(1.1).raw().toBuffer());
  return tiles.get(name)[(y % tile) * tile + (x % tile)];
}

const relief = {};
for (const [country, [west, south, east, north]] of Object.entries(boxes)) {
  const [left, top] = [(west + 180) * perDegree, (90 - north) * perDegree];
  const [columns, rows] = [(east - west) * perDegree, (north - south) * perDegree];
  // A rim of sea closes every outline.
  const grid = [];
  for (let y = -1; y <= rows; y++)
    for (let x = -1; x <= columns; x++)
      grid.push(x < 0 || y < 0 || x === columns || y === rows ? 0 : await toneAt(left + x, top + y));
  const width = columns + 2;
  /** The smallest turn that is drawn, in pixels of the source: a map is 600 units wide. */
  const detail = Math.max(0.35, columns / 700);
  relief[country] = heights.map((height) =>
    outlines(grid, width, rows + 2, height)
      .filter((ring) => areaOf(ring) > 60 * detail * detail)
      .map((ring) => [
        ...simplifyLine(ring.slice(0, ring.length >> 1), detail),
        ...simplifyLine(ring.slice(ring.length >> 1), detail),
      ])
      .filter((ring) => ring.length > 3)
      .map((ring) =>
        ring.flatMap(([x, y]) => [west + (x - 0.5) / perDegree, north - (y - 0.5) / perDegree].map((at) => Math.round(at * 100))),
      ),
  );
  console.log(country, JSON.stringify(relief[country]).length);
}
writeFileSync(new URL('../../content/relief.generated.json', import.meta.url), `${JSON.stringify(relief)}\n`);

/** Closed lines around what is higher (marching squares). */
function outlines(grid, width, rows, height) {
  const value = (x, y) => grid[y * width + x];
  const share = (a, b) => (height - a) / (b - a);
  /** The point where an edge of a square crosses the height; edges by their upper or left end. */
  const points = new Map();
  const next = new Map();
  const crossing = (x, y, isDown) => {
    const name = `${x} ${y} ${isDown}`;
    if (!points.has(name)) {
      const along = share(value(x, y), isDown ? value(x, y + 1) : value(x + 1, y));
      points.set(name, isDown ? [x, y + along] : [x + along, y]);
    }
    return name;
  };
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const [a, b, c, d] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)].map((tone) => tone >= height);
      if (a === b && b === c && c === d) continue;
      const [above, right, below, before] = [
        [x, y, false],
        [x + 1, y, true],
        [x, y + 1, false],
        [x, y, true],
      ];
      // With the higher land on the left of each step.
      const steps = [];
      if (a !== b) steps.push([above, a ? 'out' : 'in']);
      if (b !== c) steps.push([right, b ? 'out' : 'in']);
      if (c !== d) steps.push([below, c ? 'out' : 'in']);
      if (d !== a) steps.push([before, d ? 'out' : 'in']);
      for (let i = 0; i < steps.length; i++) {
        const [edge, way] = steps[i];
        if (way === 'in') continue;
        const [other] = steps[(i + steps.length - 1) % steps.length];
        next.set(crossing(...other), crossing(...edge));
      }
    }
  const rings = [];
  while (next.size > 0) {
    const ring = [];
    let at = next.keys().next().value;
    while (next.has(at)) {
      ring.push(points.get(at));
      const to = next.get(at);
      next.delete(at);
      at = to;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}
