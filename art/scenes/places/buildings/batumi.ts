import { brush, fill, type Ink, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { circle, rect } from '../../../engine/paths.ts';
import { body } from '../../sights/sheet.ts';

const steel = ['#f6e4ea', '#b9a8cc', '#6d6298'] as const;
/** A wheel with its cabins, the hub at (x, y). */
export const wheel = (x: number, y: number, r: number, count: number, paint: string, cabin: string) => {
  const spokes = range(count).map((i) => [Math.cos((i / count) * 6.283) * r, Math.sin((i / count) * 6.283) * r] as const);
  return (
    line(
      paint,
      r > 40 ? 1.6 : 1.2,
      each(spokes, ([dx, dy]) => `M${x} ${y}L${Math.round(x + dx)} ${Math.round(y + dy)}`),
      0.8,
    ) +
    line(paint, r > 40 ? 4 : 3, circle(x, y, r) + circle(x, y, r * 0.84)) +
    brush(
      cabin,
      r > 40 ? 11 : 7,
      each(spokes, ([dx, dy]) => `M${Math.round(x + dx)} ${Math.round(y + dy)}h0`),
    ) +
    fill(paint, circle(x, y, r * 0.12))
  );
};

/** The tower of the alphabet: two ribbons wound round a shaft, a ball on top. */
export const alphabetTower = (ink: Ink) => {
  const turns = range(7);
  const wave = (sign: number) => {
    let d = `M${344 - sign * 25} 452`;
    for (const i of turns)
      d += `Q${344 - sign * (i % 2 ? -34 : 34)} ${434 - i * 40} ${344 + sign * (i % 2 ? -25 : 25)} ${412 - i * 40}`;
    return d;
  };
  return (
    body(ink, steel, rect(337, 150, 14, 302)) +
    brush('#8a78b0', 8, wave(1)) +
    brush('#fff0e4', 8, wave(-1)) +
    line(
      '#fff0e4',
      2,
      repeat(15, (i) => `M321 ${440 - i * 19}H367`),
      0.6,
    ) +
    fill(ink.ball('#fff4e6', '#d6bccb', '#6d6298'), circle(344, 132, 33)) +
    line(
      '#6d6298',
      1.6,
      'M313 122Q344 136 375 122M312 138Q344 154 376 138M322 108Q344 116 366 108M344 99V165M328 103Q318 132 328 161M360 103Q370 132 360 161',
      0.7,
    ) +
    line('#fff0e4', 3, 'M344 99V74')
  );
};
