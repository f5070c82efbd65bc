import { fill, fills, group, line } from '../engine/ink.ts';
import { birds } from '../engine/life.ts';
import { numbers, randomFrom, range } from '../engine/numbers.ts';
import { circle, type Point, rect } from '../engine/paths.ts';
import { flight, haze, sky, streaks, sun } from '../engine/sky.ts';
import type { ByCrop, Layer, Scene } from '../engine/stage.ts';
import { land, mountains } from '../engine/terrain.ts';
import { grain, spray } from '../engine/texture.ts';

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

const road: Layer = {
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
    const dashes = line3
      .map(([x, y, half], i) => {
        const next = line3[i + 1];
        return next && i % 3 === 0
          ? `M${numbers(x - half * 0.04, y)}L${numbers(next[0], next[1])}L${numbers(next[0] + half * 0.05, next[1] + 0.6)}L${numbers(x + half * 0.07, y + 0.6)}z`
          : '';
      })
      .join('');
    const rail = edge(1, 1.16, 0.32);
    const posts = line3
      .map((_, i) => {
        const [x, y] = rail[i] ?? [0, 0];
        const half = line3[i]?.[2] ?? 1;
        return i % 2 === 0 ? `M${numbers(x, y)}v${numbers(half * 0.34)}` : '';
      })
      .join('');
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
const crags: Layer = {
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

const car: Layer = {
  draw: (stage) => {
    const [x, y] = stage.by<readonly [number, number]>({ card: [0.62, 0.925], hero: [0.66, 0.93], share: [0.64, 0.927] });
    const body =
      fill('#2a1420', 'M-40 2Q0 8 42 2V-2H-40z', 0.5) +
      fill('#d3222f', 'M-40-4C-40-14-32-16-24-17L-12-29C-8-32 14-32 19-29L30-18C38-17 42-14 42-5V0H-40z') +
      fill('#8a1020', rect(-40, -5, 82, 5)) +
      fill('#bfe4ec', 'M-18-17L-9-27H2v10zM6-17V-27h10l9 10z') +
      fills('#221a26', [circle(-22, 0, 8), circle(25, 0, 8)]) +
      fills('#e0d4c8', [circle(-22, 0, 3.4), circle(25, 0, 3.4)]) +
      fill('#fff0b0', rect(-41, -11, 5, 5));
    return group(`translate(${numbers(x * stage.w, y * stage.h)})rotate(-7)scale(${numbers(0.86 * stage.u)})`, body);
  },
};

/** The zip line between two summits, someone on it. */
const zipLine: Layer = {
  draw: ({ w, h, u }) => {
    const [x1, y1, x2, y2] = [w * 0.98, h * 0.3, w * 0.3, h * 0.56];
    const [px, py] = [x1 + (x2 - x1) * 0.42, y1 + (y2 - y1) * 0.42 + 9 * u];
    return (
      line('#5a2f40', 1.3 * u, `M${numbers(x1, y1)}Q${numbers((x1 + x2) / 2, (y1 + y2) / 2 + 18 * u, x2, y2)}`, 0.8) +
      group(
        `translate(${numbers(px, py)})scale(${numbers(u)})`,
        line('#5a2f40', 1.4, 'M0 0V9') +
          fill('#8a1538', 'M-20 10C-12 6 6 6 18 10L24 8 20 14C6 17-10 16-22 14z') +
          fill('#ffd0a0', circle(-24, 11, 3.6)),
      )
    );
  },
};

/** Sunrise on Jebel Jais, the road winding to the top. */
export const rasAlKhaimah: Scene = {
  slug: 'ras-al-khaimah',
  crops: ['card', 'hero', 'share'],
  layers: [
    sky(['#2a5f94', '#7fa8c0', '#f4cfae', '#ffb184'], 0.66),
    sun({ x: { card: 0.2, hero: 0.3, share: 0.22 }, y: 0.42, r: 46, colour: '#fff8e0', glow: '#ffdca0' }),
    streaks({ from: 0.08, to: 0.36, count: { card: 7, hero: 13, share: 10 }, colour: '#fff0dc', opacity: 0.55, seed: 214 }),
    flight({ x: { card: 0.42, hero: 0.46, share: 0.44 }, y: 0.13 }),
    mountains({ y: 0.55, amp: 90, rough: 0.75, seed: 142, fill: ['#c4a0b0', '#f0c4a8'], shade: '#a888a4', shadeOpacity: 0.6 }),
    mountains({
      y: 0.6,
      amp: 110,
      rough: 0.75,
      seed: 152,
      fill: ['#b8808a', '#e8a884'],
      shade: '#8f5f78',
      peaks: [
        [0.86, 130],
        [0.05, 40],
      ],
      shadeOpacity: 0.65,
    }),
    haze({ y: 0.64, height: 0.18, colour: '#ffd9b0', opacity: 0.6 }),
    mountains({
      y: 0.68,
      amp: 90,
      rough: 0.72,
      seed: 165,
      fill: ['#c2755c', '#d9905f'],
      shade: '#86465a',
      peaks: [
        [0.72, 150],
        [0.98, 60],
      ],
      shadeOpacity: 0.7,
    }),
    land((s) => s.ink.fade('#dc9560', '#b8603f'), {
      card: [
        [-0.02, 0.9],
        [0.2, 0.84],
        [0.38, 0.74],
        [0.55, 0.6],
        [0.66, 0.5],
        [0.73, 0.48],
        [0.84, 0.56],
        [1.02, 0.66],
        [1.02, 1.02],
        [-0.02, 1.02],
      ],
      hero: [
        [-0.02, 0.92],
        [0.36, 0.86],
        [0.5, 0.74],
        [0.62, 0.6],
        [0.71, 0.5],
        [0.76, 0.48],
        [0.86, 0.56],
        [1.02, 0.66],
        [1.02, 1.02],
        [-0.02, 1.02],
      ],
      share: [
        [-0.02, 0.9],
        [0.28, 0.84],
        [0.44, 0.74],
        [0.59, 0.6],
        [0.69, 0.5],
        [0.74, 0.48],
        [0.85, 0.56],
        [1.02, 0.66],
        [1.02, 1.02],
        [-0.02, 1.02],
      ],
    }),
    land(
      (s) => s.ink.fade('#a84f44', '#7a3440'),
      {
        card: [
          [0.73, 0.48],
          [0.84, 0.56],
          [1.02, 0.66],
          [1.02, 1.02],
          [0.96, 1.02],
          [0.9, 0.84],
          [0.93, 0.74],
          [0.86, 0.66],
          [0.8, 0.56],
        ],
        hero: [
          [0.76, 0.48],
          [0.86, 0.56],
          [1.02, 0.66],
          [1.02, 1.02],
          [0.96, 1.02],
          [0.9, 0.84],
          [0.93, 0.74],
          [0.86, 0.66],
          [0.81, 0.56],
        ],
        share: [
          [0.74, 0.48],
          [0.85, 0.56],
          [1.02, 0.66],
          [1.02, 1.02],
          [0.96, 1.02],
          [0.9, 0.84],
          [0.93, 0.74],
          [0.86, 0.66],
          [0.8, 0.56],
        ],
      },
      false,
    ),
    crags,
    road,
    car,
    zipLine,
    land(
      (s) => s.ink.fade('#6a2c3c', '#34182c'),
      {
        card: [
          [-0.02, 0.82],
          [0.04, 0.84],
          [0.09, 0.92],
          [0.15, 0.93],
          [0.19, 1.02],
          [-0.02, 1.02],
        ],
        hero: [
          [-0.02, 0.84],
          [0.04, 0.86],
          [0.08, 0.93],
          [0.13, 0.94],
          [0.17, 1.02],
          [-0.02, 1.02],
        ],
        share: [
          [-0.02, 0.82],
          [0.04, 0.84],
          [0.09, 0.92],
          [0.14, 0.93],
          [0.18, 1.02],
          [-0.02, 1.02],
        ],
      },
      false,
    ),
    spray({ dense: 1, clear: 0.7, colour: '#5f2434', count: 300, seed: 36, opacity: 0.35, size: 2.4 }),
    birds({ x: { card: 0.36, hero: 0.48, share: 0.4 }, y: 0.3, count: 4, size: 17, colour: '#5a2f40', seed: 216 }),
    grain(),
  ],
};
