import { brush, fill } from '../engine/ink.ts';
import { each, numbers, randomFrom, range } from '../engine/numbers.ts';
import { blob, type Point } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

interface TreeOptions {
  at: ByCrop<readonly (readonly [x: number, y: number, tall: number])[]>;
  light: string;
  dark: string;
  trunk?: string;
  seed: number;
}

/** Broad-leaved trees: a lumpy crown in shade, sunlit lobes on the lit side. */
export function crowns({ at, light, dark, trunk = '#4a352c', seed }: TreeOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      return each(stage.by(at), ([fx, fy, height]) => {
        const [x, y, tall] = [fx * stage.w, fy * stage.h, height * stage.u];
        const ring = (cx: number, cy: number, r: number, n: number) =>
          blob(
            range(n).map(
              (k): Point => [
                cx + Math.cos((k / n) * 6.283) * r * (0.82 + random() * 0.36),
                cy + Math.sin((k / n) * 6.283) * r * (0.7 + random() * 0.34),
              ],
            ),
          );
        const lobes = range(4).map((k) =>
          ring(
            x - tall * 0.2 + k * tall * 0.07 + (random() - 0.5) * tall * 0.1,
            y - tall * (0.6 + random() * 0.28),
            tall * (0.11 + random() * 0.06),
            5,
          ),
        );
        return (
          brush(
            trunk,
            tall * 0.06,
            `M${numbers(x, y)}v${numbers(-tall * 0.5)}M${numbers(x, y - tall * 0.3)}l${numbers(tall * 0.14, -tall * 0.16)}`,
          ) +
          fill(dark, ring(x, y - tall * 0.62, tall * 0.36, 9)) +
          fill(light, lobes.join(''))
        );
      });
    },
  };
}

/** Cypresses: dark flames with a lit edge. */
export function cypresses({ at, light, dark }: Omit<TreeOptions, 'seed' | 'trunk'>): Layer {
  return {
    draw: (stage) => {
      const shapes = stage.by(at).map(([fx, fy, height]) => {
        const [x, y, t] = [fx * stage.w, fy * stage.h, height * stage.u];
        const body = `M${numbers(x - t * 0.05, y)}C${numbers(x - t * 0.17, y - t * 0.25, x - t * 0.09, y - t * 0.75, x, y - t)}C${numbers(x + t * 0.09, y - t * 0.75, x + t * 0.17, y - t * 0.25, x + t * 0.05, y)}z`;
        const edge = `M${numbers(x - t * 0.05, y)}C${numbers(x - t * 0.17, y - t * 0.25, x - t * 0.09, y - t * 0.75, x, y - t)}C${numbers(x - t * 0.05, y - t * 0.7, x - t * 0.02, y - t * 0.4, x - t * 0.05, y)}z`;
        return [body, edge] as const;
      });
      return fill(dark, shapes.map(([body]) => body).join('')) + fill(light, shapes.map(([, edge]) => edge).join(''));
    },
  };
}

/** Firs standing singly: tiers of boughs, lit half lighter. */
export function firs({ at, light, dark, snow }: Omit<TreeOptions, 'seed' | 'trunk'> & { snow?: string }): Layer {
  return {
    draw: (stage) => {
      let [whole, half, caps] = ['', '', ''];
      for (const [fx, fy, height] of stage.by(at)) {
        const [x, y, t] = [fx * stage.w, fy * stage.h, height * stage.u];
        const tiers = 5;
        const tier = (k: number) => ({ w: t * 0.05 + t * 0.2 * ((k + 1) / tiers), y: y - t + (t * 0.94 * (k + 1)) / tiers });
        let right = '';
        let left = '';
        for (const k of range(tiers)) {
          const { w, y: foot } = tier(k);
          right += `L${numbers(x + w, foot)}L${numbers(x + w * 0.45, foot - t * 0.025)}`;
          left = `L${numbers(x - w * 0.45, foot - t * 0.025)}L${numbers(x - w, foot)}${left}`;
          if (snow)
            caps += `M${numbers(x - w, foot)}L${numbers(x - w * 0.4, foot - t * 0.1)}L${numbers(x, foot - t * 0.16)}L${numbers(x + w * 0.2, foot - t * 0.08)}L${numbers(x - w * 0.3, foot - t * 0.05)}z`;
        }
        whole += `M${numbers(x, y - t)}${right}L${numbers(x + t * 0.02, y)}h${numbers(-t * 0.04)}${left}z`;
        half += `M${numbers(x, y - t)}L${numbers(x - t * 0.02, y)}${left}z`;
      }
      return fill(dark, whole) + fill(light, half) + (snow ? fill(snow, caps) : '');
    },
  };
}
