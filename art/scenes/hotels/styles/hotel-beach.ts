import { points, rows } from '../../../engine/paths.ts';
import { place, type Scene, spots } from '../../../engine/stage.ts';
import { beachResort } from '../../../landmarks/stays/beach-resort.ts';
import { parasol } from '../../../landmarks/stays/parasol.ts';
import { birds } from '../../../life/birds.ts';
import { sailboat } from '../../../life/boats.ts';
import { scatter } from '../../../life/shape.ts';
import { cumulus, streaks } from '../../../nature/clouds.ts';
import { bough } from '../../../nature/foreground.ts';
import { palms } from '../../../nature/palms.ts';
import { sky, sun } from '../../../nature/sky.ts';
import { forest, land, mountains } from '../../../nature/terrain.ts';
import { grain, spray } from '../../../nature/texture.ts';
import { glitter, water } from '../../../nature/water.ts';

/** White arcades behind a beach, parasols along the water. */
export const hotelBeach: Scene = {
  slug: 'hotel-beach',
  layers: [
    sky(['#2f94c4', '#84ccdc', '#dff2e0', '#fff0cc'], 0.66),
    sun({ x: { card: 0.18, hero: 0.28, share: 0.2 }, y: 0.26, r: 44, colour: '#fffef0', glow: '#fff8c8' }),
    streaks({ from: 0.08, to: 0.34, count: { card: 5, hero: 11, share: 8 }, colour: '#fff', opacity: 0.6, seed: 294 }),
    cumulus({
      at: {
        card: rows('0.4,0.46,200 0.9,0.22,180'),
        hero: rows('0.44,0.46,260 0.92,0.22,220 0.1,0.5,200'),
        share: rows('0.42,0.46,220 0.92,0.22,200'),
      },
      light: '#fff',
      body: '#f6fbf0',
      shade: '#b8dce0',
      seed: 111,
    }),
    mountains({ y: 0.6, amp: 50, rough: 0.6, seed: 202, fill: ['#a0c8d4', '#c8e0d4'], shade: '#88b8c8', to: 0.66 }),
    water({ from: 0.635, colours: ['#c8f4e4', '#4fd0cc', '#1aa4bc'], ripple: '#fff', rippleOpacity: 0.55, count: 80, seed: 177 }),
    glitter({ x: { card: 0.18, hero: 0.28, share: 0.2 }, from: 0.64, to: 0.86, colour: '#fffef0', width: [70, 150] }),
    scatter(sailboat({ hull: '#d3424f', sail: '#fff', sailShade: '#e0dcd0' }), [
      { x: { card: 0.14, hero: 0.2, share: 0.16 }, y: 0.7, scale: { card: 0.7, hero: 0.75, share: 0.7 } },
      { x: { card: 0.32, hero: 0.4, share: 0.36 }, y: 0.67, scale: { card: 0.4, hero: 0.42, share: 0.42 } },
    ]),
    forest({
      y: 0.68,
      amp: 10,
      rough: 0.1,
      seed: 78,
      tilt: 150,
      fill: ['#5fa468', '#3f8058'],
      size: 24,
      kind: 'round',
      rim: '#a8d07a',
      to: 0.8,
    }),
    place(
      beachResort({
        wall: ['#fffaf0', '#f0d8c0', '#b89aa0'],
        tile: ['#f09a6a', '#cf6545', '#8f3f3f'],
        window: '#5f7a94',
        glow: '#ffe8a8',
      }),
      { x: { card: 0.66, hero: 0.7, share: 0.68 }, y: 0.77, scale: { card: 1.02, hero: 1.12, share: 1.08 } },
    ),
    land((s) => s.ink.fade('#fff8e0', '#f4d8a8', '#e0b07a'), {
      card: points('-0.02,0.93 0.18,0.9 0.34,0.83 0.46,0.775 0.7,0.755 1.02,0.75 1.02,1.02 -0.02,1.02'),
      hero: points('-0.02,0.95 0.24,0.91 0.42,0.84 0.53,0.775 0.7,0.755 1.02,0.75 1.02,1.02 -0.02,1.02'),
      share: points('-0.02,0.94 0.2,0.9 0.38,0.83 0.5,0.775 0.7,0.755 1.02,0.75 1.02,1.02 -0.02,1.02'),
    }),
    palms({
      at: {
        card: rows('0.42,0.8,150,-16 0.5,0.79,120,12 0.82,0.79,170,14 0.92,0.8,210,-18'),
        hero: rows('0.5,0.8,150,-16 0.55,0.79,120,12 0.84,0.79,170,14 0.91,0.8,210,-18 0.96,0.8,150,12'),
        share: rows('0.46,0.8,150,-16 0.52,0.79,120,12 0.84,0.79,170,14 0.92,0.8,210,-18'),
      },
      light: '#5faa5a',
      dark: '#1f7058',
      trunk: '#6f4a3a',
      trunkLight: '#c08a58',
      seed: 105,
    }),
    scatter(parasol({ straw: ['#fff0b8', '#e0b060', '#a8743f'], wood: '#7a5034', cloth: '#fff', clothShade: '#4fb0b4' }), {
      card: spots('0.3,0.94,1.05 0.56,0.9,0.86 0.76,0.87,0.7 0.66,0.97,1.15'),
      hero: spots('0.42,0.94,1.05 0.56,0.9,0.86 0.7,0.87,0.7 0.66,0.97,1.15 0.82,0.9,0.86'),
      share: spots('0.34,0.94,1.05 0.56,0.9,0.86 0.74,0.87,0.7 0.66,0.97,1.15'),
    }),
    spray({ dense: 1, clear: 0.86, between: [0.2, 1], colour: '#c08a5a', count: 150, seed: 76, opacity: 0.4 }),
    bough({
      from: { card: [-0.03, 1.03], hero: [-0.02, 1.03], share: [-0.02, 1.03] },
      to: { card: [0.2, 0.92], hero: [0.12, 0.92], share: [0.16, 0.92] },
      sag: -14,
      wood: '#3f6a48',
      leaves: ['#2f8058', '#5faa5a', '#f0568a', '#d3326a'],
      count: 90,
      size: 26,
      seed: 142,
    }),
    birds({ x: { card: 0.34, hero: 0.5, share: 0.4 }, y: 0.36, count: 6, size: 13, colour: '#fff', seed: 296 }),
    grain(0.8),
  ],
};
