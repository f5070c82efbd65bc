import { fill, line } from '../../engine/ink.ts';
import { randomFrom, range } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { pick, type View } from './view.ts';
import { windowView } from './window-view.ts';

const woods = ['#8a5a3c', '#5f4a44', '#6a4034', '#9a7048'];
const floors = ['#c89c70', '#d8b48c', '#a87850', '#bfae98'];
const lamps = ['#ffe6a8', '#fff0c0', '#ffdf94'];

/** Colours of a room or a hall, after the houses of its streets. */
export function toneOf({ look, index, seed }: View) {
  return {
    wall: ['#efe6d8', '#e4e6e0', '#ecdccb', '#f4efe6'][(seed + index) % 4] as string,
    floor: pick(floors, seed + index),
    wood: pick(woods, seed + 2 * index),
    cloth: pick([...look.cloth, '#4f5a7a'], index),
    lamp: pick(lamps, index),
  };
}

export type Tone = ReturnType<typeof toneOf>;

const frames = [
  [80, 110, 300, 280],
  [440, 100, 280, 290],
  [60, 84, 350, 300],
  [400, 120, 330, 260],
] as const;

/** A room with its bed; the window looks out on its streets, or on a given view. */
export function room(view: View, outside?: readonly Layer[]): Layer[] {
  const tone = toneOf(view);
  const frame = pick(frames, view.index);
  return [
    ...(outside ?? windowView(view, frame[0] - 10, frame[0] + frame[2] + 10, (frame[1] + frame[3]) / 600)),
    walls(tone, frame),
    picture(view, tone, frame[0] < 300 ? 610 : 190),
    bed(tone, frame[0] < 300),
  ];
}

/** The wall around an open window, curtains and floor. */
function walls(tone: Tone, [x, y, w, h]: readonly [number, number, number, number]): Layer {
  return {
    draw: ({ ink }) =>
      fill(tone.wall, `M0 0H800V600H0zM${x} ${y}V${y + h}H${x + w}V${y}z`) +
      fill('#fffaf0', `M${x - 9} ${y - 9}H${x + w + 9}V${y + h + 9}H${x - 9}zM${x} ${y}V${y + h}H${x + w}V${y}z`) +
      line('#fffaf0', 6, open(x + w / 2, y, x + w / 2, y + h)) +
      fill(
        tone.cloth,
        `M${x - 34} ${y - 22}H${x + 30}Q${x + 34} ${y + h * 0.5} ${x + 4} ${y + h + 60}H${x - 34}zM${x + w - 30} ${y - 22}H${x + w + 34}V${y + h + 60}H${x + w - 4}Q${x + w - 34} ${y + h * 0.5} ${x + w - 30} ${y - 22}z`,
        0.88,
      ) +
      line(tone.wood, 6, open(x - 46, y - 24, x + w + 46, y - 24)) +
      fill(ink.fade(tone.floor, tone.wood), rect(0, 460, 800, 140)) +
      line(
        tone.wood,
        1.4,
        range(9)
          .map((k) => open(k * 110 - 60, 600, k * 96 - 10, 460))
          .join(''),
        0.35,
      ) +
      fill('#fffaf0', rect(0, 452, 800, 9)),
  };
}

/** A pattern in a frame over the bed. */
function picture({ seed }: View, tone: Tone, x: number): Layer {
  const random = randomFrom(seed);
  const hills = range(3).map((k) => {
    const y = 196 + k * 14;
    return `M${x - 62} ${y}q${30 + random() * 30} ${-24 - random() * 20} 62 0t62 ${-8 + random() * 16}V236H${x - 62}z`;
  });
  return {
    draw: () =>
      fill(tone.wood, rect(x - 70, 130, 140, 114)) +
      fill('#fdf6e8', rect(x - 62, 138, 124, 98)) +
      fill(tone.cloth, circle(x - 20 + random() * 40, 172, 15), 0.5) +
      hills.map((hill, k) => fill(k === 1 ? tone.wood : tone.cloth, hill, 0.35)).join(''),
  };
}

function bed(tone: Tone, right: boolean): Layer {
  return {
    draw: () => {
      const s = right ? 1 : -1;
      const x = right ? 500 : 300;
      const at = (from: number, w: number) => (s === 1 ? x + from : x - from - w);
      const table = right ? 0 : 610;
      return (
        fill('#3a2a3a', ellipse(x + s * 60, 566, 300, 22), 0.25) +
        fill(tone.wood, rect(at(96, 200), 290, 200, 240)) +
        fill(tone.cloth, rect(at(110, 172), 310, 172, 120), 0.5) +
        fill('#ffffff', `M${at(-180, 460)} 470Q${x + s * 60} 440 ${at(-180, 460) + 460} 470V548H${at(-180, 460)}z`) +
        fill('#e4dcd4', rect(at(-180, 460), 520, 460, 34)) +
        fill(tone.cloth, `M${at(-180, 170)} 474q85-12 170 0V552h-170z`, 0.92) +
        fill('#ffffff', rect(at(150, 66), 410, 66, 52) + rect(at(222, 60), 414, 60, 48)) +
        fill(tone.cloth, rect(at(130, 44), 424, 44, 40)) +
        fill(tone.wood, rect(at(-180, 460), 552, 460, 8) + rect(at(-172, 10), 556, 10, 20) + rect(at(262, 10), 556, 10, 20)) +
        fill(tone.lamp, circle(x + s * 20, 300, 90), 0.22) +
        line(tone.wood, 3, open(x + s * 20, 0, x + s * 20, 250)) +
        fill(tone.lamp, poly(x + s * 20 - 36, 300, x + s * 20 - 20, 250, x + s * 20 + 20, 250, x + s * 20 + 36, 300)) +
        fill(tone.wood, rect(30 + table, 430, 120, 10) + rect(40 + table, 440, 6, 90) + rect(134 + table, 440, 6, 90)) +
        fill(tone.cloth, ellipse(90 + table, 418, 16, 14)) +
        fill(tone.lamp, poly(72 + table, 400, 80 + table, 372, 100 + table, 372, 108 + table, 400))
      );
    },
  };
}
