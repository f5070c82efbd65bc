import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, sight } from '../sights/sheet.ts';
import { lighthouse, mosque } from './buildings/galle.ts';

const palmInks = { light: '#8fc468', dark: '#2f7a58', trunk: '#6f4a3a', trunkLight: '#c08a58' };

/** Galle: the lighthouse and the white mosque on the rampart above the sea. */
const galle = sight(
  'galle',
  ...air('morning', [0.63, 0.15], 34),
  cumulus({ at: rows('0.2,0.26,230 0.52,0.36,260 0.94,0.4,200'), light: '#ffffff', body: '#fdf4ea', shade: '#c8dce4', seed: 16 }),
  water({ from: 0.6, colours: ['#4fa8c8', '#3f9cb8', '#8fdcd0'], ripple: '#f4ffff', seed: 11 }),
  palms({ at: rows('0.075,0.71,260,-30 0.545,0.7,240,16'), ...palmInks, seed: 6 }),
  drawn(
    (ink) =>
      // Roofs of the fort between the trees.
      fills(ink.side('#e89468', '#c0603f', '#84383c'), [
        poly(10, 416, 34, 374, 110, 374, 128, 416),
        poly(400, 418, 420, 382, 500, 382, 520, 418),
      ]) +
      fill('#fff0dc', rect(20, 414, 100, 20) + rect(410, 416, 100, 20)) +
      group('translate(262 428)', mosque(ink)) +
      brush('#4a8450', 26, 'M-4 424h0M20 430h0M112 426h0M136 432h0M396 430h0M420 424h0M520 430h0M546 426h0M660 430h0') +
      brush('#86b85c', 13, 'M-8 418h0M16 424h0M108 420h0M132 427h0M392 424h0M416 418h0M516 424h0M542 420h0M656 425h0') +
      group('translate(614 416)scale(1.12)', lighthouse(ink)) +
      // The rampart, its bastion in front.
      fill(ink.fade('#a4c870', '#74a058'), 'M-10 428Q200 418 400 426T700 414L720 430H-10z') +
      fill(ink.fade('#b89c84', '#8a7068', '#5f4c54'), 'M-10 432H470L486 424H712L748 520H-10z') +
      fill('#5f4854', 'M470 432L486 424 470 520H448zM712 424L748 520H700z', 0.5) +
      fill('#d8bc9c', 'M-10 430H470L486 422H712L716 434H488L472 442H-10z') +
      line(
        '#4a3a48',
        2.4,
        'M-10 462H460M-10 486H456M482 458H722M478 484H734M60 442v20M150 442v20M250 442v20M350 442v20M430 442v20M100 462v24M200 462v24M300 462v24M400 462v24M540 434v24M620 434v24M690 434v24M580 458v26M660 458v26',
        0.4,
      ) +
      brush('#6f9450', 10, 'M30 484h14M210 470h10M330 492h16M560 476h12M680 494h12M110 500h10M640 466h6') +
      group('translate(520 424)scale(.86)', visitor('#d8405c', '#3a3a5c', '#2a1c2c')()) +
      group('translate(544 424)scale(.86)', visitor('#fff0dc', '#2f6f8c', '#3a2430', '#f4e0b4')()) +
      group('translate(420 430)scale(.8)', visitor('#2f6fae', '#4a4460', '#2a1c2c')()),
  ),
  birds({ x: 0.4, y: 0.16, count: 6, size: 15, spread: 90, colour: '#ffffff', seed: 4 }),
  scatter(sailboat({ hull: '#6a4434', sail: '#fffaf0', sailShade: '#d8c8c4' }), [
    { x: 0.885, y: 0.68, scale: 0.8 },
    { x: 0.7, y: 0.625, scale: 0.4 },
  ]),
  drawn(
    (ink) =>
      // Rocks, surf and the little beach.
      brush('#4f4250', 26, 'M-4 522h20M60 526h14M130 520h20M210 528h16M620 524h18M690 520h22M760 528h20M730 536h12') +
      brush('#94808a', 13, 'M-4 515h14M58 520h10M128 513h16M208 522h10M618 517h14M688 513h18M758 521h14') +
      fill(ink.fade('#3fa4b8', '#8fe0d0'), 'M-10 532Q100 520 200 534 320 520 420 530L540 520 640 534 810 530V620H-10z') +
      fill(ink.fade('#fff0cc', '#eccf9c'), 'M-10 590Q160 552 330 546 400 530 480 522L560 520Q640 540 700 580L740 620H-10z') +
      brush('#ffffff', 7, 'M-10 586Q160 548 330 542 400 528 470 520M560 520Q640 538 704 578L748 620', 0.95) +
      brush('#ffffff', 4, 'M-10 566Q120 534 260 536M600 528Q700 552 770 612M-10 548q60-12 120-10M700 548q60 6 110 4', 0.8) +
      brush('#d8b47c', 4, 'M120 592h12M220 574h8M340 566h14M440 584h10M540 570h12M600 596h10M280 600h14', 0.8) +
      group(
        'translate(206 562)scale(1.02)',
        fill('#a87c54', ellipse(6, 8, 104, 7), 0.35) +
          brush('#6a4434', 4, 'M-60 14H70M-34-8Q-40 4-36 14M36-8Q40 4 38 14') +
          body(ink, ['#ff9a6c', '#e0583f', '#94343c'], 'M-92-26Q-78-4-60 2H64Q84-4 96-28 60-14 0-14T-92-26z') +
          line('#ffe08a', 4, 'M-84-17Q-40-6 0-6T88-19'),
      ) +
      group('translate(436 572)scale(1.7)', visitor('#f2c14a', '#d8604c', '#2a1c2c')()) +
      group('translate(476 574)scale(1.2)', visitor('#e0507c', '#2f8a9c', '#3a2430', '#fff0dc')()),
  ),
  palms({ at: rows('0.985,1.02,350,-24'), ...palmInks, seed: 3 }),
);

