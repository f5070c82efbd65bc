import { fill, fills, group, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, poly, rect, rows } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { streaks } from '../../nature/clouds.ts';
import { grasses } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';

/** A terminal under a long wing of a roof, and the tower. */
const terminal: Layer = {
  draw: ({ ink }) =>
    fill(
      ink.side('#fff6e4', '#b8c8d0', '#6a8098'),
      `${poly(660, 410, 668, 248, 690, 248, 698, 410)}${poly(650, 248, 640, 218, 718, 218, 708, 248)}${rect(654, 196, 50, 8)}`,
    ) +
    fill('#3f7f94', poly(642, 218, 654, 202, 704, 202, 716, 218)) +
    line('#fff6e4', 2, 'M662 203V218M678 203V218M695 203V218M679 196V166') +
    fill(ink.fade('#9fdce0', '#4f9cac'), poly(330, 410, 336, 344, 640, 330, 644, 410)) +
    line('#fff6e4', 2.4, `${repeat(15, (i) => `M${340 + i * 21} ${numbers(344 - i)}V410`)}M332 372L642 364`, 0.85) +
    fill(
      '#ffe9a8',
      repeat(14, (i) => (i % 3 === 1 ? rect(343 + i * 21, 384, 15, 22) : '')),
    ) +
    fill(ink.across('#fffaf0', '#e4dcd4', '#a8a4b4'), 'M300 352C380 300 560 284 680 318L676 330C560 304 400 320 310 360z') +
    fill('#5a6a84', 'M310 360C400 320 560 304 676 330L674 335C560 312 410 328 318 362z', 0.6),
};

/** The landing aircraft, low and large. */
const landing: Layer = {
  draw: () =>
    group(
      'translate(300 150)rotate(7)scale(1.05)',
      fill('#e8dcd8', 'M40-14L120-70H136L98-8z') +
        fill('#8a1538', 'M128-18L166-84H194L172-14z') +
        fill('#fffaf2', 'M-190 2C-178-16-150-26-110-26H120C156-26 180-22 196-14 176 2 140 16 90 20H-130C-166 20-188 14-190 2z') +
        fill('#c9b4c0', 'M-190 2C-130 4 40 4 196-14 176 2 140 16 90 20H-130C-166 20-188 14-190 2z') +
        fill(
          '#4a6a84',
          `M-176-6C-168-14-160-18-150-20L-147-13C-158-11-168-8-176-6z${repeat(16, (i) => rect(-112 + i * 13, -13, 6, 7))}`,
        ) +
        fill('#8a1538', 'M-182 6C-90 8 60 6 170-4 120 10 40 14-120 13-160 13-178 10-182 6z') +
        fill('#b5a0b0', 'M-30 6L60 4 150 72 134 76 20 20z') +
        fill('#fffaf2', 'M-30 6L60 4 150 72 60 16z') +
        fill('#5a4a64', 'M20 26h40q10 4 10 11t-10 11H22q-10-4-10-11t8-11z') +
        fills('#3a2f44', [circle(-120, 32, 6), circle(40, 56, 7), circle(54, 58, 7)]) +
        line('#3a2f44', 3, 'M-120 18V30M44 44V54'),
    ),
};

const road: Layer = {
  draw: ({ ink }) =>
    fill(
      ink.fade('#8a7a90', '#4a4060'),
      'M-10 606V560C180 520 330 478 400 452 450 434 470 424 470 412H510C514 430 500 450 460 476 390 520 360 560 350 606z',
    ) +
    line(
      '#fff6e0',
      3.4,
      'M-10 564C180 524 334 482 404 456 452 437 474 425 475 412M344 606C356 560 384 520 454 474 492 450 506 430 505 412',
      0.9,
    ) +
    line('#ffd98a', 4.4, 'M150 606C250 548 360 500 426 464 470 438 488 424 490 412', 1, ' stroke-dasharray="30 20"') +
    repeat(4, (i) => {
      const t = 0.36 + i * 0.2;
      const [x, y, s] = [520 + (1 - t) * 250, 420 + (1 - t) ** 1.4 * 170, 0.35 + (1 - t) * 0.9];
      return group(
        `translate(${numbers(x, y)})scale(${numbers(s)})`,
        line('#4a4f68', 5, 'M0 0V-130C0-146-10-150-30-150') + fill('#fff3c0', 'M-46-152h20v6h-20z'),
      );
    }),
};

