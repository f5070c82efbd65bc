import { brush, fill, group, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { points, rect, rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { sky, sun } from '../../nature/sky.ts';
import { forest, land } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

const shore = 0.5;

/** A villa of thatch and pale wood that stands on the sand, its doors open; about 330 wide. */
const villa = place(
  ({ ink }) =>
    fill('#8a6a4c', 'M-190 4Q0 22 200 4-40-6-190 4z', 0.3) +
    fill(ink.side('#e8c090', '#c08c5c', '#8a5c44'), rect(-176, -18, 352, 18)) +
    line(
      '#8a5c44',
      1.4,
      repeat(11, (i) => `M${-150 + i * 32} -18V0`),
      0.6,
    ) +
    fill(ink.side('#fff6e4', '#f0d8b8', '#c09c88'), rect(-140, -112, 280, 96)) +
    fill(ink.fade('#4f8a94', '#2f6474'), rect(-92, -100, 112, 84)) +
    fill('#ffe6ac', rect(-84, -94, 46, 78), 0.85) +
    fill('#fffaf0', 'M-92-100h16q8 40-4 84h-12zM20-100H4q-8 40 4 84h12z') +
    fill('#fff', rect(-36, -40, 48, 12)) +
    fill('#e0705c', rect(-36, -44, 14, 8)) +
    fill('#fffaf0', rect(54, -92, 54, 44)) +
    fill('#5f9aa4', rect(58, -88, 21, 36) + rect(83, -88, 21, 36)) +
    line('#8a5c44', 6, 'M-164-18V-112M164-18V-112M-140-16V-112M140-16V-112') +
    fill(ink.side('#f0cc8c', '#cc9858', '#86603f'), 'M-196-100C-130-130-60-190-14-226H14C60-190 130-130 196-100Q0-122-196-100z') +
    line(
      '#86603f',
      1.6,
      repeat(17, (i) => `M${numbers(-12 + i * 1.5, -222)}L${numbers(-180 + i * 22.5, -106 - (i % 2) * 3)}`),
      0.5,
    ) +
    fill('#86603f', 'M-196-100Q0-122 196-100L190-93Q0-114-190-93z', 0.8) +
    fill('#86603f', 'M-18-222h36l-6-12h-24z') +
    // Steps to the sand, a lounger and a table.
    fill('#e8c090', 'M-66-8h84v8h-84zM-72 0h96v9h-96z') +
    group(
      'translate(118 22)',
      fill('#fff', 'M-60-20L-22-26 60-12 58-6-58-12zM-60-20L-82-46-74-50-50-22z') +
        line('#8a5c44', 4, 'M-52-12V4M46-6V6') +
        fill('#2fa4a8', 'M-44-22L-22-26 12-20-4-16z'),
    ),
  {
    x: { card: 0.66, hero: 0.7, share: 0.68 },
    y: 0.78,
    scale: { card: 1.02, hero: 1.08, share: 1.05 },
    rtlX: { card: 0.36, hero: 0.3, share: 0.32 },
  },
);

/** Between the two palms at the start. */
const hammock: Layer = {
  draw: (stage) =>
    `<g transform="translate(${numbers(stage.by({ card: 0.06, hero: 0.2, share: 0.1 }) * stage.w, 0.72 * stage.h)})scale(${Math.round(stage.u * 100) / 100})">${
      brush('#8a6a4c', 2, 'M0 0L46 40M196 2L146 42') +
      fill('#c2404c', 'M40 34Q96 104 152 36 118 62 96 62T40 34z') +
      line('#fff0d8', 4, 'M52 48Q96 88 140 50', 0.9) +
      fill('#8a6a4c', 'M20 116Q96 104 176 118 96 126 20 116z', 0.25)
    }</g>`,
};

/** A beach villa at noon: lagoon, sand, a door that opens on it. */
export const maldivesBeach: Scene = {
  slug: 'maldives-beach',
  crops: ['card', 'hero'],
  layers: [
    sky(['#2a86c4', '#78c4e0', '#d4f0ee', '#fff2d4'], shore + 0.06),
    sun({ x: { card: 0.22, hero: 0.34, share: 0.26 }, y: 0.22, r: 40, colour: '#fffef4', glow: '#fffbe0' }),
    streaks({ from: 0.08, to: 0.3, count: { card: 5, hero: 10, share: 7 }, colour: '#fff', opacity: 0.6, seed: 21 }),
    cumulus({
      at: {
        card: rows('0.1,0.46,200 0.42,0.4,240 0.92,0.3,180'),
        hero: rows('0.14,0.46,240 0.4,0.42,300 0.92,0.3,240'),
        share: rows('0.12,0.46,220 0.4,0.42,260 0.92,0.3,200'),
      },
      light: '#fff',
      body: '#f2fafa',
      shade: '#b8dce8',
      seed: 12,
    }),
    water({
      from: shore,
      colours: ['#1f98b8', '#2fc4c8', '#8fe8dc', '#d4f6e4'],
      ripple: '#fff',
      rippleOpacity: 0.5,
      count: 80,
      seed: 26,
    }),
    glitter({ x: { card: 0.22, hero: 0.34, share: 0.26 }, from: shore + 0.02, to: 0.7, colour: '#fffef0', width: [60, 150] }),
    scatter(sailboat({ hull: '#e0604c', sail: '#fff', sailShade: '#d8e4e4' }), [
      { x: { card: 0.34, hero: 0.44, share: 0.38 }, y: 0.53, scale: { card: 0.5, hero: 0.5, share: 0.5 } },
    ]),
    forest({
      y: 0.66,
      amp: 14,
      rough: 0.2,
      seed: 61,
      tilt: 340,
      fill: ['#5fb070', '#2f8060'],
      size: 26,
      kind: 'round',
      rim: '#a8d87a',
      to: 0.74,
    }),
    land((s) => s.ink.fade('#fffaea', '#f8e4bc', '#e8c488'), {
      card: points('-0.03,0.82 0.14,0.79 0.3,0.73 0.5,0.7 0.74,0.66 1.03,0.63 1.03,1.03 -0.03,1.03'),
      hero: points('-0.03,0.84 0.2,0.8 0.36,0.74 0.52,0.7 0.74,0.66 1.03,0.63 1.03,1.03 -0.03,1.03'),
      share: points('-0.03,0.83 0.16,0.8 0.33,0.73 0.5,0.7 0.74,0.66 1.03,0.63 1.03,1.03 -0.03,1.03'),
    }),
    palms({
      at: {
        card: rows('0.52,0.74,220,-14 0.93,0.76,300,16 0.84,0.73,200,-10'),
        hero: rows('0.58,0.74,220,-14 0.9,0.76,300,16 0.82,0.73,200,-10 0.96,0.76,240,12'),
        share: rows('0.55,0.74,220,-14 0.92,0.76,300,16 0.83,0.73,200,-10'),
      },
      light: '#6fb85a',
      dark: '#22785a',
      trunk: '#7a5640',
      trunkLight: '#c89a68',
      seed: 44,
    }),
    villa,
    palms({
      at: {
        card: rows('0.055,0.93,360,40 0.31,0.91,300,-26'),
        hero: rows('0.2,0.93,360,40 0.315,0.91,300,-26'),
        share: rows('0.1,0.93,360,40 0.265,0.91,300,-26'),
      },
      light: '#5fae5a',
      dark: '#1a6f5c',
      trunk: '#6f4f40',
      trunkLight: '#c08a5f',
      seed: 35,
    }),
    hammock,
    spray({ dense: 1, clear: 0.84, between: [0, 1], colour: '#c89a60', count: 130, seed: 71, opacity: 0.4 }),
    birds({ x: { card: 0.5, hero: 0.54, share: 0.5 }, y: 0.26, count: 5, size: 12, colour: '#fff', seed: 86 }),
    grain(0.8),
  ],
};