/** The coat: brown middles in broken rings, small spots on the legs. */
const marks = rows<[number, number]>(
  '-104,-32 -88,-40 -72,-36 -96,-16 -78,-22 -62,-16 -86,-2 -68,0 -92,-54 -66,-58 -46,-56 -26,-58 -6,-54 14,-54 34,-58 54,-64 72,-64 -42,-40 -24,-44 -4,-38 16,-40 36,-44 56,-48 72,-46 -34,-24 -14,-26 6,-22 26,-28 46,-32 64,-30 -18,-10 2,-6 38,-14 56,-14',
);
const rosettes =
  brush(
    '#c47e3a',
    8,
    each(marks, ([x, y]) => `M${x} ${y}h0`),
  ) +
  brush(
    '#4a2a2c',
    2.6,
    each(marks, ([x, y], i) => `M${x - 5} ${y + 1}q0-7 ${6 + (i % 2)}-6M${x + 5} ${y - 1}q0 7-${5 + (i % 3)} 6`),
  ) +
  brush('#4a2a2c', 4, 'M-50 12h4M-38 14h3M62 2h4M72 10h3M86 10h3M100 12h3M110 8h2M-70 14h3');

/** A leopard that lies along its rock and looks to the right; the rock's top runs under it. */
const leopard = (ink: Ink) =>
  brush('#c88644', 12, 'M-108-8Q-132 6-130 34-132 60-116 66') +
  brush('#5a3430', 4, 'M-128 14l8 2M-132 30l8 0M-130 46l8-2M-120 62l5-5') +
  fill('#a86c3c', 'M40-30Q84-28 96 4L140 10Q148 14 144 20H80Q50 14 40-30z') +
  fill(
    ink.fade('#fbd890', '#eab260', '#c07c44'),
    'M-122-12Q-126-56-88-66-40-72 6-62 30-60 50-72 70-76 88-64 96-40 82-14 74-2 66 4L112 8Q122 12 118 20H60Q36 18 30 6-20 16-84 16-114 14-122-12z',
  ) +
  fill('#8a4f38', 'M88-64Q96-40 82-14 74-2 66 4L58 0Q80-24 78-52z', 0.4) +
  fill('#fff0d0', 'M30 6Q-10 14-62 14-20 4 16-8z', 0.85) +
  // The haunch and its foot.
  fill(ink.fade('#fce0a0', '#e0a050'), 'M-120-14Q-118-50-86-52-54-46-52-16-50 2-20 10-16 20-26 20H-84Q-116 16-120-14z') +
  line('#a86c3c', 2, 'M-54-30Q-50-4-22 9', 0.8) +
  rosettes +
  // The head, a little lowered.
  group(
    'translate(84-68)scale(.94)',
    fill('#e0a050', circle(-20, -24, 9) + circle(14, -27, 9)) +
      fill('#4a2c2c', circle(-20, -23, 4.5) + circle(14, -26, 4.5)) +
      fill(
        ink.ball('#fce0a0', '#e8b060', '#b4743e'),
        'M-32 2Q-34-26-2-30 24-30 30-10 44-2 50 8 50 20 38 24 20 34 0 30-28 24-32 2z',
      ) +
      fill('#fff6e4', 'M22 14Q34 2 48 6 52 18 38 24 26 30 12 26z') +
      fill('#fff6e4', 'M4-8q8-6 16-3l-3 6z', 0.8) +
      fill('#3a2228', 'M40-1q9 0 11 6-4 5-11 1z') +
      fill('#d8c04c', 'M8-3Q16-9 22-2 14 3 8-3z') +
      fill('#241820', circle(16, -3, 2.6)) +
      brush('#3a2228', 2.4, 'M6-4Q14-11 23-3M28 17q10 3 19-3') +
      brush('#fffaf0', 1, 'M34 16q14 0 26-6M34 19q14 4 26 2', 0.9) +
      brush(
        '#5a3430',
        3,
        'M-22-6h3M-14-14h3M-4-20h3M8-22h3M-24 4h3M-14-2h3M-4-10h2M-18 14h3M-8 8h3M0 16h3M-6 22h3M18-18h2M26 10h1M30 14h1M24 20h1',
      ),
  );

