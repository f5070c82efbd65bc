import { mix, randomFrom, range } from '../engine/numbers.ts';
import { type Point, straight } from '../engine/paths.ts';
import type { ByCrop, Stage } from '../engine/stage.ts';

export interface RidgeOptions {
  /** Mean height of the ridge line, fraction of the crop. */
  y: ByCrop<number>;
  /** How far it swings, in units of a crop 600 high. */
  amp: number;
  /** 0 rolling, 1 alpine. */
  rough: number;
  seed: number;
  /** Raises (positive) or lowers the line over the width, from start to end. */
  tilt?: number;
  /** Given tops, as fractions of the width and lift in units. */
  peaks?: readonly (readonly [x: number, lift: number])[];
}

/** Ridge line by midpoint displacement, over the whole width and a little beyond. */
export function ridgeLine(stage: Stage, { y, amp, rough, seed, tilt = 0, peaks = [] }: RidgeOptions): Point[] {
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

/** Faces turned from the light: from each top down the lee slope, back along a jagged spur. */
export function leeFaces(points: readonly Point[], amp: number, u: number, seed: number): string {
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

/** The tops above `level`, a height on the stage. */
export function snowCaps(points: readonly Point[], level: number, u: number, seed: number): string {
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