/** The car, seen from behind on its way to the airport. */
const limousine: Layer = {
  draw: ({ ink }) =>
    group(
      'translate(250 556)scale(1.5)',
      fill('#241c38', 'M-64 6Q0 16 66 6V-2H-64z', 0.5) +
        fill(ink.fade('#4a4f78', '#23264a'), 'M-58-8C-62-30-54-38-46-40L-34-62C-30-68 30-68 34-62L46-40C54-38 62-30 58-8z') +
        fill('#a8d4dc', 'M-38-41L-29-59C-26-62 26-62 29-59L38-41z') +
        fill('#e8f6f4', 'M-30-41L-20-60H-6L-18-41z', 0.7) +
        fill('#5f6694', 'M-54-32C-40-36 40-36 54-32L52-28H-52z') +
        fill('#e2343f', 'M-56-29h20v8h-22zM56-29H36v8h22z') +
        fill('#ffb0a0', 'M-54-27h8v4h-8zM54-27h-8v4h8z') +
        fill('#fff3dc', rect(-13, -22, 26, 8)) +
        fill('#16182f', 'M-58-10h116v8h-116z') +
        fills('#14142a', [rect(-54, -4, 16, 10), rect(38, -4, 16, 10)]) +
        fill('#241c38', circle(-12, -50, 5) + circle(14, -50, 5), 0.5),
    ),
};

/** The road to the airport, a flight coming in over it. */
export const airportTransfers: Scene = {
  slug: 'airport-transfers',
  crops: ['card'],
  layers: [
    sky(['#2f7f9c', '#7fc0c4', '#f6e0b0', '#ffc48a'], 0.7),
    sun({ x: 0.14, y: 0.5, r: 48, colour: '#fffbe6', glow: '#ffe6a8' }),
    streaks({ from: 0.06, to: 0.5, count: 9, colour: '#fff', opacity: 0.55, seed: 254 }),
    massing({
      y: 0.69,
      between: [-0.02, 0.5],
      tall: [20, 120],
      wide: [18, 38],
      colour: '#c9a49c',
      light: '#f0d0a8',
      window: '#fff0c0',
      windowOpacity: 0.5,
      seed: 141,
    }),
    haze({ y: 0.66, height: 0.16, colour: '#ffe0a8', opacity: 0.7 }),
    terminal,
    landing,
    hills({ y: 0.69, amp: 8, rough: 0.1, seed: 101, fill: ['#e8bc7a', '#b5804f'] }),
    palms({
      at: rows('0.32,0.71,74,6 0.37,0.71,60,-6 0.64,0.72,84,8 0.72,0.74,110,-8 0.84,0.8,170,10'),
      light: '#6fa05a',
      dark: '#2f6a54',
      trunk: '#6a4438',
      trunkLight: '#b5804f',
      seed: 75,
    }),
    road,
    limousine,
    grasses({ between: [0.5, 1.02], y: 1.02, colour: '#7a6a3f', tall: 60, count: 60, seed: 38 }),
    palms({ at: [[0.97, 1.02, 320, -30]], light: '#4f8a54', dark: '#1f5a4c', trunk: '#4f3634', trunkLight: '#a8704a', seed: 85 }),
    spray({ dense: 1, clear: 0.8, colour: '#6a4438', count: 140, seed: 66, opacity: 0.35 }),
    birds({ x: 0.6, y: 0.36, count: 5, size: 11, colour: '#4a5a6a', seed: 256 }),
    grain(),
  ],
};
