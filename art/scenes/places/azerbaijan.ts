import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { cypresses } from '../../nature/trees.ts';
import { air, drawn, ground, inks, sight } from '../sights/sheet.ts';
import { palace } from './buildings/shaki.ts';

/** A figure of the rocks, dancing: its foot at (x, y). */
const dancer = (x: number, y: number) =>
  `M${x - 9} ${y}L${x - 4} ${y - 26} ${x + 2} ${y - 52}M${x + 13} ${y}L${x + 6} ${y - 26} ${x + 2} ${y - 52}M${x - 26} ${y - 42}Q${x - 14} ${y - 56} ${x + 2} ${y - 50}T${x + 30} ${y - 44}`;

/** The drawings on the rock: dancers in a row, a boat under the sun, a bull and a goat. */
const carvings = (paint: string, shift: number) =>
  group(
    `translate(${shift} ${shift})`,
    brush(
      paint,
      5,
      each(range(5), (i) => dancer(96 + i * 56, 356 - i * 4)) +
        // The boat with its rowers, a sun at the prow.
        `M150 452Q220 474 296 446 308 440 312 424M150 452Q142 446 138 434${repeat(11, (i) => `M${160 + i * 12} ${452 + Math.sin(i / 3.4) * 6}v-${20 - (i % 3) * 3}`)}` +
        'M334 408h22M345 397v22M337 400l16 16M353 400l-16 16' +
        // The hunter and his bow.
        'M52 470L62 436 72 470M62 436V404M42 418L62 412 88 410M88 384Q108 410 88 436M88 384V436M78 410H116',
    ) +
      fill(paint, each(range(5), (i) => circle(98 + i * 56, 294 - i * 4, 8)) + circle(62, 394, 8)) +
      // The bull.
      fill(
        paint,
        'M206 250Q196 212 226 204 262 212 284 196 312 184 330 202L352 206 366 222 360 230 338 226Q328 234 326 262H318L312 238Q290 246 262 240L258 264H250L246 238 226 236 222 262H214z',
      ) +
      brush(paint, 4, 'M210 222Q196 222 196 250M336 204Q334 178 356 168M342 204Q350 182 374 184') +
      // The goat.
      fill(paint, 'M96 232L104 206 140 204 150 190 162 194 154 206 150 232H144L142 216 108 218 102 232z') +
      brush(paint, 3.5, 'M152 192Q136 168 116 176M156 192Q146 166 130 162'),
  );

/** A cone of grey mud with its crater, the foot at (x, y). */
const cone = (ink: Ink, x: number, y: number, w: number, h: number) =>
  fill(
    ink.side('#c4bcc0', '#8f8894', '#5a5468'),
    `M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.3} ${x - w * 0.2} ${y - h}H${x + w * 0.2}Q${x + w * 0.42} ${y - h * 0.3} ${x + w} ${y}z`,
  ) +
  fill('#5a5468', ellipse(x, y - h, w * 0.2, w * 0.07)) +
  fill(
    '#d8d4d8',
    `M${x - w * 0.13} ${y - h + 1}Q${x - w * 0.1} ${y - h * 0.5} ${x - w * 0.34} ${y - h * 0.12}Q${x - w * 0.12} ${y - h * 0.2} ${x - w * 0.02} ${y - h * 0.6}Q${x + w * 0.06} ${y - h * 0.3} ${x + w * 0.1} ${y - h * 0.04}Q${x + w * 0.18} ${y - h * 0.5} ${x + w * 0.08} ${y - h + 1}z`,
    0.85,
  ) +
  fill(ink.ball('#e8e4e8', '#a8a2b0', '#6a6478'), circle(x, y - h - w * 0.05, w * 0.11));

const boulder = (ink: Ink, d: string, edge: string) =>
  fill(ink.fade('#fbdca8', '#eab67c', '#c68458'), d) + fill(ink.fade('#a8604e', '#7a4048'), edge, 0.85);

