import { fill, group, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { cup, diamonds, disc, herbs, pieces, plate, slice } from './table.ts';

/** Chicken with olives and lemon in an open tagine, mint tea, almond crescents and dates on tiles. */
export const morocco = sight(
  'morocco-table',
  drawn(
    (ink) =>
      fill('#1f6a74', rect(0, 0, 800, 600)) +
      diamonds('#f4ecdc', 80, 30) +
      diamonds('#c8603c', 80, 14) +
      line(
        '#12464f',
        3,
        repeat(11, (i) => `M${i * 80 - 40} 0V600M0 ${i * 80 - 40}H800`),
        0.7,
      ) +
      disc(ink, 290, 316, 226, ['#e08a54', '#9a4628']) +
      line('#ffd0a0', 5, circle(290, 316, 204), 0.7) +
      fill(ink.radial([0, '#e8a83c'], [1, '#a8622c']), circle(290, 316, 180)) +
      each(
        [
          [220, 260, 0],
          [350, 270, 80],
          [280, 370, 200],
        ] as const,
        ([x, y, turn]) =>
          group(
            `translate(${x} ${y})rotate(${turn})`,
            fill('#8a4a1c', 'M-62 6C-60-46 26-56 52-16L88-6Q100 4 88 14L52 20C26 52-56 50-62 6z') +
              fill('#e8a450', 'M-54-2C-50-42 22-46 46-14 10-26-30-24-54-2z') +
              fill('#fff4e0', circle(90, 0, 9) + circle(88, 10, 8)),
          ),
      ) +
      pieces(['#c88a9c', '#6a2f54'], 4, 290, 316, 140, 15, 15) +
      pieces(['#c8d468', '#7a8a34'], 6, 290, 316, 140, 13, 15) +
      slice(196, 372, 34, '#f0c83c', '#ffec90', '#e8c850') +
      slice(386, 350, 34, '#f0c83c', '#ffec90', '#e8c850') +
      herbs(['#a8d468', '#4f8a3c'], 9, 290, 316, 120, 18, 22) +
      cup(ink, 600, 120, 48, ['#f0d088', '#b8843c'], ['#d8c850', '#9a8a2c'], '#dce8ec') +
      herbs(['#8fd05c', '#3f8a3c'], 12, 590, 116, 18, 7, 30) +
      cup(ink, 722, 218, 42, ['#f0d088', '#b8843c'], ['#d8c850', '#9a8a2c'], '#dce8ec') +
      herbs(['#8fd05c', '#3f8a3c'], 13, 714, 214, 14, 6, 28) +
      plate(ink, 634, 414, 138, ['#2f5aa8', '#1c3878'], ['#fff', '#e0e4ec'], 0.84) +
      each([0, 1, 2, 3, 4] as const, (i) =>
        group(
          `translate(${590 + (i % 3) * 44} ${366 + Math.floor(i / 3) * 58})rotate(${i * 34 - 30})`,
          fill('#c8924c', 'M-40 16C-34-30 34-30 40 16 22-6-22-6-40 16z') +
            fill('#f6dca4', 'M-36 10C-30-26 30-26 36 10 20-12-20-12-36 10z'),
        ),
      ) +
      pieces(['#b8683c', '#4a2018'], 15, 668, 466, 40, 7, 16),
  ),
);
