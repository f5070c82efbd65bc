import { fill, line } from '../../engine/ink.ts';
import { randomFrom, range } from '../../engine/numbers.ts';
import { along, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [light: string, body: string, shade: string];
export const towerForms = ['slab', 'sail', 'steps', 'twin', 'curve', 'wedge'] as const;

interface Tower {
  form: (typeof towerForms)[number];
  wide: number;
  high: number;
  glass: Three;
  slab: string;
  lamp: string;
  dark: string;
  /** Share of rooms with a light. */
  lit: number;
  seed: number;
}

/** A tall hotel: storeys of glass and slabs over a lobby that is lit. Origin in the middle of its foot. */
export function tower({ form, wide, high, glass, slab, lamp, dark, lit, seed }: Tower): Landmark {
  return ({ ink, lit: side }) => {
    const random = randomFrom(seed);
    const half = wide / 2;
    const shafts: readonly (readonly [x: number, w: number, h: number])[] =
      form === 'twin'
        ? [
            [-half, wide * 0.42, high],
            [half * 0.16, wide * 0.42, high * 0.84],
          ]
        : form === 'steps'
          ? [
              [-half, wide, high * 0.6],
              [-half * 0.72, wide * 0.72, high * 0.82],
              [-half * 0.4, wide * 0.4, high],
            ]
          : [[-half, wide, high]];
    const crown: Partial<Record<typeof form, string>> = {
      sail: `M${-half}-${high}Q${half * 0.5}-${high + 30} ${half}-${high * 0.62}V0H${-half}z`,
      curve: `M${-half}-${high - 24}Q0-${high + 30} ${half}-${high - 24}V0H${-half}z`,
      wedge: poly(-half, -high - 36, half, -high + 20, half, 0, -half, 0),
    };
    const body = crown[form] ?? shafts.map(([x, w, h]) => rect(x, -h, w, h)).join('');
    const inside = (x: number, y: number) => {
      const t = (x + half) / wide;
      if (form === 'sail') return y < high * (1 - 0.36 * t ** 1.6) - 8;
      if (form === 'wedge') return y < high + 26 - 52 * t;
      return shafts.some(([left, w, h]) => x > left && x + 8 < left + w && y < h - 8);
    };
    let [rooms, slabs] = ['', ''];
    for (let y = 62; y < high + 20; y += 13) {
      for (let x = -half + 5; x < half - 9; x += 12.5) {
        if (!inside(x, y)) continue;
        if (random() < lit) rooms += rect(x, -y, 9, 7);
      }
      const from = range(40)
        .map((k) => -half + (wide * k) / 40)
        .filter((x) => inside(Math.min(x, half - 9), y));
      if (from.length > 1) slabs += open(from[0] ?? 0, -y + 9, (from.at(-1) ?? 0) + wide / 40, -y + 9);
    }
    const podium = wide * 0.72;
    return (
      fill(ink.side(...glass), body) +
      line(slab, 2, slabs, 0.6) +
      fill(lamp, rooms, 0.92) +
      (form === 'twin' ? fill(slab, rect(-half * 0.2, -high * 0.66, wide * 0.2, 12)) : '') +
      (form === 'steps' ? line(slab, 2.4, open(0, -high, 0, -high - 44)) : '') +
      fill(dark, side === -1 ? rect(half - 8, -high * 0.6, 8, high * 0.6) : rect(-half, -high * 0.6, 8, high * 0.6), 0.25) +
      fill(glass[1], rect(-podium, -48, podium * 2, 48)) +
      fill(
        lamp,
        along(-podium + 12, podium - 12, Math.round(podium / 11), (x) => rect(x - 6.5, -38, 13, 34)),
        0.9,
      ) +
      fill(slab, rect(-podium - 5, -52, podium * 2 + 10, 6) + poly(-40, -36, 40, -36, 50, -28, -50, -28)) +
      fill(dark, rect(-24, -28, 3, 28) + rect(21, -28, 3, 28), 0.6)
    );
  };
}
