import { points, rows } from '../../engine/paths.ts';
import { place, type Scene, spots } from '../../engine/stage.ts';
import { islamicArtMuseum } from '../../landmarks/gulf/islamic-art-museum.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { flight } from '../../life/aloft.ts';
import { birds } from '../../life/birds.ts';
import { dhow } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, stars, sun } from '../../nature/sky.ts';
import { land } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const shore = 0.7;
const boat = { hull: '#3a1524', hullLight: '#c98a52', sail: '#fff0d8', sailShade: '#d99a80', mast: '#2b1322' };

/**
 * Dusk over Doha Bay: West Bay's towers, the museum on its island, dhows coming home. The upper sky of the hero is dark and empty, because text is on
 * it.
 */
export const doha: Scene = {
  slug: 'doha',
  layers: [
    sky(['#14233c', '#1d2344', '#35234a', '#5f2049', '#9c2f4c', '#f58f5a', '#ffd08a'], shore),
    stars({ count: 46, to: 0.34, between: { card: [0, 1], hero: [0.62, 1], share: [0, 1] }, seed: 12 }),
    sun({
      x: { card: 0.2, hero: 0.4, share: 0.26 },
      y: 0.65,
      r: 50,
      reach: 5,
      colour: '#fff0c8',
      glow: '#ffb66b',
    }),
    streaks({
      from: 0.16,
      to: 0.56,
      count: { card: 9, hero: 10, share: 12 },
      colour: '#ff8f6b',
      opacity: 0.42,
      seed: 24,
      between: { card: [0, 1], hero: [0.62, 1.05], share: [0, 1] },
    }),
    flight({ x: { card: 0.3, hero: 0.7, share: 0.42 }, y: { card: 0.16, hero: 0.13, share: 0.16 }, colour: '#ffe6d0' }),
    haze({ y: shore, height: 0.3, colour: '#ffb877', opacity: 0.6 }),
    place(
      westBay({
        glass: ['#ffd9a0', '#7a5a78', '#33305c'],
        far: ['#e88a6a', '#a04f66', '#7a3a5c'],
        line: '#ffe3b8',
        lamp: '#fff0b0',
      }),
      { x: { card: 0.58, hero: 0.79, share: 0.64 }, y: shore, scale: { card: 0.86, hero: 1.02, share: 0.98 } },
    ),
    water({
      from: shore,
      colours: ['#ffab70', '#c4525a', '#6a2450', '#231b40', '#121d36'],
      ripple: '#ffc79a',
      rippleOpacity: 0.4,
      count: 70,
      seed: 77,
    }),
    glitter({ x: { card: 0.2, hero: 0.4, share: 0.26 }, from: shore, colour: '#ffe3b0', width: [90, 190], count: 40 }),
    reflection({
      x: { card: 0.6, hero: 0.8, share: 0.66 },
      from: shore + 0.01,
      height: 120,
      width: 420,
      colour: '#ffcf9a',
      opacity: 0.3,
      seed: 14,
    }),
    place(islamicArtMuseum({ stone: ['#fff0d4', '#e0aa82', '#8f5262'], window: '#4a2440', glow: '#ffe39a' }), {
      x: { card: 0.76, hero: 0.84, share: 0.82 },
      y: { card: 0.81, hero: 0.82, share: 0.81 },
      scale: { card: 0.62, hero: 0.86, share: 0.7 },
    }),
    reflection({
      x: { card: 0.76, hero: 0.84, share: 0.82 },
      from: { card: 0.82, hero: 0.845, share: 0.83 },
      height: 70,
      width: 200,
      colour: '#e8b088',
      opacity: 0.4,
      seed: 4,
    }),
    scatter(dhow(boat), {
      card: spots('0.09,0.75,0.3 0.33,0.9,0.86'),
      hero: spots('0.3,0.745,0.3 0.36,0.755,0.22 0.58,0.9,0.9'),
      share: spots('0.14,0.75,0.3 0.42,0.9,0.86'),
    }),
    land((s) => s.ink.fade('#3a1a38', '#160f24'), {
      card: points('0.7,1.03 0.8,0.97 1.03,0.93 1.03,1.03'),
      hero: points('0.78,1.03 0.86,0.97 1.03,0.93 1.03,1.03'),
      share: points('0.74,1.03 0.84,0.97 1.03,0.93 1.03,1.03'),
    }),
    palms({
      at: {
        card: [[1.01, 1.02, 250, -22]],
        hero: rows('0.975,1,330,-30 1.01,1,240,-10'),
        share: [[0.99, 1, 290, -30]],
      },
      light: '#54325c',
      dark: '#20142f',
      trunk: '#20142f',
      trunkLight: '#7a3f58',
      seed: 45,
    }),
    birds({ x: { card: 0.36, hero: 0.66, share: 0.42 }, y: 0.42, count: 7, size: 12, colour: '#ffe6d0', seed: 7 }),
    grain(),
  ],
};
