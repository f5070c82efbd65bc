import { brush, fill, group } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, poly } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { checks, disc, fish, grains, herbs, pieces, plate, slice } from './table.ts';

/** A village salad, a grilled fish with lemon, yoghurt with honey and walnuts on a checked cloth. */
export const greece = sight(
  'greece-table',
  drawn(
    (ink) =>
      checks('#fdfcf8', '#5f9ad8', 50) +
      plate(ink, 250, 230, 190, ['#fff', '#c4cce0'], ['#f4ecd8', '#dccca8'], 0.8) +
      each(
        [
          [190, 170],
          [300, 160],
          [180, 280],
          [310, 300],
          [250, 330],
          [150, 226],
        ] as const,
        ([x, y], i) =>
          group(
            `translate(${x} ${y})rotate(${i * 50})`,
            fill('#c2281f', 'M-46 10A48 48 0 0 1 46 10Q0 34-46 10z') + fill('#f06a48', 'M-36 8A38 38 0 0 1 36 8Q0 22-36 8z'),
          ),
      ) +
      each(
        [
          [240, 150],
          [340, 230],
          [200, 330],
          [150, 190],
          [290, 350],
        ] as const,
        ([x, y]) =>
          fill('#3f7a3c', circle(x, y, 31)) +
          fill('#d4e8b0', circle(x, y, 26)) +
          brush(
            '#a8c87a',
            4,
            repeat(6, (i) => `M${x + Math.cos(i * 1.05) * 13} ${y + Math.sin(i * 1.05) * 13}h0`),
          ),
      ) +
      pieces(['#6a5a7a', '#241830'], 5, 250, 250, 120, 12, 15) +
      brush('#b85a94', 6, 'M150 250q30-30 60-6M300 200q30-20 50 10M220 300q30 20 56-4') +
      fill('#1c1024', poly(206, 212, 320, 196, 330, 270, 216, 286), 0.25) +
      fill('#fffdf8', poly(200, 204, 314, 188, 324, 262, 210, 278)) +
      fill('#e0dcd4', poly(210, 278, 324, 262, 326, 272, 212, 288)) +
      grains('#5a8a4c', 8, 262, 234, 46, 34, 4) +
      plate(ink, 540, 396, 178, ['#5f9ad8', '#2f5aa0'], ['#fff', '#e0e4ec'], 0.84) +
      fish(536, 400, 1.2, -22, ['#d8dce4', '#8a94a4']) +
      slice(628, 460, 36, '#f0c83c', '#fff0a0', '#f0d868') +
      slice(458, 470, 32, '#f0c83c', '#fff0a0', '#f0d868') +
      herbs(['#8fc45c', '#3f7a34'], 4, 560, 330, 50, 9, 26) +
      plate(ink, 646, 128, 98, ['#c8703c', '#8a4424'], ['#fff', '#e8e4dc'], 0.82) +
      brush('#e8a02c', 13, 'M590 120Q620 90 650 124T712 120M606 156Q640 136 684 160') +
      pieces(['#c89868', '#8a5a34'], 7, 646, 128, 46, 9, 14) +
      disc(ink, 120, 500, 84, ['#f0c078', '#b8783c']) +
      brush('#a8622c', 5, 'M70 480q50-24 100 0M72 516q50-24 100 0') +
      grains('#fff0d0', 9, 120, 500, 70, 30, 4),
  ),
);
