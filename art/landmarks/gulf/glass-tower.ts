import { fill, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { open, rect } from '../../engine/paths.ts';
import type { Brush } from '../../engine/stage.ts';

export interface GlassColours {
  glass: readonly [string, string, string];
  /** Glass a little further off. */
  far: readonly [string, string, string];
  line: string;
  lamp: string;
}

export const storeys = (x: number, w: number, top: number, base: number, step: number) =>
  repeat(Math.floor((base - top) / step), (i) => open(x, top + (i + 1) * step, x + w, top + (i + 1) * step));

function lamps(x: number, w: number, top: number, base: number, seed: number, share: number): string {
  const random = randomFrom(seed);
  return range(Math.floor((base - top) / 9))
    .flatMap((row) =>
      range(Math.floor(w / 7)).map((column) => (random() < share ? rect(x + 3 + column * 7, top + 5 + row * 9, 3, 4) : '')),
    )
    .join('');
}

/** A plain slab with its floors and a few lit rooms. */
export function slab({ ink }: Brush, c: GlassColours, x: number, w: number, h: number, seed: number, far = false): string {
  return (
    fill(ink.side(...(far ? c.far : c.glass)), rect(x, -h, w, h)) +
    (far ? '' : line(c.line, 0.8, storeys(x, w, -h, 0, 8), 0.3)) +
    fill(c.lamp, lamps(x, w, -h, 0, seed, far ? 0.1 : 0.16), 0.85)
  );
}
