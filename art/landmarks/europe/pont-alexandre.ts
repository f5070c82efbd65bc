import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

/** Pont Alexandre III: one low steel arch, garlands, lamps, and gilded horses on the pylons at its ends. Half width 520. */
export function pontAlexandre(c: {
  stone: readonly [string, string, string];
  steel: string;
  steelLight: string;
  gold: string;
  lamp: string;
}): Landmark {
  return ({ ink }) => {
    const stone = ink.side(...c.stone);
    const pylon = (x: number) =>
      [
        rect(x - 20, -150, 40, 240),
        rect(x - 26, -158, 52, 9),
        rect(x - 28, -4, 56, 94),
        poly(x - 18, -158, x - 12, -172, x + 12, -172, x + 18, -158),
      ].join('');
    const horse = (x: number) =>
      `M${x - 22}-172c2-14 10-20 20-20l10-12 5 3-3 9c6 4 8 8 8 20zM${x - 16}-186q-10-12-22-10 4 12 18 18zM${x + 2}-190c0-10 4-16 8-18l3 8-5 12z`;
    let out =
      fill(c.steel, 'M-520-40Q0-86 520-40V-30Q400-40 300-40 0-70-300-40-400-40-520-30z') +
      fill(c.steel, 'M-500 26C-340-66 340-66 500 26L480 34C330-46-330-46-480 34z');
    out +=
      line(c.steelLight, 2, 'M-500 26C-340-66 340-66 500 26', 0.9) +
      line(
        c.steelLight,
        2.4,
        along(-440, 440, 45, (x) => open(x, -44 - 22 * (1 - (x / 520) ** 2), x, -6 - 36 * (1 - (x / 500) ** 2))),
        0.55,
      );
    out +=
      line(
        c.gold,
        2.4,
        repeat(18, (i) => `M${-450 + i * 50} ${Math.round(-34 - 20 * (1 - ((i - 9) / 9) ** 2))}q25 12 50 0`),
        0.8,
      ) +
      line(c.steelLight, 3, 'M-520-44Q0-92 520-44') +
      line(
        c.steel,
        1.4,
        along(-500, 500, 101, (x) => open(x, -46 - 22 * (1 - (x / 520) ** 2), x, -58 - 22 * (1 - (x / 520) ** 2))),
      ) +
      line(c.steelLight, 2.4, 'M-520-58Q0-106 520-58');
    out +=
      line(
        c.steel,
        3,
        along(-380, 380, 9, (x) => open(x, -60 - 22 * (1 - (x / 520) ** 2), x, -98 - 22 * (1 - (x / 520) ** 2))),
      ) +
      fill(
        c.lamp,
        along(-380, 380, 9, (x) => {
          const y = -100 - 22 * (1 - (x / 520) ** 2);
          return circle(x, y - 4, 4.6) + circle(x - 8, y + 3, 3.6) + circle(x + 8, y + 3, 3.6);
        }),
      );
    for (const x of [-540, -478, 478, 540])
      out +=
        fills(stone, [pylon(x)]) +
        fill(c.gold, horse(x)) +
        fill(c.stone[2], rect(x - 20, -120, 40, 2) + rect(x - 20, -30, 40, 2), 0.5);
    return out + fill(stone, poly(-640, -40, -560, -40, -560, 110, -640, 110) + poly(560, -40, 640, -40, 640, 110, 560, 110));
  };
}
