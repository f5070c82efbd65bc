import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import { flat, lying, pen, rounded, text } from '../articles/desk.ts';
import { boards, cup } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A ticket with its stub, an aeroplane on it. */
const ticket = (band: string) =>
  flat('#fffdf6', 300, 118, 10) +
  fill(band, 'M-150-49q0-10 10-10H60v30H-150z') +
  line('#c9c0b8', 3, 'M66-54V54', 1, ' stroke-dasharray="7 7"') +
  text(-132, -6, 3, 150, 20) +
  fill(
    '#2a2630',
    repeat(9, (i) => rect(84 + i * 6, -30, i % 3 === 0 ? 4 : 2, 66)),
  );

/** The desk of an agent who books for other agencies: headset, keyboard, tickets of one group, a list of names. */
export const tradeDesk = sight(
  'trade-desk',
  drawn(
    (ink) =>
      boards(ink, ['#b88a5c', '#8a5c40'], '#5a3830', 100) +
      lying(
        404,
        96,
        -2,
        flat('#e4e6ec', 470, 150, 16) +
          repeat(4, (r) =>
            fill(
              '#fffefa',
              repeat(13, (i) => rounded(-222 + i * 34.4, -62 + r * 32, 28, 26, 5)),
            ),
          ) +
          fill('#8a1538', rounded(190, -62, 32, 26, 5)),
      ) +
      lying(702, 96, 10, flat(ink.across('#ffffff', '#d0d4de'), 66, 104, 33) + line('#9aa0b0', 3, 'M0-48V-8')) +
      lying(180, 330, -14, ticket('#2f7f8a')) +
      lying(204, 362, -5, ticket('#d98a32')) +
      lying(230, 398, 4, ticket('#8a1538')) +
      lying(
        520,
        372,
        4,
        flat('#fffdf6', 220, 300, 6) +
          fill('#8a1538', rect(-88, -126, 110, 14)) +
          repeat(
            7,
            (i) => fill(i < 5 ? '#2f8a6a' : '#e4dcd0', circle(-78, -84 + i * 30, 9)) + text(-56, -84 + i * 30, 1, 220, 20),
          ) +
          fill('#c2ccd8', rounded(-34, -160, 68, 22, 6)),
      ) +
      // The headset.
      lying(
        708,
        330,
        12,
        brush('#1c1024', 24, 'M-50 60C-74-70 86-70 66 60', 0.22) +
          brush('#2a2e44', 18, 'M-58 50C-82-82 78-82 58 50') +
          brush('#5a6084', 5, 'M-52 30C-66-66 40-78 54 20') +
          fill('#2a2e44', `${rounded(-78, 30, 40, 66, 16)}${rounded(38, 30, 40, 66, 16)}`) +
          fill('#8a1538', `${rounded(-70, 40, 24, 46, 10)}${rounded(46, 40, 24, 46, 10)}`) +
          brush('#2a2e44', 7, 'M-58 94Q-50 138-4 134') +
          fill('#2a2e44', ellipse(4, 134, 16, 9)),
      ) +
      lying(290, 540, -4, pen(ink, 240, '#5a74b0', '#2f4585', '#1d2a5c')) +
      cup(ink, 704, 526, 46, ['#fffaf0', '#d8cfc4'], ['#6a4028', '#3c2016'], '#f2ece2'),
  ),
);
