import { fill } from '../../engine/ink.ts';
import { rect, rows } from '../../engine/paths.ts';
import { endSpot, fromEnd, place, type Scene, spots } from '../../engine/stage.ts';
import { domedMosque, kalyanMinaret } from '../../landmarks/asia/kalyan.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const tiles = {
  brick: ['#fff4dc', '#e8cca8', '#a88c84'],
  dome: ['#a8f0ec', '#3fb8c4', '#1a7c98'],
  blue: '#2464ac',
  turquoise: '#2fa8b8',
  white: '#ffffff',
  niche: ['#3f4a6c', '#d8b080'],
  gold: '#ffd766',
  tiger: '#f08a34',
} as const;

/** Hazrati Imam in Tashkent on a spring morning: two turquoise domes between their minarets. */
export const tashkent: Scene = {
  slug: 'tashkent',
  layers: [
    sky(['#2f8fc4', '#84c8dc', '#e0f0e0', '#fff0cc'], 0.78),
    streaks({ from: 0.1, to: 0.36, count: 6, colour: '#fff', opacity: 0.6, seed: 404 }),
    cumulus({ at: [[0.88, 0.26, 180]], light: '#fff', body: '#f6faf4', shade: '#b4d8e0', seed: 141 }),
    mountains({
      y: 0.68,
      amp: 70,
      rough: 0.8,
      seed: 262,
      fill: ['#94bcd8', '#d4e4e4'],
      shade: '#7fa8cc',
      snow: { y: 0.69, light: '#fff', shade: '#c8dcec' },
      to: 0.82,
    }),
    massing({
      y: 0.8,
      between: [-0.02, 1.02],
      tall: [16, 70],
      wide: [24, 50],
      colour: '#a8c4d0',
      light: '#dce8e4',
      window: '#fff',
      windowOpacity: 0.5,
      seed: 221,
      mound: false,
    }),
    haze({ y: 0.76, height: 0.16, colour: '#f4f8e8', opacity: 0.7 }),
    crowns({
      at: rows('0.05,0.81,80 0.13,0.81,64 0.92,0.81,70 0.98,0.81,90'),
      light: '#ffd0dc',
      dark: '#f0a0b8',
      seed: 109,
    }),
    place(kalyanMinaret(tiles), endSpot({ x: 0.27, y: 0.8, scale: 0.82, rtlX: 0.28 })),
    place(kalyanMinaret(tiles), endSpot({ x: 0.86, y: 0.8, scale: 0.82, rtlX: 0.86 })),
    place(domedMosque(tiles, rows('-156,-84,52 216,-84,52')), endSpot({ x: 0.545, y: 0.805, scale: 1, rtlX: 0.545 })),
    {
      draw: ({ w, h, ink }) =>
        fill(ink.fade('#fff3dc', '#e0ccb4'), rect(0, h * 0.8, w, h * 0.03)) + fill('#7fa858', rect(0, h * 0.83, w, h * 0.02)),
    },
    water({ from: 0.845, colours: ['#c8ecec', '#5fb8cc', '#2f84ac'], ripple: '#fff', rippleOpacity: 0.55, count: 44, seed: 217 }),
    glitter({ x: 0.14, from: 0.85, colour: '#fffff0', width: [50, 110], count: 16 }),
    reflection({ x: fromEnd(0.56), from: 0.855, height: 80, width: 260, colour: '#fff0d0', opacity: 0.5, seed: 48 }),
    reflection({ x: fromEnd(0.27), from: 0.855, height: 80, width: 60, colour: '#f4dcb4', opacity: 0.5, seed: 58 }),
    scatter(walker('#2464ac', '#e0b08a'), spots('0.36,0.825,0.6 0.7,0.822,0.56')),
    scatter(walker('#c2304a', '#fff3dc'), [{ x: 0.385, y: 0.827, scale: 0.58 }]),
    crowns({
      at: rows('0.02,1.0,150 0.99,1.0,170'),
      light: '#8fc068',
      dark: '#3f8058',
      seed: 119,
    }),
    birds({ x: 0.42, y: 0.3, count: 9, size: 12, colour: '#fff', seed: 376 }),
    grain(0.8),
  ],
};
