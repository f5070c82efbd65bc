import { fill, line } from '../engine/ink.ts';
import { numbers, randomFrom, range } from '../engine/numbers.ts';
import { type Point, straight } from '../engine/paths.ts';
import type { Landmark } from '../engine/stage.ts';

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
      range(count)
        .map(() => {
          const top = 0.15 + random() * 0.75;
          const long = Math.min(top, 0.12 + random() * 0.35) * height;
          const x = at(random() * 1.9 - 0.95, top);
          const w = width * (0.008 + random() * thick);
          return `M${numbers(x, -top * height)}q${numbers(w, long * 0.5, w * 0.3, long)}q${numbers(-w * 1.5, -long * 0.4, -w * 0.3, -long)}z`;
        })
        .join('');
    // A clump is a cloud of leaves: three or four overlapping rounds.
    const clump = (x: number, y: number, r: number) =>
      range(3)
        .map((k) => {
          const q = r * (0.6 + random() * 0.4);
          const cx = x + (k - 1) * r * 0.75;
          return `M${numbers(cx - q, y)}a${numbers(q, q * 0.8)} 0 0 1 ${numbers(2 * q, 0)}q${numbers(-q, q * 0.9, -2 * q, 0)}`;
        })
        .join('');
    const r0 = Math.min(width, height) * 0.055 + 3;
    let [dark, light] = ['', ''];
    const ledges = [
      [0.97, 7],
      [0.9, 7],
      [0.83, 6],
      [0.74, 5],
      [0.6, 3],
      [0.46, 3],
      [0.3, 2],
    ] as const;
    for (const [t, count] of ledges) {
      const shift = t < 0.7 ? (random() - 0.5) * 1.2 : 0;
      for (const k of range(count)) {
        const f = Math.max(-1.02, Math.min(1.02, shift + ((k + 0.5) / count - 0.5) * (t > 0.7 ? 2 : 0.9)));
        const y = -height * (t + (random() - 0.5) * 0.05);
        const r = r0 * (0.75 + random() * 0.5);
        dark += clump(at(f, t), y, r);
        if (random() < 0.75) light += clump(at(f, t) + lit * r * 0.35, y - r * 0.35, r * 0.5);
      }
    }
    return (
      fill(ink.side(...rock), outline) +
      `<g clip-path="${inside}">${fill(crack, flutes(22, 0.016), 0.5)}${fill(rock[0], flutes(14, 0.012), 0.6)}${fill(crack, `M${numbers(-width * 0.6, 2)}V${numbers(-height * 0.035)}q${numbers(width * 0.6, -height * 0.03, width * 1.2, 0)}V2z`, 0.6)}</g>` +
      fill(leaf[1], dark) +
      fill(leaf[0], light) +
      line('#fff', 2.2, `M${numbers(-width * 0.5, 2)}q${numbers(width * 0.5, 6, width, 0)}`, 0.85)
    );
  };
}
