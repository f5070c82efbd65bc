import { brush, fill, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect } from '../../engine/paths.ts';
import { flat, lying, rounded } from '../articles/desk.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A folded cloth of terry, its hem and its folds. */
const cloth = (w: number, h: number, white: string) =>
  flat(white, w, h, 22) +
  line('#c8c2d0', 4, `M${-w / 2 + 14} ${-h / 2 + 34}H${w / 2 - 14}M${-w / 2 + 14} ${h / 2 - 34}H${w / 2 - 14}`) +
  fill('#e8e4ea', rounded(-w / 2, h / 2 - 24, w, 24, 12)) +
  fill(
    '#c8c2d0',
    repeat(Math.floor(w / 16), (x) => repeat(4, (y) => circle(-w / 2 + 20 + x * 15, -h / 2 + 58 + y * 24, 2.2))),
  );

const sandal = (ink: Parameters<Parameters<typeof drawn>[0]>[0]) =>
  fill('#1c1024', 'M-38-96C-44-140 44-140 40-90 38-30 46 30 38 84 30 120-28 120-34 84-42 30-32-30-38-96z', 0.24) +
  fill(
    ink.across('#c8a074', '#94684a'),
    'M-44-104C-50-148 38-148 34-98 32-38 40 22 32 76 24 112-34 112-40 76-48 22-38-38-44-104z',
  ) +
  brush('#5a3a30', 13, 'M-4-88L-38-40M-4-88L28-40') +
  brush('#5a3a30', 15, 'M-42 4Q-4-22 34 4');

/** What lies ready before the journey: the two cloths, sandals, a belt, beads and water. */
export const ihram = sight(
  'ihram',
  drawn(
    (ink) =>
      fill(ink.across('#2f6a58', '#1c4440'), rect(0, 0, 800, 600)) +
      fill(
        '#e9c27a',
        repeat(
          11,
          (i) =>
            poly(i * 76, 30, i * 76 + 20, 12, i * 76 + 40, 30, i * 76 + 20, 48) +
            poly(i * 76, 570, i * 76 + 20, 552, i * 76 + 40, 570, i * 76 + 20, 588),
        ),
        0.55,
      ) +
      line('#e9c27a', 3, 'M0 62H800M0 538H800', 0.6) +
      lying(220, 206, -4, cloth(340, 220, '#f0ecf0')) +
      lying(258, 378, 3, cloth(310, 170, '#ffffff')) +
      lying(520, 226, -8, sandal(ink)) +
      lying(628, 222, 8, `<g transform="scale(-1 1)">${sandal(ink)}</g>`) +
      // The belt with its pocket.
      lying(
        350,
        496,
        -2,
        brush('#1c1024', 26, 'M-290 8C-160-14 160-14 300 10', 0.22) +
          brush('#e8dcc4', 24, 'M-296 0C-160-22 160-22 296 0') +
          flat(ink.across('#fff4dc', '#d8c4a0'), 176, 78, 16) +
          line('#a88c64', 3, rounded(-78, -30, 156, 60, 12), 1, ' stroke-dasharray="8 6"') +
          line('#a88c64', 5, 'M-64-12H64') +
          fill('#c8a05c', rounded(52, -18, 22, 12, 4)),
      ) +
      // Beads in a loop with their tassel.
      range(33)
        .map((i) => {
          const a = (i / 33) * Math.PI * 2;
          const [x, y] = [Math.round(566 + Math.cos(a) * (66 + 12 * Math.sin(a * 2))), Math.round(430 + Math.sin(a) * 46)];
          return (
            fill('#1c1024', circle(x + 3, y + 5, 8), 0.25) +
            fill('#8a4a2c', circle(x, y, 8)) +
            fill('#e8b078', circle(x - 2, y - 3, 2.6))
          );
        })
        .join('') +
      brush('#e9c27a', 6, 'M512 470L484 496M484 496l-18 16M484 496l-8 22M484 496l-22 6') +
      // A bottle of water.
      lying(
        716,
        404,
        14,
        flat(ink.across('#d8f0f8', '#8cc4d8'), 84, 200, 26) +
          fill(ink.across('#ffffff', '#d8ecf4'), rounded(-42, -34, 84, 76, 4)) +
          fill('#2f8a6a', `${rect(-42, -34, 84, 9)}${rect(-42, 33, 84, 9)}`) +
          fill('#5fb0c8', ellipse(0, 4, 18, 22)) +
          fill(ink.across('#3f9a78', '#1f6a54'), rounded(-24, -132, 48, 36, 8)) +
          brush('#fff', 6, 'M-28-80V80', 0.7),
      ),
  ),
);
