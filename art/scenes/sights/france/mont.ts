import { fill, group } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect, sliver } from '../../../engine/paths.ts';
import { birds } from '../../../life/birds.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { streaks } from '../../../nature/clouds.ts';
import { air, body, dark, drawn, gable, ground, inks, panes, sight } from '../sheet.ts';

const zinc = ['#9aa8c4', '#66749a', '#414c74'] as const;

export const mont = sight(
  'france-2',
  ...air('morning', [0.2, 0.3], 40),
  streaks({ from: 0.15, to: 0.4, count: 5, colour: '#fff', opacity: 0.6, seed: 6 }),
  drawn((ink) => {
    const stone = ['#f0d8bc', '#b8998f', '#6f6078'] as const;
    const island =
      fill('#6f8a5c', 'M180 430C210 390 250 350 300 330L520 320C570 350 600 390 630 430z') +
      body(ink, stone, poly(300, 350, 312, 262, 500, 262, 516, 350), poly(330, 262, 338, 226, 470, 226, 476, 262)) +
      body(ink, zinc, poly(326, 228, 346, 206, 462, 206, 480, 228)) +
      body(ink, stone, poly(384, 210, 384, 150, 426, 150, 426, 210)) +
      body(ink, zinc, poly(380, 152, 405, 40, 430, 152)) +
      fill(inks.gold[1], circle(405, 36, 5)) +
      fill(
        dark,
        repeat(8, (i) => arch(326 + i * 24, 340, 9, 50)) +
          repeat(6, (i) => arch(350 + i * 22, 256, 8, 22)) +
          repeat(2, (i) => arch(396 + i * 18, 200, 9, 34)),
      ) +
      each(range(15), (i) => {
        const x = 212 + i * 26 + (i % 3) * 4;
        const y = 420 - (i < 7 ? i * 5 : (14 - i) * 5) - (i % 2) * 14;
        return (
          body(ink, i % 3 ? inks.white : stone, gable(x, y, 26, 36, 0)) +
          body(ink, zinc, poly(x - 3, y - 35, x + 13, y - 60, x + 29, y - 35)) +
          fill(dark, rect(x + 6, y - 26, 5, 8) + rect(x + 16, y - 26, 5, 8))
        );
      }) +
      body(ink, stone, 'M170 440V400H640V440z', rect(160, 386, 44, 54), rect(600, 390, 48, 50), rect(380, 392, 40, 48)) +
      fill(dark, panes(220, 412, 14, 1, 28, 0, 5, 8));
    return (
      ground(ink, 432, '#f4dcc0', '#b8a4a8', '#8a90a8') +
      island +
      `<g opacity=".35">${group('translate(0 876)scale(1 -1)', island)}</g>` +
      fill(
        '#fff8ea',
        range(20)
          .map((i) => sliver((i * 163) % 740, 450 + i * 7, 120 + (i % 5) * 40, 5))
          .join(''),
        0.65,
      ) +
      fill('#a89080', 'M0 560q200-30 420-6t380 0V600H0z', 0.5)
    );
  }),
  scatter(walker('#b04a50', '#f0d8c0'), [
    { x: 0.68, y: 0.93, scale: 0.9 },
    { x: 0.72, y: 0.94, scale: 0.9 },
  ]),
  birds({ x: 0.72, y: 0.3, count: 7, size: 13, colour: '#5a5a78', seed: 5 }),
);
