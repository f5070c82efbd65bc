import { fill, fills, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface GalataColours {
  stone: readonly [string, string, string];
  roof: readonly [string, string, string];
  window: string;
  glow: string;
  houses: readonly (readonly [string, string, string])[];
  tile: readonly [string, string, string];
}

/** The Galata Tower above its hillside of tall narrow houses. About 520 wide. */
export function galataTower(c: GalataColours): Landmark {
  return ({ ink }) => {
    const random = randomFrom(27);
    const stone = ink.side(...c.stone);
    const tile = ink.side(...c.tile);
    const terrace = (y: number, half: number, h: number, seedShift: number) => {
      const walls: string[][] = c.houses.map(() => []);
      let [roofs, panes, lamps, bays]: [string[], string, string, string] = [[], '', '', ''];
      for (let x = -half; x < half; ) {
        const w = 30 + random() * 22;
        const tall = h * (0.8 + random() * 0.45) * (1 - Math.abs(x / half) * 0.25);
        const pick = Math.floor(random() * c.houses.length + seedShift) % c.houses.length;
        walls[pick]?.push(rect(x, y - tall, w, tall + 24));
        roofs.push(
          random() < 0.6
            ? poly(x - 2, y - tall, x + w / 2, y - tall - 15, x + w + 2, y - tall)
            : rect(x - 1, y - tall - 4, w + 2, 5),
        );
        for (const k of range(Math.floor(tall / 21)))
          for (const i of range(w > 42 ? 3 : 2)) {
            const d = rect(x + 5 + (i * (w - 6)) / (w > 42 ? 3 : 2), y - tall + 8 + k * 21, 6, 11);
            if (random() < 0.18) lamps += d;
            else panes += d;
          }
        if (random() < 0.4)
          bays += rect(x + w * 0.24, y - tall + 26, w * 0.5, 2.4) + rect(x + w * 0.24, y - tall + 47, w * 0.5, 2.4);
        x += w;
      }
      return (
        walls.map((list, i) => fills(ink.side(...(c.houses[i] ?? c.stone)), list)).join('') +
        fills(tile, roofs) +
        fill(c.window, panes, 0.8) +
        fill(c.glow, lamps) +
        fill(c.stone[0], bays, 0.8)
      );
    };
    let out = terrace(-70, 170, 70, 1);
    // The tower: shaft, gallery, drum, cone.
    out +=
      fill(stone, poly(-46, -70, -42, -330, 42, -330, 46, -70)) +
      line(
        c.stone[2],
        1.2,
        repeat(12, (i) => `M${-45 + i * 0.2} ${-90 - i * 20}q45 6 ${90 - i * 0.4} 0`),
        0.35,
      );
    out +=
      fill(c.window, [-24, 0, 24].map((x) => arch(x, -128, 9, 20) + arch(x, -196, 9, 20) + arch(x, -262, 9, 20)).join(''), 0.85) +
      fill(c.glow, arch(0, -196, 9, 20) + arch(24, -262, 9, 20));
    out +=
      fill(stone, poly(-42, -330, -50, -340, -50, -350, 50, -350, 50, -340, 42, -330)) +
      fill(stone, rect(-44, -392, 88, 44)) +
      fill(
        c.window,
        along(-34, 34, 6, (x) => arch(x, -352, 9, 32)),
      ) +
      fill(c.glow, arch(-6.8, -352, 9, 32) + arch(20.4, -352, 9, 32));
    out +=
      line(c.stone[2], 2, 'M-50-362H50') +
      line(
        c.stone[2],
        1.2,
        along(-49, 49, 22, (x) => open(x, -362, x, -350)),
      ) +
      fill(stone, poly(-48, -392, -48, -399, 48, -399, 48, -392)) +
      fill(stone, rect(-38, -420, 76, 22)) +
      fill(
        c.window,
        along(-28, 28, 7, (x) => arch(x, -400, 6, 14)),
      );
    out +=
      fill(ink.side(...c.roof), poly(-46, -420, 0, -512, 46, -420)) +
      line(
        c.roof[2],
        1.2,
        repeat(5, (i) => open(-30 + i * 15, -421, 0, -510)),
        0.5,
      ) +
      line(c.glow, 2.4, open(0, -510, 0, -538)) +
      fill(c.glow, circle(0, -526, 4));
    out += terrace(-28, 232, 62, 0) + terrace(14, 290, 58, 2);
    return out;
  };
}

/** The Maiden's Tower on its rock. */
export function maidensTower(c: {
  white: readonly [string, string, string];
  roof: string;
  window: string;
  rock: string;
}): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...c.white);
    return (
      fill(c.rock, 'M-74 10C-60-6 60-8 78 10z') +
      fills(wall, [rect(-50, -34, 56, 36), rect(-4, -92, 34, 94), rect(30, -26, 26, 28)]) +
      fill(c.roof, poly(-54, -34, -22, -48, 10, -34) + poly(-8, -92, 13, -104, 34, -92)) +
      fills(wall, [rect(4, -118, 18, 16)]) +
      fill(c.roof, 'M0-118C2-132 10-136 13-148 16-136 24-132 26-118z') +
      line(c.roof, 1.6, open(13, -146, 13, -166)) +
      fill('#d3323f', poly(13, -166, 26, -162, 13, -157)) +
      fill(
        c.window,
        along(-42, -2, 4, (x) => rect(x - 3, -22, 6, 11)) +
          [-78, -56].map((y) => rect(2, y, 6, 11) + rect(17, y, 6, 11)).join('') +
          rect(8, -114, 4, 9) +
          rect(14, -114, 4, 9),
      ) +
      line('#fff', 2.4, 'M-84 11q80 7 170 0', 0.85)
    );
  };
}
