import { brush, fill, group, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { oryx } from '../../life/oryx.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze } from '../../nature/sky.ts';
import { dunes, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { air, body, drawn, type Three } from '../sights/sheet.ts';

const canvas: Three = ['#fffaf0', '#f0ddc4', '#c09c8c'];
const deck = '#8a5a44';

/** A tented villa on its deck: two masts, sailcloth swept down to the corners, glass below. Its foot at (x, y). */
const villa = (ink: Ink, x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})scale(${s})`,
    fill('#5a3038', ellipse(10, 12, 260, 18), 0.28) +
      fill(ink.fade('#d8a878', '#a8704c'), poly(-226, -6, 226, -6, 244, 14, -244, 14)) +
      fill('#6a4038', rect(-244, 14, 488, 9)) +
      // Walls: glass, curtains drawn aside, cane at both ends.
      fill(ink.fade('#ffe4a4', '#f4b468'), rect(-176, -112, 352, 106)) +
      body(ink, ['#e0b484', '#b8845c', '#84584c'], rect(-196, -114, 60, 108), rect(136, -114, 60, 108)) +
      line(
        '#7a4c40',
        1.6,
        repeat(6, (i) => open(-190 + i * 10, -114, -190 + i * 10, -6) + open(142 + i * 10, -114, 142 + i * 10, -6)),
        0.5,
      ) +
      // The bed, and a lamp beside it.
      fill('#fffaf0', 'M-70-40q0-10 10-10H44q10 0 10 10v26H-70z') +
      fill('#c2604c', rect(-70, -28, 124, 10)) +
      fill('#8a5444', rect(-84, -66, 10, 60)) +
      fill('#fff4c8', poly(82, -56, 106, -56, 100, -76, 88, -76)) +
      fill('#8a5444', rect(92, -56, 4, 44)) +
      fill('#fffaf0', 'M-134-112H-108Q-104-60-130-8H-134zM134-112H108Q104-60 130-8H134z', 0.92) +
      line('#6a4038', 4, 'M-136-112V-6M-46-112V-6M46-112V-6M136-112V-6M-136-6H136') +
      // Sailcloth.
      fill('#5a3444', 'M-232-92Q-120-136 0-122 120-136 232-92L190-84Q120-118 0-108-120-118-190-84z', 0.45) +
      fill(
        ink.across(...canvas),
        'M-252-96C-190-128-136-180-106-250H-98C-74-196-44-172 0-168 44-172 74-196 98-250H106C136-180 190-128 252-96 224-106 204-108 186-102 126-130 60-122 0-112-60-122-126-130-186-102-204-108-224-106-252-96z',
      ) +
      fill(
        canvas[2],
        'M-102-250C-74-196-44-172 0-168 0-150 0-130 0-112-40-118-60-122-80-121-70-160-84-210-102-250zM102-250C136-180 190-128 252-96 224-106 204-108 186-102 160-114 140-118 122-120 130-160 120-210 102-250z',
        0.62,
      ) +
      line(
        '#c8a894',
        1.6,
        'M-104-248C-124-190-156-142-186-104M-102-248C-104-190-112-150-122-120M-102-248C-84-190-60-150-40-116M102-248C84-190 60-150 40-116M102-248C104-190 112-150 122-120M102-248C124-190 156-142 186-104',
        0.8,
      ) +
      fill('#7a4c40', rect(-106, -266, 8, 18) + rect(98, -266, 8, 18)) +
      brush('#7a4c40', 4, 'M-252-96L-236 6M252-96L236 6M-186-102V-6M186-102V-6') +
      line('#7a4c40', 1.6, 'M-252-96L-292 14M252-96L292 14', 0.8),
  );

/** A ghaf: several leaning stems, a wide crown whose twigs hang down. */
const ghaf = (x: number, y: number, s: number) => {
  const crown = (dx: number, dy: number, k: number) =>
    `M${-96 * k + dx} ${-112 + dy}Q${-104 * k + dx} ${-160 + dy} ${-52 * k + dx} ${-168 + dy} ${-20 * k + dx} ${-204 + dy} ${30 * k + dx} ${-184 + dy} ${92 * k + dx} ${-178 + dy} ${100 * k + dx} ${-118 + dy}q${-6 * k} 34 ${-22 * k} 34-4-16-10-18-6 30-22 32-10-18-20-20-14 30-30 30-8-20-18-22-14 26-30 26-6-14-14-16-14 24-28 24q${-18 * k}-10 ${-18 * k}-34z`;
  return group(
    `translate(${x} ${y})scale(${s})`,
    fill('#5a3038', ellipse(24, 2, 96, 10), 0.3) +
      brush('#6a4438', 9, 'M-6 0Q-14-50-40-106M0 0Q4-60 20-120M6 0Q24-50 58-104') +
      brush('#a87858', 3, 'M-9 0Q-17-50-42-104M-3 0Q1-60 17-118') +
      fill('#4a6a4c', crown(0, 0, 1)) +
      fill('#6f9458', crown(-10, -16, 0.78)) +
      fill('#9cb870', `${ellipse(-46, -158, 30, 12)}${ellipse(4, -182, 30, 11)}${ellipse(-8, -150, 24, 8)}`),
  );
};

/** Dry grass in a tuft. */
const tuft = (x: number, y: number, s: number) =>
  brush(
    '#8a8a4c',
    2.6 * s,
    `M${x} ${y}q${-6 * s} ${-14 * s} ${-22 * s} ${-20 * s}M${x} ${y}q${-3 * s} ${-18 * s} ${-10 * s} ${-28 * s}M${x} ${y}q0 ${-18 * s} ${2 * s} ${-32 * s}M${x} ${y}q${4 * s} ${-16 * s} ${14 * s} ${-26 * s}M${x} ${y}q${7 * s} ${-12 * s} ${24 * s} ${-18 * s}`,
  );

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
        villa(ink, 246, 396, 0.27) +
        ghaf(160, 404, 0.62) +
        fill(ink.fade('#f4b474', '#e09458', '#b86a48'), 'M-10 420Q160 388 340 412T620 404 810 416V610H-10z') +
        line('#c87c50', 2, 'M-10 452Q120 436 230 448M-10 486Q90 470 190 482M-10 520Q70 508 150 518M20 560Q90 550 150 558', 0.6) +
        ghaf(742, 428, 1.24) +
        villa(ink, 520, 448, 0.92) +
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
