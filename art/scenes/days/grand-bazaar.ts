import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, mix, numbers, randomFrom, range } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { at, bow, carpet, half, painted, pane, quad, rib, shaft, spring, vault } from '../../landmarks/asia/bazaar-vault.ts';
import { glassLamp, sack } from '../../life/market.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** Under the painted vault of the Grand Bazaar: ribs, windows with shafts of light, carpets and lamps before the shops. */
export const grandBazaar = sight(
  'istanbul-bazaar',
  drawn((ink) => {
    const side = (s: number, x: number, y0: number, y1: number, k: number) => quad(x, y0, y1, s, rib(k + 1));
    const bays = range(7);
    return (
      // Walls and vault, bay after bay, lighter towards the far door.
      fill('#e8b878', rect(0, 0, 800, 600)) +
      each(bays, (k) => {
        const s = rib(k);
        const tone = k / 7;
        const walls = `${bow(s, 1)}L${numbers(...at(-half, 240, s), ...at(half, 240, s))}z`;
        return (
          fill(
            ink.fade(
              [0, ['#a8623a', '#b87444', '#c8884e', '#d89c5c', '#e8b470', '#f4c884', '#fcd898'][k] ?? ''],
              [0.5, ['#dca468', '#e4b074', '#ecbe82', '#f2cc90', '#f8d8a0', '#fce4b0', '#ffecc0'][k] ?? ''],
              [1, '#e8b878'],
            ),
            walls,
          ) + fill('#b0603c', `${bow(s, 1, 0, 0.2)}${bow(rib(k + 1), 1, 0.2, 0, 'L')}z`, 0.3 * (1 - tone))
        );
      }) +
      fill('#3a78a8', painted(1, 0, 6)) +
      fill('#fff4d8', painted(0.72, 0, 6)) +
      fill('#c8503c', painted(0.5)) +
      fill('#f4c864', painted(0.24, 0, 3)) +
      fill('#4f8c6c', painted(0.34, 0.0525, 3)) +
      // Windows on both sides.
      fill(
        '#b87840',
        bays
          .slice(0, 5)
          .map((k) => pane(0.14, k, 0.06) + pane(0.86, k, 0.06))
          .join(''),
      ) +
      fill(
        '#fffdf0',
        bays
          .slice(0, 5)
          .map((k) => pane(0.14, k) + pane(0.86, k))
          .join(''),
      ) +
      // The door at the far end.
      fill('#fff0c0', `${bow(rib(7), 1)}L${numbers(...at(-half, 240, rib(7)), ...at(half, 240, rib(7)))}z`) +
      fill(ink.radial([0, '#fffef4'], [0.5, '#fff8dc', 0.9], [1, '#fff0c0', 0]), circle(400, 350, 96)) +
      // The floor.
      fill(
        ink.fade('#f4d4a0', '#d09c70', '#8f5c4c'),
        poly(...at(-half, 240, rib(7)), ...at(half, 240, rib(7)), ...at(half, 240, 1.24), ...at(-half, 240, 1.24)),
      ) +
      line(
        '#7a4c40',
        1.5,
        [-300, -180, -60, 60, 180, 300].map((x) => open(...at(x, 240, 1.3), ...at(x, 240, rib(7)))).join('') +
          range(12)
            .map((k) => {
              const s = 1 / (0.8 + k * 0.25);
              return open(...at(-half, 240, s), ...at(half, 240, s));
            })
            .join(''),
        0.35,
      ) +
      fill('#fff4c8', poly(...at(-70, 240, rib(7)), ...at(70, 240, rib(7)), 560, 610, 240, 610), 0.26) +
      // Shops: openings lit from inside, awnings of many colours above them.
      each([-1, 1], (way) => {
        const x = way * half;
        return (
          fill(
            ink.fade('#ffe9a8', '#f4b45c', '#b8643c'),
            bays
              .slice(0, 6)
              .map((k) => quad(x, -36, 200, rib(k) * 0.96, rib(k + 1) * 1.03))
              .join(''),
          ) +
          fill(
            '#7a3c30',
            bays
              .slice(0, 6)
              .map((k) => quad(x, 128, 240, rib(k) * 0.96, rib(k + 1) * 1.03))
              .join(''),
          ) +
          each(bays.slice(0, 6), (k) =>
            fill(
              ['#2f7a8c', '#b8404a', '#3f7a54', '#d8902c', '#4f5c9c', '#a84878'][(k + (way + 1) * 2) % 6] ?? '',
              side(rib(k) * 0.96, x, -84, -40, k),
            ),
          ) +
          fill(
            '#fff0c8',
            bays
              .slice(0, 6)
              .map((k) => quad(x, -70, -54, 1 / mix(1 / rib(k), 1 / rib(k + 1), 0.2), 1 / mix(1 / rib(k), 1 / rib(k + 1), 0.8)))
              .join(''),
            0.8,
          ) +
          fill('#fff4d8', quad(x, -128, -112, rib(0), rib(7))) +
          fill('#a8643c', quad(x, -112, -104, rib(0), rib(7)))
        );
      }) +
      // Carpets and cloth on the left, goods on the shelves of the right.
      carpet(-372, -22, 150, 0.94, 0.83, ['#a82c3c', '#2f4478', '#f0b84c']) +
      carpet(-376, -22, 140, 0.79, 0.71, ['#2f6a80', '#c8503c', '#ffe0a0']) +
      carpet(-376, -20, 150, 0.64, 0.58, ['#8a3c5c', '#d89c4c', '#3f7c9c']) +
      carpet(-376, -20, 140, 0.56, 0.515, ['#c8703c', '#3f5c4c', '#ffe8b8']) +
      carpet(-378, -16, 150, 0.475, 0.44, ['#3f5c94', '#e0a84c', '#c8404c']) +
      each(range(3), (row) =>
        line(
          '#8a4c34',
          3,
          open(...at(382, 4 + row * 46, 1.02), ...at(382, 4 + row * 46, 0.78)) +
            open(...at(382, 4 + row * 46, 0.7), ...at(382, 4 + row * 46, 0.57)),
        ),
      ) +
      each(range(30), (i) => {
        const [row, n] = [Math.floor(i / 10), i % 10];
        const s = n < 6 ? 1 / mix(1 / 1, 1 / 0.8, n / 5) : 1 / mix(1 / 0.69, 1 / 0.58, (n - 6) / 3);
        const [x, y] = at(380, 2 + row * 46, s);
        const r = Math.round(13 * s);
        return fill(
          ['#2f7ab0', '#fffaf0', '#2f9a98', '#d8503c'][(i + row) % 4] ?? '',
          (i + row) % 2
            ? circle(x, y - r, r * 0.9)
            : `M${numbers(x - r, y - r * 1.3)}h${numbers(r * 2)}l${numbers(-r * 0.6, r * 1.3)}h${numbers(-r * 0.8)}z`,
        );
      }) +
      // The ribs: bands of red and cream stone.
      each([...bays].reverse(), (k) => {
        const s = rib(k);
        const post = (way: number) =>
          poly(
            ...at(way * half * 1.01, spring, s),
            ...at(way * half * 0.925, spring, s),
            ...at(way * half * 0.925, 240, s),
            ...at(way * half * 1.01, 240, s),
          );
        return (
          fill('#8a4430', `${bow(s, 0.925)}${bow(s * 0.95, 0.925, 1, 0, 'L')}z`, 0.6) +
          line('#fff0d0', 27 * s, bow(s, 0.9675)) +
          line('#c2583c', 27 * s, bow(s, 0.9675), 1, ` stroke-dasharray="${Math.round(53 * s)}"`) +
          fills(ink.side('#fff0d0', '#ecc890', '#b07c54'), [post(-1), post(1)]) +
          fill(
            '#3a78a8',
            [-1, 1]
              .map((way) =>
                poly(
                  ...at(way * half * 1.01, spring - 8, s),
                  ...at(way * half * 0.9, spring - 8, s),
                  ...at(way * half * 0.9, spring + 12, s),
                  ...at(way * half * 1.01, spring + 12, s),
                ),
              )
              .join(''),
          )
        );
      }) +
      // Light that falls from the windows of the left.
      fill(
        ink.fade([0, '#fffbe0', 0.7], [1, '#fffbe0', 0.1]),
        [0, 1, 2, 3]
          .map((k) => {
            const s = shaft(k);
            return poly(...vault(0.82, s * 1.08), ...vault(0.9, s * 0.92), ...at(20, 240, s * 0.94), ...at(210, 240, s * 1.06));
          })
          .join(''),
        0.8,
      ) +
      fill(
        '#fff8d0',
        [0, 1, 2, 3]
          .map((k) => {
            const s = shaft(k);
            const [x, y] = at(115, 240, s);
            return ellipse(x, y, 98 * s, 20 * s);
          })
          .join(''),
        0.6,
      )
    );
  }),
  scatter(visitor('#5f7cb0', '#3a3050', '#3a2420'), [
    { x: 0.47, y: 0.725, scale: 0.82 },
    { x: 0.55, y: 0.745, scale: 0.94 },
  ]),
  scatter(walker('#7a4c6c', '#e8d4c8'), [{ x: 0.43, y: 0.765, scale: 1 }]),
  scatter(visitor('#e8b04a', '#4a3a48', '#2a1c1c'), [{ x: 0.51, y: 0.75, scale: 0.92 }]),
  scatter(visitor('#c85c50', '#34406c', '#2a1c1c'), [{ x: 0.6, y: 0.81, scale: 1.3 }]),
  drawn((ink) => {
    const random = randomFrom(6);
    return (
      // Rolled carpets and sacks on the left, trays of sweets on the right.
      each(
        [0, 1, 2],
        (i) =>
          fill(
            ['#a82c3c', '#2f5c7c', '#c8883c'][i] ?? '',
            poly(22 + i * 30, 420 + i * 8, 46 + i * 30, 416 + i * 8, 58 + i * 30, 560 - i * 14, 32 + i * 30, 566 - i * 14),
          ) +
          line(
            '#ffe0a0',
            3,
            open(24 + i * 30, 450 + i * 6, 50 + i * 30, 446 + i * 6) + open(30 + i * 30, 530 - i * 8, 55 + i * 30, 526 - i * 8),
          ) +
          fill('#ffe9c0', ellipse(34 + i * 30, 418 + i * 8, 12, 5)),
      ) +
      sack(ink, 150, 548, '#d8502c', '#a83820') +
      sack(ink, 46, 592, '#f0b83c', '#c8902c') +
      sack(ink, 128, 600, '#8a9c3c', '#64742c') +
      fill('#1c1024', ellipse(718, 588, 110, 10), 0.3) +
      fill('#7a3c30', poly(636, 490, 810, 506, 810, 600, 650, 566)) +
      fill('#c89c5c', poly(628, 462, 810, 470, 810, 512, 636, 492)) +
      each(range(15), (i) => {
        const [r, n] = [Math.floor(i / 5), i % 5];
        const x = 640 + n * 36 + r * 2;
        const y = 450 + r * 12 + n * 1.6;
        return (
          fill(['#f49cb4', '#b8d878', '#f4c04c', '#fff0dc', '#e87a4c'][(n + r) % 5] ?? '', rect(x, y, 30, 10)) +
          fill('#fff', rect(x, y, 30, 3), 0.6)
        );
      }) +
      each(range(7), (i) =>
        glassLamp(ink, 628 + i * 28, 250 - i * 12, 308 + Math.round(random() * 46) + (i % 2) * 34 - i * 5, 11 + i * 2, i),
      ) +
      each(range(4), (i) => glassLamp(ink, 30 + i * 42, 196 + i * 20, 262 + (i % 2) * 34 + i * 8, 19 - i * 2, i + 3))
    );
  }),
  scatter(visitor('#3f8cb8', '#2a2448', '#3a2420'), [{ x: 0.39, y: 0.945, scale: 2.6 }]),
  scatter(visitor('#f4ecff', '#8a3050', '#2a1c1c'), [{ x: 0.46, y: 0.95, scale: 2.45 }]),
  scatter(visitor('#f0b04a', '#3f6a54', '#2a1c1c'), [{ x: 0.515, y: 0.95, scale: 1.6 }]),
  drawn(() => brush('#fff0d8', 3, 'M286 520q8-16 16 0') + fill('#c8404c', poly(278, 518, 310, 518, 313, 550, 275, 550))),
);
