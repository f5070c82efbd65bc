import { points, rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { hillTower, palaceHall } from '../../landmarks/asia/palace-hall.ts';
import { birds } from '../../life/birds.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, land, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';

/** Spring in Seoul: the throne hall below Bugaksan, cherry blossom in front. */
export const southKorea: Scene = {
  slug: 'south-korea',
  layers: [
    sky(['#5a8fc4', '#a3c4dc', '#f0d4d4', '#ffe6cc'], 0.7),
    streaks({ from: 0.1, to: 0.36, count: { card: 6, hero: 12, share: 9 }, colour: '#fff', opacity: 0.6, seed: 154 }),
    mountains({
      y: 0.56,
      amp: 70,
      rough: 0.62,
      seed: 124,
      fill: ['#7f9cc8', '#c4cce0'],
      shade: '#6a88b8',
      peaks: points('0.7,130 0.4,70 0.08,60 0.95,50'),
      shadeOpacity: 0.45,
    }),
    haze({ y: 0.6, height: 0.2, colour: '#fde8dc', opacity: 0.7 }),
    place(hillTower({ light: '#fff', body: '#c4cce0', shade: '#7a8cb4', lamp: '#fff0b8' }), {
      x: { card: 0.14, hero: 0.36, share: 0.22 },
      y: 0.66,
      scale: 1,
    }),
    forest({
      y: 0.64,
      amp: 50,
      rough: 0.2,
      seed: 58,
      fill: ['#7fa4a4', '#9cb8a8'],
      size: 20,
      kind: 'round',
      rim: '#b8d0b0',
      tilt: -30,
    }),
    massing({
      y: 0.78,
      between: { card: [-0.02, 0.36], hero: [0.1, 0.48], share: [-0.02, 0.4] },
      tall: [40, 110],
      wide: [18, 36],
      colour: '#b0b4d0',
      light: '#dcd8e4',
      window: '#fff',
      windowOpacity: 0.4,
      seed: 61,
    }),
    haze({ y: 0.74, height: 0.16, colour: '#ffeee0', opacity: 0.7 }),
    forest({ y: 0.76, amp: 16, rough: 0.2, seed: 68, fill: ['#5f9080', '#4a7a70'], size: 30, kind: 'round', rim: '#a8c88a' }),
    crowns({
      at: {
        card: rows('0.05,0.86,120 0.16,0.86,90 0.26,0.86,70 0.97,0.86,120'),
        hero: rows('0.3,0.86,90 0.37,0.86,120 0.44,0.86,80 0.93,0.86,100 0.98,0.86,130'),
        share: rows('0.08,0.86,120 0.18,0.86,90 0.28,0.86,80 0.97,0.86,120'),
      },
      light: '#ffd0dc',
      dark: '#f098b4',
      trunk: '#6a4450',
      seed: 29,
    }),
    land((s) => s.ink.fade('#efe4d8', '#cfb8b4'), points('-0.02,0.86 0.5,0.855 1.02,0.86 1.02,1.02 -0.02,1.02'), false),
    place(
      palaceHall({
        tile: ['#8a9ab0', '#56677f', '#36455f'],
        ridge: '#2c3850',
        green: '#3f9a84',
        greenDark: '#22584f',
        red: ['#e0604a', '#b03a34', '#74262f'],
        gold: '#ffd98a',
        lattice: '#4fae90',
        granite: ['#fff6ea', '#d9cfc8', '#a39aa8'],
        glow: '#ffe6a0',
      }),
      { x: { card: 0.6, hero: 0.7, share: 0.65 }, y: 0.88, scale: { card: 0.98, hero: 1.1, share: 1.05 } },
    ),
    land((s) => s.ink.fade('#e0cfc8', '#b8a0a4'), points('-0.02,0.9 0.4,0.93 1.02,0.9 1.02,1.02 -0.02,1.02')),
    bough({
      from: { card: [-0.03, 0.08], hero: [-0.02, 0.04], share: [-0.03, 0.06] },
      to: { card: [0.46, 0.2], hero: [0.24, 0.16], share: [0.36, 0.18] },
      sag: 30,
      wood: '#5a3840',
      leaves: ['#ffe0e8', '#ffc0d0', '#f598b4'],
      count: 150,
      size: 17,
      seed: 62,
      kind: 'blossom',
    }),
    bough({
      from: { card: [1.03, 1.0], hero: [1.02, 1.0], share: [1.03, 1.0] },
      to: { card: [0.7, 0.95], hero: [0.82, 0.95], share: [0.76, 0.95] },
      sag: -16,
      wood: '#5a3840',
      leaves: ['#ffe0e8', '#ffc0d0', '#f598b4'],
      count: 80,
      size: 20,
      seed: 72,
      kind: 'blossom',
    }),
    birds({ x: { card: 0.36, hero: 0.5, share: 0.4 }, y: 0.3, count: 5, size: 12, colour: '#fff', seed: 156 }),
    grain(0.8),
  ],
};
