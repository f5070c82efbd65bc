import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, crenels, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { crowns, cypresses } from '../../nature/trees.ts';
import { air, body, drawn, inks, sight, type Three } from '../sights/sheet.ts';
import { tekke, walls } from './buildings/tekke.ts';

/** Bushes that hold on to rock. */
const bushes = (list: string) =>
  each(
    rows<[number, number]>(list),
    ([x, y], i) =>
      brush(
        '#41704c',
        15,
        `M${x - 13} ${y + 2}h0M${x} ${y - 5}h0M${x + 12} ${y}h0M${x + (i % 2 ? 22 : 4)} ${y + (i % 2 ? 4 : 8)}h0`,
      ) + brush('#8ab45e', 8, `M${x - 15} ${y - 2}h0M${x - 3} ${y - 9}h0M${x + 9} ${y - 4}h0`),
  );

/** Blagaj: the dervish house where the Buna comes out of its cliff. */
const blagaj = sight(
  'blagaj',
  ...air('morning'),
  drawn((ink) => {
    const random = randomFrom(41);
    return (
      // The cliff: lit faces, overhangs, streaks and ledges with bushes.
      fill(ink.fade('#f8dcbc', '#e4b898', '#b48c84'), 'M-10 120L60 74 120 92 200 40 300 22 380-10H810V480H-10z') +
      fill(ink.fade('#d8a88c', '#a47c7c'), 'M380-10L420 60 400 130 440 190 420 260 470 330 480 440H810V-10z') +
      fill(ink.fade('#b08080', '#7c5c70'), 'M600-10L640 80 610 150 650 210 628 290 660 440H810V-10z', 0.75) +
      fill(
        '#fff0d8',
        'M120 92L200 40 216 100 190 160 210 220 180 300 160 220 172 150zM300 22L380-10 420 60 400 130 380 90 340 120 320 70zM20 130L60 74 76 140 60 210 40 190z',
        0.7,
      ) +
      fill(
        '#9c7478',
        'M216 100L236 130 228 200 250 250 240 320 210 300 210 220 190 160zM76 140L100 170 90 240 104 300 80 320 60 210zM340 120L360 170 350 240 366 300 340 320 330 230 320 180z',
        0.5,
      ) +
      brush(
        '#7c5c68',
        3,
        repeat(34, () => {
          const [x, y] = [Math.round(random() * 800), Math.round(80 + random() * 230)];
          return `M${x} ${y}q${Math.round(random() * 8 - 4)} 20 ${Math.round(random() * 8 - 4)} ${Math.round(26 + random() * 30)}`;
        }),
        0.35,
      ) +
      brush('#fff0dc', 3, 'M400 130L440 190 420 260 470 330M610 150L650 210 628 290M216 100L236 130 228 200', 0.5) +
      bushes('440,196 474,332 404,138 650,214 614,156 228,134 96,176 548,122 746,170 736,290 560,250 132,98 14,122') +
      // The mouth of the cave.
      fill('#5a4258', 'M478 446Q470 380 500 348 540 310 600 314 670 318 692 360 712 400 706 446z') +
      fill('#261c38', 'M500 446Q494 392 520 366 556 334 604 340 656 346 674 378 688 410 684 446z') +
      fill('#8a6474', 'M500 348Q540 310 600 314 670 318 692 360L674 352 664 366 640 340 622 356 596 334 572 354 548 344 530 368z')
    );
  }),
  birds({ x: 0.66, y: 0.46, count: 6, size: 13, spread: 70, colour: '#3a2c44', seed: 12 }),
  cypresses({ at: rows('0.05,0.74,210 0.11,0.74,150'), light: '#6f9c5c', dark: '#2f5f4c' }),
  drawn(
    (ink) =>
      fill(ink.fade('#8fb464', '#5f8f50'), 'M-10 440Q60 420 110 430L150 470H-10zM690 440Q740 420 810 424V500H690z') +
      // The river, darkest where it comes out.
      fill(ink.fade('#1f5a68', '#2f94a0', '#58c4b4', '#2f98a0'), 'M-10 462H470L500 434H690L720 470H810V620H-10z') +
      brush('#bff4e4', 3, 'M510 444h60M590 450h80M540 458h40M640 462h50M520 492h100M640 476h50', 0.5) +
      group('translate(296 456)scale(1.16)', tekke(ink)),
  ),
  crowns({ at: rows('0.02,0.78,120 0.93,0.78,170 0.99,0.8,130'), light: '#9cc468', dark: '#4a8450', seed: 14 }),
  drawn(
    (ink) =>
      brush('#fffaf0', 5, 'M224 490h150M250 502h110M282 514h60', 0.4) +
      // Rapids.
      brush('#ffffff', 5, 'M-6 540q60-16 110 0t120-4 110 6M420 530q70-16 130 2t120-6 140 4', 0.75) +
      brush('#ffffff', 8, 'M10 552q50-12 90 2t110-4M470 546q60-12 110 4t130-6', 0.9) +
      brush('#ffffff', 3, 'M540 470h50M600 482h60M480 500h50M560 514h70M700 500h50M60 500h40M20 516h50M420 510h30', 0.7) +
      brush('#8f8a94', 20, 'M120 546h14M404 540h16M690 548h10M250 556h8') +
      brush('#c8c4c8', 10, 'M116 541h12M400 535h14M687 543h8M247 552h6') +
      // A boat that goes to the cave.
      group(
        'translate(604 458)scale(.82)',
        fill('#14404c', ellipse(2, 5, 44, 5), 0.5) +
          group('translate(-10-2)scale(.85)', visitor('#d8404c', '#2a2c44', '#2a1c2c')()) +
          group('translate(14-2)scale(.8)', visitor('#f2c14a', '#2a2c44', '#3a2430')()) +
          body(ink, ['#e8b078', '#a8703f', '#5f3f34'], 'M-42-12Q-34 6-14 7H20Q36 5 44-12 20-4 0-4T-42-12z'),
      ) +
      // The near bank: tables by the water.
      fill(ink.fade('#a4c46c', '#5f9450'), 'M360 620Q470 544 640 540T810 522V620z') +
      fill(ink.fade('#e8d4b4', '#b89c84'), 'M440 620Q540 562 660 558T810 544V620z') +
      each(rows('600,572,1.1 718,566,1.25'), ([x = 0, y = 0, s = 1]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          line('#5a3c34', 4, 'M0 0V-86') +
            fills(ink.side('#f0706c', '#d0404c', '#8a2438'), [
              'M-48-70Q-30-92 0-98 30-92 48-70 32-76 24-70 12-76 0-70-12-76-24-70-32-76-48-70z',
            ]) +
            fills(ink.side(...inks.wood), [rect(-26, -28, 52, 6), rect(-22, -24, 5, 24), rect(17, -24, 5, 24)]) +
            fill('#fffaf0', ellipse(-10, -30, 6, 2.5) + ellipse(10, -30, 6, 2.5)),
        ),
      ) +
      group('translate(550 584)scale(1.5)', visitor('#2f6fae', '#3a3a54', '#2a1c2c')()) +
      group('translate(660 580)scale(1.5)', visitor('#fff0dc', '#8a2f4c', '#6a3f34', '#f4e0b4')()),
  ),
);

