import { fill, group, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, dome, poly, rect } from '../../../engine/paths.ts';
import type { TileColours } from '../../../landmarks/asia/registan.ts';
import { air, body, drawn, ground, inks, sight, white } from '../sheet.ts';

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

export const tashkent = sight(
  'uzbekistan-6',
  ...air('morning'),
  drawn((ink) => {
    const shell = 'M90 380C100 260 230 170 400 160 570 170 700 260 710 380z';
    return (
      group(
        'translate(660 200)',
        body(ink, inks.stone, rect(-5, -190, 10, 330), poly(-16, 140, -5, -20, 5, -20, 16, 140)) +
          fill('#d8443c', rect(-14, -80, 28, 10) + rect(-4, -200, 8, 40)),
      ) +
      body(ink, day.dome, shell) +
      `<g clip-path="${ink.clip(shell)}">${line(
        '#165f74',
        3,
        range(13)
          .map((i) => `M${90 + i * 51.7} 380Q${200 + i * 33} 220 400 158`)
          .join(''),
        0.7,
      )}${fill(
        day.white,
        range(5)
          .map((r) =>
            repeat(26, (i) => {
              const t = (r + 0.6) / 5.6;
              const half = 310 * Math.sqrt(1 - (1 - t) ** 2);
              const x = 400 - half + ((i + (r % 2) * 0.5) * half * 2) / 26;
              const y = 160 + t * 220;
              return poly(x, y, x + 7, y - 10, x + 14, y, x + 7, y + 10);
            }),
          )
          .join(''),
        0.9,
      )}${fill(
        day.blue,
        range(4)
          .map((r) =>
            repeat(24, (i) => {
              const t = (r + 1.1) / 5.6;
              const half = 310 * Math.sqrt(1 - (1 - t) ** 2);
              return circle(400 - half + ((i + 0.5) * half * 2) / 24, 160 + t * 220, 4);
            }),
          )
          .join(''),
      )}</g>` +
      body(ink, day.dome, rect(360, 132, 80, 30), dome(400, 134, 36, 30)) +
      body(ink, inks.white, rect(80, 376, 640, 80)) +
      fill(
        '#5f8f9c',
        repeat(20, (i) => arch(104 + i * 31, 452, 20, 60, 'pointed')),
      ) +
      fill(day.turquoise, rect(80, 380, 640, 8)) +
      ground(ink, 452, '#e0ccb0', '#b49a8c') +
      each(range(5), (i) => {
        const x = 30 + i * 156;
        const paint = ['#d8443c', '#2f8f9c', '#e8a83c', '#5f9450', '#c4502f'][i] ?? white;
        return (
          fill('#7a5a4c', rect(x + 6, 470, 5, 90) + rect(x + 113, 470, 5, 90)) +
          fill(paint, poly(x - 6, 486, x + 14, 456, x + 110, 456, x + 130, 486)) +
          fill(
            white,
            repeat(3, (k) => poly(x + 12 + k * 40, 486, x + 24 + k * 34, 456, x + 40 + k * 34, 456, x + 32 + k * 40, 486)),
          ) +
          fill('#8a5a3c', rect(x, 536, 124, 44)) +
          each(range(6), (k) =>
            fill(
              ['#f0b03c', '#c42f3c', '#8fb04c', '#e0703c', '#7a2f5c'][(i + k) % 5] ?? white,
              circle(x + 14 + k * 19, 534, 11) + circle(x + 22 + k * 17, 522, 9),
            ),
          )
        );
      })
    );
  }),
);
