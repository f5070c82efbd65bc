import { fill, fills, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, points, rect, rows } from '../../engine/paths.ts';
import { type Layer, type Scene, spots } from '../../engine/stage.ts';
import { whiteTown } from '../../landmarks/europe/white-town.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { sky, sun } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { cypresses } from '../../nature/trees.ts';
import { glitter, shoreFoam, water } from '../../nature/water.ts';

const coastRoad: Layer = {
  draw: ({ ink }) =>
    // Outer wall first, then the road, its edge lines and the low parapet.
    fill(
      '#a8603f',
      'M-10 606V560C140 520 330 512 470 478 560 456 600 430 590 404 580 384 530 374 520 352 514 338 540 326 580 318L590 324C560 332 536 342 540 354 550 376 604 388 614 408 624 444 570 476 478 500 340 536 160 546-10 606z',
      0.7,
    ) +
    fill(
      ink.fade('#7a6a80', '#4a3f58'),
      'M-10 616V548C140 506 330 498 460 468 540 448 574 428 566 408 556 386 508 376 500 352 496 336 528 322 574 314L582 318C548 328 524 340 528 352 536 376 596 386 606 410 614 444 560 476 470 498 380 518 300 560 280 616z',
    ) +
    line('#fff3dc', 3.4, 'M0 552C150 512 334 504 462 474 544 454 582 430 572 408 562 386 514 376 508 353', 0.9) +
    line(
      '#ffd98a',
      4,
      'M110 606C170 556 330 524 466 486 560 460 596 434 588 409 578 386 524 374 516 352 514 340 534 328 574 317',
      0.95,
      ' stroke-dasharray="26 18"',
    ) +
    fill(
      '#fff0d4',
      repeat(17, (i) => {
        const t = i / 16;
        return rect(4 + t * 440 - (1 - t) * 4, 536 - t * 70 - 16 * (1 - t * 0.6), 9 - t * 4, 20 - t * 10);
      }),
    ) +
    line('#fff0d4', 4, 'M-10 524C140 484 330 478 456 452', 0.95) +
    line('#d9a57e', 2, 'M-10 528C140 488 330 482 456 455', 0.9),
};

/** An open car driving towards the light. */
const car: Layer = {
  draw: ({ ink }) =>
    group(
      'translate(330 532)rotate(-7)scale(1.32)',
      fill('#2a1c30', 'M-98 4Q0 20 104 4V-2H-98z', 0.45) +
        fill('#fff3dc', 'M-30-44L-14-66H-10L-24-42zM-10-66L-4-66-20-42-24-42z') +
        fill('#bfe4ec', 'M-26-44L-13-62H-8L-20-43z', 0.8) +
        fill('#3a2436', 'M-16-40H58q4 0 4-6-30-8-74-2z') +
        fill('#e0a070', circle(4, -58, 7.5) + circle(30, -56, 7)) +
        fill('#1f5f86', 'M-6-40C-6-50 0-52 4-52S14-50 14-40z') +
        fill('#fff3dc', 'M20-40C20-48 26-50 30-50S40-48 40-40z') +
        fill('#8a1538', 'M-5-60C-5-70 13-70 13-60L11-58C7-63 1-63-3-58zM12-60q16-2 30 6-14-2-30-2z') +
        fill('#f0c47a', 'M20-58c0-9 18-10 19-1l12 2q-16 4-32 2z') +
        fill(
          ink.fade('#f06a5a', '#c2303f', '#8a1538'),
          'M-100-12C-102-24-92-32-70-35L-30-40 66-40C88-38 100-32 102-20L100-4H-98z',
        ) +
        fill('#ffb09a', 'M-94-24C-86-30-60-34-34-37L60-37C76-36 88-32 94-26 60-32-40-32-94-24z', 0.8) +
        line('#8a1538', 1.6, 'M-14-38C-16-26-14-12-12-6M42-38C46-26 44-12 40-6', 0.8) +
        fill('#f4ead8', rect(-103, -12, 12, 5) + rect(92, -13, 12, 5) + rect(20, -28, 12, 2.6)) +
        fill('#fff6c8', circle(-92, -22, 5)) +
        fill('#ffb03f', rect(97, -26, 4, 8)) +
        fills('#2a2030', [circle(-62, -2, 16), circle(66, -2, 16)]) +
        fills('#f4ead8', [circle(-62, -2, 9), circle(66, -2, 9)]) +
        fills('#a8a0a4', [circle(-62, -2, 4), circle(66, -2, 4)]) +
        fill('#a86c3a', rect(64, -52, 30, 13) + rect(60, -44, 36, 4)) +
        fill('#e0a45a', rect(70, -52, 3, 13) + rect(85, -52, 3, 13)),
    ),
};

