import { fill } from '../../engine/ink.ts';
import { mix, numbers, range } from '../../engine/numbers.ts';
import { type Point, poly } from '../../engine/paths.ts';

/** A point of the passage: x and y as at its mouth, `s` how large it looks at that depth. */
export const at = (x: number, y: number, s: number): Point => [
  Math.round((400 + x * s) * 2) / 2,
  Math.round((364 + y * s) * 2) / 2,
];
export const quad = (x: number, y0: number, y1: number, s0: number, s1: number) =>
  poly(...at(x, y0, s0), ...at(x, y0, s1), ...at(x, y1, s1), ...at(x, y1, s0));

/** Where the ribs of the vault stand, near to far. */
const ribs = range(8).map((k) => 1 / (0.82 + k * 0.5));
export const rib = (k: number) => ribs[k] ?? 0.2;
export const half = 390;
export const spring = -120;
/** A point of the vault, `turn` from the right springing (0) to the left (1). */
export const vault = (turn: number, s: number, grow = 1): Point =>
  at(Math.cos(turn * Math.PI) * half * grow, spring - Math.sin(turn * Math.PI) * 262 * grow, s);
/** The line of the vault at a depth, from one turn to another. */
export const bow = (s: number, grow: number, from = 0, to = 1, lead = 'M') =>
  `${lead}${numbers(...vault(from, s, grow))}A${numbers(half * s * grow, 262 * s * grow)} 0 0 ${from < to ? 0 : 1} ${numbers(...vault(to, s, grow))}`;

/** What is painted on one bay of the vault: a lozenge at each turn. */
const lozenge = (turn: number, k: number, size: number) => {
  const [a, b] = [rib(k), rib(k + 1)];
  const mid = 1 / mix(1 / a, 1 / b, 0.54);
  const reach = 0.42 * size;
  const [front, back] = [1 / mix(1 / a, 1 / b, 0.54 - reach), 1 / mix(1 / a, 1 / b, 0.54 + reach)];
  const [w, c] = [0.05 * size, 0.018 * size];
  return `M${numbers(...vault(turn, front))}Q${numbers(...vault(turn + c, (front + mid) / 2), ...vault(turn + w, mid))}Q${numbers(...vault(turn + c, (back + mid) / 2), ...vault(turn, back))}Q${numbers(...vault(turn - c, (back + mid) / 2), ...vault(turn - w, mid))}Q${numbers(...vault(turn - c, (front + mid) / 2), ...vault(turn, front))}z`;
};
const turns = [0.29, 0.395, 0.5, 0.605, 0.71];
export const painted = (size: number, shift = 0, bays = 4) =>
  range(bays)
    .map((k) =>
      turns
        .slice(0, shift ? 4 : 5)
        .map((turn) => lozenge(turn + shift, k, size))
        .join(''),
    )
    .join('');

/** A window low in the vault, in the middle of its bay. */
export const pane = (turn: number, k: number, grow = 0) => {
  const [a, b] = [1 / rib(k), 1 / rib(k + 1)];
  const [near, far] = [1 / mix(a, b, 0.34 - grow), 1 / mix(a, b, 0.7 + grow)];
  const up = turn < 0.5 ? 1 : -1;
  const [low, high] = [turn - up * (0.05 + grow * 0.12), turn + up * (0.05 + grow * 0.12)];
  const top = vault(turn + up * (0.1 + grow * 0.12), 1 / mix(a, b, 0.52));
  return `M${numbers(...vault(low, near))}L${numbers(...vault(high, near))}Q${numbers(...top, ...vault(high, far))}L${numbers(...vault(low, far))}z`;
};

/** How deep the light of the kth window falls. */
export const shaft = (k: number) => 1 / mix(1 / rib(k), 1 / rib(k + 1), 0.52);

/** A carpet hung along the wall, and what is woven into it. */
export const carpet = (
  x: number,
  top: number,
  foot: number,
  s0: number,
  s1: number,
  [field, border, heart]: readonly [string, string, string],
) => {
  const inner = (t: number) =>
    quad(x, mix(top, foot, t), mix(foot, top, t), 1 / mix(1 / s0, 1 / s1, t), 1 / mix(1 / s1, 1 / s0, t));
  const m = 2 / (1 / s0 + 1 / s1);
  const [a, b] = [1 / mix(1 / s0, 1 / s1, 0.28), 1 / mix(1 / s0, 1 / s1, 0.72)];
  const [p, q] = [mix(top, foot, 0.24), mix(top, foot, 0.76)];
  const diamond = (t: number) =>
    poly(
      ...at(x, mix(p, (p + q) / 2, t), m),
      ...at(x, (p + q) / 2, mix(b, m, t)),
      ...at(x, mix(q, (p + q) / 2, t), m),
      ...at(x, (p + q) / 2, mix(a, m, t)),
    );
  return (
    fill(border, inner(0)) +
    fill('#fff0cc', inner(0.07)) +
    fill(field, inner(0.1)) +
    fill(border, diamond(0)) +
    fill(heart, diamond(0.36)) +
    fill(field, diamond(0.7))
  );
};
