import { fill } from '../engine/ink.ts';
import { mix, numbers, randomFrom, range, repeat } from '../engine/numbers.ts';
import { sliver } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

interface CloudOptions {
  /** Top and bottom of the bank, as fractions of the height. */
  from: ByCrop<number>;
  to: ByCrop<number>;
  count: ByCrop<number>;
  colour: string;
  opacity?: number;
  seed: number;
  /** Start and end of the bank, as fractions of the width. */
  between?: ByCrop<readonly [number, number]>;
  length?: number;
}

/** Long streaks of evening cloud: slivers in bunches. */
export function streaks({ from, to, count, colour, opacity = 0.7, seed, between = [0, 1], length = 220 }: CloudOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [left, right] = stage.by(between);
      const d = range(stage.by(count)).map(() => {
        const x = mix(left, right, random()) * stage.w;
        const y = mix(stage.by(from), stage.by(to), random()) * stage.h;
        const long = length * stage.u * (0.6 + random() * 0.9);
        return repeat(4, (row) => {
          const part = long * (0.35 + random() * 0.65);
          return sliver(x - part / 2 + (random() - 0.5) * long * 0.5, y + row * 5 * stage.u, part, (4 + random() * 6) * stage.u);
        });
      });
      return fill(colour, d.join(''), opacity);
    },
  };
}

/** One flat-bottomed fair-weather cloud, origin at the middle of its base: a long foot, unlike puffs heaped towards the middle. */
function cumulusPath(x: number, y: number, w: number, random: () => number): string {
  const puffs = 5 + Math.floor(random() * 3);
  const peak = 0.35 + random() * 0.3;
  let d = sliver(x - w * 0.62, y, w * 1.24, w * 0.045);
  for (const i of range(puffs)) {
    const f = (i + 0.5 + (random() - 0.5) * 0.5) / puffs;
    const heap = 1 - Math.abs(f - peak) / Math.max(peak, 1 - peak);
    const r = w * (0.05 + heap * 0.12 * (0.7 + random() * 0.6));
    const cx = x + (f - 0.5) * w * 0.82;
    d += `M${numbers(cx - r, y)}v${numbers(-r * 0.55)}a${numbers(r, r)} 0 0 1 ${numbers(2 * r, 0)}v${numbers(r * 0.55)}z`;
  }
  return d;
}

interface CumulusOptions {
  at: ByCrop<readonly (readonly [x: number, y: number, width: number])[]>;
  light: string;
  body: string;
  shade: string;
  seed: number;
  opacity?: number;
}

/** Cumulus in three inks: sunlit tops, body, flat shadowed base. */
export function cumulus({ at, light, body, shade, seed, opacity = 1 }: CumulusOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const paint = stage.ink.fade([0.1, light], [0.55, body], [1, shade]);
      const clouds = stage.by(at).map(([x, y, width]) => cumulusPath(x * stage.w, y * stage.h, width * stage.u, random));
      return fill(paint, clouds.join(''), opacity);
    },
  };
}
