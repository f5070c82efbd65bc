import { rows } from '../../engine/paths.ts';
import { endSpot, place, type Scene } from '../../engine/stage.ts';
import { acropolis } from '../../landmarks/europe/parthenon.ts';
import { birds } from '../../life/birds.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { cypresses } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';

/** The Acropolis above Athens in the last gold light. */
export const athens: Scene = {
  slug: 'athens',
  layers: [
    sky(['#3f7fb8', '#9cc0d4', '#fbdcb0', '#ffc488'], 0.72),
    streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff6e8', opacity: 0.6, seed: 374 }),
    cumulus({ at: [[0.88, 0.2, 170]], light: '#fffaf0', body: '#ffe8d0', shade: '#f0b8a0', seed: 121 }),
    water({ from: 0.64, to: 0.72, colours: ['#f6d8b0', '#84b8c4'], ripple: '#fff', rippleOpacity: 0.4, count: 24, seed: 197 }),
    mountains({ y: 0.65, amp: 60, rough: 0.65, seed: 242, fill: ['#a8a0bc', '#d8bcb4'], shade: '#9088ac' }),
    haze({ y: 0.7, height: 0.16, colour: '#ffe0b4', opacity: 0.7 }),
    massing({
      y: 0.84,
      between: [-0.02, 1.02],
      tall: [20, 64],
      wide: [18, 36],
      colour: '#d8a890',
      light: '#fbdcb8',
      window: '#8a6474',
      windowOpacity: 0.5,
      seed: 191,
      mound: false,
    }),
    place(
      acropolis({
        marble: ['#fff6dc', '#ecc898', '#a87870'],
        gap: '#6d4450',
        rock: ['#e8c090', '#b8866a', '#84545c'],
        wall: ['#f6d8a8', '#cf9c74', '#8f6060'],
        scrub: '#7a8a54',
      }),
      endSpot({ x: 0.58, y: 0.83, scale: 1 }),
    ),
    forest({ y: 0.82, amp: 14, rough: 0.1, seed: 108, fill: ['#7a9458', '#4f7450'], size: 24, kind: 'round', rim: '#b8c078' }),
    massing({
      y: 0.95,
      between: [-0.02, 1.02],
      tall: [34, 60],
      wide: [34, 62],
      colour: '#e0b494',
      light: '#fff0d4',
      window: '#8a5a5c',
      windowOpacity: 0.6,
      seed: 201,
      mound: false,
    }),
    forest({ y: 0.92, amp: 14, rough: 0.1, seed: 118, fill: ['#6f8f54', '#3f6448'], size: 40, kind: 'round', rim: '#b8c078' }),
    cypresses({
      at: rows('0.1,0.94,150 0.15,0.95,110 0.86,0.95,130 0.93,0.96,160'),
      light: '#7f9a54',
      dark: '#2f5a48',
    }),
    bough({
      from: [-0.03, 0.0],
      to: [0.34, 0.1],
      sag: 14,
      wood: '#6a5040',
      leaves: ['#6f8a58', '#93a870', '#4a6a4c', '#b8c490'],
      count: 150,
      size: 20,
      seed: 172,
    }),
    birds({ x: 0.34, y: 0.32, count: 7, size: 12, colour: '#fff6e4', seed: 346 }),
    grain(),
  ],
};
