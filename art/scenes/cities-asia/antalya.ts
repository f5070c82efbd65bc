import { brush, fill, fills, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { arch, crenels, type Point, points, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { endAt, endSpot, endSpots, flushEnd, fromEnd, type Landmark, place, type Scene } from '../../engine/stage.ts';
import { gabledHouses } from '../../landmarks/europe/chapel-bridge.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { cypresses } from '../../nature/trees.ts';
import { glitter, reflection, shoreFoam, water } from '../../nature/water.ts';

/** A two-masted gulet at anchor; about 260 long. */
const gulet = () =>
  brush('#6a4030', 3.4, 'M-30-16V-170M56-16V-140') +
  line('#6a4030', 1.2, 'M-30-170L-128-34M-30-170L56-140 118-30M-30-168L10-20M56-138L20-20', 0.8) +
  fill('#fffaf0', 'M-34-160C-60-110-84-70-116-40-90-44-60-44-34-48z') +
  fill('#f0dcc8', 'M-26-152C-4-120 6-80 8-40L-26-44z') +
  fill('#fffaf0', 'M60-130C78-104 86-76 88-42L60-46z') +
  fill('#a8603a', 'M-140-34C-110-22-60-16 0-16H90C110-18 124-24 132-34 130-14 116 4 98 8H-84C-116 4-134-14-140-34z') +
  fill('#e0a468', 'M-140-34C-110-22-60-16 0-16H90C110-18 124-24 132-34L130-27C118-16 104-10 88-9H0C-60-9-112-16-137-27z') +
  fill('#fff6e4', 'M-50-30H70l-4 14H-46z') +
  fill(
    '#4a6a84',
    repeat(7, (i) => rect(-40 + i * 15, -27, 8, 7)),
  ) +
  fill('#d3323f', 'M126-36V-62L150-54 126-48z') +
  fill('#fff', sliver(-150, 9, 300, 5), 0.7);

/** The fluted minaret of Antalya and the old clock tower, above the harbour wall. */
const oldTown: Landmark = ({ ink }) => {
  const brick = ink.side('#ffb890', '#c8684c', '#84403f');
  const stone = ink.side('#ffeccc', '#dcb48c', '#94747a');
  const minaret =
    fills(stone, [rect(-24, -90, 48, 90)]) +
    fills(
      brick,
      range(5).map((i) => `M${-20 + i * 8}-90V-232q4-6 8 0V-90z`),
    ) +
    fills(stone, [poly(-22, -232, -28, -244, 28, -244, 22, -232), rect(-12, -292, 24, 50)]) +
    fill(ink.side('#b8c4cc', '#7c90a0', '#4a6078'), poly(-16, -292, 0, -330, 16, -292)) +
    fill('#5f4450', arch(0, -248, 9, 24)) +
    line('#f0c04a', 2, 'M0-330V-348');
  return `${minaret}<g transform="translate(130 0)">${fills(stone, [rect(-26, -150, 52, 150), crenels(-28, -150, 56, 5, 10)])}${fill('#fff8e4', 'M-13-118a13 13 0 1 0 26 0 13 13 0 1 0-26 0z')}${line('#5f4450', 2, 'M0-118V-128M0-118L7-114')}${fill('#5f4450', arch(0, -40, 14, 34))}</g>`;
};

/** The old harbour of Antalya below the Taurus mountains. */
export const antalya: Scene = {
  slug: 'antalya',
  layers: [
    sky(['#2f7fc0', '#8fc4e0', '#fbe4c4', '#ffcfa0'], 0.62),
    streaks({ from: 0.08, to: 0.38, count: 6, colour: '#fff', opacity: 0.6, seed: 524 }),
    mountains({
      y: 0.5,
      amp: 110,
      rough: 0.8,
      seed: 333,
      fill: ['#94a8cc', '#d0c8d0'],
      shade: '#7c94c4',
      peaks: [
        [0.1, 60],
        [0.3, 50],
      ],
    }),
    haze({ y: 0.6, height: 0.16, colour: '#ffeed8', opacity: 0.7 }),
    water({
      from: 0.6,
      colours: ['#d8f0e4', '#4fbcc8', '#1a90b0', '#126a94'],
      ripple: '#fff',
      rippleOpacity: 0.55,
      count: 80,
      seed: 327,
    }),
    glitter({ x: 0.18, from: 0.605, colour: '#fffbe4', width: [60, 150] }),
    place(
      gabledHouses(
        620,
        83,
        {
          walls: [
            ['#fff6e4', '#ecd4b8', '#b09490'],
            ['#ffe4c0', '#e8b88c', '#a87c70'],
            ['#ffd8c4', '#e8a088', '#a46c70'],
          ],
          tile: ['#f0a070', '#c4623f', '#80383a'],
          shutter: ['#8a5a3c', '#4a7a8c'],
          window: '#6a5060',
          glow: '#ffe6a0',
        },
        [40, 70],
      ),
      endSpot({ x: 0.82, y: 0.56, scale: 0.84, rtlX: 0.18 }),
    ),
    place(oldTown, endSpot({ x: 0.66, y: 0.56, scale: 0.86, rtlX: 0.2 })),
    cypresses({
      at: endAt(rows('0.6,0.57,84 0.95,0.57,100 0.91,0.57,74')),
      light: '#84a458',
      dark: '#34644c',
    }),
    land(
      (s) => s.ink.fade('#f0c898', '#b8805f', '#8a5c5c'),
      endAt<Point>(points('0.5,0.76 0.54,0.66 0.57,0.57 0.72,0.545 0.86,0.55 1.02,0.54 1.02,0.8 0.54,0.8')),
      false,
    ),
    flushEnd(
      ({ ink }) =>
        fill(
          '#7f5058',
          repeat(26, (i) =>
            poly(452 + i * 14, 470 - (i % 5) * 14, 462 + i * 14, 366 + (i % 4) * 16, 468 + i * 14, 472 - (i % 3) * 12),
          ),
          0.3,
        ) +
        fill(
          '#5f8a54',
          repeat(22, (i) => `M${460 + i * 17} ${350 + (i % 3) * 10}a11 9 0 1 1 22 0q-11 9-22 0z`),
        ) +
        fill(ink.fade('#f6dcb8', '#b89080'), 'M440 474L470 458H810V500H430z') +
        fill('#fff4dc', 'M470 458H810v5H462z'),
    ),
    shoreFoam({ y: 0.835, seed: 24, between: [0.68, 1] }),
    reflection({ x: fromEnd(0.8), from: 0.845, height: 60, width: 240, colour: '#f0c090', opacity: 0.4, seed: 128 }),
    scatter(
      sailboat({ hull: '#1f5f94', sail: '#fff', sailShade: '#d8e0e4' }),
      endSpots('0.62,0.86,0.8 0.72,0.87,0.9 0.83,0.865,0.8 0.93,0.875,0.9 0.12,0.66,0.4'),
    ),
    scatter(gulet, [endSpot({ x: 0.36, y: 0.85, scale: 0.95 })]),
    palms({
      at: endAt(rows('0.98,0.8,130,-12 0.56,0.795,96,10')),
      light: '#6fa858',
      dark: '#2a6a54',
      trunk: '#6a4438',
      trunkLight: '#b87f50',
      seed: 155,
    }),
    spray({ dense: 1, clear: 0.92, colour: '#0f4a70', count: 90, seed: 206, opacity: 0.3 }),
    bough({
      from: [-0.03, -0.02],
      to: [0.3, 0.1],
      sag: 16,
      wood: '#5a3a34',
      leaves: ['#3f7a4c', '#6aa058', '#ff9f3f', '#ffc46a'],
      count: 110,
      size: 22,
      seed: 272,
    }),
    birds({ x: 0.42, y: 0.34, count: 7, size: 13, colour: '#fff', seed: 496 }),
    grain(),
  ],
};
