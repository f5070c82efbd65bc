import { group } from '../../engine/ink.ts';
import { numbers } from '../../engine/numbers.ts';
import { points } from '../../engine/paths.ts';
import type { ByCrop, Layer, Scene } from '../../engine/stage.ts';
import { blueDome } from '../../landmarks/europe/blue-dome.ts';
import { whiteTown } from '../../landmarks/europe/white-town.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { sky, sun } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

const colours = {
  wall: ['#fff6ea', '#f3d3cc', '#a884b4'],
  dome: ['#8fc0f0', '#3a78c8', '#274a98'],
  door: '#3f5aa0',
  glow: '#ffd98a',
  bloom: '#e0457f',
  step: '#f6dcd4',
} as const;
const spots: ByCrop<{ x: number; y: number; scale: number; rows: number }> = {
  card: { x: 1.02, y: 0.34, scale: 1.12, rows: 9 },
  hero: { x: 1.01, y: 0.3, scale: 1.3, rows: 9 },
  share: { x: 1.01, y: 0.32, scale: 1.2, rows: 9 },
};

/** The town follows the hillside, which is mirrored in Arabic. */
/** The chapel nearest to us, at the hero's focus. */
const chapel: Layer = {
  draw: (stage) => {
    const { x, y, scale } = stage.by({
      card: { x: 0.73, y: 0.965, scale: 0.98 },
      hero: { x: 0.79, y: 0.965, scale: 1.1 },
      share: { x: 0.77, y: 0.965, scale: 1.04 },
    });
    const church = blueDome(stage.ink, {
      wall: ['#fffaf2', '#f6dcd4', '#b494bc'],
      dome: ['#9cccf6', '#3a7ccc', '#234694'],
      door: '#3f5aa0',
      glow: '#ffd98a',
      bell: '#e0b060',
      bloom: '#e0457f',
      pot: '#c2603f',
    });
    return group(`translate(${numbers(x * stage.w, y * stage.h)})scale(${numbers(scale * stage.u)})`, church);
  },
};

const town: Layer = {
  draw: (stage) => {
    const { x, y, scale, rows } = stage.by(spots);
    return group(
      `translate(${numbers(x * stage.w, y * stage.h)})scale(${Math.round(scale * stage.u * 100) / 100})`,
      whiteTown(stage.ink, colours, rows, 11),
    );
  },
};

/** Santorini at dusk, the houses stepping down to the caldera. */
export const greece: Scene = {
  slug: 'greece',
  layers: [
    sky(['#33408f', '#8467ae', '#e88a94', '#ffb98a', '#ffe0b0'], 0.62),
    sun({ x: { card: 0.26, hero: 0.36, share: 0.28 }, y: 0.53, r: 54, colour: '#fff3d6', glow: '#ffd28a' }),
    streaks({ from: 0.08, to: 0.44, count: { card: 8, hero: 16, share: 11 }, colour: '#ffb0a0', opacity: 0.55, seed: 134 }),
    mountains({
      y: 0.585,
      amp: 44,
      rough: 0.5,
      seed: 112,
      fill: ['#a06fa6', '#c98aa4'],
      shade: '#8a5c9c',
      peaks: [[0.1, 26]],
      to: 0.64,
    }),
    water({
      from: 0.615,
      colours: ['#ffc09a', '#c07f9f', '#5c5596', '#2b3070'],
      ripple: '#ffe0c4',
      rippleOpacity: 0.45,
      seed: 107,
    }),
    glitter({ x: { card: 0.26, hero: 0.36, share: 0.28 }, from: 0.62, colour: '#ffeecb', width: [90, 180] }),
    scatter(sailboat({ hull: '#4a2f6f', sail: '#fff6ea', sailShade: '#f0b0a8' }), [
      {
        x: { card: 0.12, hero: 0.24, share: 0.14 },
        y: { card: 0.7, hero: 0.71, share: 0.7 },
        scale: { card: 0.7, hero: 0.8, share: 0.75 },
      },
      { x: { card: 0.36, hero: 0.44, share: 0.4 }, y: 0.66, scale: 0.4 },
    ]),
    land((s) => s.ink.fade('#8a5a86', '#43305f'), {
      card: points('0.2,1.02 0.34,0.86 0.46,0.7 0.62,0.56 0.74,0.42 0.86,0.33 1.03,0.27 1.03,1.02'),
      hero: points('0.4,1.02 0.5,0.86 0.6,0.7 0.7,0.54 0.8,0.4 0.9,0.3 1.03,0.24 1.03,1.02'),
      share: points('0.3,1.02 0.42,0.86 0.54,0.7 0.66,0.55 0.78,0.41 0.88,0.32 1.03,0.26 1.03,1.02'),
    }),
    town,
    chapel,
    spray({ dense: 1, clear: 0.8, colour: '#2b1f4a', count: 160, seed: 5, opacity: 0.35 }),
    bough({
      from: { card: [-0.03, 1.04], hero: [-0.02, 1.04], share: [-0.02, 1.04] },
      to: { card: [0.26, 0.84], hero: [0.16, 0.86], share: [0.2, 0.85] },
      sag: 10,
      wood: '#5a2f4a',
      leaves: ['#d3326a', '#f0568a', '#ff8fb0', '#4a6a5c'],
      count: 170,
      size: 22,
      seed: 52,
    }),
    birds({ x: { card: 0.42, hero: 0.54, share: 0.46 }, y: 0.4, count: 7, size: 12, colour: '#fff3e0', seed: 136 }),
    grain(),
  ],
};