/** An open car on a corniche above the sea. */
export const carRental: Scene = {
  slug: 'car-rental',
  crops: ['card'],
  layers: [
    sky(['#2f86b8', '#7fc0d4', '#f4e4c0', '#ffcf98'], 0.56),
    sun({ x: 0.2, y: 0.32, r: 46, colour: '#fffcec', glow: '#fff0b8' }),
    streaks({ from: 0.08, to: 0.34, count: 6, colour: '#fff', opacity: 0.6, seed: 234 }),
    cumulus({ at: [[0.44, 0.46, 190]], light: '#fff', body: '#ffeed8', shade: '#f0c0a0', seed: 101 }),
    mountains({ y: 0.52, amp: 44, rough: 0.6, seed: 182, fill: ['#a0b4cc', '#d4c4c8'], shade: '#8aa0c0', to: 0.6 }),
    water({ from: 0.54, colours: ['#c8ece0', '#3fb0bc', '#1a7f9c'], ripple: '#fff', rippleOpacity: 0.5, seed: 147 }),
    glitter({ x: 0.2, from: 0.545, colour: '#fffbe4', width: [60, 130] }),
    scatter(sailboat({ hull: '#8a1538', sail: '#fff', sailShade: '#f0d0b8' }), spots('0.12,0.64,0.7 0.36,0.6,0.45')),
    land((s) => s.ink.fade('#e0b084', '#b5704f'), points('0.56,0.8 0.62,0.58 0.74,0.44 0.86,0.3 1.02,0.22 1.02,1.02 0.5,1.02')),
    {
      draw: ({ ink }) =>
        group(
          'translate(812 176)scale(.42)',
          whiteTown(
            ink,
            {
              wall: ['#fff4dc', '#f0c89c', '#b5806f'],
              dome: ['#f08a6a', '#c2553f', '#8a3438'],
              door: '#6a4a58',
              glow: '#ffe39a',
              bloom: '#d3456a',
              step: '#f0dcc0',
            },
            6,
            21,
          ),
        ),
    },
    land((s) => s.ink.fade('#7fa45a', '#4a7a4c'), points('0.6,0.66 0.7,0.54 0.84,0.52 1.02,0.44 1.02,1.02 0.6,1.02')),
    shoreFoam({ y: 0.79, seed: 12, between: [0.3, 0.6] }),
    land((s) => s.ink.fade('#d9a06a', '#9a5a44'), points('-0.02,0.9 0.3,0.83 0.6,0.74 0.7,0.62 1.02,0.52 1.02,1.02 -0.02,1.02')),
    cypresses({
      at: rows('0.8,0.62,120 0.85,0.61,96 0.92,0.6,130 0.98,0.62,110'),
      light: '#6f9a54',
      dark: '#2a5f48',
    }),
    coastRoad,
    car,
    spray({ dense: 1, clear: 0.78, between: [0.5, 1], colour: '#6a3a34', count: 150, seed: 56, opacity: 0.35 }),
    bough({
      from: [1.02, 0.98],
      to: [0.68, 0.9],
      sag: -24,
      wood: '#5a4434',
      leaves: ['#3f7a4c', '#d3326a', '#f0568a', '#6fa054'],
      count: 120,
      size: 20,
      seed: 102,
    }),
    bough({
      from: [-0.03, -0.02],
      to: [0.3, 0.08],
      sag: 14,
      wood: '#4a3a30',
      leaves: ['#2f6a4c', '#4f8a54', '#ffb03f'],
      count: 100,
      size: 22,
      seed: 112,
    }),
    birds({ x: 0.5, y: 0.32, count: 5, size: 12, colour: '#fff', seed: 236 }),
    grain(),
  ],
};
