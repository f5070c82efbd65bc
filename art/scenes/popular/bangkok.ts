import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { watArun } from '../../landmarks/asia/wat-arun.ts';
import { birds } from '../../life/birds.ts';
import { longtail } from '../../life/river-boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const shore = 0.78;

/** Dusk on the Chao Phraya, the temple's porcelain still lit. */
export const bangkok: Scene = {
  slug: 'bangkok',
  layers: [
    sky(['#2b2560', '#6b3f86', '#c55a86', '#ff8f6b', '#ffc772'], shore),
    sun({ x: { card: 0.2, hero: 0.3, share: 0.2 }, y: 0.62, r: 50, colour: '#fff0c0', glow: '#ffbf6b' }),
    streaks({ from: 0.08, to: 0.5, count: { card: 10, hero: 18, share: 14 }, colour: '#ff9f8a', opacity: 0.5, seed: 64 }),
    massing({
      y: shore,
      between: [-0.02, 1.02],
      tall: [26, 120],
      wide: [16, 36],
      colour: '#b4577c',
      light: '#e07f78',
      window: '#ffe0a0',
      windowOpacity: 0.5,
      seed: 51,
      mound: false,
    }),
    haze({ y: 0.72, height: 0.24, colour: '#ffb070', opacity: 0.6 }),
    crowns({
      at: {
        card: rows('0.06,0.79,74 0.14,0.79,56 0.24,0.79,70 0.93,0.79,82 0.99,0.79,60'),
        hero: rows('0.3,0.79,60 0.36,0.79,74 0.42,0.79,56 0.92,0.79,82 0.97,0.79,60 0.05,0.79,66'),
        share: rows('0.1,0.79,74 0.2,0.79,56 0.3,0.79,70 0.93,0.79,82'),
      },
      light: '#7a5a7a',
      dark: '#3d2c5c',
      seed: 9,
    }),
    place(
      watArun({
        stone: ['#fff0d0', '#d9a08a', '#7d4f78'],
        jewel: '#2f8f8a',
        jewelTwo: '#c2435f',
        window: '#452a58',
        glow: '#ffd36b',
        gold: '#ffd36b',
        roof: ['#ff9f5a', '#c2503f', '#6d2c4f'],
      }),
      { x: { card: 0.6, hero: 0.7, share: 0.66 }, y: shore, scale: { card: 0.93, hero: 0.95, share: 0.94 } },
    ),
    water({
      from: shore,
      colours: ['#ff9f6e', '#b9527f', '#54357a', '#221f52'],
      ripple: '#ffc79a',
      rippleOpacity: 0.42,
      seed: 37,
    }),
    glitter({ x: { card: 0.2, hero: 0.3, share: 0.2 }, from: shore, colour: '#ffe3a0', width: [80, 170] }),
    reflection({
      x: { card: 0.6, hero: 0.7, share: 0.66 },
      from: shore + 0.01,
      height: 120,
      width: 170,
      colour: '#ffd0a0',
      opacity: 0.38,
      seed: 8,
    }),
    scatter(
      longtail({
        hull: '#3a1f3f',
        hullLight: '#b5563f',
        awning: '#ffb23f',
        awningShade: '#d1653f',
        ribbon: ['#ff4f7a', '#ffe36b'],
      }),
      [{ x: { card: 0.4, hero: 0.5, share: 0.44 }, y: 0.9, scale: { card: 0.9, hero: 0.95, share: 0.92 } }],
    ),
    bough({
      from: { card: [-0.02, -0.02], hero: [-0.01, -0.03], share: [-0.02, -0.02] },
      to: { card: [0.3, 0.06], hero: [0.16, 0.06], share: [0.24, 0.06] },
      sag: 16,
      wood: '#2b1f3f',
      leaves: ['#2f2458', '#402d6a', '#ffb0a8', '#fff0d8'],
      count: 80,
      size: 24,
      seed: 22,
    }),
    birds({ x: { card: 0.34, hero: 0.48, share: 0.38 }, y: 0.4, count: 7, size: 12, colour: '#fff0d8', seed: 56 }),
    grain(),
  ],
};
