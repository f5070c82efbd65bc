import { brush, fill, type Ink, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { sitter, visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, inks, white } from '../sights/sheet.ts';

const pines = rows<[number, number, number]>(
  '40,376,190 132,372,150 226,374,176 330,372,132 610,372,140 690,375,178 764,378,150',
);

/** An umbrella pine: a bare trunk that leans, its crown a flat cloud of needles. */
const stonePine = (ink: Ink, x: number, y: number, tall: number) => {
  const top = y - tall;
  const half = tall * 0.42;
  const crown = (dy: number, w: number, h: number) => ellipse(x + 8, top + dy * tall, half * w, tall * h);
  return (
    brush(
      '#7a4c3c',
      tall * 0.05,
      `M${x} ${y}Q${x - 8} ${y - tall * 0.4} ${x + 8} ${top + tall * 0.1}M${x + 2} ${y - tall * 0.5}L${x + half * 0.5} ${top + tall * 0.12}M${x - 2} ${y - tall * 0.46}L${x - half * 0.4} ${top + tall * 0.12}`,
    ) +
    fill(inks.pine[2], crown(0.14, 1, 0.13)) +
    fill(inks.leaf[2], crown(0.08, 0.94, 0.14)) +
    fill(ink.side(...inks.leaf), crown(0.02, 0.76, 0.12))
  );
};

/** The beach of Belek from its pier: stone pines over the sand, the hotel among them, the Taurus behind. */
export const rixosPremiumBelek: Scene = {
  slug: 'rixos-premium-belek',
  crops: ['card'],
  layers: [
    ...air('noon', [0.82, 0.16], 38),
    cumulus({ at: rows('0.3,0.2,180 0.62,0.28,120'), light: '#fff', body: '#f6fafc', shade: '#c4dcec', seed: 11 }),
    mountains({
      y: 0.5,
      amp: 150,
      rough: 0.7,
      seed: 33,
      fill: ['#8fa8cc', '#c0d0dc'],
      shade: '#7890bc',
      snow: { y: 0.36, light: '#fff', shade: '#d0dcec' },
    }),
    drawn((ink) => {
      const block = (x: number, w: number, top: number) => {
        const columns = Math.floor(w / 26);
        const lines = Math.floor((352 - top) / 22);
        return (
          body(ink, inks.white, rect(x, top, w, 352 - top), rect(x - 5, top - 6, w + 10, 8)) +
          fill(
            '#7f9cb8',
            repeat(columns, (i) => repeat(lines, (k) => rect(x + 7 + i * 26, top + 8 + k * 22, 15, 12))),
          ) +
          fill(
            '#d8b890',
            repeat(lines, (k) => rect(x + 2, top + 18 + k * 22, w - 4, 3)),
          )
        );
      };
      return (
        block(250, 150, 226) +
        block(520, 170, 240) +
        block(392, 140, 198) +
        body(ink, inks.rust, poly(386, 194, 462, 164, 538, 194))
      );
    }),
    forest({
      y: 0.54,
      amp: 26,
      rough: 0.2,
      seed: 15,
      fill: ['#6fa060', '#2f6a54'],
      size: 34,
      kind: 'round',
      rim: '#a8c878',
      to: 0.62,
    }),
    drawn((ink) => pines.map(([x, y, tall]) => stonePine(ink, x, y, tall)).join('')),
    drawn(
      (ink) =>
        fill(ink.fade('#f8e4b8', '#fff0d0', '#e8c890'), rect(-10, 366, 820, 110)) +
        fill('#d8b07c', poly(0, 402, 260, 394, 520, 404, 240, 412), 0.5),
    ),
    water({ from: 0.73, colours: ['#a8ece4', '#4fc4d4', '#2490bc'], ripple: '#fff', rippleOpacity: 0.6, count: 70, seed: 27 }),
    drawn(
      (ink) =>
        line(white, 6, 'M-10 440Q200 426 420 442T810 434', 0.95) +
        // The pier, its planks running towards the reader.
        fill(
          '#5f4a58',
          poly(470, 440, 486, 440, 486, 470, 470, 470) +
            poly(640, 520, 662, 520, 662, 600, 640, 600) +
            poly(420, 520, 442, 520, 442, 600, 420, 600),
        ) +
        fill(ink.fade('#e8c494', '#c08c5c'), poly(500, 408, 560, 408, 690, 606, 390, 606)) +
        line(
          '#8a5f44',
          2,
          range(15)
            .map((i) => {
              const y = 412 + i * i * 0.9 + i * 1.5;
              const t = (y - 408) / 198;
              return `M${Math.round(500 - 110 * t)} ${Math.round(y)}H${Math.round(560 + 130 * t)}`;
            })
            .join(''),
          0.6,
        ) +
        line(
          '#fff4e0',
          4,
          'M504 392L384 560M556 392L696 560M504 408V390M556 408V390M462 466V436M598 466V436M416 540V500M650 540V500',
        ) +
        fill(
          white,
          range(8)
            .map((i) => sliver((i * 97) % 330, 480 + i * 14, 80, 5))
            .join(''),
          0.7,
        ) +
        // A slide of the water park between the trees.
        line('#e8543c', 12, 'M150 300Q210 306 196 338T150 366') +
        line('#ff8a6a', 4, 'M150 298Q206 304 192 336T148 364') +
        line('#f0c050', 12, 'M120 290Q60 302 78 334T110 366') +
        body(ink, inks.wood, rect(118, 272, 8, 96), rect(144, 272, 8, 96), rect(112, 266, 46, 8)) +
        fill('#2f8fb0', poly(106, 268, 135, 244, 164, 268)),
    ),
    scatter(parasol({ straw: ['#fff4e0', '#f0d8b4', '#c09a74'], wood: '#8a6040', cloth: '#3fa0c4', clothShade: '#2a7498' }), [
      { x: 0.26, y: 0.7, scale: 0.66 },
      { x: 0.42, y: 0.705, scale: 0.66 },
      { x: 0.78, y: 0.7, scale: 0.66 },
      { x: 0.93, y: 0.705, scale: 0.66 },
    ]),
    scatter(visitor('#f4ece0', '#3f6f9c', '#3a2430'), [{ x: 0.66, y: 0.83, scale: 1.3 }]),
    scatter(visitor('#f0a03c', '#d8543c', '#2f2430', '#fff4dc'), [{ x: 0.7, y: 0.845, scale: 1 }]),
    scatter(sitter('#e0574a', '#3f8fd0', '#3a2a2f'), [{ x: 0.1, y: 0.72, scale: 0.9 }]),
    birds({ x: 0.5, y: 0.14, count: 5, size: 12, colour: '#fff', seed: 6 }),
  ],
};