const shingle: Three = ['#b08474', '#7c5a5c', '#493848'];
const tiles: Three = ['#ec906c', '#c45c48', '#84383c'];

/** Houses with steep roofs round the hill of the fortress: x, foot and width of each. */
const houses = (ink: Ink) => {
  const random = randomFrom(23);
  const list = range(44).map((i) => {
    const row = Math.floor(i / 11);
    const spread = 150 + row * 66;
    return [
      Math.round(400 - spread + ((i % 11) + 0.5 + (random() - 0.5) * 0.5) * (spread / 5.5)),
      Math.round(236 + row * 46 + random() * 22),
      Math.round(30 + row * 4 + random() * 10),
    ] as const;
  });
  return each(
    list.toSorted((a, b) => a[1] - b[1]),
    ([x, y, w]) =>
      fills(ink.side(...walls), [rect(x - w / 2, y - w * 0.6, w, w * 0.6 + 6)]) +
      fill(
        '#5a4450',
        rect(x - w * 0.34, y - w * 0.44, w * 0.16, w * 0.22) + rect(x - w * 0.04, y - w * 0.44, w * 0.16, w * 0.22),
      ) +
      fills(ink.side(...((x + y) % 3 ? tiles : shingle)), [
        poly(x - w * 0.64, y - w * 0.56, x - w * 0.2, y - w * 1.2, x + w * 0.2, y - w * 1.2, x + w * 0.64, y - w * 0.56),
      ]),
  );
};

