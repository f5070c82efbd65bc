import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, mix, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, rect, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { sitter, visitor } from '../../life/visitors.ts';
import { hills } from '../../nature/terrain.ts';
import { water } from '../../nature/water.ts';
import { air, drawn, sight } from '../sights/sheet.ts';

/** The deck of the bridge, from the left end of the bay to where it passes out on the right. */
const deck = (x: number) => 322 - 40 * Math.sin((Math.PI * (x + 40)) / 1000);
const portals = [250, 590] as const;
/** The main cable over the deck. */
const cable = (x: number) => {
  const [a, b] = portals;
  const top = (p: number) => deck(p) - 152;
  if (x < a) return mix(deck(20), top(a), Math.max(0, (x - 20) / (a - 20)) ** 1.5);
  if (x > b) return mix(top(b), deck(830), ((x - b) / (830 - b)) ** 0.62);
  return mix(top(a), top(b), (x - a) / (b - a)) + 118 * (1 - ((x - (a + b) / 2) / ((b - a) / 2)) ** 2);
};
const trace = (from: number, to: number, y: (x: number) => number) =>
  range(33)
    .map((i) => `${i ? 'L' : 'M'}${numbers(mix(from, to, i / 32), y(mix(from, to, i / 32)))}`)
    .join('');

/** The colours of its lamps, one after the other along the bridge. */
const lights = ['#5fe0f0', '#6a9cff', '#b47aff', '#ff7ac8', '#ff9a6a', '#ffd86a'] as const;
const colourAt = (x: number) => Math.min(5, Math.max(0, Math.floor((x / 800) * 6)));

/** A sparkler held up: its glow and its rays. */
const sparkler = (x: number, y: number) =>
  fill('#ffd87a', circle(x, y, 30), 0.25) +
  brush(
    '#fff4c8',
    1.8,
    repeat(12, (i) =>
      open(
        x + Math.cos(i * 0.524) * 4,
        y + Math.sin(i * 0.524) * 4,
        x + Math.cos(i * 0.524) * (i % 2 ? 20 : 13),
        y + Math.sin(i * 0.524) * (i % 2 ? 20 : 13),
      ),
    ),
  ) +
  fill('#fff', circle(x, y, 3.4));

