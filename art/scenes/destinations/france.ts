import { place, type Scene } from '../../engine/stage.ts';
import { eiffelTower } from '../../landmarks/europe/eiffel-tower.ts';
import { haussmannRoofs } from '../../landmarks/europe/haussmann.ts';
import { pontAlexandre } from '../../landmarks/europe/pont-alexandre.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { haze, moon, sky, stars } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const quay = 0.77;
const dusk = {
  zinc: ['#8a8fc4', '#56609a', '#343d74'],
  wall: ['#f0c0a4', '#a87a90', '#5f4f80'],
  window: '#3a3a70',
  glow: '#ffd27a',
  pot: '#a8525a',
  iron: '#25285a',
} as const;

/** The blue hour on the Seine: the tower alight, the lamps of the bridge just lit. */
export const france: Scene = {
  slug: 'france',
  layers: [
    sky(['#16245c', '#33418a', '#7a5f9c', '#d98a8f', '#ffbf8a'], 0.78),
    stars({ count: 60, to: 0.36, seed: 42 }),
    moon({ x: { card: 0.18, hero: 0.3, share: 0.2 }, y: 0.2, r: 22, colour: '#fff6dc', glow: '#cfd0ff' }),
    streaks({ from: 0.3, to: 0.56, count: { card: 7, hero: 14, share: 10 }, colour: '#f0a8a8', opacity: 0.45, seed: 164 }),
    massing({
      y: quay,
      between: [-0.02, 1.02],
      tall: [40, 70],
      wide: [16, 40],
      colour: '#7a5f94',
      light: '#b88a9c',
      window: '#ffd98a',
      windowOpacity: 0.5,
      seed: 81,
      roofs: 'mixed',
      mound: false,
    }),
    haze({ y: 0.68, height: 0.22, colour: '#ffb894', opacity: 0.5 }),
    place(eiffelTower({ light: '#ffe3a0', body: '#e0984f', shade: '#9a5a48', lattice: '#ffc873', lamp: '#fff6d0' }), {
      x: { card: 0.6, hero: 0.7, share: 0.66 },
      y: 0.745,
      scale: { card: 0.94, hero: 0.95, share: 0.94 },
    }),
    place(
      {
        card: haussmannRoofs(1640, 31, dusk, 0.45, true),
        hero: haussmannRoofs(2820, 31, dusk, 0.45, true),
        share: haussmannRoofs(2300, 31, dusk, 0.45, true),
      },
      { x: 0.5, y: 0.8, scale: 0.5 },
    ),
    crowns({
      at: {
        card: [0.03, 0.12, 0.2, 0.29, 0.37, 0.82, 0.91, 0.98].map((x, i) => [x, 0.775, 62 + (i % 3) * 12] as const),
        hero: [0.02, 0.07, 0.12, 0.18, 0.24, 0.3, 0.36, 0.42, 0.48, 0.54, 0.83, 0.88, 0.94, 0.99].map(
          (x, i) => [x, 0.775, 62 + (i % 3) * 12] as const,
        ),
        share: [0.02, 0.1, 0.18, 0.26, 0.34, 0.42, 0.82, 0.9, 0.97].map((x, i) => [x, 0.775, 62 + (i % 3) * 12] as const),
      },
      light: '#6a6a8c',
      dark: '#2c3263',
      trunk: '#25224f',
      seed: 39,
    }),
    water({
      from: quay,
      colours: ['#e8a08c', '#7f6098', '#34407f', '#141d4a'],
      ripple: '#ffd0a8',
      rippleOpacity: 0.4,
      seed: 117,
    }),
    reflection({
      x: { card: 0.6, hero: 0.7, share: 0.66 },
      from: quay + 0.02,
      height: 120,
      width: 110,
      colour: '#ffcf73',
      opacity: 0.75,
      seed: 18,
    }),
    glitter({ x: { card: 0.18, hero: 0.3, share: 0.2 }, from: quay, colour: '#e0dcff', width: [30, 90], opacity: 0.5 }),
    place(
      pontAlexandre({
        stone: ['#ffe3c0', '#c9a09c', '#7a6494'],
        steel: '#4f4f86',
        steelLight: '#d8b4b0',
        gold: '#ffcf6a',
        lamp: '#fff0b8',
      }),
      { x: 0.5, y: { card: 0.86, hero: 0.89, share: 0.87 }, scale: { card: 0.7, hero: 1.24, share: 1.02 } },
    ),
    scatter(riverBoat({ hull: '#1d2456', white: '#fff3e0', glass: '#6a70a8', lamp: '#ffd98a' }), [
      {
        x: { card: 0.32, hero: 0.44, share: 0.4 },
        y: { card: 0.94, hero: 0.95, share: 0.94 },
        scale: { card: 0.86, hero: 0.9, share: 0.88 },
      },
    ]),
    bough({
      from: { card: [1.03, -0.02], hero: [1.02, -0.02], share: [1.03, -0.02] },
      to: { card: [0.78, 0.14], hero: [0.88, 0.14], share: [0.84, 0.14] },
      sag: 0,
      wood: '#1b1f4a',
      leaves: ['#1f2a5a', '#33407a', '#c9855a'],
      count: 90,
      size: 24,
      seed: 82,
    }),
    birds({ x: { card: 0.34, hero: 0.48, share: 0.38 }, y: 0.46, count: 5, size: 11, colour: '#ffe8dc', seed: 166 }),
    grain(),
  ],
};
