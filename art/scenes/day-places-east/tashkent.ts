import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { streaks } from '../../nature/clouds.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { crowns, firs } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { family } from '../day-places/settings.ts';
import { air, body, drawn, ground, sight, type Three } from '../sights/sheet.ts';

/** The fountains of a city park in Tashkent at dusk, poplars behind. */
const fountains = sight(
  'tashkent-fountains',
  ...air('dusk', [0.2, 0.5], 36),
  streaks({ from: 0.08, to: 0.36, count: 6, colour: '#ffc49a', opacity: 0.5, seed: 3 }),
  forest({ y: 0.6, amp: 20, rough: 0.3, seed: 16, fill: ['#5a5878', '#443e64'], size: 22, kind: 'round' }),
  drawn((ink) => {
    const jet = (x: number, foot: number, h: number, w: number) =>
      fill(
        '#fff',
        `M${x - 5} ${foot}Q${x - 4} ${foot - h * 0.7} ${x} ${foot - h}Q${x + 4} ${foot - h * 0.7} ${x + 5} ${foot}z`,
        0.95,
      ) +
      brush(
        '#e8f0ff',
        4,
        `M${x} ${foot - h}Q${x - w} ${foot - h * 0.9} ${x - w * 1.2} ${foot - 6}M${x} ${foot - h}Q${x + w} ${foot - h * 0.9} ${x + w * 1.2} ${foot - 6}`,
        0.7,
      );
    return (
      // A hall with a ribbed dome beyond.
      body(ink, ['#f8e4d4', '#d0a8a8', '#8a6a8c'], rect(300, 290, 200, 90)) +
      fill(ink.side('#8fdcd8', '#3f9ca8', '#245c7c'), dome(400, 290, 70, 96)) +
      line('#245c7c', 2, 'M400 194V290M370 210Q356 250 356 290M430 210Q444 250 444 290') +
      fill(
        '#ffe09a',
        repeat(7, (i) => arch(322 + i * 26, 378, 16, 50)),
      ) +
      ground(ink, 378, '#8a7c94', '#6a5c80', '#4a3c64') +
      fill('#e8d4d0', ellipse(400, 500, 370, 84)) +
      fill(ink.fade('#a8a0d0', '#5f68a8', '#3c4480'), ellipse(400, 494, 350, 72)) +
      fill('#ffd9a0', ellipse(400, 490, 150, 24), 0.3) +
      repeat(7, (i) => jet(130 + i * 90, 500 - Math.abs(3 - i) * 6, 90 + (3 - Math.abs(3 - i)) * 44, 22)) +
      fill(
        '#fff',
        repeat(7, (i) => ellipse(130 + i * 90, 500 - Math.abs(3 - i) * 6, 32, 6)),
        0.5,
      ) +
      repeat(
        4,
        (i) =>
          fill('#ffdf9a', circle(50 + i * 234, 400, 26), 0.28) +
          line('#2a2044', 5, open(50 + i * 234, 480, 50 + i * 234, 404)) +
          fill('#fff0b8', circle(50 + i * 234, 400, 9)),
      )
    );
  }),
  ...family(0.97, 0.3),
);

/** The turquoise of Lake Charvak below the slopes of Chimgan. */
const charvak = sight(
  'tashkent-charvak',
  ...air('noon', [0.18, 0.16], 36),
  streaks({ from: 0.06, to: 0.3, count: 5, colour: '#fff', opacity: 0.7, seed: 20 }),
  mountains({
    y: 0.36,
    amp: 220,
    rough: 0.5,
    seed: 37,
    fill: ['#94a08c', '#a8b48c'],
    shade: '#6a7c7c',
    snow: { y: 0.32, light: '#fff', shade: '#d4e2f0' },
  }),
  mountains({ y: 0.5, amp: 90, rough: 0.4, seed: 11, fill: ['#8fb06a', '#7fa460'], shade: '#5a8454' }),
  water({ from: 0.58, colours: ['#8fe4dc', '#2fb4c0', '#1f8ca8'], ripple: '#fff', count: 60, seed: 9 }),
  drawn(
    (ink) =>
      fill(ink.fade('#b4d078', '#84ac58', '#5a8448'), 'M-10 520Q140 470 330 500 480 530 560 610H-10z') +
      fill('#f0dca8', 'M330 500Q480 528 566 610H540Q470 536 320 506z') +
      // A pedal boat with a canopy, and a picnic rug.
      fill('#1c5a6c', ellipse(600, 452, 70, 7), 0.3) +
      fill(ink.side('#ffe07a', '#f0a83c', '#b8702c'), 'M530 430H664L650 452H548z') +
      line('#fff', 4, 'M556 430V392M640 430V392') +
      fill('#e8505c', poly(540, 394, 598, 376, 656, 394)) +
      fill('#c2405c', poly(90, 548, 240, 536, 276, 572, 110, 588)) +
      line('#f8d0a0', 4, 'M100 560L254 546M108 574L268 560M130 546L158 584M170 542L204 580M210 538L246 576') +
      fill('#e8a84c', circle(184, 552, 12)) +
      fill('#7fae4c', ellipse(150, 560, 18, 12)),
  ),
  firs({ at: rows('0.05,0.86,170 0.12,0.85,120 0.94,0.6,70 0.9,0.6,50'), light: '#6a9a64', dark: '#2f6450' }),
  ...family(0.94, 0.42),
);

