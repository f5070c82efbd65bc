import { fill, fills, line } from '../../engine/ink.ts';
import { numbers, range, repeat } from '../../engine/numbers.ts';
import { along, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface HallColours {
  tile: readonly [string, string, string];
  ridge: string;
  green: string;
  greenDark: string;
  red: readonly [string, string, string];
  gold: string;
  lattice: string;
  granite: readonly [string, string, string];
  glow: string;
}

/** A roof whose corners lift: eave half width, eave height, ridge half width, ridge height. */
function roof(eave: number, y: number, ridge: number, top: number): string {
  const rise = 26;
  return `M${numbers(-eave, y - rise)}Q${numbers(-eave * 0.55, y + 2, 0, y + 2)}T${numbers(eave, y - rise)}L${numbers(eave - 4, y - rise - 7)}C${numbers(eave * 0.8, y - rise - 2, ridge + 16, top + 26, ridge, top)}Q${numbers(ridge * 0.5, top + 9, 0, top + 9)}T${numbers(-ridge, top)}C${numbers(-ridge - 16, top + 26, -eave * 0.8, y - rise - 2, -eave + 4, y - rise - 7)}z`;
}

/** Geunjeongjeon, the throne hall of Gyeongbokgung: two tiers of roof over painted brackets, on its granite terraces. */
export function palaceHall(c: HallColours): Landmark {
  return ({ ink }) => {
    const tile = ink.side(...c.tile);
    const stone = ink.side(...c.granite);
    const red = ink.side(...c.red);
    const courses = (eave: number, y: number, ridge: number, top: number) =>
      line(
        c.tile[2],
        1.4,
        repeat(29, (i) => {
          const f = (i - 14) / 14.5;
          const end = y - 25 * Math.abs(f) ** 2.2;
          return `M${numbers(f * ridge, top + 9)}Q${numbers(f * (ridge + (eave - ridge) * 0.3), (top + end) / 2 + 12, f * eave, end)}`;
        }),
        0.55,
      );
    const tiles = (eave: number, y: number) =>
      fill(
        c.ridge,
        repeat(31, (i) => {
          const f = (i - 15) / 15.3;
          return circle(f * eave, y - 24.5 * Math.abs(f) ** 2.1 + 1, 2.6);
        }),
      );
    const brackets = (half: number, y: number, h: number) =>
      fill(
        c.green,
        `M${numbers(-half - 16, y - 16)}Q0 ${numbers(y)} ${numbers(half + 16, y - 16)}L${numbers(half, y + h)}H${numbers(-half)}z`,
      ) +
      fill(
        c.greenDark,
        along(-half + 4, half - 4, 25, (x) => poly(x - 4, y + h - 3, x - 7, y + 2, x + 7, y + 2, x + 4, y + h - 3)),
        0.75,
      ) +
      fill(
        c.gold,
        along(-half + 4, half - 4, 25, (x) => circle(x, y + 5, 1.9)),
      ) +
      fill(
        c.red[1],
        along(-half - 4, half + 4, 40, (x) => rect(x - 1.6, y - 6, 3.2, 6)),
      );
    const bay = (half: number, y: number, h: number, count: number) => {
      const gap = (half * 2) / count;
      return (
        fill(c.greenDark, rect(-half, y - h, half * 2, h)) +
        fill(
          c.lattice,
          repeat(
            count,
            (i) =>
              rect(-half + i * gap + gap * 0.16, y - h * 0.9, gap * 0.3, h * 0.82) +
              rect(-half + i * gap + gap * 0.54, y - h * 0.9, gap * 0.3, h * 0.82),
          ),
          0.85,
        ) +
        fill(c.glow, rect(-gap * 0.34, y - h * 0.9, gap * 0.3, h * 0.82) + rect(gap * 0.04, y - h * 0.9, gap * 0.3, h * 0.82)) +
        line(
          c.green,
          1,
          repeat(count, (i) =>
            repeat(5, (k) =>
              open(
                -half + i * gap + gap * 0.16,
                y - h * 0.9 + k * h * 0.16,
                -half + i * gap + gap * 0.84,
                y - h * 0.9 + k * h * 0.16,
              ),
            ),
          ),
          0.9,
        ) +
        fills(
          red,
          range(count + 1).map((i) => rect(-half + i * gap - 4, y - h, 8, h)),
        )
      );
    };
    let out = '';
    // Terraces with their balustrades and the royal stair.
    for (const [y, half, h] of [
      [0, 330, 34],
      [-34, 286, 34],
    ] as const) {
      out +=
        fill(stone, rect(-half, y - h, half * 2, h)) +
        line(
          c.granite[2],
          1.4,
          open(-half, y - h * 0.4, half, y - h * 0.4) +
            along(-half + 20, half - 20, 17, (x, i) => open(x + (i % 2) * 9, y - h, x + (i % 2) * 9, y)),
          0.35,
        );
      out +=
        fills(
          stone,
          range(21).map((i) => {
            const x = -half + 5 + (i * (half * 2 - 10)) / 20;
            return `M${numbers(x - 3.5, y - h)}v-14q3.5-6 7 0v14z`;
          }),
        ) + fill(c.granite[1], rect(-half, y - h - 11, half * 2, 3.5) + rect(-half, y - h - 4, half * 2, 2));
    }
    out +=
      fill(c.granite[2], poly(-58, 0, 58, 0, 44, -68, -44, -68)) +
      line(
        c.granite[0],
        2.2,
        repeat(13, (i) => open(-57 + i * 1.05, -3 - i * 5.2, 57 - i * 1.05, -3 - i * 5.2)),
      ) +
      fill(stone, poly(-18, 0, 18, 0, 13, -68, -13, -68)) +
      line(c.granite[2], 1.4, 'M-12-10q12-8 24 0M-12-26q12-8 24 0M-11-42q11-8 22 0M-10-56q10-7 20 0', 0.7);
    // Lower hall, lower roof, upper hall, upper roof.
    out +=
      bay(212, -68, 74, 5) +
      brackets(214, -158, 16) +
      fill(tile, roof(282, -150, 176, -214)) +
      courses(280, -152, 176, -214) +
      tiles(279, -152);
    out +=
      bay(150, -212, 34, 5) +
      brackets(154, -262, 14) +
      fill(tile, roof(222, -256, 136, -330)) +
      courses(220, -258, 136, -330) +
      tiles(219, -258);
    out +=
      line(c.ridge, 7, 'M-138-332Q-70-322 0-322T138-332') +
      line(c.tile[0], 2, 'M-138-335Q-70-325 0-325T138-335') +
      line(c.ridge, 5, 'M-178-216Q-230-176-276-184M178-216Q230-176 276-184M-138-330Q-178-284-216-290M138-330Q178-284 216-290');
    out +=
      fill(c.ridge, 'M-146-326c-6-14 2-24 12-24-4 6 0 12 4 20zM146-326c6-14-2-24-12-24 4 6 0 12-4 20z') +
      fill(
        c.ridge,
        repeat(
          4,
          (i) =>
            rect(-266 + i * 9, -196 - i * 3.4, 4, 8) +
            rect(262 - i * 9, -196 - i * 3.4, 4, 8) +
            rect(-206 + i * 8, -300 - i * 4, 4, 8) +
            rect(202 - i * 8, -300 - i * 4, 4, 8),
        ),
      );
    return out;
  };
}

/** N Seoul Tower on its hilltop. */
export function hillTower(c: { light: string; body: string; shade: string; lamp: string }): Landmark {
  return ({ ink }) =>
    fills(ink.side(c.light, c.body, c.shade), [
      'M-5 0L-3.5-70H3.5L5 0z',
      'M-14-70L-18-80V-92L-14-98H14L18-92V-80L14-70z',
      'M-10-98L-12-104H12L10-98z',
    ]) +
    line(c.body, 3, open(0, -104, 0, -138)) +
    line('#d3494f', 2, open(0, -136, 0, -168)) +
    fill(c.lamp, rect(-16, -88, 32, 4));
}
