import { brush, fill, group, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, poly, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { cup, diamonds, disc, fish, grains, pieces, plate, slice } from './table.ts';

/** A pan of rice from the sea, tortilla with a slice cut, churros with chocolate. */
export const spain = sight(
  'spain-table',
  drawn(
    (ink) =>
      fill('#f4f0e4', rect(0, 0, 800, 600)) +
      diamonds('#2f74b8', 100, 40) +
      diamonds('#f0b83c', 100, 16) +
      line(
        '#c8d4e4',
        3,
        repeat(9, (i) => `M${i * 100 - 50} 0V600M0 ${i * 100 - 50}H800`),
      ) +
      fill('#3a3440', 'M52 262h-40v60h40zM520 262h44v60h-44z') +
      disc(ink, 286, 292, 244, ['#5a5460', '#2a2630']) +
      fill(ink.radial([0, '#ffd460'], [1, '#e09a2c']), circle(286, 292, 214)) +
      grains('#fff0b0', 2, 286, 292, 204, 300, 6) +
      grains('#c8702c', 4, 286, 292, 204, 120, 4) +
      brush(
        '#f08058',
        17,
        each(
          [0, 1, 2, 3, 4, 5],
          (i) => `M${286 + Math.cos(i * 1.05) * 120} ${292 + Math.sin(i * 1.05) * 120}q26-34 52-4 4 22-16 30`,
        ),
      ) +
      brush(
        '#ffc0a0',
        5,
        each([0, 1, 2, 3, 4, 5], (i) => `M${288 + Math.cos(i * 1.05) * 120} ${284 + Math.sin(i * 1.05) * 120}q24-28 46-2`),
      ) +
      pieces(['#5a5480', '#1c1830'], 12, 286, 292, 70, 9, 26) +
      pieces(['#a8d468', '#4f8a3c'], 15, 286, 292, 190, 30, 8) +
      each([0.5, 2.1, 3.7, 5.3], (a) =>
        group(
          `translate(${Math.round(286 + Math.cos(a) * 168)} ${Math.round(292 + Math.sin(a) * 168)})`,
          slice(0, 0, 34, '#f0c83c', '#fff0a0', '#f0d868'),
        ),
      ) +
      plate(ink, 660, 150, 124, ['#c8603c', '#8a3824'], ['#ffe08a', '#e0a43c'], 0.86) +
      fill('#8a3824', poly(660, 150, 780, 120, 776, 200)) +
      line('#c8842c', 4, 'M566 130Q600 90 660 80M580 190Q620 230 680 236M610 150q20-20 40 0') +
      pieces(['#fff0b8', '#e8bc58'], 8, 630, 150, 62, 14, 14) +
      cup(ink, 596, 372, 44, ['#fff', '#c8ccd8'], ['#6a3420', '#34160e']) +
      group(
        'translate(694 470)rotate(-24)',
        repeat(
          4,
          (i) =>
            `<g transform="translate(${i * 8} ${i * 34 - 50})">${brush('#a8622c', 24, 'M-74 0Q0-16 78 0')}${brush('#e8a858', 16, 'M-74-2Q0-18 78-2')}${line('#c8803c', 3, 'M-74-2Q0-18 78-2')}</g>`,
        ),
      ) +
      grains('#fff', 21, 694, 470, 78, 60, 3) +
      fish(560, 556, 0.5, -8, ['#c8d0dc', '#7a8494']) +
      fish(470, 574, 0.46, 12, ['#c8d0dc', '#7a8494']),
  ),
);
