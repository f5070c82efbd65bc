import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, points, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface PorcelainColours {
  stone: readonly [string, string, string];
  jewel: string;
  jewelTwo: string;
  window: string;
  glow: string;
  gold: string;
  roof: readonly [string, string, string];
}

/** Half widths of a prang by height, both as fractions: terraces, waist, ribbed cob, crown. */
const profile: readonly (readonly [number, number])[] = points(
  '0,0.3 0.05,0.29 0.055,0.262 0.12,0.245 0.125,0.214 0.2,0.195 0.205,0.164 0.28,0.147 0.285,0.12 0.345,0.106 0.35,0.083 0.42,0.069 0.425,0.084 0.44,0.084 0.445,0.067 0.56,0.065 0.68,0.059 0.78,0.046 0.86,0.028 0.905,0.011',
);

function prang(x: number, base: number, h: number): string {
  const right = profile.flatMap(([y, half]) => [x + half * h, base - y * h]);
  const left = [...profile].reverse().flatMap(([y, half]) => [x - half * h, base - y * h]);
  return poly(...right, ...left);
}

/** Wat Arun, the Temple of Dawn: the great prang between its four lesser ones, porcelain bands catching the light. */
export function watArun({ stone, jewel, jewelTwo, window, glow, gold, roof }: PorcelainColours): Landmark {
  return ({ ink }) => {
    const paint = ink.side(...stone);
    const [light, , shade] = stone;
    const tower = (x: number, base: number, h: number) => {
      const band = (y: number, t: number) => {
        const i = Math.max(
          1,
          profile.findIndex(([at]) => at > y),
        );
        const half = (profile[i]?.[1] ?? 0.05) * h;
        return rect(x - half, base - y * h, half * 2, t * h);
      };
      const ribs = along(
        x - 0.055 * h,
        x + 0.055 * h,
        7,
        (px) =>
          `M${Math.round(px * 10) / 10} ${Math.round(base - 0.45 * h)}Q${Math.round(px * 10) / 10} ${Math.round(base - 0.72 * h)} ${Math.round((x + (px - x) * 0.45) * 10) / 10} ${Math.round(base - 0.86 * h)}`,
      );
      return (
        fill(paint, prang(x, base, h)) +
        fill(jewel, [0.046, 0.115, 0.195, 0.275, 0.34].map((y) => band(y, 0.013)).join(''), 0.85) +
        fill(jewelTwo, [0.085, 0.16, 0.24, 0.315].map((y) => band(y, 0.008)).join(''), 0.8) +
        fill(shade, [0.055, 0.125, 0.205, 0.285, 0.35].map((y) => band(y + 0.004, 0.008)).join(''), 0.7) +
        line(shade, h * 0.004, ribs, 0.6) +
        fill(
          light,
          repeat(9, (k) =>
            rect(x - (0.066 - k * 0.0014) * h, base - (0.47 + k * 0.034) * h, (0.132 - k * 0.0028) * h, 0.007 * h),
          ),
          0.55,
        ) +
        fill(
          window,
          arch(x, base - 0.352 * h, 0.05 * h, 0.06 * h, 'pointed') +
            along(x - 0.08 * h, x + 0.08 * h, 3, (px) => arch(px, base - 0.287 * h, 0.026 * h, 0.045 * h, 'pointed')),
        ) +
        fill(glow, arch(x, base - 0.352 * h, 0.026 * h, 0.042 * h, 'pointed')) +
        line(
          gold,
          h * 0.008,
          open(x, base - 0.9 * h, x, base - h) +
            open(x - 0.018 * h, base - 0.93 * h, x - 0.018 * h, base - 0.965 * h) +
            open(x + 0.018 * h, base - 0.93 * h, x + 0.018 * h, base - 0.965 * h) +
            open(x - 0.018 * h, base - 0.932 * h, x + 0.018 * h, base - 0.932 * h),
        )
      );
    };
    const hall = (x: number, w: number) =>
      fill(ink.side(...stone), rect(x - w / 2, -44, w, 44)) +
      fills(ink.side(...roof), [
        poly(x - w * 0.62, -42, x - w * 0.3, -66, x + w * 0.3, -66, x + w * 0.62, -42),
        poly(x - w * 0.42, -64, x, -104, x + w * 0.42, -64),
      ]) +
      fill(gold, poly(x - w * 0.42, -64, x, -104, x, -98, x - w * 0.36, -64) + poly(x - 2, -104, x, -122, x + 2, -104)) +
      fill(light, poly(x - w * 0.26, -64, x, -90, x + w * 0.26, -64)) +
      fill(
        window,
        along(x - w * 0.34, x + w * 0.34, 5, (px) => arch(px, -4, w * 0.09, 28, 'pointed')),
      ) +
      fill(glow, arch(x, -4, w * 0.07, 24, 'pointed'));
    let out = tower(-176, 0, 232) + tower(176, 0, 232) + tower(0, 0, 500);
    out += tower(-112, 0, 176) + tower(112, 0, 176);
    // Stairs up the steep terraces.
    out +=
      fill(shade, poly(-17, 0, 17, 0, 8, -172, -8, -172)) +
      line(
        light,
        1.4,
        repeat(26, (i) => open(-16 + i * 0.3, -3 - i * 6.5, 16 - i * 0.3, -3 - i * 6.5)),
        0.75,
      );
    out += hall(-256, 86) + hall(256, 86);
    // River wall with small pavilions.
    out +=
      fill(ink.fade(stone[1], shade), rect(-420, -16, 840, 18)) +
      fill(light, rect(-420, -18, 840, 3)) +
      fill(
        window,
        along(-408, 408, 40, (x) => rect(x - 4, -12, 8, 9)),
        0.4,
      );
    out += fill(
      gold,
      along(-340, 340, 9, (x) => circle(x, -22, 2.6)),
    );
    return out;
  };
}
