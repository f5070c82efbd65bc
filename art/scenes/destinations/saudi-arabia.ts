import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { butte, elephantRock } from '../../landmarks/gulf/elephant-rock.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { camel } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { grasses } from '../../nature/foreground.ts';
import { haze, sky, stars, sun } from '../../nature/sky.ts';
import { dunes, hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';

const far = { light: '#f2b894', body: '#c98a86', foot: '#e8b094', shade: '#9a6a80', crack: '#8a5a74' };
const mid = { light: '#f6a56a', body: '#c2664a', foot: '#dd9060', shade: '#8a3f4a', crack: '#6f3040' };
const near = { light: '#ffb878', body: '#d0693a', foot: '#b5502f', shade: '#7a2f36', crack: '#5f2430' };

/** First light on Elephant Rock near AlUla. */
export const saudiArabia: Scene = {
  slug: 'saudi-arabia',
  layers: [
    sky(['#1d3f6e', '#4f7396', '#c9a3a0', '#ffc08f', '#ffdfae'], 0.82),
    stars({ count: 40, to: 0.28, seed: 32 }),
    sun({ x: { card: 0.16, hero: 0.28, share: 0.18 }, y: 0.58, r: 46, colour: '#fff6dc', glow: '#ffd9a0' }),
    streaks({ from: 0.14, to: 0.46, count: { card: 7, hero: 14, share: 10 }, colour: '#ffd0b0', opacity: 0.5, seed: 144 }),
    place(butte(230, 130, 3, far), { x: { card: 0.3, hero: 0.44, share: 0.36 }, y: 0.73, scale: 1 }),
    place(butte(170, 100, 9, far), { x: { card: 0.02, hero: 0.12, share: 0.06 }, y: 0.73, scale: 1 }),
    haze({ y: 0.7, height: 0.2, colour: '#ffd9b0', opacity: 0.6 }),
    place(butte(260, 200, 14, mid), {
      x: { card: 0.97, hero: 0.95, share: 0.96 },
      y: 0.76,
      scale: { card: 1.05, hero: 1.1, share: 1.05 },
    }),
    place(butte(130, 84, 6, mid), { x: { card: 0.13, hero: 0.3, share: 0.2 }, y: 0.755, scale: 1 }),
    hills({ y: 0.76, amp: 22, rough: 0.1, seed: 41, fill: ['#f0ae74', '#d98650'], rim: '#ffe2b0' }),
    crowns({
      at: {
        card: rows('0.3,0.79,60 0.25,0.785,42'),
        hero: rows('0.4,0.79,64 0.37,0.785,44'),
        share: rows('0.36,0.79,60 0.32,0.785,42'),
      },
      light: '#8a9a5c',
      dark: '#4f5f4a',
      trunk: '#5a3a34',
      seed: 19,
    }),
    place(elephantRock(near), {
      x: { card: 0.62, hero: 0.69, share: 0.65 },
      y: 0.83,
      scale: { card: 0.92, hero: 1.04, share: 0.98 },
    }),
    dunes({
      at: {
        card: rows('0.8,0.8,0.8,0.12 0.2,0.84,0.7,0.1 0.66,0.9,1,0.14'),
        hero: rows('0.8,0.8,1,0.12 0.28,0.84,0.9,0.1 0.6,0.9,1.4,0.14'),
        share: rows('0.8,0.8,0.9,0.12 0.22,0.84,0.8,0.1 0.62,0.9,1.2,0.14'),
      },
      light: '#ffc284',
      foot: '#e08f54',
      shade: '#a84f3f',
      ripples: '#ffe2b8',
    }),
    scatter(camel({ coat: '#4a2430', shade: '#381a28', robe: '#fff3e0', saddle: '#2f7f86' }), [
      { x: { card: 0.24, hero: 0.4, share: 0.32 }, y: 0.88, scale: 0.52 },
      { x: { card: 0.33, hero: 0.445, share: 0.38 }, y: 0.885, scale: 0.52 },
    ]),
    spray({ dense: 1, clear: 0.84, colour: '#7a3038', count: 240, seed: 6, opacity: 0.4 }),
    grasses({ between: [0.74, 1], y: 1.02, colour: '#6f4a3a', tall: 60, count: 44, seed: 28 }),
    birds({ x: { card: 0.4, hero: 0.5, share: 0.44 }, y: 0.34, count: 5, size: 13, colour: '#fff0e0', seed: 146 }),
    grain(),
  ],
};
