import { brush, fill } from '../engine/ink.ts';
import { each, mix, numbers, randomFrom, range, repeat } from '../engine/numbers.ts';
import { leaf, type Point } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

interface BranchOptions {
  /** From where to where the bough runs, fractions of the crop, and how it sags. */
  from: ByCrop<Point>;
  to: ByCrop<Point>;
  sag?: number;
  wood: string;
  leaves: readonly string[];
  count: number;
  size: number;
  seed: number;
  kind?: 'leaf' | 'blossom';
}

/** A bough reaching into the picture: foreground that frames the far view. */
export function bough({ from, to, sag = 40, wood, leaves, count, size, seed, kind = 'leaf' }: BranchOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [[ax, ay], [bx, by]] = [stage.by(from), stage.by(to)];
      const [x1, y1, x2, y2] = [ax * stage.w, ay * stage.h, bx * stage.w, by * stage.h];
      const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * stage.u];
      const at = (t: number): Point => [
        (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2,
        (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2,
      ];
      const paths = leaves.map(() => '');
      let twigs = '';
      for (const i of range(count)) {
        const t = 0.08 + (i / count) * 0.92;
        const [x, y] = at(t);
        const away = (random() - 0.5) * 110 * stage.u * (1 - t * 0.45);
        const px = x + (random() - 0.5) * 60 * stage.u;
        if (i % 4 === 0) twigs += `M${numbers(x, y)}Q${numbers((x + px) / 2, y + away * 0.3, px, y + away)}`;
        const pick = Math.floor(random() * leaves.length);
        const s = size * stage.u * (0.6 + random() * 0.7);
        paths[pick] +=
          kind === 'leaf'
            ? leaf(px, y + away, s, s * 0.34, random() * 2.6 + 0.2)
            : repeat(
                4,
                (k) => `M${numbers(px + Math.cos(k * 1.57 + t) * s * 0.34, y + away + Math.sin(k * 1.57 + t) * s * 0.34)}h0`,
              );
      }
      const width = 9 * stage.u;
      return (
        fill(
          wood,
          `M${numbers(x1, y1 - width)}Q${numbers(mx, my - width * 0.5, x2, y2)}Q${numbers(mx, my + width * 0.4, x1, y1 + width)}z`,
        ) +
        brush(wood, 2.2 * stage.u, twigs) +
        // A petal is a round-ended stroke of no length: a tenth of the bytes of a circle.
        each(paths, (d, k) =>
          kind === 'leaf' ? fill(leaves[k] ?? wood, d) : brush(leaves[k] ?? wood, size * stage.u * (0.86 - k * 0.12), d),
        )
      );
    },
  };
}

/** Grasses and reeds at the very front. */
export function grasses({
  between,
  y,
  colour,
  tall,
  count,
  seed,
}: {
  between: readonly [number, number];
  y: ByCrop<number>;
  colour: string;
  tall: number;
  count: number;
  seed: number;
}): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const amount = Math.round(count * (stage.w / stage.h / 1.33));
      const d = range(amount).map(() => {
        const [x, height, bend] = [
          mix(between[0], between[1], random()) * stage.w,
          tall * stage.u * (0.4 + random() * 0.8),
          (random() - 0.35) * tall * 0.5 * stage.u,
        ];
        const base = stage.by(y) * stage.h;
        return `M${numbers(x, base)}q${numbers(bend * 0.2, -height * 0.6, bend, -height)}q${numbers(-bend * 0.4, height * 0.5, -bend + tall * 0.05, height)}z`;
      });
      return fill(colour, d.join(''));
    },
  };
}
