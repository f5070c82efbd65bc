import { fill, group, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, rect } from '../../engine/paths.ts';
import { rounded } from '../articles/desk.ts';
import { body, panes, type Three } from '../sights/sheet.ts';
import { name } from './name.ts';

interface Front {
  wall: Three;
  /** The house above the shop: its floors, and how its windows are. */
  floors: number;
  windows: 'plain' | 'arched' | 'wide';
  /** What shows in the shop's window: a model of an aircraft, a globe, a lantern. */
  lit: string;
  /** Where the shop stands. */
  x: number;
  wide: number;
}

/** A model aircraft on a stand, as it stands in the window of a travel agency. */
const model = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    fill('#fffaf0', 'M-62-52C-50-64-30-66-10-66H38L58-92H70L64-62C60-50 30-46 0-46H-40C-54-46-60-48-62-52z') +
      fill('#8a1538', 'M44-74L58-92H70L66-72z') +
      fill('#c8ccd8', 'M-8-54L30-22H42L22-54z') +
      line('#6a5048', 4, 'M0-44V-8M-18-4H18'),
  );

/** A globe on its foot. */
const globe = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    fill('#3f94b0', circle(0, -46, 32)) +
      fill(
        '#8fbf6a',
        'M-18-66C-4-76 6-66 2-56-8-50-20-54-18-66zM8-48C20-54 28-44 22-32 12-26 4-36 8-48zM-24-38C-16-42-8-34-12-26-20-26-26-30-24-38z',
      ) +
      line('#b08048', 4, 'M-22-82A42 42 0 0 1 26-14M0-14V-4M-18-2H18'),
  );

/** A shop below a house: two windows, a door between them, an awning in the colour of the agency. */
export function shop(ink: Ink, { wall, floors, windows, lit, x, wide }: Front) {
  const top = 330 - floors * 74;
  const half = wide / 2;
  const columns = Math.round(wide / 70);
  const step = (wide - 40) / columns;
  const at = (i: number) => x - half + 20 + step * (i + 0.5);
  const opening = (px: number, y: number) =>
    windows === 'arched'
      ? arch(px, y + 46, 30, 46)
      : windows === 'wide'
        ? rect(px - step * 0.38, y + 6, step * 0.76, 36)
        : rect(px - 15, y, 30, 46);
  const openings = repeat(floors, (f) => repeat(columns, (i) => opening(at(i), top + 22 + f * 74)));
  const glass = ink.fade('#fff4cf', lit);
  return (
    body(ink, wall, rect(x - half, top, wide, 520 - top)) +
    fill(wall[0], rect(x - half - 8, top - 12, wide + 16, 14)) +
    fill('#4a6a84', openings) +
    fill('#cfe4ec', openings, 0.28) +
    line(wall[0], 3, openings) +
    fill(wall[0], rect(x - half - 5, 322, wide + 10, 10)) +
    // The shop: a frame of wood, glass lit from inside, its door in the middle.
    fill('#5a2836', rect(x - half + 14, 350, wide - 28, 170)) +
    fill(glass, rect(x - half + 26, 388, half - 84, 116) + rect(x + 58, 388, half - 84, 116) + rect(x - 38, 388, 76, 132)) +
    fill('#ffffff', `M${x - half + 40} 388h30l-40 116h-4z`, 0.5) +
    fill('#ffffff', `M${x + 90} 388h34l-46 116h-20z`, 0.4) +
    model(x - half / 2 - 32, 504) +
    globe(x + half / 2 + 44, 504) +
    // Posters of the places one flies to.
    fill('#3fa0a8', rect(x - half + 34, 398, 34, 46)) +
    fill('#ffd98a', circle(x - half + 50, 414, 8)) +
    fill('#e8a85c', `M${x - half + 34} 444v-12q16-14 34 0v12z`) +
    fill('#8a4f92', rect(x + 70, 398, 34, 46)) +
    fill('#fff0d0', `M${x + 78} 444v-22q9-14 18 0v22z`) +
    // The door, its handle and the panel that says it is open, without letters.
    line('#5a2836', 6, `M${x} 388V520`) +
    line('#e9b446', 4, `M${x - 9} 446v26M${x + 9} 446v26`) +
    fill('#e9b446', rounded(x + 14, 410, 20, 14, 3)) +
    // The board over it with our name, and the awning.
    fill(ink.fade('#9c1f44', '#6f0f2c'), rect(x - half + 4, 334, wide - 8, 34)) +
    fill('#fff3dc', 'M-24 0l10-4 12 2 14-12h6l-6 13 10 2 3-5h4l-2 8 2 8h-4l-3-5-28-3z'.replace('M-24 0', `M${x - 20} 353`)) +
    name('#fbe3ae', { left: x - half / 2 - 10, right: x + half / 2 + 10, baseline: 357 }) +
    repeat(2, (side) => {
      const from = side === 0 ? x - half + 10 : x + 46;
      const long = half - 56;
      return (
        fill('#fff6e6', `M${from + 8} 368H${from + long - 8}L${from + long} 398H${from}z`) +
        fill(
          '#a3244a',
          repeat(5, (i) => {
            const [a, b] = [(long - 16) / 9, long / 9];
            return `M${from + 8 + a * i * 2} 368h${a}L${from + b * (i * 2 + 1)} 398h${-b}z`;
          }),
        ) +
        fill(
          '#a3244a',
          repeat(5, (i) => `M${from + (long / 9) * i * 2} 398h${long / 9}v4a${long / 18} 8 0 0 1 ${-long / 9} 0z`),
        )
      );
    }) +
    fill('#3a2236', rect(x - half - 6, 516, wide + 12, 8), 0.5)
  );
}

/** A lower house beside the shop. */
export const house = (ink: Ink, wall: Three, x: number, wide: number, top: number, kind: 'plain' | 'arched' = 'plain') => {
  const columns = Math.max(2, Math.round(wide / 62));
  const step = wide / columns;
  const lines = Math.max(1, Math.floor((500 - top) / 92));
  return (
    body(ink, wall, rect(x, top, wide, 520 - top)) +
    fill(wall[0], rect(x - 4, top - 8, wide + 8, 10)) +
    fill(
      '#4a5f7c',
      kind === 'plain'
        ? panes(x + step / 2 - 14, top + 26, columns, lines, step, 92, 28, 44)
        : repeat(lines, (r) => repeat(columns, (c) => arch(x + step * (c + 0.5), top + 72 + r * 92, 28, 48))),
      0.85,
    )
  );
};
