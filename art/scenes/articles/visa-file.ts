import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import { boards, cup } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { flat, lying, pen, rounded, text } from './desk.ts';

/** A photograph of 35 by 45: head and shoulders before a pale ground. */
const photograph = (clothes: string, hair: string) =>
  flat('#fffdf6', 84, 106, 3) +
  fill('#cfe0ea', rect(-36, -47, 72, 94)) +
  fill(clothes, 'M-36 47C-34 18-18 12 0 12S34 18 36 47z') +
  fill('#d9a67c', `${rect(-8, 0, 16, 18)}${ellipse(0, -10, 18, 22)}`) +
  fill(hair, 'M-19-10C-20-38 20-38 19-10 12-22-10-22-19-10z');

/** The papers of a visa in their order, passport, photographs and pen beside a glass of tea. */
export const visaFile = sight(
  'visa-file',
  drawn(
    (ink) =>
      boards(ink, ['#a8703f', '#7c4a2c'], '#4e2c20', 100) +
      brush('#5e3622', 3, 'M40 50q110 18 220 2M470 150q120-16 280 6M70 548q140 16 240-4M560 452q90-14 220 4', 0.6) +
      // The folder, open, and what is in it.
      lying(
        292,
        310,
        -4,
        flat(ink.across('#efc58c', '#dba864'), 420, 500, 10) +
          fill('#c98f4c', 'M-210-180h-22q-12 0-12 12v86q0 12 12 12h22z') +
          fill('#c98f4c', rect(-210, -250, 26, 500), 0.55) +
          lying(26, 8, 5, flat('#f3eee4', 340, 440)) +
          lying(6, 4, 1, flat('#fffdf6', 340, 440)),
      ) +
      lying(
        300,
        312,
        -3,
        fill('#1f4f8f', rect(-150, -196, 120, 22)) +
          fill(
            '#f2c230',
            repeat(12, (i) => circle(120 + Math.cos(i * 0.5236) * 22, -176 + Math.sin(i * 0.5236) * 22, 4)),
          ) +
          line(
            '#857969',
            4,
            repeat(5, (i) => rect(-150, -140 + i * 66, 26, 26)),
          ) +
          brush(
            '#1c6a4c',
            8,
            repeat(5, (i) => `M-146 ${-128 + i * 66}l9 10 19-27`),
          ) +
          repeat(5, (i) => text(-106, -134 + i * 66, 2, i === 1 ? 150 : 236, 20)),
      ) +
      lying(412, 250, 17, photograph('#24465f', '#2a1c1c')) +
      lying(398, 236, 7, photograph('#24465f', '#2a1c1c')) +
      brush('#8b93a6', 5, 'M372 196v-30a11 11 0 0 1 22 0v46a7 7 0 0 1-14 0v-36') +
      // The passport.
      lying(
        618,
        226,
        9,
        flat('#5d0d26', 214, 292, 14) +
          fill(ink.across('#a31c46', '#7c1233'), rounded(-107, -146, 208, 288, 14)) +
          line('#e9b446', 5, circle(0, -18, 52)) +
          line('#e9b446', 4, `${ellipse(0, -18, 22, 52)}M-52-18H52M-44-46H44M-44 10H44`) +
          line('#e9b446', 9, 'M-56-100H56') +
          line('#e9b446', 6, 'M-38 72H38M-24 92H24') +
          line('#e9b446', 4, rounded(-17, 106, 34, 22, 5)) +
          line('#e9b446', 4, circle(0, 117, 5)),
      ) +
      lying(560, 446, -32, pen(ink, 250, '#5a74b0', '#2f4585', '#1d2a5c')) +
      cup(ink, 702, 494, 50, ['#fffaf0', '#d8cfc4'], ['#d98a4a', '#a8541f'], '#f2ece2'),
  ),
);
