import { fill, fills, group, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, dome, open, type Point, points, rect, rows } from '../../engine/paths.ts';
import { endAt, endSpot, flushEnd, type Landmark, place, type Scene, spots } from '../../engine/stage.ts';
import { gabledHouses } from '../../landmarks/europe/chapel-bridge.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { forest, land, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { glitter, shoreFoam, water } from '../../nature/water.ts';

/** A grand hotel of the Belle Époque: white fronts, mansards, a pink dome at its corner. */
const grandHotel: Landmark = ({ ink }) => {
  const wall = ink.side('#fffaf2', '#f0dcd4', '#b8a0b0');
  const slate = ink.side('#b8c4d8', '#7484a8', '#46567f');
  const bays = range(11).map((i) => -30 + i * 26);
  return (
    fill(wall, rect(-60, -138, 320, 138)) +
    fill(slate, 'M-66-138L-54-176H252L266-138z') +
    fill(
      '#5f6a90',
      each(bays, (x) => repeat(4, (k) => rect(x - 6, -26 - k * 32, 12, 20)) + arch(x, -142, 12, 22)),
    ) +
    fill('#ffe6a8', [1, 4, 6, 9].map((i) => rect((bays[i] ?? 0) - 6, -58 - (i % 3) * 32, 12, 20)).join('')) +
    fill(
      '#d3a0a8',
      repeat(4, (k) => rect(-60, -34 - k * 32 + 30, 320, 3)),
      0.6,
    ) +
    line(
      '#8a8fa8',
      1.2,
      repeat(3, (k) => along(-56, 256, 70, (x) => open(x, -38 - k * 32, x, -30 - k * 32))),
      0.8,
    ) +
    fills(wall, ['M-110 0V-170H-36V0z']) +
    fill(
      '#5f6a90',
      each([-92, -73, -54], (x) => repeat(4, (k) => arch(x, -14 - k * 38, 12, 26))),
    ) +
    fill('#ffe6a8', arch(-73, -52, 12, 26)) +
    fill('#e8d0c8', rect(-114, -174, 82, 6)) +
    fill(ink.ball('#ffc4c8', '#f08a98', '#b0506f'), dome(-73, -174, 38, 50)) +
    line(
      '#fff0f0',
      1.4,
      repeat(5, (i) => `M${-101 + i * 14}-175Q${-73 + (i - 2) * 12}-212-73-223`),
      0.7,
    ) +
    fill('#fff', circle(-73, -228, 5)) +
    line('#b0506f', 2, open(-73, -232, -73, -252)) +
    fill('#d3323f', 'M-73-252l16 5-16 6z')
  );
};

/** The hotel is mirrored with the bay, so that its dome always faces the sea. */
const seafront = flushEnd(({ ink }) => group('translate(560 468)scale(1.08)', grandHotel({ ink, lit: -1 })));

const promenade = flushEnd(
  ({ ink }) =>
    fill(ink.fade('#fbe8d0', '#e0b89c'), 'M330 440C430 446 560 470 680 520L800 590V612H300L200 600C330 560 380 500 330 440z') +
    line('#fff', 4, 'M330 440C392 480 372 540 190 604', 0.9) +
    line(
      '#3f7fb8',
      3,
      repeat(9, (i) => {
        const t = i / 8;
        return `M${numbers(352 + t * 12 - t * t * 150)} ${numbers(458 + t * 120)}v${numbers(-14 - t * 16)}`;
      }),
    ) +
    line('#3f7fb8', 2, 'M352 446C372 480 356 520 214 550', 0.9),
);

/** The Bay of Angels and its promenade at Nice. */
export const nice: Scene = {
  slug: 'nice',
  layers: [
    sky(['#2f8fd0', '#8fd0e8', '#f0f0dc', '#ffe4c4'], 0.62),
    sun({ x: 0.16, y: 0.26, r: 46, colour: '#fffef0', glow: '#fff8cc' }),
    streaks({ from: 0.1, to: 0.36, count: 5, colour: '#fff', opacity: 0.6, seed: 464 }),
    mountains({ y: 0.54, amp: 70, rough: 0.7, seed: 312, fill: ['#a8bcd8', '#d8dce0'], shade: '#90a8cc', peaks: [[0.8, 40]] }),
    haze({ y: 0.6, height: 0.14, colour: '#fdf4e4', opacity: 0.7 }),
    forest({
      y: 0.6,
      amp: 20,
      rough: 0.1,
      seed: 168,
      tilt: 140,
      fill: ['#84b088', '#5f9878'],
      size: 20,
      kind: 'round',
      rim: '#b8d49c',
    }),
    water({
      from: 0.62,
      colours: ['#c4f0ec', '#3fb8d4', '#1a88bc', '#1268a0'],
      ripple: '#fff',
      rippleOpacity: 0.6,
      count: 80,
      seed: 277,
    }),
    glitter({ x: 0.16, from: 0.63, colour: '#fffef0', width: [60, 140] }),
    place(
      gabledHouses(
        420,
        53,
        {
          walls: [
            ['#ffe8c0', '#f0c48c', '#b08870'],
            ['#ffd0b4', '#e89c7c', '#a86a6c'],
            ['#ffe0d4', '#f0b8a8', '#a88088'],
            ['#fff4dc', '#ecd8b8', '#a89890'],
          ],
          tile: ['#f0a070', '#c8684a', '#84403f'],
          shutter: ['#3f8a74', '#4f84b0'],
          window: '#5f6480',
          glow: '#ffe8a8',
        },
        [56, 96],
      ),
      endSpot({ x: 0.58, y: 0.735, scale: 0.66 }),
    ),
    land(
      (s) => s.ink.fade('#fff2d4', '#e8c898'),
      endAt<Point>(points('0.4,0.735 0.5,0.73 0.7,0.735 1.02,0.73 1.02,1.02 0.2,1.02 0.4,0.94 0.47,0.84')),
    ),
    shoreFoam({ y: 0.735, seed: 18, between: [0.5, 0.62] }),
    seafront,
    promenade,
    palms({
      at: endAt(rows('0.5,0.77,90,8 0.57,0.79,120,-8 0.66,0.83,170,10 0.8,0.9,250,-14 0.98,0.98,360,-20')),
      light: '#5fa858',
      dark: '#20705a',
      trunk: '#6f4a3c',
      trunkLight: '#c08a5c',
      seed: 135,
    }),
    scatter(sailboat({ hull: '#d3424f', sail: '#fff', sailShade: '#e0dce0' }), spots('0.12,0.72,0.7 0.28,0.68,0.4 0.2,0.88,1.2')),
    bough({
      from: [-0.03, 1.03],
      to: [0.24, 0.93],
      sag: -12,
      wood: '#4a5a3c',
      leaves: ['#d3326a', '#f0568a', '#ff9ac0', '#3f8a5c'],
      count: 110,
      size: 22,
      seed: 232,
    }),
    spray({ dense: 1, clear: 0.9, between: [0.4, 1], colour: '#a8785c', count: 80, seed: 176, opacity: 0.35 }),
    birds({ x: 0.38, y: 0.36, count: 7, size: 13, colour: '#fff', seed: 436 }),
    grain(0.8),
  ],
};
