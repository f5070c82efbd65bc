import type { halls } from '../../../../supabase/functions/_shared/suppliers/sandbox/hotels/properties/art.ts';
import { fill, line } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { along, arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { facade } from '../../landmarks/stays/facade.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { scatter } from '../../life/shape.ts';
import { palms } from '../../nature/palms.ts';
import { crowns } from '../../nature/trees.ts';
import { lightOf, skyOf } from './hours.ts';
import { type Tone, tones } from './rooms.ts';

export function hall(kind: (typeof halls)[number], index: number): Scene {
  const tone = tones[index] as Tone;
  const layers = { pool: () => pool(index), lobby: () => lobby(tone, index), breakfast: () => breakfast(tone, index) };
  return { slug: `stay-${kind}-${index + 1}`, crops: ['card'], layers: [...layers[kind]()] };
}

/** A pool in a walled court, so that nobody takes it for the sea. */
function pool(index: number): Layer[] {
  const light = lightOf((['noon', 'dusk', 'night'] as const)[index] ?? 'noon');
  const { at } = light;
  const wing = (x: number, wide: number, floors: number): Layer =>
    place(
      facade({
        wide,
        floors,
        wall: light.three('#f2e6d2'),
        roof: 'flat',
        tile: light.three('#b4785a'),
        windows: 'arched',
        trim: at('#ffffff'),
        glass: at('#4f6a84'),
        lamp: light.lamp,
        lit: light.lit,
        seed: 9 + index,
        cloth: at('#3f7f8a'),
        balconies: true,
      }),
      { x, y: 0.62, scale: 1 },
    );
  const edge = (grow: number) =>
    index === 1
      ? ellipse(400, 480, 310 + grow, 74 + grow * 0.6)
      : `M${170 - grow} ${400 - grow * 0.6}H${630 + grow}L${740 + grow * 1.4} ${556 + grow * 0.7}H${60 - grow * 1.4}z`;
  return [
    ...skyOf(light, 2 + index, 0.6),
    ...[wing(0.14, 260, 4), wing(0.86, 260, 4), wing(0.5, 330, 3 + (index % 2))],
    {
      draw: ({ ink }) =>
        fill(ink.fade(at('#ecdcc4'), at('#cdb498')), rect(0, 372, 800, 228)) +
        line(
          at('#b09a80'),
          1.2,
          range(7)
            .map((k) => open(0, 384 + k * k * 6, 800, 384 + k * k * 6))
            .join(''),
          0.4,
        ) +
        fill(at('#ffffff'), edge(14)) +
        fill(ink.fade(at('#9ae4e0'), at('#3fb8c8')), edge(0)) +
        line(
          '#ffffff',
          3,
          range(7)
            .map((k) => `M${220 + ((k * 83) % 330)} ${424 + k * 17}q16-7 32 0t32 0`)
            .join(''),
          0.55,
        ),
    },
    scatter(
      parasol({
        straw: [at('#fff3d8'), at('#e8c89a'), at('#a88468')],
        wood: at('#6a4a3c'),
        cloth: at('#ffffff'),
        clothShade: at('#c8c0b8'),
      }),
      [
        { x: 0.1, y: 0.7, scale: 0.8 },
        { x: 0.5, y: 0.655, scale: 0.7 },
        { x: 0.9, y: 0.7, scale: 0.8 },
      ],
    ),
    palms({
      at: [[index === 0 ? 0.05 : 0.95, 0.98, 300, index === 0 ? 24 : -24]],
      light: at('#6a9a5a'),
      dark: at('#3a6a50'),
      trunk: at('#7a5a44'),
      trunkLight: at('#b48a62'),
      seed: 7 + index,
    }),
  ];
}

function lobby(tone: Tone, index: number): Layer[] {
  return [
    {
      draw: ({ ink }) => {
        const arches = [160, 400, 640];
        const kind = (['round', 'keel', 'pointed'] as const)[index] ?? 'round';
        return (
          fill(ink.fade(tone.wall, '#fffaf0'), rect(0, 0, 800, 470)) +
          fill(tone.lamp, arches.map((x) => arch(x, 430, 150, 300, kind)).join(''), 0.55) +
          line(tone.wood, 5, arches.map((x) => arch(x, 430, 150, 300, kind)).join('')) +
          line(tone.wood, 2, arches.map((x) => open(x, 150, x, 430) + open(x - 74, 280, x + 74, 280)).join(''), 0.6) +
          fill(ink.fade('#f4ead8', tone.floor), rect(0, 430, 800, 170)) +
          fill(
            tone.wood,
            range(10)
              .map((k) => poly(k * 110 - 170, 600, k * 84 - 24, 430, k * 84 + 16, 430, k * 110 - 115, 600))
              .join(''),
            0.13,
          ) +
          fill(tone.lamp, circle(400, 110, 150), 0.25) +
          line(tone.wood, 3, open(400, 0, 400, 60)) +
          fill(
            tone.lamp,
            range(5)
              .map((k) => circle(400 - 80 + k * 40, 110 + (k % 2) * 16, 13))
              .join(''),
          ) +
          line(tone.wood, 4, ellipse(400, 96, 96, 16)) +
          fill(tone.wood, rect(250, 356, 300, 92)) +
          fill('#fffaf0', rect(238, 346, 324, 13)) +
          fill(
            tone.lamp,
            along(280, 520, 6, (x) => rect(x - 3, 372, 6, 60)),
            0.6,
          ) +
          [110, 690]
            .map(
              (x) =>
                fill('#3a2a3a', ellipse(x, 556, 110, 14), 0.25) +
                fill(tone.cloth, `M${x - 96} 480q0-26 26-26h140q26 0 26 26v66h-192z`) +
                fill('#ffffff', rect(x - 80, 500, 74, 24) + rect(x + 6, 500, 74, 24), 0.25) +
                fill(tone.wood, rect(x - 88, 546, 10, 14) + rect(x + 78, 546, 10, 14)),
            )
            .join('')
        );
      },
    },
    palms({
      at: [
        [0.34, 0.78, 150, 8],
        [0.66, 0.78, 150, -8],
      ],
      light: '#6a9a5a',
      dark: '#3a6a50',
      trunk: '#7a5a44',
      trunkLight: '#b48a62',
      seed: 3 + index,
    }),
  ];
}

function breakfast(tone: Tone, index: number): Layer[] {
  const light = lightOf('morning');
  const panes = [140, 400, 660];
  return [
    ...skyOf(light, index, 0.6),
    crowns({
      at: range(6).map((k): [number, number, number] => [0.08 + k * 0.17, 0.62, 130 + ((k + index) % 3) * 40]),
      light: '#9ac080',
      dark: '#5f9064',
      seed: 21 + index,
    }),
    {
      draw: ({ ink }) =>
        fill(tone.wall, `M0 0H800V600H0z${panes.map((x) => `M${x - 84} 90V360H${x + 84}V90z`).join('')}`) +
        line(tone.wood, 5, panes.map((x) => rect(x - 84, 90, 168, 270) + open(x, 90, x, 360)).join('')) +
        fill(ink.fade(tone.floor, tone.wood), rect(0, 430, 800, 170)) +
        [200, 600]
          .map((x, k) => {
            const y = 470 + k * 24;
            return (
              fill('#3a2a3a', ellipse(x, y + 100, 150, 16), 0.25) +
              fill(tone.wood, rect(x - 8, y, 16, 92)) +
              fill('#ffffff', `${ellipse(x, y, 150, 30)}M${x - 150} ${y}q150 62 300 0l-14 46q-136 34-272 0z`) +
              fill('#f4ecdf', ellipse(x, y - 3, 146, 27)) +
              fill('#ffffff', ellipse(x - 66, y - 4, 36, 9) + ellipse(x + 66, y + 2, 36, 9)) +
              fill('#d8944c', ellipse(x - 66, y - 9, 22, 8) + ellipse(x + 62, y - 3, 20, 7)) +
              fill('#c0503c', circle(x + 4, y - 12, 7) + circle(x + 18, y - 10, 7) + circle(x - 10, y - 10, 7)) +
              fill(tone.cloth, `M${x - 26} ${y - 40}h26l-4 30h-18zM${x + 26} ${y - 22}h18l-3 20h-12z`) +
              fill(
                tone.wood,
                rect(x - 210, y - 40, 12, 130) +
                  rect(x + 198, y - 40, 12, 130) +
                  rect(x - 210, y + 26, 56, 9) +
                  rect(x + 154, y + 26, 56, 9),
              )
            );
          })
          .join('') +
        [200, 600]
          .map(
            (x) =>
              line(tone.wood, 3, open(x, 0, x, 70)) + fill(tone.lamp, poly(x - 40, 118, x - 18, 70, x + 18, 70, x + 40, 118)),
          )
          .join(''),
    },
  ];
}
