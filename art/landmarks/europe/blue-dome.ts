import { brush, fill, fills, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, circle, dome, open, rect } from '../../engine/paths.ts';

type Three = readonly [string, string, string];

/** A chapel of Santorini: great blue dome on its drum, a gable of bells, a terrace with pots. About 300 wide, 260 tall. */
export function blueDome(
  ink: Ink,
  c: { wall: Three; dome: Three; door: string; glow: string; bell: string; bloom: string; pot: string },
): string {
  const wall = ink.side(...c.wall);
  const ribs = repeat(7, (i) => `M${-60 + i * 20}-150Q${(-60 + i * 20) * 0.9}-212 0-236`);
  const bells = [-152, -118].map((x) => `M${x - 7}-150c3-3 3-9 3-14 0-8 8-8 8 0 0 5 0 11 3 14z`).join('');
  const flowers = repeat(26, (i) => circle(-104 + ((i * 37) % 66), -12 - ((i * 23) % 26), 4 + (i % 3)));
  return (
    fill(wall, rect(-84, -118, 168, 130)) +
    fill(wall, rect(-66, -152, 132, 40)) +
    fill(
      c.door,
      along(-50, 50, 7, (x) => arch(x, -120, 9, 22)),
    ) +
    fill('#fff', rect(-72, -156, 144, 6)) +
    fill(ink.ball(...c.dome), dome(0, -154, 68, 84)) +
    line(c.dome[0], 1.4, ribs, 0.5) +
    fills(wall, [rect(-7, -250, 14, 16)]) +
    line('#fff', 4, open(0, -250, 0, -276) + open(-8, -266, 8, -266)) +
    // Bell gable, its two tiers open to the sky.
    fills(wall, [`M-176 12V-120H-94V12zM-176-120v-44q0-18 17-18h48q17 0 17 18v44zM-156-182v-22q0-20 21-20t21 20v22z`]) +
    fill(c.door, arch(-152, -128, 24, 42) + arch(-118, -128, 24, 42) + arch(-135, -184, 20, 28)) +
    fill(c.bell, `${bells}M-142-192c3-3 3-8 3-12 0-7 8-7 8 0 0 4 0 9 3 12z`) +
    line('#fff', 3, `M-180-122H-90M-178-184H-92${open(-135, -224, -135, -242)}${open(-141, -236, -129, -236)}`) +
    fill(c.door, arch(-135, 12, 26, 58) + arch(20, 12, 34, 76) + arch(-38, -30, 16, 34) + arch(66, -30, 16, 34)) +
    fill(c.glow, arch(20, 12, 22, 64)) +
    line('#fff', 3, arch(20, 12, 42, 82) + arch(-135, 12, 34, 64)) +
    // Terrace wall, steps and the flowers that hang over it.
    fills(ink.side(...c.wall), [rect(84, -58, 120, 70)]) +
    fill('#fff', rect(80, -62, 128, 6)) +
    fill(c.door, arch(122, -10, 14, 26) + arch(166, -10, 14, 26)) +
    fill(ink.fade('#fff', c.wall[1]), 'M-196 12H212V40H-196z') +
    line(c.wall[2], 2, 'M-196 14H212', 0.5) +
    brush(c.pot, 3, 'M-80 10V-4M-60 10V-8') +
    fill('#3f7a5c', flowers, 0.85) +
    fill(
      c.bloom,
      repeat(22, (i) => circle(-104 + ((i * 41) % 64), -10 - ((i * 29) % 30), 3 + (i % 2))),
    ) +
    fills(ink.side('#f0a070', '#c2603f', '#84383c'), ['M96 12l-5-24h22l-5 24z', 'M186 12l-5-24h22l-5 24z']) +
    fill(
      c.bloom,
      repeat(12, (i) => circle((i % 2 ? 192 : 102) + ((i * 7) % 16) - 8, -16 - ((i * 5) % 14), 3.6)),
    )
  );
}
