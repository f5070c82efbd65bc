import { brush, fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import { flat, lying, rounded, text } from '../articles/desk.ts';
import { diamonds } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A boarding pass torn in two on a cloth: its parts do not meet. */
export const tornTicket = sight(
  'torn-ticket',
  drawn((ink) => {
    const paper = ink.fade('#fffaf0', '#f3e6cf');
    const tear = 'l14 22-20 20 18 24-22 22 20 24-16 20 22 24-20 20 14 24-18 20';
    return (
      fill(ink.across('#2f8ca4', '#1c5a7a'), rect(0, 0, 800, 600)) +
      diamonds('#7fc4cc', 100, 30, 0.4) +
      diamonds('#f0c878', 100, 9, 0.6) +
      lying(
        300,
        290,
        -9,
        fill('#1c1024', `M-212-98h400${tear}h-392a18 18 0 0 1-18-18v-184a18 18 0 0 1 18-18z`, 0.26) +
          fill(paper, `M-220-110h400${tear}h-392a18 18 0 0 1-18-18v-184a18 18 0 0 1 18-18z`) +
          fill('#8a1538', 'M-220-110h400l14 22-12 12h-420v-16a18 18 0 0 1 18-18z') +
          fill('#e9b446', circle(-196, -93, 9)) +
          line('#fff0d4', 6, 'M-172-93h120') +
          line('#353f62', 13, 'M-196-28h74M40-28h74') +
          brush('#8a1538', 5, 'M-96-28Q-40-66 14-28') +
          fill('#8a1538', 'M-52-60l34 9-34 13 7-11z') +
          text(-196, 22, 3, 260, 28, '#b9a68c'),
      ) +
      lying(
        612,
        344,
        13,
        fill('#1c1024', `M-52-98${tear}h126a18 18 0 0 0 18-18v-184a18 18 0 0 0-18-18z`, 0.26) +
          fill(paper, `M-60-110${tear}h126a18 18 0 0 0 18-18v-184a18 18 0 0 0-18-18z`) +
          fill('#8a1538', 'M-60-110h120a18 18 0 0 1 18 18v16h-130l8-12z') +
          fills(
            '#353f62',
            [0, 12, 20, 34, 42, 58, 66, 80].map((x, i) => rect(-14 + x, -46, i % 3 === 0 ? 7 : 4, 96)),
          ) +
          line('#b9a68c', 7, 'M-10 76h64'),
      ) +
      // The pieces that the tear left.
      lying(470, 190, 30, flat(paper, 26, 18, 2)) +
      lying(500, 486, -20, flat(paper, 20, 26, 2)) +
      // A luggage tag on its string.
      brush('#e9b446', 5, 'M120 520Q190 470 250 500T330 520') +
      lying(
        110,
        510,
        -24,
        flat('#d9472f', 128, 68, 14) +
          fill('#fffaf0', circle(42, 0, 9) + rounded(-48, -18, 66, 36, 6)) +
          line(
            '#b9a68c',
            4,
            repeat(2, (i) => `M-38 ${-6 + i * 13}h46`),
          ),
      )
    );
  }),
);
