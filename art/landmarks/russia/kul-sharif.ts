import { fill, fills, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** The Kul Sharif mosque in Kazan: a crown-like blue dome, four slim minarets, white tracery. About 420 wide, 430 tall. */
export function kulSharif(c: { white: Three; blue: Three; glass: string; glow: string; gold: string }): Landmark {
  return ({ ink }) => {
    const white = ink.side(...c.white);
    const blue = ink.side(...c.blue);
    const minaret = (x: number, base: number, h: number) =>
      fills(white, [
        poly(x - 14, base, x - 12, base - h * 0.5, x + 12, base - h * 0.5, x + 14, base),
        rect(x - 17, base - h * 0.5 - 8, 34, 8),
        poly(x - 10, base - h * 0.5 - 8, x - 9, base - h * 0.74, x + 9, base - h * 0.74, x + 10, base - h * 0.5 - 8),
        rect(x - 13, base - h * 0.74 - 6, 26, 6),
      ]) +
      fill(blue, poly(x - 9, base - h * 0.74 - 6, x, base - h, x + 9, base - h * 0.74 - 6)) +
      line(c.gold, 2, open(x, base - h, x, base - h - 18)) +
      fill(
        c.glass,
        [0.1, 0.24, 0.38].map((t) => arch(x, base - h * t, 8, h * 0.08, 'pointed')).join('') +
          arch(x, base - h * 0.56, 7, h * 0.1, 'pointed'),
      ) +
      fill(c.blue[1], rect(x - 13, base - h * 0.46, 26, 4));
    let out = minaret(-112, -40, 330) + minaret(112, -40, 330);
    // Drum and eight-pointed crown of the dome.
    out +=
      fill(white, poly(-96, -100, -92, -186, 92, -186, 96, -100)) +
      fill(
        c.glass,
        along(-72, 72, 7, (x) => arch(x, -110, 17, 66, 'pointed')),
      ) +
      fill(c.glow, [-24, 0, 24].map((x) => arch(x, -110, 11, 54, 'pointed')).join('')) +
      fill(
        white,
        along(-84, 84, 8, (x) => poly(x - 13, -184, x, -222, x + 13, -184)),
      );
    out +=
      fill(blue, 'M-84-190C-80-240-50-268-14-286L-4-330H4L14-286C50-268 80-240 84-190z') +
      fill(
        c.white[0],
        repeat(5, (i) => {
          const x = (i - 2) * 36;
          return `M${x - 12}-190Q${x * 0.8}-232 ${x * 0.3}-276 ${x * 0.84}-232 ${x + 12}-190z`;
        }),
        0.75,
      ) +
      line(c.gold, 2.4, open(0, -328, 0, -356)) +
      fill(c.gold, `M-6-366a7 7 0 1 0 12 0 5.5 5.5 0 1 1-12 0z${circle(0, -340, 3.4)}`);
    // Hall with its pointed gable and side wings.
    out +=
      fills(white, [rect(-150, -104, 300, 104), rect(-200, -70, 60, 70), rect(140, -70, 60, 70)]) +
      fill(
        blue,
        poly(-156, -104, -140, -122, -50, -122, -40, -104) +
          poly(40, -104, 50, -122, 140, -122, 156, -104) +
          poly(-206, -70, -192, -86, -140, -86, -140, -70) +
          poly(140, -70, 140, -86, 192, -86, 206, -70),
      ) +
      fill(white, poly(-62, 0, -62, -128, 0, -190, 62, -128, 62, 0)) +
      fill(c.glass, arch(0, 0, 88, 150, 'pointed')) +
      fill(c.glow, arch(0, 0, 50, 112, 'pointed')) +
      line(c.white[0], 2.4, 'M0-138V0M-22-110V0M22-110V0M-40-60H40', 0.9) +
      fill(
        c.glass,
        along(-136, -80, 4, (x) => arch(x, -10, 12, 70, 'pointed')) +
          along(80, 136, 4, (x) => arch(x, -10, 12, 70, 'pointed')) +
          along(-186, -154, 3, (x) => arch(x, -8, 9, 42, 'pointed')) +
          along(154, 186, 3, (x) => arch(x, -8, 9, 42, 'pointed')),
      );
    return out + minaret(-168, 0, 400) + minaret(168, 0, 400) + fill(c.white[2], rect(-210, -3, 420, 3), 0.5);
  };
}

/** The white wall of the Kremlin with a round tower at each end of a stretch; from -width/2 to width/2. */
export function whiteKremlin(width: number, c: { wall: Three; roof: Three; slit: string }): Landmark {
  return ({ ink }) => {
    const [half, wall] = [width / 2, ink.side(...c.wall)];
    const towers = range(Math.round(width / 300) + 1).map((i) => -half + 30 + i * 300);
    return (
      fill(ink.fade(c.wall[0], c.wall[1]), rect(-half, -58, width, 58)) +
      fill(
        c.wall[1],
        repeat(Math.round(width / 15), (i) => `M${-half + i * 15}-58v-11l3 4h3l3-4v11z`),
      ) +
      fill(
        c.slit,
        repeat(Math.round(width / 30), (i) => rect(-half + 12 + i * 30, -40, 3, 12)),
        0.6,
      ) +
      fills(
        wall,
        towers.map((x) => `${rect(x - 28, -88, 56, 88)}${poly(x - 28, -84, x - 34, -96, x + 34, -96, x + 28, -84)}`),
      ) +
      fills(
        ink.side(...c.roof),
        towers.map((x) => poly(x - 34, -96, x, -150, x + 34, -96)),
      ) +
      fill(c.slit, towers.map((x) => [-16, 0, 16].map((k) => arch(x + k, -56, 6, 15)).join('')).join(''), 0.75)
    );
  };
}
