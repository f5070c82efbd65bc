import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, poly, rect } from '../../engine/paths.ts';
import { flat, lying, rounded, text } from '../articles/desk.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A letter with offers that is opened: pictures of a beach, a dome and a mountain come out of it. */
export const openedLetter = sight(
  'opened-letter',
  drawn((ink) => {
    const card = (paint: string, picture: string) =>
      flat('#fffdf6', 196, 244, 8) + fill(paint, rounded(-84, -108, 168, 150, 6)) + picture + text(-80, 66, 3, 150, 20);
    return (
      fill(ink.across('#3f8a94', '#215464'), rect(0, 0, 800, 600)) +
      line(
        '#5fa8ac',
        2,
        repeat(16, (i) => `M${i * 56 - 20} -10L${i * 56 - 130} 610`),
        0.35,
      ) +
      fill(
        '#ffdf9a',
        repeat(14, (i) => circle(50 + ((i * 193) % 720), 30 + ((i * 71) % 200), 3 + (i % 3))),
        0.7,
      ) +
      fill('#1c1024', rounded(158, 262, 508, 318, 14), 0.28) +
      fill('#d8c29a', 'M144 300L400 110 656 300z') +
      fill('#efe0c0', rounded(144, 286, 512, 290, 12)) +
      lying(
        258,
        196,
        -12,
        card(
          ink.fade('#4fb0d0', '#bfeae0'),
          fill('#fff6d0', circle(-40, -66, 18)) +
            fill('#2f94b4', rect(-84, -18, 168, 30)) +
            fill('#f4d8a0', 'M-84 42V14Q0-8 84 22V42z') +
            line('#8a5638', 7, 'M40 26Q44-20 56-50') +
            brush('#3f8a5c', 9, 'M56-50q-26-14-40 6M56-50q28-14 40 10M56-50q-8-26-30-22M56-50q18-24 30-14'),
        ),
      ) +
      lying(
        544,
        198,
        11,
        card(
          ink.fade('#7fb0dc', '#f0f0ea'),
          fill('#6a84b0', 'M-84 42V6L-30-60 6-16 34-50 84 10V42z') +
            fill('#ffffff', poly(-30, -60, -50, -36, -36, -40, -26, -26, -14, -38) + poly(34, -50, 20, -32, 34, -36, 50, -30)) +
            fill('#5f9464', 'M-84 42V24Q0 4 84 26V42z'),
        ),
      ) +
      lying(
        400,
        172,
        -1,
        card(
          ink.fade('#f09070', '#ffdca0'),
          fill('#fff0b8', circle(44, -70, 20)) +
            fill('#8a3f5c', `${rect(-62, 0, 124, 42)}${dome(0, 2, 40, 52)}${rect(-74, -56, 12, 98)}${rect(62, -56, 12, 98)}`) +
            fill('#8a3f5c', poly(-76, -54, -68, -84, -60, -54) + poly(60, -54, 68, -84, 76, -54)) +
            fill(
              '#ffdf9a',
              repeat(4, (i) => arch(-42 + i * 28, 42, 14, 30, 'keel')),
            ),
        ),
      ) +
      fill(ink.fade('#fff8e8', '#f0e2c4'), 'M144 306L400 470 656 306V562q0 14-14 14H158q-14 0-14-14z') +
      fill('#e0cda4', 'M152 574L346 436 400 470 454 436 648 574z') +
      line('#cdb488', 3, 'M144 306L400 470 656 306M152 574L346 436M648 574L454 436') +
      fill('#1c1024', circle(404, 476, 40), 0.25) +
      fill(
        '#a3183f',
        'M362 468C362 440 386 426 406 430 432 430 444 454 438 474 438 496 416 506 398 502 374 500 366 486 362 468z',
      ) +
      fill('#e08aa4', 'M382 470l9-3 12 2 14-13h7l-6 13 11 2 3-4h5l-2 7 2 6h-5l-3-4-28-3-15 2z')
    );
  }),
);
