import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { imperialMosque } from '../../landmarks/asia/imperial-mosque.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { ferry } from '../../life/ships.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { cypresses } from '../../nature/trees.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const shore = 0.76;

/** Sunset over the Bosphorus, the evening ferry coming in. */
export const istanbul: Scene = {
  slug: 'istanbul',
  layers: [
    sky(['#1f3a64', '#5c5a86', '#c96a62', '#f59c55', '#ffd27a'], shore),
    sun({
      x: { card: 0.24, hero: 0.32, share: 0.24 },
      y: 0.6,
      r: 52,
      colour: '#fff3c9',
      glow: '#ffc765',
    }),
    streaks({ from: 0.1, to: 0.52, count: { card: 10, hero: 18, share: 13 }, colour: '#ffb27a', opacity: 0.5, seed: 3 }),
    hills({ y: 0.66, amp: 34, rough: 0.15, seed: 12, fill: ['#c06b62', '#d9865f'] }),
    massing({
      y: shore,
      between: [-0.02, 1.02],
      tall: [24, 60],
      wide: [12, 34],
      colour: '#a35459',
      light: '#c9705c',
      window: '#ffd27a',
      windowOpacity: 0.5,
      seed: 21,
      roofs: 'gabled',
      mound: false,
    }),
    hills({
      y: 0.7,
      amp: 20,
      rough: 0.12,
      seed: 8,
      tilt: 60,
      fill: ['#6d3a52', '#4c2c48'],
      to: shore,
    }),
    haze({ y: 0.7, height: 0.2, colour: '#ffb56b', opacity: 0.45 }),
    place(
      imperialMosque({
        stone: ['#ffd9a0', '#cf8d6a', '#7d4a58'],
        lead: ['#9fb3bd', '#5a7590', '#31446b'],
        window: '#4a2a45',
        glow: '#ffe39a',
        gold: '#ffd86e',
      }),
      { x: { card: 0.62, hero: 0.69, share: 0.66 }, y: 0.7, scale: { card: 0.86, hero: 0.85, share: 0.9 } },
    ),
    cypresses({
      at: {
        card: rows('0.33,0.73,70 0.36,0.74,52 0.9,0.72,80 0.94,0.72,60'),
        hero: rows('0.5,0.73,70 0.52,0.74,52 0.87,0.72,80 0.895,0.72,60'),
        share: rows('0.42,0.73,70 0.45,0.74,52 0.9,0.72,80 0.93,0.72,60'),
      },
      light: '#6f5a55',
      dark: '#2b2a44',
    }),
    massing({
      y: shore,
      between: [-0.02, 1.02],
      tall: [18, 46],
      wide: [14, 34],
      colour: '#4a2c48',
      light: '#8a4a55',
      window: '#ffd27a',
      seed: 33,
      roofs: 'gabled',
      mound: false,
    }),
    water({
      from: shore,
      colours: ['#f0a062', '#b9645f', '#4f3f6b', '#1d2c52'],
      ripple: '#ffd6a0',
      rippleOpacity: 0.4,
      seed: 17,
    }),
    glitter({ x: { card: 0.24, hero: 0.32, share: 0.24 }, from: shore, colour: '#ffe7a8', width: [80, 180] }),
    reflection({
      x: { card: 0.62, hero: 0.69, share: 0.66 },
      from: shore + 0.01,
      height: 110,
      width: 280,
      colour: '#3a2848',
      opacity: 0.4,
    }),
    scatter(sailboat({ hull: '#3a2340', sail: '#fff0d6', sailShade: '#e0a98a' }), [
      { x: { card: 0.08, hero: 0.12, share: 0.09 }, y: 0.8, scale: { card: 0.6, hero: 0.7, share: 0.65 } },
    ]),
    scatter(ferry({ hull: '#1b2440', white: '#fff3df', shade: '#c98f86', window: '#ffcf6a', funnel: '#b5892f' }), [
      { x: { card: 0.42, hero: 0.52, share: 0.46 }, y: 0.9, scale: 0.95 },
    ]),
    birds({ x: { card: 0.3, hero: 0.44, share: 0.34 }, y: 0.4, count: 9, size: 14, colour: '#fff3df', seed: 26 }),
    grain(),
  ],
};
