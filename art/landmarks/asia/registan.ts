import { fill, fills, line } from '../../engine/ink.ts';
import { numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, dome, open, poly, rect } from '../../engine/paths.ts';
import type { Brush, Landmark } from '../../engine/stage.ts';

export interface TileColours {
  brick: readonly [string, string, string];
  dome: readonly [string, string, string];
  blue: string;
  turquoise: string;
  white: string;
  niche: readonly [string, string];
  gold: string;
  /** The sun and tigers over the arch of the Sher-Dor. */
  tiger: string;
}

/** Lozenge tiling between two heights: rows of diamonds in two inks. */
function lozenges(x: number, y: number, w: number, h: number, size: number): string {
  return range(Math.floor(h / (size * 1.4)))
    .flatMap((row) =>
      range(Math.floor(w / size)).map((i) => {
        const [cx, cy] = [x + size * (i + 0.5 + (row % 2) * 0.5), y + size * 1.4 * (row + 0.5)];
        return cx + size / 2 > x + w
          ? ''
          : `M${numbers(cx, cy - size * 0.6)}l${numbers(size * 0.36, size * 0.6)}l${numbers(-size * 0.36, size * 0.6)}l${numbers(-size * 0.36, -size * 0.6)}z`;
      }),
    )
    .join('');
}

/** Dome with melon ribs on a tall banded drum. */
export function ribbedDome({ ink }: Brush, c: TileColours, x: number, base: number, r: number): string {
  const drum = rect(x - r * 0.82, base - r * 0.8, r * 1.64, r * 0.8);
  const top = base - r * 0.8;
  const shell = `M${numbers(x - r * 0.84, top)}C${numbers(x - r * 1.2, top - r * 0.5, x - r * 0.92, top - r * 1.22, x, top - r * 1.62)}C${numbers(x + r * 0.92, top - r * 1.22, x + r * 1.2, top - r * 0.5, x + r * 0.84, top)}z`;
  const ribs = repeat(7, (i) => {
    const f = (i - 3) / 3.5;
    return `M${numbers(x + f * r * 0.84, top)}C${numbers(x + f * r * 1.2, top - r * 0.5, x + f * r * 0.92, top - r * 1.2, x, top - r * 1.6)}`;
  });
  return (
    fill(ink.side(...c.brick), drum) +
    fill(
      c.blue,
      rect(x - r * 0.82, base - r * 0.74, r * 1.64, r * 0.1) + rect(x - r * 0.82, base - r * 0.16, r * 1.64, r * 0.1),
    ) +
    fill(
      c.turquoise,
      along(x - r * 0.7, x + r * 0.7, 9, (px) => rect(px - r * 0.05, base - r * 0.58, r * 0.1, r * 0.36)),
    ) +
    fill(ink.ball(...c.dome), shell) +
    line(c.dome[2], r * 0.045, ribs, 0.6) +
    line(c.dome[0], r * 0.025, ribs, 0.5) +
    fill(c.blue, rect(x - r * 0.9, top - r * 0.07, r * 1.8, r * 0.12)) +
    line(c.gold, 2.2, open(x, top - r * 1.6, x, top - r * 1.95))
  );
}

function minaret({ ink }: Brush, c: TileColours, x: number, base: number, h: number, w: number): string {
  const half = (t: number) => w * (1 - t * 0.28);
  const band = (t: number, tall: number, colour: string) =>
    fill(
      colour,
      poly(
        x - half(t),
        base - h * t,
        x + half(t),
        base - h * t,
        x + half(t + tall),
        base - h * (t + tall),
        x - half(t + tall),
        base - h * (t + tall),
      ),
    );
  return (
    fill(ink.side(...c.brick), poly(x - w, base, x + w, base, x + half(0.92), base - h * 0.92, x - half(0.92), base - h * 0.92)) +
    fill(
      c.turquoise,
      repeat(7, (k) =>
        lozenges(x - half(0.1 + k * 0.11) * 0.9, base - h * (0.18 + k * 0.11), half(0.1 + k * 0.11) * 1.8, h * 0.085, w * 0.45),
      ),
      0.8,
    ) +
    [0.06, 0.3, 0.54, 0.78].map((t) => band(t, 0.02, c.blue)).join('') +
    fill(
      ink.side(...c.brick),
      poly(
        x - half(0.9),
        base - h * 0.9,
        x - w * 1.15,
        base - h * 0.96,
        x - w * 1.15,
        base - h,
        x + w * 1.15,
        base - h,
        x + w * 1.15,
        base - h * 0.96,
        x + half(0.9),
        base - h * 0.9,
      ),
    ) +
    fill(
      c.turquoise,
      along(x - w * 0.9, x + w * 0.9, 4, (px) => rect(px - w * 0.14, base - h * 0.985, w * 0.28, h * 0.022)),
    )
  );
}

