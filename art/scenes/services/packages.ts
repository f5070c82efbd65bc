import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, points, poly, rect } from '../../engine/paths.ts';
import { type Layer, type Scene, spots } from '../../engine/stage.ts';
import { whiteTown } from '../../landmarks/europe/white-town.ts';
import { flight } from '../../life/aloft.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { sky, sun } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

const colours = {
  wall: ['#fff8ea', '#f3dcc8', '#b890a8'],
  dome: ['#8fc4e8', '#3f86c4', '#2a5a9a'],
  door: '#4a5a8a',
  glow: '#ffdf9a',
  bloom: '#e0568a',
  step: '#f6e4d4',
} as const;

const town: Layer = { draw: ({ ink }) => group('translate(800 214)scale(.62)', whiteTown(ink, colours, 7, 8)) };

const balcony: Layer = {
  draw: ({ ink }) => {
    const stone = ink.side('#fff3dc', '#eccaa6', '#b5847e');
    const post = (x: number) => `M${x - 9} 494h18v-6l-4-5c10-14 8-34-1-44l-1-12 4-5v-6h-14v6l4 5-1 12c-9 10-11 30-1 44l-4 5z`;
    const tiles = `${repeat(9, (i) => `M${-40 + i * 110} 600L${180 + i * 58} 500`)}M0 520H800M0 548H800M0 584H800`;
    const sticker = (x: number, y: number, r: number, c: string) =>
      fill(c, circle(x, y, r)) + line('#fff8ea', 2, circle(x, y, r * 0.7));
    const suitcase =
      fill('#3a1020', ellipse(6, 4, 128, 13), 0.35) +
      line('#5c2a1c', 9, 'M-34-158v-20q0-8 8-8h52q8 0 8 8v20') +
      fill(
        ink.side('#c2404c', '#9a1f3c', '#6d1030'),
        'M-112-158H112q12 0 12 12V-12Q124 0 112 0H-112Q-124 0-124-12V-146q0-12 12-12z',
      ) +
      fill('#e0a45a', rect(-84, -158, 20, 158) + rect(64, -158, 20, 158)) +
      fill('#a86c34', rect(-68, -158, 4, 158) + rect(80, -158, 4, 158)) +
      fill('#ffe7b0', rect(-87, -100, 26, 15) + rect(61, -100, 26, 15)) +
      fill('#8a5424', rect(-80, -96, 12, 7) + rect(68, -96, 12, 7)) +
      fill(
        '#e0a45a',
        'M-124-146q0-12 12-12h14q0 26-26 30zM124-146q0-12-12-12H98q0 26 26 30zM-124-12Q-124 0-112 0h14q0-24-26-28zM124-12Q124 0 112 0H98q0-24 26-28z',
      ) +
      line('#6d1030', 2, 'M-124-82H124', 0.6) +
      sticker(-18, -116, 23, '#2f7f94') +
      fill('#fff8ea', 'M-30-112l22-8-7 14-5-4z') +
      fill('#f0b24a', poly(10, -60, 54, -66, 57, -30, 13, -24)) +
      fill('#8a1538', poly(18, -32, 30, -52, 40, -34)) +
      fill('#2f7f94', circle(44, -52, 5)) +
      fill('#3f8a6a', 'M-50-58h40v34h-40z') +
      fill('#fff3dc', 'M-44-30l12-18 8 10 4-5 6 13z');
    const hat =
      fill('#3a1020', ellipse(8, 6, 78, 10), 0.3) +
      fill(ink.across('#fff0c8', '#f0cf8a', '#c29452'), ellipse(0, -4, 76, 15)) +
      fill(ink.ball('#fff3d0', '#f0cf8a', '#c29452'), 'M-42-8C-42-52-22-60 0-60S42-52 42-8Q0 6-42-8z') +
      fill('#8a1538', 'M-43-22Q0-6 43-22L42-8Q0 6-42-8z') +
      line('#c29452', 1.2, 'M-70-2Q0 12 70-2M-56-10Q-62-4-66 0', 0.7);
    return (
      fill(ink.fade('#e8b48c', '#b5705c'), rect(0, 494, 800, 106)) +
      line('#fff0d4', 2.4, tiles, 0.5) +
      fill('#7a3a4a', poly(150, 600, 250, 504, 800, 504, 800, 600), 0.2) +
      fills(
        stone,
        range(13).map((i) => post(30 + i * 62)),
      ) +
      fill(stone, rect(-10, 392, 830, 22)) +
      fill('#fffaf0', rect(-10, 390, 830, 5)) +
      fill('#b5847e', rect(-10, 414, 830, 4), 0.6) +
      fill(ink.fade('#f6dcbc', '#d3a284'), rect(-10, 488, 830, 14)) +
      // The archway around the view.
      fill(ink.across('#fff0d4', '#f0c9a0', '#c98f80'), 'M0 0H800V600H762V250C762 60 640 40 400 40S38 60 38 250V600H0z') +
      line('#b5705c', 3, 'M762 500V250C762 60 640 40 400 40S38 60 38 250V500', 0.5) +
      fill('#fffaf0', 'M38 250C38 60 160 40 400 40 250 48 48 70 46 250V500h-8z', 0.8) +
      group('translate(296 566)', suitcase) +
      group('translate(520 572)', hat) +
      // Camera.
      group(
        'translate(640 566)',
        fill('#3a1020', ellipse(4, 4, 46, 8), 0.3) +
          fill('#33303f', 'M-40-46h80q5 0 5 5V0H-45V-41q0-5 5-5zM-16-56h30l4 10h-38z') +
          fill('#b5a89a', rect(-45, -38, 90, 8)) +
          fill('#1f1d28', circle(0, -19, 18)) +
          fill('#5f8fa8', circle(0, -19, 11)) +
          fill('#d8f0f4', circle(-4, -23, 4)) +
          brush('#7a3a2c', 3, 'M-45-38C-78-20-60 6-30 2'),
      )
    );
  },
};

