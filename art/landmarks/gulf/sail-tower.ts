import { fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import type { Landmark } from '../../engine/stage.ts';

/** Burj Al Arab as a sail on its own islet, seen from the sea side. */
export function sailTower(c: { white: string; body: string; shade: string; line: string }): Landmark {
  return ({ ink }) =>
    fill(ink.side(c.white, c.body, c.shade), 'M-8 0V-196C28-170 52-110 54-36L54 0z') +
    fill(c.shade, 'M-8 0V-196L-2-192V0z') +
    line(
      c.line,
      1.1,
      repeat(14, (i) => `M-2 ${-12 - i * 12}H${Math.round(53 - (i / 14) ** 2.2 * 44)}`),
      0.5,
    ) +
    line(c.shade, 2.4, 'M-8 0V-232M-8-196L-26-150-26-60L-8-20') +
    fill(c.body, 'M18-178h28l-4 5H22z') +
    fill(c.shade, 'M-40 8L-30-4H62L76 8z');
}
