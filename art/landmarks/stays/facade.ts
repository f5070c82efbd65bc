import { fill, line } from '../../engine/ink.ts';
import { randomFrom, range } from '../../engine/numbers.ts';
import { along, arch, crenels, dome, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [light: string, body: string, shade: string];
export type Roof = 'flat' | 'crenels' | 'mansard' | 'gable' | 'hip' | 'eaves' | 'thatch' | 'domes' | 'steps';
export type Windows = 'plain' | 'wide' | 'arched' | 'pointed' | 'shutters';

export interface Facade {
  wide: number;
  floors: number;
  wall: Three;
  roof: Roof;
  tile: Three;
  windows: Windows;
  trim: string;
  glass: string;
  lamp: string;
  /** Share of windows with a light. */
  lit: number;
  seed: number;
  /** Colour of the shutters and awnings. */
  cloth: string;
  balconies?: boolean;
  floorHeight?: number;
}

/** A house of some floors, seen from across the street: wall, windows, roof, and a door with lamps. Origin in the middle of its foot. */
export function facade(f: Facade): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(f.seed);
    const floor = f.floorHeight ?? 32;
    const high = f.floors * floor + floor * 0.35;
    const half = f.wide / 2;
    const bays = Math.max(2, Math.round(f.wide / (f.windows === 'wide' ? 40 : 29)));
    const bay = f.wide / bays;
    const dark = rect(lit === -1 ? half - f.wide * 0.13 : -half, -high, f.wide * 0.13, high);
    let [panes, lamps, cloth, rails] = ['', '', '', ''];
    for (const row of range(f.floors - 1)) {
      const foot = -floor * (row + 1.35) - floor * 0.2;
      for (const column of range(bays)) {
        const x = -half + bay * (column + 0.5);
        const pane = windowAt(f.windows, x, foot, bay, floor);
        if (random() < f.lit) lamps += pane;
        else panes += pane;
        if (f.windows === 'shutters')
          cloth +=
            rect(x - bay * 0.36, foot - floor * 0.58, bay * 0.14, floor * 0.58) +
            rect(x + bay * 0.22, foot - floor * 0.58, bay * 0.14, floor * 0.58);
      }
      if (f.balconies && row % 2 === 0)
        rails +=
          along(-half + 5, half - 5, Math.round(f.wide / 7), (x) => open(x, foot + 2, x, foot - floor * 0.26)) +
          open(-half, foot - floor * 0.26, half, foot - floor * 0.26);
    }
    const sides = range(bays)
      .map((column) => -half + bay * (column + 0.5))
      .filter((x) => Math.abs(x) > f.wide * 0.13);
    const door = Math.min(26, f.wide * 0.2);
    return (
      fill(ink.fade(f.wall[0], f.wall[1]), rect(-half, -high, f.wide, high)) +
      fill(f.wall[2], dark, 0.45) +
      fill(f.glass, panes, 0.9) +
      fill(f.lamp, lamps) +
      fill(f.cloth, cloth) +
      line(f.trim, 1.3, rails, 0.9) +
      fill(f.trim, rect(-half - 2, -floor * 1.32, f.wide + 4, 3.4) + rect(-half - 3, -high - 1, f.wide + 6, 4.5)) +
      fill(
        f.lamp,
        sides.map((x) => windowAt(f.windows === 'pointed' ? 'pointed' : 'arched', x, -3, bay, floor * 1.25)).join(''),
        0.85,
      ) +
      fill(
        f.cloth,
        sides
          .filter((_, k) => k % 2 === 0)
          .map((x) =>
            poly(
              x - bay * 0.38,
              -floor * 0.98,
              x + bay * 0.38,
              -floor * 0.98,
              x + bay * 0.46,
              -floor * 0.72,
              x - bay * 0.46,
              -floor * 0.72,
            ),
          )
          .join(''),
      ) +
      fill(f.wall[2], arch(0, 0, door * 1.4, floor * 1.12, f.windows === 'pointed' ? 'keel' : 'round')) +
      fill(f.lamp, arch(0, 0, door, floor * 0.94, f.windows === 'pointed' ? 'keel' : 'round')) +
      roofOf(f, ink.side(...f.tile), high)
    );
  };
}

