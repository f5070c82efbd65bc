import { brush, fill, type Stop } from '../engine/ink.ts';
import { mix, numbers, randomFrom, range, repeat } from '../engine/numbers.ts';
import { circle, rect } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

/** Vertical gradient over the crop, first colour at the zenith; `to` is the fraction of the height where the last one is reached and then held. */
export function sky(colours: readonly string[], to: ByCrop<number> = 0.75): Layer {
  return {
    draw: (stage) => {
      const stops = colours.map((colour, i): Stop => [(stage.by(to) * i) / (colours.length - 1), colour]);
      return fill(stage.ink.fade(...stops), rect(0, 0, stage.w, stage.h));
    },
  };
}

interface SunOptions {
  x: ByCrop<number>;
  y: ByCrop<number>;
  r: number;
  colour: string;
  glow: string;
  /** Printed rings round the disc, widest first, as multiples of its radius. */
  rings?: readonly number[];
  /** How far the soft glow reaches, in radii. */
  reach?: number;
}

/** Disc, rings as flat inks would print them, and a wide soft glow. */
export function sun({ x, y, r, colour, glow, rings = [2.6, 1.75], reach = 7 }: SunOptions): Layer {
  return {
    draw: (stage) => {
      const [cx, cy, radius] = [stage.by(x) * stage.w, stage.by(y) * stage.h, r * stage.u];
      const soft = stage.ink.radial([0, glow, 0.75], [0.3, glow, 0.3], [1, glow, 0]);
      return (
        fill(soft, circle(cx, cy, radius * reach)) +
        rings.map((ring) => fill(glow, circle(cx, cy, radius * ring), 0.16)).join('') +
        fill(colour, circle(cx, cy, radius))
      );
    },
  };
}

/** A waning moon: the disc less a bite on the side away from the light. */
export function moon({
  x,
  y,
  r,
  colour,
  glow,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  r: number;
  colour: string;
  glow: string;
}): Layer {
  return {
    draw: (stage) => {
      const [cx, cy, q] = [stage.by(x) * stage.w, stage.by(y) * stage.h, r * stage.u];
      const crescent = `M${numbers(cx + q * 0.5, cy - q * 0.87)}A${numbers(q, q)} 0 1 0 ${numbers(cx + q * 0.5, cy + q * 0.87)}A${numbers(q * 0.98, q * 0.98)} 0 0 1 ${numbers(cx + q * 0.5, cy - q * 0.87)}z`;
      return (
        fill(stage.ink.radial([0, glow, 0.5], [0.3, glow, 0.18], [1, glow, 0]), circle(cx, cy, q * 7)) + fill(colour, crescent)
      );
    },
  };
}

export function stars({
  count = 70,
  to = 0.45,
  between = [0, 1],
  colour = '#fff',
  seed = 1,
}: {
  count?: number;
  to?: number;
  /** Fractions of the width they lie between: a star beside Arabic letters reads as one of their dots. */
  between?: ByCrop<readonly [number, number]>;
  colour?: string;
  seed?: number;
}): Layer {
  return {
    draw: (stage) => {
      const { w, h, u } = stage;
      const random = randomFrom(seed);
      const [left, right] = stage.by(between);
      const dot = () => `M${numbers(mix(left, right, random()) * w, random() ** 1.5 * to * h)}h0`;
      const amount = Math.round(count * (right - left) * (w / (h * 1.33)));
      return (
        brush(colour, 1.5 * u, range(amount).map(dot).join(''), 0.55) +
        brush(colour, 2.6 * u, repeat(Math.round(amount / 5), dot), 0.9)
      );
    },
  };
}

/** A band of mist across the whole crop, densest in its middle. */
export function haze({
  y,
  height,
  colour,
  opacity = 0.6,
}: {
  y: ByCrop<number>;
  height: number;
  colour: string;
  opacity?: number;
}): Layer {
  return {
    draw: (stage) => {
      const tall = height * stage.h;
      return fill(
        stage.ink.fade([0, colour, 0], [0.5, colour, opacity], [1, colour, 0]),
        rect(0, stage.by(y) * stage.h - tall / 2, stage.w, tall),
      );
    },
  };
}