/** A peacock that looks to the left, its train behind it on the ground. */
const peacock = (ink: Ink) =>
  fill(ink.across('#2f8a6c', '#4fa878', '#2f7a5c'), 'M8-36Q40-52 90-40 150-22 196-4 150 8 90 0 30-2 8-36z') +
  brush('#f2c14a', 9, 'M60-26h0M84-14h0M92-32h0M116-18h0M124-6h0M146-10h0M170-4h0M108-4h0') +
  brush('#2f4aa8', 5, 'M61-26h0M85-14h0M93-32h0M117-18h0M125-6h0M147-10h0M171-4h0M109-4h0') +
  brush('#5a4434', 3, 'M8-12V8M18-12V8M2 8h8M12 8h8') +
  fill(
    ink.side('#4fc0e0', '#2f6fd0', '#24408a'),
    'M-16-76Q-18-90-6-94 8-94 8-78 6-62 22-50 44-36 34-18 16-4-2-14-20-28-10-54-8-66-16-76z',
  ) +
  fill('#c88a54', 'M18-40Q38-42 52-26 40-14 22-18z') +
  fill('#e8d4b0', poly(-16, -82, -28, -76, -14, -74)) +
  fill('#fffaf0', circle(-6, -84, 3.4)) +
  fill('#1c1430', circle(-7, -84, 2)) +
  brush('#2f6fd0', 2, 'M-2-94L-8-110M1-94V-112M3-93L10-109') +
  brush('#4fc0e0', 4, 'M-8-110h0M1-112h0M10-109h0');

/** An elephant far off, looking to the left. */
const elephant =
  'M-40 0V-26Q-44-50-20-54 0-60 30-56 52-50 50-26L48 0H34L32-18Q8-10-8-16L-12 0H-24L-28-18-30 0zM-22-54Q-44-64-58-50-64-38-62-14-60-2-66 0-70-2-68-6-74 4-62 4-54 0-54-20-50-30-40-30-20-34-22-54z';

/** An open jeep from behind, with those who ride in it. */
const jeep = (ink: Ink) =>
  fill('#4a3430', ellipse(0, 6, 112, 11), 0.4) +
  fill('#241c2c', rect(-84, -40, 30, 46) + rect(54, -40, 30, 46)) +
  line('#3a4434', 6, 'M-78-90V-168M78-90V-168M-26-90V-168M26-90V-168') +
  group('translate(-46-72)scale(1.5)', visitor('#fff0dc', '#4a4460', '#2a1c2c', '#f4dca8')()) +
  group('translate(0-68)scale(1.55)', visitor('#d8405c', '#4a4460', '#3a2430')()) +
  group('translate(46-72)scale(1.5)', visitor('#4fa8c8', '#4a4460', '#2a1c2c', '#c8a060')()) +
  brush('#3a2430', 4, 'M-62-118Q-72-130-66-140') +
  body(ink, ['#a8bc74', '#6f8a50', '#42583f'], 'M-94-28V-88Q-94-98-84-98H84Q94-98 94-88V-28z', rect(-104, -38, 208, 16)) +
  body(ink, ['#f4e4bc', '#d0b484', '#94745c'], 'M-98-166Q-92-180-80-182H80Q92-180 98-166z') +
  line('#42583f', 3, 'M-84-86H84V-46H-84zM0-86V-46') +
  fill('#e8504c', rect(-92, -60, 12, 16) + rect(80, -60, 12, 16)) +
  fills(ink.side('#5a5460', '#34303c', '#1c1824'), [circle(0, -62, 25)]) +
  fill('#8a8490', circle(0, -62, 10));

