import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

/** A Cycladic windmill: round white tower, cone of thatch, twelve spars. About 190 tall. */
export function windmill(
  c: {
    wall: readonly [string, string, string];
    thatch: readonly [string, string, string];
    spar: string;
    door: string;
    sail: string;
  },
  turn = 0,
): Landmark {
  return ({ ink }) => {
    const hub = [0, -138] as const;
    const tip = (i: number, r: number) => {
      const a = turn + (i * Math.PI) / 6;
      return `${Math.round(hub[0] + Math.cos(a) * r)} ${Math.round(hub[1] + Math.sin(a) * r)}`;
    };
    return (
      fills(ink.side(...c.wall), ['M-46 0L-38-110H38L46 0z', rect(-40, -116, 80, 8)]) +
      fill(ink.side(...c.thatch), 'M-48-114L0-190 48-114Q0-104-48-114z') +
      line(
        c.thatch[2],
        1.4,
        repeat(9, (i) => `M${-40 + i * 10}-113L0-188`),
        0.4,
      ) +
      fill(c.door, rect(-10, -34, 20, 34) + arch(-14, -66, 12, 17) + arch(16, -78, 11, 16)) +
      fill(
        c.sail,
        repeat(6, (i) => `M${hub[0]} ${hub[1]}L${tip(i * 2, 78)} ${tip(i * 2 + 0.62, 58)}z`),
        0.95,
      ) +
      line(
        c.spar,
        2,
        repeat(12, (i) => `M0-138L${tip(i, 82)}`),
      ) +
      line(c.spar, 1.2, `M${tip(0, 82)}${repeat(12, (i) => `L${tip(i + 1, 82)}`)}`) +
      fill(c.spar, circle(0, -138, 5))
    );
  };
}