function windowAt(kind: Windows, x: number, foot: number, bay: number, floor: number): string {
  if (kind === 'wide') return rect(x - bay * 0.38, foot - floor * 0.52, bay * 0.76, floor * 0.52);
  if (kind === 'arched') return arch(x, foot, bay * 0.5, floor * 0.66);
  if (kind === 'pointed') return arch(x, foot, bay * 0.44, floor * 0.68, 'keel');
  return rect(x - bay * 0.2, foot - floor * 0.58, bay * 0.4, floor * 0.58);
}

function roofOf({ roof, wide, wall, trim, tile, glass, lamp }: Facade, paint: string, high: number): string {
  const half = wide / 2;
  if (roof === 'crenels') return fill(wall[1], crenels(-half, -high, wide, Math.max(4, Math.round(wide / 16)), 9));
  if (roof === 'steps')
    return (
      fill(wall[1], rect(-half * 0.62, -high - 18, wide * 0.62, 19) + rect(-half * 0.3, -high - 32, wide * 0.3, 16)) +
      fill(trim, rect(-half * 0.64, -high - 20, wide * 0.64, 3))
    );
  if (roof === 'gable')
    return (
      fill(paint, poly(-half - 7, -high, 0, -high - wide * 0.4, half + 7, -high)) +
      fill(glass, arch(0, -high - 6, 14, 22)) +
      fill(lamp, arch(0, -high - 7, 9, 17))
    );
  if (roof === 'hip')
    return (
      fill(paint, poly(-half - 9, -high, -half + 14, -high - 30, half - 14, -high - 30, half + 9, -high)) +
      line(
        tile[2],
        1,
        along(-half + 4, half - 4, Math.round(wide / 8), (x) => open(x, -high, x * 0.9, -high - 29)),
        0.4,
      )
    );
  if (roof === 'thatch')
    return fill(
      paint,
      `M${-half - 16}-${high - 4}Q${-half * 0.5}-${high + 22} 0-${high + wide * 0.36}Q${half * 0.5}-${high + 22} ${half + 16}-${high - 4}z`,
    );
  if (roof === 'eaves')
    return [0, 1]
      .map((k) =>
        fill(
          k === 0 ? paint : tile[1],
          `M${-half - 20 + k * 22}-${high + k * 26}Q${-half + 10}-${high + 4 + k * 26} ${-half * 0.62 + k * 10}-${high + 24 + k * 26}H${half * 0.62 - k * 10}Q${half - 10}-${high + 4 + k * 26} ${half + 20 - k * 22}-${high + k * 26}Q0-${high - 7 + k * 26} ${-half - 20 + k * 22}-${high + k * 26}z`,
        ),
      )
      .join('');
  if (roof === 'mansard') {
    const dormers = along(-half + 22, half - 22, Math.max(2, Math.round(wide / 40)), (x) => arch(x, -high - 4, 12, 22));
    return (
      fill(paint, poly(-half - 3, -high, -half + 9, -high - 34, half - 9, -high - 34, half + 3, -high)) +
      fill(trim, rect(-half + 8, -high - 37, wide - 16, 3.5)) +
      fill(lamp, dormers, 0.85) +
      fill(wall[2], rect(-half + 18, -high - 52, 12, 18) + rect(half - 34, -high - 48, 12, 14))
    );
  }
  if (roof === 'domes')
    return (
      fill(
        paint,
        along(-half + 24, half - 24, Math.max(1, Math.round(wide / 70)), (x) => dome(x, -high, 20, 22)),
      ) + fill(trim, rect(-half, -high - 3, wide, 4))
    );
  return fill(wall[1], rect(-half, -high - 8, wide, 8)) + fill(wall[2], rect(-half * 0.5, -high - 18, wide * 0.2, 11));
}
