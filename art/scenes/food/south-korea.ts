import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { boards, disc, grains, herbs, pieces, plate } from './table.ts';

const wedge = (turn: number, colour: string) =>
  `<path d="M0 0L-44-116A124 124 0 0 1 44-116z" fill="${colour}" transform="translate(300 300)rotate(${turn})"/>`;

/** Bibimbap in its stone bowl among small dishes, and a bowl of bingsu. */
export const southKorea = sight(
  'south-korea-table',
  drawn(
    (ink) =>
      boards(ink, ['#8a5a3c', '#5f3a2c'], '#3f2420', 100) +
      disc(ink, 300, 300, 196, ['#6a6470', '#2a2630']) +
      fill('#1a161e', circle(300, 300, 152)) +
      fill('#f8f4e8', circle(300, 300, 136)) +
      wedge(0, '#f0983c') +
      wedge(45, '#4f8a3c') +
      wedge(90, '#f4ecd0') +
      wedge(135, '#8a5a34') +
      wedge(180, '#a8c85c') +
      wedge(225, '#c8482f') +
      wedge(270, '#6a4a3c') +
      wedge(315, '#f6d468') +
      brush(
        '#fff',
        2.4,
        repeat(
          48,
          (i) =>
            `M${300 + Math.cos(i * 0.131) * 74} ${300 + Math.sin(i * 0.131) * 74}L${300 + Math.cos(i * 0.131 + 0.05) * 120} ${300 + Math.sin(i * 0.131 + 0.05) * 120}`,
        ),
        0.4,
      ) +
      fill('#fffdf4', 'M246 296C244 256 290 240 322 252 356 262 366 304 342 334 316 360 250 348 246 296z') +
      fill(ink.radial([0, '#ffd84c'], [1, '#f09c1c']), circle(302, 298, 30)) +
      fill('#c8281c', ellipse(352, 246, 24, 16)) +
      grains('#fff0c0', 2, 300, 300, 120, 40, 4) +
      plate(ink, 590, 130, 82, ['#f4f8f4', '#b8c8c4'], ['#e8603c', '#a82c1c']) +
      herbs(['#f4e0a8', '#f09c5c'], 4, 580, 126, 44, 14, 34) +
      plate(ink, 96, 92, 70, ['#f4f8f4', '#b8c8c4'], ['#7ab04c', '#3f7a34']) +
      herbs(['#a8d468', '#4f8a3c'], 6, 88, 88, 36, 14, 26) +
      plate(ink, 90, 510, 72, ['#f4f8f4', '#b8c8c4'], ['#fff4d0', '#e0c88c']) +
      pieces(['#fff', '#f0dca0'], 5, 90, 510, 36, 12, 15) +
      plate(ink, 612, 410, 142, ['#7ab8c8', '#3f7a94'], ['#fff', '#dce8f0'], 0.82) +
      grains('#c8dcec', 7, 612, 410, 104, 70, 5) +
      pieces(['#a84a3c', '#6a1c24'], 9, 580, 400, 44, 22, 12) +
      fill(
        '#f0a83c',
        repeat(5, (i) => rect(640 + (i % 2) * 30, 360 + Math.floor(i / 2) * 32, 24, 24)),
      ) +
      line('#d8dce0', 10, 'M470 560L742 570M470 584L742 590') +
      line('#a8acb4', 3, 'M470 564L742 574M470 588L742 594'),
  ),
);
