import { fill, group, line } from '../../../engine/ink.ts';
import { each, repeat } from '../../../engine/numbers.ts';
import { arch, ellipse, poly, rect, rows } from '../../../engine/paths.ts';
import { forest, mountains } from '../../../nature/terrain.ts';
import { firs } from '../../../nature/trees.ts';
import { air, body, drawn, panes, sight } from '../sheet.ts';

export const brusio = sight(
  'switzerland-5',
  ...air('morning'),
  mountains({
    y: 0.3,
    amp: 140,
    rough: 0.8,
    seed: 19,
    fill: ['#7f98b4', '#a8b8bc'],
    shade: '#54709a',
    snow: { y: 0.24, light: '#fff', shade: '#c4d4ea' },
  }),
  forest({ y: 0.5, amp: 70, rough: 0.2, seed: 9, fill: ['#3f7a5c', '#5f9a58'], size: 40, rim: '#7fb070' }),
  drawn((ink) => {
    const stone = ['#ece0d0', '#b8aaa4', '#746c7c'] as const;
    return (
      fill(ink.fade('#8fc064', '#5f9a50'), 'M-10 330C160 300 300 350 480 330T810 320V610H-10z') +
      line('#8a8490', 18, 'M810 360C700 350 560 340 420 340 220 340 90 380 90 440') +
      line('#4f4a58', 5, 'M810 358C700 348 560 338 420 338 220 338 88 380 88 440') +
      fill('#79b058', ellipse(400, 470, 300, 110)) +
      line('#8a8490', 18, 'M90 440C90 520 240 572 420 572 590 572 700 520 700 460 700 420 640 396 560 392') +
      body(ink, stone, 'M210 366Q400 346 650 384V486Q400 470 210 480z') +
      fill(
        '#79b058',
        repeat(8, (i) => arch(246 + i * 52, 488 + i, 38, 92 - Math.abs(i - 4) * 4)),
      ) +
      line(stone[2], 2, 'M210 384Q400 364 650 402', 0.6) +
      line('#4f4a58', 5, 'M226 368Q400 348 640 384') +
      each(
        [
          [262, 365, -4],
          [350, 357, -3],
          [438, 357, 3],
        ] as const,
        ([x, y, a]) =>
          group(
            `translate(${x} ${y})rotate(${a})`,
            body(ink, ['#f0604c', '#c42a2a', '#7a1c2c'], 'M0 0V-34q0-6 6-6H76q6 0 6 6V0z') +
              fill('#fff4dc', panes(8, -32, 5, 1, 14, 0, 10, 13)) +
              fill('#5a5a68', rect(4, -44, 74, 4)),
          ),
      ) +
      group(
        'translate(526 366)rotate(8)',
        body(ink, ['#f0604c', '#c42a2a', '#7a1c2c'], 'M0 0V-34q0-6 6-6H60q10 0 16 14L82 0z') +
          fill('#fff4dc', panes(8, -32, 3, 1, 14, 0, 10, 13) + poly(58, -34, 64, -34, 72, -18, 58, -18)),
      )
    );
  }),
  firs({
    at: rows('0.05,1,150 0.12,1.02,110 0.93,0.98,170 0.86,1.02,120 0.44,0.82,50 0.5,0.83,60 0.56,0.82,46'),
    light: '#5f9a68',
    dark: '#1f4f48',
  }),
);
