/** Paper grain: one small tile of light and dark specks over the whole print. */

import { brush, fill } from '../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../engine/numbers.ts';
import { rect } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

export function grain(strength = 1): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(29);
      const specks = (count: number) => repeat(count, () => `M${Math.round(random() * 180)} ${Math.round(random() * 180)}h0`);
      const tile = brush('#fff', 1.5, specks(190), 0.16 * strength) + brush('#1b1030', 1.5, specks(190), 0.13 * strength);
      return fill(stage.ink.pattern(180, tile), rect(0, 0, stage.w, stage.h));
    },
  };
}

interface SprayOptions {
  /** Band the spray fills, fractions of the crop: densest at `dense`, gone at `clear`. */
  dense: ByCrop<number>;
  clear: ByCrop<number>;
  between?: readonly [number, number];
  colour: string;
  count?: number;
  size?: number;
  opacity?: number;
  seed: number;
}

/** Airbrush spatter as on a stone print: dots that thin out away from one edge. */
export function spray({
  dense,
  clear,
  between = [0, 1],
  colour,
  count = 260,
  size = 2,
  opacity = 0.5,
  seed,
}: SprayOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [a, b] = [stage.by(dense) * stage.h, stage.by(clear) * stage.h];
      const amount = Math.round(count * (stage.w / stage.h / 1.33));
      const d = range(amount).map(
        () =>
          `M${numbers(Math.round((between[0] + random() * (between[1] - between[0])) * stage.w), Math.round(a + (b - a) * random() ** 2.2))}h0`,
      );
      return brush(colour, size * stage.u, d.join(''), opacity);
    },
  };
}
