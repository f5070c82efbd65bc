import { brush, fill, type Ink, line } from '../../engine/ink.ts';
import { mix, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, leaf, rect } from '../../engine/paths.ts';

type Two = readonly [light: string, dark: string];

/** Things on a table, seen from above, with a soft shadow on the side away from the light. */
export const shadow = (x: number, y: number, r: number) => fill('#1c1024', circle(x + r * 0.07, y + r * 0.09, r * 1.03), 0.26);

/** A round thing: plate, tray, loaf. */
export const disc = (ink: Ink, x: number, y: number, r: number, [light, dark]: Two) =>
  shadow(x, y, r) + fill(ink.radial([0.5, light], [1, dark]), circle(x, y, r));

/** A plate or a bowl: the rim, then its contents. */
export const plate = (ink: Ink, x: number, y: number, r: number, rim: Two, food: Two, well = 0.76) =>
  disc(ink, x, y, r, rim) +
  fill('#1c1024', circle(x - r * 0.02, y - r * 0.02, r * (well + 0.03)), 0.18) +
  fill(ink.radial([0, food[0]], [1, food[1]]), circle(x, y, r * well)) +
  fill(
    '#fff',
    `M${numbers(x - r * 0.86, y - r * 0.2)}A${numbers(r * 0.88, r * 0.88)} 0 0 1 ${numbers(x - r * 0.2, y - r * 0.86)}A${numbers(r, r)} 0 0 0 ${numbers(x - r * 0.86, y - r * 0.2)}z`,
    0.6,
  );

/** Points within a circle, always the same. */
function places(seed: number, x: number, y: number, r: number, count: number): (readonly [number, number, number])[] {
  const random = randomFrom(seed);
  return range(count).map(() => {
    const [angle, far] = [random() * 6.283, Math.sqrt(random()) * r];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, random()];
  });
}

/** Rice, sesame, sugar: short strokes scattered over a circle. */
export const grains = (colour: string, seed: number, x: number, y: number, r: number, count: number, thick = 4) =>
  brush(
    colour,
    thick,
    places(seed, x, y, r, count)
      .map(([px, py, t]) => `M${numbers(px, py)}l${numbers(Math.cos(t * 6.3) * 5, Math.sin(t * 6.3) * 5)}`)
      .join(''),
  );

/** Pieces scattered over a circle: cubes of meat, olives, nuts. */
export const pieces = (colours: Two, seed: number, x: number, y: number, r: number, count: number, size: number) => {
  const at = places(seed, x, y, r, count);
  return (
    fill(colours[1], at.map(([px, py, t]) => ellipse(px, py, size * mix(0.8, 1.15, t), size * mix(1, 0.75, t))).join('')) +
    fill(colours[0], at.map(([px, py]) => ellipse(px - size * 0.2, py - size * 0.22, size * 0.5, size * 0.4)).join(''))
  );
};

/** Leaves of mint, parsley, dill. */
export const herbs = (colours: Two, seed: number, x: number, y: number, r: number, count: number, long: number) =>
  places(seed, x, y, r, count)
    .map(([px, py, t], i) => fill(colours[i % 2] ?? colours[0], leaf(px, py, long, long * 0.36, t * 6.28)))
    .join('');

/** A slice of lemon, orange or tomato. */
export const slice = (x: number, y: number, r: number, rind: string, flesh: string, lines: string) =>
  fill(rind, circle(x, y, r)) +
  fill(flesh, circle(x, y, r * 0.84)) +
  line(
    lines,
    r * 0.08,
    repeat(8, (i) => `M${numbers(x, y)}L${numbers(x + Math.cos(i * 0.785) * r * 0.8, y + Math.sin(i * 0.785) * r * 0.8)}`),
  );

/** A cup or a glass on its saucer. */
export const cup = (ink: Ink, x: number, y: number, r: number, saucer: Two, drink: Two, glass = '#fff') =>
  disc(ink, x, y, r * 1.7, saucer) +
  fill('#1c1024', circle(x + 3, y + 4, r * 1.04), 0.25) +
  fill(glass, circle(x, y, r)) +
  fill(ink.radial([0, drink[0]], [1, drink[1]]), circle(x, y, r * 0.84));

/** A grilled fish that lies across a plate. */
export const fish = (x: number, y: number, s: number, turn: number, [light, dark]: Two) =>
  `<g transform="translate(${numbers(x, y)})rotate(${turn})scale(${s})">${fill(dark, 'M-100 0C-70-44 20-48 74-8L112-36Q102 0 112 36L74 10C20 48-70 44-100 0z')}${fill(light, 'M-96-4C-66-38 20-42 70-8 20-16-50-18-96-4z')}${line('#4a2a20', 4, 'M-40-26L-30 26M-10-32L0 30M20-28L30 24')}${fill('#2a1a20', circle(-74, -6, 5))}</g>`;

/** Boards, planks or the joints of a stone top. */
export const boards = (ink: Ink, colours: Two, joint: string, step: number) =>
  fill(ink.across(...colours), rect(0, 0, 800, 600)) +
  line(
    joint,
    3,
    repeat(Math.ceil(600 / step), (i) => `M0 ${i * step}H800`),
    0.55,
  );

/** Checks of a woven cloth. */
export const checks = (ground: string, stripe: string, step: number) =>
  fill(ground, rect(0, 0, 800, 600)) +
  fill(
    stripe,
    repeat(Math.ceil(800 / step / 2), (i) => rect(i * step * 2, 0, step, 600)),
    0.5,
  ) +
  fill(
    stripe,
    repeat(Math.ceil(600 / step / 2), (i) => rect(0, i * step * 2, 800, step)),
    0.5,
  );

/** Diamonds in rows, as on tiles and carpets. */
export const diamonds = (colour: string, step: number, size: number, opacity = 1) =>
  fill(
    colour,
    repeat(Math.ceil(800 / step + 1) * Math.ceil(600 / step + 1), (i) => {
      const columns = Math.ceil(800 / step + 1);
      const [x, y] = [(i % columns) * step, Math.floor(i / columns) * step];
      return `M${numbers(x, y - size)}l${numbers(size, size)}l${numbers(-size, size)}l${numbers(-size, -size)}z`;
    }),
    opacity,
  );
