import { brush, fill, group } from '../../../engine/ink.ts';
import { numbers } from '../../../engine/numbers.ts';
import { ellipse, rows } from '../../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../../engine/stage.ts';
import { bellTent } from '../../../landmarks/stays/bell-tent.ts';
import { scatter } from '../../../life/shape.ts';
import { camel } from '../../../life/travellers.ts';
import { streaks } from '../../../nature/clouds.ts';
import { haze, moon, sky, stars } from '../../../nature/sky.ts';
import { dunes, hills } from '../../../nature/terrain.ts';
import { grain, spray } from '../../../nature/texture.ts';
import { crowns } from '../../../nature/trees.ts';

const tent = bellTent({
  canvas: ['#ffe8c8', '#d8a894', '#7f5f86'],
  inside: '#e08a4a',
  glow: '#ffdf8a',
  rug: '#a8284a',
  pole: '#3f2a4a',
});

/** A fire between the tents, cushions round it. */
const fire: Layer = {
  draw: (stage) => {
    const [x, y] = stage.by<readonly [number, number]>({ card: [0.36, 0.9], hero: [0.52, 0.9], share: [0.42, 0.9] });
    return group(
      `translate(${numbers(x * stage.w, y * stage.h)})scale(${numbers(stage.u)})`,
      fill(stage.ink.radial([0, '#ffcf7a', 0.75], [0.4, '#ff9f5a', 0.3], [1, '#ff9f5a', 0]), ellipse(0, 0, 190, 90)) +
        fill('#3a2038', ellipse(0, 5, 34, 8)) +
        brush('#5a2f34', 6, 'M-22 4L16-6M22 4L-16-6') +
        fill('#ff8a3f', 'M-17 0C-24-24-8-30-8-50 6-40 4-30 10-26 14-34 12-38 14-42 24-28 22-12 16 0z') +
        fill('#ffe08a', 'M-9 0C-12-14-3-18-3-30 5-22 9-12 8 0z') +
        brush('#ffdf8a', 2.4, 'M-16-62h0M10-72h0M-4-90h0M20-58h0M4-108h0') +
        fill('#a8284a', 'M-94 2q4-14 22-14h14q8 0 8 14zM50 4q2-14 10-14h16q16 0 20 14z') +
        fill('#e0a84a', 'M-90-2h36v4h-36zM54 0h38v4H54z') +
        fill('#2f6f80', 'M-70 22q4-14 20-14h16q10 0 10 14z'),
    );
  },
};

/** Tents in the dunes under the stars. */
export const hotelDesert: Scene = {
  slug: 'hotel-desert',
  layers: [
    sky(['#0f1a48', '#27337a', '#6a4f94', '#d07f8a', '#ffbf8f'], 0.74),
    stars({ count: 150, to: 0.6, seed: 92 }),
    moon({ x: { card: 0.2, hero: 0.3, share: 0.22 }, y: 0.24, r: 26, colour: '#fff8e0', glow: '#d8d8ff' }),
    streaks({ from: 0.42, to: 0.6, count: { card: 6, hero: 12, share: 9 }, colour: '#f0a09a', opacity: 0.4, seed: 314 }),
    hills({ y: 0.68, amp: 40, rough: 0.15, seed: 111, fill: ['#8f5f8a', '#c47f80'] }),
    haze({ y: 0.7, height: 0.2, colour: '#ffb490', opacity: 0.5 }),
    dunes({
      at: {
        card: rows('0.82,0.62,0.7,0.16 0.3,0.68,0.7,0.14'),
        hero: rows('0.84,0.6,0.9,0.18 0.4,0.68,0.9,0.13'),
        share: rows('0.82,0.61,0.8,0.17 0.34,0.68,0.8,0.14'),
      },
      light: '#e8a484',
      foot: '#c47a74',
      shade: '#6d3f70',
    }),
    crowns({
      at: {
        card: [[0.9, 0.8, 90]],
        hero: rows('0.9,0.8,96 0.94,0.81,70'),
        share: [[0.91, 0.8, 90]],
      },
      light: '#7a7a7c',
      dark: '#3f4468',
      trunk: '#3a2848',
      seed: 69,
    }),
    place(tent, { x: 0.84, y: 0.79, scale: { card: 0.66, hero: 0.7, share: 0.68 } }),
    place(tent, { x: { card: 0.5, hero: 0.6, share: 0.54 }, y: 0.8, scale: { card: 0.72, hero: 0.76, share: 0.74 } }),
    dunes({
      at: {
        card: rows('0.16,0.78,0.7,0.1 0.74,0.83,0.9,0.12'),
        hero: rows('0.3,0.78,0.9,0.1 0.74,0.83,1.2,0.12'),
        share: rows('0.2,0.78,0.8,0.1 0.74,0.83,1,0.12'),
      },
      light: '#f0b088',
      foot: '#c87f70',
      shade: '#74406c',
    }),
    place(tent, { x: { card: 0.68, hero: 0.72, share: 0.7 }, y: 0.9, scale: { card: 1.16, hero: 1.2, share: 1.18 } }),
    scatter(camel({ coat: '#4a2a50', shade: '#38204a', robe: '#4a2a50', saddle: '#c2404f' }), [
      { x: { card: 0.13, hero: 0.34, share: 0.18 }, y: 0.87, scale: 0.7 },
      { x: { card: 0.23, hero: 0.39, share: 0.25 }, y: 0.865, scale: 0.62 },
    ]),
    fire,
    spray({ dense: 1, clear: 0.84, colour: '#4a2a58', count: 240, seed: 86, opacity: 0.4 }),
    grain(0.9),
  ],
};