/** Jajce: the Pliva falls in the middle of the town, below its fortress. */
const jajce = sight(
  'jajce',
  ...air('gold', [0.16, 0.18], 40),
  cumulus({ at: rows('0.74,0.2,220 0.4,0.14,150'), light: '#fff6e4', body: '#ffe8c8', shade: '#e0bca4', seed: 6, opacity: 0.9 }),
  mountains({ y: 0.34, amp: 90, rough: 0.35, seed: 8, fill: ['#8fb0a8', '#7fa898'] }),
  mountains({ y: 0.46, amp: 70, rough: 0.3, seed: 19, fill: ['#74a484', '#4f8460'] }),
  drawn(
    (ink) =>
      // The hill, the ring of walls and the fort on top.
      fill(ink.fade('#a8c870', '#74a058', '#4f8050'), 'M10 440Q100 360 190 262 300 138 400 130 500 138 610 262T790 440z') +
      fill('#3f7450', 'M420 132Q520 150 610 262T790 440H560Q540 280 420 134z', 0.35) +
      fills(ink.side('#f4dcb8', '#c8a488', '#84686c'), [
        `M312 196V156H330V148H470V156H490V196z${crenels(312, 157, 178, 14, 9)}`,
        `M376 156V108H424V156z${crenels(374, 110, 52, 5, 9)}`,
      ]) +
      fill('#5a4450', rect(350, 168, 6, 14) + rect(400, 166, 6, 14) + rect(446, 168, 6, 14) + rect(396, 122, 7, 14)) +
      line('#d8b894', 8, 'M312 190L262 246 210 318 168 380M490 190L546 250 610 330 654 390') +
      line('#84686c', 2, 'M312 195L262 251 210 323 168 385M490 195L546 255 610 335 654 395', 0.6) +
      brush(
        '#3f7a54',
        20,
        'M330 214h0M360 206h0M440 210h0M474 218h0M290 262h0M520 268h0M230 330h0M580 340h0M300 330h0M500 330h0',
      ) +
      houses(ink) +
      // The bell tower and a minaret.
      body(ink, ['#f8e8cc', '#d0b494', '#8a7074'], rect(286, 214, 34, 118)) +
      fill('#5a4450', arch(303, 246, 14, 22) + arch(303, 284, 12, 20)) +
      body(ink, shingle, poly(280, 216, 303, 186, 326, 216)) +
      body(ink, walls, rect(512, 200, 15, 150), rect(507, 252, 25, 8)) +
      body(ink, inks.slate, poly(508, 202, 519.5, 162, 531, 202)),
  ),
  crowns({
    at: rows('0.14,0.72,110 0.24,0.73,90 0.4,0.71,70 0.62,0.71,76 0.76,0.73,100 0.88,0.73,120'),
    light: '#9cc464',
    dark: '#4a8450',
    seed: 10,
  }),
  drawn(
    (ink) =>
      // The rim of the gorge and the falls over it.
      fill(ink.fade('#94a86c', '#b08c78', '#7a5c64'), 'M-10 426Q120 412 250 428L282 436H548L590 424Q700 410 810 420V600H-10z') +
      fill(
        '#5f4658',
        'M40 470L60 440 80 500 70 560zM140 450L176 470 160 540 146 500zM620 446L650 480 640 550 616 500zM716 440L736 490 724 550 700 500z',
        0.6,
      ) +
      fill(
        '#d0a888',
        'M10 440L40 436 52 500 30 540 14 500zM84 436L124 432 112 520 92 560 86 500zM200 432L244 434 252 500 226 560 206 500zM576 436L612 432 606 520 584 560zM676 428L708 428 700 500 680 540zM760 424L800 424 790 520 764 560z',
        0.55,
      ) +
      bushes('28,434 100,428 186,432 240,438 612,434 654,426 736,424 792,426 126,492 684,486 764,512 36,520 216,500 590,510') +
      fill(ink.fade('#d8f0ec', '#6fc0c0'), 'M352 404Q410 398 470 404L500 420 552 434V446H278V434L330 420z') +
      fill(ink.fade('#ffffff', '#dcf4f4', '#a8dce0'), 'M274 440Q284 430 300 438H536Q552 430 560 442L566 560H262z') +
      brush(
        '#7cc0cc',
        4,
        repeat(17, (i) => `M${286 + i * 16} ${444 + (i % 3) * 6}q${(i % 2) * 4 - 2} 40 ${(i - 8) * 0.6} ${76 + (i % 4) * 9}`),
        0.6,
      ) +
      fill('#8a6a6c', 'M346 452Q366 446 376 470L370 520 352 516zM478 450Q496 452 494 486L484 500 474 480z', 0.75) +
      brush('#ffffff', 6, 'M332 446Q322 490 330 540M404 444Q398 490 402 540M456 446Q462 490 458 540M516 444Q526 490 520 540') +
      fill(ink.fade('#4fb0a8', '#2f8494', '#1f5c78'), 'M-10 552Q200 530 400 540T810 546V620H-10z'),
  ),
  drawn(
    (ink) =>
      fill(ink.radial([0, '#ffffff', 0.95], [0.5, '#ffffff', 0.6], [1, '#ffffff', 0]), ellipse(414, 548, 230, 64)) +
      fill(
        '#ffffff',
        'M250 566Q254 548 274 552 282 536 302 544 316 530 338 542 356 528 378 542 398 526 420 542 442 528 462 542 486 530 504 544 526 536 538 552 564 548 572 566 500 578 414 576 320 578 250 566z',
        0.92,
      ) +
      brush('#ffffff', 5, 'M240 580h90M360 586h120M500 578h80M300 596h70M440 600h90', 0.7) +
      brush('#e8fff8', 4, 'M40 566h70M10 582h60M160 578h60M620 572h70M700 586h80M640 594h40M560 588h40', 0.75) +
      // Those who look from the terrace.
      fill(ink.fade('#e8d4b4', '#b09078'), 'M-10 540L150 552 184 620H-10zM626 620L660 560 810 542V620z') +
      line('#3a2c3c', 5, 'M-10 514L152 526M658 532L810 514') +
      line(
        '#3a2c3c',
        3,
        repeat(9, (i) => `M${i * 18} ${515 + i * 1.3}v28M${660 + i * 18} ${532 - i * 2.1}v28`),
      ) +
      each(rows('46,572,1.9,0 92,576,1.9,1 126,578,1.3,2 730,576,1.9,3'), ([x = 0, y = 0, s = 1, kind = 0]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          visitor(
            ['#2f6fae', '#d8405c', '#f2c14a', '#8a2f6c'][kind] ?? '#2f6fae',
            '#3a3450',
            '#2a1c2c',
            kind === 3 ? '#f4e4c4' : undefined,
          )(),
        ),
      ),
  ),
);

/** Rivers of Bosnia. */
export const bosnianPlaces = [blagaj, jajce];
