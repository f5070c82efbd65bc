import { fill, line } from '../../../engine/ink.ts';
import { range } from '../../../engine/numbers.ts';
import { rows, sliver } from '../../../engine/paths.ts';
import { palms } from '../../../nature/palms.ts';
import { air, body, drawn, ground, sight, white } from '../sheet.ts';

const palm = { light: '#7fae5c', dark: '#356a50', trunk: '#6a4034', trunkLight: '#b47a4e' };

export const ahsa = sight(
  'saudi-arabia-5',
  ...air('gold', [0.8, 0.2]),
  drawn((ink) => {
    const cliff = (d: string) => body(ink, ['#ffe0ac', '#e0a870', '#a06a54'], d);
    return (
      fill('#5f8a5a', 'M0 340q60-24 120-6t130-8 140 4 140-10 140 6 130-4V470H0z') +
      cliff(
        'M300 400C296 340 320 330 316 280 300 262 318 236 346 240 352 200 400 196 424 216 446 186 500 196 508 226 540 214 566 244 552 276 556 330 580 350 582 400z',
      ) +
      cliff('M570 410C574 366 594 350 590 306 582 280 612 262 640 274 664 256 702 268 704 296 716 340 724 370 730 410z') +
      line(
        '#8a5848',
        4,
        'M372 240C364 290 378 340 370 400M440 222C450 280 436 340 446 400M514 240C506 300 520 350 512 400M640 280C634 330 646 370 640 408',
        0.5,
      ) +
      fill('#6a3f40', 'M404 400C404 350 414 330 426 330S450 350 450 400z') +
      line('#fff0c8', 3, 'M320 284C380 268 440 274 548 280M316 320C400 306 480 314 566 324', 0.6) +
      fill('#3f7450', 'M0 400q50-30 100-10t110-12 120 8 110-12 130 10 120-8 110 4V500H0z') +
      ground(ink, 480, '#3fa8b0', '#1f5f78') +
      fill('#d8b078', 'M0 480h800v16q-120 14-260 2T240 500 0 492z') +
      fill(
        white,
        range(9)
          .map((i) => sliver(40 + ((i * 211) % 700), 520 + i * 9, 90, 4))
          .join(''),
        0.6,
      )
    );
  }),
  palms({
    at: rows('0.08,0.84,300,12 0.2,0.82,230,-10 0.31,0.8,180,6 0.78,0.82,210,-8 0.88,0.84,300,-14 0.98,0.85,250,8'),
    ...palm,
    seed: 44,
  }),
);
