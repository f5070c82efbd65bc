import { brush, fill, fills, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, points, rect, rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { jeepney } from '../../landmarks/asia/jeepney.ts';
import { birds } from '../../life/birds.ts';
import { bangka } from '../../life/river-boats.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { sky, sun } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

const shore = 0.6;
const disc = { card: 0.36, hero: 0.54, share: 0.46 } as const;

/** The promenade along the bay: its paving, its wall and a row of lamps. */
const promenade: Layer = {
  draw: ({ w, h, u, ink }) => {
    const top = h * 0.8;
    const lamps = [0.1, 0.34, 0.58, 0.82].map((f) => f * w);
    return (
      fill(ink.fade('#d88a6c', '#6a3a5c'), rect(0, top, w, h - top)) +
      fill('#f6c094', rect(0, top - 12 * u, w, 14 * u)) +
      fill('#8a4a5c', rect(0, top + 2 * u, w, 4 * u)) +
      line(
        '#7a4460',
        1.4 * u,
        repeat(4, (i) => `M0 ${numbers(top + (24 + i * 26) * u)}H${w}`),
        0.5,
      ) +
      brush('#4a2848', 4 * u, lamps.map((x) => `M${numbers(x, top)}v${numbers(-118 * u)}`).join('')) +
      fills(
        '#fff0c0',
        lamps.map((x) => circle(x, top - 124 * u, 8 * u)),
      )
    );
  },
};

/** Manila Bay as the sun goes down, the towers of the boulevard behind, a jeepney on its way. */
export const manila: Scene = {
  slug: 'manila',
  layers: [
    sky(['#2a2a6c', '#7a4a94', '#e0607c', '#ff9a5c', '#ffd27a'], shore),
    sun({ x: disc, y: shore - 0.06, r: 62, colour: '#fff2c0', glow: '#ffc070' }),
    streaks({ from: 0.1, to: 0.44, count: { card: 9, hero: 16, share: 12 }, colour: '#ffb0a0', opacity: 0.5, seed: 51 }),
    mountains({ y: 0.58, amp: 40, rough: 0.4, seed: 52, fill: ['#8f4f8c', '#c46484'], to: shore }),
    massing({
      y: shore,
      between: { card: [0.62, 1.04], hero: [0.68, 1.02], share: [0.66, 1.02] },
      tall: [60, 250],
      wide: [24, 46],
      colour: '#5a3474',
      light: '#d8648c',
      window: '#ffdf8a',
      seed: 58,
      mound: false,
    }),
    land((stage) => stage.ink.fade('#4a2c64', '#3a2454'), {
      card: points('0.56,0.6 0.66,0.58 1.02,0.57 1.02,0.63 0.7,0.625'),
      hero: points('0.64,0.6 0.7,0.58 1.02,0.57 1.02,0.63 0.74,0.625'),
      share: points('0.6,0.6 0.68,0.58 1.02,0.57 1.02,0.63 0.72,0.625'),
    }),
    water({
      from: shore,
      colours: ['#ffb070', '#d8607c', '#6a3c84', '#3a2a68'],
      ripple: '#ffe0b0',
      rippleOpacity: 0.4,
      count: 70,
      seed: 57,
    }),
    glitter({ x: disc, from: shore, to: 0.8, colour: '#fff0b8', width: [70, 150] }),
    scatter(bangka({ hull: '#3a2450', hullLight: '#e2654f', wood: '#3a2450', roof: '#ffcf7a', roofShade: '#c4704c' }), [
      { x: { card: 0.2, hero: 0.44, share: 0.32 }, y: 0.7, scale: 0.6 },
    ]),
    promenade,
    place(
      jeepney({
        steel: ['#ffe8d0', '#d8b0b4', '#84607c'],
        red: '#e0403c',
        blue: '#2f74b8',
        yellow: '#ffcf4a',
        glass: '#4a3a6c',
        tyre: '#2a1a34',
      }),
      {
        x: { card: 0.66, hero: 0.74, share: 0.7 },
        y: 0.945,
        scale: { card: 1.25, hero: 1.3, share: 1.25 },
      },
    ),
    palms({
      at: {
        card: rows('0.93,0.82,400,40 0.04,0.84,430,46'),
        hero: rows('0.95,0.82,420,40 0.9,0.82,330,-30 0.03,0.84,300,36'),
        share: rows('0.94,0.82,410,40 0.03,0.84,330,40'),
      },
      light: '#4a6a5c',
      dark: '#2a2a4c',
      trunk: '#3a2444',
      trunkLight: '#a85c5c',
      seed: 25,
    }),
    scatter(walker('#fff0dc', '#8a5a50'), [{ x: { card: 0.26, hero: 0.5, share: 0.4 }, y: 0.88, scale: 1.5 }]),
    scatter(walker('#e0607c', '#8a5a50'), [{ x: { card: 0.31, hero: 0.525, share: 0.43 }, y: 0.885, scale: 1.45 }]),
    birds({ x: { card: 0.5, hero: 0.62, share: 0.56 }, y: 0.28, count: 7, size: 13, colour: '#4a2c64', seed: 76 }),
    grain(0.8),
  ],
};
