import { fill, line } from '../../../engine/ink.ts';
import { each, numbers, repeat } from '../../../engine/numbers.ts';
import { arch, dome, poly, rect } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { kalyanMinaret } from '../../../landmarks/asia/kalyan.ts';
import type { TileColours } from '../../../landmarks/asia/registan.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { air, body, dark, drawn, ground, lamp, panes, sight } from '../sheet.ts';

const day: TileColours = {
  brick: ['#ffe4b8', '#dfb27c', '#a47858'],
  dome: ['#7fe0d8', '#2fa4ac', '#1c6478'],
  blue: '#2458a0',
  turquoise: '#3fb4b4',
  white: '#fff6e4',
  niche: ['#2458a0', '#163a70'],
  gold: '#f0c050',
  tiger: '#f0a03c',
};

export const bukhara = sight(
  'uzbekistan-4',
  ...air('dusk'),
  place(kalyanMinaret({ ...day, brick: ['#ffd8a8', '#d89c74', '#8a5c60'] }), { x: 0.82, y: 0.76, scale: 0.86 }),
  drawn((ink) => {
    const brick = ['#ffd4a0', '#d09468', '#845458'] as const;
    const cap = (x: number, base: number, r: number) =>
      body(ink, brick, rect(x - r * 0.94, base - r * 0.2, r * 1.88, r * 0.24), dome(x, base - r * 0.18, r * 0.94, r * 0.86)) +
      line(
        brick[2],
        2,
        repeat(
          7,
          (i) =>
            `M${numbers(x + (i - 3) * r * 0.28, base - r * 0.2)}Q${numbers(x + (i - 3) * r * 0.24, base - r * 0.7, x, base - r * 1.02)}`,
        ),
        0.5,
      ) +
      fill(brick[2], rect(x - r * 0.12, base - r * 1.14, r * 0.24, r * 0.14)) +
      fill(
        dark,
        repeat(3, (i) => arch(x + (i - 1) * r * 0.5, base - r * 0.16, r * 0.14, r * 0.22)),
        0.6,
      );
    return (
      cap(150, 330, 62) +
      cap(560, 330, 62) +
      cap(260, 350, 56) +
      cap(450, 350, 56) +
      body(ink, brick, rect(40, 340, 620, 180)) +
      cap(350, 330, 132) +
      cap(110, 420, 58) +
      cap(600, 420, 58) +
      body(ink, brick, rect(250, 330, 200, 190), rect(40, 410, 140, 110), rect(530, 410, 140, 110)) +
      fill('#5a3038', arch(350, 520, 120, 160, 'pointed')) +
      fill(ink.fade('#ff9a50', '#ffd880'), arch(350, 520, 92, 134, 'pointed')) +
      fill(
        '#5a3038',
        arch(110, 520, 64, 84, 'pointed') +
          arch(600, 520, 64, 84, 'pointed') +
          arch(215, 520, 40, 70, 'pointed') +
          arch(490, 520, 40, 70, 'pointed'),
      ) +
      fill(lamp, arch(110, 520, 46, 66, 'pointed') + arch(600, 520, 46, 66, 'pointed'), 0.8) +
      fill(brick[2], panes(258, 344, 10, 1, 19, 0, 10, 10), 0.5) +
      ground(ink, 518, '#c88a68', '#5a3850') +
      each(
        [
          [246, '#c42f3c', '#f0b84c'],
          [430, '#2f6fa8', '#f6e0b0'],
          [520, '#c4602f', '#7a2434'],
          [40, '#8a2f4c', '#f0b84c'],
        ] as const,
        ([x, a, b]) =>
          fill(a, rect(x, 470, 44, 74)) +
          fill(b, rect(x + 6, 476, 32, 62)) +
          fill(a, poly(x + 22, 484, x + 34, 507, x + 22, 530, x + 10, 507)) +
          line(
            b,
            2,
            repeat(8, (i) => `M${x + 3 + i * 5.4} 544v7`),
          ),
      )
    );
  }),
  scatter(walker('#3f8f96', '#f0d0b0'), [{ x: 0.41, y: 0.93, scale: 1.5 }]),
  scatter(walker('#e8b04a', '#f0d0b0'), [{ x: 0.47, y: 0.95, scale: 1.6 }]),
);
