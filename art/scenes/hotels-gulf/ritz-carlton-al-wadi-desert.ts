import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { ghaf, tentVilla, tuft } from '../../landmarks/stays/desert-villa.ts';
import { birds } from '../../life/birds.ts';
import { oryx } from '../../life/oryx.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze } from '../../nature/sky.ts';
import { dunes, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { air, drawn } from '../sights/sheet.ts';

const deck = '#8a5a44';

/** A tented villa with its pool in the desert of Ras Al Khaimah: ghaf trees, oryx on the sand, the Hajar mountains behind. */
export const ritzCarltonAlWadiDesert: Scene = {
  slug: 'ritz-carlton-al-wadi-desert',
  crops: ['card'],
  layers: [
    ...air('gold', [0.18, 0.28], 40),
    streaks({ from: 0.06, to: 0.3, count: 6, colour: '#fff0d0', opacity: 0.6, seed: 88 }),
    mountains({ y: 0.5, amp: 80, rough: 0.7, seed: 41, fill: ['#b08a9c', '#e4b498'], shade: '#94748f' }),
    haze({ y: 0.55, height: 0.14, colour: '#ffe0b0', opacity: 0.7 }),
    dunes({
      at: rows('0.78,0.53,0.7,0.12 0.2,0.58,0.6,0.12 0.6,0.62,0.8,0.1'),
      light: '#f8b878',
      foot: '#e89c64',
      shade: '#b8604c',
    }),
    birds({ x: 0.46, y: 0.22, count: 5, size: 11, colour: '#8a5a5c', seed: 14 }),
    drawn(
      (ink) =>
        ghaf(322, 392, 0.5) +
        tentVilla(ink, 246, 396, 0.27) +
        ghaf(160, 404, 0.62) +
        fill(ink.fade('#f4b474', '#e09458', '#b86a48'), 'M-10 420Q160 388 340 412T620 404 810 416V610H-10z') +
        line('#c87c50', 2, 'M-10 452Q120 436 230 448M-10 486Q90 470 190 482M-10 520Q70 508 150 518M20 560Q90 550 150 558', 0.6) +
        ghaf(742, 428, 1.24) +
        tentVilla(ink, 520, 448, 0.92) +
        // The deck and its pool.
        fill('#6a4038', poly(236, 478, 790, 478, 840, 604, 160, 604)) +
        fill(ink.fade('#d8a070', '#b87c54', '#8f5c48'), poly(240, 470, 784, 470, 840, 592, 166, 592)) +
        line(
          deck,
          1.8,
          repeat(15, (i) => open(240 + i * 38.8, 470, 166 + i * 48, 592)),
          0.5,
        ) +
        fill('#fff4e0', poly(322, 494, 640, 494, 676, 572, 276, 572)) +
        fill(ink.fade('#a4e8e0', '#4fc0c8', '#2498ae'), poly(334, 500, 630, 500, 660, 564, 294, 564)) +
        fill('#12708c', poly(334, 500, 630, 500, 632, 506, 331, 506), 0.5) +
        fill(
          '#fff',
          sliver(380, 524, 90, 5) +
            sliver(500, 516, 70, 4) +
            sliver(350, 546, 110, 5) +
            sliver(520, 544, 110, 6) +
            sliver(450, 534, 60, 4),
          0.65,
        ) +
        fill('#ffe4a0', sliver(440, 510, 120, 5) + sliver(470, 556, 130, 5), 0.6) +
        line('#dfe8ee', 4, 'M600 512V486q0-12 12-12M622 518V488q0-12 12-12') +
        // Loungers and lanterns.
        [684, 738]
          .map(
            (x, i) =>
              fill('#5a3038', ellipse(x + 10, 554 + i * 8, 48, 6), 0.3) +
              brush('#6a4038', 4, `M${x - 26} ${540 + i * 8}v12M${x + 34} ${540 + i * 8}v12`) +
              fill(
                '#fffaf0',
                `M${x - 36} ${530 + i * 8}H${x + 16}L${x + 40} ${500 + i * 8}h10L${x + 26} ${542 + i * 8}H${x - 36}z`,
              ) +
              fill('#c2604c', `M${x - 36} ${530 + i * 8}h18v12h-18z`),
          )
          .join('') +
        [
          [258, 560],
          [290, 502],
          [664, 502],
        ]
          .map(
            ([x = 0, y = 0]) =>
              fill('#ffdf94', circle(x, y - 10, 22), 0.4) +
              fill('#5a3430', rect(x - 7, y - 22, 14, 24)) +
              fill('#ffe9a8', rect(x - 4, y - 18, 8, 16)),
          )
          .join('') +
        tuft(226, 470, 0.9) +
        tuft(244, 452, 0.7) +
        tuft(150, 588, 1.3) +
        tuft(196, 500, 0.8) +
        tuft(780, 470, 1) +
        tuft(24, 592, 1.2) +
        oryx(ink, 208, 456, -0.38) +
        oryx(ink, 104, 546, 0.86),
    ),
    scatter(visitor('#fffaf4', '#c89c7c', '#3a2420', '#f4dca8'), [{ x: 0.475, y: 0.8, scale: 1.45 }]),
    scatter(visitor('#e8607c', '#3f6a8c', '#2a1c1c'), [{ x: 0.435, y: 0.802, scale: 1.35 }]),
    grain(0.8),
  ],
};
