import { rows } from '../../engine/paths.ts';
import { endSpot, place, type Scene } from '../../engine/stage.ts';
import { fairyChimney } from '../../landmarks/asia/fairy-chimneys.ts';
import { balloon } from '../../life/aloft.ts';
import { streaks } from '../../nature/clouds.ts';
import { grasses } from '../../nature/foreground.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { hills, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';

const far = {
  light: '#f6c8b0',
  body: '#d8a09c',
  shade: '#a8788c',
  cap: ['#b8848c', '#946478'] as const,
  hole: '#8a5f78',
  glow: '#ffe0b0',
};
const near = {
  light: '#ffdca8',
  body: '#e8a878',
  shade: '#96586a',
  cap: ['#a8605a', '#6f384a'] as const,
  hole: '#5a2f44',
  glow: '#ffd98a',
};
const spots: readonly (readonly [number, number, number, number, number])[] = rows(
  '0.68,0.93,190,330,8 0.95,0.93,320,360,3 0.82,0.95,230,240,7 0.56,0.95,150,160,5 0.46,0.955,90,92,9',
);

/** Balloons over the fairy chimneys of Cappadocia at first light. */
export const cappadocia: Scene = {
  slug: 'cappadocia',
  layers: [
    sky(['#3f6fa8', '#9aa8cc', '#f6c4b8', '#ffd8a8'], 0.72),
    sun({ x: 0.18, y: 0.62, r: 44, colour: '#fffae4', glow: '#ffe4a8' }),
    streaks({ from: 0.1, to: 0.4, count: 6, colour: '#fff0e8', opacity: 0.55, seed: 344 }),
    mountains({ y: 0.66, amp: 50, rough: 0.6, seed: 232, fill: ['#c4a0b4', '#e8bcac'], shade: '#a888a4' }),
    haze({ y: 0.7, height: 0.2, colour: '#ffe0c4', opacity: 0.7 }),
    ...rows('0.06,0.79,80,110,4 0.16,0.8,60,80,6 0.34,0.79,90,130,8 0.44,0.8,64,88,2').map(([x, y, w, h, seed]) =>
      place(fairyChimney(w ?? 60, h ?? 80, seed ?? 1, far), { x: x ?? 0, y: y ?? 0, scale: 1 }),
    ),
    balloon({ x: 0.12, y: 0.4, size: 46, colours: ['#8fc4d8', '#3f86a8', '#255a84'] }),
    balloon({ x: 0.44, y: 0.24, size: 34, colours: ['#ffd98a', '#e8a03f', '#a8642f'] }),
    balloon({ x: 0.88, y: 0.3, size: 58, colours: ['#b8dca8', '#4f9a74', '#2a6458'] }),
    balloon({ x: 0.62, y: 0.16, size: 24, colours: ['#f0b0c0', '#c25f84', '#863a66'] }),
    balloon({ x: 0.3, y: 0.15, size: 18, colours: ['#fff3e0', '#e0b8a0', '#a8808c'] }),
    balloon({ x: 0.78, y: 0.12, size: 15, colours: ['#ffc0a0', '#d3614f', '#8f3848'] }),
    hills({ y: 0.81, amp: 26, rough: 0.1, seed: 141, fill: ['#e8b088', '#c07a6a'], tilt: 50 }),
    ...spots.map(([x, y, w, h, seed]) => place(fairyChimney(w, h, seed, near), endSpot({ x, y, scale: 1 }))),
    hills({ y: 0.93, amp: 20, rough: 0.1, seed: 151, fill: ['#d98f6a', '#94505a'], tilt: 20 }),
    balloon({ x: { card: 0.3, hero: 0.5, share: 0.38 }, y: 0.66, size: 118, colours: ['#ffb08a', '#d3424f', '#8a1538'] }),
    spray({ dense: 1, clear: 0.86, colour: '#6a3048', count: 180, seed: 106, opacity: 0.4 }),
    grasses({ between: [0, 0.4], y: 1.02, colour: '#7a5a48', tall: 46, count: 60, seed: 48 }),
    grain(),
  ],
};
