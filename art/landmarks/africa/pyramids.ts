import { fill, line } from '../../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface SandstoneColours {
  light: string;
  body: string;
  shade: string;
  course: string;
  /** What is left of the smooth casing on the middle pyramid. */
  cap: string;
}

/** The three pyramids of Giza with the queens' small ones; one face lit, one in shade, courses of stone on both. */
export function pyramids({ light, shade, course, cap, body }: SandstoneColours): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(61);
    const sunny = ink.fade(light, body);
    const dark = ink.fade(body, shade);
    const one = (x: number, base: number, w: number, h: number, edge: number, capped = false) => {
      const foot = x + w * edge;
      const [l, r] = [x - w / 2, x + w / 2];
      const faces = [poly(l, base, x, base - h, foot, base + h * 0.03), poly(x, base - h, r, base, foot, base + h * 0.03)];
      const rows = Math.floor(h / 9);
      const courses = repeat(rows, (i) => {
        const t = (i + 0.6) / rows;
        const [a, b] = [l + (x - l) * t, r + (x - r) * t];
        const y = base - h * t;
        const broken = 0.15 + random() * 0.5;
        return `M${numbers(a, y)}H${numbers(a + (b - a) * broken)}M${numbers(a + (b - a) * (broken + 0.08), y)}H${numbers(b)}`;
      });
      let out =
        fill(lit === -1 ? sunny : dark, faces[0] ?? '') +
        fill(lit === -1 ? dark : sunny, faces[1] ?? '') +
        line(course, 1.3, courses, 0.34);
      if (capped) {
        const t = 0.22;
        const mid = x + (foot - x) * t;
        out += fill(
          cap,
          poly(
            x,
            base - h,
            x - (w / 2) * t,
            base - h * (1 - t),
            x - (w / 2) * t * 0.4,
            base - h * (1 - t * 0.85),
            mid,
            base - h * (1 - t * 1.12),
            x + (w / 2) * t * 0.6,
            base - h * (1 - t * 0.9),
            x + (w / 2) * t,
            base - h * (1 - t),
          ),
          0.9,
        );
        out += fill(
          shade,
          lit === -1
            ? poly(
                x,
                base - h,
                mid,
                base - h * (1 - t * 1.12),
                x + (w / 2) * t * 0.6,
                base - h * (1 - t * 0.9),
                x + (w / 2) * t,
                base - h * (1 - t),
              )
            : poly(
                x,
                base - h,
                x - (w / 2) * t,
                base - h * (1 - t),
                x - (w / 2) * t * 0.4,
                base - h * (1 - t * 0.85),
                mid,
                base - h * (1 - t * 1.12),
              ),
          0.45,
        );
      }
      return out;
    };
    let out = one(272, -6, 190, 112, 0.1) + one(40, -4, 392, 236, 0.12, true) + one(-224, 4, 420, 250, 0.08);
    out += one(330, 6, 56, 30, 0.08) + one(384, 8, 50, 26, 0.08) + one(432, 8, 44, 24, 0.08);
    const stones = range(34).map(() => rect(-420 + random() * 860, 4 + random() * 10, 5 + random() * 8, 4 + random() * 4));
    return out + fill(shade, stones.join(''), 0.5);
  };
}
