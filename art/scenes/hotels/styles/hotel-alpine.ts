import { brush } from '../../../engine/ink.ts';
import { numbers, randomFrom, repeat } from '../../../engine/numbers.ts';
import { points, rows } from '../../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../../engine/stage.ts';
import { alpineLodge } from '../../../landmarks/stays/alpine-lodge.ts';
import { streaks } from '../../../nature/clouds.ts';
import { haze, sky, stars } from '../../../nature/sky.ts';
import { forest, hills, mountains } from '../../../nature/terrain.ts';
import { grain, spray } from '../../../nature/texture.ts';
import { firs } from '../../../nature/trees.ts';

const flurry: Layer = {
  draw: ({ w, h, u }) => {
    const random = randomFrom(90);
    const flakes = (count: number) =>
      repeat(Math.round(count * (w / h / 1.33)), () => `M${numbers(Math.round(random() * w), Math.round(random() * h))}h0`);
    return brush('#fff', 2 * u, flakes(90), 0.7) + brush('#fff', 4 * u, flakes(26), 0.8);
  },
};

/** A timber lodge in deep snow, the last light on the peaks. */
export const hotelAlpine: Scene = {
  slug: 'hotel-alpine',
  layers: [
    sky(['#1f3a7a', '#4f74b4', '#c49fc4', '#ffc4a8', '#ffe0c4'], 0.7),
    stars({ count: 40, to: 0.26, seed: 102 }),
    streaks({ from: 0.14, to: 0.4, count: { card: 7, hero: 14, share: 10 }, colour: '#ffd4d0', opacity: 0.5, seed: 324 }),
    mountains({
      y: 0.5,
      amp: 130,
      rough: 0.85,
      seed: 228,
      fill: ['#ffe4d4', '#b8c4e4'],
      shade: '#7a8cc4',
      shadeOpacity: 0.75,
      peaks: points('0.12,60 0.36,120 0.6,50 0.84,90'),
    }),
    haze({ y: 0.62, height: 0.18, colour: '#ffe4dc', opacity: 0.6 }),
    forest({ y: 0.66, amp: 40, rough: 0.2, seed: 88, fill: ['#5f7aa8', '#8fa4cc'], size: 22, rim: '#fff', tilt: 30 }),
    forest({ y: 0.73, amp: 30, rough: 0.2, seed: 98, fill: ['#2f4f7c', '#4a6a98'], size: 34, rim: '#e8f0ff', tilt: -20 }),
    hills({ y: 0.78, amp: 26, rough: 0.1, seed: 121, fill: ['#fff', '#c4d0f0'], tilt: 30 }),
    firs({
      at: {
        card: rows('0.3,0.84,190 0.38,0.83,140 0.95,0.83,210'),
        hero: rows('0.46,0.84,190 0.51,0.83,140 0.9,0.83,200 0.94,0.84,150'),
        share: rows('0.38,0.84,190 0.44,0.83,140 0.94,0.83,210'),
      },
      light: '#4a7a94',
      dark: '#1f3f68',
      snow: '#fff',
    }),
    place(
      alpineLodge({
        wood: ['#d8945c', '#94563f', '#4f2f48'],
        stone: ['#d8d0d4', '#a098ac', '#685f84'],
        snow: '#fff',
        snowShade: '#a8b8e4',
        window: '#3a2848',
        glow: '#ffdf8a',
        dark: '#3a2440',
      }),
      { x: { card: 0.65, hero: 0.7, share: 0.68 }, y: 0.87, scale: { card: 1, hero: 1.06, share: 1.04 } },
    ),
    hills({ y: 0.92, amp: 20, rough: 0.1, seed: 131, fill: ['#fff', '#a4b4e4'], tilt: -20 }),
    firs({
      at: {
        card: rows('0.06,1.02,330 0.17,1.03,210 0.98,1.03,260'),
        hero: rows('0.03,1.02,330 0.085,1.03,210 0.97,1.03,270 0.93,1.04,160'),
        share: rows('0.04,1.02,330 0.12,1.03,210 0.98,1.03,260'),
      },
      light: '#3f6f88',
      dark: '#17335c',
      snow: '#fff',
    }),
    spray({ dense: 1, clear: 0.88, colour: '#7a8cc8', count: 140, seed: 96, opacity: 0.4 }),
    flurry,
    grain(0.7),
  ],
};
