import { brush } from '../../engine/ink.ts';
import { numbers, randomFrom, repeat } from '../../engine/numbers.ts';
import { rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { spasskayaTower } from '../../landmarks/russia/spasskaya-tower.ts';
import { stBasil } from '../../landmarks/russia/st-basil.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, moon, sky, stars } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { firs } from '../../nature/trees.ts';

/** Snow in three sizes, the near flakes fewer and larger. */
const snowfall: Layer = {
  draw: ({ w, h, u }) => {
    const random = randomFrom(50);
    const flakes = (count: number) =>
      repeat(Math.round(count * (w / h / 1.33)), () => `M${numbers(Math.round(random() * w), Math.round(random() * h))}h0`);
    return (
      brush('#fff', 2 * u, flakes(130), 0.7) + brush('#fff', 3.6 * u, flakes(50), 0.85) + brush('#fff', 6.5 * u, flakes(14), 0.8)
    );
  },
};

/** Blue evening on Red Square, the first snow falling. */
export const moscow: Scene = {
  slug: 'moscow',
  layers: [
    sky(['#13224f', '#2f4f8a', '#7f8fc0', '#f0b8b4', '#ffd8bc'], 0.84),
    stars({ count: 40, to: 0.34, seed: 52 }),
    moon({ x: { card: 0.14, hero: 0.26, share: 0.16 }, y: 0.18, r: 24, colour: '#fff8e4', glow: '#d8e0ff' }),
    streaks({ from: 0.3, to: 0.56, count: { card: 6, hero: 12, share: 9 }, colour: '#dcb8c8', opacity: 0.45, seed: 204 }),
    massing({
      y: 0.84,
      between: [-0.02, 1.02],
      tall: [50, 120],
      wide: [22, 46],
      colour: '#7a86b4',
      light: '#b4a8c4',
      window: '#ffe0a0',
      windowOpacity: 0.7,
      seed: 121,
      mound: false,
    }),
    haze({ y: 0.76, height: 0.22, colour: '#ffdcd0', opacity: 0.55 }),
    place(
      spasskayaTower({
        brick: ['#e88a6a', '#a83f40', '#5f2440'],
        white: '#fff0e4',
        roof: ['#8fd0a0', '#2f8068', '#1a5450'],
        gold: '#ffd66a',
        window: '#3a1f3a',
        snow: '#fff',
      }),
      {
        x: { card: 0.17, hero: 0.47, share: 0.3 },
        y: 0.86,
        scale: { card: 0.82, hero: 0.9, share: 0.86 },
        rtlX: { card: 0.85, hero: 0.52, share: 0.7 },
      },
    ),
    place(
      stBasil({
        brick: ['#f09a78', '#b8463f', '#6d2842'],
        white: '#fff4e8',
        window: '#40203c',
        glow: '#ffdf8a',
        gold: ['#fff0a8', '#f0b83a', '#a8742a'],
        snow: '#fff',
      }),
      { x: { card: 0.63, hero: 0.73, share: 0.68 }, y: 0.88, scale: { card: 1.08, hero: 1.12, share: 1.1 } },
    ),
    hills({ y: 0.89, amp: 12, rough: 0.1, seed: 71, fill: ['#f6f6fc', '#b8c4e4'] }),
    scatter(walker('#2f3a6a', '#e0b494'), [
      { x: { card: 0.24, hero: 0.5, share: 0.34 }, y: 0.93, scale: 0.7 },
      { x: { card: 0.27, hero: 0.515, share: 0.36 }, y: 0.932, scale: 0.62 },
    ]),
    hills({ y: 0.97, amp: 14, rough: 0.1, seed: 81, fill: ['#fff', '#a4b4dc'] }),
    firs({
      at: {
        card: rows('0.02,1.02,190 0.1,1.03,120 0.97,1.02,170'),
        hero: rows('0.02,1.02,190 0.06,1.03,120 0.97,1.02,190 0.93,1.03,120'),
        share: rows('0.02,1.02,190 0.08,1.03,120 0.97,1.02,180'),
      },
      light: '#4a7a8a',
      dark: '#1f4560',
      snow: '#fff',
    }),
    spray({ dense: 1, clear: 0.9, colour: '#7a8cc0', count: 120, seed: 26, opacity: 0.4 }),
    birds({ x: { card: 0.38, hero: 0.52, share: 0.44 }, y: 0.34, count: 6, size: 11, colour: '#2a3560', seed: 206 }),
    snowfall,
    grain(0.7),
  ],
};
