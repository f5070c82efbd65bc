import { fill } from '../../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../../engine/numbers.ts';
import { poly, rect, rows } from '../../../engine/paths.ts';
import { palms } from '../../../nature/palms.ts';
import { hills, mountains } from '../../../nature/terrain.ts';
import { air, body, dark, drawn, gable, inks, panes, sight } from '../sheet.ts';

export const bellinzona = sight(
  'switzerland-6',
  ...air('gold'),
  mountains({
    y: 0.34,
    amp: 150,
    rough: 0.5,
    seed: 27,
    fill: ['#6f94a8', '#a8b8a0'],
    shade: '#4f7490',
    snow: { y: 0.22, light: '#fff', shade: '#c4d4ea' },
  }),
  hills({ y: 0.58, amp: 40, rough: 0.2, seed: 5, fill: ['#7fa862', '#3f7450'], rim: '#dce89c' }),
  drawn((ink) => {
    const stone = ['#f0e4d0', '#b8aaa4', '#746c7c'] as const;
    const swallow = (x: number, y: number, w: number, n: number) =>
      repeat(n, (i) => {
        const s = w / n;
        return `M${numbers(x + i * s, y + 1)}v-18l${numbers(s * 0.33)} 8 ${numbers(s * 0.33)}-8v18z`;
      });
    const tower = (x: number, top: number, w: number, base: number) =>
      body(ink, stone, rect(x, top, w, base - top), rect(x - 5, top, w + 10, 20), swallow(x - 5, top, w + 10, 5)) +
      fill(dark, rect(x + w / 2 - 3, top + 50, 6, 18) + rect(x + w / 2 - 3, top + 110, 6, 18));
    return (
      fill(ink.fade('#9a8f84', '#5f6a5c'), 'M120 480L160 420 240 400 400 390 560 396 650 430 700 480z') +
      tower(290, 130, 56, 410) +
      tower(490, 190, 52, 410) +
      body(ink, stone, poly(150, 430, 170, 346, 640, 346, 664, 440, 150, 440), swallow(170, 346, 470, 24)) +
      tower(170, 290, 44, 420) +
      tower(600, 300, 44, 430) +
      fill(
        dark,
        repeat(9, (i) => rect(230 + i * 42, 376, 5, 16)),
      ) +
      body(ink, stone, poly(664, 440, 664, 400, 810, 470, 810, 520), poly(150, 440, 150, 400, -10, 470, -10, 520)) +
      fill(
        stone[1],
        range(9)
          .map((i) => rect(670 + i * 17, 392 + i * 8, 9, 14) + rect(132 - i * 17, 392 + i * 8, 9, 14))
          .join(''),
      ) +
      fill(ink.fade('#7fa85c', '#3f7050'), 'M-10 500C160 460 300 470 420 466T810 500V610H-10z') +
      each(range(13), (i) => {
        const x = i * 64 - 20;
        const y = 560 + (i % 2) * 20;
        return (
          body(ink, i % 2 ? inks.white : inks.sand, gable(x, y + 50, 60, 80, 0)) +
          body(ink, inks.brick, poly(x - 6, y - 28, x + 30, y - 56, x + 66, y - 28)) +
          fill('#6f7a98', panes(x + 12, y - 14, 2, 2, 26, 28, 12, 16))
        );
      })
    );
  }),
  palms({ at: rows('0.06,1,190,10'), light: '#7fae5c', dark: '#356a50', trunk: '#6a4034', trunkLight: '#b47a4e', seed: 3 }),
);
