import { brush, fill, group, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, poly, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { cup, disc, herbs, pieces, plate, slice } from './table.ts';

/** Borscht with cream and dill, syrniki with jam, honey cake and tea with lemon. */
export const moscow = sight(
  'moscow-table',
  drawn(
    (ink) =>
      fill('#20242e', rect(0, 0, 800, 600)) +
      each(
        [
          [70, 70],
          [730, 60],
          [60, 540],
          [740, 548],
          [420, 560],
        ] as const,
        ([x, y]) =>
          group(
            `translate(${x} ${y})`,
            brush('#d8a43c', 6, 'M-60 20Q-20-50 60-30M-40 50Q20 40 60 10') +
              herbs(['#e0b850', '#a87a2c'], x, 0, 0, 54, 9, 40) +
              pieces(['#f06a58', '#c2281f'], x + 1, 0, 0, 44, 7, 15),
          ),
      ) +
      plate(ink, 280, 300, 208, ['#fff', '#c4c8d8'], ['#d8284c', '#8a1038'], 0.74) +
      line('#2f5aa8', 5, circle(280, 300, 190)) +
      pieces(['#e85a6a', '#a81c3c'], 3, 280, 300, 124, 26, 15) +
      brush(
        '#f0a848',
        8,
        repeat(12, (i) => `M${200 + ((i * 61) % 160)} ${220 + ((i * 43) % 160)}l${18 - (i % 3) * 14} 10`),
      ) +
      fill('#fffaf4', 'M232 286C236 246 296 236 322 262 348 290 330 332 290 336 256 338 230 322 232 286z') +
      brush('#f0c8d0', 5, 'M254 290q20-28 46-10t14 36') +
      herbs(['#8fd05c', '#3f8a3c'], 5, 280, 296, 60, 14, 26) +
      plate(ink, 610, 190, 130, ['#fff', '#c4c8d8'], ['#fdfaf4', '#e4dce0'], 0.8) +
      each(
        [
          [570, 172],
          [640, 160],
          [606, 226],
        ] as const,
        ([x, y]) => disc(ink, x, y, 44, ['#f4c878', '#c8822c']),
      ) +
      fill(
        '#c2203c',
        'M566 178C580 146 640 140 656 168 670 196 640 204 634 236 618 224 606 214 596 224 580 214 560 204 566 178z',
      ) +
      fill('#f06a7a', 'M580 170Q610 148 640 164 610 160 580 170z') +
      fill('#1c1024', poly(520, 412, 668, 380, 690, 500, 538, 526), 0.3) +
      plate(ink, 596, 448, 112, ['#fff', '#c4c8d8'], ['#fdfaf4', '#e4dce0'], 0.86) +
      fill('#e8b060', poly(528, 420, 660, 396, 668, 470, 540, 500)) +
      line('#fff4dc', 7, 'M530 434L662 410M533 454L664 430M536 474L667 450M539 492L668 466') +
      fill('#c88438', poly(528, 420, 560, 390, 676, 374, 660, 396)) +
      cup(ink, 424, 112, 48, ['#c8ccd4', '#7a808c'], ['#d8702c', '#8a3414'], '#e8ecf0') +
      slice(424, 112, 28, '#f0c83c', '#fff0a0', '#f0d868'),
  ),
);