/** Gwangalli after dark: the long bridge alight in all colours, doubled in the bay, people on the sand. */
export const gwangalli = sight(
  'busan-gwangalli',
  ...air('night', [0.14, 0.16], 26),
  hills({ y: 0.53, amp: 60, rough: 0.3, seed: 31, tilt: 30, fill: ['#2c3a78', '#3a4684'] }),
  drawn((ink) => {
    const random = randomFrom(14);
    const towers = range(15).map((i) => [440 + i * 25, 40 + random() * 74 * Math.sin((Math.PI * (i + 1)) / 16)] as const);
    return (
      // Marine City behind the bridge.
      fills(
        ink.side('#8a94d8', '#5a68b4', '#3c4890'),
        towers.map(([x, h]) => rect(x, 340 - h, 22, h)),
      ) +
      fill(
        '#ffe6a0',
        towers
          .map(([x, h]) =>
            repeat(Math.floor(h / 11), (k) =>
              random() < 0.6 ? rect(x + 4 + Math.floor(random() * 3) * 6, 346 - h + k * 11, 3, 5) : '',
            ),
          )
          .join(''),
        0.85,
      ) +
      fill(ink.fade([0, '#8a6ad0', 0], [1, '#d88ae0', 0.6]), rect(0, 180, 800, 160))
    );
  }),
  water({ from: 0.565, colours: ['#3f4a98', '#263478', '#141f52'], ripple: '#a8b8ff', rippleOpacity: 0.28, count: 40, seed: 12 }),
  drawn((ink) => {
    const random = randomFrom(5);
    const hangers = range(66)
      .map((i) => 26 + i * 12)
      .filter((x) => portals.every((p) => Math.abs(x - p) > 8));
    const glow = range(54).map((i) => 8 + i * 15);
    const portal = (p: number) => {
      const top = deck(p) - 152;
      return (
        rect(p - 13, top - 8, 8, 346 - top) +
        rect(p + 5, top - 8, 8, 346 - top) +
        rect(p - 13, top + 2, 26, 6) +
        rect(p - 13, top + 54, 26, 5) +
        rect(p - 13, top + 104, 26, 5)
      );
    };
    return (
      // What its lamps leave on the water.
      each(lights, (colour, k) =>
        fill(
          colour,
          glow
            .filter((x) => colourAt(x) === k)
            .map((x) =>
              repeat(6, (j) =>
                sliver(x - 12 + random() * 6, 342 + ((x * 7) % 13) + j * 16 + random() * 12, 12 + random() * 10, 4),
              ),
            )
            .join(''),
          0.5,
        ),
      ) +
      fill(
        '#fff',
        portals.map((p) => repeat(9, (j) => sliver(p - 20 + random() * 8, 346 + j * 13, 30 - j * 2, 4))).join(''),
        0.5,
      ) +
      // Piers, deck, hangers, cables, portals.
      fills(
        ink.side('#a8b4e8', '#6a78b8', '#3a4684'),
        [20, 90, 160, 340, 430, 510, 680, 760].map((x) => rect(x - 5, deck(x), 10, 350 - deck(x))),
      ) +
      fills(
        ink.side('#a8b4e8', '#6a78b8', '#3a4684'),
        portals.map((p) => rect(p - 24, 336, 48, 12)),
      ) +
      each(lights, (colour, k) =>
        line(
          colour,
          1.2,
          hangers
            .filter((x) => colourAt(x) === k)
            .map((x) => open(x, cable(x), x, deck(x)))
            .join(''),
          0.55,
        ),
      ) +
      each(
        lights,
        (colour, k) =>
          brush(colour, 7, trace(k * 133.4, (k + 1) * 133.4, cable), 0.35) +
          brush(colour, 2.6, trace(k * 133.4, (k + 1) * 133.4, cable)),
      ) +
      line(
        '#2a3470',
        15,
        trace(-10, 810, (x) => deck(x) + 5),
      ) +
      line(
        '#7f8cd0',
        4,
        trace(-10, 810, (x) => deck(x) - 2),
      ) +
      line(
        '#4a5698',
        2,
        repeat(
          40,
          (i) =>
            open(i * 20, deck(i * 20) + 12, i * 20 + 10, deck(i * 20) - 1) +
            open(i * 20 + 10, deck(i * 20) - 1, i * 20 + 20, deck(i * 20 + 20) + 12),
        ),
      ) +
      fill(
        '#fff4c0',
        repeat(54, (i) => circle(8 + i * 15, deck(8 + i * 15) - 6, 2.2)),
      ) +
      fills(
        ink.radial([0, '#d8c8ff', 0.45], [1, '#d8c8ff', 0]),
        portals.map((p) => ellipse(p, deck(p) - 70, 130, 160)),
      ) +
      fills(ink.side('#ffffff', '#e0d8ff', '#9a8cd8'), portals.map(portal)) +
      // The edge of the water, the sand in the light of the street behind.
      fill('#c8d0ff', 'M-10 470Q180 436 380 456T810 446V454Q600 464 400 468T-10 486z', 0.55) +
      fill(ink.fade('#c8a890', '#a88478', '#6c5264'), 'M-10 484Q180 448 380 468T810 456V610H-10z') +
      fill(
        '#8a6a70',
        sliver(60, 508, 170, 6) +
          sliver(320, 520, 220, 6) +
          sliver(560, 498, 190, 5) +
          sliver(140, 560, 200, 7) +
          sliver(480, 574, 240, 7),
        0.6,
      ) +
      fill('#ffdca8', ellipse(180, 590, 260, 60) + ellipse(640, 596, 240, 50), 0.16)
    );
  }),
  scatter(sitter('#e8607c', '#2f3c78', '#1c1430'), [{ x: 0.315, y: 0.885, scale: 2.5 }]),
  scatter(sitter('#7cc0d8', '#3a3060', '#2a1c2c'), [{ x: 0.385, y: 0.89, scale: 2.4 }]),
  scatter(visitor('#f4ecff', '#34407c', '#1c1430'), [{ x: 0.62, y: 0.9, scale: 2.3 }]),
  scatter(visitor('#e8b43c', '#3a3060', '#2a1c2c'), [{ x: 0.68, y: 0.905, scale: 2.2 }]),
  scatter(visitor('#ff8a6a', '#2f4c78', '#1c1430'), [{ x: 0.8, y: 0.93, scale: 1.7 }]),
  scatter(visitor('#8fd0a8', '#3a3468', '#2a1c2c'), [
    { x: 0.16, y: 0.82, scale: 1.4 },
    { x: 0.195, y: 0.822, scale: 1.3 },
  ]),
  drawn(
    () =>
      line('#3a2a44', 2.5, 'M656 512L668 484') +
      brush('#ff8a6a', 6, 'M651 508L657 494') +
      sparkler(670, 480) +
      fill('#2a1f48', ellipse(268, 536, 92, 7) + ellipse(522, 545, 60, 6) + ellipse(642, 562, 34, 5), 0.3),
  ),
);