/** Yala: a leopard on its rock, an open jeep, elephants at the water. */
const yala = sight(
  'yala',
  ...air('gold', [0.66, 0.27], 44),
  streaks({ from: 0.08, to: 0.3, count: 6, colour: '#fff0cc', opacity: 0.6, seed: 27 }),
  mountains({ y: 0.47, amp: 40, rough: 0.3, seed: 9, fill: ['#9cb09c', '#8fa884'] }),
  drawn(
    (ink) =>
      // The rock like an elephant, the scrub and the lagoon.
      fill(
        ink.side('#e0a078', '#b0705c', '#744850'),
        'M470 330Q478 270 530 256 560 216 620 220 680 224 690 262 730 276 740 330z',
      ) +
      fill('#744850', 'M620 220Q680 224 690 262 730 276 740 330H660Q660 270 620 220z', 0.4) +
      fill(ink.fade('#86a45c', '#5f8450'), 'M-10 330Q200 312 420 326T810 316V400H-10z') +
      brush(
        '#4f7a4c',
        24,
        repeat(30, (i) => `M${i * 28} ${326 - ((i * 7) % 12)}h0`),
      ) +
      brush(
        '#7fa458',
        12,
        repeat(30, (i) => `M${i * 28 - 5} ${319 - ((i * 7) % 12)}h0`),
      ) +
      fill(ink.fade('#f4d088', '#d8a860', '#a87848'), 'M-10 350Q300 336 810 352V620H-10z') +
      fill(
        ink.fade('#ffe6b0', '#8fc0b4', '#5f9ca4'),
        'M330 366Q460 350 640 356 800 362 810 380V404Q640 414 500 402 370 396 330 366z',
      ) +
      brush('#fffaf0', 3, 'M420 374h50M540 386h70M640 370h60M700 392h50M470 392h40', 0.8) +
      group('translate(470 376)scale(.92)', fill('#6f6278', elephant)) +
      group('translate(534 370)scale(.5)', fill('#6f6278', elephant)) +
      group('translate(404 374)scale(.42)', fill('#5f5470', elephant)) +
      fill('#5f5470', ellipse(470, 378, 46, 4) + ellipse(534, 371, 26, 3), 0.4) +
      brush(
        '#c8984c',
        4,
        repeat(40, (i) => `M${320 + ((i * 67) % 490)} ${430 + ((i * 37) % 170)}l${((i * 5) % 7) * 2 - 6}-${7 + (i % 4) * 3}`),
        0.7,
      ) +
      fill(ink.fade('#e8bc80', '#c89460'), 'M560 404Q620 470 500 620H810V560Q660 470 600 404z', 0.8),
  ),
  crowns({ at: rows('0.88,0.62,170 0.97,0.64,220 0.3,0.58,90'), light: '#a8c064', dark: '#5a8450', trunk: '#5a3c34', seed: 12 }),
  birds({ x: 0.4, y: 0.22, count: 5, size: 14, spread: 80, colour: '#5a4a4c', seed: 20 }),
  drawn(
    (ink) =>
      group('translate(652 520)scale(.98)', jeep(ink)) +
      // The rock of the leopard.
      fill(
        ink.fade('#e8b48c', '#b87c64', '#74484c'),
        'M-20 620V430Q20 396 80 392L260 384 340 388Q384 398 396 440 414 510 410 620z',
      ) +
      fill('#6a3f4c', 'M340 388Q384 398 396 440 414 510 410 620H340Q352 500 324 444 316 408 304 396z', 0.5) +
      fill('#ffe0b4', 'M-20 430Q20 396 80 392L260 384 340 388 366 402 240 410 90 416Q30 420-20 458z', 0.85) +
      line('#74484c', 3, 'M40 470Q120 458 190 476T310 470M60 540Q130 526 200 548M150 414l-12 50M230 500l14 60', 0.6) +
      group('translate(178 384)scale(1.32)', leopard(ink)) +
      group('translate(452 558)scale(1.02)', peacock(ink)) +
      brush(
        '#8aa04c',
        5,
        'M330 612q-6-30-24-44M344 612q-2-36 4-54M358 612q8-24 24-36M10 612q-4-26-16-36M26 612q0-30 10-44M640 612q-6-18-18-26M654 612q2-22 10-32',
      ),
  ),
);

/** A fort and a wild park of Sri Lanka. */
export const lankanPlaces = [galle, yala];
