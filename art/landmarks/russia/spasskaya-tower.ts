import { fill, fills, line } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { arch, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

/** The Spasskaya Tower and a length of the Kremlin wall. */
export function spasskayaTower(c: {
  brick: readonly [string, string, string];
  white: string;
  roof: readonly [string, string, string];
  gold: string;
  window: string;
  snow: string;
}): Landmark {
  return ({ ink }) => {
    const brick = ink.side(...c.brick);
    let out =
      fill(brick, rect(-250, -70, 500, 70)) +
      fills(
        brick,
        range(24).map((i) => {
          const x = -246 + i * 21;
          return `M${x}-68v-18l5 4 4-4v18zM${x + 9}-68v-18l-4 4`;
        }),
      ) +
      fill(c.snow, rect(-250, -72, 500, 5));
    out +=
      fill(brick, rect(-40, -210, 80, 210)) +
      fill(
        c.white,
        rect(-43, -212, 86, 5) + rect(-42, -150, 84, 3.5) + [-38, -14, 14, 38].map((x) => rect(x - 1.5, -210, 3, 210)).join(''),
        0.85,
      ) +
      fill(c.window, arch(0, 0, 30, 62) + [-26, 0, 26].map((x) => arch(x, -164, 9, 30)).join(''));
    out +=
      fills(
        brick,
        [-38, 38].map((x) => poly(x - 5, -212, x, -240, x + 5, -212)),
      ) +
      fill(brick, rect(-28, -262, 56, 52)) +
      fill('#20283f', `M-19-236a19 19 0 1 0 38 0 19 19 0 1 0-38 0z`) +
      line(c.gold, 2.2, 'M-19-236a19 19 0 1 0 38 0 19 19 0 1 0-38 0zM0-236V-250M0-236L9-230') +
      fill(c.white, rect(-30, -264, 60, 4));
    out +=
      fill(brick, rect(-22, -290, 44, 28)) +
      fill(c.window, [-12, 0, 12].map((x) => arch(x, -264, 8, 20)).join('')) +
      fill(ink.side(...c.roof), poly(-25, -290, -4, -372, 4, -372, 25, -290)) +
      fill(c.snow, poly(-25, -290, -20, -308, -10, -298, 0, -306, 8, -296, 20, -308, 25, -290)) +
      line(c.gold, 2, open(0, -372, 0, -384)) +
      fill('#e2343f', 'M0-404l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z');
    return out;
  };
}
