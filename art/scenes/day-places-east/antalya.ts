import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { haze } from '../../nature/sky.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, body, drawn, sight, type Three } from '../sights/sheet.ts';

/** The sea of Antalya after dinner, still warm: a jetty, lamps, the moon. */
const evening = sight(
  'antalya-evening',
  ...air('night', [0.68, 0.2], 34),
  mountains({ y: 0.5, amp: 120, rough: 0.5, seed: 29, fill: ['#3a4a80', '#4a5c90'], shade: '#28356a' }),
  water({ from: 0.56, colours: ['#5a70a8', '#2f4484', '#18285c'], ripple: '#c8d8ff', count: 70, seed: 12 }),
  glitter({ x: 0.68, from: 0.57, colour: '#fdf4dc', width: [30, 130] }),
  drawn(
    (ink) =>
      fill(ink.fade('#8a6470', '#5c4458', '#3a2c48'), poly(250, 610, 380, 372, 420, 372, 550, 610)) +
      line(
        '#3a2c48',
        3,
        repeat(9, (i) => open(258 + i * 14, 596 - i * 25, 542 - i * 14, 596 - i * 25)),
        0.7,
      ) +
      repeat(4, (i) => {
        const [x, y, s] = [
          [262, 590, 1],
          [310, 500, 0.7],
          [344, 440, 0.5],
          [366, 404, 0.36],
        ][i] as [number, number, number];
        return [x, 800 - x]
          .map(
            (px) =>
              line('#2a2040', 7 * s, open(px, y, px, y - 90 * s)) +
              fill('#ffdf9a', circle(px, y - 96 * s, 44 * s), 0.3) +
              fill('#fff0b8', circle(px, y - 96 * s, 14 * s)),
          )
          .join('');
      }) +
      fill('#fff', sliver(60, 480, 130, 5) + sliver(600, 520, 140, 5) + sliver(120, 560, 120, 5), 0.3),
  ),
  palms({ at: rows('0.08,0.98,420,18'), light: '#3f6a6c', dark: '#1c3450', trunk: '#2a2040', trunkLight: '#5a4a64', seed: 8 }),
  scatter(visitor('#f4ecff', '#3a3060', '#1c1430'), [{ x: 0.47, y: 0.86, scale: 2.1 }]),
  scatter(visitor('#e8607c', '#2a2448', '#1c1430'), [{ x: 0.53, y: 0.86, scale: 2 }]),
);

/** Slides of a resort winding into a pool, rings and palms. */
const slides = sight(
  'antalya-slides',
  ...air('noon', [0.16, 0.16], 36),
  forest({ y: 0.5, amp: 24, rough: 0.3, seed: 6, fill: ['#7fb46c', '#4f8c5c'], size: 18, kind: 'round' }),
  drawn((ink) => {
    const tube = (d: string, c: Three) => brush(c[2], 42, d) + brush(c[1], 36, d) + brush(c[0], 12, d, 0.8);
    return (
      line(
        '#8a94a8',
        9,
        'M250 470V130M330 470V130M250 220H330M250 320H330M250 140L330 220M250 240L330 320M560 470V210M620 470V210M560 300H620',
      ) +
      fill(ink.side('#fff', '#e0e8f0', '#a8b8cc'), rect(226, 116, 130, 18) + rect(540, 196, 102, 16)) +
      fill('#e8505c', poly(216, 70, 290, 26, 366, 70)) +
      fill('#f0b83c', poly(532, 156, 590, 120, 650, 156)) +
      line('#8a94a8', 5, 'M232 70V116M350 70V116M546 156V196M636 156V196') +
      tube('M340 130Q470 120 500 190T390 290Q300 330 360 390T470 480', ['#ffe08a', '#f0b03c', '#c87c24']) +
      tube('M240 134Q110 140 100 230T200 330Q240 380 160 430T150 500', ['#f8a0b0', '#e8506c', '#b02c50']) +
      tube('M640 206Q730 220 720 300T630 390Q600 430 640 490', ['#9ce0e8', '#3fb0c8', '#247c9c']) +
      fill('#f4e4c8', rect(0, 450, 800, 40)) +
      fill(ink.fade('#a4ecec', '#3fb8d4', '#2f98bc'), 'M-10 470Q400 446 810 470V610H-10z') +
      fill('#fff', `${ellipse(470, 492, 60, 11)}${ellipse(150, 508, 54, 10)}${ellipse(640, 500, 54, 10)}`, 0.9) +
      fill('#fff', sliver(60, 560, 150, 6) + sliver(330, 540, 130, 5) + sliver(560, 570, 170, 6), 0.7) +
      [
        [300, 550, '#e8506c'],
        [520, 556, '#f0b83c'],
      ]
        .map(
          ([x, y, c]) =>
            fill(String(c), ellipse(Number(x), Number(y), 42, 16)) +
            fill('#3fb8d4', ellipse(Number(x), Number(y) - 2, 20, 7)) +
            fill('#e8b48c', ellipse(Number(x), Number(y) - 14, 12, 14)) +
            fill('#3a2420', circle(Number(x), Number(y) - 32, 10)),
        )
        .join('')
    );
  }),
  palms({
    at: rows('0.05,0.8,260,12 0.95,0.8,280,-12'),
    light: '#7fb45c',
    dark: '#2f7258',
    trunk: '#6a4638',
    trunkLight: '#b08058',
    seed: 4,
  }),
);

