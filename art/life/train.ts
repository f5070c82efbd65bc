import { fill } from '../engine/ink.ts';
import { repeat } from '../engine/numbers.ts';
import { circle, poly, rect } from '../engine/paths.ts';
import type { Shape } from './shape.ts';

/** A red mountain train of three coaches climbing to the start side; about 300 long. */
export function mountainTrain({
  body,
  roof,
  window,
  stripe,
}: {
  body: string;
  roof: string;
  window: string;
  stripe: string;
}): Shape {
  const coach = (x: number, w: number) => `M${x} 0v-34q0-5 5-5h${w - 10}q5 0 5 5V0z`;
  return () =>
    fill(body, `M-150 0v-18C-148-32-140-39-128-39H-60V0z${coach(-56, 98)}${coach(46, 98)}`) +
    fill(roof, 'M-132-39H-60v-4H-124zM-54-39H40v-4H-50zM48-39H142v-4H52z') +
    fill(
      window,
      `M-144-22C-142-30-138-34-132-34H-124V-20H-144z${repeat(3, (i) => rect(-116 + i * 18, -34, 14, 14))}${repeat(5, (i) => rect(-49 + i * 18, -34, 14, 14) + rect(53 + i * 18, -34, 14, 14))}`,
    ) +
    fill(stripe, 'M-150-13H-60v3H-150zM-56-13H42v3H-56zM46-13H144v3H46z') +
    fill('#2a2230', repeat(9, (i) => circle(-132 + i * 33, 2, 4)) + poly(-60, -6, -56, -6, -56, -3, -60, -3));
}
