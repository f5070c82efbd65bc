import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { pyramids } from '../../landmarks/africa/pyramids.ts';
import { birds } from '../../life/birds.ts';
import { felucca } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { grasses } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { forest, hills } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

const shore = 0.79;

/** Late afternoon: pyramids above the palm groves, a felucca on the Nile. */
export const cairo: Scene = {
  slug: 'cairo',
  layers: [
    sky(['#e58a4a', '#f7b25e', '#ffd584', '#ffeab5'], 0.7),
    sun({ x: { card: 0.2, hero: 0.3, share: 0.2 }, y: 0.34, r: 62, colour: '#fffbe3', glow: '#fff0b0' }),
    streaks({ from: 0.14, to: 0.46, count: { card: 6, hero: 12, share: 9 }, colour: '#fff3cd', opacity: 0.5, seed: 54 }),
    hills({ y: 0.66, amp: 18, rough: 0.1, seed: 16, fill: ['#edb46c', '#e39f5a'] }),
    place(pyramids({ light: '#fff0b8', body: '#e8a554', shade: '#8f4a3d', course: '#7d3f35', cap: '#fff8dc' }), {
      x: { card: 0.6, hero: 0.68, share: 0.64 },
      y: 0.715,
      scale: { card: 0.9, hero: 1.05, share: 1 },
    }),
    hills({ y: 0.73, amp: 12, rough: 0.1, seed: 26, fill: ['#eeb062', '#d98745'] }),
    haze({ y: 0.72, height: 0.14, colour: '#ffe2a0', opacity: 0.55 }),
    massing({
      y: shore,
      between: [0, 1.01],
      tall: [14, 34],
      wide: [16, 38],
      colour: '#c97f47',
      light: '#f3c07a',
      window: '#6d3432',
      windowOpacity: 0.7,
      seed: 13,
      mound: false,
    }),
    forest({
      y: 0.775,
      amp: 8,
      rough: 0.1,
      seed: 31,
      fill: ['#3f7a58', '#2c5c50'],
      size: 20,
      kind: 'round',
      rim: '#9db85c',
      to: shore,
    }),
    palms({
      at: {
        card: rows('0.08,0.79,120,-14 0.15,0.79,92,12 0.4,0.79,84,10 0.74,0.79,96,-10 0.8,0.79,128,14 0.93,0.79,104,-10'),
        hero: rows(
          '0.05,0.79,120,-14 0.1,0.79,92,12 0.36,0.79,78,10 0.52,0.79,92,12 0.79,0.79,96,-10 0.83,0.79,128,14 0.93,0.79,104,-10',
        ),
        share: rows('0.06,0.79,120,-14 0.12,0.79,92,12 0.42,0.79,84,10 0.78,0.79,96,-10 0.83,0.79,128,14 0.94,0.79,104,-10'),
      },
      light: '#5f9a5c',
      dark: '#24564f',
      trunk: '#6d3f33',
      trunkLight: '#b9754a',
      seed: 5,
    }),
    water({
      from: shore,
      colours: ['#f2cf88', '#5fb3a3', '#1f8089', '#105a70'],
      ripple: '#ffeab8',
      rippleOpacity: 0.5,
      seed: 27,
    }),
    glitter({ x: { card: 0.2, hero: 0.3, share: 0.2 }, from: shore, colour: '#fff6cf', width: [90, 190] }),
    scatter(felucca({ hull: '#5b2c2e', hullLight: '#c2503c', sail: '#fffaf0', sailShade: '#e9c9a4' }), [
      { x: { card: 0.16, hero: 0.17, share: 0.18 }, y: 0.83, scale: { card: 0.42, hero: 0.45, share: 0.42 } },
      { x: { card: 0.44, hero: 0.5, share: 0.46 }, y: 0.925, scale: { card: 0.98, hero: 1, share: 1 } },
    ]),
    grasses({ between: [0.66, 1.02], y: 1.02, colour: '#1f4a45', tall: 90, count: 70, seed: 8 }),
    birds({ x: { card: 0.5, hero: 0.56, share: 0.5 }, y: 0.26, count: 6, size: 12, colour: '#8f4a3d', seed: 46 }),
    grain(),
  ],
};
