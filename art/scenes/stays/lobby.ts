import { fill, line } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { along, arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { toneOf } from './rooms.ts';
import type { View } from './view.ts';

const kinds = ['round', 'keel', 'pointed'] as const;

/** The entrance hall. */
export function lobby(view: View): Layer[] {
  const tone = toneOf(view);
  const arches = [160, 400, 640];
  const opening = (x: number) => arch(x, 430, 150, 300, kinds[view.index % kinds.length]);
  const seats = [110, 690];
  return [
    {
      draw: ({ ink }) =>
        fill(ink.fade(tone.wall, '#fffaf0'), rect(0, 0, 800, 470)) +
        fill(tone.lamp, arches.map(opening).join(''), 0.55) +
        line(tone.wood, 5, arches.map(opening).join('')) +
        line(tone.wood, 2, arches.map((x) => open(x, 150, x, 430) + open(x - 74, 280, x + 74, 280)).join(''), 0.6) +
        fill(ink.fade('#f4ead8', tone.floor), rect(0, 430, 800, 170)) +
        fill(
          tone.wood,
          range(10)
            .map((k) => poly(k * 110 - 170, 600, k * 84 - 24, 430, k * 84 + 16, 430, k * 110 - 115, 600))
            .join(''),
          0.13,
        ) +
        fill(tone.lamp, circle(400, 110, 150), 0.25) +
        line(tone.wood, 3, open(400, 0, 400, 60)) +
        fill(
          tone.lamp,
          range(5)
            .map((k) => circle(400 - 80 + k * 40, 110 + (k % 2) * 16, 13))
            .join(''),
        ) +
        line(tone.wood, 4, ellipse(400, 96, 96, 16)) +
        fill(tone.wood, rect(250, 356, 300, 92)) +
        fill('#fffaf0', rect(238, 346, 324, 13)) +
        fill(
          tone.lamp,
          along(280, 520, 6, (x) => rect(x - 3, 372, 6, 60)),
          0.6,
        ) +
        seats
          .map(
            (x) =>
              fill('#3a2a3a', ellipse(x, 556, 110, 14), 0.25) +
              fill(tone.cloth, `M${x - 96} 480q0-26 26-26h140q26 0 26 26v66h-192z`) +
              fill('#ffffff', rect(x - 80, 500, 74, 24) + rect(x + 6, 500, 74, 24), 0.25) +
              fill(tone.wood, rect(x - 88, 546, 10, 14) + rect(x + 78, 546, 10, 14)),
          )
          .join('') +
        [40, 760]
          .map((x) => fill(tone.wood, poly(x - 20, 400, x + 20, 400, x + 14, 446, x - 14, 446)) + fill('#5f8a5a', leaves(x)))
          .join(''),
    },
  ];
}

/** A plant in a pot. */
function leaves(x: number): string {
  return range(5)
    .map((k) => {
      const dx = (k - 2) * 22;
      return `M${x} 402Q${x + dx * 0.4} ${350 - k * 3} ${x + dx} ${326 + Math.abs(dx) * 0.7}Q${x + dx * 0.7 + 8} 368 ${x} 402z`;
    })
    .join('');
}
