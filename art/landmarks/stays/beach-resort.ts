import { fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** A resort of white arcades and red roofs round a tower. About 520 wide, 250 tall. */
export function beachResort(c: { wall: Three; tile: Three; window: string; glow: string }): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...c.wall);
    const tile = ink.side(...c.tile);
    const wing = (x: number, w: number, floors: number) => {
      const h = floors * 38 + 8;
      return (
        fill(ink.fade(c.wall[0], c.wall[1]), rect(x, -h, w, h)) +
        fill(tile, poly(x - 8, -h, x + 8, -h - 24, x + w - 8, -h - 24, x + w + 8, -h)) +
        line(
          c.tile[2],
          1.2,
          along(x, x + w, Math.round(w / 9), (px) => open(px, -h, px + (x + w / 2 - px) * 0.06, -h - 23)),
          0.45,
        ) +
        repeat(
          floors,
          (k) =>
            fill(
              c.window,
              along(x + 20, x + w - 20, Math.round(w / 36), (px) => arch(px, -6 - k * 38, 17, 27)),
            ) +
            fill(c.wall[0], rect(x, -9 - k * 38, w, 5)) +
            line(
              c.wall[1],
              1.4,
              along(x + 6, x + w - 6, Math.round(w / 7), (px) => open(px, -9 - k * 38, px, -17 - k * 38)),
              0.9,
            ),
        ) +
        fill(
          c.glow,
          repeat(floors, (k) =>
            arch(x + 20 + ((k * 2 + 1) % Math.round(w / 36)) * ((w - 40) / (Math.round(w / 36) - 1)), -6 - k * 38, 15, 25),
          ),
        ) +
        fill(c.wall[2], rect(x + w - 8, -h, 8, h), 0.4)
      );
    };
    return (
      wing(-120, 260, 4) +
      wing(-262, 168, 3) +
      wing(112, 170, 3) +
      fill(wall, rect(-34, -232, 68, 232)) +
      fill(tile, poly(-44, -232, 0, -282, 44, -232)) +
      fill(
        c.window,
        [-16, 16].map((x) => arch(x, -186, 18, 34)).join('') + [-16, 16].map((x) => arch(x, -112, 18, 30)).join(''),
      ) +
      fill(c.glow, arch(0, 0, 38, 62) + arch(-16, -186, 16, 32)) +
      line(c.wall[0], 3, arch(0, 0, 46, 68)) +
      fill(c.wall[2], rect(-38, -236, 76, 5) + rect(-36, -142, 72, 4), 0.5)
    );
  };
}
