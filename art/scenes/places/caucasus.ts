import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { firs } from '../../nature/trees.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, body, drawn, inks, lamp, panes, sight } from '../sights/sheet.ts';
import { alphabetTower, wheel } from './buildings/batumi.ts';
import { blueHouse, pavilion } from './buildings/borjomi.ts';

const towers = ['#f4c6b0', '#b98aa8', '#5f4c86'] as const;

/** Batumi: the boulevard by the Black Sea at dusk, its towers and the green mountains behind. */
const batumi = sight(
  'batumi',
  ...air('dusk', [0.13, 0.57], 40),
  streaks({ from: 0.12, to: 0.4, count: 7, colour: '#ffd9b4', opacity: 0.5, seed: 12 }),
  cumulus({
    at: rows('0.9,0.36,280 0.62,0.26,170'),
    light: '#f6b8a4',
    body: '#b87a9c',
    shade: '#6f5290',
    seed: 14,
    opacity: 0.85,
  }),
  mountains({ y: 0.6, amp: 60, rough: 0.45, tilt: 210, seed: 7, fill: ['#7a5a98', '#5a4a8a'], shade: '#46397c' }),
  mountains({ y: 0.7, amp: 40, rough: 0.35, tilt: 150, seed: 15, fill: ['#4f4a86', '#38456f'], shade: '#2f3a68' }),
  water({ from: 0.725, colours: ['#f09a80', '#8a6a98', '#3f4c80'], ripple: '#ffdcb4', seed: 4 }),
  glitter({ x: 0.13, from: 0.73, to: 0.98, colour: '#ffe9bc', width: [50, 130], seed: 9 }),
  drawn((ink) => {
    const block = (x: number, top: number, w: number, columns: number, floors: number) =>
      body(ink, towers, rect(x, top, w, 452 - top)) +
      fill(
        lamp,
        repeat(floors, (row) =>
          repeat(columns, (column) =>
            (row * 5 + column * 3 + x) % 4 ? rect(x + 6 + (column * (w - 8)) / columns, top + 10 + row * 14, 6, 7) : '',
          ),
        ),
        0.85,
      );
    return (
      block(420, 330, 54, 4, 8) +
      block(600, 250, 62, 5, 13) +
      block(690, 296, 54, 4, 10) +
      block(750, 222, 70, 5, 15) +
      body(ink, ['#fbe3d0', '#c49ab0', '#6a548c'], 'M480 452V350Q500 320 540 318V452z') +
      // The tower with a wheel in its wall.
      body(
        ink,
        ['#ffe6cc', '#d3a0ac', '#74578e'],
        rect(528, 210, 60, 242),
        rect(536, 160, 44, 54),
        poly(534, 162, 558, 116, 582, 162),
      ) +
      line('#ffe6cc', 3, 'M558 118V54') +
      fill(lamp, panes(534, 270, 4, 12, 14, 15, 6, 8), 0.85) +
      fill('#4a3a74', circle(558, 232, 25)) +
      wheel(558, 232, 23, 10, '#ffdf8a', '#fff6d8') +
      alphabetTower(ink) +
      wheel(250, 376, 66, 16, '#fff0e0', '#e8506c') +
      line('#fff0e0', 4, 'M250 376L224 454M250 376L276 454') +
      // Trees along the promenade.
      brush(
        '#33506a',
        26,
        repeat(26, (i) => `M${196 + i * 25} ${446 - (i % 3) * 5}h0`),
      ) +
      brush(
        '#4f7a72',
        13,
        repeat(26, (i) => `M${192 + i * 25} ${440 - (i % 3) * 5}h0`),
      ) +
      // Beach of pebbles, wall and boulevard.
      fill(ink.fade('#c9a39c', '#8a7590'), 'M150 452Q300 446 420 452 330 500 190 620H-40Q60 520 150 452z') +
      brush('#fff0e4', 5, 'M150 454Q70 510-30 606', 0.9) +
      brush(
        '#6a5a80',
        6,
        repeat(34, (i) => {
          const t = ((i * 37) % 100) / 100;
          return `M${Math.round(330 - t * 260 + ((i * 53) % 90) - 40)} ${Math.round(462 + t * 130)}h3`;
        }),
        0.6,
      ) +
      fill(ink.fade('#f4cdb0', '#c596a0', '#8a6a90'), 'M330 452H810V620H150Q240 510 330 452z') +
      line('#fff0e0', 6, 'M330 452Q236 512 150 612', 0.9) +
      line(
        '#8a6a90',
        2,
        repeat(6, (i) => `M${300 - i * 26} ${474 + i * 22}H810`) + repeat(7, (i) => `M${420 + i * 66} 454L${330 + i * 130} 606`),
        0.35,
      ) +
      fill(ink.fade('#4f7f6a', '#2f5560'), 'M620 452H810V560Q700 520 620 452z') +
      brush(
        '#f0607c',
        8,
        repeat(12, (i) => `M${668 + ((i * 37) % 130)} ${476 + ((i * 23) % 50)}h0`),
      )
    );
  }),
  drawn(
    (ink) =>
      each(rows('392,470,1 216,560,1.5'), ([x = 0, y = 0, s = 1]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          fill(ink.radial([0, '#ffe7a0', 0.7], [1, '#ffe7a0', 0]), circle(0, -66, 34)) +
            line('#3a2c58', 3, 'M0 0V-62') +
            fill('#fff3c4', circle(0, -66, 6)),
        ),
      ) +
      each(
        rows('452,500,1.15,0 478,502,.8,1 590,564,1.75,2 630,566,1.75,3'),
        ([x = 0, y = 0, s = 1, kind = 0]) =>
          fill('#4a3a6a', ellipse(x + 6, y, 16 * s, 4 * s), 0.4) +
          group(
            `translate(${x} ${y})scale(${s})`,
            visitor(['#fff0dc', '#f2c14a', '#2f8a9c', '#d8405c'][kind] ?? '#fff0dc', '#2f2c5a', '#2a1c34')(),
          ),
      ) +
      // One who rides a bicycle.
      group(
        'translate(352 562)scale(1.4)',
        line(
          '#2a2248',
          3,
          `${circle(-20, -13, 13)}${circle(20, -13, 13)}M-20-13L-6-32H14L20-13M-6-32L2-13H-20M2-13L14-32M14-32L11-40H4`,
        ) +
          brush('#2f2c5a', 5, 'M-8-42L4-30 2-14') +
          brush('#e8506c', 9, 'M-8-44L0-60') +
          brush('#e8506c', 4, 'M0-58L10-42') +
          fill('#2a1c34', circle(3, -70, 5.5)),
      ),
  ),
  palms({
    at: rows('0.525,0.775,130,10 0.99,1.01,420,-46'),
    light: '#6a9a78',
    dark: '#2f5a68',
    trunk: '#4a3558',
    trunkLight: '#b87a74',
    seed: 18,
  }),
);

