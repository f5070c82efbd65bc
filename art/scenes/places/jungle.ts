import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, sight } from '../sights/sheet.ts';

const palmInks = { light: '#8fc468', dark: '#2f7a58', trunk: '#6f4a3a', trunkLight: '#c08a58' };

/** A wood from above: crowns from one height to another. */
const canopy = (from: number, to: number, seed: number, colours: readonly string[]) => {
  const random = randomFrom(seed);
  return each(colours, (colour) =>
    brush(
      colour,
      30,
      range(46)
        .map(() => `M${Math.round(random() * 820 - 10)} ${Math.round(from + random() * (to - from))}h0`)
        .join(''),
    ),
  );
};

/** Sigiriya: the rock above the forest, pools and a straight path before it. */
const sigiriya = sight(
  'sigiriya',
  ...air('gold', [0.16, 0.24], 42),
  cumulus({ at: rows('0.3,0.3,200 0.86,0.26,220'), light: '#fff4dc', body: '#ffe4bc', shade: '#e0b89c', seed: 5, opacity: 0.85 }),
  mountains({ y: 0.58, amp: 40, rough: 0.4, seed: 21, fill: ['#7fa098', '#6a9080'], shade: '#5f8478' }),
  birds({ x: 0.72, y: 0.2, count: 5, size: 13, spread: 60, colour: '#5a4a4c', seed: 9 }),
  drawn(
    (ink) =>
      fill(ink.fade('#5f9464', '#4a8058'), rect(-10, 380, 820, 120)) +
      canopy(376, 410, 3, ['#3f7f58', '#5a9a5c', '#6faa62']) +
      // The rock: sheer, streaked, flat and green on top.
      fill(
        ink.side('#f4b07c', '#cc7c54', '#84484a'),
        'M214 420Q206 340 224 280 226 220 250 190 262 150 300 136L480 118Q560 124 580 160 606 200 600 260 622 330 616 424z',
      ) +
      fill('#6a3a48', 'M470 122Q560 124 580 160 606 200 600 260 622 330 616 424H520Q560 330 536 270 552 190 470 122z', 0.5) +
      fill('#ffdcae', 'M250 190Q262 150 300 136L340 132Q292 190 284 260 262 240 250 190z', 0.7) +
      line(
        '#6a3a48',
        4,
        'M330 150Q318 230 330 320M380 148Q372 240 388 360M440 140Q430 210 446 300M290 260Q286 330 296 396M484 190Q492 260 484 350',
        0.5,
      ) +
      line('#ffe0b4', 3, 'M350 160Q340 230 350 300M412 160Q404 240 414 330M262 290Q258 340 262 390', 0.6) +
      brush('#4f8a54', 18, 'M288 136L320 128 360 124 410 120 460 116 500 118 540 126 562 140') +
      brush('#7fb464', 9, 'M292 130L326 122 366 118 420 114 470 110 510 114') +
      fill('#c8805c', rect(396, 96, 54, 16) + rect(408, 84, 30, 14)) +
      // The gallery of stairs up the face, and the paws of the lion.
      line('#fff0d0', 5, 'M232 330L300 318 420 322 470 300M470 300L452 270 476 250 458 226 480 206 466 182 484 150') +
      line('#5a3440', 2, 'M232 336L300 324 420 328 474 304', 0.7) +
      canopy(408, 452, 8, ['#2f6f50', '#4a8a56', '#64a05c']),
  ),
  drawn(
    (ink) =>
      fill(ink.fade('#8fbc64', '#5f9450'), 'M-10 440Q400 424 810 440V620H-10z') +
      fill(ink.fade('#f8dca8', '#e0b078'), poly(388, 430, 424, 430, 520, 620, 288, 620)) +
      fill(
        ink.fade('#ffe4b0', '#7fb8b4', '#3f8494'),
        poly(226, 474, 352, 474, 322, 520, 160, 520) + poly(456, 474, 584, 474, 650, 520, 488, 520),
      ) +
      fill(
        ink.fade('#ffe4b0', '#6fb0b0', '#2f7488'),
        poly(116, 546, 304, 546, 268, 620, 20, 620) + poly(508, 546, 696, 546, 790, 620, 544, 620),
      ) +
      line(
        '#b86a4c',
        6,
        'M226 474H352L322 520H160zM456 474H584L650 520H488zM116 546H304L268 620M508 546H696L790 620M116 546L20 620M508 546L544 620',
      ) +
      line('#c89a68', 3, 'M372 470H440M352 510H460M332 554H480', 0.8) +
      group('translate(390 500)scale(.9)', visitor('#fffaf0', '#3a4a74', '#2a1c2c', '#e8c884')()) +
      group('translate(416 502)scale(.9)', visitor('#d8405c', '#4a3a54', '#2a1c2c')()) +
      group('translate(378 566)scale(1.35)', visitor('#2f8a8a', '#54402c', '#2a1c2c', '#f4e0b4')()) +
      brush('#fff0f4', 8, 'M230 560l4-3M246 576l4-2M560 572l4-3M610 588l4-2M276 500l3-2M560 496l3-2') +
      brush('#3f8a5c', 10, 'M222 566h14M238 582h14M552 578h14M602 594h14'),
  ),
  palms({ at: rows('0.05,0.99,300,20 0.95,1,330,-26 0.885,0.96,210,-8'), seed: 44, ...palmInks }),
);

const hide = ['#a89ca8', '#7c7288', '#4f4664'] as const;

