import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { arch, circle, crenels, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { crowns } from '../../nature/trees.ts';
import { reflection, water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';
import { chedi, cream, front, spired } from './buildings/grand-palace.ts';
import { palmHouse, treetops } from './buildings/palm-house.ts';

/** Kew: the palm house beyond its pond, the walk in the treetops. */
const kew = sight(
  'kew',
  ...air('noon', [0.86, 0.16], 34),
  cumulus({ at: rows('0.34,0.2,240 0.7,0.26,210'), light: '#ffffff', body: '#fdf8f0', shade: '#cfdfe8', seed: 26 }),
  crowns({
    at: rows('0.3,0.72,190 0.7,0.72,200 0.62,0.72,150 0.82,0.73,250 0.94,0.74,290 0.4,0.72,160'),
    light: '#8fbc74',
    dark: '#4f8a68',
    seed: 2,
  }),
  drawn((ink) => ground(ink, 424, '#a4d074', '#6fa858') + palmHouse(ink)),
  crowns({ at: rows('0.03,0.78,290 0.16,0.77,210'), light: '#9cc868', dark: '#3f8456', seed: 8 }),
  drawn((ink) => treetops(ink)),
  crowns({ at: rows('0.09,0.8,200 0.97,0.79,190'), light: '#b4d474', dark: '#4f9258', seed: 21 }),
  drawn(
    (ink) =>
      fill(ink.fade('#f4e4c0', '#dcc49c'), rect(-10, 440, 820, 18)) +
      fill(ink.fade('#a4d074', '#74a858'), rect(-10, 456, 820, 20)) +
      each(rows('300,452,.9,0 330,454,.66,1 520,452,.9,2'), ([x = 0, y = 0, s = 1, kind = 0]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          visitor(['#d8405c', '#f2c14a', '#fff0dc'][kind] ?? '#d8405c', '#3a3a5c', '#2a1c2c')(),
        ),
      ),
  ),
  water({ from: 0.785, to: 0.89, colours: ['#c8ece8', '#7fc0cc', '#4f94b0'], ripple: '#f8ffff', seed: 13 }),
  reflection({ x: 0.5, from: 0.79, height: 76, width: 190, colour: '#ffffff', opacity: 0.6, seed: 6 }),
  drawn(
    (ink) =>
      line('#d8cdbc', 6, 'M-10 472H810') +
      // Ducks on the pond.
      each(rows('180,500,.9 226,508,.7 610,502,-.9'), ([x = 0, y = 0, s = 1]) =>
        group(
          `translate(${x} ${y})scale(${s} ${Math.abs(s)})`,
          fill('#fffaf0', 'M-22-2Q-18-14 0-12 10-12 12-22 16-30 24-26 28-20 22-16 22 2 4 4H-12Q-22 4-22-2z') +
            fill('#ef9a3c', poly(26, -24, 36, -21, 26, -18)) +
            fill('#2f7a68', circle(20, -23, 6)),
        ),
      ) +
      fill(ink.fade('#8fbc60', '#5f9450'), 'M-10 522Q200 508 400 514T810 520V620H-10z') +
      each(
        [
          ['#4a8a54', 18, 0, 0],
          ['#f0507c', 11, -4, -8],
          ['#ffd24c', 10, 9, -5],
          ['#fff4f0', 8, 3, 4],
          ['#a44cb0', 9, -11, 2],
        ] as const,
        ([paint, width, dx, dy]) =>
          brush(
            paint,
            width,
            repeat(40, (i) => `M${4 + i * 20.5 + dx + ((i * i) % 9)} ${536 + ((i * i * 7) % 53) + dy}h0`),
          ),
      ),
  ),
);

/** A clipped tree of the court: balls of leaf on bent stems. */
const clipped = (ink: Ink, x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})scale(${s})`,
    brush('#6a4a3c', 5, 'M0 0Q-6-24 4-40T-2-84M2-36L28-50M0-22L-28-34') +
      fills(ink.ball('#b4d874', '#5f9a54', '#2f6448'), [
        circle(-2, -92, 22),
        circle(30, -58, 16),
        circle(-30, -42, 17),
        circle(6, -50, 12),
      ]),
  );

/** The Grand Palace: Thai spires on a hall of the West, the golden chedi behind its wall. */
const grandPalace = sight(
  'grand-palace',
  ...air('gold', [0.14, 0.22], 42),
  cumulus({
    at: rows('0.3,0.34,200 0.88,0.24,220'),
    light: '#fff8e8',
    body: '#ffe8c8',
    shade: '#e0bca4',
    seed: 23,
    opacity: 0.9,
  }),
  birds({ x: 0.26, y: 0.14, count: 5, size: 13, spread: 70, colour: '#5a4a54', seed: 15 }),
  drawn(
    (ink) =>
      // The temples behind their white wall.
      brush('#5f9464', 50, 'M-6 410h60M720 404h90M150 410h20') +
      brush('#8fb868', 24, 'M-10 396h50M716 388h80') +
      group('translate(66 420)scale(1.02)', chedi(ink)) +
      group('translate(748 372)scale(.6)', body(ink, cream, rect(-50, -4, 100, 80)) + spired(ink, 130, 190)) +
      body(ink, ['#ffffff', '#f0e6d8', '#c4b4b4'], rect(-10, 404, 820, 52)) +
      fills(ink.fade('#ffffff', '#d8c8c0'), [crenels(-10, 405, 820, 36, 9)]) +
      front(ink, 150, 150, 5, 276) +
      front(ink, 500, 150, 5, 276) +
      group('translate(225 274)', spired(ink, 150, 116)) +
      group('translate(575 274)', spired(ink, 150, 116)) +
      front(ink, 300, 200, 7, 262) +
      group('translate(400 260)', spired(ink, 196, 102)) +
      // The portico and its double stair.
      body(ink, cream, rect(352, 330, 96, 122)) +
      fills(ink.side(...inks.gold), [poly(344, 332, 400, 296, 456, 332)]) +
      fill('#a83c4c', poly(368, 328, 400, 307, 432, 328), 0.8) +
      fill('#3f4a68', arch(400, 420, 32, 74) + arch(367, 410, 16, 54) + arch(433, 410, 16, 54)) +
      body(ink, ['#fbe8cc', '#d4b898', '#94787c'], rect(352, 422, 96, 38)) +
      fill('#5a4a5c', arch(400, 460, 30, 30)) +
      fill(ink.fade('#f0dcc0', '#c8a890'), poly(352, 422, 286, 462, 352, 462)) +
      fill(ink.fade('#c8a890', '#8f7478'), poly(448, 422, 514, 462, 448, 462)) +
      line(
        '#94787c',
        2,
        'M338 432V462M324 440V462M310 448V462M298 456V462M462 432V462M476 440V462M490 448V462M502 456V462',
        0.7,
      ) +
      line('#fffaf0', 5, 'M282 456L352 412H448L518 456') +
      line(
        '#fffaf0',
        3,
        'M302 444v14M320 434v18M338 422v20M462 422v20M480 434v18M498 444v14M370 414v10M390 414v10M410 414v10M430 414v10',
      ),
  ),
  drawn(
    (ink) =>
      ground(ink, 456, '#a4cc6c', '#6fa452', '#4a824c') +
      fill(ink.fade('#fbe8c4', '#e4c498'), poly(330, 460, 470, 460, 600, 620, 200, 620) + rect(-10, 458, 820, 12)) +
      line('#c89c74', 2, 'M310 486H490M288 514H512M262 546H538M232 584H568M376 462L320 620M424 462L480 620', 0.45) +
      fill('#c8e488', poly(0, 478, 292, 478, 262, 514, 0, 514) + poly(508, 478, 800, 478, 800, 514, 538, 514), 0.35) +
      fill(
        '#2f6448',
        ellipse(258, 488, 34, 5) +
          ellipse(586, 488, 34, 5) +
          ellipse(160, 510, 46, 6) +
          ellipse(704, 510, 46, 6) +
          ellipse(92, 576, 66, 9) +
          ellipse(790, 578, 50, 8),
        0.35,
      ) +
      clipped(ink, 236, 486, 0.72) +
      clipped(ink, 564, 486, 0.72) +
      clipped(ink, 128, 508, 1) +
      clipped(ink, 672, 508, 1) +
      clipped(ink, 46, 574, 1.5) +
      clipped(ink, 752, 576, 1.5) +
      each(
        rows('372,494,1,0 392,495,.95,1 436,520,1.3,2 334,556,1.6,3 366,558,1.2,4'),
        ([x = 0, y = 0, s = 1, kind = 0]) =>
          fill('#8a5c4c', ellipse(x + 7 * s, y, 14 * s, 3 * s), 0.35) +
          group(
            `translate(${x} ${y})scale(${s})`,
            visitor(
              ['#2f8a9c', '#fff0dc', '#d8405c', '#2f5fa8', '#f2c14a'][kind] ?? '#2f8a9c',
              '#3a3454',
              '#2a1c2c',
              kind === 2 ? '#c88a4c' : undefined,
            )(),
          ),
      ) +
      brush(
        '#2f6f4c',
        13,
        repeat(20, (i) => `M${i < 10 ? 4 + i * 19 : 620 + (i - 10) * 19} ${594 + ((i * 7) % 10)}h0`),
      ) +
      brush(
        '#f0609c',
        8,
        repeat(20, (i) => `M${i < 10 ? 2 + i * 19 : 618 + (i - 10) * 19} ${588 + ((i * 7) % 10)}h0`),
      ),
  ),
);

/** A glass house of London, a palace of Bangkok. */
export const capitalPlaces = [kew, grandPalace];
