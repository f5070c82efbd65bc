import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { eiffelTower } from '../../landmarks/europe/eiffel-tower.ts';
import { haussmannRoofs } from '../../landmarks/europe/haussmann.ts';
import { birds } from '../../life/birds.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, hills } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';

const roofs = {
  zinc: ['#b8c8e0', '#6d86b0', '#42588a'],
  wall: ['#fbe6d0', '#e4b8a4', '#a87c94'],
  window: '#4a4f7c',
  glow: '#ffdf94',
  pot: '#d0644a',
  iron: '#2f3560',
} as const;

/** Morning over zinc roofs. */
export const paris: Scene = {
  slug: 'paris',
  layers: [
    sky(['#6f8fc4', '#a9b6dc', '#e8c4cf', '#fbd9c0', '#fff0d6'], 0.72),
    streaks({ from: 0.08, to: 0.5, count: { card: 9, hero: 16, share: 12 }, colour: '#fff', opacity: 0.5, seed: 14 }),
    cumulus({
      at: {
        card: rows('0.16,0.26,210 0.93,0.34,170'),
        hero: rows('0.12,0.28,260 0.9,0.3,240'),
        share: rows('0.16,0.26,230 0.92,0.32,200'),
      },
      light: '#fff',
      body: '#fbe3e0',
      shade: '#c9b4d0',
      seed: 31,
      opacity: 0.9,
    }),
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
      x: { card: 0.6, hero: 0.7, share: 0.66 },
      y: { card: 0.77, hero: 0.78, share: 0.78 },
      scale: { card: 0.92, hero: 0.94, share: 0.92 },
    }),
    forest({ y: 0.79, amp: 10, rough: 0.1, seed: 45, fill: ['#7fa08c', '#5f8088'], size: 22, kind: 'round', rim: '#b8cc94' }),
    place(
      {
        card: haussmannRoofs(860, 23, roofs, 0.14),
        hero: haussmannRoofs(1460, 23, roofs, 0.14),
        share: haussmannRoofs(1180, 23, roofs, 0.14),
      },
      { x: 0.5, y: 1.1, scale: 1 },
    ),
    birds({ x: { card: 0.34, hero: 0.5, share: 0.4 }, y: 0.44, count: 6, size: 12, colour: '#4a4a70', seed: 16 }),
    grain(),
  ],
};
