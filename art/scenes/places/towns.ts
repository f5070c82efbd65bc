import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';

const tiles = ['#e88a5c', '#c0583f', '#84383c'] as const;

/** A rowing boat with one who rows and one who sits, its foot at the waterline. */
const rowing = (ink: Ink, paint: string, shirt: string) =>
  fill('#2f5a5c', ellipse(4, 10, 84, 8), 0.4) +
  group(
    'translate(-22 -4)scale(1.5)',
    fill(shirt, 'M9 0C10-10 9-18 3-21-3-21-3-14-3-6L-2 0z') + fill('#3a2430', circle(1.5, -25.5, 4.4)),
  ) +
  group(
    'translate(34 -4)scale(1.4)',
    fill('#f2c14a', 'M9 0C10-10 9-18 3-21-3-21-3-14-3-6L-2 0z') + fill('#2a1c2c', circle(1.5, -25.5, 4.4)),
  ) +
  line('#6a4434', 4, 'M-10-22L-64 14M-14-18L30 18') +
  body(ink, ['#f4d8a8', '#c89058', '#84583c'], 'M-76-18Q-66 8-40 12H44Q68 8 78-20 40-6 0-6T-76-18z') +
  line(paint, 5, 'M-72-10Q-40 2 0 2T72-11');

/** The mosque of Regent's Park: golden dome and white minaret behind the boating lake. */
const regentsPark = sight(
  'regents-park-mosque',
  ...air('morning', [0.16, 0.2], 36),
  cumulus({ at: rows('0.42,0.24,230 0.86,0.3,180'), light: '#ffffff', body: '#fdf4ea', shade: '#d0dce8', seed: 19 }),
  drawn(
    (ink) =>
      fill('#8fb49c', 'M-10 400V330Q60 300 130 330T280 320 420 330 560 316 700 330 810 316V400z', 0.8) +
      // The minaret: a plain shaft, its balcony and a lantern with a golden cap.
      body(ink, inks.white, rect(604, 150, 40, 260), poly(596, 152, 600, 132, 648, 132, 652, 152), rect(612, 92, 24, 42)) +
      body(ink, inks.gold, dome(624, 94, 15, 26)) +
      line('#c8902c', 3, 'M624 70v-18') +
      line('#b3aab8', 3, 'M618 160V400M630 160V400', 0.7) +
      fill(
        '#8f9ab0',
        repeat(4, (i) => rect(615 + i * 5, 100, 3, 26)),
      ) +
      // The hall with its row of pointed windows, the drum and the dome.
      body(ink, inks.white, rect(210, 290, 380, 120), rect(320, 258, 160, 40)) +
      fill('#e9dccb', rect(204, 284, 392, 10) + rect(314, 252, 172, 9)) +
      fill(
        '#5f7c94',
        repeat(9, (i) => arch(236 + i * 41, 400, 28, 88, 'keel')) + repeat(7, (i) => arch(334 + i * 22, 292, 12, 28, 'keel')),
      ) +
      line(
        '#fffaf0',
        3,
        repeat(9, (i) => `M${236 + i * 41} 318V400M${222 + i * 41} 356h28`),
        0.85,
      ) +
      fill(ink.ball('#fff0b0', '#edb844', '#a86c2c'), 'M322 254C314 180 340 132 400 116 460 132 486 180 478 254z') +
      line(
        '#c8902c',
        2.5,
        'M346 252C342 190 360 144 400 118M372 252C372 200 380 150 400 118M428 252C428 200 420 150 400 118M454 252C458 190 440 144 400 118',
        0.7,
      ) +
      line('#c8902c', 4, 'M400 118V88') +
      fill('#e9b446', `${circle(400, 98, 5)}M392 86a10 10 0 1 0 14-12 8 8 0 1 1-14 12z`) +
      ground(ink, 406, '#9cc474', '#6fa45c'),
  ),
  crowns({
    at: rows('0.06,0.74,230 0.2,0.72,150 0.9,0.74,250 0.79,0.72,130 0.72,0.71,90 0.28,0.71,80'),
    light: '#8fc070',
    dark: '#4a8a5c',
    seed: 25,
  }),
  water({ from: 0.76, colours: ['#b8dcc8', '#6fa8a4', '#3f7484'], ripple: '#f4fff8', seed: 8 }),
  drawn(
    (ink) =>
      fill('#f2cc74', ellipse(400, 480, 60, 5) + ellipse(404, 498, 44, 4) + ellipse(398, 514, 30, 3), 0.6) +
      line('#5a8a5c', 5, 'M-10 456H810', 0.6) +
      group('translate(300 520)', rowing(ink, '#d8344c', '#2f6fae')) +
      group('translate(560 556)scale(1.15)', rowing(ink, '#2f6fae', '#d8405c')) +
      // A swan.
      group(
        'translate(136 560)',
        fill('#2f5a5c', ellipse(0, 6, 44, 6), 0.4) +
          fill(
            '#ffffff',
            'M-40-2Q-44-34-8-30 10-40 22-36 30-48 24-66 20-84 34-88 46-86 46-74 40-78 38-70 44-44 34-22 34 4 6 6H-26Q-38 4-40-2z',
          ) +
          fill('#d4dce4', 'M-36-4Q-20-22 8-18 0 0-26 2z') +
          fill('#ef8a3c', poly(45, -80, 58, -74, 45, -71)),
      ) +
      brush(
        '#5f9450',
        4,
        repeat(18, (i) => `M${690 + i * 7} 602l${(i % 3) * 5 - 5}-${40 + (i % 4) * 12}`),
      ),
  ),
);

