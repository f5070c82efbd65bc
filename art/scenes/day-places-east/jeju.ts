import { fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { hills } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { still } from '../day-places/settings.ts';
import { boards } from '../food/table.ts';
import { air, drawn, sight } from '../sights/sheet.ts';

/** The waterfall of Jeongbang dropping almost into the sea. */
const jeongbang = sight(
  'jeju-jeongbang',
  ...air('noon', [0.16, 0.16], 34),
  drawn((ink) => {
    const falls = (x: number, w: number) =>
      fill(ink.fade('#fff', '#e0f0f4'), `M${x} 150H${x + w}L${x + w + 8} 470H${x - 8}z`) +
      line(
        '#a8d0dc',
        3,
        repeat(5, (i) => open(x + 4 + (i * w) / 5, 160, x + (i * (w + 10)) / 5, 460)),
        0.6,
      );
    return (
      fill(ink.fade('#7fae5c', '#5a8a4c'), 'M150 160Q300 100 480 130 640 96 810 130V200H150z') +
      fill(ink.side('#7c7a80', '#585864', '#3a3c4c'), 'M140 150Q300 140 480 150 640 130 810 150V500H200Q160 330 140 150z') +
      line(
        '#8a8a90',
        5,
        repeat(11, (i) => `M${200 + i * 56} 160Q${208 + i * 54} 320 ${220 + i * 54} 480`),
        0.5,
      ) +
      falls(400, 64) +
      falls(500, 26) +
      fill('#fff', ellipse(450, 472, 120, 18), 0.85)
    );
  }),
  water({ from: 0.78, colours: ['#a8e4dc', '#3fa8b8', '#1f7c9c'], ripple: '#fff', count: 50, seed: 10 }),
  drawn((ink) =>
    [
      [110, 520, 90],
      [230, 560, 70],
      [640, 500, 80],
      [720, 560, 110],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          fill(
            ink.side('#8a8890', '#5a5a68', '#3c3c4c'),
            `M${x - r} ${y}Q${x - r * 0.7} ${y - r * 0.7} ${x} ${y - r * 0.7}T${x + r} ${y}Q${x} ${y + 16} ${x - r} ${y}z`,
          ) + fill('#fff', sliver(x - r * 1.1, y + 6, r * 2.2, 6), 0.7),
      )
      .join(''),
  ),
  crowns({ at: rows('0.28,0.27,120 0.42,0.24,90 0.74,0.24,110 0.9,0.26,140'), light: '#8fbc64', dark: '#3f7848', seed: 9 }),
  scatter(visitor('#e8505c', '#2f3c70', '#3a2420'), [{ x: 0.78, y: 0.79, scale: 1.7 }]),
  scatter(visitor('#ffd24a', '#3a3050', '#2a1c1c'), [{ x: 0.83, y: 0.79, scale: 1.6 }]),
);

/** A wooden trail through azaleas to the crater of Hallasan. */
const hallasan = sight(
  'jeju-hallasan',
  ...air('morning', [0.18, 0.18], 36),
  streaks({ from: 0.1, to: 0.36, count: 5, colour: '#fff', opacity: 0.7, seed: 35 }),
  drawn(
    (ink) =>
      fill(
        ink.side('#b8b8a4', '#8a9484', '#5f7074'),
        'M120 400Q260 300 320 220L350 190 400 180 420 196 470 176 540 190 570 230Q640 310 760 390L810 410V610H-10V440z',
      ) +
      line('#6a7470', 4, 'M350 190Q360 250 340 310M400 182Q410 260 396 330M470 178Q470 250 490 320M540 192Q540 270 570 330', 0.6),
  ),
  hills({ y: 0.62, amp: 36, rough: 0.2, seed: 15, fill: ['#9cc46c', '#74a85c'], rim: '#d8e890' }),
  hills({ y: 0.76, amp: 30, rough: 0.2, seed: 24, fill: ['#84b45c', '#5a9450'] }),
  drawn(
    () =>
      fill(
        '#d8608c',
        repeat(46, (i) => circle((i * 137) % 800, 440 + ((i * i * 29 + i * 53) % 150), 13 + ((i * 7) % 10))),
      ) +
      fill(
        '#f49cbc',
        repeat(46, (i) => circle(((i * 137) % 800) - 4, 435 + ((i * i * 29 + i * 53) % 150), 7 + ((i * 5) % 5))),
      ) +
      fill('#c8a070', poly(330, 610, 396, 500, 380, 440, 404, 392, 414, 392, 400, 440, 430, 500, 450, 610)) +
      line(
        '#8a6444',
        3,
        repeat(11, (i) => open(336 + i * 6, 600 - i * 12, 446 - i * 3, 600 - i * 12)),
      ) +
      line('#8a6444', 5, 'M320 560L384 470M466 560L436 470M320 560V600M466 560V600M384 470V496M436 470V496'),
  ),
  scatter(visitor('#e8505c', '#2f3c70', '#3a2420', '#fff0c8'), [{ x: 0.49, y: 0.9, scale: 2.1 }]),
  scatter(visitor('#3f8cb8', '#3a3050', '#2a1c1c'), [{ x: 0.515, y: 0.79, scale: 1.5 }]),
);

/** A box of Jeju tangerines, one of them peeled. */
const tangerines = still('jeju-tangerines', (ink) => {
  const fruit = (x: number, y: number, r: number) =>
    fill('#1c1024', circle(x + 5, y + 8, r), 0.2) +
    fill(ink.radial([0.2, '#ffb84c'], [1, '#e8741c']), circle(x, y, r)) +
    fill('#fff0c0', ellipse(x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.16), 0.8) +
    fill('#4f8a3c', `M${x} ${y - 4}q18-16 30-4-12 14-30 4z`) +
    fill('#6a4a24', circle(x, y - 2, 4));
  return (
    boards(ink, ['#6a8a94', '#4a6478'], '#344c5c', 110) +
    fill('#1c1024', rect(66, 86, 440, 440), 0.28) +
    fill(ink.across('#e4b878', '#b8844c'), rect(50, 66, 440, 440)) +
    fill('#8a5c34', rect(70, 86, 400, 400)) +
    repeat(16, (i) => fruit(124 + (i % 4) * 97 + (Math.floor(i / 4) % 2) * 8, 138 + Math.floor(i / 4) * 97, 52)) +
    line('#c8965c', 12, 'M50 66H490V506H50z') +
    fruit(640, 160, 66) +
    // Peeled: the rind open like a flower.
    fill('#e8842c', 'M640 330q40 10 34 60 50-20 66 20-30 30-70 24 20 46-20 66-36-20-30-62-50 20-70-22 20-36 70-30-16-40 20-56z') +
    fill('#fff0d4', 'M640 346q26 12 24 52 44-14 54 14-26 20-64 14 16 40-12 54-26-18-20-52-46 16-60-14 18-24 62-20-8-36 16-48z') +
    fill(ink.radial([0, '#ffc060'], [1, '#f08a2c']), circle(644, 418, 44)) +
    line(
      '#ffe4b4',
      3,
      repeat(8, (i) => `M644 418L${644 + Math.round(Math.cos(i * 0.785) * 42)} ${418 + Math.round(Math.sin(i * 0.785) * 42)}`),
    )
  );
});

export const jejuPlaces = [jeongbang, hallasan, tangerines];
