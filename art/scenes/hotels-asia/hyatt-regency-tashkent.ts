import { brush, fill, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { cypresses } from '../../nature/trees.ts';
import { air, body, drawn, ground, inks, lamp, white } from '../sights/sheet.ts';

const stone = ['#f8e4d0', '#d0b0a8', '#8c7090'] as const;

/** The hotel on Navoi Street when its windows light up: fountains, plane trees, the snow of Chimgan far off. */
export const hyattRegencyTashkent: Scene = {
  slug: 'hyatt-regency-tashkent',
  crops: ['card'],
  layers: [
    ...air('dusk'),
    streaks({ from: 0.1, to: 0.42, count: 7, colour: '#ffb8a8', opacity: 0.5, seed: 15 }),
    mountains({
      y: 0.62,
      amp: 90,
      rough: 0.7,
      seed: 44,
      fill: ['#8a6ca8', '#c890a4'],
      shade: '#7a5c9c',
      snow: { y: 0.56, light: '#ffe4dc', shade: '#c8a8c8' },
    }),
    drawn((ink) => {
      const random = randomFrom(16);
      const block = (x: number, w: number, top: number, step: number) => {
        const columns = Math.floor((w - 12) / 30);
        const lines = Math.floor((430 - top) / step);
        const cells = range(columns).flatMap((i) =>
          range(lines).map((k) => rect(x + 12 + i * 30, top + 12 + k * step, 19, step - 12)),
        );
        return (
          body(ink, stone, rect(x, top, w, 450 - top)) +
          fill('#4c4474', cells.join('')) +
          fill(lamp, cells.filter(() => random() < 0.48).join('')) +
          fill('#ffb870', cells.filter(() => random() < 0.14).join('')) +
          fill(
            stone[0],
            repeat(columns + 1, (i) => rect(x + 3 + i * 30, top, 5, 450 - top)),
            0.7,
          ) +
          body(ink, inks.slate, rect(x - 6, top - 8, w + 12, 12))
        );
      };
      return (
        block(120, 190, 214, 34) +
        block(490, 190, 214, 34) +
        block(300, 200, 150, 34) +
        body(ink, inks.teal, rect(290, 134, 220, 12)) +
        fill(lamp, rect(296, 146, 208, 4)) +
        // The entrance, with the star lattice of the country.
        body(ink, stone, rect(250, 366, 300, 84), rect(240, 356, 320, 14)) +
        fill(ink.fade('#ffe9a8', '#ffb860'), rect(268, 380, 264, 70)) +
        line(
          inks.teal[2],
          2.4,
          repeat(12, (i) => `M${268 + i * 22} 380l22 35-22 35M${290 + i * 22} 380l-22 35 22 35`),
        ) +
        fill(
          inks.teal[1],
          each(range(6), (i) => circle(290 + i * 44, 415, 6)),
        ) +
        fill('#5a3c5c', arch(400, 450, 56, 60)) +
        fill('#fff0c0', arch(400, 450, 44, 50)) +
        ground(ink, 450, '#d8a0a4', '#8a6098', '#4c3a74') +
        fill(ink.radial([0, lamp, 0.6], [1, lamp, 0]), ellipse(400, 462, 300, 60)) +
        // The basin and its jets.
        fill('#5f4880', ellipse(400, 540, 296, 50)) +
        body(ink, stone, `${ellipse(400, 534, 292, 46)}`) +
        fill(ink.fade('#7fb8dc', '#3f5fa4'), ellipse(400, 532, 270, 38)) +
        fill(
          white,
          range(8)
            .map((i) => sliver(180 + ((i * 83) % 360), 512 + i * 6, 70, 4))
            .join(''),
          0.6,
        ) +
        brush(
          '#e8f4ff',
          4,
          each(
            range(9),
            (i) =>
              `M${220 + i * 45} 534q-5-${60 + (i % 3) * 16} 10-${74 + (i % 3) * 18}q12 ${20 + (i % 3) * 6} 12 ${70 + (i % 3) * 16}`,
          ),
          0.85,
        ) +
        fill(
          '#fff',
          each(range(9), (i) => circle(231 + i * 45, 462 - (i % 3) * 18, 3.4)),
          0.9,
        ) +
        brush(
          '#e0507c',
          9,
          each(range(17), (i) => `M${60 + i * 12} ${574 + (i % 2) * 8}h0M${560 + i * 12} ${574 + (i % 2) * 8}h0`),
        ) +
        brush(
          '#4f7a58',
          9,
          each(range(17), (i) => `M${54 + i * 12} ${584 - (i % 2) * 4}h0M${554 + i * 12} ${584 - (i % 2) * 4}h0`),
        ) +
        each(
          [70, 730],
          (x) =>
            brush('#3a2c50', 4, `M${x} 520V400`) +
            fill(ink.radial([0, '#fff0b8', 0.8], [1, '#fff0b8', 0]), circle(x, 396, 46)) +
            fill('#fff4d0', circle(x, 396, 10)),
        ) +
        fill('#3a2c50', poly(64, 520, 76, 520, 80, 528, 60, 528) + poly(724, 520, 736, 520, 740, 528, 720, 528))
      );
    }),
    cypresses({
      at: rows(
        '0.02,0.8,230 0.065,0.78,200 0.105,0.765,176 0.14,0.755,150 0.86,0.755,150 0.895,0.765,176 0.935,0.78,200 0.98,0.8,230',
      ),
      light: '#b89464',
      dark: '#4f5468',
    }),
    scatter(visitor('#f4ece0', '#3f4a7c', '#2a2034'), [{ x: 0.44, y: 0.81, scale: 1.1 }]),
    scatter(visitor('#b8344c', '#5a3c64', '#2a2034'), [{ x: 0.56, y: 0.815, scale: 1.1 }]),
  ],
};
