import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { burjKhalifa } from '../../landmarks/gulf/burj-khalifa.ts';
import { sailTower } from '../../landmarks/gulf/sail-tower.ts';
import { flight } from '../../life/aloft.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { camel } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { dunes, hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';

const train = (x: number, y: number, gap: number) =>
  [0, 1, 2, 3].map((i) => ({ x: x + i * gap, y: y + i * i * 0.006, scale: 0.62 }));

/** Sunrise: the city stands out of the haze behind the first dunes. */
export const dubai: Scene = {
  slug: 'dubai',
  layers: [
    sky(['#1f6f86', '#5fa8a8', '#f3cfa0', '#ffb47a', '#ff9166'], 0.78),
    sun({ x: { card: 0.22, hero: 0.32, share: 0.22 }, y: 0.53, r: 58, colour: '#fff6d8', glow: '#ffd591' }),
    streaks({ from: 0.1, to: 0.44, count: { card: 8, hero: 14, share: 11 }, colour: '#fff0d0', opacity: 0.5, seed: 44 }),
    flight({ x: { card: 0.36, hero: 0.44, share: 0.4 }, y: 0.15 }),
    place(sailTower({ white: '#fff3e0', body: '#e7b79c', shade: '#a5788c', line: '#8c6a86' }), {
      x: { card: 0.07, hero: 0.47, share: 0.34 },
      y: 0.71,
      scale: { card: 0.62, hero: 0.6, share: 0.6 },
      rtlX: { card: 0.92, hero: 0.53, share: 0.66 },
    }),
    place(
      burjKhalifa({
        glass: ['#ffe3b8', '#6f8fa6', '#3a5577'],
        far: ['#f3bd9b', '#b98f9c', '#94758f'],
        line: '#fff1d6',
        lamp: '#fff0b8',
      }),
      { x: { card: 0.62, hero: 0.7, share: 0.67 }, y: 0.73, scale: { card: 0.77, hero: 0.78, share: 0.77 } },
    ),
    haze({ y: 0.7, height: 0.26, colour: '#ffc08c', opacity: 0.85 }),
    hills({ y: 0.73, amp: 16, rough: 0.1, seed: 6, fill: ['#e98f5c', '#d1683f'] }),
    dunes({
      at: {
        card: rows('0.86,0.7,0.7,0.14 0.14,0.74,0.6,0.12 0.62,0.82,0.9,0.2 0.06,0.9,0.7,0.16'),
        hero: rows('0.88,0.7,0.9,0.14 0.3,0.74,0.8,0.12 0.06,0.76,0.7,0.14 0.66,0.82,1.2,0.2 0.2,0.9,1,0.16'),
        share: rows('0.86,0.7,0.8,0.14 0.14,0.74,0.7,0.12 0.62,0.82,1.1,0.2 0.08,0.9,0.8,0.16'),
      },
      light: '#ffb877',
      foot: '#e07b48',
      shade: '#9c3f45',
      ripples: '#ffd9a0',
    }),
    scatter(camel({ coat: '#5b2738', shade: '#43192e', robe: '#fff1dc', saddle: '#c2324a' }), {
      card: train(0.3, 0.845, 0.105),
      hero: train(0.46, 0.835, 0.052),
      share: train(0.36, 0.84, 0.075),
    }),
    spray({ dense: 1, clear: 0.82, colour: '#7a2f3d', count: 240, seed: 3, opacity: 0.4 }),
    birds({ x: { card: 0.36, hero: 0.5, share: 0.4 }, y: 0.36, count: 5, size: 12, colour: '#2f4a5c', seed: 36 }),
    grain(),
  ],
};