/** The great portal: framed arch over a deep niche, tile in bands. */
function portal({ ink, lit }: Brush, c: TileColours, x: number, w: number, h: number, tigers: boolean): string {
  const [deep, bright] = c.niche;
  const half = w / 2;
  let out = fill(ink.side(...c.brick), rect(x - half, -h, w, h));
  out +=
    fill(
      c.blue,
      rect(x - half + 5, -h + 5, w - 10, 13) + rect(x - half + 5, -h + 5, 12, h - 5) + rect(x + half - 17, -h + 5, 12, h - 5),
    ) +
    fill(
      c.white,
      along(x - half + 16, x + half - 16, Math.round(w / 11), (px) => rect(px - 2.6, -h + 8, 5.2, 7)) +
        repeat(
          Math.floor((h - 30) / 14),
          (k) => rect(x - half + 8, -h + 26 + k * 14, 6, 9) + rect(x + half - 14, -h + 26 + k * 14, 6, 9),
        ),
      0.7,
    );
  out +=
    fill(c.turquoise, lozenges(x - half + 21, -h + 24, w - 42, h * 0.36, 10), 0.85) +
    fill(c.blue, arch(x, 0, w * 0.66, h * 0.8, 'keel')) +
    fill(ink.across([0, bright], [0.45, deep], [1, deep]), arch(x, 0, w * 0.58, h * 0.75, 'keel'));
  out +=
    fill(
      c.turquoise,
      repeat(4, (row) =>
        repeat(6 - row, (i) =>
          arch(x + (i - (5 - row) / 2) * w * 0.09, -h * (0.42 + row * 0.065), w * 0.07, h * 0.05, 'pointed'),
        ),
      ),
      0.6,
    ) + line(c.gold, 1.6, arch(x, 0, w * 0.62, h * 0.775, 'keel'), 0.8);
  out +=
    fill(c.brick[0], rect(x - w * 0.27, -h * 0.34, w * 0.54, h * 0.34), 0.5) +
    fill(
      deep,
      arch(x, 0, w * 0.18, h * 0.28, 'keel') +
        arch(x - w * 0.19, 0, w * 0.1, h * 0.2, 'keel') +
        arch(x + w * 0.19, 0, w * 0.1, h * 0.2, 'keel'),
    ) +
    fill(c.white, rect(x - w * 0.28, -h * 0.36, w * 0.56, 3), 0.6);
  if (tigers) {
    const beast = (s: -1 | 1) =>
      `M${numbers(x + s * w * 0.36, -h * 0.8)}q${numbers(-s * 8, -10, -s * 20, -8)}q${numbers(-s * 8, -8, -s * 14, 0)}q${numbers(-s * 4, 5, 0, 8)}q${numbers(s * 4, 4, 6 * s, 2)}l${numbers(-s * 4, 10)}h${numbers(s * 4)}l${numbers(s * 6, -8)}h${numbers(s * 8)}l${numbers(s * 3, 8)}h${numbers(s * 4)}z`;
    out +=
      fill(
        c.gold,
        `M${numbers(x - w * 0.27 - 7, -h * 0.9)}a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM${numbers(x + w * 0.27 - 7, -h * 0.9)}a7 7 0 1 0 14 0 7 7 0 1 0-14 0z`,
      ) + fill(c.tiger, beast(-1) + beast(1));
  }
  return out + fill(c.brick[2], lit === -1 ? rect(x + half - 4, -h, 4, h) : rect(x - half, -h, 4, h), 0.5);
}

function wing(b: Brush, c: TileColours, from: number, to: number, h: number, bays: number): string {
  const w = (to - from) / bays;
  return (
    fill(b.ink.fade(c.brick[0], c.brick[1]), rect(from, -h, to - from, h)) +
    fill(c.blue, rect(from, -h, to - from, 6) + rect(from, -h / 2 - 3, to - from, 5)) +
    repeat(bays, (i) =>
      repeat(2, (k) => {
        const [x, base] = [from + (i + 0.5) * w, -k * h * 0.5 - 2];
        return (
          fill(c.turquoise, arch(x, base, w * 0.8, h * 0.44, 'keel')) +
          fill(c.niche[0], arch(x, base, w * 0.6, h * 0.37, 'keel')) +
          fill(c.brick[1], rect(x - w * 0.3, base - h * 0.1, w * 0.6, h * 0.1))
        );
      }),
    ) +
    fill(
      c.white,
      repeat(bays + 1, (i) => rect(from + i * w - 1, -h, 2, h)),
      0.6,
    )
  );
}

/** The Registan of Samarkand: Ulugh Beg left, Tilya-Kori across the square, Sher-Dor right. */
export function registan(c: TileColours): Landmark {
  return (b) => {
    let out = ribbedDome(b, c, -78, -92, 58);
    out +=
      wing(b, c, -170, 170, 84, 12) +
      portal(b, c, 10, 96, 138, false) +
      fills(b.ink.side(...c.brick), [rect(-176, -96, 14, 96), rect(162, -96, 14, 96)]) +
      fills(b.ink.ball(...c.dome), [dome(-169, -96, 8, 12), dome(169, -96, 8, 12)]);
    out += minaret(b, c, -392, 4, 262, 17) + ribbedDome(b, c, 262, -118, 34) + ribbedDome(b, c, 350, -118, 34);
    out +=
      wing(b, c, -384, -350, 118, 1) +
      wing(b, c, -206, -176, 112, 1) +
      portal(b, c, -278, 150, 236, false) +
      minaret(b, c, -188, 4, 250, 16);
    out +=
      wing(b, c, 188, 222, 112, 1) +
      wing(b, c, 350, 394, 118, 1) +
      portal(b, c, 290, 144, 230, true) +
      minaret(b, c, 192, 4, 250, 16) +
      minaret(b, c, 400, 4, 262, 17);
    // Paved square and its steps.
    out +=
      fill(c.brick[0], poly(-470, 6, 470, 6, 500, 14, -500, 14)) +
      fill(c.brick[2], poly(-500, 14, 500, 14, 510, 20, -510, 20), 0.5);
    return out;
  };
}
