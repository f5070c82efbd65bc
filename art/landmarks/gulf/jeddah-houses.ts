import { fill, fills, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { along, arch, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** Coral-stone houses of Al-Balad with their carved bays of wood, stacked to the roof. About 620 wide. */
export function jeddahHouses(c: {
  walls: readonly Three[];
  woods: readonly Three[];
  lattice: string;
  glow: string;
  dark: string;
}): Landmark {
  return ({ ink }) => {
    const random = randomFrom(51);
    const house = (x: number, w: number, h: number, pick: number) => {
      const wall = c.walls[pick % c.walls.length] ?? ['#fff', '#eee', '#ccc'];
      const wood = c.woods[pick % c.woods.length] ?? ['#863', '#642', '#421'];
      const floors = Math.floor((h - 54) / 62);
      const bays = Math.max(2, Math.floor(w / 58));
      const step = w / bays;
      let out =
        fill(ink.side(...wall), rect(x, -h, w, h)) +
        fill(wall[2], rect(x, -h, w, 4), 0.5) +
        fill(
          ink.side(...wall),
          along(x + 6, x + w - 6, Math.round(w / 15), (px) => poly(px - 5, -h, px, -h - 12, px + 5, -h)),
        ) +
        line(
          wall[2],
          1,
          repeat(Math.floor(h / 31), (i) => open(x, -i * 31 - 48, x + w, -i * 31 - 48)),
          0.35,
        );
      for (const k of range(floors)) {
        for (const i of range(bays)) {
          const cx = x + (i + 0.5) * step;
          const y = -58 - k * 62;
          if (random() < 0.2) {
            out += fill(c.dark, arch(cx, y, 16, 34)) + fill(c.glow, arch(cx, y, 11, 29));
            continue;
          }
          const bw = step * 0.68;
          out += fill(
            ink.side(...wood),
            `${poly(cx - bw / 2 - 5, y, cx + bw / 2 + 5, y, cx + bw / 2, y - 6, cx - bw / 2, y - 6)}${rect(cx - bw / 2, y - 46, bw, 42)}${poly(cx - bw / 2 - 7, y - 44, cx + bw / 2 + 7, y - 44, cx + bw / 2, y - 52, cx - bw / 2, y - 52)}${poly(cx - bw / 2 + 3, y, cx - 4, y + 8, cx + 4, y + 8, cx + bw / 2 - 3, y)}`,
          );
          out +=
            fill(c.dark, rect(cx - bw / 2 + 4, y - 26, bw - 8, 15)) +
            fill(random() < 0.4 ? c.glow : c.dark, rect(cx - bw * 0.16, y - 26, bw * 0.32, 15)) +
            line(
              c.lattice,
              0.9,
              `${along(cx - bw / 2 + 4, cx + bw / 2 - 4, 9, (px) => open(px, y - 41, px, y - 29))}M${Math.round(cx - bw / 2 + 3)} ${y - 35}h${Math.round(bw - 6)}M${Math.round(cx - bw / 2 + 3)} ${y - 7}h${Math.round(bw - 6)}`,
              0.75,
            );
        }
      }
      return (
        out +
        fill(c.dark, arch(x + w * 0.32, 0, 30, 46)) +
        fill(ink.side(...wood), arch(x + w * 0.32, 0, 23, 40)) +
        fill(c.dark, rect(x + w * 0.62, -36, 24, 36), 0.8) +
        fill(c.glow, rect(x + w * 0.62 + 3, -33, 18, 22), 0.85) +
        line(wall[0], 2.4, arch(x + w * 0.32, 0, 38, 52))
      );
    };
    return (
      house(-318, 128, 214, 3) +
      house(190, 130, 240, 1) +
      house(-206, 150, 300, 0) +
      house(70, 136, 330, 2) +
      house(-66, 146, 380, 1)
    );
  };
}

/** A slim old minaret of plastered stone. */
export function oldMinaret(c: { wall: Three; dark: string }): Landmark {
  return ({ ink }) =>
    fills(ink.side(...c.wall), [
      'M-16 0L-13-170H13L16 0z',
      'M-20-170L-24-182H24L20-170z',
      'M-10-182L-8-250H8L10-182z',
      'M-13-250L-16-258H16L13-250z',
      'M-7-258C-9-282-2-290 0-304 2-290 9-282 7-258z',
    ]) +
    fill(c.dark, [-40, -90, -140].map((y) => arch(0, y, 7, 20)).join('') + arch(0, -200, 6, 24)) +
    line(c.wall[2], 1.4, 'M-15-60H15M-14-120H14', 0.6) +
    line('#f0c060', 2, 'M0-302V-322');
}
