import { brush, fill } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { cup, diamonds, disc, grains, pieces, plate } from './table.ts';

/** Jareesh with fried onion, dates and pale coffee on a rug of sadu. */
export const saudiArabia = sight(
  'saudi-arabia-table',
  drawn(
    (ink) =>
      fill('#8a1c34', rect(0, 0, 800, 600)) +
      fill('#2a1420', rect(0, 60, 800, 74) + rect(0, 466, 800, 74)) +
      fill(
        '#f4e4c8',
        repeat(20, (i) => `M${i * 42} 97l21-26 21 26-21 26zM${i * 42} 503l21-26 21 26-21 26z`),
      ) +
      fill('#e8883c', rect(0, 44, 800, 8) + rect(0, 142, 800, 8) + rect(0, 450, 800, 8) + rect(0, 548, 800, 8)) +
      diamonds('#a83448', 100, 18, 0.8) +
      plate(ink, 300, 320, 216, ['#f4f0e8', '#c8b8a8'], ['#f6e2b4', '#dcb878']) +
      grains('#fff4d4', 3, 300, 320, 150, 190, 6) +
      grains('#c89858', 5, 300, 320, 150, 80, 4) +
      brush(
        '#8a4a24',
        7,
        repeat(34, (i) => `M${250 + ((i * 37) % 100)} ${272 + ((i * 53) % 96)}q10-14 ${14 + (i % 5) * 3} ${(i % 3) * 6 - 4}`),
      ) +
      brush(
        '#d89a4c',
        3,
        repeat(20, (i) => `M${256 + ((i * 41) % 90)} ${276 + ((i * 47) % 88)}q8-12 16-2`),
      ) +
      plate(ink, 618, 220, 118, ['#d8a44c', '#8a5a24'], ['#f4e8d0', '#d8c4a0'], 0.84) +
      pieces(['#b8683c', '#4a2018'], 8, 618, 220, 76, 22, 19) +
      cup(ink, 560, 440, 38, ['#f6f0e4', '#cfc0b0'], ['#f0c85c', '#b8842c']) +
      cup(ink, 706, 408, 34, ['#f6f0e4', '#cfc0b0'], ['#f0c85c', '#b8842c']) +
      disc(ink, 90, 130, 70, ['#f0d088', '#b8843c']) +
      grains('#7a8a3c', 9, 90, 130, 44, 40, 6),
  ),
);
