import { fill } from '../../engine/ink.ts';
import { sliver } from '../../engine/paths.ts';
import { endSpot, fromEnd, place, type Scene, spots } from '../../engine/stage.ts';
import { chapelBridge, gabledHouses } from '../../landmarks/europe/chapel-bridge.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const swan = () =>
  fill(
    '#fff',
    'M-14-2C-18-10-8-16 2-14 10-16 18-12 22-16 22-8 16 0 6 2H-6C-10 2-13 1-14-2zM-14-4C-20-12-12-20-16-26-20-30-24-26-25-24-26-30-20-36-14-33-6-28-12-18-10-8z',
  ) +
  fill('#e08a34', 'M-25-25l-6 2 5 1z') +
  fill('#c8dce8', sliver(-24, 3, 52, 3), 0.8);

const street900 = (width: number) =>
  gabledHouses(
    width,
    17,
    {
      walls: [
        ['#fff6e4', '#ecd4b4', '#b0948c'],
        ['#ffdcc0', '#e8a888', '#a87074'],
        ['#fbeec0', '#e4c480', '#a8885f'],
        ['#e4ecd8', '#b4c8b0', '#7f948c'],
        ['#f8e0e0', '#dcb0b4', '#9c7c90'],
      ],
      tile: ['#d88a64', '#a8553f', '#6d3438'],
      shutter: ['#3f7a5c', '#a8404a', '#3f6a94'],
      window: '#4a5470',
      glow: '#ffe49a',
    },
    [80, 130],
  );

const timber = {
  wood: ['#b8784c', '#8a5238', '#54302c'],
  tile: ['#e09a70', '#b8603f', '#74383a'],
  stone: ['#fff0d8', '#cfb8a8', '#84788c'],
  slit: '#3f2c34',
  flowers: ['#d3324f', '#ff7f9a', '#fff0f0'],
} as const;

/** Lucerne in summer: the Chapel Bridge over the Reuss, Pilatus behind. */
export const lucerne: Scene = {
  slug: 'lucerne',
  layers: [
    sky(['#2a74b8', '#84bce0', '#e0eeec', '#fff0d4'], 0.66),
    streaks({ from: 0.1, to: 0.34, count: 5, colour: '#fff', opacity: 0.6, seed: 434 }),
    cumulus({ at: [[0.86, 0.18, 170]], light: '#fff', body: '#f6fafa', shade: '#bcd4e4', seed: 161 }),
    mountains({
      y: 0.5,
      amp: 100,
      rough: 0.8,
      seed: 272,
      fill: ['#7f9cc8', '#c4d4e4'],
      shade: '#6484b8',
      peaks: [
        [0.34, 90],
        [0.74, 60],
      ],
      snow: { y: 0.42, light: '#fff', shade: '#c8d8ec' },
    }),
    haze({ y: 0.6, height: 0.2, colour: '#f4f8f0', opacity: 0.7 }),
    forest({
      y: 0.64,
      amp: 30,
      rough: 0.2,
      seed: 138,
      fill: ['#6fa088', '#5a9078'],
      size: 22,
      kind: 'round',
      rim: '#a8d098',
      tilt: 40,
    }),
    place({ card: street900(900), hero: street900(1960), share: street900(1360) }, { x: 0.56, y: 0.77, scale: 0.96 }),
    water({
      from: 0.765,
      colours: ['#bce4dc', '#4fa4b4', '#1f6f94', '#134f78'],
      ripple: '#fff',
      rippleOpacity: 0.5,
      count: 60,
      seed: 247,
    }),
    glitter({ x: 0.16, from: 0.77, colour: '#fff', width: [50, 120], opacity: 0.7 }),
    reflection({ x: fromEnd(0.6), from: 0.78, height: 90, width: 380, colour: '#f0c8a0', opacity: 0.45, seed: 88 }),
    place(
      { card: chapelBridge(460, timber), hero: chapelBridge(1400, timber), share: chapelBridge(900, timber) },
      endSpot({ x: 0.5, y: 0.86, scale: 1, rtlX: 0.42 }),
    ),
    scatter(swan, spots('0.28,0.94,1.1 0.36,0.96,1 0.8,0.95,0.9')),
    bough({
      from: [-0.03, -0.02],
      to: [0.32, 0.09],
      sag: 16,
      wood: '#4a3a30',
      leaves: ['#2f7050', '#4f9458', '#8fbf64'],
      count: 120,
      size: 23,
      seed: 202,
    }),
    birds({ x: 0.4, y: 0.3, count: 6, size: 12, colour: '#fff', seed: 406 }),
    grain(0.8),
  ],
};
