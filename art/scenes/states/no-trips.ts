import { brush, fill, fills, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import { flat, lying, rounded } from '../articles/desk.ts';
import { diamonds } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** An open suitcase with nothing in it yet, a passport and a rolled map beside it. */
export const noTrips = sight(
  'no-trips',
  drawn(
    (ink) =>
      fill(ink.across('#a3324e', '#7a1c3a'), rect(0, 0, 800, 600)) +
      diamonds('#c8566c', 100, 30, 0.5) +
      diamonds('#f0c878', 100, 9, 0.7) +
      fill('#fff0d4', rect(0, 0, 800, 22) + rect(0, 578, 800, 22)) +
      lying(
        356,
        300,
        -3,
        // The lid above, the case below.
        flat(ink.across('#3fa0ac', '#1c6c7a'), 440, 470, 34) +
          fill('#124f5c', rect(-220, -8, 440, 16)) +
          fill(ink.fade('#f6e6cc', '#e4cca8'), rounded(-196, -212, 392, 188, 20)) +
          fill(ink.fade('#e4cca8', '#f6e6cc'), rounded(-196, 24, 392, 188, 20)) +
          line('#cdb088', 3, rounded(-184, -200, 368, 164, 14) + rounded(-184, 36, 368, 164, 14), 0.8) +
          line(
            '#cdb088',
            3,
            repeat(7, (i) => `M${-150 + i * 50}-196V-30M${-150 + i * 50} 40V196`),
            0.35,
          ) +
          brush('#8a1538', 11, 'M-150 30L60 202M150 30L-60 202') +
          fill('#e9b446', rounded(-18, 104, 36, 26, 6)) +
          fill('#d8bd94', rounded(-130, -104, 260, 74, 12)) +
          line('#b99a6c', 3, 'M-130-92H130') +
          fills('#e9b446', [rounded(-150, -12, 44, 24, 6), rounded(106, -12, 44, 24, 6)]) +
          fill('#124f5c', rounded(-46, 222, 92, 22, 10)),
      ) +
      lying(
        680,
        180,
        14,
        flat('#5d0d26', 128, 176, 10) +
          fill(ink.across('#3f5f9c', '#25407a'), rounded(-64, -88, 124, 172, 10)) +
          line('#e9b446', 4, circle(0, -8, 32)) +
          line('#e9b446', 3, 'M-32-8H32M0-40V24') +
          line('#e9b446', 5, 'M-34-60H34M-24 52H24'),
      ) +
      lying(
        690,
        430,
        -62,
        fill('#1c1024', rounded(-118, -20, 250, 56, 26), 0.26) +
          fill(ink.fade('#fffaf0', '#ead9b8', '#b99a72'), rounded(-126, -28, 250, 56, 26)) +
          line('#8fb4a4', 4, 'M-70-26q10 26 0 52M30-26q10 26 0 52') +
          fill('#a3183f', rect(-18, -28, 18, 56)) +
          fill('#fff3dc', `M${numbers(112, -27)}q14 27 0 54q-16-27 0-54z`),
      ),
  ),
);
