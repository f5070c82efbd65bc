import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { alpineVillage, matterhorn, viaduct } from '../../landmarks/europe/matterhorn.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { mountainTrain } from '../../life/train.ts';
import { streaks } from '../../nature/clouds.ts';
import { grasses } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, hills, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { firs } from '../../nature/trees.ts';

/** First sun on the Matterhorn; the red train sets out below the village. */
export const switzerland: Scene = {
  slug: 'switzerland',
  layers: [
    sky(['#12457f', '#3f86bf', '#9fcfe4', '#fde4c8'], 0.66),
    streaks({ from: 0.1, to: 0.4, count: { card: 6, hero: 13, share: 9 }, colour: '#fff', opacity: 0.6, seed: 94 }),
    mountains({
      y: 0.56,
      amp: 120,
      rough: 0.85,
      seed: 63,
      fill: ['#a9c7dd', '#dfe9ec'],
      shade: '#7fa4c6',
      snow: { y: 0.55, light: '#fff', shade: '#c8dcec' },
    }),
    place(
      matterhorn({
        rockLight: '#8f8a96',
        rock: '#56668a',
        rockDark: '#2c4268',
        snow: '#fff',
        snowShade: '#b4cbe4',
        glow: '#ffc48a',
      }),
      { x: { card: 0.58, hero: 0.69, share: 0.65 }, y: 0.72, scale: { card: 0.84, hero: 0.9, share: 0.87 } },
    ),
    haze({ y: 0.64, height: 0.2, colour: '#f4f4ec', opacity: 0.8 }),
    forest({ y: 0.68, amp: 60, rough: 0.2, seed: 28, fill: ['#5f8f8a', '#3f7470'], size: 16, tilt: 20 }),
    forest({ y: 0.73, amp: 50, rough: 0.2, seed: 38, fill: ['#2f6660', '#24564f'], size: 24, rim: '#7fae7a', tilt: -30 }),
    hills({ y: 0.76, amp: 34, rough: 0.1, seed: 11, fill: ['#9cc05a', '#5a9a4f'], rim: '#fff3a0' }),
    place(
      alpineVillage({
        wood: ['#c98a52', '#8f5536', '#5c3430'],
        roof: '#4a3438',
        stone: '#f0e6d4',
        window: '#3f3038',
        glow: '#ffdf8a',
        flower: '#d3324a',
        white: ['#fff', '#e4e4ec', '#9fb0c8'],
        spire: '#b5483a',
      }),
      { x: { card: 0.66, hero: 0.72, share: 0.69 }, y: 0.82, scale: { card: 0.9, hero: 0.95, share: 0.92 } },
    ),
    hills({ y: 0.86, amp: 30, rough: 0.1, seed: 29, fill: ['#7fb04f', '#3f8048'], rim: '#f6f0a0', tilt: 30 }),
    place(viaduct(432, 110, ['#e8dcc4', '#b8a894', '#7a6f78']), {
      x: { card: 0.24, hero: 0.44, share: 0.32 },
      y: 0.9,
      scale: 0.9,
    }),
    scatter(mountainTrain({ body: '#d3222f', roof: '#f0f0f0', window: '#ffe9b0', stripe: '#fff' }), [
      { x: { card: 0.27, hero: 0.45, share: 0.34 }, y: 0.893, scale: 0.9 },
    ]),
    hills({ y: 0.99, amp: 24, rough: 0.1, seed: 39, fill: ['#3f7f4a', '#1f5440'], tilt: 40 }),
    firs({
      at: {
        card: rows('0.96,1.02,250 0.88,1.03,170 0.03,1.04,200 0.79,1.04,110'),
        hero: rows('0.97,1.02,280 0.92,1.03,190 0.02,1.04,220 0.065,1.04,140 0.87,1.04,120'),
        share: rows('0.96,1.02,260 0.9,1.03,180 0.03,1.04,210 0.83,1.04,110'),
      },
      light: '#4f8a6a',
      dark: '#153f3a',
    }),
    spray({ dense: 1, clear: 0.9, colour: '#fff0a0', count: 110, size: 3, opacity: 0.8, seed: 13 }),
    grasses({ between: [0, 1], y: 1.02, colour: '#1a4a3a', tall: 36, count: 90, seed: 18 }),
    birds({ x: { card: 0.28, hero: 0.46, share: 0.34 }, y: 0.44, count: 5, size: 13, colour: '#2c4268', seed: 96 }),
    grain(0.8),
  ],
};