/** An elephant that looks to the left, its foot at the origin. */
const elephant = (ink: Ink) =>
  fill('#4f4664', 'M-44-50H-14L-16 0H-46zM52-56H84L80 0H50z') +
  line('#4f4664', 6, 'M104-112Q124-90 118-46') +
  fill('#3a324c', ellipse(118, -42, 5, 10)) +
  fills(ink.side(...hide), [
    'M-96-80C-100-136-70-166-20-164 10-176 60-168 84-150 114-130 112-90 104-60L106 0H72L68-52Q30-40-8-50L-10 0H-46L-52-58Q-80-56-96-80z',
    'M-58-150C-90-170-132-158-138-124-150-96-152-60-146-34-144-14-160-6-170-12-176 4-146 14-132-4-124-30-124-62-112-84-92-78-66-86-58-110z',
  ]) +
  fill('#8a8096', 'M-84-154C-50-172-24-150-30-118-34-92-54-74-70-86-86-96-92-130-84-154z') +
  fill('#c8a8a8', 'M-78-146C-58-156-40-142-44-118-48-100-58-92-66-98-76-108-82-128-78-146z', 0.7) +
  fill('#241c30', circle(-112, -122, 4.5)) +
  line('#5f5674', 3, 'M-144-80q10 4 18 2M-148-60q10 4 20 0M-148-40q10 4 18 0M-6-90q30 12 70 0', 0.7) +
  fill('#f4e8d4', 'M-128-92Q-146-80-150-66-134-74-120-84z') +
  fill(
    '#d8ccd8',
    each([-42, -30, -18, 78, 90, 100], (x) => ellipse(x, -3, 5, 4)),
  );

/** Elephants in a stream of the north, watched from a deck. */
const elephants = sight(
  'chiang-mai-elephants',
  ...air('morning', [0.8, 0.2], 36),
  mountains({ y: 0.36, amp: 90, rough: 0.3, seed: 4, fill: ['#9fc4b8', '#7fb0a0'], shade: '#6a9c94' }),
  mountains({ y: 0.5, amp: 60, rough: 0.3, seed: 11, fill: ['#6fa47c', '#4f8a68'], shade: '#3f7860' }),
  cumulus({ at: rows('0.2,0.47,300 0.7,0.44,340'), light: '#ffffff', body: '#f4f6f0', shade: '#d0e0d8', seed: 13, opacity: 0.8 }),
  drawn(() => canopy(356, 400, 31, ['#2f6f54', '#4a8a58', '#6aa45c'])),
  water({ from: 0.69, colours: ['#a8d8c8', '#5fa8a4', '#2f7484'], ripple: '#f0fff8', seed: 15 }),
  drawn(
    (ink) =>
      fill(ink.fade('#b4cc74', '#7fa854'), 'M-10 400Q200 384 420 404T810 396V430Q600 446 400 430T-10 436z') +
      fill('#1f5064', ellipse(430, 536, 150, 14) + ellipse(620, 520, 84, 9), 0.4) +
      group('translate(610 516)scale(-.62 .62)', elephant(ink)) +
      group('translate(420 532)scale(1.36)', elephant(ink)) +
      fill(
        '#d8fff4',
        ellipse(386, 534, 46, 8) + ellipse(538, 534, 44, 8) + ellipse(576, 518, 26, 5) + ellipse(652, 518, 26, 5),
        0.75,
      ) +
      brush('#ffffff', 4, 'M190 520q-20-30-34-34M196 512q-6-34-16-44M206 514q4-30 2-46M182 526q-30-14-42-12') +
      brush('#ffffff', 6, 'M150 470h0M170 446h0M212 452h0M128 502h0M196 430h0') +
      // The deck.
      body(ink, ['#c89a68', '#94643f', '#5f3f34'], rect(-10, 540, 250, 18)) +
      fill('#5f3f34', rect(20, 556, 12, 60) + rect(120, 556, 12, 60) + rect(214, 556, 12, 60)) +
      group('translate(70 542)scale(2.2)', visitor('#d8405c', '#3a4a74', '#2a1c2c', '#f4e0b4')()) +
      group('translate(122 542)scale(1.5)', visitor('#f2c14a', '#2f6f8c', '#3a2430')()) +
      line('#7a5038', 7, 'M-10 492H232M20 490V544M128 490V544M226 490V544') +
      line('#7a5038', 4, 'M-10 516H228') +
      fills(
        ink.side('#c8dc84', '#84ac54', '#4a7a4c'),
        repeat(5, (i) => rect(716 + i * 19, 60 + (i % 2) * 40, 11, 560))
          .split('z')
          .filter(Boolean)
          .map((d) => `${d}z`),
      ) +
      line(
        '#4a7a4c',
        2,
        repeat(5, (i) => repeat(8, (k) => `M${714 + i * 19} ${120 + k * 66 + (i % 3) * 18}h15`)),
      ) +
      brush(
        '#6faa54',
        9,
        'M720 150q-50 6-76 40M740 110q-60-20-100 0M758 220q-50 20-70 60M716 280q-40 0-60 30M780 90q-40-30-80-30M736 330q-30 20-40 50',
        0.95,
      ),
  ),
  crowns({ at: rows('0.03,0.72,170'), light: '#7fb464', dark: '#3f7f54', seed: 27 }),
);

/** A rock of Sri Lanka, and the elephants of northern Thailand. */
export const junglePlaces = [sigiriya, elephants];
