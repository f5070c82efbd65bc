import { rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { karst } from '../../landmarks/asia/karst.ts';
import { flight } from '../../life/aloft.ts';
import { birds } from '../../life/birds.ts';
import { bangka } from '../../life/river-boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { palms } from '../../nature/palms.ts';
import { sky, sun } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, shoreFoam, water } from '../../nature/water.ts';

const shore = 0.66;
const near = { rock: ['#e8e4d4', '#a9b0a8', '#66787c'], crack: '#4a5a62', leaf: ['#7fb85a', '#2c7050'] } as const;
const far = { rock: ['#cfe3dc', '#9fc0c4', '#7fa6b4'], crack: '#6f98a8', leaf: ['#a8d0a0', '#6fae9c'] } as const;

/** Limestone towers and a turquoise lagoon, the islands a short flight from Manila. */
export const manila: Scene = {
  slug: 'manila',
  layers: [
    sky(['#1f86c4', '#55b4dc', '#a8e0e4', '#e8f6dc'], shore),
    sun({ x: { card: 0.16, hero: 0.28, share: 0.18 }, y: 0.2, r: 42, colour: '#fffef0', glow: '#fffbd0' }),
    cumulus({
      at: {
        card: rows('0.34,0.44,240 0.9,0.2,200'),
        hero: rows('0.4,0.42,320 0.92,0.2,240 0.12,0.5,220'),
        share: rows('0.36,0.44,270 0.9,0.2,220'),
      },
      light: '#fff',
      body: '#f0fbf6',
      shade: '#a8d8e0',
      seed: 51,
    }),
    flight({ x: { card: 0.4, hero: 0.46, share: 0.42 }, y: 0.14 }),
    mountains({ y: 0.62, amp: 60, rough: 0.7, seed: 52, fill: ['#a9d4d8', '#c0e0d8'], shade: '#8fc0cc', to: shore }),
    place(karst(120, 110, 5, far), { x: { card: 0.08, hero: 0.38, share: 0.24 }, y: shore, scale: 1 }),
    place(karst(90, 150, 8, far), {
      x: { card: 0.3, hero: 0.47, share: 0.36 },
      y: shore,
      scale: { card: 0.9, hero: 1, share: 0.9 },
    }),
    water({
      from: shore,
      colours: ['#d8f6e4', '#5fd8cf', '#17a8b8', '#0a6f94'],
      ripple: '#fff',
      rippleOpacity: 0.5,
      count: 90,
      seed: 57,
    }),
    glitter({ x: { card: 0.16, hero: 0.28, share: 0.18 }, from: shore, colour: '#fff', width: [90, 160], opacity: 0.7 }),
    place(karst(230, 330, 14, near), {
      x: { card: 0.82, hero: 0.82, share: 0.83 },
      y: 0.7,
      scale: { card: 1, hero: 1.1, share: 1.05 },
    }),
    place(karst(190, 240, 21, near), {
      x: { card: 0.56, hero: 0.64, share: 0.63 },
      y: 0.685,
      scale: { card: 1, hero: 1.1, share: 1 },
    }),
    place(karst(84, 96, 33, near), { x: { card: 0.41, hero: 0.55, share: 0.5 }, y: 0.71, scale: 1 }),
    shoreFoam({ y: 0.705, seed: 4, between: [0.36, 1] }),
    scatter(bangka({ hull: '#f4f0e4', hullLight: '#e2453f', wood: '#8a5a34', roof: '#ffcf4a', roofShade: '#e08a34' }), [
      { x: { card: 0.38, hero: 0.52, share: 0.44 }, y: 0.87, scale: 0.95 },
    ]),
    palms({
      at: { card: [[-0.01, 1.06, 440, 92]], hero: [[-0.01, 1.08, 420, 110]], share: [[-0.01, 1.06, 430, 96]] },
      light: '#3f8a4a',
      dark: '#145a4a',
      trunk: '#4f3d34',
      trunkLight: '#8a6a4a',
      seed: 25,
    }),
    bough({
      from: { card: [1.02, 1.03], hero: [1.01, 1.03], share: [1.02, 1.03] },
      to: { card: [0.74, 0.98], hero: [0.86, 0.98], share: [0.8, 0.98] },
      sag: -20,
      wood: '#1f5a3c',
      leaves: ['#145a4a', '#2c7a50', '#3f9a58'],
      count: 60,
      size: 46,
      seed: 32,
    }),
    birds({ x: { card: 0.46, hero: 0.56, share: 0.5 }, y: 0.3, count: 6, size: 12, colour: '#fff', seed: 76 }),
    grain(0.8),
  ],
};
