import { brush, fill } from '../engine/ink.ts';
import { each, mix, numbers, randomFrom, repeat } from '../engine/numbers.ts';
import { curve, type Point, poly, straight } from '../engine/paths.ts';
import type { ByCrop, Layer, Stage } from '../engine/stage.ts';
import { leeFaces, type RidgeOptions, ridgeLine, snowCaps } from './ridge.ts';

interface RangeOptions extends RidgeOptions {
  /** Top and foot. */
  fill: readonly [string, string];
  shade?: string;
  shadeOpacity?: number;
  /** Snow above this fraction of the height. */
  snow?: { y: ByCrop<number>; light: string; shade: string };
  to?: ByCrop<number>;
}

/** A mountain range with its lee faces in shade and, if asked, snow on the tops. */
export function mountains(options: RangeOptions): Layer {
  return {
    draw: (stage) => {
      const points = ridgeLine(stage, options);
      const foot = stage.by(options.to ?? 1) * stage.h;
      const outline = `${straight(points)}L${numbers(stage.w + 20, foot, -20, foot)}z`;
      let out = fill(stage.ink.fade(...options.fill), outline);
      if (options.snow) {
        const caps = snowCaps(points, stage.by(options.snow.y) * stage.h, stage.u, options.seed);
        out += fill(options.snow.light, caps);
      }
      if (options.shade)
        out += fill(options.shade, leeFaces(points, options.amp, stage.u, options.seed), options.shadeOpacity ?? 0.5);
      return out;
    },
  };
}

interface HillOptions extends RidgeOptions {
  fill: readonly [string, string];
  /** Light that rakes over the crest from the start side. */
  rim?: string;
  to?: ByCrop<number>;
}

export function hills(options: HillOptions): Layer {
  return {
    draw: (stage) => {
      const points = ridgeLine(stage, { ...options, rough: Math.min(options.rough, 0.24) });
      const foot = stage.by(options.to ?? 1) * stage.h;
      const top = curve(points);
      const rim = options.rim
        ? fill(
            stage.ink.across([0, options.rim, 0.75], [0.7, options.rim, 0]),
            `${top}L${numbers(stage.w + 20, foot, -20, foot)}z`,
            0.55,
          )
        : '';
      return fill(stage.ink.fade(...options.fill), `${top}L${numbers(stage.w + 20, foot, -20, foot)}z`) + rim;
    },
  };
}

interface DuneOptions {
  /** Each dune: crest x and y, fractions of the crop; half width and how far its foot lies below, fractions of the height. */
  at: ByCrop<readonly (readonly [x: number, y: number, half: number, drop: number])[]>;
  light: string;
  foot: string;
  shade: string;
  ripples?: string;
}

/** Dunes with a knife-edge crest winding towards the viewer: sunlit windward side, dark slip face. */
export function dunes({ at, light, foot, shade, ripples }: DuneOptions): Layer {
  return {
    draw: (stage) => {
      const lit = stage.ink.fade(light, foot);
      return each(stage.by(at), ([fx, fy, fhalf, fdrop], index) => {
        const [x, y, half, drop] = [fx * stage.w, fy * stage.h, fhalf * stage.h, fdrop * stage.h];
        const base = Math.max(stage.h, y + drop) + 2;
        const body = `M${numbers(x - half, y + drop)}C${numbers(x - half * 0.55, y + drop * 0.86, x - half * 0.3, y + drop * 0.1, x, y)}C${numbers(x + half * 0.3, y + drop * 0.3, x + half * 0.6, y + drop * 0.85, x + half, y + drop)}q${numbers(half * 0.6, drop * 0.2, half * 1.6, drop * 0.6)}V${numbers(base)}H${numbers(x - half * 2.6)}V${numbers(y + drop * 1.6)}q${numbers(half, -drop * 0.4, half * 1.6, -drop * 0.6)}z`;
        const lee = `M${numbers(x, y)}C${numbers(x + half * 0.3, y + drop * 0.3, x + half * 0.6, y + drop * 0.85, x + half, y + drop)}q${numbers(half * 0.6, drop * 0.2, half * 1.6, drop * 0.6)}V${numbers(base)}H${numbers(x + half * 0.25)}C${numbers(x + half * 0.5, y + drop * 1.05, x - half * 0.32, y + drop * 0.86, x - half * 0.1, y + drop * 0.5)}C${numbers(x - half * 0.01, y + drop * 0.34, x + half * 0.06, y + drop * 0.2, x, y)}z`;
        const lines = ripples
          ? repeat(
              6,
              (k) =>
                `M${numbers(x - half * (0.78 - k * 0.03), y + drop * (0.99 + k * 0.09))}q${numbers(half * 0.3, -drop * 0.12, half * (0.55 - k * 0.03), -drop * (0.16 - k * 0.02))}`,
            )
          : '';
        return (
          fill(lit, body) + fill(shade, lee, index % 2 ? 0.75 : 0.85) + (ripples ? brush(ripples, 1.4 * stage.u, lines, 0.5) : '')
        );
      });
    },
  };
}