/** Gobustan: dancers cut into the rock, volcanoes of mud on the plain, the Caspian beyond. */
const gobustan = sight(
  'gobustan',
  ...air('gold', [0.74, 0.2], 42),
  streaks({ from: 0.1, to: 0.36, count: 6, colour: '#fff4d8', opacity: 0.6, seed: 31 }),
  drawn(
    (ink) =>
      fill(ink.fade('#5fb0b8', '#8fc8c0'), rect(-10, 318, 820, 50)) +
      line('#e8fff4', 2, 'M420 330h60M520 340h90M680 328h70M460 350h50M600 354h80', 0.8) +
      // The flat mountain and its cliff.
      fill(ink.fade('#d89c78', '#c8845c'), 'M560 330Q600 320 624 282L640 250 700 240 810 236V380H470Q520 350 560 330z') +
      fill(
        '#8a5058',
        'M624 282L640 250 660 262 690 248 720 264 760 246 810 252V288L770 276 740 300 706 282 670 302 650 284z',
        0.55,
      ) +
      fill(ink.fade('#f0cc8c', '#d8a46c', '#b07c54'), 'M-10 362Q300 344 500 356T810 350V620H-10z') +
      fill('#c08c5c', 'M380 420Q560 390 810 402V424Q600 410 380 432z', 0.5) +
      cone(ink, 476, 400, 56, 40) +
      cone(ink, 744, 410, 74, 60) +
      cone(ink, 604, 446, 104, 88) +
      fill('#a8a0a8', 'M500 446Q560 436 604 446T716 448Q760 470 700 474 620 490 560 470 510 466 500 446z', 0.9) +
      fill('#7a7488', 'M560 456Q600 450 650 458 676 466 640 470 590 474 560 456z', 0.6) +
      brush('#e8e4e8', 5, 'M592 342l-6-14M604 340v-20M616 343l8-12') +
      brush('#e8e4e8', 6, 'M582 318h0M606 308h0M628 324h0') +
      brush(
        '#8a8a54',
        5,
        repeat(30, (i) => {
          const [x, y] = [420 + ((i * 97) % 380), 480 + ((i * 41) % 100)];
          return `M${x} ${y}l-5-12M${x} ${y}v-15M${x} ${y}l6-11`;
        }),
        0.75,
      ),
  ),
  birds({ x: 0.66, y: 0.42, count: 4, size: 12, spread: 50, colour: '#6a4a4c', seed: 8 }),
  drawn(
    (ink) =>
      fill('#6a3c44', ellipse(300, 586, 320, 30), 0.3) +
      boulder(
        ink,
        'M-20 620V150Q30 118 110 128L250 104Q340 96 400 140L452 210Q470 330 448 430L462 540 430 590Q240 620-20 620z',
        'M400 140L452 210Q470 330 448 430L462 540 430 590 404 600 416 500 396 420 412 300 388 214z',
      ) +
      fill(
        '#fff0cc',
        'M-20 150Q30 118 110 128L250 104Q340 96 400 140L388 214 376 160Q320 122 252 128L112 152Q40 146-20 182z',
        0.85,
      ) +
      fill('#c98a5e', 'M-20 476Q80 470 140 486L216 480 300 494 404 474 416 500 404 600Q240 620-20 620z', 0.6) +
      fill('#b87850', 'M60 132L76 190 60 250 66 236Q50 190 60 132zM250 124L272 172 262 160zM20 240L60 258 30 252z', 0.7) +
      line('#94584c', 3, 'M20 500Q120 486 200 506T400 490M40 540Q60 520 110 530M330 500l10 50', 0.6) +
      carvings('#ffe9c4', 1.6) +
      carvings('#7c3a3c', 0) +
      boulder(ink, 'M-20 620Q-10 540 60 530 130 536 150 620z', 'M90 540Q130 548 150 620H110Q114 570 90 540z') +
      boulder(ink, 'M396 620Q400 560 450 548 520 552 540 620z', 'M480 552Q526 566 540 620H506Q506 580 480 552z') +
      boulder(ink, 'M520 620Q530 586 560 582 600 588 606 620z', 'M572 584Q600 592 606 620H586Q586 600 572 584z') +
      group('translate(650 566)scale(2.1)', visitor('#2f8a9c', '#4a4460', '#2a1c2c', '#f4e4c4')()) +
      group('translate(700 568)scale(1.9)', visitor('#d8405c', '#3a3a5c', '#3a2430')()) +
      fill('#6a3c44', ellipse(676, 568, 60, 6), 0.35) +
      brush(
        '#a86a3c',
        4,
        'M556 604q-4-24-16-36M564 604q2-26 0-44M572 604q8-24 20-34M732 604q-6-22-20-30M742 604q0-24 4-40M752 604q8-18 22-24',
      ) +
      brush('#f2d06c', 8, 'M538 566h0M564 556h0M594 568h0M710 572h0M747 562h0M776 578h0'),
  ),
);

