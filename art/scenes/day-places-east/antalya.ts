import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { palms } from '../../nature/palms.ts';
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

export const belekPlaces = [evening, slides, tahtali];
