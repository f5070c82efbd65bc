import { brush, fill, group, type Ink, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { blob, circle, ellipse, points, poly, rect, rows } from '../../engine/paths.ts';
import { sitter } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { coral, fish, manta } from '../../nature/reef.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, inks, sight } from '../sights/sheet.ts';

/** Someone with a snorkel at the surface, seen from below. */
const snorkeller = (x: number, y: number, s: number, shirt: string) =>
  group(
    `translate(${x} ${y})rotate(-8)scale(${s})`,
    brush('#8a5a44', 9, 'M-20 4L-58 24M-16 8L-48 40M22 2L64-2M22 8L60 14') +
      fill(shirt, 'M-26-8Q0-18 30-4 32 8 26 12-2 18-26 12-30 2-26-8z') +
      fill('#f2c14a', 'M62-6L104-16 106-2 64 4zM58 10L100 16 98 30 58 20z') +
      fill('#8a5a44', circle(-42, 2, 13)) +
      fill('#2a1c2c', 'M-54-4Q-50-18-38-16-28-14-28-2-40-10-54-4z') +
      fill('#fff3dc', 'M-58 0h14v12h-12z') +
      brush('#e0506c', 4, 'M-44 12Q-30 10-30-4L-28-34'),
  );

const shoal = (ink: Ink) => {
  const random = randomFrom(23);
  return fill(
    ink.across('#ffe79a', '#f0b850'),
    range(34)
      .map(() => [610 + random() * 150, 330 + random() * 100] as const)
      .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q7-6 15 0-8 6-15 0zm1 0l-6-4v8z`)
      .join(''),
  );
};

/** Manta rays over a reef, someone with a snorkel above them. */
const mantas = sight(
  'maldives-mantas',
  drawn(
    (ink) =>
      fill(ink.fade('#8fe8e0', '#3fb8cc', '#1f7fb0', '#12508a'), rect(0, 0, 800, 600)) +
      fill('#e8fffa', poly(150, 0, 250, 0, 190, 470, 20, 470) + poly(330, 0, 380, 0, 410, 420, 300, 420), 0.16) +
      fill('#e8fffa', poly(520, 0, 640, 0, 800, 430, 620, 430), 0.14) +
      fill('#ffffff', `M0 0H800V22Q760 34 720 20T620 26 520 18 400 28 290 18 190 26 90 18 0 24z`, 0.5) +
      brush('#e8fffa', 3, 'M60 44q30 8 60 0M300 52q26 8 54 0M560 46q30 8 60 0', 0.6) +
      snorkeller(600, 84, 0.92, '#d8405c') +
      manta(ink, 650, 222, 0.42) +
      manta(ink, 196, 150, 0.5) +
      manta(ink, 380, 310, 1) +
      shoal(ink) +
      brush(
        '#ffffff',
        3,
        repeat(40, (i) => `M${(i * 137) % 800} ${60 + ((i * 89) % 400)}h0`),
        0.5,
      ) +
      fill(ink.fade('#2a6a9c', '#174878'), `${blob(points('-40,520 60,450 150,470 210,520 190,640 -60,640'))}`) +
      fill(ink.fade('#245f92', '#123c68'), `${blob(points('540,540 640,470 740,450 840,480 860,640 520,640'))}`) +
      fill(ink.fade('#f0d8a0', '#b89a78'), 'M-10 566Q160 530 330 556T620 548 810 560V610H-10z') +
      each(rows('60,540,96 120,560,70 700,546,104'), ([x = 0, y = 0, h = 0]) => coral(x, y, h, '#f2725c')) +
      each(rows('176,570,60 640,566,74 760,560,84'), ([x = 0, y = 0, h = 0]) => coral(x, y, h, '#f0a84a')) +
      each(rows('20,560,70 590,576,52'), ([x = 0, y = 0, h = 0]) => coral(x, y, h, '#b85a9c')) +
      body(ink, ['#ffd8b0', '#e0a070', '#a86850'], 'M400 580Q404 540 446 538 490 540 494 580z') +
      line('#a86850', 3, 'M414 574Q424 552 446 550M430 576Q438 562 452 562M484 574Q474 552 446 550') +
      fish(250, 470, 0.8, ['#ffe79a', '#e9a83c']) +
      fish(540, 470, -0.62, ['#8fe0d8', '#2f8aa0']),
  ),
);

/** A dhoni: the boat of the islands, with its curved stem. */
const dhoni = (ink: Ink) =>
  group(
    'translate(590 300)',
    fill('#0f6a80', ellipse(0, 20, 140, 10), 0.35) +
      body(ink, inks.white, rect(-66, -40, 120, 30)) +
      body(ink, inks.teal, 'M-84-52H74Q80-44 70-40H-78Q-90-44-84-52z') +
      fill(
        '#2f6f8c',
        repeat(4, (i) => rect(-56 + i * 28, -34, 16, 15)),
      ) +
      body(ink, inks.wood, 'M-128-12H118Q132-12 138-50 156-76 166-70 150-40 142-6 132 18 104 20H-92Q-122 14-128-12z') +
      line('#fff3dc', 5, 'M-124-6Q-60 2 10 2T140-12'),
  );

/** A strip of sand in the lagoon: a parasol, lunch on a cloth, the boat that comes back. */
const sandbank = sight(
  'maldives-sandbank',
  ...air('noon', [0.2, 0.2], 40),
  cumulus({
    at: rows('0.48,0.22,220 0.86,0.3,170'),
    light: '#ffffff',
    body: '#fdf4ea',
    shade: '#cfe0ec',
    seed: 31,
  }),
  water({
    from: 0.42,
    colours: ['#1f7fb4', '#2fb0c4', '#6fe0d4', '#a8f0e0'],
    ripple: '#f0fffc',
    seed: 12,
  }),
  drawn(
    (ink) =>
      fill('#5f9a6c', 'M40 254Q80 232 130 244 160 236 190 254z') +
      fill('#f0dcb0', rect(30, 252, 170, 4)) +
      dhoni(ink) +
      fill('#c8fff0', 'M-20 470Q160 350 420 372 660 388 830 446V500Q560 610 260 590 60 586-20 540z', 0.5) +
      fill('#ffffff', 'M-20 488Q170 372 420 390 640 404 800 470 640 560 400 580 120 584-20 520z', 0.7) +
      fill(
        ink.fade('#fff6dc', '#ffe6b4', '#e8c088'),
        'M-20 500Q180 384 420 400 630 414 772 472 630 548 396 566 120 570-20 510z',
      ) +
      brush('#d8b078', 3, 'M90 494q40-14 80-10M520 448q40 4 70 14M150 536q50 8 100 4M560 520q40-10 74-24', 0.7) +
      // The parasol and its shade.
      fill('#b88a58', ellipse(430, 500, 130, 20), 0.4) +
      line('#fffaf0', 8, 'M372 500L398 300') +
      fill('#fffaf0', 'M262 336Q280 250 404 238 520 262 540 356 400 300 262 336z') +
      fill(
        '#d8344c',
        'M262 336Q280 250 404 238 330 270 324 322 292 326 262 336zM382 318Q384 262 404 238 448 272 456 328 420 318 382 318zM540 356Q520 262 404 238 490 276 510 344z',
      ) +
      fill('#5a1a30', 'M262 336Q400 300 540 356L534 362Q400 312 266 342z', 0.3) +
      fill('#fffaf0', circle(405, 236, 6)) +
      // Lunch on a cloth.
      body(ink, inks.teal, poly(452, 506, 560, 488, 612, 516, 494, 538)) +
      line('#e8fffa', 4, 'M476 522L586 502M470 500L528 532M512 496L570 524') +
      body(ink, inks.wood, 'M520 478h46l-4 30h-38z') +
      line('#54322e', 4, 'M526 478q17-26 34 0') +
      body(ink, inks.leaf, circle(486, 512, 11)) +
      fill('#ffe079', 'M584 512q-4-16 12-20 8 10 2 20z') +
      group('translate(352 506)scale(2.3)', sitter('#2f6fae', '#fff3dc', '#3a2430')()) +
      group('translate(446 516)scale(-2.3 2.3)', sitter('#e0506c', '#f2c14a', '#2a1c2c')()) +
      brush('#c89a68', 5, 'M640 466h4M660 462h4M680 470h4M700 466h4M722 474h4', 0.8),
  ),
);

/** What one does in the Maldives. */
export const maldivianThings = [mantas, sandbank];
