import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, dome, ellipse, poly, rect, sliver } from '../../engine/paths.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, body, drawn, inks, sight } from '../sights/sheet.ts';

/** A marble lion on its base, upright, its mouth open to the holy lake. */
const lion = (x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})scale(${s})`,
    fill('#c8b49c', rect(-70, 0, 140, 44)) +
      fill('#f4e8d4', rect(-78, -6, 156, 12)) +
      brush('#d8ccbc', 9, 'M78-20Q112-30 100-64 92-84 76-78') +
      fill(
        '#fffaf0',
        'M-62-4Q-62-14-50-16L-46-90Q-44-120-54-146L-76-148-82-158-62-166-84-174-88-186-62-194Q-50-208-22-206L-12-214-6-200Q8-188 4-166L0-150Q14-110 52-86 82-74 88-44 94-12 72-4H-6Q-6-14 6-16L4-48Q-10-60-24-72L-28-4z',
      ) +
      fill(
        '#b8a89c',
        'M-12-206Q-24-170-10-140 6-100 44-84 76-66 66-4H72Q94-12 88-44 82-74 52-86 14-110 0-150L4-166Q8-188-6-200z',
        0.7,
      ) +
      line('#c8b8a8', 4, 'M-36-204Q-50-170-36-132M-22-204Q-34-166-20-122M40-70Q22-50 30-20', 0.8) +
      fill('#6a5a64', circle(-48, -188, 4)),
  );

/** The lions of Delos. */
const delos = sight(
  'mykonos-delos',
  ...air('noon', [0.86, 0.18], 36),
  streaks({ from: 0.08, to: 0.34, count: 6, colour: '#fff', opacity: 0.7, seed: 41 }),
  water({ from: 0.5, to: 0.62, colours: ['#7fc8e0', '#2f88bc'], ripple: '#fff', count: 40, seed: 6 }),
  scatter(sailboat({ hull: '#2f4a7c', sail: '#fffaf0', sailShade: '#d4d0dc' }), [{ x: 0.24, y: 0.57, scale: 0.6 }]),
  drawn((ink) => {
    const random = randomFrom(14);
    return (
      fill('#8a94b4', 'M470 302Q560 256 640 280T810 302z', 0.8) +
      fill(ink.fade('#e0c890', '#c4a06c'), 'M-10 372Q140 340 330 362T810 340V610H-10z') +
      // Columns of the ruins behind.
      body(ink, inks.white, ...[520, 566, 612, 700].map((x, i) => rect(x, 250 + (i % 2) * 34, 20, 120 - (i % 2) * 34))) +
      fill('#fffaf0', rect(510, 238, 86, 14)) +
      fill('#b8a89c', poly(640, 372, 660, 352, 690, 356, 700, 376) + poly(430, 376, 446, 360, 470, 366, 476, 380)) +
      lion(660, 452, 0.7) +
      lion(512, 476, 0.86) +
      lion(322, 506, 1.06) +
      lion(116, 540, 1.26) +
      brush(
        '#8aa050',
        4,
        repeat(30, () => {
          const [x, y] = [Math.round(random() * 800), Math.round(520 + random() * 80)];
          return `M${x} ${y}l-6-16M${x} ${y}l1-20M${x} ${y}l7-15`;
        }),
      ) +
      fill(
        '#e0485c',
        repeat(34, () => circle(Math.round(random() * 800), Math.round(500 + random() * 96), 4 + random() * 2)),
      )
    );
  }),
  scatter(visitor('#4aa0b8', '#c8a878', '#2a1c20', '#fff6e0'), [{ x: 0.76, y: 0.9, scale: 2 }]),
);

/** The temple of Sounion on its cape before sunset. */
const sounion = sight(
  'athens-sounion',
  ...air('dusk', [0.3, 0.5], 50),
  streaks({ from: 0.1, to: 0.42, count: 8, colour: '#ffd0b0', opacity: 0.6, seed: 13 }),
  water({ from: 0.62, colours: ['#f4a884', '#9a6090', '#3a3a7c', '#26285c'], ripple: '#ffe0b0', count: 80, seed: 27 }),
  glitter({ x: 0.3, from: 0.63, colour: '#ffe9b0' }),
  drawn((ink) => {
    const marble = ['#fff0dc', '#e8c0a8', '#94708c'] as const;
    const columns = range(9).map((i) => 420 + i * 38);
    return (
      fill('#7a5a8c', 'M-10 376Q60 344 130 360T260 376z', 0.8) +
      fill(ink.fade('#b07868', '#70486c', '#40305c'), 'M300 610Q340 540 350 500 330 470 370 440 360 400 400 372L810 350V610z') +
      line('#d89c80', 6, 'M362 450Q480 420 620 436T810 420M356 520Q470 500 560 516', 0.4) +
      fill(
        '#8a8a54',
        repeat(16, (i) => circle(390 + i * 27, 372 - i * 1.2 + (i % 3) * 5, 12)),
      ) +
      fill(marble[1], rect(394, 344, 372, 10) + rect(402, 336, 356, 10)) +
      body(
        ink,
        marble,
        ...columns.map((x) => poly(x - 10, 336, x - 7, 190, x + 7, 190, x + 10, 336)),
        poly(762, 338, 764, 250, 778, 250, 780, 338),
      ) +
      line('#94708c', 1.4, columns.map((x) => `M${x - 3} 336V190M${x + 3} 336V190`).join(''), 0.6) +
      fill(marble[0], columns.map((x) => rect(x - 13, 180, 26, 10)).join('') + rect(406, 158, 340, 20)) +
      fill(marble[1], poly(640, 158, 700, 146, 746, 158)) +
      fill('#5a3a5c', poly(420, 372, 460, 366, 450, 384) + poly(700, 366, 740, 362, 736, 380))
    );
  }),
  scatter(visitor('#3a2c50', '#2a2040', '#1c1430'), [{ x: 0.53, y: 0.72, scale: 1.2 }]),
  scatter(visitor('#8a3a50', '#2a2040', '#1c1430'), [{ x: 0.56, y: 0.722, scale: 1.3 }]),
  scatter(sailboat({ hull: '#26204c', sail: '#ffd8b0', sailShade: '#c88a8c' }), [{ x: 0.14, y: 0.74, scale: 0.9 }]),
);

/** The dark sand of Perissa below its rock. */
const perissa = sight(
  'santorini-perissa',
  ...air('morning', [0.2, 0.2], 40),
  streaks({ from: 0.08, to: 0.3, count: 5, colour: '#fff', opacity: 0.7, seed: 8 }),
  water({ from: 0.5, colours: ['#a8e0e4', '#3f9cc8', '#1f6fa8'], ripple: '#fff', count: 60, seed: 44 }),
  drawn(
    (ink) =>
      fill(ink.across('#c8a48c', '#8a6a70', '#54405c'), 'M430 330Q470 220 560 170 640 60 720 90 780 110 810 170V340H430z') +
      line('#e8c8a8', 5, 'M470 300Q560 220 660 200M520 320Q640 250 790 230', 0.5) +
      body(ink, inks.white, rect(640, 316, 46, 40), rect(690, 304, 60, 52), rect(756, 320, 60, 40)) +
      fill('#2a68bc', 'M690 304a30 26 0 0 1 60 0z') +
      fill('#fff', 'M-10 486Q200 430 440 400T810 352V372Q620 400 450 420T-10 508z', 0.9) +
      fill(ink.fade('#5a5264', '#3c3648', '#2c2838'), 'M-10 500Q200 446 440 414T810 366V610H-10z') +
      fill(
        '#7a7284',
        `${sliver(40, 560, 160, 5)}${sliver(300, 500, 150, 5)}${sliver(520, 560, 180, 6)}${sliver(560, 450, 140, 4)}`,
        0.6,
      ) +
      [
        [230, 560, 1.15],
        [440, 510, 0.86],
        [604, 470, 0.64],
      ]
        .map(([x, y, s]) =>
          group(
            `translate(${x} ${y})scale(${s})`,
            fill('#1c1828', ellipse(20, 4, 110, 12), 0.5) +
              line('#c8a878', 8, 'M0 4V-150') +
              fill('#e8c888', 'M-110-124Q-60-176 0-184 60-176 110-124 50-140 0-138-50-140-110-124z') +
              line('#b0884c', 3, 'M0-184L-60-132M0-184L60-132M0-184V-138') +
              fill('#fffaf0', poly(30, -26, 120, -14, 124, -2, 30, -10)) +
              fill('#2a8abc', poly(30, -30, 62, -58, 70, -54, 46, -22)) +
              fill('#fffaf0', poly(-120, -10, -36, -26, -36, -10, -124, 2)),
          ),
        )
        .join('') +
      fills('#f0605c', [ellipse(118, 520, 16, 12)]),
  ),
  scatter(visitor('#ffd24a', '#2f9cb8', '#3a2420'), [{ x: 0.1, y: 0.86, scale: 1.7 }]),
);

/** The cliff of Santorini from its path: the white edge, the islands of the crater and a ship as small as a toy. */
const caldera = sight(
  'santorini-caldera',
  ...air('gold', [0.24, 0.36], 44),
  streaks({ from: 0.1, to: 0.34, count: 5, colour: '#fff', opacity: 0.6, seed: 22 }),
  water({ from: 0.44, colours: ['#f4d8b0', '#5aa8c0', '#1f6a9c', '#17528a'], ripple: '#fff6dc', count: 60, seed: 71 }),
  drawn((ink) => {
    const random = randomFrom(4);
    return (
      fill('#7a6a80', 'M60 266Q130 236 210 246T360 266z') +
      fill(ink.fade('#5a4a54', '#332c40'), 'M110 330Q170 296 230 302 270 290 320 306 370 312 400 334 250 344 110 330z') +
      fill('#fff', 'M-20 430l26-6 40 2-5 8h-54z', 0) +
      // Ships.
      group(
        'translate(300 420)',
        fill('#fffaf0', 'M-52 0L-44-14H46L60-14 48 4H-44zM-28-14V-26H26L32-14z') +
          fill('#c2404c', rect(-6, -38, 12, 12)) +
          fill('#fff', sliver(-130, 6, 150, 5), 0.7),
      ) +
      // The cliff in layers of ash and lava.
      fill(
        ink.across('#a8705c', '#7a4854', '#4a2f48'),
        'M420 610C450 520 470 470 500 430 520 380 560 340 600 300 640 250 700 214 810 190V610z',
      ) +
      line('#d8a080', 9, 'M520 410Q620 350 810 300M490 456Q640 400 810 362M460 520Q640 462 810 436', 0.5) +
      line('#3a2440', 7, 'M505 432Q640 372 810 330M470 500Q650 436 810 400', 0.4) +
      line('#f0dcc0', 5, 'M596 330l40 22-46 24 50 24-54 28 46 22-60 30 40 24-66 34') +
      // The white villages along its edge.
      body(ink, inks.white, ...range(17).map((i) => rect(590 + i * 14, 290 - i * 6.6 - (i % 3) * 10, 18, 34))) +
      fill('#2a68bc', dome(650, 246, 15, 14) + dome(732, 204, 18, 16) + dome(790, 184, 14, 13)) +
      // The terrace where one stands: a wall, steps, flowers.
      body(ink, inks.white, 'M-10 500Q120 480 250 520L300 610H-10z') +
      fill('#e4dcd8', 'M-10 520Q120 500 244 536L262 560Q120 520-10 542z') +
      fill('#2a68bc', poly(40, 610, 40, 556, 96, 560, 96, 610)) +
      fill(
        '#4f8a4c',
        repeat(16, () => circle(Math.round(190 + random() * 90), Math.round(510 + random() * 80), 9)),
      ) +
      fill(
        '#e0407c',
        repeat(40, () => circle(Math.round(170 + random() * 120), Math.round(496 + random() * 96), 5 + random() * 4)),
      )
    );
  }),
  scatter(sailboat({ hull: '#2f4a7c', sail: '#fffaf0', sailShade: '#d4d0dc' }), [{ x: 0.14, y: 0.68, scale: 0.5 }]),
  scatter(visitor('#fff6e8', '#c29a70', '#2a1c20', '#f0d08a'), [{ x: 0.13, y: 0.87, scale: 1.9 }]),
  scatter(visitor('#4aa0b8', '#2f4a70', '#1c1420'), [{ x: 0.185, y: 0.875, scale: 2.1 }]),
);

export const greekDays = [delos, sounion, perissa, caldera];
