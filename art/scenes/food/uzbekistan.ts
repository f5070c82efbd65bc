import { brush, fill, group, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { cup, disc, grains, pieces, plate } from './table.ts';

const flower = (x: number, y: number, r: number) =>
  fill('#c2303f', circle(x, y, r)) +
  fill('#f4e4c8', circle(x, y, r * 0.66)) +
  fill('#2f4f94', circle(x, y, r * 0.4)) +
  line('#3f7a5c', 7, `M${x} ${y + r}q20 30 50 34M${x} ${y - r}q-20-30-50-34`);

/** Plov on a blue dish, stamped bread, melon and green tea on an embroidered cloth. */
export const uzbekistan = sight(
  'uzbekistan-table',
  drawn(
    (ink) =>
      fill('#f6ead4', rect(0, 0, 800, 600)) +
      each(
        [
          [60, 90],
          [400, 50],
          [740, 110],
          [60, 520],
          [420, 570],
          [760, 520],
        ] as const,
        ([x, y]) => flower(x, y, 62),
      ) +
      plate(ink, 290, 320, 222, ['#4f9ad8', '#1c4a94'], ['#fff', '#dce8f4'], 0.86) +
      line(
        '#1c4a94',
        5,
        repeat(
          28,
          (i) =>
            `M${290 + Math.cos(i * 0.2244) * 172} ${320 + Math.sin(i * 0.2244) * 172}q10-14 ${Math.cos(i * 0.2244) * 22} ${Math.sin(i * 0.2244) * 22}`,
        ),
      ) +
      fill(ink.radial([0, '#ffd888'], [1, '#e0a044']), circle(290, 320, 158)) +
      grains('#fff4cc', 2, 290, 320, 150, 240, 6) +
      brush(
        '#f0822c',
        9,
        repeat(30, (i) => `M${180 + ((i * 59) % 210)} ${222 + ((i * 83) % 200)}l${20 - (i % 5) * 10} ${14 - (i % 3) * 14}`),
      ) +
      pieces(['#b8704c', '#6a3424'], 7, 290, 310, 66, 12, 27) +
      fill('#fffaf0', circle(262, 402, 27) + circle(330, 416, 27)) +
      line('#d8c8a8', 4, 'M246 402q16 14 32 0M314 416q16 14 32 0') +
      grains('#3a2a24', 6, 290, 320, 140, 30, 4) +
      disc(ink, 628, 200, 138, ['#e8a850', '#a8622c']) +
      fill('#d08a3c', circle(628, 200, 92)) +
      fill('#f0c078', circle(628, 200, 84)) +
      brush(
        '#a8622c',
        6,
        each([16, 38, 60, 76], (r) =>
          repeat(
            Math.round(r / 3),
            (i) =>
              `M${628 + Math.cos((i * 6.283) / Math.round(r / 3)) * r} ${200 + Math.sin((i * 6.283) / Math.round(r / 3)) * r}h0`,
          ),
        ),
      ) +
      grains('#fff0cc', 12, 628, 200, 128, 70, 4) +
      each([0, 1, 2] as const, (i) =>
        group(
          `translate(${560 + i * 64} ${470 + i * 14})rotate(${-18 + i * 12})`,
          fill('#1c1024', 'M-34-76Q96-6-22 92 24 6-34-76z', 0.2) +
            fill('#e0b83c', 'M-44-88Q104-10-34 92 20 4-44-88z') +
            fill('#fff4cc', 'M-42-82Q80-8-32 84 12 4-42-82z') +
            fill('#f8e0a0', 'M-40-70Q36-4-32 70 0 2-40-70z'),
        ),
      ) +
      cup(ink, 470, 130, 42, ['#4f9ad8', '#1c4a94'], ['#d8d468', '#a8a83c']),
  ),
);
