import { massing } from '../engine/city.ts';
import { crowns } from '../engine/flora.ts';
import { birds } from '../engine/life.ts';
import { cumulus, flight, haze, sky, streaks, sun } from '../engine/sky.ts';
import { place, type Scene } from '../engine/stage.ts';
import { hills } from '../engine/terrain.ts';
import { grain } from '../engine/texture.ts';
import { eiffelTower } from '../landmarks/eiffel-tower.ts';
import { haussmannRoofs } from '../landmarks/haussmann.ts';

const roofs = {
  zinc: ['#c5d3e4', '#8299b8', '#536a8e'],
  wall: ['#fff0dc', '#f1d3b8', '#c796a0'],
  window: '#5a5f86',
  glow: '#ffd98a',
  pot: '#c25a43',
  iron: '#343a5c',
} as const;

/** Morning over zinc roofs. */
export const paris: Scene = {
  slug: 'paris',
  crops: ['card', 'hero', 'share'],
  layers: [
    sky(['#6f8fc4', '#a9b6dc', '#e8c4cf', '#fbd9c0', '#fff0d6'], 0.72),
    sun({ x: { card: 0.22, hero: 0.3, share: 0.22 }, y: 0.5, r: 44, colour: '#fffdf0', glow: '#ffe9c4' }),
    streaks({ from: 0.08, to: 0.5, count: { card: 9, hero: 16, share: 12 }, colour: '#fff', opacity: 0.5, seed: 14 }),
    cumulus({
      at: {
        card: [
          [0.16, 0.26, 210],
          [0.93, 0.34, 170],
        ],
        hero: [
          [0.12, 0.28, 260],
          [0.9, 0.3, 240],
        ],
        share: [
          [0.16, 0.26, 230],
          [0.92, 0.32, 200],
        ],
      },
      light: '#fff',
      body: '#fbe3e0',
      shade: '#c9b4d0',
      seed: 31,
      opacity: 0.9,
    }),
    flight({ x: { card: 0.36, hero: 0.44, share: 0.4 }, y: 0.12 }),
    hills({ y: 0.62, amp: 20, rough: 0.1, seed: 3, fill: ['#b7b3d3', '#cdbfd6'] }),
    massing({
      y: 0.72,
      between: [-0.02, 1.02],
      tall: [28, 56],
      wide: [14, 40],
      colour: '#b3a2c0',
      light: '#dcc3cc',
      seed: 9,
      roofs: 'mixed',
      mound: false,
    }),
    haze({ y: 0.68, height: 0.22, colour: '#fde4d2', opacity: 0.7 }),
    place(eiffelTower({ light: '#e9b98a', body: '#9c6650', shade: '#6a4558', lattice: '#c08f7a' }), {
      card: { x: 0.6, y: 0.77, scale: 0.92 },
      hero: { x: 0.7, y: 0.78, scale: 0.94 },
      share: { x: 0.66, y: 0.78, scale: 0.92 },
    }),
    crowns({
      at: {
        card: [
          [0.36, 0.8, 66],
          [0.44, 0.8, 52],
          [0.74, 0.8, 62],
          [0.82, 0.8, 70],
        ],
        hero: [
          [0.52, 0.8, 70],
          [0.57, 0.8, 52],
          [0.8, 0.8, 62],
          [0.86, 0.8, 70],
        ],
        share: [
          [0.44, 0.8, 66],
          [0.5, 0.8, 52],
          [0.8, 0.8, 62],
          [0.87, 0.8, 70],
        ],
      },
      light: '#9fb97c',
      dark: '#4f7a68',
      seed: 4,
    }),
    place(haussmannRoofs(1900, 23, roofs, 0.12), {
      card: { x: 0.5, y: 1.02, scale: 0.7 },
      hero: { x: 0.5, y: 1.02, scale: 0.66 },
      share: { x: 0.5, y: 1.02, scale: 0.68 },
    }),
    birds({ x: { card: 0.34, hero: 0.5, share: 0.4 }, y: 0.44, count: 6, size: 12, colour: '#4a4a70', seed: 16 }),
    grain(),
  ],
};