/** A plane tree older than the palace: trunk at x, its crown over the picture's corner. */
const plane = (ink: Ink, x: number, side: 1 | -1, seed: number) => {
  const random = randomFrom(seed);
  const leaves = (n: number, reach: number, up: number) =>
    repeat(n, (i) => {
      const [far, turn] = [Math.sqrt((i + 0.5) / n) * reach, i * 2.4 + random() * 0.7];
      return `M${Math.round(x - side * 20 - up * 0.7 + Math.cos(turn) * far * 1.1)} ${Math.round(92 - up + Math.sin(turn) * far * 0.8)}h0`;
    });
  return (
    fills(ink.side('#e4dcc0', '#b0a488', '#6f6458'), [
      `M${x - 40} 540Q${x - 20} 500 ${x - 22} 400L${x - 30} 250 ${x - 70} 150H${x - 50}L${x - 8} 230 ${x + 6} 110H${x + 24}L${x + 18} 250 ${x + 44} 170H${x + 58}L${x + 28} 300 ${x + 26} 420Q${x + 26} 500 ${x + 46} 540z`,
    ]) +
    brush('#8f8468', 9, `M${x - 8} 330v26M${x + 8} 400v30M${x - 10} 470v20M${x + 14} 290v10`, 0.7) +
    brush('#2a664a', 78, leaves(22, 138, 0)) +
    brush('#468c52', 46, leaves(24, 128, 14)) +
    brush('#7db85e', 22, leaves(30, 128, 24)) +
    brush('#b4d878', 9, leaves(34, 120, 32), 0.9)
  );
};

/** Shaki: the palace of coloured glass between its two old plane trees. */
const shaki = sight(
  'shaki',
  ...air('morning', [0.42, 0.13], 32),
  cumulus({ at: rows('0.62,0.2,170'), light: '#ffffff', body: '#fdf4ea', shade: '#d0dce8', seed: 3 }),
  mountains({ y: 0.3, amp: 80, rough: 0.45, seed: 17, fill: ['#8fb0c0', '#7fa8a4'], shade: '#6a90a4' }),
  mountains({ y: 0.42, amp: 60, rough: 0.3, seed: 3, fill: ['#6fa47c', '#4f8a64'], shade: '#3f7858' }),
  cypresses({ at: rows('0.16,0.78,210 0.84,0.78,220'), light: '#5f9a64', dark: '#2a5f4c' }),
  drawn(
    (ink) =>
      ground(ink, 470, '#a4cc74', '#6fa458', '#4f8450') +
      palace(ink) +
      fill(ink.fade('#f8e0b0', '#e0bc88'), poly(110, 486, 690, 486, 760, 520, 500, 520, 560, 620, 240, 620, 300, 520, 40, 520)) +
      // The pool and its jet.
      fill(ink.fade('#ffe4c0', '#8fd0d8', '#3f94b0'), poly(322, 520, 478, 520, 512, 572, 288, 572)) +
      fills(ink.side(...inks.stone), ['M314 514H486L524 580H276zM322 520L288 572H512L478 520z']) +
      brush(
        '#ffffff',
        4,
        'M400 546V500M400 502Q386 506 382 534M400 502Q414 506 418 534M400 506Q392 514 390 540M400 506Q408 514 410 540',
        0.9,
      ) +
      brush('#ffffff', 3, 'M366 548h20M414 550h24M340 562h30M440 560h26', 0.8),
  ),
  drawn((ink) => plane(ink, 74, 1, 5) + plane(ink, 726, -1, 9)),
  drawn(
    () =>
      brush(
        '#2f7050',
        15,
        repeat(22, (i) => `M${i < 11 ? 20 + i * 24 : 530 + (i - 11) * 26} ${554 + ((i * 29) % 40)}h0`),
      ) +
      brush(
        '#f0507c',
        9,
        repeat(22, (i) => `M${i < 11 ? 16 + i * 24 : 526 + (i - 11) * 26} ${546 + ((i * 29) % 40)}h0`),
      ) +
      brush(
        '#ffe6ec',
        5,
        repeat(22, (i) => `M${i < 11 ? 26 + i * 24 : 538 + (i - 11) * 26} ${554 + ((i * 37) % 38)}h0`),
      ) +
      group('translate(236 516)scale(1.15)', visitor('#2f6fae', '#3a3a54', '#2a1c2c')()) +
      group('translate(262 518)scale(1.1)', visitor('#f2c14a', '#8a2f4c', '#3a2430', '#fff0dc')()) +
      group('translate(556 520)scale(1.2)', visitor('#fffaf0', '#5a4a6c', '#d8405c')()),
  ),
);

/** Rock drawings and a palace of Azerbaijan. */
export const azerbaijaniPlaces = [gobustan, shaki];
