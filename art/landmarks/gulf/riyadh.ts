import { fill, fills, line } from '../../engine/ink.ts';
import { each, randomFrom, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** Kingdom Centre with its open crown and Al Faisaliah with its globe, plain towers round them. */
export function riyadhTowers(c: { glass: Three; far: Three; line: string; lamp: string }): Landmark {
  return ({ ink }) => {
    const random = randomFrom(45);
    const glass = ink.side(...c.glass);
    const others = [
      [-300, 34, 110],
      [-250, 44, 150],
      [-190, 30, 96],
      [-110, 40, 170],
      [-60, 34, 120],
      [110, 36, 190],
      [160, 46, 130],
      [220, 30, 160],
      [262, 44, 100],
    ] as const;
    let out =
      fills(
        ink.side(...c.far),
        others.map(([x, w, h]) => rect(x, -h, w, h)),
      ) +
      fill(
        c.lamp,
        each(others, ([x, w, h]) =>
          repeat(Math.floor(h / 11), (k) =>
            random() < 0.5 ? rect(x + 5 + Math.floor(random() * (w / 9)) * 7, -h + 6 + k * 11, 3.4, 5) : '',
          ),
        ),
        0.7,
      );
    // Al Faisaliah.
    out +=
      fill(glass, 'M-186 0C-184-120-170-220-150-286-130-220-116-120-114 0z') +
      line(
        c.line,
        1.1,
        repeat(16, (i) => `M${-184 + i * 1.5} ${-14 - i * 15}H${-116 - i * 1.5}`),
        0.5,
      ) +
      line(c.glass[0], 2, 'M-186 0C-184-120-170-220-150-300M-114 0C-116-120-130-220-150-300') +
      fill(c.lamp, circle(-150, -262, 13)) +
      line(c.glass[2], 1, 'M-163-262h26M-150-275v26M-159-271q9 9 18 0M-159-253q9-9 18 0', 0.7) +
      line(c.glass[0], 2, open(-150, -298, -150, -330));
    // Kingdom Centre: an ellipse in plan, the crown an inverted arch under a sky bridge.
    const body = 'M-42 0V-300C-42-360-34-404-30-420H-22C-22-370-16-330 14-330S50-370 50-420H58C62-404 70-360 70-300V0z';
    return (
      out +
      fill(glass, body) +
      line(
        c.line,
        1.1,
        repeat(21, (i) => open(-42, -8 - i * 15, 70, -8 - i * 15)),
        0.4,
      ) +
      line(c.line, 1, [-20, 0, 14, 28, 48].map((x) => open(x, 0, x, -300)).join(''), 0.35) +
      fill(glass, poly(-31, -420, 59, -420, 58, -411, -30, -411)) +
      fill(c.lamp, rect(-26, -417, 80, 3)) +
      fill(
        c.lamp,
        repeat(20, (i) => rect(-34 + ((i * 31) % 96), -30 - ((i * 53) % 250), 5, 6)),
        0.85,
      )
    );
  };
}

/** A mud-brick fort of Najd: tapering towers, toothed parapets, a carved door. About 420 wide. */
export function najdFort(c: { mud: Three; hole: string; door: string; white: string }): Landmark {
  return ({ ink }) => {
    const mud = ink.side(...c.mud);
    const teeth = (x: number, y: number, w: number, n: number, h: number) =>
      repeat(n, (i) => {
        const s = w / n;
        const cx = x + (i + 0.5) * s;
        return poly(
          cx - s * 0.42,
          y,
          cx - s * 0.42,
          y - h * 0.5,
          cx - s * 0.2,
          y - h * 0.5,
          cx,
          y - h,
          cx + s * 0.2,
          y - h * 0.5,
          cx + s * 0.42,
          y - h * 0.5,
          cx + s * 0.42,
          y,
        );
      });
    const holes = (x: number, y: number, n: number, gap: number) =>
      repeat(n, (i) => poly(x + i * gap - 4, y, x + i * gap, y - 8, x + i * gap + 4, y));
    const tower = (x: number, half: number, h: number) =>
      poly(x - half, 0, x - half * 0.76, -h, x + half * 0.76, -h, x + half, 0) + teeth(x - half * 0.78, -h, half * 1.56, 5, 16);
    let out =
      fill(ink.fade(c.mud[0], c.mud[1]), rect(-190, -88, 380, 88)) +
      fill(mud, teeth(-190, -88, 380, 20, 14)) +
      fill(c.hole, holes(-150, -62, 14, 23), 0.7) +
      fill(c.white, rect(-190, -80, 380, 2.5), 0.7) +
      line(
        c.mud[2],
        1.2,
        repeat(4, (i) => `M-190 ${-16 - i * 18}q95 4 190 0t190 0`),
        0.3,
      );
    out +=
      fills(mud, [tower(-190, 44, 150), tower(190, 44, 150), tower(74, 34, 122)]) +
      fill(
        c.hole,
        [-190, 190, 74].map((x) => holes(x - 18, -104, 3, 18) + holes(x - 9, -78, 2, 18) + rect(x - 3, -56, 6, 16)).join(''),
        0.75,
      ) +
      fill(c.white, [-190, 190].map((x) => rect(x - 32, -132, 64, 3)).join(''), 0.7);
    return (
      out +
      fill(c.hole, rect(-70, -62, 52, 62)) +
      fill(c.door, rect(-66, -58, 44, 58)) +
      line(c.hole, 1.6, 'M-44-58V0M-66-40H-22M-66-20H-22') +
      fill(
        c.white,
        along(-60, -28, 4, (x) => circle(x, -49, 2.2) + circle(x, -30, 2.2) + circle(x, -10, 2.2)),
      ) +
      fill(c.hole, along(-150, -100, 3, (x) => arch(x, 0, 12, 22)) + along(20, 130, 3, (x) => arch(x - 6, 0, 12, 22)), 0.7)
    );
  };
}
