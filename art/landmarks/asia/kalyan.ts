import { fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';
import { ribbedDome, type TileColours } from './registan.ts';

/** The Kalyan minaret of Bukhara: a tapering shaft of patterned brick under its lantern of arches, 470 tall. */
export function kalyanMinaret(c: TileColours): Landmark {
  return ({ ink }) => {
    const brick = ink.side(...c.brick);
    const half = (t: number) => 46 - t * 18;
    const bands = range(12).map((i) => {
      const t = 0.05 + i * 0.064;
      return { y: -470 * t * 0.92, half: half(t) };
    });
    return (
      fill(brick, `M-48 0L${numbers(-half(0.84))}-392H${numbers(half(0.84))}L48 0z`) +
      fill(c.brick[2], bands.map(({ y, half: w }) => rect(-w, y, w * 2, 3)).join(''), 0.4) +
      line(
        c.brick[2],
        1.4,
        each(bands, ({ y, half: w }, i) =>
          (i % 3 === 0
            ? range(9).map(
                (k) =>
                  `M${numbers(-w + (k * w) / 4.5, y - 4)}l${numbers(w / 9, -10)}l${numbers(w / 9, 10)}l${numbers(-w / 9, 10)}z`,
              )
            : i % 3 === 1
              ? range(12).map((k) => `M${numbers(-w + (k * w) / 6, y - 4)}v-20`)
              : range(6).map(
                  (k) =>
                    `M${numbers(-w + (k * w) / 3, y - 4)}l${numbers(w / 3, -20)}M${numbers(-w + ((k + 1) * w) / 3, y - 4)}l${numbers(-w / 3, -20)}`,
                )
          ).join(''),
        ),
        0.5,
      ) +
      fill(c.turquoise, rect(-31, -388, 62, 9)) +
      fill(
        c.white,
        along(-26, 26, 9, (x) => poly(x - 2, -386, x, -382, x + 2, -386)),
        0.6,
      ) +
      fills(brick, [
        poly(-29, -392, -42, -408, -44, -416, 44, -416, 42, -408, 29, -392),
        rect(-34, -452, 68, 38),
        poly(-40, -452, -44, -466, 44, -466, 40, -452),
        'M-36-466C-34-486-14-494 0-496 14-494 34-486 36-466z',
        rect(-7, -508, 14, 14),
      ]) +
      fill(
        c.niche[0],
        along(-27, 27, 6, (x) => arch(x, -416, 9, 30, 'pointed')),
      ) +
      line(
        c.brick[2],
        1.2,
        along(-38, 38, 11, (x) => `M${numbers(x)}-466l3-6 3 6`),
        0.7,
      )
    );
  };
}

/** A mosque front with a turquoise dome behind its portal. About 420 wide. */
export function domedMosque(
  c: TileColours,
  domes: readonly (readonly [x: number, base: number, r: number])[] = [[40, -150, 70]],
): Landmark {
  return (b) => {
    const brick = b.ink.side(...c.brick);
    const wing = (x: number, w: number, h: number, n: number) =>
      fill(b.ink.fade(c.brick[0], c.brick[1]), rect(x, -h, w, h)) +
      fill(c.blue, rect(x, -h, w, 6)) +
      fill(
        c.turquoise,
        along(x + w / n / 2, x + w - w / n / 2, n, (px) => arch(px, 0, (w / n) * 0.8, h * 0.74, 'keel')),
      ) +
      fill(
        c.niche[0],
        along(x + w / n / 2, x + w - w / n / 2, n, (px) => arch(px, 0, (w / n) * 0.6, h * 0.64, 'keel')),
      );
    return (
      domes.map(([x, base, r]) => ribbedDome(b, c, x, base, r)).join('') +
      wing(-240, 170, 96, 4) +
      wing(150, 130, 96, 3) +
      fill(brick, rect(-76, -212, 232, 212)) +
      fill(c.blue, rect(-70, -206, 220, 14) + rect(-70, -206, 13, 206) + rect(137, -206, 13, 206)) +
      fill(
        c.white,
        along(-58, 138, 18, (x) => poly(x - 4, -199, x, -204, x + 4, -199, x, -194)) +
          repeat(
            13,
            (k) =>
              poly(-67, -180 + k * 14, -63, -186 + k * 14, -60, -180 + k * 14, -63, -174 + k * 14) +
              poly(140, -180 + k * 14, 143, -186 + k * 14, 147, -180 + k * 14, 143, -174 + k * 14),
          ),
        0.75,
      ) +
      fill(
        c.turquoise,
        repeat(5, (row) =>
          along(-44, 124, 12, (x) =>
            poly(
              x - 5 + (row % 2) * 6,
              -182 + row * 13,
              x + (row % 2) * 6,
              -189 + row * 13,
              x + 5 + (row % 2) * 6,
              -182 + row * 13,
              x + (row % 2) * 6,
              -175 + row * 13,
            ),
          ),
        ),
        0.7,
      ) +
      fill(c.blue, arch(40, 0, 150, 172, 'keel')) +
      fill(b.ink.across([0, c.niche[1]], [0.45, c.niche[0]], [1, c.niche[0]]), arch(40, 0, 134, 162, 'keel')) +
      fill(
        c.turquoise,
        repeat(4, (row) => repeat(6 - row, (i) => arch(40 + (i - (5 - row) / 2) * 21, -86 - row * 14, 16, 12, 'pointed'))),
        0.6,
      ) +
      fill(c.brick[0], rect(-22, -70, 124, 70), 0.45) +
      fill(c.niche[0], arch(40, 0, 40, 58, 'keel') + arch(-4, 0, 22, 40, 'keel') + arch(84, 0, 22, 40, 'keel')) +
      line(c.gold, 2, arch(40, 0, 142, 167, 'keel'), 0.8)
    );
  };
}
