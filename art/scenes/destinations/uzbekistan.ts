import { fill, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { rect, rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { registan } from '../../landmarks/asia/registan.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';

/** Paving that runs towards the middle of the square. */
const square: Layer = {
  draw: ({ w, h, ink }) => {
    const top = h * 0.83;
    const joints = repeat(27, (i) => `M${numbers(w * (0.5 + (i - 13) * 0.045), top)}L${numbers(w * (0.5 + (i - 13) * 0.2), h)}`);
    const rows = repeat(6, (i) => `M0 ${numbers(top + (h - top) * (i / 6) ** 1.7)}H${w}`);
    return (
      fill(ink.fade('#f3d9a8', '#c98f62'), rect(0, top, w, h - top)) +
      line('#9a6248', 1.4, joints + rows, 0.35) +
      fill(ink.across([0, '#fff6d8', 0.55], [0.6, '#fff6d8', 0]), rect(0, top, w, h - top))
    );
  },
};

const people = (x: number, gap: number) =>
  rows('0,0.945,0.95 0.7,0.95,0.9 4.2,0.885,0.6 4.7,0.887,0.56 -1.6,0.9,0.66 8,0.9,0.7').map(([dx, y, scale]) => ({
    x: x + (dx ?? 0) * gap,
    y: y ?? 0.85,
    scale: scale ?? 0.5,
  }));

/** Noon light on the Registan of Samarkand. */
export const uzbekistan: Scene = {
  slug: 'uzbekistan',
  layers: [
    sky(['#0f6f9c', '#3fa4c4', '#a8d8d4', '#f6e8c4'], 0.8),
    streaks({ from: 0.1, to: 0.4, count: { card: 7, hero: 13, share: 10 }, colour: '#fff', opacity: 0.55, seed: 194 }),
    mountains({
      y: 0.7,
      amp: 70,
      rough: 0.8,
      seed: 132,
      fill: ['#8fbcd0', '#d0dcd4'],
      shade: '#78a8c4',
      snow: { y: 0.69, light: '#fff', shade: '#c4dce4' },
      to: 0.82,
    }),
    haze({ y: 0.72, height: 0.2, colour: '#fbeecb', opacity: 0.7 }),
    crowns({
      at: {
        card: rows('0.02,0.84,90 0.98,0.84,100'),
        hero: rows('0.24,0.84,90 0.29,0.84,70 0.97,0.84,100'),
        share: rows('0.06,0.84,90 0.12,0.84,70 0.97,0.84,100'),
      },
      light: '#8fb45c',
      dark: '#3f7a5c',
      seed: 59,
    }),
    square,
    place(
      registan({
        brick: ['#ffe2a4', '#dca463', '#96604a'],
        dome: ['#9ff0e4', '#2fb4b8', '#157a94'],
        blue: '#1f5fa8',
        turquoise: '#2fb0b4',
        white: '#fff8e4',
        niche: ['#3a3a5c', '#c98f5f'],
        gold: '#ffd766',
        tiger: '#f08a34',
      }),
      { x: { card: 0.5, hero: 0.655, share: 0.56 }, y: 0.84, scale: { card: 0.93, hero: 1.12, share: 1.16 } },
    ),
    scatter(walker('#8a1538', '#e0b08a'), {
      card: people(0.24, 0.045).slice(0, 3),
      hero: people(0.5, 0.024).slice(0, 3),
      share: people(0.36, 0.034).slice(0, 3),
    }),
    scatter(walker('#1f5f94', '#e0b08a'), {
      card: people(0.24, 0.045).slice(3),
      hero: people(0.5, 0.024).slice(3),
      share: people(0.36, 0.034).slice(3),
    }),
    spray({ dense: 1, clear: 0.84, colour: '#7a4a38', count: 170, seed: 16, opacity: 0.35 }),
    bough({
      from: { card: [-0.03, -0.02], hero: [-0.02, -0.02], share: [-0.03, -0.02] },
      to: { card: [0.3, 0.08], hero: [0.16, 0.08], share: [0.24, 0.08] },
      sag: 10,
      wood: '#3f4a34',
      leaves: ['#2f6a4f', '#4f8a5a', '#d3453f', '#8fb45c'],
      count: 110,
      size: 22,
      seed: 92,
    }),
    birds({ x: { card: 0.46, hero: 0.52, share: 0.48 }, y: 0.3, count: 9, size: 11, colour: '#fff', seed: 196 }),
    grain(),
  ],
};
