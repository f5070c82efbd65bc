import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

/** A jeepney of Manila seen from its side: long windowless cabin, chrome, stripes, a horse on the bonnet. About 260 long, bonnet to the left. */
export function jeepney(c: {
  steel: readonly [string, string, string];
  red: string;
  blue: string;
  yellow: string;
  glass: string;
  tyre: string;
}): Landmark {
  return ({ ink }) =>
    fill('#1a1030', 'M-140 4Q0 14 140 4 0-4-140 4z', 0.45) +
    fill(ink.side(...c.steel), 'M-132-14V-48q0-12 14-14l42-6L-62-104q2-8 10-8H124q8 0 8 8V-14z') +
    fill(c.red, 'M-58-112H124q8 0 8 8v6H-60z') +
    fill(c.glass, `M-70-70l12-24h20v24z${repeat(4, (i) => rect(-30 + i * 40, -94, 32, 24))}`) +
    fill(c.blue, rect(-76, -58, 208, 14)) +
    fill(c.yellow, rect(-76, -44, 208, 5) + rect(-60, -122, 184, 5)) +
    fill(
      c.red,
      repeat(9, (i) => `M${-66 + i * 22}-30l11-8 11 8-11 8z`),
    ) +
    fill(c.steel[0], 'M-128-50h16v30h-16z') +
    line(c.steel[2], 2, 'M-126-44h12M-126-37h12M-126-30h12M-126-23h12') +
    fill(c.yellow, `${circle(-120, -56, 6)}M-112-64q4-14 14-12l6 4-8 2 2 8z`) +
    line(c.steel[0], 3, 'M-50-112V-122M0-112V-122M60-112V-122M118-112V-122') +
    fills(c.tyre, [circle(-92, -8, 18), circle(90, -8, 18)]) +
    fills(c.steel[1], [circle(-92, -8, 8), circle(90, -8, 8)]);
}
