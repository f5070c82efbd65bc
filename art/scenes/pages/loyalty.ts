import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rect, rows } from '../../engine/paths.ts';
import { flat, lying, rounded, text } from '../articles/desk.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A membership card: its band, a star and a row of digits that nobody can read. */
const member = (light: string, dark: string, mark: string) => (paint: string) =>
  flat(paint, 250, 158, 16) +
  fill(dark, rounded(-125, 26, 250, 53, 16), 0.35) +
  fill(mark, 'M84-52l9 20 22 2-16 15 4 22-19-11-19 11 4-22-16-15 22-2z') +
  fill('#f0d08a', rounded(-102, -54, 44, 34, 6)) +
  line(dark, 2, 'M-102-37h44M-88-54v34M-72-54v34', 0.7) +
  line(
    light,
    7,
    repeat(4, (i) => `M${-100 + i * 52} 48h36`),
    0.9,
  );

/** What a collector carries: four cards in a fan, a boarding pass, the tag of a case, the key card of a hotel. */
export const loyalty = sight(
  'loyalty',
  drawn(
    (ink) =>
      fill(ink.across('#3f5f8c', '#22365c'), rect(0, 0, 800, 600)) +
      fill(
        '#ffffff',
        repeat(20, (i) => `M${i * 44 - 20} 0h14l-120 600h-14z`),
        0.05,
      ) +
      lying(250, 330, -34, member('#fff', '#1c4a44', '#f0e0b0')(ink.across('#5fb0a0', '#2f7f74'))) +
      lying(270, 300, -16, member('#fff', '#6a3418', '#fff0c8')(ink.across('#f0a868', '#c8702c'))) +
      lying(298, 284, 2, member('#fff', '#34384c', '#fff')(ink.across('#c8ced8', '#8a92a4'))) +
      lying(330, 288, 20, member('#fff', '#4a0820', '#f4d080')(ink.across('#b82f5c', '#8a1538'))) +
      // The boarding pass.
      lying(
        330,
        500,
        -4,
        flat('#fffdf6', 420, 130, 12) +
          fill('#8a1538', 'M-210-53q0-12 12-12h408q0 0 0 0V-33H-210z') +
          line('#c9c0b8', 3, 'M96-30V62', 1, ' stroke-dasharray="7 7"') +
          text(-190, -10, 3, 180, 22) +
          fill('#8a1538', 'M26-6l34 13-34 13 6-13z') +
          fill(
            '#2a2630',
            repeat(14, (i) => rect(114 + i * 6, -18, i % 4 === 0 ? 4 : 2, 66)),
          ),
      ) +
      // The tag with its strap.
      brush('#1c1024', 12, 'M640 64C720 20 770 70 706 134', 0.25) +
      brush('#6a3c28', 11, 'M634 58C714 14 764 64 700 128') +
      lying(
        640,
        196,
        24,
        flat(ink.across('#c8844c', '#94562c'), 132, 210, 22) +
          fill('#1c1024', circle(0, -82, 11)) +
          fill('#fff6e4', rounded(-46, -50, 92, 128, 8)) +
          text(-32, -26, 4, 66, 26) +
          line('#fff0d0', 3, rounded(-57, -96, 114, 192, 16), 0.5, ' stroke-dasharray="9 7"'),
      ) +
      // The key card in its sleeve.
      lying(
        672,
        442,
        -10,
        flat(ink.across('#fffaf0', '#e8dcc8'), 176, 220, 8) +
          fill(ink.across('#2f7f8a', '#1c5a68'), rounded(-62, -128, 124, 150, 12)) +
          fill('#f0d08a', 'M0-92l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z') +
          fill('#fffaf0', 'M-88-10H88V110H-88z') +
          text(-62, 22, 3, 120, 26),
      ) +
      // Small stars of gold, as points are drawn.
      rows<[number, number]>('96,110 150,176 520,90 470,190 90,470')
        .map(([x, y], i) => lying(x, y, i * 17, fill('#f4d080', 'M0-16l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z')))
        .join(''),
  ),
);
