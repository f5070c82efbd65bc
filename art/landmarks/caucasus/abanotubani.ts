import { fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, crenels, dome, open, poly, rect } from '../../engine/paths.ts';
import type { Brush } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

export interface BathColours {
  brick: Three;
  dark: string;
  steam: string;
}

/** A dome of a sulphur bath: brick in courses, a vent at its crown, steam if asked. */
export function bathDome({ ink }: Pick<Brush, 'ink'>, c: BathColours, x: number, y: number, r: number, steam: boolean): string {
  const h = r * 0.94;
  const vent = r * 0.17;
  const courses = [0.22, 0.44, 0.64].map((t) => {
    const half = r * Math.sqrt(1 - t * t) * 0.97;
    return `M${numbers(x - half, y - h * t)}Q${numbers(x, y - h * t + r * 0.16, x + half, y - h * t)}`;
  });
  return (
    fill(c.dark, rect(x - r * 1.12, y - 1, r * 2.24, r * 0.16), 0.35) +
    fill(ink.ball(...c.brick), dome(x, y, r, h)) +
    line(c.brick[2], 1.1, courses.join(''), 0.5) +
    fills(ink.side(...c.brick), [
      rect(x - r * 1.05, y - r * 0.08, r * 2.1, r * 0.13),
      rect(x - vent, y - h - vent * 1.3, vent * 2, vent * 2),
      dome(x, y - h - vent * 1.2, vent * 1.2, vent * 1.1),
    ]) +
    fill(
      c.dark,
      each([-0.55, 0, 0.55], (k) => arch(x + vent * k, y - h + vent * 0.4, vent * 0.36, vent * 1.3)),
    ) +
    (steam
      ? fill(
          c.steam,
          `M${numbers(x - r * 0.08, y - h - r * 0.4)}c${numbers(-r * 0.6, -r * 0.5, r * 0.3, -r * 0.8, -r * 0.3, -r * 1.5)}c${numbers(r * 0.5, r * 0.2, r * 1.2, r * 0.7, r * 0.38, r * 1.5)}z`,
          0.34,
        )
      : '')
  );
}

/** The blue-tiled front of the Orbeliani bath between its two turrets; about 130 wide, origin at its foot. */
export function tiledBath({ ink }: Pick<Brush, 'ink'>, c: { tile: Three; pale: string; gold: string; dark: string }): string {
  const tile = ink.side(...c.tile);
  const turret = (x: number) => rect(x - 8, -92, 16, 92);
  return (
    fills(tile, [rect(-64, -72, 128, 72), rect(-34, -90, 68, 90), turret(-58), turret(58)]) +
    fill(c.pale, rect(-34, -90, 68, 4) + rect(-64, -72, 30, 3) + rect(34, -72, 30, 3) + crenels(-34, -90, 68, 6, 6)) +
    fill(ink.ball(...c.tile), dome(-58, -96, 9, 13) + dome(58, -96, 9, 13)) +
    fill(c.gold, rect(-68, -97, 20, 4) + rect(48, -97, 20, 4)) +
    line(c.pale, 3, arch(0, 0, 46, 76, 'pointed')) +
    fill(c.dark, arch(0, 0, 40, 70, 'pointed')) +
    fill(tile, arch(0, -24, 34, 42, 'pointed')) +
    fill(c.dark, arch(0, 0, 15, 30, 'pointed')) +
    line(
      c.gold,
      1.2,
      repeat(3, (i) => open(-14 + i * 2, -28 - i * 9, 0, -38 - i * 9) + open(14 - i * 2, -28 - i * 9, 0, -38 - i * 9)),
    ) +
    each(
      [-43, 43],
      (x) =>
        fill(c.pale, arch(x, -12, 14, 44, 'pointed')) +
        fill(c.tile[2], arch(x, -12, 10, 39, 'pointed')) +
        line(c.pale, 1, `M${x}-12v-36M${x - 5}-24h10`),
    ) +
    fill(
      c.pale,
      along(-28, 28, 9, (x) => poly(x - 2.4, -80, x, -83, x + 2.4, -80, x, -77)),
    )
  );
}

export interface HouseColours {
  wall: Three;
  wood: Three;
  roof: Three;
}

/** An old house of Tbilisi: open galleries of carved wood on every floor under a tin roof. Its left foot is at x, y. */
export function galleryHouse(
  { ink }: Pick<Brush, 'ink'>,
  { wall, wood, roof }: HouseColours,
  c: { dark: string; glow: string },
  [x, y, w, floors, lit]: readonly [x: number, y: number, w: number, floors: number, lit: number],
): string {
  const storey = 42;
  const h = floors * storey + 22;
  const bays = Math.max(2, Math.round(w / 24));
  const step = (w + 8) / bays;
  const left = x - 4;
  const middles = range(bays).map((i) => left + (i + 0.5) * step);
  return (
    fill(ink.side(...wall), rect(x, y - h, w, h)) +
    fill(c.dark, arch(x + w * 0.3, y, 13, 20) + rect(x + w * 0.62, y - 17, 12, 12)) +
    repeat(floors, (k) => {
      const foot = y - 22 - k * storey;
      return (
        fill(ink.side(...wood), rect(left, foot - 40, w + 8, 40)) +
        fill(
          c.dark,
          each(middles, (m) => arch(m, foot - 13, step - 5, 23)),
        ) +
        fill(
          c.glow,
          each(middles, (m, i) => ((i * 3 + k * 2 + lit) % 5 === 0 ? arch(m, foot - 13, step - 10, 18) : '')),
        ) +
        line(
          c.dark,
          1.3,
          each(
            middles,
            (m) => `M${numbers(m - step * 0.3, foot - 12)}v9M${numbers(m, foot - 12)}v9M${numbers(m + step * 0.3, foot - 12)}v9`,
          ),
          0.75,
        ) +
        fill(wood[0], rect(left - 2, foot - 14, w + 12, 2.4) + rect(left - 2, foot - 2, w + 12, 3.4)) +
        line(
          wood[2],
          1.6,
          each(middles, (m) => `M${numbers(m - step / 2, foot + 2)}l5 6`),
          0.8,
        )
      );
    }) +
    fill(ink.side(...roof), poly(left - 6, y - h - 1, x + 10, y - h - 20, x + w - 10, y - h - 20, x + w + 10, y - h - 1)) +
    line(
      roof[2],
      1,
      each(middles, (m) => open(m, y - h - 1, m, y - h - 20)),
      0.5,
    ) +
    fill(roof[1], rect(x + w * 0.7, y - h - 32, 9, 16))
  );
}
