import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse } from '../../engine/paths.ts';
import { flat, lying, rounded } from '../articles/desk.ts';
import { boards } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';

import { star } from './letters.ts';
/** Money of no country in particular: notes in a fan, coins, a purse and a small calculator. */
export const currency = sight(
  'currency',
  drawn((ink) => {
    const note = (paint: readonly [string, string], ring: string) =>
      flat(ink.across(...paint), 330, 156, 8) +
      line('#fffaf0', 3, rounded(-150, -64, 300, 128, 6), 0.7) +
      line(
        ring,
        3,
        repeat(6, (i) => ellipse(20, 0, 30 + i * 8, 20 + i * 7)),
        0.6,
      ) +
      fill('#fffaf0', circle(-104, 0, 26), 0.55) +
      fill(ring, 'M-122 14v-16q18-26 36 0v16z', 0.7) +
      fill('#fffaf0', rounded(96, 36, 40, 18, 4) + rounded(-142, -54, 34, 16, 4), 0.7);
    const coin = (x: number, y: number, r: number, kind: 'gold' | 'silver') =>
      fill('#1c1024', circle(x + 5, y + 7, r), 0.28) +
      fill(
        kind === 'gold' ? ink.ball('#ffe79a', '#e0ac40', '#a8702c') : ink.ball('#ffffff', '#c8ccd8', '#8f94a8'),
        circle(x, y, r),
      ) +
      line(kind === 'gold' ? '#b9822e' : '#9aa0b2', 3, circle(x, y, r * 0.8)) +
      fill(kind === 'gold' ? '#b9822e' : '#9aa0b2', star(x, y, r * 0.46));
    return (
      boards(ink, ['#7c5a4a', '#553a38'], '#3a2428', 120) +
      lying(220, 190, -24, note(['#8fc4b0', '#5f9a88'], '#2f6a5c')) +
      lying(240, 224, -8, note(['#e8b48a', '#cc8a60'], '#8a4a30')) +
      lying(264, 262, 8, note(['#b4a4d4', '#8a78b4'], '#4f3f80')) +
      lying(296, 300, 24, note(['#f0d08a', '#d8ac58'], '#8a6224')) +
      // The purse.
      lying(
        216,
        476,
        6,
        fill('#1c1024', 'M-146-60C-160 70-110 104 8 104S176 70 160-60z', 0.28) +
          fill(ink.fade('#b02c50', '#8a1538', '#5a0c26'), 'M-154-70C-168 62-118 94 0 94S168 62 154-70z') +
          line('#d86a88', 3, 'M-140-40C-148 52-100 80 0 80S148 52 140-40', 0.7) +
          fill(ink.across('#ffe79a', '#c8902c'), rounded(-160, -86, 320, 24, 12)) +
          fills(ink.ball('#ffe79a', '#e0ac40', '#a8702c'), [circle(-12, -92, 15), circle(14, -92, 15)]),
      ) +
      coin(430, 470, 46, 'gold') +
      coin(506, 522, 38, 'silver') +
      coin(452, 556, 32, 'gold') +
      coin(404, 388, 30, 'silver') +
      coin(536, 438, 26, 'gold') +
      // The calculator.
      lying(
        650,
        250,
        7,
        flat(ink.across('#454a64', '#2a2e44'), 220, 330, 20) +
          fill('#cfe0c4', rounded(-88, -142, 176, 64, 8)) +
          line('#5f7a5c', 6, 'M14-118v20M34-118v20M54-118v20M74-118v20', 0.9) +
          repeat(16, (i) =>
            fill(
              i % 4 === 3 ? '#e08a3c' : i === 12 ? '#a3183f' : '#f1eee8',
              rounded(-88 + (i % 4) * 46, -58 + Math.floor(i / 4) * 50, 38, 40, 8),
            ),
          ),
      )
    );
  }),
);
