import { fill } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { arch, dome, poly, rect, rows, sliver } from '../../../engine/paths.ts';
import type { Layer } from '../../../engine/stage.ts';
import { ribbedDome, type TileColours } from '../../../landmarks/asia/registan.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { crowns } from '../../../nature/trees.ts';
import { air, body, drawn, ground, panes, sight, white } from '../sheet.ts';

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

const cupola = (x: number, base: number, r: number, colours = day): Layer => ({
  upright: true,
  draw: ({ brush }) => ribbedDome(brush, colours, x, base, r),
});

export const bukhari = sight(
  'uzbekistan-3',
  ...air('gold', [0.83, 0.26], 38),
  drawn((ink) => {
    const minaret = (x: number, h: number) =>
      body(ink, day.brick, poly(x - 15, 440, x - 10, 440 - h, x + 10, 440 - h, x + 15, 440), rect(x - 15, 434 - h, 30, 12)) +
      fill(
        day.blue,
        repeat(5, (i) => rect(x - 12, 420 - (i * h) / 5, 24, 8)),
      ) +
      body(ink, day.dome, dome(x, 436 - h, 13, 26));
    return (
      fill('#6f9a68', 'M0 420q60-40 130-20t150-10 170 10 180-14 170 20V470H0z') +
      minaret(90, 300) +
      minaret(710, 300) +
      body(ink, day.brick, rect(60, 360, 680, 100)) +
      fill(
        '#7a5a54',
        repeat(9, (i) => arch(100 + i * 36, 460, 24, 66, 'pointed') + (i < 9 ? arch(700 - i * 36, 460, 24, 66, 'pointed') : '')),
      ) +
      fill(day.blue, rect(60, 366, 680, 8)) +
      body(ink, day.brick, rect(270, 250, 260, 210)) +
      fill(day.blue, rect(278, 258, 244, 14)) +
      fill(
        white,
        repeat(17, (i) => poly(284 + i * 14, 265, 290 + i * 14, 260, 296 + i * 14, 265, 290 + i * 14, 270)),
      ) +
      fill('#2f74b8', arch(400, 460, 150, 176, 'pointed')) +
      fill('#163a70', arch(400, 460, 120, 148, 'pointed')) +
      fill(day.brick[0], panes(352, 400, 1, 1, 0, 0, 96, 60)) +
      fill('#6a3f34', arch(400, 460, 44, 56, 'pointed'))
    );
  }),
  cupola(400, 252, 80),
  drawn(
    (ink) =>
      ground(ink, 460, '#e8d4b0', '#c4a48a') +
      fill('#7fc4c0', poly(250, 496, 550, 496, 650, 570, 150, 570)) +
      fill('#2f8f9c', poly(262, 502, 538, 502, 626, 564, 174, 564)) +
      fill(
        white,
        range(6)
          .map((i) => sliver(300 + ((i * 67) % 180), 510 + i * 9, 70, 3))
          .join(''),
        0.7,
      ),
  ),
  crowns({ at: rows('0.1,0.94,230 0.9,0.95,240'), light: '#a8c464', dark: '#47784c', seed: 21 }),
  scatter(walker(white, '#f0d0b0'), [
    { x: 0.3, y: 0.83, scale: 1 },
    { x: 0.72, y: 0.84, scale: 1 },
  ]),
);
