const kremlin = { wall: ['#fffaf0', '#e4d4d0', '#a898b4'], roof: ['#a8c8a0', '#5f9078', '#345c60'], slit: '#6a6484' } as const;

/** Autumn in Kazan: the Kul Sharif mosque behind the white Kremlin wall. */
import { rows } from '../../engine/paths.ts';
import { endSpot, fromEnd, place, type Scene } from '../../engine/stage.ts';
import { kulSharif, whiteKremlin } from '../../landmarks/russia/kul-sharif.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, hills } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

export const kazan: Scene = {
  slug: 'kazan',
  layers: [
    sky(['#3f84c0', '#9cc8e0', '#f6e4cc', '#ffd8a8'], 0.74),
    streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff', opacity: 0.6, seed: 424 }),
    cumulus({ at: [[0.9, 0.3, 180]], light: '#fff', body: '#fff0e0', shade: '#e0c4b8', seed: 151 }),
    hills({ y: 0.66, amp: 20, rough: 0.1, seed: 181, fill: ['#b8b8c4', '#d8c4b4'] }),
    haze({ y: 0.68, height: 0.16, colour: '#fff0d8', opacity: 0.6 }),
    hills({ y: 0.71, amp: 14, rough: 0.1, seed: 191, tilt: 40, fill: ['#b8a85c', '#8a8048'] }),
    place(
      kulSharif({
        white: ['#fff', '#ecebf0', '#a8b0cc'],
        blue: ['#7fd0e8', '#2f8fc4', '#1f5a94'],
        glass: '#5f84ac',
        glow: '#ffe9a8',
        gold: '#f0b840',
      }),
      endSpot({ x: 0.61, y: 0.72, scale: 0.96 }),
    ),
    place(
      { card: whiteKremlin(1000, kremlin), hero: whiteKremlin(2100, kremlin), share: whiteKremlin(1500, kremlin) },
      { x: 0.56, y: 0.8, scale: 0.92 },
    ),
    forest({ y: 0.8, amp: 10, rough: 0.1, seed: 128, fill: ['#e0963f', '#b8602f'], size: 30, kind: 'round', rim: '#ffd070' }),
    water({ from: 0.815, colours: ['#f0dcc0', '#6fa8c4', '#2f6a98'], ripple: '#fff', rippleOpacity: 0.5, count: 60, seed: 237 }),
    glitter({ x: 0.16, from: 0.82, colour: '#fffbe4', width: [50, 120] }),
    reflection({ x: fromEnd(0.61), from: 0.825, height: 90, width: 190, colour: '#fff', opacity: 0.4, seed: 78 }),
    scatter(riverBoat({ hull: '#1f4a78', white: '#fff', glass: '#8fb8d0', lamp: '#d8ecf4' }), [{ x: 0.36, y: 0.93, scale: 0.8 }]),
    crowns({
      at: rows('0.97,1.02,190 0.86,1.03,120'),
      light: '#ffc04f',
      dark: '#c2602f',
      seed: 129,
    }),
    bough({
      from: [-0.03, -0.02],
      to: [0.3, 0.09],
      sag: 16,
      wood: '#5a3a30',
      leaves: ['#e8963a', '#c2502f', '#ffcf5a', '#8a3430'],
      count: 120,
      size: 22,
      seed: 192,
    }),
    birds({ x: 0.4, y: 0.3, count: 7, size: 12, colour: '#4a5a80', seed: 396 }),
    grain(),
  ],
};
