import { brush, fill, type Ink, line } from '../../engine/ink.ts';
import { each, mix, numbers, range } from '../../engine/numbers.ts';
import type { Point } from '../../engine/paths.ts';

type Three = readonly [string, string, string];

export interface ViaductColours {
  stone: Three;
  soffit: Three;
  joint: string;
  ballast: string;
  rail: string;
  coach: Three;
  roof: string;
  stripe: string;
  pane: string;
}

/** The curve in metres: centre, radius of the track, the angle of its near end and of one arch. */
const [centreX, centreZ, radius, first, span] = [-39, 24, 92, 0.42, 0.11];
const [eye, focus, horizon, middle] = [41, 590, 168, 392];
const deck = 24;
const half = 3.2;

/** A place along the track (1 is one arch), across it and above the valley, as the eye on the tea slope sees it. */
function seen(along: number, across: number, up: number): Point {
  const angle = first + along * span;
  const [x, z] = [centreX + (radius + across) * Math.cos(angle), centreZ + (radius + across) * Math.sin(angle)];
  return [middle + (focus * x) / z, horizon + (focus * (eye - up)) / z];
}

const path = (points: readonly Point[]) => `M${numbers(...points.flat())}`;
const shape = (points: readonly Point[]) => `${path(points)}z`;

/** The outline of an arch, on the near face or on the far one. */
function opening(index: number, across: number): Point[] {
  const [from, to] = [index + 0.12, index + 0.88];
  const spring = deck - 6.3;
  return [
    seen(from - 0.03, across, -4),
    ...range(13).map((i) => {
      const turn = Math.PI * (1 - i / 12);
      return seen((from + to) / 2 + ((to - from) / 2) * Math.cos(turn), across, spring + 4.2 * Math.sin(turn));
    }),
    seen(to + 0.03, across, -4),
  ];
}

const ends = [-2.6, 10.6] as const;
const run = range(32).map((i) => mix(ends[0], ends[1], i / 31));
const strip = (across: number, low: number, high: number) =>
  shape([...run.map((t) => seen(t, across, low)), ...run.toReversed().map((t) => seen(t, across, high))]);

/** The Nine Arch Bridge, curving away from the viewer, in the units of a card. */
export function nineArchBridge(ink: Ink, c: ViaductColours): string {
  const arches = range(9).map((i) => opening(i, -half));
  const face = shape([...run.map((t) => seen(t, -half, deck + 0.2)), ...run.toReversed().map((t) => seen(t, -half, -4))]);
  const holes = arches.map(shape).join('');
  return (
    each(arches, (near, i) => {
      const far = opening(i, half);
      return fill(ink.across(...c.soffit), shape([...near, ...far.toReversed()]));
    }) +
    fill(ink.across(...c.stone), face + holes).replace('<path', '<path fill-rule="evenodd"') +
    `<g clip-path="${ink.clip(strip(-half, deck - 1.9, deck + 0.2))}">${line(
      c.joint,
      1,
      range(90)
        .map((i) => path([seen(-2 + i * 0.13, -half, deck), seen(-2 + i * 0.13, -half, deck - 1.9)]))
        .join(''),
      0.25,
    )}</g>` +
    line(c.stone[0], 2.2, arches.map((near) => path(near.slice(1, -1))).join('')) +
    line(
      c.joint,
      1,
      each(range(10), (i) => path([seen(i, -half, deck - 2.6), seen(i, -half, 2)])),
      0.35,
    ) +
    line(c.joint, 1.6, path(run.map((t) => seen(t, -half, deck - 1.7))), 0.6) +
    fill(c.ballast, shape([...run.map((t) => seen(t, -half, deck)), ...run.toReversed().map((t) => seen(t, half, deck))])) +
    line(c.rail, 1.4, [-0.8, 0.8].map((a) => path(run.map((t) => seen(t, a, deck + 0.1)))).join('')) +
    fill(ink.across(c.stone[0], c.stone[0], c.stone[1]), strip(half, deck, deck + 0.9))
  );
}

/** The near parapet, drawn after the train. */
export function nearParapet(ink: Ink, c: ViaductColours): string {
  return (
    fill(ink.across(c.stone[0], c.stone[0], c.stone[1]), strip(-half, deck - 0.2, deck + 1)) +
    line('#fff8e4', 1.4, path(run.map((t) => seen(t, -half, deck + 1))))
  );
}

/** The blue train, its first coach nearest; `head` is where it has come to. */
export function blueTrain(ink: Ink, c: ViaductColours, head: number, coaches: number): string {
  const long = 1.72;
  const [low, high, wide] = [deck + 0.5, deck + 4.6, 1.5];
  return range(coaches)
    .toReversed()
    .map((i) => {
      const [from, to] = [head + i * (long + 0.1), head + i * (long + 0.1) + long];
      // A coach is straight: its corners lie on the curve, the rest between them.
      const at = (t: number, across: number, up: number): Point => {
        const [a, b] = [seen(from, across, up), seen(to, across, up)];
        return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
      };
      const panel = (t: number, s: number, y: number, z: number, across = -wide) =>
        shape([at(t, across, y), at(s, across, y), at(s, across, z), at(t, across, z)]);
      const windows = range(9).filter((k) => k !== 0 && k !== 8);
      const front =
        i > 0
          ? ''
          : fill(
              c.coach[2],
              shape([
                seen(from, -wide, low),
                seen(from, wide, low),
                seen(from, wide, high - 0.5),
                seen(from - 0.02, 0, high + 0.2),
                seen(from, -wide, high - 0.3),
              ]),
            ) +
            fill(
              c.pane,
              shape([
                seen(from, -wide * 0.8, low + 2.1),
                seen(from, wide * 0.8, low + 2.1),
                seen(from, wide * 0.8, high - 0.8),
                seen(from, -wide * 0.8, high - 0.8),
              ]),
            ) +
            fill(
              c.stripe,
              shape([
                seen(from, -wide, low + 0.9),
                seen(from, wide, low + 0.9),
                seen(from, wide, low + 1.5),
                seen(from, -wide, low + 1.5),
              ]),
            );
      return (
        fill('#2a2a38', panel(0.04, 0.96, deck + 0.1, low + 0.1)) +
        front +
        fill(ink.across(...c.coach), panel(0, 1, low, high - 0.3)) +
        fill(
          c.roof,
          shape([
            at(0, -wide, high - 0.4),
            at(0, -0.8, high + 0.3),
            at(0, wide, high),
            at(1, wide, high),
            at(1, -0.8, high + 0.3),
            at(1, -wide, high - 0.4),
          ]),
        ) +
        fill(c.stripe, panel(0, 1, low + 0.7, low + 1.15)) +
        fill(c.pane, windows.map((k) => panel((k + 0.2) / 9, (k + 0.8) / 9, low + 1.8, low + 3.1)).join('')) +
        fill(c.coach[2], panel(0.03, 0.085, low + 0.2, low + 3.1) + panel(0.915, 0.97, low + 0.2, low + 3.1))
      );
    })
    .join('');
}

/** Someone leaning out of a door of the train to look. */
export function leaner(along: number, shirt: string): string {
  const [x, y] = seen(along, -1.6, deck + 2.4);
  return (
    fill(shirt, `M${numbers(x - 2.8, y + 3)}q-1.4-7 2.4-7.4t3.4 6.4z`) +
    brush(shirt, 1.8, `M${numbers(x - 1, y - 3)}l-6 1`) +
    brush('#4a3028', 3.8, `M${numbers(x - 1, y - 5.6)}h0`)
  );
}