/** The cable car to the top of Tahtalı, the coast of Kemer far below. */
const tahtali = sight(
  'antalya-tahtali',
  ...air('noon', [0.82, 0.14], 34),
  water({ from: 0.44, to: 0.8, colours: ['#a8dcec', '#5fb0d8', '#3f94c4'], ripple: '#fff', count: 50, seed: 19 }),
  drawn(
    (ink) =>
      fill('#b8cc94', 'M-10 420Q120 400 240 430 330 410 420 440L440 480H-10z') +
      fill('#f4e4bc', 'M420 440Q330 414 240 434 120 404-10 424V416Q120 394 240 424 330 404 424 436z') +
      fill(
        '#fff',
        repeat(30, (i) => rect(20 + (i % 10) * 34, 444 + Math.floor(i / 10) * 12, 12, 7)),
        0.8,
      ) +
      fill(ink.side('#e8e0d8', '#b8b0b4', '#7c7888'), 'M810 130L720 190 650 220 600 300 520 350 470 440 380 520 340 610H810z'),
  ),
  forest({ y: 0.86, amp: 60, rough: 0.3, seed: 18, fill: ['#5f9464', '#2f6450'], size: 18, kind: 'fir', rim: '#9cc47c' }),
  drawn(
    (ink) =>
      body(ink, ['#fff', '#dce4ec', '#a4b0c4'], poly(650, 226, 650, 180, 760, 150, 800, 150, 800, 210, 720, 216)) +
      fill('#4f7c9c', poly(664, 206, 664, 188, 750, 166, 750, 186)) +
      line('#3a3450', 3, 'M660 190L-10 470M660 202L-10 484') +
      line('#5a5468', 7, 'M420 520V270M400 274H440') +
      group(
        'translate(220 380)',
        line('#3a3450', 5, 'M0-8V26') +
          fill('#fff', 'M-58 30Q-58 24-50 24H50Q58 24 58 30L62 88Q62 98 52 98H-52Q-62 98-62 88z') +
          fill('#e8404c', 'M-62 74H62V88Q62 98 52 98H-52Q-62 98-62 88z') +
          fill(
            '#8fc4dc',
            repeat(3, (i) => rect(-50 + i * 35, 34, 29, 32)),
          ) +
          fill(
            '#3a3450',
            `${circle(-34, 54, 7)}${circle(2, 56, 7)}${circle(36, 53, 7)}${rect(-41, 60, 14, 7)}${rect(-5, 62, 14, 6)}${rect(29, 60, 14, 7)}`,
          ),
      ),
  ),
);

