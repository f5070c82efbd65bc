import { brush, fill } from '../engine/ink.ts';
import { mix, numbers, randomFrom, range } from '../engine/numbers.ts';
import { curve, type Point, poly, straight } from '../engine/paths.ts';
import type { ByCrop, Layer, Stage } from '../engine/stage.ts';

interface RidgeOptions {
  /** Mean height of the ridge line, fraction of the crop. */
  y: ByCrop<number>;
  /** How far it swings, in units of a crop 600 high. */
  amp: number;
  /** 0 rolling, 1 alpine. */
  rough: number;
  seed: number;
  /** Pulls the line up (positive) or down over the width, from start to end; bends the composition. */
  tilt?: number;
  /** Tops of one's own choosing, as fractions of width and lift in units. */
  peaks?: readonly (readonly [x: number, lift: number])[];
}

/** Ridge line by midpoint displacement, over the whole width and a little beyond. */
function ridgeLine(stage: Stage, { y, amp, rough, seed, tilt = 0, peaks = [] }: RidgeOptions): Point[] {
  const random = randomFrom(seed);
  const count = 2 ** (rough < 0.25 ? 3 : 6);
  const lift = new Array<number>(count + 1).fill(0);
  // Alpine lines start from many summits, rolling ones from three.
  const first = rough < 0.5 ? count / 2 : count / 8;
  for (let i = 0; i <= count; i += first) lift[i] = (random() - 0.5) * amp * (rough < 0.5 || (i / first) % 2 === 0 ? 1 : 1.5);
  let swing = amp * (rough < 0.5 ? 0.6 : 0.42);
  for (let step = first / 2; step >= 1; step /= 2) {
    for (let i = step; i < count; i += step * 2) {
      lift[i] = ((lift[i - step] ?? 0) + (lift[i + step] ?? 0)) / 2 + (random() - 0.5) * swing;
    }
    swing *= mix(0.36, 0.56, rough);
  }
  const u = stage.u;
  return lift.map((value, i): Point => {
    const f = i / count;
    const own = peaks.reduce((sum, [at, height]) => sum + height * Math.max(0, 1 - Math.abs(f - at) / 0.16), 0);
    return [f * (stage.w + 40) - 20, stage.by(y) * stage.h - (value + own + tilt * (f - 0.5)) * u];
  });
}

interface RangeOptions extends RidgeOptions {
  /** Top and foot. */
  fill: readonly [string, string];
  shade?: string;
  shadeOpacity?: number;
  /** Snow above this fraction of the height. */
  snow?: { y: ByCrop<number>; light: string; shade: string };
  to?: ByCrop<number>;
}

/** Faces turned from the light: from each top down the lee slope, back along a jagged spur. */
function leeFaces(points: readonly Point[], amp: number, u: number, seed: number): string {
  const random = randomFrom(seed + 7);
  let d = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [here, before] = [points[i], points[i - 1]];
    if (!here || !before || here[1] >= before[1]) continue;
    let end = i;
    while (end + 1 < points.length && (points[end + 1]?.[1] ?? 0) >= (points[end]?.[1] ?? 0)) end++;
    const valley = points[end];
    if (!valley || end === i) continue;
    const drop = valley[1] - here[1];
    if (drop < amp * 0.05 * u) continue;
    const depth = drop * (1.5 + random() * 0.9);
    const lean = (random() - 0.25) * drop * 0.5;
    const spur: Point[] = range(5).map((k) => {
      const t = 1 - (k + 1) / 6;
      return [here[0] + lean * t + (random() - 0.5) * drop * 0.34, here[1] + depth * t];
    });
    d += `${straight([...points.slice(i, end + 1), [valley[0] + drop * 0.2, valley[1] + depth * 0.25], ...spur])}z`;
    // Lesser ribs on the sunlit side, each with a sliver of shade of its own.
    for (const k of range(drop > amp * 0.22 * u ? 3 : 0)) {
      const [x, y] = [here[0] - drop * (0.08 + k * 0.2 + random() * 0.1), here[1] + depth * (0.26 + k * 0.2 + random() * 0.1)];
      const s = drop * (0.3 + random() * 0.3);
      d += `${straight([
        [x, y],
        [x + s * 0.34, y + s * 0.5],
        [x + s * 0.26, y + s * 0.9],
        [x + s * 0.5, y + s * 1.5],
        [x + s * 0.06, y + s * 1.1],
        [x + s * 0.1, y + s * 0.7],
        [x - s * 0.06, y + s * 0.4],
      ])}z`;
    }
    i = end;
  }
  return d;
}

function snowCaps(points: readonly Point[], level: number, u: number, seed: number): string {
  const random = randomFrom(seed + 3);
  let d = '';
  let cap: Point[] = [];
  const finish = () => {
    if (cap.length > 2) {
      const lower = cap
        .map(
          ([x, y], i): Point => [
            x,
            y +
              (i === 0 || i === cap.length - 1
                ? 0
                : Math.min(level - y, (level - y) * (0.35 + random() * 0.75)) + (i % 2) * 9 * u),
          ],
        )
        .reverse();
      d += `${straight([...cap, ...lower])}z`;
    }
    cap = [];
  };
  for (const point of points) {
    if (point[1] < level) cap.push(point);
    else finish();
  }
  finish();
  return d;
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
      return stage
        .by(at)
        .map(([fx, fy, fhalf, fdrop], index) => {
          const [x, y, half, drop] = [fx * stage.w, fy * stage.h, fhalf * stage.h, fdrop * stage.h];
          const base = Math.max(stage.h, y + drop) + 2;
          const body = `M${numbers(x - half, y + drop)}C${numbers(x - half * 0.55, y + drop * 0.86, x - half * 0.3, y + drop * 0.1, x, y)}C${numbers(x + half * 0.3, y + drop * 0.3, x + half * 0.6, y + drop * 0.85, x + half, y + drop)}q${numbers(half * 0.6, drop * 0.2, half * 1.6, drop * 0.6)}V${numbers(base)}H${numbers(x - half * 2.6)}V${numbers(y + drop * 1.6)}q${numbers(half, -drop * 0.4, half * 1.6, -drop * 0.6)}z`;
          const lee = `M${numbers(x, y)}C${numbers(x + half * 0.3, y + drop * 0.3, x + half * 0.6, y + drop * 0.85, x + half, y + drop)}q${numbers(half * 0.6, drop * 0.2, half * 1.6, drop * 0.6)}V${numbers(base)}H${numbers(x + half * 0.25)}C${numbers(x + half * 0.5, y + drop * 1.05, x - half * 0.32, y + drop * 0.86, x - half * 0.1, y + drop * 0.5)}C${numbers(x - half * 0.01, y + drop * 0.34, x + half * 0.06, y + drop * 0.2, x, y)}z`;
          const lines = ripples
            ? range(6)
                .map(
                  (k) =>
                    `M${numbers(x - half * (0.78 - k * 0.03), y + drop * (0.99 + k * 0.09))}q${numbers(half * 0.3, -drop * 0.12, half * (0.55 - k * 0.03), -drop * (0.16 - k * 0.02))}`,
                )
                .join('')
            : '';
          return (
            fill(lit, body) +
            fill(shade, lee, index % 2 ? 0.75 : 0.85) +
            (ripples ? brush(ripples, 1.4 * stage.u, lines, 0.5) : '')
          );
        })
        .join('');
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
