import type { Ink } from '../../engine/ink.ts';
import { fill, fills, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { poly, rect } from '../../engine/paths.ts';

type Three = readonly [string, string, string];

export type HouseRow = readonly [x: number, foot: number, width: number, height: number, kind: number];

/** White Herzegovinian houses under roofs of stone slabs: kind 1 has a wooden oriel, kind 2 shows its gable. */
export function stoneHouses(
  ink: Ink,
  houses: readonly HouseRow[],
  c: { wall: Three; slab: Three; wood: string; pane: string; shutter: string },
): string {
  const [wall, slab] = [ink.side(...c.wall), ink.side(...c.slab)];
  return each(houses, ([x, foot, w, h, kind]) => {
    const top = foot - h;
    const rise = w * 0.36;
    const columns = Math.max(2, Math.round(w / 19));
    const storeys = Math.max(1, Math.floor((h - 6) / 24));
    const window = (row: number, k: number) => [x + ((k + 0.5) * w) / columns - 3.5, top + 9 + row * 24] as const;
    const all = range(storeys).flatMap((row) => range(columns).map((k) => window(row, k)));
    return (
      fill(c.wood, rect(x + w * 0.66, top - rise * 0.9, 7, 16)) +
      fills(wall, [
        rect(x, top, w, h + 1),
        ...(kind === 2 ? [poly(x, top + 0.5, x + w / 2, top - rise, x + w, top + 0.5)] : []),
      ]) +
      (kind === 1
        ? fill(c.wood, poly(x + w * 0.5, top + 38, x + w * 0.56, top + 30, x + w + 7, top + 30, x + w, top + 38)) +
          fill(wall, rect(x + w * 0.52, top, w * 0.48 + 8, 30))
        : '') +
      fill(c.shutter, all.map(([wx, wy]) => rect(wx - 4, wy, 15, 12)).join('')) +
      fill(c.pane, all.map(([wx, wy]) => rect(wx, wy, 7, 12)).join('')) +
      (kind === 2
        ? fill(
            slab,
            poly(
              x - 6,
              top + 4,
              x + w / 2,
              top - rise - 7,
              x + w + 6,
              top + 4,
              x + w,
              top + 4,
              x + w / 2,
              top - rise + 3,
              x,
              top + 4,
            ),
          )
        : fill(
            slab,
            poly(x - 6, top + 2, x + w * 0.22, top - rise, x + w * 0.78, top - rise, x + w + (kind === 1 ? 14 : 6), top + 2),
          ) +
          line(
            c.slab[2],
            1,
            repeat(
              3,
              (i) =>
                `M${Math.round(x + (i * w) / 16)} ${Math.round(top - 1 - (i * rise) / 3.2)}H${Math.round(x + w - (i * w) / 16)}`,
            ),
            0.6,
          ))
    );
  });
}
