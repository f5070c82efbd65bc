import { fill, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { along, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** A city hotel: curved slab of balconies over a podium, a sky bar alight on top. About 200 wide, 480 tall. */
export function towerHotel(c: { glass: Three; slab: string; lamp: string; dark: string; podium: Three }): Landmark {
  return ({ ink }) => {
    const random = randomFrom(64);
    const body = 'M-78 0V-396C-40-412 40-412 78-396V0z';
    const floors = repeat(
      26,
      (i) => `M-80 ${-34 - i * 14}Q0 ${-46 - i * 14} 80 ${-34 - i * 14}v3.4Q0 ${-42.6 - i * 14}-80 ${-30.6 - i * 14}z`,
    );
    const rooms = range(26)
      .flatMap((i) =>
        range(10).map((k) =>
          random() < 0.34 ? rect(-72 + k * 14.6, -30 - i * 14 - 9 - 3 * (1 - ((k - 4.5) / 5) ** 2), 10, 8.4) : '',
        ),
      )
      .join('');
    return (
      fill(ink.side(...c.glass), body) +
      fill(c.dark, rect(-26, -398, 3, 398) + rect(24, -398, 3, 398), 0.35) +
      fill(c.lamp, rooms, 0.92) +
      fill(c.slab, floors, 0.9) +
      fill(c.lamp, 'M-70-404C-36-416 36-416 70-404V-428H-70z') +
      fill(
        c.dark,
        along(-62, 62, 14, (x) => rect(x - 1, -428, 2, 20)),
        0.6,
      ) +
      fill(ink.side(...c.podium), 'M-92-428Q0-446 92-428L86-438Q0-456-86-438z') +
      line(c.slab, 2.4, open(0, -446, 0, -486)) +
      fill('#e2343f', circle(0, -486, 3.4)) +
      fill(
        c.dark,
        repeat(5, (i) => circle(-48 + i * 24, -436, 5)),
        0.5,
      ) +
      fill(ink.side(...c.podium), rect(-150, -54, 300, 54)) +
      fill(c.slab, rect(-156, -58, 312, 6)) +
      fill(
        c.lamp,
        along(-132, 132, 13, (x) => rect(x - 8, -44, 16, 34)),
      ) +
      fill(
        c.dark,
        along(-132, 132, 13, (x) => rect(x - 0.8, -44, 1.6, 34)),
        0.5,
      ) +
      fill(c.podium[2], poly(-46, -40, 46, -40, 54, -32, -54, -32)) +
      fill(c.lamp, rect(-30, -32, 60, 32)) +
      line(c.dark, 1.6, 'M0-32V0M-15-32V0M15-32V0', 0.6)
    );
  };
}
