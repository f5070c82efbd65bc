import { brush, fill, type Ink, line } from '../engine/ink.ts';
import { repeat } from '../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../engine/paths.ts';

/** A crate tipped towards the buyer, heaped with round things. */
export const crate = (x: number, y: number, w: number, [light, deep]: readonly [string, string], size = 11) =>
  fill('#8a5c3c', poly(x, y, x + w, y, x + w + 5, y + 34, x - 5, y + 34)) +
  fill(
    deep,
    repeat(Math.floor(w / (size * 1.7)), (i) => circle(x + size + i * size * 1.7, y + 2, size)),
  ) +
  fill(
    light,
    repeat(Math.floor(w / (size * 1.7)), (i) => circle(x + size * 0.8 + i * size * 1.7, y - 1, size * 0.62)),
  ) +
  fill(
    deep,
    repeat(Math.floor(w / (size * 1.7)), (i) => circle(x + size + i * size * 1.7 - 3, y + 17, size)),
  ) +
  fill(
    light,
    repeat(Math.floor(w / (size * 1.7)), (i) => circle(x + size * 0.8 + i * size * 1.7 - 3, y + 14, size * 0.62)),
  ) +
  fill('#c8945c', poly(x - 4, y + 27, x + w + 4, y + 27, x + w + 6, y + 39, x - 6, y + 39));

/** A trestle with a cloth to the ground. */
export const stall = (ink: Ink, x: number, w: number, cloth: readonly [string, string, string], stripe: string) =>
  fill('#2a1c20', ellipse(x + w / 2, 534, w / 2 + 20, 10), 0.35) +
  fill(ink.fade(...cloth), `M${x} 440H${x + w}L${x + w + 6} 530Q${x + w / 2} 540 ${x - 6} 530z`) +
  fill(
    stripe,
    repeat(Math.floor(w / 34), (i) =>
      poly(x + 10 + i * 34, 440, x + 24 + i * 34, 440, x + 25 + i * 34, 534, x + 8 + i * 34, 534),
    ),
    0.8,
  ) +
  fill('#fff6e4', rect(x - 4, 436, w + 8, 7));

/** A round cheese with a wedge marked in it. */
export const cheese = (x: number, y: number, r: number) =>
  fill('#b8803c', `M${x - r} ${y}v${r * 0.5}a${r} ${r * 0.36} 0 0 0 ${r * 2} 0V${y}z`) +
  fill('#f8d888', ellipse(x, y, r, r * 0.36)) +
  fill('#ffeab0', poly(x, y, x + r * 0.86, y - r * 0.1, x + r * 0.5, y + r * 0.3));

/** Cut flowers in a pail. */
export const bucket = (x: number, y: number, petals: string, heart: string) =>
  brush(
    '#5a8c4c',
    4,
    `M${x - 14} ${y - 30}L${x - 24} ${y - 62}M${x} ${y - 30}V${y - 70}M${x + 14} ${y - 30}L${x + 24} ${y - 60}`,
  ) +
  fill('#78ac5c', ellipse(x - 18, y - 44, 13, 9) + ellipse(x + 18, y - 42, 13, 9) + ellipse(x, y - 48, 12, 10)) +
  fill(
    petals,
    circle(x - 25, y - 66, 11) +
      circle(x - 6, y - 76, 12) +
      circle(x + 12, y - 70, 11) +
      circle(x + 27, y - 62, 10) +
      circle(x - 13, y - 56, 10) +
      circle(x + 9, y - 54, 10),
  ) +
  fill(heart, circle(x - 27, y - 68, 4) + circle(x - 8, y - 79, 4) + circle(x + 10, y - 73, 4) + circle(x + 25, y - 65, 4)) +
  fill('#7f93a8', poly(x - 22, y - 36, x + 22, y - 36, x + 17, y, x - 17, y)) +
  fill('#b8c8d4', poly(x - 22, y - 36, x - 8, y - 36, x - 7, y, x - 17, y));

/** An iron lantern on its hook. */
export const lantern = (x: number, y: number) =>
  line('#2a1c20', 2.5, open(x, y - 44, x, y - 20)) +
  fill('#ffe9a8', circle(x, y, 34), 0.22) +
  fill('#2a1c20', poly(x - 12, y - 16, x, y - 26, x + 12, y - 16)) +
  fill('#ffe9a8', poly(x - 10, y - 15, x + 10, y - 15, x + 7, y + 12, x - 7, y + 12)) +
  line('#2a1c20', 2, `M${x} ${y - 15}V${y + 12}M${x - 10} ${y - 15}L${x - 7} ${y + 12}H${x + 7}L${x + 10} ${y - 15}`);

/** A sack of spice, heaped. */
export const sack = (ink: Ink, x: number, y: number, c: string, d: string) =>
  fill('#5a2f34', ellipse(x + 4, y + 2, 40, 7), 0.4) +
  fill(
    ink.side('#e8c490', '#c0925c', '#8a5c40'),
    `M${x - 32} ${y - 36}Q${x - 42} ${y} ${x - 28} ${y}H${x + 28}Q${x + 42} ${y} ${x + 32} ${y - 36}z`,
  ) +
  fill(d, ellipse(x, y - 38, 33, 9)) +
  fill(c, `M${x - 30} ${y - 39}Q${x - 8} ${y - 66} ${x} ${y - 66}T${x + 30} ${y - 39}z`);

const glass = ['#e8506c', '#f4b83c', '#3fb4c8', '#8fc04c', '#9a6ac8', '#f07a3c'] as const;

/** A lamp of coloured glass on its chain. */
export const glassLamp = (ink: Ink, x: number, from: number, y: number, r: number, k: number) => {
  const [a, b] = [glass[k % 6] ?? '#fff', glass[(k + 2) % 6] ?? '#fff'];
  return (
    line('#4a2c34', 1.8, open(x, from, x, y - r)) +
    fill(a, circle(x, y, r * 1.9), 0.2) +
    fill(ink.radial([0, '#fffbe0'], [0.55, a], [1, b]), circle(x, y, r)) +
    brush(
      '#fffbe4',
      r * 0.26,
      repeat(6, (i) => `M${Math.round(x + Math.cos(i * 1.047) * r * 0.58)} ${Math.round(y + Math.sin(i * 1.047) * r * 0.58)}h0`),
      0.8,
    ) +
    fill(
      '#c8963c',
      poly(x - r * 0.4, y - r * 0.86, x - r * 0.2, y - r * 1.25, x + r * 0.2, y - r * 1.25, x + r * 0.4, y - r * 0.86) +
        poly(x - r * 0.25, y + r * 0.92, x + r * 0.25, y + r * 0.92, x, y + r * 1.4),
    )
  );
};
