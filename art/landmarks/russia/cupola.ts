import { fill, fills, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { onion, open, poly } from '../../engine/paths.ts';
import type { Brush } from '../../engine/stage.ts';

export interface CathedralColours {
  brick: readonly [string, string, string];
  white: string;
  window: string;
  glow: string;
  gold: readonly [string, string, string];
  snow: string;
}

type Skin = 'stripes' | 'spiral' | 'scales' | 'zigzag' | 'knobs';

export interface Cupola {
  x: number;
  base: number;
  /** Half width of the drum and of the bulb, height of the bulb. */
  neck: number;
  r: number;
  h: number;
  skin: Skin;
  colours: readonly [string, string, string];
  second: string;
}

export function skin({ x, base, r, h, skin: kind }: Cupola): string {
  const at = (f: number, t: number) => {
    const swell = Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.86 + 0.34) ** 0.8;
    return x + f * r * 1.02 * Math.max(0.04, swell);
  };
  if (kind === 'stripes')
    return repeat(6, (i) => {
      const f = (i - 2.75) / 2.8;
      const g = f + 0.17;
      return `M${numbers(at(f, 0), base)}C${numbers(x + f * r * 1.25, base - h * 0.3, x + f * r * 1.1, base - h * 0.6, x, base - h)}C${numbers(x + g * r * 1.1, base - h * 0.6, x + g * r * 1.25, base - h * 0.3, at(g, 0), base)}z`;
    });
  if (kind === 'spiral')
    return repeat(8, (i) => {
      const y = base - h * (-0.28 + i * 0.14);
      return `M${numbers(x - r * 1.2, y)}C${numbers(x - r * 0.4, y - h * 0.06, x + r * 0.4, y - h * 0.2, x + r * 1.2, y - h * 0.3)}v${numbers(h * 0.065)}C${numbers(x + r * 0.4, y - h * 0.135, x - r * 0.4, y + h * 0.005, x - r * 1.2, y + h * 0.065)}z`;
    });
  if (kind === 'zigzag')
    return repeat(6, (k) => {
      const y = base - h * (0.04 + k * 0.13);
      const n = 6;
      const w = (r * 2.4) / n;
      return `M${numbers(x - r * 1.2, y)}${repeat(n, () => `l${numbers(w / 2, -h * 0.06)}l${numbers(w / 2, h * 0.06)}`)}v${numbers(-h * 0.055)}${repeat(n, () => `l${numbers(-w / 2, -h * 0.06)}l${numbers(-w / 2, h * 0.06)}`)}z`;
    });
  const size = kind === 'knobs' ? r * 0.15 : r * 0.2;
  return repeat(7, (row) =>
    repeat(7, (i) => {
      const [cx, cy] = [x + (i - 3 + (row % 2) * 0.5) * size * 1.9, base - h * 0.06 - row * h * 0.115];
      return kind === 'knobs'
        ? `M${numbers(cx - size * 0.7, cy)}l${numbers(size * 0.7, -size)}l${numbers(size * 0.7, size)}l${numbers(-size * 0.7, size * 0.6)}z`
        : `M${numbers(cx - size, cy - size * 0.5)}q0 ${numbers(size * 1.3)} ${numbers(size, size * 1.3)}q${numbers(size)} 0 ${numbers(size, -size * 1.3)}q${numbers(-size * 0.2, size * 0.8, -size, size * 0.8)}q${numbers(-size * 0.8, 0, -size, -size * 0.8)}z`;
    }),
  );
}

export function cupola({ ink, lit }: Brush, c: CathedralColours, o: Cupola): string {
  const shape = onion(o.x, o.base, o.neck, o.r, o.h);
  const dark =
    lit === -1
      ? poly(o.x + o.r * 0.3, o.base, o.x + o.r * 1.4, o.base, o.x + o.r * 1.4, o.base - o.h, o.x, o.base - o.h)
      : poly(o.x - o.r * 0.3, o.base, o.x - o.r * 1.4, o.base, o.x - o.r * 1.4, o.base - o.h, o.x, o.base - o.h);
  const top = o.base - o.h;
  return (
    fill(ink.ball(...o.colours), shape) +
    `<g clip-path="${ink.clip(shape)}">${fill(o.second, skin(o), 0.92)}${fill(o.colours[2], dark, 0.3)}</g>` +
    fill(
      c.snow,
      `M${numbers(o.x - o.r * 0.42, o.base - o.h * 0.72)}C${numbers(o.x - o.r * 0.2, o.base - o.h * 0.8, o.x - o.r * 0.06, o.base - o.h * 0.92, o.x, top)}C${numbers(o.x + o.r * 0.04, top + o.h * 0.14, o.x + o.r * 0.1, o.base - o.h * 0.78, o.x + o.r * 0.18, o.base - o.h * 0.72)}q${numbers(-o.r * 0.16, o.h * 0.06, -o.r * 0.28, 0)}q${numbers(-o.r * 0.12, o.h * 0.06, -o.r * 0.32, 0)}z`,
      0.85,
    ) +
    line(c.gold[0], 2, open(o.x, top + 2, o.x, top - 24) + open(o.x - 6, top - 16, o.x + 6, top - 16)) +
    fills(ink.ball(...c.gold), [`M${numbers(o.x - 3.4, top - 2)}a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0z`])
  );
}