/** A wood seen from afar: fir tips (or round crowns) along a rolling line, solid below. */
export function forest(
  options: RidgeOptions & {
    fill: readonly [string, string];
    size: number;
    kind?: 'fir' | 'round';
    rim?: string;
    to?: ByCrop<number>;
  },
): Layer {
  return {
    draw: (stage) => {
      const line = ridgeLine(stage, { ...options, rough: 0.2 });
      const random = randomFrom(options.seed + 11);
      const size = options.size * stage.u;
      const yAt = (x: number) => {
        const i = line.findIndex((point) => point[0] >= x);
        const [b, a] = [line[i] ?? line[line.length - 1], line[Math.max(0, i - 1)]];
        if (!a || !b) return 0;
        return b[0] === a[0] ? b[1] : mix(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
      };
      const foot = stage.by(options.to ?? 1) * stage.h;
      let d = `M-20 ${numbers(foot)}`;
      let light = '';
      for (let x = -20; x < stage.w + 20; ) {
        const [wide, tall] = [size * (0.45 + random() * 0.3), size * (0.7 + random() * 0.7)];
        const y = yAt(x);
        if (options.kind === 'round') {
          d += `L${numbers(x, y)}a${numbers(wide, tall * 0.6)} 0 0 1 ${numbers(wide * 1.7, 0)}`;
          light += `M${numbers(x + wide * 0.1, y)}a${numbers(wide * 0.9, tall * 0.55)} 0 0 1 ${numbers(wide * 0.9, -tall * 0.42)}q${numbers(-wide * 0.6, tall * 0.1, -wide * 0.9, tall * 0.42)}z`;
          x += wide * 1.7;
        } else {
          d += `L${numbers(x, y)}L${numbers(x + wide * 0.2, y - tall * 0.3)}h${numbers(wide * 0.1)}L${numbers(x + wide * 0.34, y - tall * 0.65)}h${numbers(wide * 0.06)}L${numbers(x + wide * 0.5, y - tall)}L${numbers(x + wide * 0.62, y - tall * 0.65)}h${numbers(wide * 0.06)}L${numbers(x + wide * 0.74, y - tall * 0.3)}h${numbers(wide * 0.1)}L${numbers(x + wide, y)}`;
          light += poly(x + wide * 0.1, y, x + wide * 0.5, y - tall, x + wide * 0.46, y);
          x += wide * (0.8 + random() * 0.3);
        }
      }
      d += `L${numbers(stage.w + 20, foot)}z`;
      return fill(stage.ink.fade(...options.fill), d) + (options.rim ? fill(options.rim, light, 0.5) : '');
    },
  };
}

/** A free shape given in fractions of the crop, smooth or straight. */
export function land(paint: (stage: Stage) => string, outline: ByCrop<readonly Point[]>, smooth = true): Layer {
  return {
    draw: (stage) => {
      const points = stage.by(outline).map(([x, y]): Point => [x * stage.w, y * stage.h]);
      return fill(paint(stage), `${smooth ? curve(points) : straight(points)}z`);
    },
  };
}
