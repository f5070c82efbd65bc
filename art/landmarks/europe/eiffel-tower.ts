import { fill, line } from '../../engine/ink.ts';
import { each, mix, range, repeat } from '../../engine/numbers.ts';
import { along, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface IronColours {
  light: string;
  body: string;
  shade: string;
  lattice: string;
  lamp?: string;
}

type Edge = readonly [y: number, outer: number, inner: number];

/** Half widths of the legs by height, outer and inner edge: the tower's real curve at 1.45 units a metre. */
const edges: readonly Edge[] = [
  [0, 91, 55],
  [-42, 73, 40],
  [-84, 57, 25],
  [-126, 42, 15.5],
  [-168, 30, 9],
  [-230, 20, 3],
  [-300, 12.5, 0],
  [-360, 8, 0],
  [-404, 5.5, 0],
];

const half = (y: number, which: 1 | 2) => {
  const i = Math.max(
    1,
    edges.findIndex((edge) => edge[0] <= y),
  );
  const [a, b] = [edges[i - 1] ?? [0, 91, 55], edges[i] ?? [-404, 5, 0]];
  return mix(a[which], b[which], (y - a[0]) / (b[0] - a[0] || 1));
};

function leg(side: -1 | 1, from: number, to: number): string {
  const ys = range(9).map((i) => mix(from, to, i / 8));
  const outer = ys.flatMap((y) => [side * half(y, 1), y]);
  const inner = [...ys].reverse().flatMap((y) => [side * half(y, 2), y]);
  return poly(...outer, ...inner);
}

function crosses(side: -1 | 1, from: number, to: number, cells: number): string {
  return repeat(cells, (i) => {
    const [a, b] = [mix(from, to, i / cells), mix(from, to, (i + 1) / cells)];
    const [ao, ai, bo, bi] = [half(a, 1), half(a, 2), half(b, 1), half(b, 2)].map((x) => x * side) as [
      number,
      number,
      number,
      number,
    ];
    return open(ao, a, bi, b) + open(ai, a, bo, b) + open(bo, b, bi, b);
  });
}

/** The Eiffel Tower seen square on; legs on the far side of the light are darker. */
export function eiffelTower({ light, body, shade, lattice, lamp }: IronColours): Landmark {
  return ({ ink, lit }) => {
    const [near, far] = [lit, (lit * -1) as -1 | 1];
    const stretches = [
      [0, -80, 5],
      [-90, -162, 5],
      [-172, -396, 15],
    ] as const;
    let out = '';
    // The two hind legs show through the arch.
    out += fill(shade, poly(-46, 0, -34, 0, -17, -80, -25, -80) + poly(46, 0, 34, 0, 17, -80, 25, -80), 0.75);
    for (const [from, to] of stretches) out += fill(body, leg(near, from, to)) + fill(shade, leg(far, from, to));
    out += line(light, 1.3, stretches.map(([from, to, cells]) => crosses(near, from, to, cells)).join(''), 0.9);
    out += line(lattice, 1.2, stretches.map(([from, to, cells]) => crosses(far, from, to, cells)).join(''), 0.8);
    const rim = (which: 1 | 2, side: -1 | 1) =>
      each(stretches, ([from, to]) =>
        open(...range(9).flatMap((i) => [side * half(mix(from, to, i / 8), which), mix(from, to, i / 8)])),
      );
    out += line(light, 2.2, rim(1, near) + rim(2, near)) + line(body, 1.8, rim(1, far) + rim(2, far));
    // Great arch with its hangers.
    out += line(body, 5, 'M-58-8C-50-52-28-72 0-72S50-52 58-8') + line(light, 1.4, 'M-62-8C-54-56-30-77 0-77S54-56 62-8');
    out += line(
      light,
      1,
      along(-40, 40, 15, (x) => open(x, -80, x, -76 + (x / 62) ** 2 * 44)),
      0.7,
    );
    const deck = ink.side(light, body, shade);
    out += fill(
      deck,
      poly(-62, -81, 62, -81, 60, -91, -60, -91) +
        poly(-33, -163, 33, -163, 31, -172, -31, -172) +
        poly(-10, -396, 10, -396, 11, -405, -11, -405),
    );
    out += fill(
      lattice,
      along(-56, 56, 29, (x) => rect(x - 1, -88, 2, 4)) + along(-28, 28, 15, (x) => rect(x - 1, -170, 2, 4)),
      0.75,
    );
    out +=
      fill(deck, `${rect(-52, -99, 104, 8) + rect(-24, -178, 48, 6)}M-8-405h16l-3-12h-10zM-5-417c0-9 10-9 10 0z`) +
      line(body, 2.2, open(0, -424, 0, -462)) +
      line(light, 1.2, open(-3, -440, 3, -440) + open(-2, -448, 2, -448));
    // Masonry feet.
    out += fill(
      ink.side('#f0e2c8', '#cdb596', '#86705f'),
      poly(-98, 6, -94, -6, -50, -6, -46, 6) + poly(98, 6, 94, -6, 50, -6, 46, 6),
    );
    if (lamp) {
      const sparks = range(60).map((i) => {
        const y = -8 - ((i * 137) % 390);
        const side = i % 2 ? 1 : -1;
        return `M${Math.round(side * mix(half(y, 2), half(y, 1), ((i * 71) % 100) / 100))} ${y}h0`;
      });
      out += line(lamp, 2.6, sparks.join(''), 0.95, ' stroke-linecap="round"');
    }
    return out;
  };
}
