import { fill, line } from '../../engine/ink.ts';
import { each, numbers, randomFrom, range } from '../../engine/numbers.ts';
import type { Point } from '../../engine/paths.ts';
import type { ByCrop, Layer } from '../../engine/stage.ts';

/** Centre line of the hairpins from the near end up, as fractions, with the half width of the road in units. */
const bends: ByCrop<readonly (readonly [x: number, y: number, half: number])[]> = {
  card: [
    [0.34, 1.04, 46],
    [0.5, 0.955, 36],
    [0.74, 0.915, 27],
    [0.86, 0.87, 21],
    [0.8, 0.83, 17],
    [0.6, 0.81, 14.5],
    [0.44, 0.785, 12.5],
    [0.41, 0.75, 10.5],
    [0.52, 0.725, 9],
    [0.7, 0.7, 7.8],
    [0.82, 0.67, 6.6],
    [0.79, 0.64, 5.6],
    [0.68, 0.622, 4.8],
    [0.6, 0.6, 4.2],
    [0.62, 0.574, 3.6],
    [0.7, 0.552, 3],
    [0.74, 0.528, 2.6],
    [0.71, 0.505, 2.2],
  ],
  hero: [
    [0.44, 1.04, 46],
    [0.56, 0.955, 36],
    [0.74, 0.915, 27],
    [0.86, 0.87, 21],
    [0.82, 0.83, 17],
    [0.68, 0.81, 14.5],
    [0.57, 0.785, 12.5],
    [0.55, 0.75, 10.5],
    [0.63, 0.725, 9],
    [0.74, 0.7, 7.8],
    [0.82, 0.67, 6.6],
    [0.8, 0.64, 5.6],
    [0.73, 0.622, 4.8],
    [0.68, 0.6, 4.2],
    [0.69, 0.574, 3.6],
    [0.745, 0.552, 3],
    [0.77, 0.528, 2.6],
    [0.755, 0.505, 2.2],
  ],
  share: [
    [0.38, 1.04, 46],
    [0.52, 0.955, 36],
    [0.74, 0.915, 27],
    [0.86, 0.87, 21],
    [0.81, 0.83, 17],
    [0.63, 0.81, 14.5],
    [0.49, 0.785, 12.5],
    [0.46, 0.75, 10.5],
    [0.56, 0.725, 9],
    [0.72, 0.7, 7.8],
    [0.82, 0.67, 6.6],
    [0.795, 0.64, 5.6],
    [0.7, 0.622, 4.8],
    [0.63, 0.6, 4.2],
    [0.65, 0.574, 3.6],
    [0.715, 0.552, 3],
    [0.75, 0.528, 2.6],
    [0.73, 0.505, 2.2],
  ],
};

/** Points along a smooth line through the bends, with the width between. */
function trace(points: readonly (readonly [number, number, number])[], per = 9): (readonly [number, number, number])[] {
  return points.slice(0, -1).flatMap((b, i) => {
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    return range(per).map((k) => {
      const t = k / per;
      const spline = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
      return [spline(0), spline(1), b[2] + (c[2] - b[2]) * t] as const;
    });
  });
}

export const road: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const line3 = trace(stage.by(bends)).map(([x, y, half]) => [x * w, y * h, half * u] as const);
    // Seen at a slant: the band is flattened, so it is offset by less upwards than sideways.
    const edge = (s: -1 | 1, scale: number, lift = 0): Point[] =>
      line3.map(([x, y, half], i) => {
        const [nx, ny] = line3[i + 1] ?? line3[i] ?? [x, y];
        const [px, py] = line3[i - 1] ?? [x, y];
        const [dx, dy] = [nx - px, (ny - py) * 2.2];
        const long = Math.hypot(dx, dy) || 1;
        return [x - (dy / long) * half * s * scale, y + ((dx / long) * half * s * scale) / 2.2 - lift * half];
      });
    const band = (scale: number, shift: number) =>
      `M${[...edge(-1, scale), ...edge(1, scale).reverse()].map(([x, y]) => numbers(x, y + shift)).join('L')}z`;
    const strip = (s: -1 | 1, from: number, to: number) =>
      `M${[...edge(s, from), ...edge(s, to).reverse()].map(([x, y]) => numbers(x, y)).join('L')}z`;
    const dashes = each(line3, ([x, y, half], i) => {
      const next = line3[i + 1];
      return next && i % 3 === 0
        ? `M${numbers(x - half * 0.04, y)}L${numbers(next[0], next[1])}L${numbers(next[0] + half * 0.05, next[1] + 0.6)}L${numbers(x + half * 0.07, y + 0.6)}z`
        : '';
    });
    const rail = edge(1, 1.16, 0.32);
    const posts = each(line3, (_, i) => {
      const [x, y] = rail[i] ?? [0, 0];
      const half = line3[i]?.[2] ?? 1;
      return i % 2 === 0 ? `M${numbers(x, y)}v${numbers(half * 0.34)}` : '';
    });
    return (
      fill('#5f2a34', band(1.3, 9 * u), 0.75) +
      fill('#f0b27a', band(1.22, 0)) +
      fill(ink.fade('#6a5a74', '#3a3048'), band(1, 0)) +
      fill('#fff0d0', strip(-1, 0.84, 0.92) + strip(1, 0.84, 0.92), 0.9) +
      fill('#ffd98a', dashes) +
      line('#fff3dc', 1.8 * u, `M${rail.map(([x, y]) => numbers(x, y)).join('L')}`, 0.9) +
      line('#fff3dc', 1.2 * u, posts, 0.8)
    );
  },
};

/** Broken rock on the slope: small faces, each with its lit and its shaded side. */
export const crags: Layer = {
  draw: ({ w, h, u }) => {
    const random = randomFrom(83);
    let [lit, dark] = ['', ''];
    for (const _ of range(Math.round(90 * (w / h / 1.33)))) {
      const t = random();
      const [y, span] = [h * (0.53 + 0.45 * t), 0.12 + t * 0.9];
      const [x, s] = [w * (0.74 + (random() - 0.62) * span), (5 + t * 26) * u * (0.5 + random())];
      lit += `M${numbers(x - s, y)}L${numbers(x - s * 0.3, y - s * 0.55)}L${numbers(x + s * 0.1, y - s * 0.4)}L${numbers(x - s * 0.2, y + s * 0.06)}z`;
      dark += `M${numbers(x - s * 0.2, y + s * 0.06)}L${numbers(x + s * 0.1, y - s * 0.4)}L${numbers(x + s * 0.7, y - s * 0.1)}L${numbers(x + s, y + s * 0.12)}z`;
    }
    return fill('#f6bf8a', lit, 0.6) + fill('#7f3440', dark, 0.6);
  },
};
