import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { hills } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { boards, disc, pieces } from '../food/table.ts';
import { air, body, drawn, ground, panes, sight, type Three } from '../sights/sheet.ts';
import { still } from './settings.ts';

/** Place Bellecour: the king on his horse, the hill of Fourvière behind. */
const bellecour = sight(
  'lyon-bellecour',
  ...air('gold', [0.2, 0.24], 38),
  hills({ y: 0.52, amp: 36, rough: 0.2, seed: 9, fill: ['#8fa878', '#6a8a6c'] }),
  drawn((ink) => {
    const home = (i: number, x: number, h: number) =>
      body(
        ink,
        (
          [
            ['#ffe4bc', '#ecc090', '#a8807c'],
            ['#f8d0b0', '#dc9c7c', '#a06c6c'],
            ['#fff0d0', '#ecd4a4', '#b09480'],
          ] as const
        )[i % 3] as Three,
        rect(x, 430 - h, 96, h),
      ) +
      fill('#b4583f', poly(x - 3, 430 - h, x + 10, 410 - h, x + 86, 410 - h, x + 99, 430 - h)) +
      fill('#6a7490', panes(x + 12, 448 - h, 4, 3, 21, 40, 10, 24));
    return (
      body(
        ink,
        ['#fffaf0', '#e8dcd0', '#a89ca8'],
        rect(470, 226, 120, 80),
        rect(464, 176, 26, 130),
        rect(570, 176, 26, 130),
        rect(486, 200, 14, 106),
        rect(560, 200, 14, 106),
      ) +
      fill('#fffdf6', [0, 24, 98, 108].map((d) => poly(462 + d, 178, 477 + d, 156, 492 + d, 178)).join('')) +
      repeat(9, (i) => home(i, -20 + i * 96, 128 + (i % 3) * 12)) +
      ground(ink, 428, '#e8a07c', '#d0846c', '#a8645c') +
      line(
        '#b46c58',
        2,
        repeat(5, (i) => `M0 ${446 + i * i * 7}H800`),
        0.5,
      ) +
      // The statue.
      body(ink, ['#f4ece0', '#d0c4bc', '#94889a'], rect(322, 372, 156, 130), rect(306, 496, 188, 18), rect(312, 362, 176, 14)) +
      fill('#8a7c88', rect(346, 396, 108, 70), 0.5) +
      group(
        'translate(400 364)scale(1.15)',
        fill(
          '#3f5c54',
          'M-62-50C-66-84-40-94-10-90L22-92 40-104C50-126 62-146 78-150L84-162 90-148C102-142 114-122 116-110L104-102 88-110 78-110C70-94 64-74 58-60L62-20 60 0H48L44-40C30-34-10-34-24-36L-36-22-30 0H-42L-52-26-48-44-58-20-66 0H-78L-66-34z',
        ) +
          fill('#6a8a7c', 'M-40-86Q-20-94 20-90 44-104 62-134L70-130Q60-92 34-78-20-70-56-58-60-78-40-86z') +
          brush('#3f5c54', 9, 'M-60-72Q-92-66-90-24') +
          brush('#3f5c54', 11, 'M50-58L80-46 74-20') +
          fill('#3f5c54', `M-16-84Q-22-130 4-134 26-128 20-84L30-56H18L8-76z${circle(4, -146, 11)}`) +
          brush('#3f5c54', 8, 'M16-122L44-112'),
      )
    );
  }),
  crowns({ at: rows('0.06,0.8,130 0.2,0.78,90 0.82,0.78,96 0.94,0.8,140'), light: '#a8c060', dark: '#5f844c', seed: 3 }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420'), [{ x: 0.3, y: 0.93, scale: 2 }]),
  scatter(visitor('#f4ecff', '#8a3050', '#2a1c1c'), [{ x: 0.66, y: 0.95, scale: 2.2 }]),
);

/** Rowing boats on the lake of the Tête d'Or, its gate of iron and gold among the trees. */
const park = sight(
  'lyon-park',
  ...air('noon', [0.82, 0.16], 34),
  hills({ y: 0.42, amp: 20, rough: 0.2, seed: 5, fill: ['#8fbc7c', '#6a9c64'] }),
  crowns({
    at: rows('0.04,0.56,150 0.16,0.55,110 0.28,0.56,140 0.7,0.55,120 0.82,0.56,160 0.95,0.56,130'),
    light: '#a8cc64',
    dark: '#4f8450',
    seed: 12,
  }),
  drawn(
    (ink) =>
      body(
        ink,
        ['#fff6e0', '#e8d4b0', '#a8948c'],
        rect(300, 226, 26, 112),
        rect(474, 226, 26, 112),
        rect(294, 218, 38, 10),
        rect(468, 218, 38, 10),
      ) +
      line('#3f5c74', 4, `M326 256Q400 206 474 256V338H326z${repeat(9, (i) => `M${340 + i * 15} 248V338`)}`) +
      fill('#f0c040', `${circle(400, 220, 12)}${circle(313, 208, 9)}${circle(487, 208, 9)}${rect(330, 292, 140, 5)}`) +
      ground(ink, 334, '#9cc864', '#7fb05c'),
  ),
  water({ from: 0.6, colours: ['#b8e0d0', '#6ab0b0', '#3f8494'], ripple: '#fff', count: 50, seed: 8 }),
  drawn((ink) => {
    const boat = (x: number, y: number, s: number, c: Three) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill('#1c3c4c', ellipse(0, 14, 120, 10), 0.3) +
          brush('#c8965c', 5, 'M-30-20L-120 16M30-20L120 16') +
          fill(ink.side(...c), 'M-120-22Q-100 16-50 18H60Q104 14 124-26L90-16Q0-4-90-14z') +
          fill('#8a5a3c', 'M-110-20Q0 0 116-22 90-12 0-8-90-10-110-20z'),
      );
    return (
      boat(250, 430, 0.7, ['#f07a6c', '#c8403c', '#8a2434']) +
      boat(520, 500, 1.1, ['#fff6e0', '#e8c890', '#a8845c']) +
      fill('#fff', sliver(80, 540, 150, 5) + sliver(600, 420, 120, 4), 0.7)
    );
  }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420', '#fff0c8'), [{ x: 0.63, y: 0.835, scale: 1.9 }]),
  scatter(visitor('#ffd24a', '#5a4438', '#2a1c1c'), [{ x: 0.69, y: 0.835, scale: 1.5 }]),
  scatter(visitor('#fff', '#5a4438', '#2a1c1c'), [{ x: 0.31, y: 0.718, scale: 1.3 }]),
);

/** A tart of pink pralines, a slice out of it, and a bag of pralines for the journey. */
const praline = still(
  'lyon-praline',
  (ink) =>
    boards(ink, ['#e4dcd0', '#c4b8ac'], '#a89c94', 110) +
    fill(
      '#8a1538',
      repeat(20, (i) => rect(i * 40, 0, 14, 600)),
      0.08,
    ) +
    disc(ink, 330, 310, 232, ['#fff', '#ccd0dc']) +
    disc(ink, 330, 310, 196, ['#f0c080', '#b8783c']) +
    fill(
      '#d89a54',
      repeat(36, (i) => circle(330 + Math.round(Math.cos(i * 0.1745) * 190), 310 + Math.round(Math.sin(i * 0.1745) * 190), 15)),
    ) +
    fill(ink.radial([0, '#f4707c'], [1, '#d02f54']), circle(330, 310, 168)) +
    pieces(['#ff9aa8', '#c02448'], 6, 330, 310, 150, 44, 16) +
    fill('#fff', ellipse(270, 240, 50, 18), 0.4) +
    fill('#ffffff', poly(330, 310, 560, 250, 560, 390)) +
    fill(ink.across('#e8eaf0', '#d4d8e4'), poly(330, 310, 552, 254, 552, 384)) +
    group(
      'translate(626 170)rotate(18)',
      fill('#1c1024', poly(-90, 90, 100, 90, 18, -98), 0.25) +
        fill('#e8b070', poly(-96, 76, 96, 76, 84, 100, -84, 100)) +
        fill('#e0405f', poly(-92, 76, 92, 76, 4, -110)) +
        fill('#ff9aa8', `${circle(0, 20, 16)}${circle(-40, 50, 14)}${circle(34, 52, 15)}${circle(4, -44, 11)}`),
    ) +
    fill('#1c1024', 'M560 420Q640 400 720 420L744 580H540z', 0.25) +
    fill(ink.across('#fff6e8', '#e0cfc0'), 'M548 408Q636 388 712 408L736 572H528z') +
    fill('#8a1538', 'M536 500H728L732 540H530z') +
    pieces(['#ff8a9c', '#d02f54'], 3, 636, 400, 60, 16, 17) +
    pieces(['#ff8a9c', '#d02f54'], 9, 480, 540, 40, 5, 17),
);

export const lyonPlaces = [bellecour, park, praline];
