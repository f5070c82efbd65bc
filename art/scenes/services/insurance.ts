import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, points, poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { sky, sun } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

/** Rain beyond the bay: a dark bank of cloud and its slanting veil. */
const squall: Layer = {
  draw: ({ ink }) =>
    fill(ink.fade([0, '#5a6f8f', 0.85], [1, '#5a6f8f', 0]), 'M470 150L830 120V340H560z') +
    line(
      '#8fa4bc',
      2,
      repeat(26, (i) => `M${500 + i * 14} ${170 + (i % 4) * 14}l-34 128`),
      0.45,
    ) +
    fill(
      ink.fade('#8a9ab4', '#56688a'),
      'M420 172C412 140 452 122 480 132 486 98 540 84 570 108 590 66 664 62 686 98 716 76 770 82 780 108L830 104V190C700 204 520 204 420 172z',
    ) +
    fill(
      '#b8c4d4',
      'M480 132C486 98 540 84 570 108 560 104 520 104 506 132 498 128 488 128 480 132zM570 108C590 66 664 62 686 98 660 80 610 82 596 112 588 106 578 104 570 108z',
      0.8,
    ),
};

/** The mole, its lighthouse and the boats behind it. */
const harbour: Layer = {
  draw: ({ ink }) => {
    const boat = (x: number, y: number, s: number, hull: string) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill(hull, 'M-46-14H42C40-4 34 4 26 6H-32C-40 2-44-6-46-14z') +
          fill('#fff6e4', 'M-46-14H42l-1 4H-45zM-12-28H18l6 14H-16z') +
          fill('#3f6a84', rect(-6, -25, 8, 7) + rect(6, -25, 8, 7)) +
          line('#5a4a48', 2.4, 'M-22-14V-72M-22-66L24-16M-22-66L-44-16') +
          fill('#fff', 'M-40 8q40 6 80 0-40-3-80 0z', 0.6),
      );
    return (
      fill(ink.fade('#c9b4a4', '#7f7484'), 'M440 392L470 372H830V412H450z') +
      fill('#e8d8c4', 'M470 372H830v6H466z') +
      fill(
        '#6a6478',
        repeat(12, (i) => `M${452 + i * 33} 396l14-12 16 12z`),
      ) +
      fill(ink.side('#fffaf0', '#f0d8c8', '#a88a9c'), poly(490, 374, 498, 222, 526, 222, 534, 374)) +
      fill(
        ink.side('#e8604f', '#b5303f', '#74203a'),
        poly(492.5, 326, 495, 286, 529, 286, 531.5, 326) + poly(497, 248, 498, 222, 526, 222, 527, 248),
      ) +
      fill('#5a3a48', rect(488, 214, 48, 8)) +
      fill('#fff0a8', rect(500, 190, 24, 24)) +
      line('#5a3a48', 2.4, 'M500 214V190M512 214V190M524 214V190') +
      fill(ink.side('#e8604f', '#b5303f', '#74203a'), 'M496 190C498 174 526 174 528 190z') +
      line('#5a3a48', 2.4, open(512, 176, 512, 164)) +
      fill('#5a3a48', arch(512, 374, 14, 26) + rect(508, 262, 8, 12)) +
      fill('#fff0a8', 'M500 196L300 168V224z', 0.28) +
      boat(596, 432, 0.9, '#1f5f86') +
      boat(704, 446, 1.05, '#8a1538') +
      boat(640, 474, 0.8, '#2f8068') +
      boat(770, 486, 0.9, '#e0a03f')
    );
  },
};

