import { fill, fills, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { along, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** The Parthenon's west front on its rock, the Propylaea to the left. About 640 wide; origin at the foot of the rock. */
export function acropolis(c: { marble: Three; gap: string; rock: Three; wall: Three; scrub: string }): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(72);
    const marble = ink.side(...c.marble);
    const column = (x: number, base: number, h: number, w: number) =>
      poly(x - w / 2, base, x - w * 0.4, base - h, x + w * 0.4, base - h, x + w / 2, base) +
      rect(x - w * 0.62, base - h - w * 0.34, w * 1.24, w * 0.34);
    const rock =
      'M-400 0C-380-30-368-64-340-84-330-104-300-112-270-122L-250-150H-40L-20-156 240-158 262-140C290-132 310-108 336-96 360-66 380-40 410 0z';
    let out = `${fill(ink.fade(c.rock[0], c.rock[1]), rock)}<g clip-path="${ink.clip(rock)}">${fill(c.rock[2], lit === -1 ? 'M180-170L430-170V0H300L260-50 280-84 236-100z' : 'M-200-170H-430V0H-320L-270-50-290-84-236-100z', 0.65)}${fill(
      c.rock[2],
      repeat(26, () => {
        const [x, y] = [-380 + random() * 760, -20 - random() * 120];
        return poly(x, y, x + 10 + random() * 26, y - 10 - random() * 20, x + 30 + random() * 20, y + 6);
      }),
      0.35,
    )}${line(
      c.rock[0],
      2,
      repeat(9, (i) => `M${-380 + i * 90} ${-20 - (i % 4) * 26}q30-12 70-4`),
      0.6,
    )}</g>`;
    out += fill(
      c.scrub,
      repeat(30, () => circle(-370 + random() * 740, -4 - random() * 46, 5 + random() * 8)),
      0.85,
    );
    out +=
      fill(ink.side(...c.wall), poly(-256, -150, -250, -178, 246, -184, 250, -154)) +
      line(c.wall[2], 1.2, 'M-252-164H248M-180-178V-152M-100-180V-152M-20-181V-154M60-182V-154M140-183V-154M210-183V-154', 0.4);
    // Propylaea and the little temple of Nike.
    out +=
      fills(
        marble,
        [-232, -210, -188, -166].map((x) => column(x, -178, 52, 11)),
      ) +
      fill(marble, poly(-244, -234, -154, -234, -154, -246, -244, -246)) +
      fill(marble, poly(-246, -246, -199, -264, -152, -246)) +
      fills(
        marble,
        [-282, -270, -258].map((x) => column(x, -150, 30, 7)),
      ) +
      fill(marble, rect(-288, -188, 36, 7));
    // Parthenon: stylobate, eight columns, entablature, broken pediment.
    out +=
      fill(marble, rect(-116, -190, 330, 6) + rect(-110, -196, 318, 6) + rect(-104, -202, 306, 6)) +
      fill(c.gap, rect(-90, -310, 278, 108), 0.55) +
      fills(
        ink.side(...c.wall),
        [-64, -26, 12, 50, 88, 126, 160].map((x) => column(x, -202, 100, 14)),
      );
    out +=
      fills(
        marble,
        range(8).map((i) => column(-84 + i * 38, -202, 108, 21)),
      ) +
      line(
        c.marble[2],
        1,
        repeat(8, (i) => [-6, -2, 2, 6].map((k) => open(-84 + i * 38 + k, -204, -84 + i * 38 + k * 0.8, -308)).join('')),
        0.4,
      );
    out +=
      fill(marble, rect(-104, -336, 308, 21)) +
      fill(
        c.gap,
        along(-96, 196, 23, (x) => rect(x - 4, -333, 8, 14)),
        0.4,
      ) +
      fill(marble, rect(-110, -342, 320, 6)) +
      fill(marble, poly(-112, -342, 50, -394, 96, -380, 120, -376, 130, -366, 212, -342)) +
      fill(c.gap, poly(-78, -346, 50, -384, 92, -372, 110, -364, 160, -348), 0.4);
    return (
      out +
      line('#3f7fc4', 4, open(256, -184, 256, -232)) +
      fill('#fff', poly(256, -232, 284, -228, 284, -214, 256, -216)) +
      fill('#3f7fc4', poly(256, -228, 284, -224, 284, -221, 256, -224) + poly(256, -221, 284, -218, 284, -214, 256, -216))
    );
  };
}
