import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { gatewayOfIndia, tajPalace } from '../../landmarks/asia/gateway-of-india.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { ferry } from '../../life/ships.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const shore = 0.76;

/** A clear morning after rain on the harbour front. */
export const mumbai: Scene = {
  slug: 'mumbai',
  layers: [
    sky(['#e8685a', '#f59a6c', '#fcc98a', '#ffe9bd', '#fff3d6'], shore),
    sun({ x: { card: 0.2, hero: 0.3, share: 0.2 }, y: 0.4, r: 54, colour: '#fffdf0', glow: '#fff0b8' }),
    cumulus({
      at: {
        card: rows('0.88,0.3,210 0.42,0.5,150'),
        hero: rows('0.9,0.28,260 0.46,0.46,190 0.14,0.56,200'),
        share: rows('0.9,0.3,230 0.4,0.5,160'),
      },
      light: '#fffaf0',
      body: '#ffe0c0',
      shade: '#f0a68a',
      seed: 41,
    }),
    streaks({ from: 0.12, to: 0.34, count: { card: 5, hero: 10, share: 7 }, colour: '#ffdfb0', opacity: 0.5, seed: 74 }),
    massing({
      y: shore,
      between: [-0.02, 1.02],
      tall: [30, 130],
      wide: [16, 34],
      colour: '#e8a88c',
      light: '#f8cda4',
      seed: 71,
      mound: false,
    }),
    haze({ y: 0.7, height: 0.22, colour: '#fff0d0', opacity: 0.7 }),
    place(
      tajPalace({
        wall: ['#f6dcc0', '#cf9f92', '#9a7286'],
        dome: ['#e0705a', '#b5483f', '#7a2f3f'],
        window: '#7a5a72',
        glow: '#fff0b0',
      }),
      {
        x: { card: 0.2, hero: 0.45, share: 0.3 },
        y: shore,
        scale: { card: 0.66, hero: 0.74, share: 0.7 },
        rtlX: { card: 0.86, hero: 0.6, share: 0.78 },
      },
    ),
    palms({
      at: {
        card: rows('0.36,0.765,96,10 0.95,0.765,110,-12'),
        hero: rows('0.55,0.765,96,10 0.87,0.765,110,-12 0.92,0.765,84,8'),
        share: rows('0.42,0.765,96,10 0.93,0.765,110,-12'),
      },
      light: '#4f8f7a',
      dark: '#1f5a5c',
      trunk: '#5c3f45',
      trunkLight: '#a8705a',
      seed: 15,
    }),
    place(gatewayOfIndia({ stone: ['#ffe6a8', '#d9a55a', '#8c5a45'], inner: '#5a3340', sky: '#ffe2ae', carve: '#7a4638' }), {
      x: { card: 0.63, hero: 0.71, share: 0.68 },
      y: 0.745,
      scale: { card: 1.2, hero: 1.3, share: 1.28 },
    }),
    water({
      from: shore + 0.015,
      colours: ['#9fcfb8', '#3f9c98', '#1d6f7c', '#0f4a5f'],
      ripple: '#fff0c8',
      rippleOpacity: 0.5,
      seed: 47,
    }),
    glitter({ x: { card: 0.2, hero: 0.3, share: 0.2 }, from: shore + 0.02, colour: '#fffbe0', width: [90, 190] }),
    reflection({
      x: { card: 0.63, hero: 0.71, share: 0.68 },
      from: shore + 0.04,
      height: 110,
      width: 260,
      colour: '#d9a55a',
      opacity: 0.5,
      seed: 8,
    }),
    scatter(sailboat({ hull: '#7a2f3f', sail: '#fffaf0', sailShade: '#f0b89a' }), [
      { x: { card: 0.09, hero: 0.14, share: 0.1 }, y: 0.82, scale: { card: 0.7, hero: 0.8, share: 0.75 } },
    ]),
    scatter(ferry({ hull: '#1f5a66', white: '#fff6e6', shade: '#e8a88c', window: '#3f7a86', funnel: '#d1493f' }), [
      { x: { card: 0.34, hero: 0.48, share: 0.38 }, y: 0.92, scale: { card: 0.66, hero: 0.7, share: 0.68 } },
    ]),
    birds({ x: { card: 0.44, hero: 0.54, share: 0.48 }, y: 0.32, count: 14, size: 11, colour: '#7a3f45', spread: 150, seed: 66 }),
    grain(),
  ],
};
