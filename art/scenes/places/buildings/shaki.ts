import { brush, fill, fills, type Ink, line } from '../../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect } from '../../../engine/paths.ts';
import { body } from '../../sights/sheet.ts';

const glass = ['#d8304c', '#f2b23a', '#2f74c8', '#2f9c74', '#fff0c8'] as const;

/** A window of coloured glass in its lattice. */
const shebeke = (x: number, y: number, w: number, h: number, seed: number) => {
  const random = randomFrom(seed);
  const [columns, lines] = [Math.round(w / 9), Math.round(h / 9)];
  const paths = glass.map(() => '');
  for (const row of range(lines))
    for (const column of range(columns)) {
      const mirrored = Math.min(column, columns - 1 - column);
      const pick = (mirrored * 2 + row * 3 + Math.floor(random() * 1.3)) % 5;
      paths[pick] += `M${x + 0.8 + (column * w) / columns} ${y + ((row + 0.5) * h) / lines}h${w / columns - 1.6}`;
    }
  return (
    fill('#5a3428', rect(x - 3, y - 3, w + 6, h + 6)) +
    each(paths, (d, i) => line(glass[i] ?? '#ffffff', 7.4, d)) +
    brush(
      '#ffe9a8',
      3.4,
      repeat(Math.floor(lines / 3), (i) =>
        repeat(Math.floor(columns / 2), (k) => `M${x + ((k * 2 + 1) * w) / columns} ${y + ((i * 3 + 1.5) * h) / lines}h0`),
      ),
    ) +
    line('#5a3428', 2, `${arch(x + w / 2, y + h, w * 0.8, h * 0.94, 'pointed')}`, 0.7)
  );
};

/** A painted panel of flowers. */
const panel = (x: number, y: number, w: number, h: number) =>
  fill('#fff4dc', rect(x, y, w, h)) +
  line('#c8783c', 2, rect(x + 3, y + 3, w - 6, h - 6)) +
  brush(
    '#3f8a6c',
    2.4,
    `M${x + w / 2} ${y + h - 7}V${y + 12}M${x + w / 2} ${y + h * 0.6}l-8-8M${x + w / 2} ${y + h * 0.6}l8-8M${x + w / 2} ${y + h * 0.36}l-7-7M${x + w / 2} ${y + h * 0.36}l7-7`,
  ) +
  brush('#c8304c', 6, `M${x + w / 2} ${y + 12}h0M${x + w / 2 - 9} ${y + h * 0.5 - 2}h0M${x + w / 2 + 9} ${y + h * 0.5 - 2}h0`) +
  brush('#2f5fa8', 5, `M${x + w / 2 - 8} ${y + h * 0.27}h0M${x + w / 2 + 8} ${y + h * 0.27}h0`);

/** A niche under its honeycomb, gold below and of mirrors above. */
const niche = (ink: Ink, x: number, base: number, h: number, mirrors: boolean) =>
  fill('#2f7f9c', rect(x - 33, base - h - 6, 66, h + 6)) +
  fill(ink.fade(mirrors ? '#e8f4f8' : '#ffe08a', mirrors ? '#8fb4c8' : '#c8842c', '#5a4a54'), arch(x, base, 56, h, 'pointed')) +
  fill(
    mirrors ? '#ffffff' : '#fff4c4',
    each(range(4), (row) => each(range(5 - row), (i) => circle(x - (4 - row) * 5 + i * 10, base - h * 0.5 - row * 9, 3.6))),
    0.9,
  ) +
  fill('#4a2c2c', arch(x, base, 24, h * 0.46)) +
  line('#fff4dc', 2.4, arch(x, base, 58, h + 2, 'pointed'));

/** The summer palace of the khans. */
export const palace = (ink: Ink) =>
  body(ink, ['#fff0cc', '#f0d4a0', '#c8a078'], rect(130, 236, 540, 250)) +
  fill('#1f6f94', rect(130, 236, 540, 12) + rect(130, 352, 540, 16) + rect(130, 470, 540, 14)) +
  brush(
    '#f2c85c',
    5,
    repeat(36, (i) => `M${138 + i * 15} 360h0M${138 + i * 15} 242h0`),
  ) +
  brush(
    '#fffaf0',
    3,
    repeat(36, (i) => `M${145 + i * 15} 360h0`),
  ) +
  each([0, 1], (floor) => {
    const y = floor ? 372 : 252;
    const h = 94;
    return (
      shebeke(336, y + 2, 128, h - 4, 7 + floor) +
      line('#5a3428', 4, `M378 ${y}v${h}M422 ${y}v${h}`) +
      each([278, 522], (x) => niche(ink, x, y + h, h - 10, floor === 0)) +
      each([182, 564], (x) => shebeke(x, y + 6, 54, h - 12, x)) +
      each([142, 316, 470, 630], (x) => panel(x, y + 4, x === 316 || x === 470 ? 14 : 28, h - 8))
    );
  }) +
  fill('#3a2434', rect(130, 236, 540, 22), 0.28) +
  // The eaves, painted below, and the long roof.
  fill(ink.fade('#c8945c', '#8a5638'), poly(84, 238, 716, 238, 690, 222, 110, 222)) +
  fill(
    '#f2c85c',
    repeat(40, (i) => circle(100 + i * 15.4, 232, 2.6)),
  ) +
  fills(ink.side('#d8785c', '#b0523f', '#6f3038'), [poly(78, 226, 190, 164, 610, 164, 722, 226)]) +
  line(
    '#6f3038',
    2,
    repeat(42, (i) => `M${84 + i * 15.4} 225L${192 + i * 10.1} 165`),
    0.45,
  ) +
  line('#e89c74', 4, 'M190 165H610');
