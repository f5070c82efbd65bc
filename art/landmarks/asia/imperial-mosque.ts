import { fill, fills, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, dome, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface MosqueColours {
  stone: readonly [string, string, string];
  lead: readonly [string, string, string];
  window: string;
  glow: string;
  gold: string;
}

const minaretAt = (x: number, base: number, h: number, w: number, balconies: number) => {
  const steps = range(balconies).map((i) => base - h * (0.5 + (0.34 * i) / Math.max(1, balconies - 0.5)));
  const shaft = poly(
    x - w * 0.75,
    base,
    x - w * 0.75,
    base - h * 0.16,
    x - w * 0.5,
    base - h * 0.2,
    x - w * 0.4,
    base - h * 0.86,
    x + w * 0.4,
    base - h * 0.86,
    x + w * 0.5,
    base - h * 0.2,
    x + w * 0.75,
    base - h * 0.16,
    x + w * 0.75,
    base,
  );
  const rings = each(steps, (y) =>
    poly(
      x - w * 0.45,
      y + w * 0.7,
      x - w * 0.85,
      y,
      x - w * 0.85,
      y - w * 0.42,
      x + w * 0.85,
      y - w * 0.42,
      x + w * 0.85,
      y,
      x + w * 0.45,
      y + w * 0.7,
    ),
  );
  const cap = poly(x - w * 0.55, base - h * 0.86, x, base - h * 1.04, x + w * 0.55, base - h * 0.86);
  const tip = open(x, base - h * 1.03, x, base - h * 1.1);
  return { shaft, rings, cap, tip };
};

/** An Ottoman imperial mosque: the great dome, half domes falling away to both sides, slim minarets. */
export function imperialMosque({ stone, lead, window, glow, gold }: MosqueColours, minaretCount: 4 | 6 = 4): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...stone);
    const roof = ink.ball(...lead);
    const [, , shade] = stone;
    const towers = [
      minaretAt(-232, 0, 330, 15, 2),
      minaretAt(232, 0, 330, 15, 2),
      minaretAt(-136, 0, 410, 17, 3),
      minaretAt(136, 0, 410, 17, 3),
      ...(minaretCount === 6 ? [minaretAt(-330, 0, 270, 13, 2), minaretAt(330, 0, 270, 13, 2)] : []),
    ];
    const minarets = (list: typeof towers) =>
      fills(
        wall,
        list.map((t) => t.shaft + t.rings),
      ) +
      fill(lead[2], list.map((t) => t.cap).join('')) +
      line(gold, 2.2, list.map((t) => t.tip).join('')) +
      line(shade, 1.4, list.map((t) => t.rings).join(''), 0.45);
    const eyes = (from: number, to: number, count: number, y: number, w: number, h: number) =>
      along(from, to, count, (x) => arch(x, y, w, h));
    let out = minarets(towers.slice(2));
    // Great dome on its drum, ringed with windows between buttresses.
    out +=
      fill(wall, rect(-84, -214, 168, 34)) + fill(window, eyes(-72, 72, 13, -186, 6.5, 20)) + fill(roof, dome(0, -212, 80, 82));
    out += line(
      lead[2],
      1.3,
      repeat(5, (i) => `M${-52 + i * 26}-213Q${(-52 + i * 26) * 0.9}-262 0-293`),
      0.35,
    );
    out += line(gold, 2.6, open(0, -292, 0, -318)) + fill(gold, `${circle(0, -303, 4)}M-5-322a6 6 0 1 0 10 0 5 5 0 1 1-10 0z`);
    // Weight towers, half domes and the arches that carry them.
    out +=
      fills(
        wall,
        [-96, 96].map((x) => rect(x - 13, -216, 26, 80)),
      ) +
      fills(
        roof,
        [-96, 96].map((x) => dome(x, -216, 13, 17)),
      );
    out +=
      fills(
        roof,
        [-150, 150].map((x) => dome(x, -128, 62, 62)),
      ) + fill(wall, poly(-92, -128, -92, -182, 0, -214, 92, -182, 92, -128));
    out +=
      fill(shade, arch(0, -128, 132, 74), 0.4) +
      fill(window, eyes(-42, 42, 7, -160, 8, 18) + eyes(-54, 54, 9, -134, 8, 18)) +
      fill(glow, eyes(-14, 14, 3, -160, 8, 18) + arch(27, -134, 8, 18) + arch(-40.5, -134, 8, 18));
    out += fill(wall, rect(-216, -132, 432, 52)) + fill(window, eyes(-204, -98, 9, -110, 6, 15) + eyes(98, 204, 9, -110, 6, 15));
    // Exedrae and corner domes one step lower.
    out += fills(roof, [
      ...[-196, -116, 116, 196].map((x) => dome(x, -82, 34, 32)),
      dome(-50, -82, 40, 34),
      dome(50, -82, 40, 34),
    ]);
    out += fill(wall, rect(-238, -86, 476, 86)) + fill(shade, rect(-240, -89, 480, 5) + rect(-238, -44, 476, 3), 0.55);
    out +=
      fill(window, eyes(-222, 222, 21, -54, 10, 24)) +
      fill(window, eyes(-218, 218, 15, 0, 18, 36)) +
      fill(glow, [-187, -62, 62, 125].map((x) => arch(x, 0, 18, 36)).join('') + arch(-111, -54, 10, 24) + arch(89, -54, 10, 24));
    // Courtyard: a row of small domes over an arcade.
    out += fills(
      roof,
      [-290, -252, 252, 290].map((x) => dome(x, -40, 17, 17)),
    );
    out +=
      fill(wall, rect(-312, -42, 76, 42) + rect(236, -42, 76, 42)) +
      fill(
        window,
        along(-298, -250, 4, (x) => arch(x, 0, 11, 30, 'pointed')) + along(250, 298, 4, (x) => arch(x, 0, 11, 30, 'pointed')),
      );
    out += minarets([...towers.slice(0, 2), ...towers.slice(4)]);
    return out;
  };
}
