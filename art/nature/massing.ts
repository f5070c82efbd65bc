import { fill } from '../engine/ink.ts';
import { mix, numbers, randomFrom, range } from '../engine/numbers.ts';
import { rect } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

interface MassingOptions {
  y: ByCrop<number>;
  between: ByCrop<readonly [number, number]>;
  /** Lowest and highest roof, units. */
  tall: readonly [number, number];
  /** Narrowest and widest house, units. */
  wide: readonly [number, number];
  colour: string;
  /** Sunlit strip on the side of the light. */
  light?: string;
  window?: string;
  windowOpacity?: number;
  seed: number;
  /** Whether roofs rise towards the middle. */
  mound?: boolean;
  roofs?: 'flat' | 'gabled' | 'mixed';
}

/** A far town as one mass: roofs of unlike heights, a lit edge on each, windows here and there. */
export function massing({
  y,
  between,
  tall,
  wide,
  colour,
  light,
  window,
  windowOpacity = 0.8,
  seed,
  mound = true,
  roofs = 'flat',
}: MassingOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [from, to] = stage.by(between).map((f) => f * stage.w);
      const [start, end] = [from ?? 0, to ?? stage.w];
      const base = stage.by(y) * stage.h;
      let [body, edges, windows] = ['', '', ''];
      for (let x = start; x < end; ) {
        const w = mix(wide[0], wide[1], random()) * stage.u;
        const f = (x - start) / (end - start);
        const h = mix(tall[0], tall[1], random() ** 2 * (mound ? Math.sin(Math.PI * Math.min(1, Math.max(0, f))) : 1)) * stage.u;
        const gabled = roofs === 'gabled' || (roofs === 'mixed' && random() < 0.5);
        body += gabled
          ? `M${numbers(x, base)}v${numbers(-h)}l${numbers(w / 2, -w * 0.42)}l${numbers(w / 2, w * 0.42)}v${numbers(h)}z`
          : rect(x, base - h, w + 0.6, h);
        edges += gabled
          ? `M${numbers(x, base - h)}l${numbers(w / 2, -w * 0.42)}v${numbers(w * 0.42)}z`
          : rect(x, base - h, w * 0.32, h);
        if (window) {
          const rows = Math.floor(h / (9 * stage.u));
          for (const row of range(rows))
            if (random() < 0.55)
              windows += rect(x + w * (0.2 + random() * 0.5), base - h + (4 + row * 9) * stage.u, 3 * stage.u, 4 * stage.u);
        }
        x += w;
      }
      return fill(colour, body) + (light ? fill(light, edges) : '') + (window ? fill(window, windows, windowOpacity) : '');
    },
  };
}
