import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { firs } from '../../nature/trees.ts';
import { air, body, drawn, gable, ground, sight } from '../sights/sheet.ts';
import { breakfast } from './settings.ts';

export const alps = (y: number, seed: number, amp = 200) =>
  mountains({
    y,
    amp,
    rough: 0.5,
    seed,
    fill: ['#7f94b8', '#b4c8d8'],
    shade: '#5f78a4',
    snow: { y: y - 0.04, light: '#fff', shade: '#d4e2f4' },
  });

/** A paraglider landing on the green of Höhematte, the Jungfrau turning pink. */
const meadow = sight(
  'interlaken-meadow',
  ...air('dusk'),
  mountains({
    y: 0.44,
    amp: 220,
    rough: 0.5,
    seed: 19,
    fill: ['#8a78a8', '#b89ab0'],
    shade: '#5f5890',
    snow: { y: 0.46, light: '#ffc8c0', shade: '#e09ab0' },
  }),
  forest({ y: 0.62, amp: 30, rough: 0.3, seed: 6, fill: ['#3f5f64', '#2f4a54'], size: 18, kind: 'fir' }),
  drawn((ink) => {
    const hotel = (x: number, w: number, h: number) =>
      body(ink, ['#fff4e0', '#ead0c0', '#a8909c'], rect(x, 420 - h, w, h)) +
      fill('#6a4a64', poly(x - 8, 420 - h, x + 12, 392 - h, x + w - 12, 392 - h, x + w + 8, 420 - h)) +
      fill(
        '#ffdf9a',
        repeat(Math.floor(w / 22), (i) => rect(x + 8 + i * 22, 430 - h, 9, 15) + rect(x + 8 + i * 22, 456 - h, 9, 15)),
      );
    return (
      hotel(60, 200, 90) +
      hotel(280, 120, 66) +
      hotel(560, 190, 84) +
      ground(ink, 416, '#8fb45c', '#6a9a50', '#3f7048') +
      fill('#b8d47c', 'M0 416H800V424Q400 440 0 424z', 0.7) +
      fill('#5a8a4c', sliver(80, 500, 200, 6) + sliver(420, 560, 240, 7) + sliver(560, 470, 150, 5), 0.5) +
      // The wing and its pilot.
      group(
        'translate(430 150)rotate(-8)',
        fill(ink.across('#ffd24a', '#f08a3c', '#d8405c'), 'M-150 40Q-130-60 0-66 130-60 150 40 80-16 0-16-80-16-150 40z') +
          line('#fff6e0', 4, 'M-100-30Q-90-4-84 6M-50-56Q-46-30-42-14M0-66V-16M50-56Q46-30 42-14M100-30Q90-4 84 6', 0.7) +
          line('#4a3a5c', 1.5, 'M-140 30L0 196M-84 4L0 196M-42-14L0 196M42-14L0 196M84 4L0 196M140 30L0 196'),
      ) +
      group(
        'translate(458 340)scale(1.5)',
        brush('#2f3c70', 7, 'M0 0L-14 18-10 32M2 2L-2 20-4 34') +
          fill('#e8505c', 'M-6-24Q8-30 10 4H-6z') +
          fill('#fff', circle(2, -30, 8)),
      )
    );
  }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420'), [{ x: 0.24, y: 0.9, scale: 2 }]),
  scatter(visitor('#f4ecff', '#5a4438', '#2a1c1c'), [{ x: 0.3, y: 0.905, scale: 1.4 }]),
);

/** The Giessbach Falls coming down through the firs to the turquoise of Lake Brienz. */
const giessbach = sight(
  'interlaken-giessbach',
  ...air('noon', [0.16, 0.14], 34),
  alps(0.3, 12, 160),
  forest({ y: 0.3, amp: 60, rough: 0.4, seed: 8, fill: ['#4f8464', '#2f5f54'], size: 20, kind: 'fir', rim: '#8fbc7c' }),
  drawn((ink) => {
    const fall = (x: number, y: number, w: number, h: number) =>
      fill(
        ink.fade('#fff', '#d8eef4'),
        `M${x} ${y}Q${x + w / 2} ${y - 10} ${x + w} ${y}L${x + w + 14} ${y + h}Q${x + w / 2} ${y + h + 16} ${x - 14} ${y + h}z`,
      ) +
      line(
        '#a8cfdc',
        3,
        repeat(4, (i) => open(x + (i + 0.5) * (w / 4), y + 6, x - 8 + (i + 0.5) * ((w + 16) / 4), y + h - 6)),
        0.6,
      );
    return (
      fill(ink.fade('#6a7470', '#4a5458'), poly(330, 170, 520, 170, 560, 300, 600, 430, 300, 430, 320, 300)) +
      fall(396, 168, 54, 76) +
      fall(378, 262, 82, 66) +
      fall(356, 346, 120, 92) +
      line('#8a5a3c', 8, 'M300 262Q420 240 560 262') +
      line('#8a5a3c', 3, `M300 244Q420 222 560 244${repeat(9, (i) => `M${312 + i * 30} 242V262`)}`) +
      fill(ink.fade('#8fe4d8', '#3fc0c0', '#1f94a8'), rect(0, 436, 800, 170)) +
      fill(
        '#fff',
        `${ellipse(416, 442, 110, 12)}${sliver(60, 480, 150, 5)}${sliver(560, 500, 170, 6)}${sliver(260, 550, 200, 7)}${sliver(480, 576, 180, 6)}`,
        0.7,
      )
    );
  }),
  firs({
    at: rows('0.06,0.74,220 0.16,0.75,170 0.28,0.74,130 0.78,0.74,160 0.88,0.75,230 0.97,0.74,190'),
    light: '#5f9a74',
    dark: '#24544c',
  }),
  scatter(riverBoat({ hull: '#2f5a8c', white: '#fffaf0', glass: '#5f7fa0', lamp: '#fff4d0' }), [
    { x: 0.27, y: 0.87, scale: 1.3 },
  ]),
);

/** The walkway along the cliff at First, the Eiger across the valley. */
const first = sight(
  'interlaken-first',
  ...air('morning', [0.2, 0.16], 34),
  cumulus({ at: [[0.7, 0.14, 110]], light: '#fff', body: '#f2f8ff', shade: '#c4dcf0', seed: 5 }),
  alps(0.46, 31, 240),
  forest({ y: 0.72, amp: 40, rough: 0.3, seed: 8, fill: ['#7fa874', '#4f7c5c'], size: 10, kind: 'fir' }),
  drawn(
    (ink) =>
      fill(ink.side('#b8aca4', '#8a8088', '#5c5668'), 'M810 120L700 150 640 210 620 300 560 360 540 470 480 610H810z') +
      line(
        '#6a6270',
        4,
        'M700 150Q720 260 680 340M640 210Q660 300 620 380M780 140Q750 330 770 500M560 360Q620 430 590 600',
        0.6,
      ) +
      fill('#7fae5c', 'M810 110L700 142 648 196 700 176 810 140z') +
      // The steel path and its platform over the drop.
      line('#4a4a5c', 7, 'M810 330L640 366 520 400 300 410') +
      fill('#7f8494', poly(300, 404, 520, 394, 640, 358, 810, 322, 810, 334, 644, 372, 522, 408, 300, 418)) +
      line(
        '#3a3a4c',
        3,
        `M300 360L520 350 640 314 810 278M300 382L520 372 640 336 810 300${repeat(9, (i) => `M${304 + i * 27} ${408 - i * 1.2}v-48`)}${repeat(9, (i) => `M${530 + i * 32} ${392 - i * 7.6}v-46`)}`,
      ) +
      line('#4a4a5c', 5, 'M330 416L560 470M430 414L556 440'),
  ),
  scatter(visitor('#e8505c', '#2f3c70', '#3a2420'), [{ x: 0.41, y: 0.685, scale: 1.9 }]),
  scatter(visitor('#ffd24a', '#3a3050', '#2a1c1c'), [{ x: 0.48, y: 0.68, scale: 1.8 }]),
  scatter(visitor('#3f8c94', '#5a4438', '#5a3a24'), [{ x: 0.7, y: 0.645, scale: 1.9 }]),
);

const peaks = breakfast(
  'interlaken-breakfast',
  ['#e4506c', '#c23450', '#8f2440'],
  ...air('morning', [0.78, 0.16], 34),
  alps(0.4, 19, 240),
  forest({ y: 0.62, amp: 30, rough: 0.3, seed: 6, fill: ['#6a9a64', '#3f7054'], size: 18, kind: 'fir', rim: '#b0d07c' }),
  drawn(
    (ink) =>
      ground(ink, 396, '#9cc864', '#6a9a50') +
      fill('#b47a4c', gable(560, 404, 110, 40, 40)) +
      fill('#5c3428', poly(540, 366, 615, 316, 690, 366)) +
      fill(
        '#ffe9a0',
        repeat(3, (i) => rect(576 + i * 30, 374, 16, 16)),
      ),
  ),
);

export const oberlandPlaces = [meadow, giessbach, first, peaks];
