import { fill, group, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, dome, poly, rect, rows } from '../../../engine/paths.ts';
import { mountains } from '../../../nature/terrain.ts';
import { cypresses } from '../../../nature/trees.ts';
import { air, body, dark, drawn, inks, sight } from '../sheet.ts';

export const meteora = sight(
  'greece-3',
  ...air('gold', [0.14, 0.3], 42),
  mountains({ y: 0.6, amp: 60, rough: 0.4, seed: 8, fill: ['#a8a4b8', '#d8c8b0'] }),
  drawn((ink) => {
    const rock = ['#e8c8a4', '#a88478', '#644c60'] as const;
    const pillar = (d: string, lines: string) => body(ink, rock, d) + line(rock[2], 3, lines, 0.5);
    const monastery = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        body(ink, inks.sand, rect(-70, -54, 140, 58), rect(-90, -30, 40, 34), rect(40, -74, 40, 78)) +
          body(
            ink,
            inks.brick,
            poly(-78, -52, -64, -74, 34, -74, 44, -52),
            poly(34, -72, 60, -92, 86, -72),
            poly(-96, -28, -84, -42, -50, -42, -46, -28),
          ) +
          body(ink, inks.sand, rect(-34, -94, 36, 26)) +
          body(ink, inks.brick, dome(-16, -92, 22, 24)) +
          fill(dark, repeat(5, (i) => arch(-56 + i * 20, -20, 9, 20)) + rect(54, -54, 8, 14) + rect(54, -30, 8, 14)) +
          line(inks.wood[1], 4, 'M-66-6H62M-60-6v10M-30-6v10M0-6v10M30-6v10'),
      );
    return (
      pillar(
        'M470 470C474 400 496 360 500 300 506 270 540 262 570 270 590 290 590 340 606 400L620 470z',
        'M520 280Q510 380 516 460M560 280Q566 380 570 460',
      ) +
      monastery(538, 270, 0.5) +
      pillar(
        'M20 500C40 420 50 380 60 330 70 300 120 296 140 310 156 360 164 430 190 500z',
        'M84 320Q80 420 90 490M124 320Q130 420 140 490',
      ) +
      pillar(
        'M180 560C200 470 206 380 220 300 226 250 250 220 300 214 360 208 400 224 410 262 424 350 440 460 470 560z',
        'M260 236Q244 400 250 550M316 230Q310 400 320 550M370 240Q380 400 396 550',
      ) +
      monastery(314, 220, 1.1) +
      pillar(
        'M590 560C610 460 616 370 640 300 650 240 700 226 760 236 800 260 820 340 830 560z',
        'M672 270Q660 420 664 550M730 256Q736 420 740 550',
      ) +
      monastery(724, 240, 0.9) +
      fill(ink.fade('#8fac5c', '#3f6a48'), 'M-10 500C120 460 220 540 380 520S640 500 810 530V610H-10z')
    );
  }),
  cypresses({ at: rows('0.08,0.98,110 0.2,1,80 0.56,0.98,120 0.62,1,90 0.86,0.99,100'), light: '#5f9a5c', dark: '#1f4a44' }),
);