/** A packed suitcase on a balcony above a white town and the sea. */
export const packages: Scene = {
  slug: 'packages',
  crops: ['card'],
  layers: [
    sky(['#3f8fc8', '#8fcbe0', '#fde0b8', '#ffc894'], 0.6),
    sun({ x: 0.26, y: 0.42, r: 42, colour: '#fffbe8', glow: '#fff0b8' }),
    streaks({ from: 0.14, to: 0.4, count: 6, colour: '#fff', opacity: 0.6, seed: 104 }),
    flight({ x: 0.5, y: 0.2 }),
    mountains({ y: 0.55, amp: 40, rough: 0.5, seed: 72, fill: ['#b8a4c4', '#d8b8c0'], shade: '#a08cb8', to: 0.62 }),
    water({ from: 0.575, colours: ['#d0ece0', '#4fb4c4', '#1f7fa4'], ripple: '#fff', rippleOpacity: 0.5, seed: 87 }),
    glitter({ x: 0.26, from: 0.58, colour: '#fffbe8', width: [50, 110] }),
    scatter(sailboat({ hull: '#a8324a', sail: '#fff', sailShade: '#f0c4b0' }), spots('0.4,0.63,0.7 0.17,0.61,0.4')),
    land((s) => s.ink.fade('#d8a88c', '#9a6a78'), points('0.5,0.84 0.6,0.68 0.72,0.52 0.86,0.4 1.02,0.34 1.02,0.84')),
    town,
    birds({ x: 0.44, y: 0.36, count: 5, size: 11, colour: '#fff', seed: 106 }),
    balcony,
    bough({
      from: [1.02, 0.02],
      to: [0.58, 0.12],
      sag: 34,
      wood: '#6a3a3c',
      leaves: ['#d3326a', '#f0568a', '#ff8fb0', '#3f8a5c'],
      count: 150,
      size: 20,
      seed: 42,
    }),
    grain(),
  ],
};
