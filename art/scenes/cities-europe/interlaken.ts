import { brush, fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, points, rect, rows, sliver } from '../../engine/paths.ts';
import { endSpot, place, type Scene, spots } from '../../engine/stage.ts';
import { alpineVillage } from '../../landmarks/europe/matterhorn.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough, grasses } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, hills, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { firs } from '../../nature/trees.ts';
import { glitter, water } from '../../nature/water.ts';

/** A paraglider under a striped wing. */
const glider = () =>
  fill('#d3323f', 'M-64-58C-44-90 44-90 64-58 44-70-44-70-64-58z') +
  fill('#fff', 'M-34-78C-24-82-14-84-8-84L-6-69C-16-69-26-68-36-66zM12-84C22-83 30-81 38-77L42-65C32-68 20-69 10-69z') +
  line('#4a4a68', 0.9, 'M-60-58L0 0M-30-68L0 0M0-69L0 0M30-68L0 0M60-58L0 0', 0.7) +
  fill('#1f3f6a', 'M-7 0C-8-10-4-14 0-14S8-10 7 0L12 10H-4z') +
  fill('#e8b08a', circle(0, -17, 4.6)) +
  brush('#1f3f6a', 4, 'M4 8L16 14');

/** A paddle steamer of the lake. */
const steamer = () =>
  fill('#fffaf0', 'M-120-14H118L108 6H-108C-114 2-118-6-120-14z') +
  fill('#1f3f6a', 'M-116-2H112l-4 8H-108z') +
  fill('#fffaf0', 'M-92-30H96v14H-92zM-66-46H70v14H-66z') +
  fill('#5a7a94', repeat(15, (i) => rect(-86 + i * 12, -28, 8, 9)) + repeat(10, (i) => rect(-60 + i * 13, -44, 9, 9))) +
  fills('#c2303f', ['M-4-46L-2-90H14L16-46z']) +
  fill('#20222e', 'M-3-90H15v-8H-3z') +
  fill('#fff', 'M8-100c12-16 30-10 40-24s36-4 50-14c-8 18-26 16-36 26s-32 6-54 12z', 0.6) +
  fill('#e8d4b4', 'M-26-34a22 22 0 0 1 44 0v24H-26z') +
  line('#8a5a3f', 2, 'M-4-56V-10M-26-34H18M-20-50L12-18M12-50L-20-18', 0.7) +
  line('#6a4a3f', 1.6, 'M-98-30V-66M96-30V-62') +
  fill('#d3323f', 'M-98-66h16v11h-16z') +
  fill('#fff', sliver(-150, 8, 310, 5), 0.75);

/** The Jungfrau above the lake at Interlaken, someone flying over it. */
export const interlaken: Scene = {
  slug: 'interlaken',
  layers: [
    sky(['#1a5fa8', '#5aa4d8', '#b8dcec', '#f4f0dc'], 0.62),
    streaks({ from: 0.1, to: 0.34, count: 6, colour: '#fff', opacity: 0.65, seed: 454 }),
    mountains({
      y: 0.46,
      amp: 130,
      rough: 0.85,
      seed: 295,
      fill: ['#fff', '#a8c4e4'],
      shade: '#7fa0d0',
      shadeOpacity: 0.7,
      peaks: points('0.44,60 0.62,110 0.8,90'),
    }),
    mountains({
      y: 0.58,
      amp: 90,
      rough: 0.8,
      seed: 305,
      fill: ['#6f94b8', '#a8c4d0'],
      shade: '#547ca8',
      peaks: [
        [0.06, 90],
        [0.98, 120],
      ],
    }),
    haze({ y: 0.64, height: 0.16, colour: '#eef6f0', opacity: 0.75 }),
    forest({ y: 0.66, amp: 40, rough: 0.2, seed: 158, fill: ['#4f8a7c', '#5f9a84'], size: 16, rim: '#8fc0a0', tilt: 40 }),
    water({
      from: 0.68,
      colours: ['#c4ecec', '#48b4c4', '#1f86a8', '#136490'],
      ripple: '#fff',
      rippleOpacity: 0.55,
      count: 60,
      seed: 267,
    }),
    glitter({ x: 0.14, from: 0.685, colour: '#fff', width: [50, 110], opacity: 0.7 }),
    scatter(steamer, [{ x: 0.36, y: 0.765, scale: 0.72 }]),
    hills({ y: 0.83, amp: 30, rough: 0.1, seed: 201, tilt: 70, fill: ['#a8c85a', '#5a9a4c'], rim: '#fff8a8' }),
    place(
      alpineVillage({
        wood: ['#c98a52', '#8f5536', '#5c3430'],
        roof: '#4a3438',
        stone: '#f0e6d4',
        window: '#3f3038',
        glow: '#ffdf8a',
        flower: '#d3324a',
        white: ['#fff', '#e4e4ec', '#9fb0c8'],
        spire: '#b5483a',
      }),
      endSpot({ x: 0.68, y: 0.84, scale: 0.86 }),
    ),
    hills({ y: 0.92, amp: 24, rough: 0.1, seed: 211, tilt: 20, fill: ['#7fb450', '#38784a'], rim: '#f6f4a0' }),
    spray({ dense: 1, clear: 0.9, colour: '#fff4a8', count: 110, size: 3.4, opacity: 0.85, seed: 156 }),
    spray({ dense: 1, clear: 0.91, colour: '#ff9ac0', count: 60, size: 4, opacity: 0.85, seed: 166 }),
    firs({
      at: rows('0.04,1.03,240 0.12,1.04,150 0.96,1.03,260 0.88,1.04,150'),
      light: '#4f8a6a',
      dark: '#17433c',
    }),
    scatter(glider, spots('0.3,0.42,1.15 0.82,0.24,0.4')),
    grasses({ between: [0, 1], y: 1.02, colour: '#1f5a3c', tall: 34, count: 80, seed: 58 }),
    bough({
      from: [1.03, -0.02],
      to: [0.8, 0.08],
      sag: 10,
      wood: '#3a3a30',
      leaves: ['#1f5a44', '#38785a', '#6aa06a'],
      count: 70,
      size: 22,
      seed: 222,
    }),
    birds({ x: 0.48, y: 0.2, count: 4, size: 12, colour: '#1f3f6a', seed: 426 }),
    grain(0.8),
  ],
};
