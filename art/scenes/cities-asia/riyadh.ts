import { rows } from '../../engine/paths.ts';
import { endSpot, place, type Scene, spots } from '../../engine/stage.ts';
import { najdFort, riyadhTowers } from '../../landmarks/gulf/riyadh.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';

/** The mud-brick fort of old Riyadh and the towers of the new one. */
export const riyadh: Scene = {
  slug: 'riyadh',
  layers: [
    sky(['#2f5f8f', '#8aa8b8', '#f4d0a0', '#ffb878'], 0.76),
    streaks({ from: 0.08, to: 0.4, count: 7, colour: '#fff0dc', opacity: 0.55, seed: 354 }),
    place(
      riyadhTowers({
        glass: ['#ffe8c4', '#8fa4b0', '#4a5f80'],
        far: ['#f0c4a0', '#c49a98', '#9a7c90'],
        line: '#fff6e4',
        lamp: '#fff0c0',
      }),
      endSpot({ x: 0.6, y: 0.79, scale: 1.02, rtlX: 0.42 }),
    ),
    haze({ y: 0.74, height: 0.24, colour: '#ffcf98', opacity: 0.8 }),
    hills({ y: 0.8, amp: 8, rough: 0.1, seed: 161, fill: ['#e8b07a', '#d9905c'] }),
    palms({
      at: rows('0.07,0.86,150,-12 0.15,0.86,110,12 0.95,0.86,150,12 0.88,0.86,110,-10'),
      light: '#6f9a58',
      dark: '#2f6450',
      trunk: '#6a4034',
      trunkLight: '#b5784a',
      seed: 115,
    }),
    place(
      najdFort({ mud: ['#ffd8a0', '#d8945c', '#8f5444'], hole: '#5a3034', door: '#8a5a34', white: '#fff3dc' }),
      endSpot({ x: 0.52, y: 0.885, scale: 1.18 }),
    ),
    hills({ y: 0.885, amp: 8, rough: 0.1, seed: 171, fill: ['#f0bc80', '#b8704c'], rim: '#fff0c8' }),
    crowns({
      at: rows('0.9,0.93,70 0.06,0.94,60'),
      light: '#8fa05c',
      dark: '#566a48',
      seed: 89,
    }),
    scatter(walker('#fffaf0', '#fffaf0'), spots('0.3,0.95,0.9 0.34,0.955,0.86 0.66,0.935,0.74')),
    scatter(walker('#2a2030', '#2a2030'), [{ x: 0.7, y: 0.94, scale: 0.74 }]),
    spray({ dense: 1, clear: 0.88, colour: '#7a4034', count: 160, seed: 116, opacity: 0.4 }),
    birds({ x: 0.36, y: 0.36, count: 6, size: 12, colour: '#5a4a58', seed: 326 }),
    grain(),
  ],
};
