import { fill, fills, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { along, arch, crenels, dome, open, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** Merchants' houses of coral stone with their wind towers, a small mosque between them. About 620 wide, 270 tall. */
export function windTowerHouses(c: { wall: Three; white: Three; dark: string; wood: string }): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...c.wall);
    const white = ink.side(...c.white);
    const [light, , shade] = c.wall;
    const house = (x: number, wide: number, tall: number) =>
      fill(wall, rect(x, -tall, wide, tall) + crenels(x, -tall, wide, Math.round(wide / 13), 9)) +
      fill(light, rect(x - 2, -tall + 9, wide + 4, 4)) +
      fill(
        shade,
        along(x + 18, x + wide - 18, Math.round(wide / 34), (px) => arch(px, -tall + 58, 20, 38)),
        0.6,
      ) +
      fill(
        c.dark,
        along(x + 18, x + wide - 18, Math.round(wide / 34), (px) => rect(px - 6, -tall + 34, 12, 24)),
      ) +
      line(
        c.wood,
        2.4,
        along(x + 12, x + wide - 12, Math.round(wide / 15), (px) => open(px, -tall + 72, px, -tall + 78)),
      ) +
      fill(
        c.wood,
        along(x + 26, x + wide - 26, Math.round(wide / 58), (px) => arch(px, 0, 24, 42)),
      );
    const tower = (x: number, wide: number, tall: number) => {
      const slots = tall - 14;
      return (
        fill(wall, rect(x - wide / 2, -tall, wide, tall)) +
        fill(light, rect(x - wide / 2 - 4, -tall - 5, wide + 8, 8) + rect(x - wide / 2 - 3, -slots + 66, wide + 6, 5)) +
        fill(
          c.dark,
          along(x - wide / 2 + 10, x + wide / 2 - 10, 4, (px) => arch(px, -slots + 58, wide * 0.13, 54)),
        ) +
        line(
          c.wood,
          3,
          each([18, 44], (y) => open(x - wide / 2 - 12, -slots + y, x + wide / 2 + 12, -slots + y)),
        ) +
        fill(
          shade,
          along(x - wide / 2 + 12, x + wide / 2 - 12, 2, (px) => arch(px, -slots + 116, wide * 0.22, 34)),
          0.5,
        )
      );
    };
    return (
      fill(white, rect(-34, -196, 22, 196) + rect(-31, -232, 16, 36) + rect(-38, -200, 30, 5) + rect(-36, -162, 26, 4)) +
      fill(white, dome(-23, -232, 9, 18)) +
      line(c.wood, 2, open(-23, -250, -23, -262)) +
      tower(-196, 62, 232) +
      tower(168, 66, 256) +
      tower(62, 48, 186) +
      house(-306, 128, 112) +
      house(-180, 126, 140) +
      fill(white, dome(12, -120, 34, 40) + rect(-24, -122, 72, 122)) +
      fills(white, [rect(-60, -84, 118, 84)]) +
      fill(
        c.dark,
        repeat(3, (i) => arch(-36 + i * 35, -8, 20, 50, 'pointed')),
      ) +
      house(58, 118, 118) +
      house(174, 140, 148) +
      tower(-262, 46, 168)
    );
  };
}