/** The wooden fountain of Bascarsija under its dome. */
const sebilj = (ink: Ink) =>
  fill('#3a2a34', ellipse(0, 4, 130, 14), 0.3) +
  body(ink, inks.stone, poly(-104, 4, -92, -22, 92, -22, 104, 4), poly(-86, -20, -80, -40, 80, -40, 86, -20)) +
  body(ink, inks.sand, rect(-70, -92, 140, 54)) +
  fill('#8a6a58', arch(0, -40, 22, 40) + arch(-42, -40, 18, 36) + arch(42, -40, 18, 36)) +
  body(ink, ['#d8a878', '#a06a44', '#643f34'], rect(-78, -196, 156, 106)) +
  fill(
    '#4a2c2c',
    each([-56, -19, 19, 56], (x) => arch(x, -112, 28, 68)),
  ) +
  line(
    '#e8c090',
    2.4,
    each(
      [-56, -19, 19, 56],
      (x) => `M${x - 14}-150L${x + 14}-122M${x + 14}-150L${x - 14}-122M${x - 14}-170L${x + 14}-142M${x + 14}-170L${x - 14}-142`,
    ),
    0.8,
  ) +
  fill('#7a4c38', rect(-82, -100, 164, 8) + rect(-82, -198, 164, 8)) +
  body(ink, ['#a87858', '#74503f', '#463034'], poly(-126, -186, -70, -226, 70, -226, 126, -186)) +
  line('#463034', 2, 'M-98-188L-54-224M-60-188L-34-224M-20-188L-12-224M20-188L12-224M60-188L34-224M98-188L54-224', 0.6) +
  fill(ink.ball('#a8dcc0', '#5fa48c', '#2f6a6c'), dome(0, -224, 62, 62)) +
  line('#2f6a6c', 2, 'M-30-226Q-26-266 0-286M0-226V-286M30-226Q26-266 0-286', 0.6) +
  line('#c8902c', 4, 'M0-286v-24') +
  fill('#e9b446', circle(0, -304, 5));

/** A row of low shops under tiled roofs: start, end, top of the wall and how many. */
const shops = (ink: Ink, x: number, w: number, top: number, count: number) =>
  body(ink, ['#fff0d8', '#ead0a8', '#b08c78'], rect(x, top, w, 520 - top)) +
  fill(ink.fade('#e88a5c', '#a84a40'), poly(x - 14, top + 4, x + 16, top - 44, x + w - 16, top - 44, x + w + 14, top + 4)) +
  line(
    '#84383c',
    2,
    repeat(Math.floor(w / 16), (i) => `M${x + 4 + i * 16} ${top + 2}l${i % 2 ? 5 : 7}-42`),
    0.5,
  ) +
  repeat(count, (i) => {
    const [left, wide] = [x + 10 + (i * (w - 14)) / count, (w - 14) / count - 8];
    return (
      fill('#54322e', rect(left, top + 26, wide, 520 - top - 26)) +
      fill('#ffdf9a', rect(left + 5, top + 32, wide - 10, 34), 0.8) +
      fill(
        ['#d8a03c', '#b8683c', '#c8c4c0'][i % 3] ?? '#d8a03c',
        circle(left + wide * 0.3, top + 74, 9) +
          circle(left + wide * 0.68, top + 70, 11) +
          ellipse(left + wide * 0.5, top + 92, 12, 7),
      ) +
      fill('#8a5638', rect(left - 3, top + 102, wide + 6, 12)) +
      fill(
        ['#a3183f', '#2f7f8a', '#c8842c'][(i + count) % 3] ?? '#a3183f',
        poly(left - 6, top + 34, left, top + 16, left + wide, top + 16, left + wide + 6, top + 34),
      )
    );
  });

