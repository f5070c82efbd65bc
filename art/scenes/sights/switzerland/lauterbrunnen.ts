import { fill, group, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect, rows } from '../../../engine/paths.ts';
import { firs } from '../../../nature/trees.ts';
import { air, body, dark, drawn, gable, inks, panes, sight, white } from '../sheet.ts';

export const lauterbrunnen = sight(
  'switzerland-3',
  ...air('morning'),
  drawn((ink) => {
    const snow = 'M240 330L330 190 372 226 420 130 476 210 520 180 620 330z';
    const left = 'M-10 60L90 40 150 70 210 60 240 110 262 300 300 420 310 470H-10z';
    const right = 'M810 20L720 50 660 30 610 90 580 220 560 360 520 440 510 470H810z';
    return (
      fill('#f4f6fa', snow) +
      fill('#a8bce0', 'M420 130L476 210 520 180 620 330H430L450 240zM330 190L372 226 380 330H330z', 0.75) +
      fill(ink.across('#c8bcb0', '#8f8890'), left) +
      fill(ink.across('#d8ccb8', '#8a8490'), right) +
      `<g clip-path="${ink.clip(left)}">${line(
        '#5f5a70',
        4,
        repeat(14, (i) => `M${-10 + i * 22} ${60 + (i % 4) * 20}q10 120-4 360`),
        0.5,
      )}${fill('#6a9a5c', 'M-10 60L90 40 150 70 210 60 240 110 230 130 190 96 130 104 60 74-10 96z')}</g>` +
      `<g clip-path="${ink.clip(right)}">${line(
        '#5f5a70',
        4,
        repeat(14, (i) => `M${540 + i * 22} ${40 + (i % 4) * 24}q-10 140 6 380`),
        0.5,
      )}${fill('#6a9a5c', 'M810 20L720 50 660 30 610 90 616 120 664 66 720 86 810 60z')}</g>` +
      fill(ink.fade('#fff', [0.7, '#fff', 0.9], [1, '#fff', 0.3]), 'M176 64L190 64 196 200 214 430H164L178 200z') +
      fill('#fff', ellipse(190, 436, 56, 16), 0.75) +
      fill(ink.fade('#8fc468', '#4f8f4c'), 'M-10 440C160 410 280 450 400 440T810 430V610H-10z') +
      fill('#6fae58', 'M-10 520C200 470 420 560 810 500V610H-10z')
    );
  }),
  firs({
    at: rows('0.03,0.82,110 0.09,0.8,80 0.14,0.83,100 0.72,0.8,90 0.78,0.82,120 0.95,0.84,140 0.88,0.8,90'),
    light: '#5f9a68',
    dark: '#1f4f48',
  }),
  drawn((ink) => {
    const chalet = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        body(ink, inks.wood, gable(-40, 0, 80, 40, 30)) +
          fill(inks.wood[2], 'M-54-34L0-80 54-34 46-30 0-68-46-30z') +
          fill(white, panes(-28, -30, 3, 1, 22, 0, 12, 14)) +
          body(ink, inks.white, rect(-40, -10, 80, 10)),
      );
    return (
      body(ink, inks.white, rect(430, 400, 34, 110), rect(464, 450, 80, 60)) +
      body(
        ink,
        ['#8a6a70', '#5f4454', '#3a2c40'],
        poly(424, 402, 447, 320, 470, 402),
        poly(460, 452, 476, 424, 540, 424, 552, 452),
      ) +
      fill(dark, arch(447, 440, 10, 26) + circle(447, 456, 7) + repeat(3, (i) => arch(484 + i * 22, 500, 8, 26))) +
      chalet(330, 510, 0.9) +
      chalet(620, 520, 1) +
      chalet(250, 560, 1.1) +
      chalet(700, 580, 1.3) +
      line('#f0e4c8', 7, 'M447 512C430 540 500 570 470 610')
    );
  }),
);
