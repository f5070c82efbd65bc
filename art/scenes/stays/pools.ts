import { fill, line } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { ellipse, open, rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { scatter } from '../../life/shape.ts';
import { skyOf } from './hours.ts';
import { row } from './houses.ts';
import { toneOf } from './rooms.ts';
import { pick, type View } from './view.ts';
import { garden, windowView } from './window-view.ts';

const ripples = range(7)
  .map((k) => `M${220 + ((k * 83) % 330)} ${424 + k * 17}q16-7 32 0t32 0`)
  .join('');

/** In a walled court, so that it does not look like the sea. */
export function pool(view: View): Layer[] {
  const { look, light, index, seed } = view;
  const { at } = light;
  const edge = (grow: number) => ellipse(400, 480, 310 + grow, 74 + grow * 0.6);
  return [
    ...skyOf(light, seed, 0.6),
    ...row({ ...view, foot: 0.63, look: { ...look, street: true } }, -60, 820, Math.min(look.floors ?? 4, 5), 1.5),
    {
      draw: ({ ink }) =>
        fill(ink.fade(at('#ecdcc4'), at('#cdb498')), rect(0, 372, 800, 228)) +
        line(
          at('#b09a80'),
          1.2,
          range(7)
            .map((k) => open(0, 384 + k * k * 6, 800, 384 + k * k * 6))
            .join(''),
          0.4,
        ) +
        fill(at('#ffffff'), edge(14)) +
        fill(ink.fade(at('#9ae4e0'), at('#3fb8c8')), edge(0)) +
        line('#ffffff', 3, ripples, 0.55),
    },
    scatter(
      parasol({
        straw: [at('#fff3d8'), at('#e8c89a'), at('#a88468')],
        wood: at('#6a4a3c'),
        cloth: at(pick(look.cloth, index)),
        clothShade: at('#c8c0b8'),
      }),
      [0.1, 0.5, 0.9].map((x) => ({ x, y: x === 0.5 ? 0.655 : 0.7, scale: 0.75 })),
    ),
    ...garden({ ...view, look: { ...look, street: false } }, 640, 830, 0.95),
  ];
}

/** Behind tall windows, with the streets beyond them. */
export function indoorPool(view: View): Layer[] {
  const tone = toneOf(view);
  const panes = range(5).map((k) => 80 + k * 160);
  return [
    ...windowView(view, 0, 800, 0.62),
    {
      draw: ({ ink }) =>
        fill(tone.wall, `M0 0H800V600H0z${panes.map((x) => `M${x - 66} 70V372H${x + 66}V70z`).join('')}`) +
        line('#fffaf0', 5, panes.map((x) => rect(x - 66, 70, 132, 302) + open(x - 66, 220, x + 66, 220)).join('')) +
        fill(ink.fade('#e8e0d4', '#cfc2b2'), rect(0, 372, 800, 228)) +
        fill('#ffffff', 'M156 402H644L756 582H44z') +
        fill(ink.fade('#9ae4e0', '#3fa8c0'), 'M170 412H630L730 570H70z') +
        line('#ffffff', 3, ripples, 0.55) +
        [70, 730]
          .map(
            (x) =>
              fill('#3a2a3a', ellipse(x, 452, 70, 8), 0.2) +
              fill(tone.cloth, `M${x - 56} 426h84l26-26h10l-24 40h-96z`) +
              fill(tone.wood, rect(x - 50, 438, 6, 14) + rect(x + 22, 438, 6, 14)),
          )
          .join('') +
        range(5)
          .map((k) => fill(tone.lamp, ellipse(80 + k * 160, 34, 26, 8)))
          .join(''),
    },
  ];
}