/** The last swim of the week: a jetty in clear water below the pines, the mountains across the bay. */
const swim = sight(
  'antalya-swim',
  ...air('morning', [0.2, 0.2], 36),
  streaks({ from: 0.08, to: 0.32, count: 6, colour: '#fff', opacity: 0.7, seed: 23 }),
  mountains({
    y: 0.44,
    amp: 120,
    rough: 0.7,
    seed: 333,
    fill: ['#8ca4cc', '#c8d4dc'],
    shade: '#7490c0',
    peaks: rows('0.3,70 0.62,40'),
  }),
  haze({ y: 0.5, height: 0.14, colour: '#fff4dc', opacity: 0.7 }),
  water({ from: 0.52, colours: ['#a4e0e0', '#4fc4cc', '#2aa4b8', '#1f88a8'], ripple: '#fff', count: 44, seed: 37 }),
  scatter(sailboat({ hull: '#fff', sail: '#fffdf6', sailShade: '#d4e4ec' }), [
    { x: 0.12, y: 0.57, scale: 0.5 },
    { x: 0.46, y: 0.545, scale: 0.3 },
  ]),
  drawn((ink) => {
    const post = (x: number, y: number, s: number) =>
      fill(ink.side('#b08058', '#84543c', '#54343a'), rect(x - 6 * s, y, 12 * s, 74 * s));
    const head = (x: number, y: number, s: number, hair: string) =>
      fill('#fff', sliver(x - 50 * s, y + 10 * s, 100 * s, 8 * s) + sliver(x - 80 * s, y + 22 * s, 130 * s, 6 * s), 0.7) +
      brush('#d89c74', 7 * s, open(x + 12 * s, y + 8 * s, x + 34 * s, y - 16 * s)) +
      fill('#d89c74', `M${x - 16 * s} ${y + 12 * s}Q${x} ${y - 4 * s} ${x + 16 * s} ${y + 12 * s}z`) +
      fill(hair, circle(x, y - 8 * s, 11 * s));
    return (
      // Sun through the shallows.
      brush('#d8fff4', 3, 'M60 452q30-12 60 0t60 0M20 508q34-14 68 0t68 0M210 560q34-14 68 0t68 0M120 588q30-12 60 0', 0.5) +
      head(150, 470, 1.1, '#3a2420') +
      head(250, 436, 0.8, '#5a3420') +
      fill('#e8505c', ellipse(300, 516, 56, 22)) +
      fill('#fff', 'M262 500l20-4 6 14-26 6zM320 496l22 8-12 12-18-8zM276 534l8-12 22 2-4 14z') +
      fill('#2fa8bc', ellipse(300, 512, 28, 9)) +
      // The jetty comes in from the shore.
      post(486, 470, 0.7) +
      post(560, 500, 0.9) +
      fill('#12607c', poly(420, 474, 640, 610, 810, 610, 810, 596, 470, 462), 0.3) +
      fill('#6a4038', poly(424, 452, 520, 448, 810, 560, 810, 610, 640, 610)) +
      fill(ink.fade('#f0cc9c', '#c8946c'), poly(424, 440, 520, 436, 810, 542, 810, 610, 664, 610)) +
      line(
        '#8a5c44',
        2,
        repeat(13, (i) =>
          open(434 + i * i * 1.4 + i * 3, 446 + i * i * 0.98 + i * 2, 530 + i * i * 1.6 + i * 4, 440 + i * i * 0.6 + i * 1.5),
        ),
        0.6,
      ) +
      line(
        '#dfe8ee',
        5,
        'M432 444V396q0-14 14-14M470 442V394q0-14 14-14M432 452V510M470 462V520M432 470H470M432 490H470M432 508H470',
      ) +
      // The shore with its terrace.
      fill(ink.fade('#d8b088', '#a87c68'), 'M800 420Q700 424 640 452 690 476 740 500L810 520z')
    );
  }),
  drawn((ink) => {
    // A pine that leans over the water: flat clouds of needles, lit from above.
    const cloud = (x: number, y: number, w: number) =>
      fill(
        '#2f6a58',
        ellipse(x, y, w, w * 0.3) +
          ellipse(x - w * 0.5, y + w * 0.14, w * 0.6, w * 0.2) +
          ellipse(x + w * 0.5, y + w * 0.12, w * 0.6, w * 0.2),
      ) +
      fill(
        '#5f9c68',
        ellipse(x - w * 0.1, y - w * 0.1, w * 0.78, w * 0.18) + ellipse(x - w * 0.6, y + w * 0.08, w * 0.4, w * 0.1),
      ) +
      fill('#94c478', ellipse(x - w * 0.24, y - w * 0.16, w * 0.46, w * 0.08));
    return (
      fill(ink.side('#c08a64', '#8a5440', '#54343a'), 'M752 500Q776 360 702 224L712 222Q804 350 784 500z') +
      brush('#6a4038', 8, 'M744 300Q690 260 600 232M730 262Q770 200 790 170M712 240Q680 180 640 150') +
      cloud(792, 150, 110) +
      cloud(600, 218, 96) +
      cloud(706, 214, 56) +
      cloud(690, 116, 140) +
      cloud(540, 150, 70)
    );
  }),
  drawn(
    (ink) =>
      // What is packed, and what is not: a case, a hat on it, a towel over the rail.
      fill('#5a3a34', ellipse(700, 580, 66, 9), 0.35) +
      line('#5c6474', 4, 'M684 470V424H722V470') +
      fill(ink.side('#8fc0e8', '#3f86c0', '#28588c'), 'M656 478q0-9 9-9h76q9 0 9 9v90q0 9-9 9h-76q-9 0-9-9z') +
      line('#c8e4f8', 3, 'M680 474V572M703 474V572M726 474V572', 0.6) +
      fill('#2a2440', circle(670, 580, 7) + circle(736, 580, 7)) +
      fill('#c89448', ellipse(728, 468, 48, 11)) +
      fill('#f4d48c', `${ellipse(728, 465, 48, 11)}M700 464Q704 434 728 434T756 464z`) +
      fill('#e8505c', 'M700 460Q728 472 756 460V467Q728 479 700 467z') +
      fill(ink.fade('#fff', '#e8e4ec'), poly(560, 516, 622, 508, 664, 536, 598, 546)) +
      fill('#f0a03c', poly(574, 514, 588, 512, 628, 541, 612, 544) + poly(600, 511, 612, 509, 654, 537, 640, 539)) +
      brush('#e8505c', 6, 'M526 480q4 16 18 14M526 480v-28') +
      fill('#7fd4e0', 'M536 484h34q8 0 6 10-4 10-14 8l-8-6-8 6q-10 0-12-8z') +
      line('#2f5c8c', 3, 'M536 484h34q8 0 6 10-4 10-14 8l-8-6-8 6q-10 0-12-8z'),
  ),
  scatter(visitor('#f0b04a', '#2f6a9c', '#3a2420'), [{ x: 0.612, y: 0.81, scale: 1.5 }]),
);

export const belekPlaces = [evening, slides, tahtali, swim];
