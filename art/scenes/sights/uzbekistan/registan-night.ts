import { fill, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { circle, sliver } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { registan, type TileColours } from '../../../landmarks/asia/registan.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { air, drawn, ground, sight } from '../sheet.ts';

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

const night: TileColours = {
  ...day,
  brick: ['#ffc888', '#b8785c', '#5f3c58'],
  dome: ['#6fc8e0', '#2f74ac', '#1c3a70'],
  niche: ['#f0a850', '#7a3c4c'],
  white: '#ffe8b8',
};

export const registanNight = sight(
  'uzbekistan-1',
  ...air('night', [0.5, 0.13], 24),
  drawn((ink) => fill(ink.radial([0, '#ffb860', 0.55], [1, '#ffb860', 0]), circle(400, 430, 420))),
  place(registan(night), { x: 0.5, y: 0.8, scale: 1.18 }),
  drawn(
    (ink) =>
      ground(ink, 478, '#d89a60', '#3a2c58') +
      line(
        '#6a4458',
        2,
        repeat(17, (i) => `M${400 + (i - 8) * 40} 480L${400 + (i - 8) * 120} 600`),
        0.5,
      ) +
      fill(
        '#ffd890',
        range(12)
          .map((i) => sliver(60 + ((i * 173) % 640), 494 + i * 8, 110, 5))
          .join(''),
        0.4,
      ),
  ),
  scatter(walker('#2a2038', '#2a2038'), [
    { x: 0.3, y: 0.9, scale: 1 },
    { x: 0.36, y: 0.905, scale: 1.05 },
    { x: 0.63, y: 0.93, scale: 1.2 },
  ]),
);
