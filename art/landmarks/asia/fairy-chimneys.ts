import { fill, line } from '../../engine/ink.ts';
import { each, numbers, randomFrom, repeat } from '../../engine/numbers.ts';
import { arch } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface TuffColours {
  light: string;
  body: string;
  shade: string;
  cap: readonly [string, string];
  hole: string;
  glow: string;
}

/** One cone of tuff under its basalt cap, with doors and pigeon holes cut into it. */
export function fairyChimney(width: number, height: number, seed: number, c: TuffColours): Landmark {
  return ({ lit }) => {
    const random = randomFrom(seed);
    const [w, h] = [width / 2, height];
    const lean = (random() - 0.5) * w * 0.3;
    const outline = `M${numbers(-w, 0)}C${numbers(-w * 0.7, -h * 0.16, -w * 0.78, -h * 0.34, -w * 0.56, -h * 0.46)}C${numbers(-w * 0.4, -h * 0.56, -w * 0.36, -h * 0.7, -w * 0.2 + lean, -h * 0.86)}L${numbers(w * 0.2 + lean, -h * 0.86)}C${numbers(w * 0.3, -h * 0.66, w * 0.46, -h * 0.6, w * 0.54, -h * 0.44)}C${numbers(w * 0.66, -h * 0.3, w * 0.8, -h * 0.2, w, 0)}z`;
    const half = (s: -1 | 1) =>
      `M${numbers(s * w, 0)}C${numbers(s * w * 0.72, -h * 0.18, s * w * 0.72, -h * 0.32, s * w * 0.55, -h * 0.45)}C${numbers(s * w * 0.42, -h * 0.58, s * w * 0.34, -h * 0.68, s * w * 0.2 + lean, -h * 0.86)}H${numbers(lean + s * w * 0.02)}C${numbers(s * w * 0.16, -h * 0.6, s * w * 0.1, -h * 0.3, s * w * 0.34, 0)}z`;
    const gullies = repeat(9, () => {
      const f = random() * 1.4 - 0.7;
      return `M${numbers(f * w * 0.34 + lean, -h * (0.8 - random() * 0.2))}Q${numbers(f * w * 0.5, -h * 0.5, f * w * 0.92, -h * random() * 0.2)}`;
    });
    const cap = `M${numbers(lean - w * 0.34, -h * 0.84)}Q${numbers(lean - w * 0.4, -h * 0.9, lean - w * 0.22, -h * 0.96)}Q${numbers(lean - w * 0.02, -h * 1.06, lean + w * 0.2, -h * 0.97)}Q${numbers(lean + w * 0.42, -h * 0.9, lean + w * 0.34, -h * 0.83)}Q${numbers(lean, -h * 0.78, lean - w * 0.34, -h * 0.84)}z`;
    const capLit = `M${numbers(lean + lit * w * 0.34, -h * 0.84)}Q${numbers(lean + lit * w * 0.4, -h * 0.9, lean + lit * w * 0.22, -h * 0.96)}Q${numbers(lean, -h * 1.02, lean, -h * 0.98)}Q${numbers(lean + lit * w * 0.14, -h * 0.9, lean + lit * w * 0.1, -h * 0.82)}z`;
    const holes = [
      [0, 0.02, 0.2, 0.16],
      [-0.22, 0.3, 0.1, 0.08],
      [0.16, 0.34, 0.1, 0.08],
      [0, 0.5, 0.1, 0.07],
    ] as const;
    const openings = each(
      holes.filter((_, i) => i < 2 + (seed % 3)),
      ([x, y, ow, oh]) => arch(x * w * 1.4, -h * y, w * ow * 1.3, h * oh),
    );
    return (
      fill(c.body, outline) +
      fill(c.light, half(lit)) +
      fill(c.shade, half(lit === 1 ? -1 : 1), 0.75) +
      line(c.shade, 1.6, gullies, 0.4) +
      fill(c.hole, openings) +
      (seed % 2 ? fill(c.glow, arch(0, -h * 0.02, w * 0.16, h * 0.12)) : '') +
      fill(c.cap[1], cap) +
      fill(c.cap[0], capLit)
    );
  };
}
