import { fill, group, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { circle, rect, rows } from '../../../engine/paths.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { water } from '../../../nature/water.ts';
import { air, body, dark, drawn, panes, sight, white } from '../sheet.ts';

export const busan = sight(
  'south-korea-5',
  ...air('noon'),
  cumulus({ at: rows('0.24,0.2,190'), light: '#fff', body: '#f4f6f6', shade: '#c8dce8', seed: 2 }),
  drawn((ink) => {
    const tower = (x: number, top: number, w: number) =>
      body(ink, ['#dff0f4', '#8fb8d0', '#54809f'], `M${x} 330V${top + 20}Q${x + w / 2} ${top - 14} ${x + w} ${top + 20}V330z`) +
      line(
        white,
        1.6,
        repeat(14, (i) => `M${x} ${top + 40 + i * 16}h${w}`),
        0.5,
      );
    return (
      tower(560, 70, 60) +
      tower(634, 110, 54) +
      tower(700, 104, 54) +
      fill('#9fb0b8', panes(430, 280, 6, 1, 22, 0, 18, 50) + rect(500, 262, 40, 70)) +
      fill('#6f9a6a', 'M330 340Q420 290 520 320T800 320V350H330z')
    );
  }),
  water({ from: 0.56, colours: ['#5fc0d0', '#2a86b4', '#1c5f94'], ripple: '#fff', count: 50, seed: 3 }),
  drawn((ink) => {
    const capsule = (x: number, y: number, s: number, colour: readonly [string, string, string]) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        body(ink, colour, 'M-66 0q-8 0-8-8v-66q0-26 26-26h96q26 0 26 26v66q0 8-8 8z') +
          fill('#eaf6fa', 'M-58-34v-34q0-16 16-16h84q16 0 16 16v34z') +
          line(colour[2], 5, 'M0-84V-34') +
          fill('#a8d0e0', 'M-50-34L-24-84H-8L-34-34zM22-34L46-80 54-76 34-34z') +
          fill(white, rect(-74, -22, 148, 6)) +
          fill(dark, circle(-40, 4, 10) + circle(40, 4, 10)),
      );
    return (
      fill('#f0dcb0', 'M330 336Q600 350 800 344V366Q560 372 330 336z') +
      fill('#5f8a52', 'M0 380C60 380 130 430 160 600H0z') +
      fill('#87b060', 'M0 380C40 384 90 430 110 600H0z') +
      fill('#5f6480', 'M-10 470L810 540V556L-10 486z') +
      fill(
        '#7d86a0',
        repeat(7, (i) => rect(60 + i * 120, 486 + i * 9, 16, 140)),
      ) +
      fill('#3f4660', 'M-10 462L810 530V540L-10 472z') +
      capsule(130, 470, 0.9, ['#ffd870', '#f0b03c', '#b0742a']) +
      capsule(390, 494, 1.05, ['#7fd8d0', '#2fa4a4', '#1f6a78']) +
      capsule(680, 518, 1.2, ['#ff9a88', '#e0544c', '#982f40'])
    );
  }),
);
