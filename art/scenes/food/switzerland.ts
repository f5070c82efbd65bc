import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { boards, disc, grains, herbs, pieces, plate } from './table.ts';

/** Rösti with an egg in its iron pan, raclette over potatoes, a bar of chocolate. */
export const switzerland = sight(
  'switzerland-table',
  drawn(
    (ink) =>
      boards(ink, ['#d8a468', '#a8703c'], '#7a4a28', 86) +
      brush('#8a5a30', 3, 'M60 40q90 20 200 4M420 130q120-16 260 6M120 470q140 18 260-4M520 560q90-14 200 4', 0.5) +
      fill('#c2303f', rect(0, 0, 130, 600)) +
      fill(
        '#fff',
        repeat(6, (i) => `M56 ${7 + i * 104}h18v18h18v18h-18v18h-18v-18h-18v-18h18z`),
      ) +
      fill('#2a2630', 'M452 392L604 524 584 548 432 420z') +
      disc(ink, 316, 292, 212, ['#4a4450', '#1c1820']) +
      fill(ink.radial([0, '#ffd468'], [1, '#c8802c']), circle(316, 292, 174)) +
      brush(
        '#8a4a1c',
        6,
        repeat(70, (i) => `M${190 + ((i * 67) % 250)} ${166 + ((i * 97) % 250)}l${16 - (i % 5) * 8} ${14 - (i % 4) * 8}`),
        0.7,
      ) +
      brush(
        '#fff0b4',
        5,
        repeat(60, (i) => `M${196 + ((i * 83) % 240)} ${172 + ((i * 61) % 240)}l${18 - (i % 6) * 7} ${12 - (i % 5) * 6}`),
        0.8,
      ) +
      fill(
        '#fffdf6',
        'M226 292C220 236 274 208 330 216 392 222 420 268 404 318 388 366 330 376 286 364 248 354 230 330 226 292z',
      ) +
      fill(ink.radial([0, '#ffd84c'], [1, '#f09c1c']), circle(314, 288, 42)) +
      grains('#4f8a3c', 8, 314, 290, 100, 30, 4) +
      plate(ink, 640, 188, 138, ['#fff', '#c8ccd8'], ['#fdfaf0', '#e4dccc'], 0.78) +
      pieces(['#ffe8a8', '#d8a850'], 4, 626, 180, 62, 8, 30) +
      fill(
        '#ffd05c',
        'M560 180C580 130 660 120 706 160 720 200 700 214 690 250 684 226 670 222 664 206 650 230 646 262 630 270 628 240 610 232 604 214 590 226 570 220 560 180z',
      ) +
      fill('#fff0b0', 'M586 168Q630 130 684 160 640 150 586 168z') +
      pieces(['#a8c86a', '#4f7a34'], 6, 700, 240, 30, 6, 13) +
      fill('#1c1024', rect(614, 404, 156, 150), 0.24) +
      fill('#e8d8b8', rect(600, 470, 160, 76)) +
      fill('#6a3820', rect(606, 390, 148, 116)) +
      fill(
        '#8a5030',
        repeat(12, (i) => rect(611 + (i % 4) * 36, 395 + Math.floor(i / 4) * 37, 30, 31)),
      ) +
      line('#c2303f', 14, 'M600 528H760') +
      fill('#f0b8c8', ellipse(180, 540, 22, 12)) +
      herbs(['#8fc45c', '#4f8a3c'], 3, 190, 540, 26, 8, 26),
  ),
);
