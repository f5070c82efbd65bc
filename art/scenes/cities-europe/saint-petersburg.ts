import { fill } from '../../engine/ink.ts';
import { rect } from '../../engine/paths.ts';
import { endSpot, fromEnd, place, type Scene } from '../../engine/stage.ts';
import { peterPaulFortress, raisedBridge } from '../../landmarks/russia/peter-paul.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, moon, sky } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

/** A white night on the Neva: the bridge raised, the fortress behind it. */
export const saintPetersburg: Scene = {
  slug: 'saint-petersburg',
  layers: [
    sky(['#4a5fa0', '#9a8cc0', '#f0b0b8', '#ffcfa8', '#ffe4c0'], 0.74),
    moon({ x: 0.16, y: 0.26, r: 22, colour: '#fffaf0', glow: '#ffe8e0' }),
    streaks({ from: 0.1, to: 0.56, count: 11, colour: '#fff0ec', opacity: 0.5, seed: 414 }),
    massing({
      y: 0.74,
      between: [-0.02, 1.02],
      tall: [26, 48],
      wide: [24, 56],
      colour: '#c49cb4',
      light: '#f0c4c0',
      window: '#fff0c8',
      windowOpacity: 0.6,
      seed: 231,
      mound: false,
    }),
    haze({ y: 0.7, height: 0.14, colour: '#ffe0d0', opacity: 0.6 }),
    place(
      peterPaulFortress({
        granite: ['#f0c4b0', '#b88a94', '#74587c'],
        wall: ['#ffe8b0', '#e8b878', '#a87a70'],
        gold: ['#fff6c0', '#f0b840', '#a8742c'],
        roof: '#5f8a8c',
        window: '#6a5470',
        glow: '#ffe9a0',
      }),
      endSpot({ x: 0.6, y: 0.75, scale: 0.92 }),
    ),
    water({
      from: 0.745,
      colours: ['#ffd4b8', '#b894bc', '#5c6aa8', '#2c3f7c'],
      ripple: '#fff0e4',
      rippleOpacity: 0.5,
      count: 70,
      seed: 227,
    }),
    glitter({ x: 0.16, from: 0.75, colour: '#fffaf0', width: [40, 120], opacity: 0.7 }),
    reflection({ x: fromEnd(0.56), from: 0.76, height: 130, width: 40, colour: '#ffd66a', opacity: 0.6, seed: 68 }),
    place(
      raisedBridge({
        iron: ['#c4d0dc', '#5f6f98', '#3a4674'],
        stone: ['#f0d0c4', '#b08c9c', '#6a5480'],
        lamp: '#fff3c0',
        deck: '#3f4a78',
      }),
      endSpot({ x: 0.3, y: 0.86, scale: 1.1, rtlX: 0.74 }),
    ),
    scatter(riverBoat({ hull: '#26306a', white: '#fff6ec', glass: '#7a7cb0', lamp: '#ffe49a' }), [
      { x: 0.66, y: 0.95, scale: 0.86 },
    ]),
    {
      draw: ({ w, h, ink }) =>
        fill(ink.fade('#8a6a88', '#4a3f70'), rect(0, h * 0.975, w, h * 0.03)) + fill('#ffd8c0', rect(0, h * 0.972, w, 3)),
    },
    birds({ x: 0.42, y: 0.36, count: 8, size: 13, colour: '#fff', seed: 386 }),
    grain(),
  ],
};
