import { fill, fills, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** The covered Chapel Bridge of Lucerne with its eight-sided water tower and boxes of flowers. `half` is its reach to either side; origin at the water. */
export function chapelBridge(
  half: number,
  c: { wood: Three; tile: Three; stone: Three; slit: string; flowers: readonly string[] },
): Landmark {
  return ({ ink }) => {
    const stone = ink.side(...c.stone);
    const tile = ink.side(...c.tile);
    const posts = range(Math.round(half / 18)).map((i) => -half + 10 + i * 36);
    let out =
      line(c.wood[2], 4, posts.map((x) => open(x, -24, x - 3, 8) + open(x + 12, -24, x + 15, 8)).join('')) +
      fill(ink.fade(c.wood[0], c.wood[1]), rect(-half, -44, half * 2, 22)) +
      line(
        c.wood[2],
        1.2,
        repeat(Math.round(half / 5), (i) => open(4 - half + i * 10, -43, 4 - half + i * 10, -24)),
        0.4,
      ) +
      fill(c.slit, rect(-half, -58, half * 2, 15), 0.8) +
      fill(c.wood[1], posts.map((x) => rect(x - 2, -60, 4, 18)).join(''));
    out +=
      fill(ink.fade(c.tile[0], c.tile[1]), poly(-half - 10, -58, 8 - half, -82, half - 8, -82, half + 10, -58)) +
      line(
        c.tile[2],
        1.2,
        `M${-half - 4}-66H${half + 4}M${2 - half}-74H${half - 2}${repeat(Math.round(half / 7.7), (i) => `M${Math.round(4 - half + i * 15.4)}-${i % 2 ? 66 : 74}v8`)}`,
        0.45,
      ) +
      fill(c.tile[0], rect(6 - half, -85, half * 2 - 12, 4));
    out += each(c.flowers, (colour, k) =>
      fill(
        colour,
        posts
          .map((x, i) =>
            [0, 1, 2].map((j) => circle(x + 4 + j * 9 + ((i + k) % 3) * 2, -25 - ((i * 7 + j * 5 + k * 3) % 7), 3.6)).join(''),
          )
          .filter((_, i) => i % c.flowers.length === k || i % 2 === k % 2)
          .join(''),
      ),
    );
    // Water tower.
    out +=
      fill(stone, poly(96, 10, 104, -150, 196, -150, 204, 10)) +
      line(
        c.stone[2],
        1.2,
        repeat(10, (i) => `M${98 + i * 0.6} ${-4 - i * 15}q52 6 ${104 - i * 1.2} 0`),
        0.4,
      ) +
      fill(
        c.slit,
        [-30, -80, -124].map((y) => rect(144, y, 8, 17) + rect(176, y + 8, 6, 14) + rect(116, y + 8, 6, 14)).join(''),
      ) +
      fill(stone, poly(98, -150, 92, -162, 208, -162, 202, -150));
    return (
      out +
      fill(tile, poly(84, -160, 150, -262, 216, -160)) +
      fill(tile, poly(84, -160, 88, -170, 212, -170, 216, -160)) +
      line(
        c.tile[2],
        1.2,
        repeat(7, (i) => open(98 + i * 17.4, -168, 150, -258)) +
          repeat(5, (i) => open(98 + i * 10, -178 - i * 16, 202 - i * 10, -178 - i * 16)),
        0.4,
      ) +
      line(c.stone[0], 2, open(150, -260, 150, -284)) +
      fill('#d3323f', poly(150, -284, 166, -279, 150, -273)) +
      fills(tile, [poly(118, -190, 126, -206, 134, -190), poly(166, -190, 174, -206, 182, -190)]) +
      fill(c.slit, arch(126, -184, 6, 8) + arch(174, -184, 6, 8))
    );
  };
}

/** A row of old gabled town houses with shutters; from -width/2 to width/2. */
export function gabledHouses(
  width: number,
  seed: number,
  c: { walls: readonly Three[]; tile: Three; shutter: readonly string[]; window: string; glow: string },
  tall: readonly [number, number] = [90, 150],
): Landmark {
  return ({ ink }) => {
    let state = seed;
    const next = () => {
      state = (state * 16807) % 2147483647;
      return state / 2147483647;
    };
    next();
    let out = '';
    for (let x = -width / 2; x < width / 2; ) {
      const [w, h] = [40 + next() * 34, tall[0] + next() * (tall[1] - tall[0])];
      const wall = c.walls[Math.floor(next() * c.walls.length)] ?? ['#fff', '#eee', '#ccc'];
      const stepped = next() < 0.3;
      const rise = w * (0.5 + next() * 0.3);
      out +=
        fill(ink.side(...wall), rect(x, -h, w + 0.5, h)) +
        (stepped
          ? fill(
              ink.side(...wall),
              repeat(4, (k) => rect(x + (k * w) / 8, -h - ((k + 1) * rise) / 4, w - (k * w) / 4, rise / 4 + 1)),
            ) +
            fill(
              c.tile[1],
              repeat(
                4,
                (k) =>
                  rect(x + (k * w) / 8 - 1, -h - ((k + 1) * rise) / 4 - 2, w / 8 + 2, 3) +
                  rect(x + w - ((k + 1) * w) / 8 - 1, -h - ((k + 1) * rise) / 4 - 2, w / 8 + 2, 3),
              ),
            )
          : fill(ink.side(...c.tile), poly(x - 4, -h, x + w / 2, -h - rise, x + w + 4, -h)));
      const columns = w > 58 ? 3 : 2;
      let [panes, lit, shutters] = ['', '', ''];
      for (const row of range(Math.floor((h - 20) / 27)))
        for (const k of range(columns)) {
          const [wx, wy] = [x + ((k + 0.5) * w) / columns, -h + 12 + row * 27];
          if (next() < 0.16) lit += rect(wx - 3.5, wy, 7, 13);
          else panes += rect(wx - 3.5, wy, 7, 13);
          shutters += rect(wx - 7.5, wy, 3.4, 13) + rect(wx + 4.1, wy, 3.4, 13);
        }
      out +=
        fill(c.window, panes) +
        fill(c.glow, lit) +
        fill(c.shutter[Math.floor(next() * c.shutter.length)] ?? c.window, shutters) +
        fill(c.window, arch(x + w / 2, -h - rise * 0.2, 7, 12));
      x += w;
    }
    return out;
  };
}
