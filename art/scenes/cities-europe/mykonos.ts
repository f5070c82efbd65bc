import { group } from '../../engine/ink.ts';
import { type Point, points, rows } from '../../engine/paths.ts';
import { endAt, endSpot, flushEnd, place, type Scene, spots } from '../../engine/stage.ts';
import { whiteTown } from '../../landmarks/europe/white-town.ts';
import { windmill } from '../../landmarks/europe/windmill.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { sky } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { glitter, shoreFoam, water } from '../../nature/water.ts';

const mill = {
  wall: ['#fff', '#f0e4dc', '#a8a4c0'],
  thatch: ['#e8c088', '#b8845c', '#7a5450'],
  spar: '#6a4a48',
  door: '#2f6fb0',
  sail: '#fffaf0',
} as const;

/** The windmills of Mykonos above the harbour, the meltemi blowing. */
export const mykonos: Scene = {
  slug: 'mykonos',
  layers: [
    sky(['#1f7fc4', '#6fbce0', '#c8ecec', '#f6f4dc'], 0.62),
    streaks({ from: 0.1, to: 0.36, count: 6, colour: '#fff', opacity: 0.65, seed: 384 }),
    cumulus({ at: [[0.3, 0.5, 200]], light: '#fff', body: '#f4faf8', shade: '#a8d4e4', seed: 131 }),
    mountains({ y: 0.6, amp: 40, rough: 0.6, seed: 252, fill: ['#94b8d4', '#c0d8e0'], shade: '#7fa4c8', to: 0.66 }),
    water({
      from: 0.63,
      colours: ['#c4f0ec', '#3fb4d0', '#1a80b4', '#11608f'],
      ripple: '#fff',
      rippleOpacity: 0.6,
      count: 80,
      seed: 207,
    }),
    glitter({ x: 0.16, from: 0.64, colour: '#fff', width: [60, 150] }),
    scatter(
      sailboat({ hull: '#1f4f94', sail: '#fff', sailShade: '#d8e4ec' }),
      spots('0.12,0.74,0.8 0.34,0.69,0.45 0.26,0.9,1.2'),
    ),
    land(
      (s) => s.ink.fade('#d8b48c', '#a8785f'),
      endAt<Point>(points('0.34,0.86 0.46,0.74 0.54,0.62 0.66,0.58 0.84,0.56 1.02,0.55 1.02,1.02 0.42,1.02')),
    ),
    ...rows('0.56,0.6,0.72,0.1 0.69,0.585,0.86,0.35 0.84,0.575,1,0.2').map(([x, y, scale, turn]) =>
      place(windmill(mill, turn ?? 0), endSpot({ x: x ?? 0, y: y ?? 0, scale: scale ?? 1 })),
    ),
    flushEnd(({ ink }) =>
      group(
        'translate(812 362)scale(.94)',
        whiteTown(
          ink,
          {
            wall: ['#fff', '#f0e6e0', '#aaa6c4'],
            dome: ['#f09a84', '#c9523f', '#8f3034'],
            door: '#2f74b8',
            glow: '#ffe9b0',
            bloom: '#e0457f',
            step: '#e8e0e4',
          },
          6,
          31,
        ),
      ),
    ),
    shoreFoam({ y: 0.985, seed: 15, between: [0.3, 0.66] }),
    spray({ dense: 1, clear: 0.9, between: [0.4, 1], colour: '#4a4a74', count: 80, seed: 136, opacity: 0.3 }),
    bough({
      from: [1.03, -0.02],
      to: [0.74, 0.1],
      sag: 24,
      wood: '#6a3a44',
      leaves: ['#d3326a', '#f0568a', '#ff8fb0', '#3f8a5c'],
      count: 120,
      size: 20,
      seed: 182,
    }),
    birds({ x: 0.4, y: 0.3, count: 7, size: 14, colour: '#fff', seed: 356 }),
    grain(0.8),
  ],
};
