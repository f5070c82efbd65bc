import { fill, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, onion, poly, rect, rows } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { air, body, drawn, ground, inks, sight, white } from '../sheet.ts';

function along5(from: number, to: number): string {
  return range(10)
    .map((i) => {
      const x = from + ((to - from) * i) / 9;
      return x > 320 && x < 480 ? '' : arch(x, 500, 24, 110, 'pointed');
    })
    .join('');
}

export const mosque = sight(
  'moscow-6',
  ...air('morning'),
  cumulus({ at: rows('0.16,0.24,180 0.84,0.34,200'), light: '#fff', body: '#f4f6f6', shade: '#c8dce8', seed: 15 }),
  drawn((ink) => {
    const mint = ['#f2fbf6', '#bcdcd4', '#7c9cac'] as const;
    const minaret = (x: number) =>
      body(
        ink,
        mint,
        rect(x - 30, 260, 60, 260),
        rect(x - 24, 150, 48, 110),
        rect(x - 34, 254, 68, 14),
        rect(x - 28, 146, 56, 10),
      ) +
      body(ink, inks.gold, poly(x - 26, 148, x, 20, x + 26, 148)) +
      fill(inks.gold[1], circle(x, 14, 6)) +
      fill('#4f8494', arch(x, 232, 16, 60, 'pointed') + arch(x, 420, 20, 90, 'pointed') + arch(x, 510, 20, 60, 'pointed')) +
      fill(inks.gold[1], rect(x - 30, 300, 60, 5) + rect(x - 24, 164, 48, 4));
    return (
      body(ink, mint, rect(130, 340, 540, 180)) +
      body(ink, mint, rect(290, 280, 220, 70)) +
      fill(
        '#4f8494',
        repeat(9, (i) => arch(304 + i * 24, 340, 12, 40, 'pointed')),
      ) +
      body(ink, inks.gold, rect(288, 272, 224, 12), onion(400, 276, 96, 122, 214)) +
      line(
        inks.gold[2],
        2.4,
        repeat(7, (i) => `M${310 + i * 30} 274Q${250 + i * 50} 180 400 76`),
        0.5,
      ) +
      fill(inks.gold[1], 'M396 62V20h8v42zM400 4a12 12 0 1 0 9 20 13 13 0 0 1-9-20z') +
      each([190, 610], (x) => body(ink, mint, rect(x - 34, 300, 68, 50)) + body(ink, inks.gold, onion(x, 302, 28, 38, 74))) +
      fill('#4f8494', along5(180, 620)) +
      body(ink, mint, rect(330, 370, 140, 150)) +
      fill('#2f6f86', arch(400, 520, 84, 130, 'pointed')) +
      fill(inks.gold[1], arch(400, 520, 50, 90, 'pointed')) +
      fill(inks.gold[1], rect(130, 346, 540, 6)) +
      minaret(90) +
      minaret(710) +
      ground(ink, 518, '#dcd8d4', '#a09ca8') +
      line(white, 3, 'M0 548H800M0 578H800', 0.6)
    );
  }),
  scatter(walker('#3a4a80', '#f6f2ec'), [
    { x: 0.34, y: 0.94, scale: 1.2 },
    { x: 0.56, y: 0.95, scale: 1.3 },
  ]),
  scatter(walker('#5a6a58', '#f6f2ec'), [
    { x: 0.4, y: 0.95, scale: 1.25 },
    { x: 0.66, y: 0.93, scale: 1.1 },
  ]),
);