/** Borjomi: the spring of the forest park, its stream, and the gorge above. */
const borjomi = sight(
  'borjomi',
  ...air('morning', [0.5, 0.17], 36),
  mountains({ y: 0.34, amp: 70, rough: 0.3, seed: 5, fill: ['#8fbcc4', '#a8d0c8'] }),
  mountains({ y: 0.5, amp: 60, rough: 0.3, seed: 12, fill: ['#7fb0a4', '#9cc8b4'] }),
  drawn(
    (ink) =>
      fill(ink.fade('#7fb494', '#4f8a6c'), 'M-10 120Q120 180 230 290T420 430H-10z') +
      fill(ink.fade('#6aa88c', '#3f7a64'), 'M810 90Q680 160 590 270T400 430H810z'),
  ),
  firs({
    at: rows(
      '0.02,0.3,90 0.08,0.36,84 0.14,0.4,90 0.2,0.47,80 0.26,0.53,76 0.32,0.6,70 0.38,0.66,62 0.43,0.7,54 0.98,0.27,96 0.92,0.32,92 0.86,0.38,88 0.8,0.44,84 0.74,0.5,78 0.69,0.56,72 0.63,0.63,66 0.57,0.68,58 0.52,0.71,50',
    ),
    light: '#6fae80',
    dark: '#2f6f60',
  }),
  cumulus({ at: rows('0.46,0.55,240'), light: '#ffffff', body: '#f4faf4', shade: '#cfe4dc', seed: 22, opacity: 0.75 }),
  firs({
    at: rows(
      '0,0.5,130 0.05,0.56,120 0.11,0.6,124 0.18,0.65,110 0.25,0.69,100 0.31,0.72,90 1,0.48,140 0.95,0.54,130 0.89,0.59,124 0.82,0.64,116 0.76,0.68,104 0.7,0.71,92',
    ),
    light: '#4f9468',
    dark: '#1f5850',
  }),
  drawn(
    (ink) =>
      // The cable car.
      line('#3a4a5c', 2.4, 'M-10 300Q420 190 810 66M-10 306Q420 196 810 72') +
      group(
        'translate(330 220)',
        line('#3a4a5c', 3, 'M0-6V14') +
          body(
            ink,
            ['#ff9a7c', '#d8404c', '#8a2438'],
            'M-24 14H24Q30 14 30 22L26 50Q24 56 18 56H-18Q-24 56-26 50L-30 22Q-30 14-24 14z',
          ) +
          fill('#d8f4f8', rect(-22, 20, 18, 18) + rect(3, 20, 18, 18)),
      ) +
      fill(ink.fade('#a8cc74', '#74a858', '#4f8450'), 'M-10 430Q200 412 400 424T810 426V620H-10z') +
      fill(
        ink.fade('#d4f4e8', '#6fc4c8', '#2f84a0'),
        'M388 420Q376 452 300 478 140 520-10 540V620H250Q300 552 372 508 430 470 412 420z',
      ) +
      line('#5f9450', 5, 'M388 420Q376 452 300 478 140 520-10 540M412 420Q430 470 372 508 300 552 250 620', 0.8) +
      fill(
        ink.fade('#f6e2b8', '#dcbc8c'),
        'M600 476Q500 492 396 484L388 500Q480 520 440 620H630Q560 540 670 484zM110 456H230L316 472 306 486Q200 476 110 470z',
      ) +
      group('translate(164 456)', blueHouse(ink)) +
      group('translate(552 478)scale(1.12)', pavilion(ink)),
  ),
  drawn(
    (ink) =>
      // The bridge, and the stream between its stones.
      brush(
        '#ffffff',
        4,
        'M20 560q50-12 90-4M70 590q60-14 110-2M190 540q40-14 70-8M150 570q30-6 60 0M366 470q14-8 20-20M10 596q20-6 40-2',
        0.85,
      ) +
      brush('#7f8c94', 16, 'M40 540h9M96 528h5M176 510h8M262 592h8M284 566h4M224 612h12M92 574h8') +
      brush('#c4ccce', 8, 'M38 536h8M94 524h5M174 506h8M260 588h8M282 562h4M222 608h12M90 570h8') +
      body(ink, inks.stone, 'M296 474Q346 452 410 482V510H392Q372 482 340 484 318 486 308 500H296z') +
      line('#fffaf0', 4, 'M292 452Q346 428 414 460M292 464Q346 442 414 472') +
      line('#fffaf0', 4, 'M294 450V478M322 442V468M352 440V466M384 448V474M412 458V486') +
      // Steps of flowers, and the grandparents on a bench.
      brush(
        '#2f6f4c',
        16,
        repeat(16, (i) => `M${660 + ((i * 41) % 150)} ${548 + ((i * 17) % 50)}h0`),
      ) +
      brush(
        '#f0688c',
        10,
        repeat(16, (i) => `M${652 + ((i * 41) % 150)} ${542 + ((i * 17) % 50)}h0`),
      ) +
      brush(
        '#ffe08a',
        6,
        repeat(12, (i) => `M${640 + ((i * 57) % 160)} ${556 + ((i * 29) % 44)}h0`),
      ) +
      group(
        'translate(424 554)scale(1.4)',
        group('translate(-17 2)', visitor('#5f7a9c', '#3a3a54', '#e4e0e4', '#f4e4c4')()) +
          group('translate(17 2)', visitor('#b0486c', '#5a3a54', '#d8405c')()) +
          fills(ink.side('#d8a06c', '#9c6440', '#6a4030'), [rect(-42, -26, 84, 6), rect(-42, -16, 84, 6), rect(-42, -6, 84, 7)]) +
          line('#3a3440', 4, 'M-36-28V10M36-28V10'),
      ) +
      group('translate(500 536)scale(1.05)', visitor('#f2c14a', '#2f6f8c', '#3a2430')()),
  ),
  firs({ at: rows('0.02,0.9,250 0.985,0.92,300'), light: '#3f8460', dark: '#174a48' }),
);

/** The sea and a spa of Georgia. */
export const caucasianPlaces = [batumi, borjomi];
