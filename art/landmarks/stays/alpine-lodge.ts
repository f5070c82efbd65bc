import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** A long timber lodge, snow on its roof and light in every window. About 420 wide. */
export function alpineLodge(c: {
  wood: Three;
  stone: Three;
  snow: string;
  snowShade: string;
  window: string;
  glow: string;
  dark: string;
}): Landmark {
  return ({ ink }) => {
    const wood = ink.side(...c.wood);
    const pane = (x: number, y: number, w: number, h: number) =>
      fill(c.dark, rect(x - w / 2 - 2, y - h - 2, w + 4, h + 4)) +
      fill(c.glow, rect(x - w / 2, y - h, w, h)) +
      line(c.dark, 1.6, open(x, y - h, x, y) + open(x - w / 2, y - h * 0.55, x + w / 2, y - h * 0.55), 0.8);
    const gable = (x: number, half: number, wallTop: number, ridge: number) =>
      fill(wood, poly(x - half, 0, x - half, -wallTop, x, -ridge, x + half, -wallTop, x + half, 0)) +
      line(
        c.wood[2],
        1.2,
        repeat(Math.floor(wallTop / 8), (i) => open(x - half, -44 - i * 8, x + half, -44 - i * 8)),
        0.4,
      ) +
      fill(
        c.snow,
        poly(
          x,
          -ridge - 22,
          x - half - 34,
          -wallTop + 12,
          x - half - 28,
          -wallTop + 22,
          x,
          -ridge + 2,
          x + half + 28,
          -wallTop + 22,
          x + half + 34,
          -wallTop + 12,
        ),
      ) +
      fill(
        c.snowShade,
        poly(
          x - half - 28,
          -wallTop + 22,
          x,
          -ridge + 2,
          x + half + 28,
          -wallTop + 22,
          x + half + 26,
          -wallTop + 27,
          x,
          -ridge + 8,
          x - half - 26,
          -wallTop + 27,
        ),
      );
    let out =
      fill(wood, rect(-40, -118, 250, 118)) +
      fill(c.snow, 'M-60-116L-40-176H206L226-116Q200-108 180-114T120-112 60-113 0-111-60-116z') +
      fill(
        c.snowShade,
        'M-60-116Q-30-106 0-111T60-113 120-112 180-114 226-116L224-108Q200-102 180-108T120-106 60-107 0-105-58-109z',
      ) +
      fill(ink.side(...c.stone), rect(140, -214, 26, 46)) +
      fill(c.snow, rect(137, -220, 32, 8)) +
      brush('#fff', 7, 'M153-232c-10-16 10-24 0-42s8-26 0-40', 0.3);
    out +=
      [20, 62, 104, 146, 188].map((x) => pane(x, -72, 22, 28)).join('') +
      [20, 62, 104, 146, 188].map((x) => pane(x, -14, 24, 34)).join('') +
      fill(c.wood[2], rect(-40, -64, 252, 5)) +
      line(
        c.wood[2],
        2,
        along(-36, 208, 32, (x) => open(x, -64, x, -52)),
      ) +
      fill(c.wood[0], rect(-40, -53, 252, 3)) +
      fill(c.snow, rect(-40, -67, 252, 3.4));
    out +=
      gable(-108, 104, 128, 222) +
      fill(ink.side(...c.stone), rect(-212, -38, 208, 38)) +
      line(c.stone[2], 1.2, `${repeat(9, (i) => `M${-208 + i * 23}-36v${i % 2 ? 16 : 34}`)}M-212-19H-4`, 0.5);
    out +=
      [-168, -108, -48].map((x) => pane(x, -68, 34, 38)).join('') +
      [-138, -78].map((x) => pane(x, -130, 26, 32)).join('') +
      pane(-108, -180, 18, 18) +
      fill(c.wood[2], rect(-206, -122, 196, 6)) +
      line(
        c.wood[2],
        2.4,
        along(-202, -14, 24, (x) => open(x, -122, x, -106)),
      ) +
      fill(c.wood[0], rect(-206, -108, 196, 4)) +
      fill(c.snow, rect(-206, -126, 196, 4));
    out +=
      fill(c.dark, arch(-108, 0, 38, 34)) +
      fill(c.glow, arch(-108, 0, 30, 29)) +
      [-190, -28].map((x) => pane(x, -8, 20, 20)).join('');
    return (
      out +
      fill(c.glow, 'M-150 4L-66 4-40 30-176 30z', 0.3) +
      fill(c.snow, 'M-240 8Q-200-8-150 2T-60-2 40 2 140-4 240 8V20H-240z')
    );
  };
}
