import { brush, fill } from '../../../engine/ink.ts';
import { numbers, repeat } from '../../../engine/numbers.ts';
import { poly, rect, rows } from '../../../engine/paths.ts';
import { mountains } from '../../../nature/terrain.ts';
import { crowns } from '../../../nature/trees.ts';
import { air, body, drawn, ground, inks, sight } from '../sheet.ts';

export const valensole = sight(
  'france-6',
  ...air('gold', [0.76, 0.34], 40),
  mountains({ y: 0.5, amp: 60, rough: 0.3, seed: 9, fill: ['#8a8fc0', '#b8a8c8'] }),
  drawn((ink) => {
    const row = (i: number, from: number, to: number) =>
      poly(470 + (i + from) * 14, 330, 470 + (i + to) * 14, 330, 470 + (i + to) * 150, 604, 470 + (i + from) * 150, 604);
    return (
      fill('#9aa860', rect(0, 318, 800, 20)) +
      ground(ink, 330, '#d8b888', '#8a6a58') +
      fill(
        ink.fade('#b89ae0', '#7a54b4'),
        repeat(17, (k) => row(k - 8, -0.36, 0.36)),
      ) +
      fill(
        ink.fade('#e0c8f8', '#a884dc'),
        repeat(17, (k) => row(k - 8, -0.36, -0.08)),
      ) +
      fill(
        '#54388a',
        repeat(17, (k) => row(k - 8, 0.2, 0.36)),
        0.55,
      ) +
      brush(
        '#f0e0ff',
        3,
        repeat(150, (k) => {
          const t = ((k * 37) % 100) / 100;
          const i = (k % 15) - 7;
          return `M${numbers(470 + (i - 0.1 + ((k * 13) % 10) / 50) * (14 + 136 * t), 334 + 262 * t)}h0`;
        }),
        0.8,
      ) +
      body(ink, ['#ffe8c4', '#e0b48c', '#a0747a'], rect(190, 270, 120, 62), rect(150, 292, 44, 40)) +
      body(ink, inks.brick, poly(180, 272, 196, 246, 306, 246, 320, 272), poly(144, 294, 152, 278, 194, 278, 194, 294)) +
      fill('#5f8fb0', rect(210, 288, 14, 20) + rect(250, 288, 14, 20) + rect(282, 288, 14, 20))
    );
  }),
  crowns({ at: rows('0.6,0.56,170 0.16,0.56,80'), light: '#a8b860', dark: '#4f6a44', seed: 3 }),
);
