import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { westminster, westminsterBridge } from '../../landmarks/europe/westminster.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const bank = 0.8;

/** A misty gold morning on the Thames. */
export const london: Scene = {
  slug: 'london',
  layers: [
    sky(['#2f6f7e', '#6fa5a0', '#d9c893', '#f8dc9b', '#fbe9bd'], 0.8),
    streaks({ from: 0.1, to: 0.5, count: { card: 8, hero: 14, share: 11 }, colour: '#fff3cf', opacity: 0.55, seed: 4 }),
    cumulus({
      at: {
        card: [[0.14, 0.2, 190]],
        hero: rows('0.1,0.22,230 0.9,0.3,200'),
        share: [[0.16, 0.2, 210]],
      },
      light: '#fff8e0',
      body: '#f2dcae',
      shade: '#bcbf9f',
      seed: 8,
      opacity: 0.9,
    }),
    massing({
      y: bank,
      between: [-0.02, 1.02],
      tall: [30, 74],
      wide: [18, 46],
      colour: '#a9b597',
      light: '#d8cd9c',
      seed: 5,
      roofs: 'mixed',
      mound: false,
    }),
    haze({ y: bank, height: 0.26, colour: '#fbe6b4', opacity: 0.75 }),
    water({ from: bank, colours: ['#e8d6a0', '#7fa899', '#2c6470', '#173f52'], ripple: '#fbe9bd', rippleOpacity: 0.4, seed: 7 }),
    glitter({ x: { card: 0.2, hero: 0.3, share: 0.2 }, from: bank, colour: '#fff3c4', width: [60, 170] }),
    reflection({
      x: { card: 0.6, hero: 0.68, share: 0.66 },
      from: bank,
      height: 110,
      width: 90,
      colour: '#c08a4d',
      opacity: 0.55,
    }),
    place(
      westminster({
        light: '#ffe7ae',
        body: '#d99c53',
        shade: '#8a5236',
        window: '#4b3038',
        glow: '#fff0b8',
        roof: ['#7f8f8c', '#53686c', '#33464f'],
      }),
      { x: { card: 0.6, hero: 0.69, share: 0.66 }, y: 0.8, scale: 0.8, rtlX: { card: 0.56, hero: 0.46, share: 0.52 } },
    ),
    place(
      westminsterBridge({
        iron: '#2f5a4b',
        ironLight: '#6f9a78',
        stone: '#c9b48a',
        shade: '#3e4c44',
        lamp: '#fff3c4',
        bus: '#d3222f',
        glass: '#27384a',
      }),
      { x: { card: 0.64, hero: 0.715, share: 0.685 }, y: 0.845, scale: 0.8, rtlX: { card: 0.6, hero: 0.485, share: 0.545 } },
    ),
    scatter(riverBoat({ hull: '#173f52', white: '#fff6dc', glass: '#7fa8a4', lamp: '#fff0b8' }), [
      { x: { card: 0.3, hero: 0.47, share: 0.36 }, y: 0.94, scale: { card: 0.72, hero: 0.8, share: 0.76 } },
    ]),
    birds({ x: { card: 0.38, hero: 0.5, share: 0.42 }, y: 0.42, count: 7, size: 13, colour: '#fffdf2', seed: 6 }),
    bough({
      from: { card: [-0.02, -0.02], hero: [-0.01, -0.03], share: [-0.02, -0.02] },
      to: { card: [0.36, 0.07], hero: [0.2, 0.07], share: [0.3, 0.07] },
      sag: 20,
      wood: '#3d2c2c',
      leaves: ['#21474a', '#2f6255', '#b98a35', '#d9a845'],
      count: 120,
      size: 24,
      seed: 12,
    }),
    grain(),
  ],
};
