import { fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, repeat } from '../../engine/numbers.ts';
import { along, arch, dome, open, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

const sides = [-1, 1] as const;

/** From the arch outwards: where each step of a wing starts, how wide and how high it is. */
const steps = [
  [76, 46, 250],
  [122, 46, 226],
  [168, 44, 198],
  [212, 42, 166],
  [254, 40, 132],
] as const;

/** Two wings in steps, and between their towers an arch through which the sky is seen. About 640 wide, 350 tall. */
export function atlantis(c: { wall: Three; dome: Three; window: string; gold: string }): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...c.wall);
    const cupola = ink.ball(...c.dome);
    const [light, , shade] = c.wall;
    const start = (side: -1 | 1, from: number, wide: number) => (side === 1 ? from : -from - wide);
    const wing = (side: -1 | 1) =>
      each(steps.toReversed(), ([from, wide, tall]) => {
        const x = start(side, from, wide);
        const floors = Math.floor((tall - 58) / 17);
        return (
          fill(wall, rect(x, -tall, wide + 0.5, tall)) +
          fill(
            c.window,
            repeat(floors, (k) => along(x + 8, x + wide - 8, 3, (px) => arch(px, -tall + 27 + k * 17, 7, 11))),
            0.85,
          ) +
          line(
            light,
            1.4,
            repeat(floors, (k) => open(x, -tall + 28.5 + k * 17, x + wide, -tall + 28.5 + k * 17)),
            0.8,
          ) +
          fill(light, rect(x - 2, -tall - 4, wide + 4, 6)) +
          fill(
            shade,
            along(x + 5, x + wide - 5, 4, (px) => arch(px, -tall + 10, 5, 7)),
            0.7,
          )
        );
      });
    const turret = (x: number, wide: number, tall: number) =>
      fill(wall, rect(x - wide / 2, -tall, wide, tall)) +
      fill(light, rect(x - wide / 2 - 3, -tall - 4, wide + 6, 6)) +
      fill(
        c.window,
        repeat(Math.floor((tall - 60) / 30), (k) => arch(x, -tall + 30 + k * 30, wide * 0.34, 20)),
      ) +
      fill(wall, rect(x - wide * 0.36, -tall - 18, wide * 0.72, 15)) +
      fill(cupola, dome(x, -tall - 17, wide * 0.4, wide * 0.75)) +
      line(c.gold, 2, open(x, -tall - 16 - wide * 0.74, x, -tall - 28 - wide * 0.74));
    const keel = (half: number, spring: number, crown: number) =>
      `V${-spring}C${numbers(half, -spring - 34, half * 0.4, -crown + 16, 0, -crown)}C${numbers(-half * 0.4, -crown + 16, -half, -spring - 34, -half, -spring)}V0`;
    return (
      each(sides, wing) +
      each(sides, (side) => turret(side * 300, 26, 148)) +
      each(sides, (side) => turret(side * 212, 20, 212)) +
      fill(wall, `M-64 0V-284H-30Q-10-292 0-316 10-292 30-284H64V0H36${keel(36, 176, 250)}z`) +
      line(light, 4, `M40 0${keel(40, 176, 258)}`) +
      line(shade, 2, `M46 0${keel(46, 176, 268)}`, 0.6) +
      fill(
        c.window,
        along(-42, 42, 7, (px) => arch(px, -268, 7, 11)),
      ) +
      each(sides, (side) => turret(side * 66, 42, 288)) +
      fills(
        wall,
        sides.map((side) => rect(start(side, 28, 300), -46, 300, 46)),
      ) +
      fill(wall, rect(-40, -30, 80, 30)) +
      fill(
        c.window,
        along(-312, 312, 27, (px) => arch(px, -4, 15, 32)),
      ) +
      fill(light, rect(-330, -50, 296, 6) + rect(34, -50, 296, 6) + rect(-40, -33, 80, 5))
    );
  };
}
