import { fill, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { rect, rows } from '../../engine/paths.ts';
import { endSpot, place, type Scene, spots } from '../../engine/stage.ts';
import { domedMosque, kalyanMinaret } from '../../landmarks/asia/kalyan.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { grain, spray } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';

const tiles = {
  brick: ['#ffdc9c', '#d89a5c', '#8f5848'],
  dome: ['#9cf0e0', '#2fb4b0', '#14768c'],
  blue: '#1f5a9c',
  turquoise: '#2fa8ac',
  white: '#fff6e0',
  niche: ['#4a3450', '#d08a58'],
  gold: '#ffd766',
  tiger: '#f08a34',
} as const;

/** Evening in Bukhara: the Kalyan minaret and its mosque. */
export const bukhara: Scene = {
  slug: 'bukhara',
  layers: [
    sky(['#2f4f94', '#8a7cb0', '#f0a890', '#ffc884'], 0.82),
    sun({ x: 0.2, y: 0.56, r: 52, colour: '#fff4d0', glow: '#ffd48a' }),
    streaks({ from: 0.1, to: 0.46, count: 8, colour: '#ffd0b8', opacity: 0.5, seed: 394 }),
    massing({
      y: 0.87,
      between: [-0.02, 1.02],
      tall: [30, 80],
      wide: [30, 60],
      colour: '#c4866c',
      light: '#f0b88a',
      window: '#7a4450',
      windowOpacity: 0.5,
      seed: 211,
      mound: false,
    }),
    haze({ y: 0.8, height: 0.2, colour: '#ffcf98', opacity: 0.6 }),
    place(domedMosque(tiles, rows('40,-160,76 -170,-88,30')), endSpot({ x: 0.66, y: 0.88, scale: 0.98, rtlX: 0.62 })),
    place(kalyanMinaret(tiles), endSpot({ x: 0.38, y: 0.89, scale: 0.98, rtlX: 0.3 })),
    crowns({
      at: rows('0.1,0.9,120 0.2,0.9,84 0.95,0.9,110'),
      light: '#b8b05c',
      dark: '#6a7448',
      seed: 99,
    }),
    {
      draw: ({ w, h, ink }) =>
        fill(ink.fade('#f0c088', '#a8684c'), rect(0, h * 0.885, w, h * 0.12)) +
        line(
          '#7a4440',
          1.3,
          `${repeat(23, (i) => `M${numbers(w * (0.5 + (i - 11) * 0.05), h * 0.885)}L${numbers(w * (0.5 + (i - 11) * 0.13), h)}`)}M0 ${numbers(h * 0.92)}H${w}M0 ${numbers(h * 0.96)}H${w}`,
          0.3,
        ) +
        fill(ink.across([0, '#fff0c8', 0.55], [0.7, '#fff0c8', 0]), rect(0, h * 0.885, w, h * 0.12)),
    },
    scatter(walker('#1f5f94', '#e0b08a'), spots('0.22,0.95,0.9 0.56,0.925,0.7')),
    scatter(walker('#a8284a', '#fff3dc'), spots('0.26,0.955,0.86 0.84,0.94,0.8')),
    spray({ dense: 1, clear: 0.9, colour: '#6a3a38', count: 120, seed: 146, opacity: 0.4 }),
    birds({ x: 0.58, y: 0.24, count: 10, size: 11, colour: '#4a3050', spread: 150, seed: 366 }),
    grain(),
  ],
};
