import { fill, line } from '../../../engine/ink.ts';
import { each, repeat } from '../../../engine/numbers.ts';
import { arch, crenels, dome, poly, rect, rows } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { cypresses } from '../../../nature/trees.ts';
import { air, body, dark, drawn, inks, sight, teeth } from '../sheet.ts';

export const rhodes = sight(
  'greece-6',
  ...air('gold'),
  drawn((ink) => {
    const stone = ['#ffe2b4', '#d8ac7c', '#946c60'] as const;
    const round = (x: number, top: number, w: number) =>
      body(
        ink,
        stone,
        rect(x - w / 2, top, w, 520 - top),
        rect(x - w * 0.58, top, w * 1.16, 34),
        crenels(x - w * 0.58, top, w * 1.16, 6, 20),
      ) +
      fill(
        stone[2],
        repeat(6, (i) => arch(x - w * 0.48 + i * w * 0.19, top + 46, w * 0.1, 18)),
        0.7,
      ) +
      fill(dark, rect(x - 4, top + 90, 8, 30) + rect(x - 4, top + 190, 8, 30)) +
      line(
        stone[2],
        2,
        repeat(11, (i) => `M${x - w / 2} ${top + 60 + i * 30}h${w}`),
        0.3,
      );
    return (
      body(ink, ['#ffd8c8', '#e0a094', '#94606c'], dome(130, 300, 70, 76), rect(60, 298, 140, 80)) +
      body(ink, inks.white, rect(226, 130, 18, 240), rect(219, 196, 32, 8), poly(222, 132, 235, 84, 248, 132)) +
      fill(inks.gold[1], rect(129, 196, 3, 30)) +
      body(
        ink,
        stone,
        rect(560, 220, 200, 170),
        crenels(560, 220, 200, 11, 16),
        rect(640, 160, 70, 70),
        crenels(640, 160, 70, 5, 16),
      ) +
      fill(
        dark,
        repeat(4, (i) => arch(590 + i * 44, 320, 16, 50)),
      ) +
      body(ink, stone, rect(-10, 350, 820, 170), teeth(-10, 350, 820, 26, 20)) +
      line(stone[2], 2, 'M-10 390H810M-10 430H810M-10 470H810', 0.3) +
      round(300, 240, 120) +
      round(500, 240, 120) +
      body(ink, stone, rect(350, 320, 100, 200), crenels(350, 320, 100, 5, 16)) +
      fill('#5a3a3c', arch(400, 520, 72, 130, 'pointed')) +
      fill('#8a5a3c', arch(400, 520, 54, 108, 'pointed')) +
      fill('#5f8a4c', 'M-10 500Q160 476 330 512H470Q640 476 810 500V610H-10z') +
      fill(ink.fade('#f0d8b0', '#c4a080'), poly(364, 516, 436, 516, 560, 610, 240, 610)) +
      body(ink, inks.stone, rect(110, 450, 22, 130), rect(100, 442, 42, 12), rect(660, 450, 22, 130), rect(650, 442, 42, 12)) +
      each([121, 671], (x) =>
        fill(
          '#3f6a64',
          `M${x - 18} 442l2-30-8-16 4-14 16 8 22 2 8 8-2 42h-6l-3-26-20 2-2 24zM${x - 22} 384l-4-16 6 8 2-14 4 16z`,
        ),
      )
    );
  }),
  cypresses({ at: rows('0.06,0.92,150 0.26,0.94,120 0.74,0.94,120 0.94,0.92,160'), light: '#5f9a5c', dark: '#1f4a44' }),
  scatter(walker('#3f84c8', '#f0d0b0'), [{ x: 0.48, y: 0.95, scale: 1.2 }]),
);