/** The Minor Mosque, white by its canal, under one turquoise dome. */
const minor = sight(
  'tashkent-minor',
  ...air('morning', [0.16, 0.2], 36),
  streaks({ from: 0.06, to: 0.36, count: 6, colour: '#fff', opacity: 0.7, seed: 24 }),
  drawn((ink) => {
    const marble: Three = ['#ffffff', '#e4e8f0', '#a8b0c8'];
    return (
      [118, 682]
        .map(
          (x) =>
            body(
              ink,
              marble,
              poly(x - 18, 430, x - 12, 130, x + 12, 130, x + 18, 430),
              rect(x - 20, 206, 40, 8),
              rect(x - 22, 126, 44, 8),
            ) +
            fill(ink.side('#8fe0e4', '#2fa4b8', '#1c6488'), dome(x, 126, 15, 40)) +
            fill('#e9b446', circle(x, 84, 4)),
        )
        .join('') +
      fill(ink.side('#8fe0e4', '#2fa4b8', '#1c6488'), dome(400, 250, 104, 134)) +
      line(
        '#1c6488',
        2,
        'M400 116V250M352 136Q326 190 326 250M448 136Q474 190 474 250M322 176Q304 210 302 250M478 176Q496 210 498 250',
        0.6,
      ) +
      fill('#e9b446', 'M397 118L400 84 403 118z') +
      body(ink, marble, rect(306, 248, 188, 40), rect(190, 286, 420, 150)) +
      fill('#2fa4b8', rect(306, 266, 188, 7) + rect(190, 290, 420, 6)) +
      fill(
        '#6a7ca0',
        repeat(4, (i) => arch(216 + i * 28, 430, 18, 90, 'pointed') + arch(500 + i * 28, 430, 18, 90, 'pointed')),
      ) +
      body(ink, marble, rect(316, 226, 168, 210)) +
      fill('#c4d4ec', rect(330, 242, 140, 194)) +
      line(
        '#2f8cb0',
        2,
        repeat(9, (i) => open(334 + i * 16, 246, 334 + i * 16, 434)),
        0.35,
      ) +
      fill('#2f6a98', arch(400, 436, 100, 170, 'pointed')) +
      fill(ink.fade('#7fa8cc', '#dce8f4'), arch(400, 436, 84, 156, 'pointed')) +
      fill('#8a5a3c', rect(380, 366, 40, 70)) +
      fill('#f4f0e8', rect(0, 432, 800, 24)) +
      fill(
        '#cfd4e0',
        repeat(3, (i) => rect(300 - i * 14, 436 + i * 7, 200 + i * 28, 4)),
      ) +
      ground(ink, 454, '#7fc4cc', '#3f94b0', '#2a6c94') +
      fill('#8fe0e4', ellipse(400, 566, 90, 16), 0.4) +
      fill('#fff', sliver(60, 490, 140, 5) + sliver(560, 510, 160, 6) + sliver(180, 556, 130, 5) + sliver(620, 574, 120, 5), 0.7)
    );
  }),
  crowns({ at: rows('0.05,0.76,110 0.24,0.755,70 0.76,0.755,74 0.95,0.76,116'), light: '#9cc85c', dark: '#4f8450', seed: 7 }),
);

export const tashkentPlaces = [fountains, charvak, minor];
