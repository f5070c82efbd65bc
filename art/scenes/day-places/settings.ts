import { brush, fill, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** What lies on a table, seen from above. */
export const still = (slug: string, draw: (ink: Ink) => string): Scene => sight(slug, drawn(draw));

/** A breakfast laid on a terrace, whose view stands behind it. */
export const breakfast = (slug: string, cloth: readonly [string, string, string], ...view: readonly Layer[]): Scene =>
  sight(
    slug,
    ...view,
    drawn((ink) => {
      const cup = (x: number, y: number) =>
        fill('#fff', ellipse(x, y + 30, 44, 11)) +
        fill('#c8ccd8', ellipse(x + 4, y + 33, 34, 6), 0.7) +
        fill(
          ink.side('#fff', '#eef0f4', '#b4b8c8'),
          `M${x - 30} ${y - 8}Q${x - 28} ${y + 32} ${x} ${y + 32}T${x + 30} ${y - 8}z`,
        ) +
        fill('#6a3a24', ellipse(x, y - 8, 30, 8)) +
        brush('#e4e6ee', 6, `M${x + 28} ${y}q22 2 18 16t-24 8`);
      return (
        // The rail and the chair backs.
        line('#fffaf0', 6, 'M0 400H800') +
        line(
          '#fffaf0',
          3,
          repeat(27, (i) => `M${i * 31} 400V476`),
          0.9,
        ) +
        // The table.
        fill(ink.fade(cloth[0], cloth[1], cloth[2]), 'M-10 474Q400 446 810 474V610H-10z') +
        fill('#fff', 'M-10 474Q400 446 810 474V480Q400 452-10 480z', 0.6) +
        // Bread in a basket.
        fill('#1c1024', ellipse(166, 552, 116, 18), 0.24) +
        fill(ink.side('#f0c080', '#c88a4c', '#8a5630'), 'M64 500Q72 556 166 556T268 500z') +
        line('#8a5630', 3, 'M72 518Q166 544 260 518M80 534Q166 558 252 534') +
        fill('#e0a050', `${ellipse(112, 494, 44, 24)}${ellipse(206, 496, 48, 24)}${ellipse(160, 478, 46, 26)}`) +
        fill('#f8d08c', `${ellipse(104, 486, 22, 9)}${ellipse(150, 468, 24, 10)}${ellipse(198, 488, 22, 9)}`) +
        // Juice, fruit, coffee.
        fill('#fff', rect(318, 440, 40, 92), 0.4) +
        fill(ink.side('#ffc45c', '#f59a2c', '#c86f1c'), rect(318, 462, 40, 70)) +
        fill('#ffdf9a', ellipse(338, 462, 20, 5)) +
        fill('#1c1024', ellipse(482, 560, 106, 15), 0.24) +
        fill('#fff', ellipse(476, 546, 104, 24)) +
        fill('#d4d8e4', ellipse(476, 546, 78, 15)) +
        fill('#e8506c', `${circle(440, 528, 17)}${circle(472, 522, 18)}`) +
        fill('#f0b83c', `${circle(506, 526, 18)}${ellipse(536, 540, 22, 12)}`) +
        fill('#8fbc54', `${circle(456, 542, 12)}${circle(488, 542, 13)}`) +
        fill('#fff', `${circle(434, 522, 5)}${circle(466, 515, 5)}${circle(500, 519, 5)}`, 0.6) +
        cup(640, 502) +
        cup(734, 528)
      );
    }),
  );

/** Two people on the way. */
export const family = (y: number, x: number) => [
  scatter(visitor('#c2405c', '#2f3c70', '#3a2420'), [{ x, y, scale: 2 }]),
  scatter(visitor('#3f8c94', '#5a4438', '#2a1c1c'), [{ x: x + 0.055, y: y + 0.005, scale: 1.9 }]),
];
