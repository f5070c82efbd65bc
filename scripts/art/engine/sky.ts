import { brush, fill, type Stop } from './ink.ts';
import { mix, numbers, randomFrom, range } from './numbers.ts';
import { circle, ellipse, rect, sliver } from './paths.ts';
import type { ByCrop, Layer, Stage } from './stage.ts';

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
  colour = '#fff',
  seed = 1,
}: {
  count?: number;
  to?: number;
  colour?: string;
  seed?: number;
}): Layer {
  return {
    draw: ({ w, h, u }) => {
      const random = randomFrom(seed);
      const dot = () => `M${numbers(random() * w, random() ** 1.5 * to * h)}h0`;
      const amount = Math.round(count * (w / (h * 1.33)));
      return (
        brush(colour, 1.5 * u, range(amount).map(dot).join(''), 0.55) +
        brush(
          colour,
          2.6 * u,
          range(Math.round(amount / 5))
            .map(dot)
            .join(''),
          0.9,
        )
      );
    },
  };
}

interface CloudOptions {
  /** Fractions of the height the bank lies between. */
  from: ByCrop<number>;
  to: ByCrop<number>;
  count: ByCrop<number>;
  colour: string;
  opacity?: number;
  seed: number;
  /** Fractions of the width the bank lies between. */
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
        return range(4)
          .map((row) => {
            const part = long * (0.35 + random() * 0.65);
            return sliver(
              x - part / 2 + (random() - 0.5) * long * 0.5,
              y + row * 5 * stage.u,
              part,
              (4 + random() * 6) * stage.u,
            );
          })
          .join('');
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

/** Beams fanning out from the sun, as on a printed poster. */
export function rays({
  x,
  y,
  colour,
  opacity = 0.08,
  seed = 3,
  count = 14,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  colour: string;
  opacity?: number;
  seed?: number;
  count?: number;
}): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [cx, cy] = [stage.by(x) * stage.w, stage.by(y) * stage.h];
      const long = stage.w * 1.2;
      const d = range(count).map((i) => {
        const angle = Math.PI * (1 + (i + random() * 0.5) / count);
        const wide = (0.4 + random() * 0.5) * (Math.PI / count) * 0.6;
        return `M${numbers(cx, cy)}L${numbers(cx + Math.cos(angle - wide) * long, cy + Math.sin(angle - wide) * long, cx + Math.cos(angle + wide) * long, cy + Math.sin(angle + wide) * long)}z`;
      });
      return fill(colour, d.join(''), opacity);
    },
  };
}

/** A far aeroplane and its trail climbing out of the picture: the series' signature. */
export function flight({
  x,
  y,
  colour = '#fff',
  length = 150,
  tilt = -0.16,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  colour?: string;
  length?: number;
  tilt?: number;
}): Layer {
  return {
    draw: (stage) => {
      const [cx, cy, u] = [stage.by(x) * stage.w, stage.by(y) * stage.h, stage.u];
      const degrees = Math.round((tilt * 180) / Math.PI);
      const trail = stage.ink.fade([0, colour, 0], [1, colour, 0.8]);
      const body = `M14 0C14-1.6 10-2 6-2L-1-11h-3l3 9h-7l-3-4h-2l1.5 6-1.5 6h2l3-4h7l-3 9h3L6 2c4 0 8-.4 8-2z`;
      return `<g transform="translate(${numbers(cx, cy)})rotate(${degrees})scale(${numbers(u)})"><path d="M${numbers(-length - 14, 0)}L-14-1.3V1.3z" fill="${trail}" opacity=".7"/><path d="${body}" fill="${colour}"/></g>`;
    },
  };
}

/** A hot-air balloon of a few gores; origin at the basket. */
export function balloon({
  x,
  y,
  size,
  colours,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  size: number;
  colours: readonly [string, string, string];
}): Layer {
  return {
    draw: (stage) => {
      const s = (size / 100) * stage.u;
      const [light, body, shade] = colours;
      const gores =
        fill(body, 'M-9-22C-20-40-44-58-44-86a44 44 0 0 1 88 0c0 28-24 46-35 64z') +
        fill(light, 'M-9-22C-20-40-44-58-44-86a44 44 0 0 1 30-41.7c-14 14-14 62 5 105.7z') +
        fill(shade, 'M9-22c11-18 35-36 35-64a44 44 0 0 0-30-41.7c14 14 14 62-5 105.7z') +
        fill(light, 'M-4-22C-12-60-8-110 0-130 8-110 12-60 4-22z', 0.85) +
        fill(shade, 'M-6-11h12v11h-12zM-9-22l3 11h1l-2-11zM9-22l-3 11h-1l2-11z');
      return `<g transform="translate(${numbers(stage.by(x) * stage.w, stage.by(y) * stage.h)})scale(${Math.round(s * 100) / 100})">${gores}</g>`;
    },
  };
}

export function patch(stage: Stage, colour: string, x: number, y: number, rx: number, ry: number): string {
  return fill(stage.ink.radial([0, colour, 0.6], [1, colour, 0]), ellipse(x, y, rx, ry));
}