/** A striped umbrella over a café table at the quay's edge. */
const umbrella: Layer = {
  draw: ({ ink }) => {
    const ribs = [-190, -128, -62, 0, 62, 128, 190];
    const colours = ['#fff6e4', '#d3424f', '#fff6e4', '#d3424f', '#fff6e4', '#d3424f'];
    const panels = each(colours, (colour, i) => {
      const [a, b] = [ribs[i] ?? 0, ribs[i + 1] ?? 0];
      return fill(
        colour,
        `M0-330C${a * 0.4}-326 ${a * 0.8}-290 ${a}-222Q${(a + b) / 2}-206 ${b}-222C${b * 0.8}-290 ${b * 0.4}-326 0-330z`,
      );
    });
    return (
      fill(ink.fade('#e0b890', '#9a6a68'), rect(0, 520, 800, 80)) +
      line('#fff0d8', 2.4, `M0 548H800M0 578H800${repeat(13, (i) => `M${i * 70} 520l-30 80`)}`, 0.4) +
      fill('#fff6e4', rect(0, 516, 800, 6)) +
      fill('#4a2f48', 'M60 570Q260 545 470 574 260 600 60 570z', 0.35) +
      group(
        'translate(250 570)',
        brush('#6a4438', 8, 'M0 0V-326') +
          panels +
          fill('#7a1f3f', 'M60-320C120-300 160-262 190-222Q160-206 128-222C110-270 90-300 60-320z', 0.35) +
          line('#8a2438', 1.6, ribs.map((x) => `M0-330C${x * 0.4}-326 ${x * 0.8}-290 ${x}-222`).join(''), 0.5) +
          fill('#8a1538', 'M-4-340h8v14h-8z') +
          line(
            '#d3424f',
            3,
            'M-190-222q4 12 0 16M-128-222q4 12 0 16M-62-222q4 12 0 16M0-222q4 12 0 16M62-222q4 12 0 16M128-222q4 12 0 16M190-222q-4 12 0 16',
          ),
      ) +
      group(
        'translate(250 570)',
        fill('#fffaf0', ellipse(0, -84, 92, 15)) +
          fill('#d9b08c', ellipse(0, -79, 92, 13), 0.6) +
          fill('#fffaf0', ellipse(0, -86, 90, 13)) +
          fill('#7a4a3f', 'M-6-74h12L10-6h18v6h-56v-6h18z') +
          group(
            'translate(-34 -92)',
            fill('#fff', 'M-14-16H14C14 0 8 4 0 4S-14 0-14-16z') +
              line('#fff', 3, 'M14-12q9 0 7 8-2 5-10 4') +
              fill('#6a3a2c', ellipse(0, -16, 13, 3.4)) +
              fill('#fff', ellipse(0, 5, 22, 4)) +
              brush('#fff', 3, 'M-4-26q-5-8 1-14M5-26q5-8-1-16', 0.6),
          ) +
          group(
            'translate(36 -90)rotate(-8)',
            fill('#8a1538', 'M-26-16h50q3 0 3 3V10h-53z') + line('#e9c27a', 2, `${circle(0, -4, 7)}M-10 7H10`),
          ),
      ) +
      // Two chairs.
      each(
        [
          [90, 1],
          [410, -1],
        ],
        ([x, s]) =>
          group(
            `translate(${x} 584)scale(${s} 1)`,
            line('#2f5f6a', 5, 'M-26 0L-20-62H26L32 0M-22-62L-40-140') +
              fill('#4fa0a4', 'M-46-142C-30-148-24-100-18-64H-28z') +
              fill('#7fc4c0', 'M-28-66H30q6 0 6 7H-26z'),
          ),
      ) +
      fills(ink.side('#f0a87a', '#c2683f', '#8a4038'), ['M560 520L568 560H616L624 520z', 'M700 516L708 556H752L760 516z'])
    );
  },
};

/** Calm under the umbrella while the weather passes out at sea. */
export const insurance: Scene = {
  slug: 'insurance',
  crops: ['card'],
  layers: [
    sky(['#4f9cb8', '#a0d0d0', '#fbe8c4', '#ffd8a4'], 0.62),
    sun({ x: 0.14, y: 0.24, r: 46, colour: '#fffce8', glow: '#fff0b0' }),
    streaks({ from: 0.1, to: 0.4, count: 6, colour: '#fff', opacity: 0.6, seed: 274, between: [0, 0.5] }),
    squall,
    mountains({ y: 0.6, amp: 44, rough: 0.6, seed: 192, fill: ['#a4b4c0', '#d0c8c0'], shade: '#8aa0b4', to: 0.66 }),
    water({ from: 0.62, to: 0.9, colours: ['#c8e8dc', '#4fa8b0', '#22748c'], ripple: '#fff', rippleOpacity: 0.45, seed: 157 }),
    glitter({ x: 0.14, from: 0.625, to: 0.87, colour: '#fffbe0', width: [60, 130] }),
    scatter(sailboat({ hull: '#1f4f68', sail: '#fff', sailShade: '#f0d8c4' }), [{ x: 0.06, y: 0.7, scale: 0.7 }]),
    harbour,
    land((s) => s.ink.fade('#c9a88a', '#8a6a6c'), points('-0.02,0.88 1.02,0.88 1.02,1.02 -0.02,1.02'), false),
    umbrella,
    bough({
      from: [0.66, 0.93],
      to: [0.8, 0.82],
      sag: -10,
      wood: '#4a5a3c',
      leaves: ['#d3326a', '#f0568a', '#4f8a5c', '#6fa86a'],
      count: 60,
      size: 18,
      seed: 122,
    }),
    bough({
      from: [0.88, 0.92],
      to: [1.0, 0.82],
      sag: -10,
      wood: '#4a5a3c',
      leaves: ['#4f8a5c', '#6fa86a', '#ffcf4a'],
      count: 50,
      size: 18,
      seed: 132,
    }),
    birds({ x: 0.44, y: 0.3, count: 6, size: 13, colour: '#fff', seed: 276 }),
    grain(),
  ],
};
