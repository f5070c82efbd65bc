import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import { cup } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { flat, lying, pen, rounded, text } from './desk.ts';

/** One page: a heading and numbered rules, the number in a disc. */
const page = (from: number, colours: readonly string[]) =>
  flat('#fffdf6', 270, 376) +
  fill('#8a1538', rect(-108, -158, from === 1 ? 150 : 96, 16)) +
  colours.map((colour, i) => fill(colour, circle(-94, -104 + i * 72, 17)) + text(-62, -116 + i * 72, 2, 166, 22)).join('');

/** A travel policy of two pages, a calendar with the day of its review, a phone with a boarding pass and coffee. */
export const twoPages = sight(
  'two-pages',
  drawn(
    (ink) =>
      fill(ink.across('#2f6a6a', '#1c4450'), rect(0, 0, 800, 600)) +
      fill(
        '#3f8080',
        repeat(12, (i) => `M${i * 72 - 8} 0l36 20 36-20z`),
        0.5,
      ) +
      fill(
        '#14343e',
        repeat(12, (i) => `M${i * 72 - 8} 600l36-20 36 20z`),
        0.7,
      ) +
      lying(206, 300, -5, page(1, ['#d98a32', '#d98a32', '#d98a32', '#d98a32'])) +
      lying(446, 316, 3, page(5, ['#2f7f8a', '#2f7f8a', '#2f7f8a', '#2f7f8a'])) +
      brush('#c2303f', 6, 'M404 268q60-16 132-4M412 282q50-10 96-4') +
      // A leaf of the calendar.
      lying(
        676,
        130,
        6,
        flat('#fffdf6', 190, 196, 10) +
          fill('#8a1538', 'M-95-54v-34q0-10 10-10h170q10 0 10 10v34z') +
          fill('#fffdf6', `${circle(-44, -78, 7)}${circle(44, -78, 7)}`) +
          fill(
            '#c9c0b8',
            repeat(20, (i) => rounded(-78 + (i % 5) * 33, -38 + Math.floor(i / 5) * 32, 22, 20, 4)),
          ) +
          fill('#8a1538', rounded(21, 26, 22, 20, 4)) +
          brush('#c2303f', 6, 'M6 36C6 10 58 8 58 36 58 62 8 62 6 36 5 22 22 14 36 14'),
      ) +
      // The phone.
      lying(
        668,
        352,
        -8,
        flat('#1c1824', 122, 232, 20) +
          fill(ink.fade('#243a68', '#14233c'), rounded(-52, -106, 104, 212, 12)) +
          fill('#fffdf6', rounded(-42, -70, 84, 132, 9)) +
          fill('#8a1538', 'M-42-36v-25q0-9 9-9h66q9 0 9 9v25z') +
          text(-30, -14, 2, 60, 18) +
          fill(
            '#2a2630',
            repeat(16, (i) => (((i * 7) % 5) % 2 ? '' : rect(-26 + (i % 4) * 14, 14 + Math.floor(i / 4) * 10, 11, 8))),
          ) +
          line('#fff', 4, 'M-14-92h28', 0.6),
      ) +
      cup(ink, 566, 524, 38, ['#f3e4d0', '#c9a884'], ['#6a4028', '#3c2016'], '#fffaf0') +
      lying(300, 536, -6, pen(ink, 260, '#e58a8a', '#c2303f', '#8a1c2c')),
  ),
);
