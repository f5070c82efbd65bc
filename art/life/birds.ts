import { fill } from '../engine/ink.ts';
import { numbers, randomFrom, range } from '../engine/numbers.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

/** Birds as two wing strokes that taper; a loose flock round (x, y). */
export function birds({
  x,
  y,
  count,
  size,
  colour,
  spread = 120,
  seed,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  count: number;
  size: number;
  colour: string;
  spread?: number;
  seed: number;
}): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const d = range(count).map(() => {
        const [bx, by] = [
          stage.by(x) * stage.w + (random() - 0.5) * spread * 2 * stage.u,
          stage.by(y) * stage.h + (random() - 0.5) * spread * 0.7 * stage.u,
        ];
        const s = size * stage.u * (0.6 + random() * 0.7);
        const lift = s * (0.25 + random() * 0.3);
        return `M${numbers(bx, by)}q${numbers(-s * 0.35, -lift * 1.5, -s, -lift * 0.7)}q${numbers(s * 0.5, -lift * 0.2, s, lift)}q${numbers(s * 0.45, -lift * 1.7, s * 1.05, -lift * 1.1)}q${numbers(-s * 0.6, -lift * 0.3, -s * 1.05, lift * 0.8)}z`;
      });
      return fill(colour, d.join(''));
    },
  };
}
