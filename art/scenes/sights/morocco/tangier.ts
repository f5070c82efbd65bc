import { fill, line } from '../../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { circle, poly, rect, sliver } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { drawn, sight } from '../sheet.ts';

export const tangier = sight(
  'morocco-6',
  drawn((ink) => {
    const mouth =
      'M330 120C390 90 470 96 520 130 560 150 600 150 610 196 590 240 560 250 556 300 560 350 540 400 510 450 490 490 470 510 440 500 420 460 424 400 400 350 380 310 330 330 290 320 240 310 210 280 216 236 226 190 280 150 330 120z';
    const random = randomFrom(19);
    return (
      fill(ink.fade('#6a4440', '#3a2430', '#241828'), rect(0, 0, 800, 600)) +
      fill(
        '#8a5a4c',
        repeat(46, () => {
          const [x, y] = [random() * 800, random() * 600];
          return poly(x, y, x + 40 + random() * 60, y - 14, x + 70 + random() * 50, y + 26, x + 20, y + 34);
        }),
        0.3,
      ) +
      line(
        '#a8705c',
        5,
        repeat(12, (i) => `M${i * 70} ${60 + (i % 3) * 20}q40 30 90 10M${i * 74} ${540 - (i % 3) * 18}q40-24 80 0`),
        0.35,
      ) +
      fill(
        '#a87058',
        'M320 100C390 70 480 76 530 110 580 130 626 140 634 196 620 250 584 256 580 304 584 360 560 410 530 466 506 514 466 536 430 520 400 470 404 410 382 366 366 336 326 352 280 344 220 330 190 286 196 232 206 176 270 130 320 100z',
        0.8,
      ) +
      `<g clip-path="${ink.clip(mouth)}">${fill(ink.fade('#ff9a6c', '#ffd08c', '#fff0c0'), rect(180, 80, 460, 240))}${fill('#fff6d8', circle(470, 250, 38))}${fill(ink.radial([0, '#fff0c0', 0.8], [1, '#fff0c0', 0]), circle(470, 250, 130))}${fill(ink.fade('#f0b080', '#4f9cb4', '#1f5f84'), rect(180, 290, 460, 240))}${fill(
        '#fff2d0',
        range(18)
          .map((i) => sliver(400 + ((i * 67) % 110), 298 + i * 11, 70, 4))
          .join(''),
        0.85,
      )}${fill('#fff', 'M400 440q40-14 70 0t60-6V460H400z', 0.7)}</g>` +
      fill(ink.fade('#4f8ca4', '#1c3f5c'), 'M-10 560Q180 530 400 548T810 556V610H-10z') +
      fill(
        '#ffd8a0',
        range(9)
          .map((i) => sliver(330 + ((i * 83) % 200), 552 + i * 5, 80, 4))
          .join(''),
        0.7,
      )
    );
  }),
  scatter(walker('#1c1424', '#1c1424'), [
    { x: 0.36, y: 0.94, scale: 2.1 },
    { x: 0.31, y: 0.945, scale: 1.6 },
  ]),
);
