import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { glitter, water } from '../../nature/water.ts';
import { rounded } from '../articles/desk.ts';
import { boards } from '../food/table.ts';
import { air, drawn, sight } from '../sights/sheet.ts';
import { still } from './settings.ts';

/** A swan on its lake. */
export const swan = (x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})scale(${s} ${Math.abs(s)})`,
    fill('#fff', 'M-50 0C-50-24-20-30 10-26C40-34 60-44 66-54 74-30 50 2 10 4H-30z') +
      brush('#fff', 9, 'M-40-8C-60-30-66-56-48-70q14-6 16 6') +
      fill('#f08a2c', 'M-32-66l-16 2 10 10z') +
      fill('#cfd8e8', 'M-30 0Q10-6 50-24 30 4-10 4z'),
  );

/** The lake of Zurich on a clear evening from the quay, the Alps along its end. */
const lake = sight(
  'zurich-lake',
  ...air('gold', [0.2, 0.42], 40),
  streaks({ from: 0.08, to: 0.34, count: 6, colour: '#fff0d0', opacity: 0.6, seed: 10 }),
  mountains({
    y: 0.46,
    amp: 110,
    rough: 0.6,
    seed: 23,
    fill: ['#a8a4c0', '#c8b8c0'],
    shade: '#7f80a8',
    snow: { y: 0.44, light: '#fff6ec', shade: '#e0d0dc' },
  }),
  forest({ y: 0.54, amp: 26, rough: 0.2, seed: 3, fill: ['#5f8a74', '#4a7468'], size: 12, kind: 'round' }),
  water({ from: 0.57, colours: ['#ffd9a0', '#7fb4bc', '#2f7494'], ripple: '#fff4dc', count: 60, seed: 4 }),
  glitter({ x: 0.2, from: 0.58, colour: '#fff0c0', width: [40, 130] }),
  scatter(riverBoat({ hull: '#2f5a8c', white: '#fffaf0', glass: '#5f7fa0', lamp: '#ffe9b0' }), [
    { x: 0.62, y: 0.66, scale: 0.9 },
  ]),
  drawn(
    (ink) =>
      swan(250, 452, 0.7) +
      swan(360, 470, -0.8) +
      swan(470, 446, 0.5) +
      fill(ink.fade('#e0d4c8', '#b4a49c', '#8a7c80'), poly(0, 506, 800, 506, 800, 606, 0, 606)) +
      fill('#f4ece0', rect(0, 500, 800, 9)) +
      line('#3a4a5c', 5, `M0 452H800${repeat(9, (i) => `M${20 + i * 96} 452V504`)}`) +
      fill('#7a4a34', `${rect(560, 530, 170, 8)}${rect(560, 514, 170, 7)}`) +
      line('#3a2c34', 6, 'M576 514V570M714 514V570'),
  ),
  crowns({ at: rows('0.04,0.9,210 0.95,0.92,260'), light: '#a8b85c', dark: '#5a7a4c', seed: 14 }),
  scatter(visitor('#c2405c', '#2f3c70', '#3a2420'), [{ x: 0.2, y: 0.95, scale: 2.3 }]),
  scatter(visitor('#f0b04a', '#3f6a5c', '#2a1c1c'), [{ x: 0.265, y: 0.955, scale: 2.2 }]),
);

/** A box of chocolates, a watch and a ribboned parcel: an hour in the shops. */
const chocolate = still(
  'zurich-chocolate',
  (ink) =>
    boards(ink, ['#d8c8b4', '#b8a48c'], '#9a8874', 120) +
    fill('#1c1024', rounded(76, 96, 390, 330, 14), 0.28) +
    fill(ink.across('#8a1f38', '#5c1028'), rounded(60, 76, 390, 330, 14)) +
    fill('#fff4e0', rounded(80, 96, 350, 290, 8)) +
    repeat(12, (i) => {
      const [x, y] = [126 + (i % 4) * 86, 146 + Math.floor(i / 4) * 94];
      const c = [
        ['#6a3a24', '#9a5c3c'],
        ['#4a2418', '#7a4430'],
        ['#f0dcc0', '#fff8ec'],
        ['#8a5030', '#b87c50'],
      ][i % 4] as [string, string];
      return (
        fill('#e4d0b4', circle(x, y, 38)) +
        fill('#1c1024', circle(x + 3, y + 4, 28), 0.25) +
        fill(c[0], i % 2 === 0 ? circle(x, y, 28) : rounded(x - 26, y - 26, 52, 52, 9)) +
        fill(c[1], ellipse(x - 7, y - 9, 13, 8)) +
        line('#fff4e0', 3, `M${x - 16} ${y + 10}q16-14 32 0`, 0.7)
      );
    }) +
    group(
      'translate(610 210)rotate(14)',
      fill('#1c1024', rounded(-26, -166, 68, 350, 16), 0.25) +
        fill(ink.across('#8a5a3c', '#5c3828'), rounded(-32, -176, 64, 352, 16)) +
        fill(ink.radial([0.4, '#f4f6fa'], [1, '#9aa4b8']), circle(0, 0, 84)) +
        fill('#fffdf6', circle(0, 0, 66)) +
        line(
          '#3a3450',
          4,
          repeat(12, (i) =>
            open(
              Math.round(Math.cos(i * 0.5236) * 54),
              Math.round(Math.sin(i * 0.5236) * 54),
              Math.round(Math.cos(i * 0.5236) * 62),
              Math.round(Math.sin(i * 0.5236) * 62),
            ),
          ),
        ) +
        brush('#3a3450', 6, 'M0 0V-44M0 0L28 18') +
        fill('#c2303c', circle(0, 0, 7)),
    ) +
    fill('#1c1024', rounded(480, 420, 230, 150, 8), 0.28) +
    fill(ink.across('#f4f0e8', '#d8d0c4'), rounded(468, 408, 230, 150, 8)) +
    fill('#c2303c', rect(562, 408, 36, 150) + rect(468, 468, 230, 30)) +
    fill('#e8505c', 'M580 484q-60-50-70-16t70 16q60-50 70-16t-70 16z') +
    fill('#c2303c', circle(580, 484, 14)),
);

export const zurichPlaces = [lake, chocolate];
