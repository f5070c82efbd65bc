import { fill, fills, type Ink, line } from '../../../engine/ink.ts';
import { each } from '../../../engine/numbers.ts';
import { arch, circle, dome, poly, rect } from '../../../engine/paths.ts';
import { body, inks } from '../../sights/sheet.ts';

const chalk = ['#ffffff', '#eef0ee', '#a8b8cc'] as const;
/** The lighthouse of the fort, its foot at the origin. */
export const lighthouse = (ink: Ink) =>
  body(ink, chalk, poly(-40, 0, -34, -26, 34, -26, 40, 0), 'M-29-24L-20-232H20L29-24z') +
  fill('#5f7c94', arch(0, -26, 15, 34) + rect(-4, -110, 8, 16) + rect(-4, -170, 8, 16)) +
  line('#c4d0dc', 2, 'M-26-84H26M-24-140H24M-22-196H22', 0.9) +
  body(ink, chalk, poly(-20, -230, -31, -246, 31, -246, 20, -230)) +
  line('#4a5a74', 2.4, 'M-31-262H31M-31-254H31M-30-246V-262M-18-246V-262M-6-246V-262M6-246V-262M18-246V-262M30-246V-262') +
  fill('#ffe9a0', rect(-15, -282, 30, 36)) +
  line('#4a5a74', 2, 'M-15-282V-246M-5-282V-246M5-282V-246M15-282V-246M-15-264H15') +
  body(ink, inks.slate, rect(-18, -286, 36, 5), dome(0, -284, 17, 18)) +
  line('#38426a', 3, 'M0-300v-16');

/** The white mosque: two towers, a curved gable between them, a colonnade below. */
export const mosque = (ink: Ink) => {
  const tower = (x: number) =>
    body(
      ink,
      chalk,
      rect(x - 26, -176, 52, 176),
      rect(x - 31, -112, 62, 7),
      rect(x - 31, -178, 62, 7),
      rect(x - 19, -216, 38, 40),
    ) +
    body(ink, ['#f4fbff', '#c4d4e0', '#8094b0'], dome(x, -214, 22, 30)) +
    line('#8094b0', 3, `M${x}-242v-22`) +
    fill(
      '#5f7c94',
      arch(x, -122, 20, 38, 'pointed') + arch(x, -46, 20, 44, 'pointed') + arch(x - 8, -182, 9, 24) + arch(x + 8, -182, 9, 24),
    ) +
    fill('#e0b44c', circle(x, -266, 4));
  return (
    body(ink, chalk, rect(-150, -96, 300, 96)) +
    body(ink, chalk, 'M-62-96V-150Q-50-154-46-172-20-176 0-200 20-176 46-172 50-154 62-150V-96z') +
    fill('#5f7c94', arch(0, -104, 30, 44, 'pointed') + arch(-36, -108, 14, 28) + arch(36, -108, 14, 28)) +
    fill('#e8f4f8', circle(0, -166, 9)) +
    fill('#4f9cb4', circle(0, -166, 6)) +
    line('#c4d0dc', 3, 'M-62-98H62M-150-90H-118M118-90H150') +
    fill(
      '#5f7c94',
      each([-132, 132], (x) => arch(x, -24, 16, 46, 'pointed')) + each([-40, 0, 40], (x) => arch(x, 0, 28, 74, 'pointed')),
    ) +
    fills(ink.side(...chalk), [rect(-60, -80, 6, 80), rect(-23, -80, 6, 80), rect(17, -80, 6, 80), rect(54, -80, 6, 80)]) +
    tower(-90) +
    tower(90) +
    fill('#e0b44c', 'M-5-206a9 9 0 1 0 10-10 7 7 0 1 1-10 10z')
  );
};
