import { fill, group, type Ink, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';

/** Things that lie on a desk or a blanket, seen from above, as the dishes of a table (scenes/food/table.ts). */
export const rounded = (x: number, y: number, w: number, h: number, r: number) =>
  `M${numbers(x + r, y)}h${numbers(w - 2 * r)}a${numbers(r, r)} 0 0 1 ${numbers(r, r)}v${numbers(h - 2 * r)}a${numbers(r, r)} 0 0 1 ${numbers(-r, r)}h${numbers(2 * r - w)}a${numbers(r, r)} 0 0 1 ${numbers(-r, -r)}v${numbers(2 * r - h)}a${numbers(r, r)} 0 0 1 ${numbers(r, -r)}z`;

/** Draws around a point of the desk, turned by degrees. */
export const lying = (x: number, y: number, turn: number, content: string) =>
  group(`translate(${numbers(x, y)})rotate(${turn})`, content);

/** A flat thing around its middle, with its shadow. */
export const flat = (paint: string, w: number, h: number, r = 4) =>
  fill('#1c1024', rounded(-w / 2 + 8, -h / 2 + 11, w, h, r), 0.26) + fill(paint, rounded(-w / 2, -h / 2, w, h, r));

/** Lines of text: how many, from where, how long and how far apart. The last is shorter. */
export const text = (x: number, y: number, count: number, long: number, apart: number, colour = '#b9b2b4') =>
  line(
    colour,
    7,
    repeat(count, (i) => `M${numbers(x, y + i * apart)}h${numbers(long * (i === count - 1 ? 0.6 : 1 - (i % 3) * 0.07))}`),
  );

/** A pen along its own length, the nib at the end. */
export const pen = (ink: Ink, long: number, light: string, body: string, shade: string) =>
  fill('#1c1024', rounded(-long / 2 + 6, 1, long, 20, 9), 0.26) +
  fill(ink.fade(light, body, shade), `${rounded(-long / 2, -10, long - 34, 20, 9)}M${numbers(long / 2 - 40, -9)}l34 9-34 9z`) +
  fill('#e9b446', rect(long * 0.06, -10, 9, 20)) +
  fill('#3a2236', circle(long / 2 - 9, 0, 3));
