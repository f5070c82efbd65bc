import { fill, line } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { along, arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { toneOf } from './rooms.ts';
import type { View } from './view.ts';
import { windowView } from './window-view.ts';

/** The entrance hall; its arches are those of the windows outside. */
export function lobby(view: View): Layer[] {
  const tone = toneOf(view);
  const { look, index } = view;
  const arches = [160, 400, 640];
  const opening = (x: number) =>
    look.windows.includes('pointed')
      ? arch(x, 430, 150, 300, index % 2 === 0 ? 'keel' : 'pointed')
      : look.windows.includes('arched')
        ? arch(x, 430, 150, 300, 'round')
        : rect(x - 75, 140, 150, 290);
  const seats = index % 2 === 0 ? [110, 690] : [120, 400, 680];
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

export function breakfast(view: View): Layer[] {
  const tone = toneOf(view);
  const panes = view.index % 2 === 0 ? [140, 400, 660] : [210, 590];
  const half = view.index % 2 === 0 ? 84 : 150;
  return [
    ...windowView(view, 40, 760, 0.6),
    {
      draw: ({ ink }) =>
        fill(tone.wall, `M0 0H800V600H0z${panes.map((x) => `M${x - half} 90V360H${x + half}V90z`).join('')}`) +
        line(tone.wood, 5, panes.map((x) => rect(x - half, 90, half * 2, 270) + open(x, 90, x, 360)).join('')) +
        fill(ink.fade(tone.floor, tone.wood), rect(0, 430, 800, 170)) +
        [200, 600]
          .map((x, k) => {
            const y = 470 + k * 24;
            return (
              fill('#3a2a3a', ellipse(x, y + 100, 150, 16), 0.25) +
              fill(tone.wood, rect(x - 8, y, 16, 92)) +
              fill('#ffffff', `${ellipse(x, y, 150, 30)}M${x - 150} ${y}q150 62 300 0l-14 46q-136 34-272 0z`) +
              fill('#f4ecdf', ellipse(x, y - 3, 146, 27)) +
              fill('#ffffff', ellipse(x - 66, y - 4, 36, 9) + ellipse(x + 66, y + 2, 36, 9)) +
              fill('#d8944c', ellipse(x - 66, y - 9, 22, 8) + ellipse(x + 62, y - 3, 20, 7)) +
              fill('#c0503c', circle(x + 4, y - 12, 7) + circle(x + 18, y - 10, 7) + circle(x - 10, y - 10, 7)) +
              fill(tone.cloth, `M${x - 26} ${y - 40}h26l-4 30h-18zM${x + 26} ${y - 22}h18l-3 20h-12z`) +
              fill(
                tone.wood,
                rect(x - 210, y - 40, 12, 130) +
                  rect(x + 198, y - 40, 12, 130) +
                  rect(x - 210, y + 26, 56, 9) +
                  rect(x + 154, y + 26, 56, 9),
              )
            );
          })
          .join('') +
        [200, 600]
          .map(
            (x) => line(tone.wood, 3, open(x, 0, x, 40)) + fill(tone.lamp, poly(x - 40, 88, x - 18, 40, x + 18, 40, x + 40, 88)),
          )
          .join(''),
    },
  ];
}