/** Houses on the slopes above the town. */
const slope = (ink: Ink) => {
  const random = randomFrom(61);
  return each(
    range(34)
      .map(() => [Math.round(random() * 780), Math.round(214 + random() * 110)] as const)
      .sort((a, b) => a[1] - b[1]),
    ([x, y]) =>
      fills('#fff0dc', [rect(x, y, 22, 15)]) +
      fill('#b3907c', rect(x + 14, y, 8, 15), 0.6) +
      fill(ink.fade(...tiles), poly(x - 3, y + 1, x + 11, y - 11, x + 25, y + 1)),
  );
};

/** Sarajevo: pigeons round the fountain of the old bazaar, a mosque and the hills behind. */
const sarajevo = sight(
  'sarajevo',
  ...air('gold', [0.16, 0.16], 38),
  drawn(
    (ink) =>
      fill(ink.fade('#7fa890', '#5f9070'), 'M-10 300Q120 130 290 170 420 110 560 160 700 120 810 220V420H-10z') +
      fill(ink.fade('#94b86c', '#6f9c5c'), 'M-10 340Q160 210 330 250T600 230 810 290V440H-10z') +
      brush(
        '#4f8458',
        13,
        repeat(50, (i) => `M${(i * 83) % 810} ${200 + ((i * 37) % 130)}h0`),
      ) +
      slope(ink) +
      // The mosque of Gazi Husrev-beg.
      body(ink, inks.white, rect(560, 70, 22, 310), rect(553, 168, 36, 12)) +
      body(ink, inks.slate, poly(557, 72, 571, 14, 585, 72)) +
      body(ink, inks.white, rect(596, 296, 160, 90)) +
      fill(ink.ball('#c4d0dc', '#8a9cb4', '#54648c'), dome(676, 298, 66, 66) + dome(612, 300, 20, 18) + dome(742, 300, 20, 18)) +
      fill(
        '#54648c',
        repeat(5, (i) => arch(616 + i * 30, 346, 14, 32)),
      ),
  ),
  birds({ x: 0.36, y: 0.2, count: 7, size: 13, spread: 90, colour: '#5a4a54', seed: 33 }),
  drawn(
    (ink) =>
      shops(ink, -30, 250, 372, 4) +
      shops(ink, 560, 270, 376, 4) +
      fill(ink.fade('#e4cca8', '#b8987c', '#8a7068'), rect(-10, 492, 820, 120)) +
      line(
        '#8a7068',
        2,
        repeat(6, (i) => `M-10 ${506 + i * 18}H810`) +
          repeat(20, (i) => `M${400 + (i - 10) * 34} 494L${400 + (i - 10) * 68} 610`),
        0.35,
      ) +
      group('translate(390 528)scale(1.18)', sebilj(ink)) +
      group('translate(200 560)scale(2)', visitor('#2f6fae', '#3a3a54', '#2a1c2c')()) +
      group('translate(236 562)scale(1.35)', visitor('#f2c14a', '#8a2f4c', '#3a2430')()) +
      group('translate(590 556)scale(1.9)', visitor('#8a2f4c', '#2f3a54', '#54342c', '#f0dcb4')()) +
      each(rows('300,574 330,588 366,578 420,590 458,576 500,586 276,590 540,590'), ([x = 0, y = 0], i) =>
        group(
          `translate(${x} ${y})scale(${i % 2 ? -1 : 1} 1)`,
          fill(i % 3 ? '#7f88a0' : '#c8ccd8', 'M-14-2Q-8-14 4-12 8-20 14-18 18-14 14-10 12 0 0 2L-20 2z') +
            brush('#d8705c', 2, 'M-2 2v6M4 1v6') +
            fill('#2f3a5c', poly(17, -15, 22, -13, 16, -12)),
        ),
      ),
  ),
);

/** A mosque in London, a bazaar in Sarajevo. */
export const townPlaces = [regentsPark, sarajevo];
