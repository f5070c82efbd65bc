import { brush, fill, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { eiffelTower } from '../../landmarks/europe/eiffel-tower.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { air, body, drawn, ground, inks, lamp, white } from '../sights/sheet.ts';

const stone = ['#fff0d8', '#e8cca8', '#a88890'] as const;

/** The marble courtyard at tea time: tall French windows, awnings, and flowers in glass vases. */
export const fourSeasonsGeorgeV: Scene = {
  slug: 'four-seasons-george-v',
  crops: ['card'],
  layers: [
    ...air('gold'),
    streaks({ from: 0.04, to: 0.3, count: 5, colour: '#fff4dc', opacity: 0.6, seed: 41 }),
    place(eiffelTower({ light: '#c89078', body: '#9c6470', shade: '#6f4860', lattice: '#e0b090', lamp }), {
      x: 0.5,
      y: 0.66,
      scale: 0.82,
      rtlX: 0.5,
    }),
    drawn((ink) => {
      const random = randomFrom(4);
      const wing = (x: number, w: number) => {
        const bays = Math.floor(w / 62);
        const at = (i: number) => x + 31 + i * 62;
        return (
          body(ink, ['#a8b0c0', '#74809c', '#4c5678'], poly(x - 4, 176, x + 14, 110, x + w - 14, 110, x + w + 4, 176)) +
          body(ink, stone, rect(x, 176, w, 300), rect(x - 8, 170, w + 16, 10)) +
          fill(
            stone[2],
            each([262, 352], (y) => rect(x, y, w, 4)),
            0.7,
          ) +
          each(range(bays), (i) => body(ink, stone, arch(at(i), 172, 30, 52)) + fill('#4c5a80', arch(at(i), 172, 20, 42))) +
          fill(
            '#5a5478',
            each(range(bays), (i) => each([200, 286], (y) => rect(at(i) - 13, y, 26, 58))),
          ) +
          fill(
            lamp,
            each(range(bays), (i) => each([200, 286], (y) => (random() < 0.5 ? rect(at(i) - 13, y, 26, 58) : ''))),
            0.9,
          ) +
          line(
            white,
            2,
            each(range(bays), (i) => each([200, 286], (y) => `M${at(i)} ${y}v58M${at(i) - 13} ${y + 20}h26`)),
            0.9,
          ) +
          brush(
            '#3a3048',
            2,
            each(range(bays), (i) =>
              each([258, 344], (y) => `M${at(i) - 17} ${y}v-14h34v14${repeat(6, (k) => `M${at(i) - 12 + k * 5} ${y}v-14`)}`),
            ),
          ) +
          fill(
            ink.fade('#ffe9a8', '#f0b468'),
            each(range(bays), (i) => arch(at(i), 474, 44, 100)),
          ) +
          line(
            '#8a6450',
            2.4,
            each(range(bays), (i) => `M${at(i)} 378V474M${at(i) - 22} 410h44`),
          ) +
          each(
            range(bays),
            (i) =>
              fill('#b8344c', `M${at(i) - 26} 372h52l8 30h-68z`) +
              fill(white, `M${at(i) - 9} 372h6l-1 30h-8zM${at(i) + 11} 372h6l4 30h-8z`, 0.8),
          )
        );
      };
      const vase = (x: number, y: number, size: number, flower: readonly [string, string]) =>
        fill('#5a4058', ellipse(x, y, 34 * size, 7 * size), 0.3) +
        brush(
          '#4f7a50',
          3 * size,
          repeat(
            9,
            (i) =>
              `M${x} ${y - 40 * size}Q${x + (i - 4) * 6 * size} ${y - 90 * size} ${x + (i - 4) * 17 * size} ${y - (118 + (i % 3) * 26) * size}`,
          ),
        ) +
        brush(
          flower[0],
          19 * size,
          repeat(17, (i) => `M${x + (i - 8) * 9 * size} ${y - (118 + ((i * 5) % 4) * 22) * size}h0`),
        ) +
        brush(
          flower[1],
          10 * size,
          repeat(14, (i) => `M${x + (i - 7) * 10 * size - 4} ${y - (128 + ((i * 3) % 4) * 20) * size}h0`),
        ) +
        fill(
          ink.across('#ffffff', '#c8dce8', '#8fa8c4'),
          `M${x - 17 * size} ${y}L${x - 22 * size} ${y - 62 * size}h${44 * size}L${x + 17 * size} ${y}z`,
          0.85,
        );
      const table = (x: number, y: number) =>
        brush('#8a6a4c', 4, `M${x} ${y}V${y - 34}M${x - 14} ${y}h28`) +
        fill(white, ellipse(x, y - 36, 38, 9)) +
        fill('#d8c8c0', `M${x - 38} ${y - 36}q4 18 10 22h56q6-4 10-22q-38 14-76 0z`) +
        fill('#b8344c', circle(x + 10, y - 46, 6)) +
        body(ink, inks.white, rect(x - 20, y - 48, 12, 10)) +
        body(
          ink,
          inks.wood,
          rect(x - 66, y - 66, 8, 66),
          rect(x + 58, y - 66, 8, 66),
          rect(x - 66, y - 32, 30, 6),
          rect(x + 36, y - 32, 30, 6),
        ) +
        fill('#6f4c84', rect(x - 62, y - 38, 28, 8) + rect(x + 34, y - 38, 28, 8));
      return (
        wing(-30, 310) +
        wing(520, 310) +
        body(ink, stone, rect(270, 392, 260, 84), rect(262, 384, 276, 10)) +
        fill(
          ink.fade('#ffe9a8', '#f0b468'),
          each([320, 400, 480], (x) => arch(x, 474, 48, 70)),
        ) +
        line(
          '#8a6450',
          2.4,
          each([320, 400, 480], (x) => `M${x} 404V474`),
        ) +
        brush(
          '#5f8c58',
          14,
          repeat(13, (i) => `M${280 + i * 20} ${384 - (i % 2) * 4}h0`),
        ) +
        brush(
          '#e88ca8',
          7,
          repeat(13, (i) => `M${286 + i * 20} ${378 - (i % 3) * 4}h0`),
        ) +
        ground(ink, 474, '#f4dcc0', '#d0a498') +
        line(
          '#a87c80',
          2,
          `${repeat(13, (i) => `M${400 + (i - 6) * 60} 474L${400 + (i - 6) * 170} 606`)}M-10 504H810M-10 548H810`,
          0.35,
        ) +
        fill('#b8808c', poly(400, 488, 452, 502, 400, 518, 348, 502), 0.5) +
        table(300, 552) +
        table(560, 534) +
        vase(96, 576, 1.25, ['#9c5fc0', '#d8a8ec']) +
        vase(700, 580, 1.3, ['#f4f0f8', '#e8a0c0']) +
        vase(204, 520, 0.6, ['#e8507c', '#ffb0c4'])
      );
    }),
    scatter(visitor('#2f3a64', '#2f3a64', '#3a2430'), [{ x: 0.47, y: 0.9, scale: 1.3 }]),
  ],
};
