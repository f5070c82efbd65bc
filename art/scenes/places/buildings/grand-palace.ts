import { brush, fill, fills, type Ink, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, poly, rect } from '../../../engine/paths.ts';
import { body, inks } from '../../sights/sheet.ts';

const roofGreen = ['#5fae84', '#2f7f64', '#1c4f50'] as const;
export const cream = ['#fffaf0', '#f4e4cc', '#c0a8a4'] as const;

/** Tiers of a Thai roof over a hall, then its spire: the middle of the eaves at the origin, w wide. */
export const spired = (ink: Ink, w: number, tall: number) =>
  each(range(3), (i) => {
    const [half, y, rise] = [w * (0.5 - i * 0.13), -i * w * 0.2, w * 0.27];
    const top = half * 0.56;
    return (
      fills(ink.side(...roofGreen), [
        `M${-half} ${y}Q${-top - 4} ${y - rise * 0.5} ${-top} ${y - rise}H${top}Q${top + 4} ${y - rise * 0.5} ${half} ${y}z`,
      ]) +
      fill(
        '#f0863c',
        `M${-half * 0.8} ${y - 7}Q${-top * 0.86} ${y - rise * 0.5} ${-top * 0.82} ${y - rise}H${top * 0.82}Q${top * 0.86} ${y - rise * 0.5} ${half * 0.8} ${y - 7}z`,
      ) +
      // The gable of gold in front.
      fills(ink.side(...inks.gold), [poly(-half * 0.5, y, 0, y - rise * 1.12, half * 0.5, y)]) +
      fill('#a83c4c', poly(-half * 0.28, y - 3, 0, y - rise * 0.78, half * 0.28, y - 3), 0.75) +
      brush(
        '#ffe79a',
        4,
        `M${-half} ${y}Q${-top - 4} ${y - rise * 0.5} ${-top} ${y - rise}M${half} ${y}Q${top + 4} ${y - rise * 0.5} ${top} ${y - rise}M${-half} ${y}q-6-4-7-13M${half} ${y}q6-4 7-13`,
      ) +
      brush('#fff0b8', 3, `M${-half * 0.5} ${y}L0 ${y - rise * 1.12} ${half * 0.5} ${y}M0 ${y - rise * 1.12}v-9`)
    );
  }) +
  each(range(6), (i) => {
    const [half, y] = [w * 0.15 * (1 - i * 0.15), -w * 0.62 - i * tall * 0.07];
    return (
      fills(ink.side(...inks.gold), [poly(-half, y, -half * 0.78, y - tall * 0.075, half * 0.78, y - tall * 0.075, half, y)]) +
      line('#a8702c', 1.4, `M${-half} ${y}H${half}`, 0.7)
    );
  }) +
  fills(ink.side(...inks.gold), [
    `M${-w * 0.034} ${-w * 0.62 - tall * 0.42}Q${-w * 0.012} ${-w * 0.62 - tall * 0.7} 0 ${-w * 0.62 - tall}Q${w * 0.012} ${-w * 0.62 - tall * 0.7} ${w * 0.034} ${-w * 0.62 - tall * 0.42}z`,
  ]);

/** A front of the palace: two floors of arches under a balustrade, from x to x + w. */
export const front = (ink: Ink, x: number, w: number, columns: number, top: number) => {
  const step = w / columns;
  const middle = (i: number) => x + (i + 0.5) * step;
  return (
    body(ink, cream, rect(x, top, w, 452 - top)) +
    fill(
      '#5a6a84',
      repeat(columns, (i) => arch(middle(i), top + 66, step * 0.5, 50) + arch(middle(i), top + 128, step * 0.5, 46)) +
        repeat(columns, (i) => rect(middle(i) - step * 0.2, top + 142, step * 0.4, 26)),
    ) +
    line(
      '#fffaf0',
      2,
      repeat(columns, (i) => `M${middle(i)} ${top + 18}v48M${middle(i)} ${top + 84}v44`),
      0.8,
    ) +
    fill('#e4cba8', rect(x - 4, top - 4, w + 8, 7) + rect(x - 3, top + 68, w + 6, 6) + rect(x - 3, top + 131, w + 6, 6)) +
    fills(
      ink.side('#ffffff', '#ecdcc8', '#b8a0a0'),
      range(columns + 1).map((i) => rect(x + i * step - 3, top + 4, 6, 126)),
    )
  );
};

/** The golden chedi: a bell on its rings, a needle above. */
export const chedi = (ink: Ink) =>
  fills(ink.side('#fff0b0', '#ecb848', '#a86c2c'), [
    ...range(4).map((i) => rect(-62 + i * 5, -16 - i * 15, 124 - i * 10, 17)),
    'M-44-62Q-40-130-22-148H22Q40-130 44-62z',
    rect(-16, -164, 32, 18),
    poly(-13, -162, -2, -290, 2, -290, 13, -162),
  ]) + line('#a86c2c', 2, `${repeat(7, (i) => `M${-12 + i * 1.4}${-172 - i * 14}H${12 - i * 1.4}`)}M-44-64H44M-36-110H36`, 0.6);
