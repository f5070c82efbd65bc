import { brush, fill, line } from '../../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { type Point, straight } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface KarstColours {
  rock: readonly [string, string, string];
  crack: string;
  leaf: readonly [light: string, dark: string];
}

/** Half width of the tower at a height, both as fractions: undercut foot, sheer flanks, rounded head. */
const girth = (t: number) => (t < 0.06 ? 0.9 + t * 1.6 : 1 - 0.12 * t - 0.78 * t ** 4.5);

/** A limestone tower rising straight from the sea: fluted rock, undercut foot, jungle pouring off its head and ledges. */
export function karst(width: number, height: number, seed: number, { rock, crack, leaf }: KarstColours): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(seed);
    const lean = (random() - 0.5) * width * 0.2;
    const bumps = range(12).map(() => (random() - 0.5) * 0.16);
    const edge = (s: -1 | 1) =>
      range(12).map((i): Point => {
        const t = i / 11;
        const half = (width / 2) * (girth(t) + (bumps[(i + (s === 1 ? 5 : 0)) % 12] ?? 0) * (i === 0 ? 0 : 1));
        return [s * half + lean * t, -height * t * (i === 11 ? 1 : 0.98)];
      });
    const outline = `${straight([...edge(-1), ...edge(1).reverse()])}z`;
    const inside = ink.clip(outline);
    const at = (f: number, t: number) => (f * width * girth(t)) / 2 + lean * t;
    const flutes = (count: number, thick: number) =>
      repeat(count, () => {
        const top = 0.15 + random() * 0.75;
        const long = Math.min(top, 0.12 + random() * 0.35) * height;
        const x = at(random() * 1.9 - 0.95, top);
        const w = width * (0.008 + random() * thick);
        return `M${numbers(x, -top * height)}q${numbers(w, long * 0.5, w * 0.3, long)}q${numbers(-w * 1.5, -long * 0.4, -w * 0.3, -long)}z`;
      });
    // Leaves are round-ended strokes of no length: dots in three sizes, cheap to draw and lumpy as a wood from afar.
    const r0 = Math.min(width, height) * 0.036 + 2.2;
    const sizes = [2.9, 2.1, 1.4];
    const dark = sizes.map(() => '');
    const light = sizes.map(() => '');
    const clump = (f: number, t: number, count: number, spread: number) => {
      for (const i of range(count)) {
        const [dx, dy] = [(random() - 0.5) * spread * r0 * 2.4, (random() - 0.62) * spread * r0];
        const [x, y] = [at(f, t) + dx, -height * t + dy];
        dark[i % 3] += `M${numbers(x, y)}h0`;
        if (random() < 0.55 && dx * lit > -spread * r0 * 0.4)
          light[(i + 1) % 3] += `M${numbers(x + lit * r0 * 0.5, y - r0 * 0.6)}h0`;
      }
    };
    for (const [t, count] of [
      [0.98, 6],
      [0.92, 7],
      [0.85, 7],
      [0.78, 6],
    ] as const)
      for (const k of range(count)) clump(((k + 0.5) / count - 0.5) * 2, t, 5, 2);
    for (const t of [0.68, 0.6, 0.5, 0.4, 0.28, 0.16]) {
      const f = random() * 1.8 - 0.9;
      clump(f, t, 7, 2.6);
      if (random() < 0.6) clump(f + 0.22, t - 0.04, 5, 1.8);
    }
    const leaves = (paint: string, groups: readonly string[], scale: number) =>
      groups.map((d, i) => brush(paint, r0 * (sizes[i] ?? 2) * scale, d)).join('');
    return (
      fill(ink.side(...rock), outline) +
      `<g clip-path="${inside}">${fill(crack, flutes(22, 0.016), 0.5)}${fill(rock[0], flutes(14, 0.012), 0.6)}${fill(crack, `M${numbers(-width * 0.6, 2)}V${numbers(-height * 0.035)}q${numbers(width * 0.6, -height * 0.03, width * 1.2, 0)}V2z`, 0.6)}</g>` +
      leaves(leaf[1], dark, 1) +
      leaves(leaf[0], light, 0.6) +
      line('#fff', 2.2, `M${numbers(-width * 0.5, 2)}q${numbers(width * 0.5, 6, width, 0)}`, 0.85)
    );
  };
}
