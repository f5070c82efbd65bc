import { fill, fills, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, crenels, dome, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface MinaretColours {
  stone: readonly [string, string, string];
  tile: string;
  window: string;
  glow: string;
  gold: readonly [string, string, string];
}

/** The Koutoubia minaret: four storeys of unlike windows, a band of tile, stepped merlons, the lantern and its gilded balls. */
export function koutoubia({ stone, tile, window, glow, gold }: MinaretColours): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...stone);
    const [light, , shade] = stone;
    const merlons = (x: number, y: number, w: number, count: number, h: number) =>
      repeat(count, (i) => {
        const [m, cx] = [w / count, x + (w / count) * (i + 0.5)];
        return poly(
          cx - m * 0.42,
          y,
          cx - m * 0.42,
          y - h * 0.4,
          cx - m * 0.24,
          y - h * 0.4,
          cx - m * 0.24,
          y - h * 0.7,
          cx - m * 0.09,
          y - h * 0.7,
          cx - m * 0.09,
          y - h,
          cx + m * 0.09,
          y - h,
          cx + m * 0.09,
          y - h * 0.7,
          cx + m * 0.24,
          y - h * 0.7,
          cx + m * 0.24,
          y - h * 0.4,
          cx + m * 0.42,
          y - h * 0.4,
          cx + m * 0.42,
          y,
        );
      });
    let out =
      fill(wall, rect(-54, -352, 108, 352)) +
      line(
        shade,
        1.1,
        repeat(23, (i) => `M-54 ${-10 - i * 15}h108`) +
          repeat(40, (i) => `M${-48 + ((i * 41) % 100)} ${-10 - (i % 23) * 15}v-15`),
        0.28,
      );
    // Paired windows, a single great one, a blind arcade, interlaced arches.
    out +=
      fill(shade, arch(0, -62, 64, 66, 'horseshoe'), 0.6) +
      fill(window, arch(-15, -64, 20, 46, 'horseshoe') + arch(15, -64, 20, 46, 'horseshoe'));
    out +=
      fill(shade, rect(-34, -216, 68, 76), 0.35) +
      fill(window, arch(0, -144, 34, 62, 'horseshoe')) +
      fill(glow, arch(0, -144, 16, 44, 'horseshoe')) +
      line(light, 2, arch(0, -144, 44, 72, 'horseshoe'));
    out +=
      fill(window, [-30, 0, 30].map((x) => arch(x, -240, 19, 40, 'horseshoe')).join('')) +
      line(light, 1.8, [-30, 0, 30].map((x) => arch(x, -239, 25, 46, 'horseshoe')).join(''), 0.85);
    out +=
      line(
        light,
        2.4,
        repeat(4, (i) => `M${-50 + i * 20}-296a20 20 0 0 1 40 0`) + repeat(6, (i) => `M${-50 + i * 20}-296v10`),
        0.9,
      ) + fill(shade, rect(-54, -292, 108, 3), 0.6);
    out +=
      fill(tile, rect(-54, -344, 108, 20)) +
      fill(
        '#fff6e0',
        along(-46, 46, 9, (x) => poly(x, -342, x + 4.5, -334, x, -326, x - 4.5, -334)),
        0.85,
      ) +
      fill(wall, merlons(-56, -352, 112, 6, 22));
    // Lantern.
    out +=
      fill(wall, rect(-26, -438, 52, 88)) +
      fill(window, arch(-11, -366, 13, 40, 'horseshoe') + arch(11, -366, 13, 40, 'horseshoe')) +
      fill(tile, rect(-26, -434, 52, 12)) +
      line(light, 1.8, arch(0, -364, 46, 52, 'horseshoe'), 0.8) +
      fill(wall, merlons(-27, -438, 54, 4, 15)) +
      fill(ink.ball(stone[0], stone[1], stone[2]), dome(0, -440, 20, 26));
    return (
      out +
      line(gold[2], 2.4, open(0, -464, 0, -520)) +
      fills(ink.ball(...gold), [circle(0, -474, 8.5), circle(0, -490, 6.4), circle(0, -503, 4.6)])
    );
  };
}

/** The red ramparts with a gate and stalls before them; runs from -width/2 to width/2. */
export function ramparts(
  width: number,
  c: { wall: readonly [string, string, string]; hole: string; awnings: readonly string[] },
): Landmark {
  return ({ ink }) => {
    const half = width / 2;
    const wall = ink.fade(c.wall[0], c.wall[1]);
    const towers = range(Math.round(width / 190)).map((i) => -half + 60 + i * 190);
    let out =
      fill(wall, rect(-half, -84, width, 84) + crenels(-half, -84, width, Math.round(width / 22), 11)) +
      fill(
        c.hole,
        repeat(Math.round(width / 26), (i) => circle(-half + 12 + i * 26, -62, 2) + circle(-half + 25 + i * 26, -38, 2)),
        0.6,
      );
    out +=
      fills(
        ink.side(...c.wall),
        towers.map((x) => rect(x - 24, -112, 48, 112) + crenels(x - 24, -112, 48, 4, 11)),
      ) +
      fill(c.hole, towers.map((x) => rect(x - 2, -92, 4, 13) + circle(x - 12, -60, 2) + circle(x + 12, -60, 2)).join(''), 0.7);
    const stalls = range(Math.round(width / 74)).map((i) => ({
      x: -half + 30 + i * 74,
      colour: c.awnings[i % c.awnings.length] ?? '#fff',
    }));
    out +=
      fill(c.hole, stalls.map(({ x }) => rect(x - 22, -24, 44, 24)).join(''), 0.75) +
      each(
        stalls,
        ({ x, colour }) =>
          fill(colour, poly(x - 30, -24, x - 22, -40, x + 22, -40, x + 30, -24)) +
          fill(
            '#fff4dc',
            each([-1, 1], (k) => poly(x + k * 10 - 4, -40, x + k * 10 + 4, -40, x + k * 14 + 5, -24, x + k * 14 - 5, -24)),
            0.85,
          ),
      );
    return (
      out +
      fill(
        '#f0a83f',
        stalls
          .map(({ x }, i) => [-12, -4, 4, 12].map((k) => circle(x + k, -5 - (i % 2) * 2, 4)).join(''))
          .filter((_, i) => i % 3 === 0)
          .join(''),
      ) +
      fill(
        '#8a1538',
        stalls
          .map(({ x }) => [-10, 0, 10].map((k) => rect(x + k - 4, -14, 7, 14)).join(''))
          .filter((_, i) => i % 3 === 1)
          .join(''),
      )
    );
  };
}
