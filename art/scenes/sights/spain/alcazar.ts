import { brush, fill, group, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect } from '../../../engine/paths.ts';
import { air, body, drawn, inks, sight } from '../sheet.ts';

export const alcazar = sight(
  'spain-3',
  ...air('noon'),
  drawn((ink) => {
    const lobed = (x: number, base: number, w: number, h: number) => {
      const lobes = repeat(9, (i) => {
        const a = Math.PI * ((i + 0.5) / 9);
        return circle(x - (Math.cos(a) * w) / 2.3, base - h + w / 2 - Math.sin(a) * w * 0.46, w * 0.1);
      });
      return `${rect(x - w / 2, base - h + w / 2, w, h - w / 2)}${circle(x, base - h + w / 2, w * 0.47)}${lobes}`;
    };
    const front =
      body(ink, ['#fff6e6', '#f0dcc0', '#c4a89c'], rect(40, 120, 720, 300)) +
      body(ink, inks.brick, poly(20, 122, 50, 92, 750, 92, 780, 122)) +
      fill('#2f8a8a', rect(40, 128, 720, 10)) +
      fill(
        '#c9a04a',
        repeat(48, (i) => poly(44 + i * 15, 146, 51 + i * 15, 138, 58 + i * 15, 146)) +
          repeat(48, (i) => circle(51 + i * 15, 158, 3.4)),
      ) +
      fill(
        '#6a4a58',
        [lobed(400, 420, 150, 240), ...[-310, -205, -105, 105, 205, 310].map((d) => lobed(400 + d, 420, 84, 190))].join(''),
      ) +
      fill('#3f2c48', arch(400, 420, 70, 150, 'horseshoe')) +
      fill('#ffcf80', arch(400, 420, 34, 100, 'horseshoe'), 0.9) +
      body(ink, inks.white, ...[-355, -258, -155, -86, 86, 155, 258, 355].map((d) => rect(396 + d, 290, 8, 130)));
    return (
      front +
      fill(ink.fade('#d8b090', '#a07868'), rect(0, 420, 800, 180)) +
      fill('#2f8a8a', poly(250, 424, 550, 424, 700, 600, 100, 600)) +
      fill(ink.fade('#bfe4e8', '#5fb4c8'), poly(266, 432, 534, 432, 672, 600, 128, 600)) +
      `<g opacity=".38" clip-path="${ink.clip(poly(266, 432, 534, 432, 672, 600, 128, 600))}">${group('translate(0 852)scale(1 -1)', front)}</g>` +
      fill(
        '#3f7a4c',
        repeat(6, (i) => circle(210 - i * 34, 440 + i * 26, 22 + i * 3) + circle(590 + i * 34, 440 + i * 26, 22 + i * 3)),
      ) +
      brush(
        '#ff9a3c',
        10,
        repeat(14, (i) => `M${200 - i * 14 + (i % 3) * 9} ${436 + i * 11}h0M${604 + i * 14 - (i % 3) * 9} ${436 + i * 11}h0`),
      ) +
      group(
        'translate(610 556)',
        fill('#1f7a8a', 'M40 6C90-8 140 10 190 30L60 34z') +
          brush(
            '#6fd8a8',
            9,
            repeat(7, (i) => `M${78 + i * 15} ${10 + (i % 2) * 12}h0`),
          ) +
          fill('#2458a0', 'M-2-50C-10-46-12-38-6-34L2-10C8 14 26 28 50 28 66 28 70 14 54 8 34 2 22-8 18-30 16-46 8-54-2-50z') +
          fill('#e8b04a', poly(-10, -42, -26, -36, -9, -34)) +
          line('#2458a0', 2.4, 'M0-50l-8-18M4-52l0-20M8-51l8-17M26 26l-6 22M40 28l2 20') +
          fill('#6fd8a8', circle(-8, -70, 4) + circle(4, -74, 4) + circle(17, -70, 4)),
      )
    );
  }),
);
