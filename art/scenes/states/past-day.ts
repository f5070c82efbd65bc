import { brush, fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import { flat, lying, rounded } from '../articles/desk.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A wall calendar with days crossed out, and its torn page on the way to the floor. */
export const pastDay = sight(
  'past-day',
  drawn(
    (ink) =>
      fill(ink.across('#f6e2c0', '#e8bf8c'), rect(0, 0, 800, 600)) +
      fill(
        '#d9a668',
        repeat(9, (i) => rect(40 + i * 90, 0, 3, 500)),
        0.35,
      ) +
      fill(ink.fade('#8a5a3c', '#5d3826'), rect(0, 500, 800, 100)) +
      fill('#fff0d4', rect(0, 494, 800, 12)) +
      line('#3a2236', 3, 'M270 66L320 34 370 66') +
      fill('#e9b446', circle(320, 34, 8)) +
      lying(
        320,
        270,
        0,
        flat(ink.across('#fffaf0', '#efe2ca'), 330, 400, 14) +
          fill('#8a1538', `${rounded(-165, -200, 330, 96, 14)}${rect(-165, -130, 330, 26)}`) +
          line('#fff0d4', 9, 'M-70-152h140') +
          fill(
            '#353f62',
            repeat(6, (i) => rounded(-126 + i * 46, -214, 12, 34, 6)),
          ) +
          fills(
            '#efd9b4',
            Array.from({ length: 20 }, (_, i) => rounded(-140 + (i % 5) * 58, -80 + Math.floor(i / 5) * 64, 46, 48, 8)),
          ) +
          brush(
            '#b0261f',
            6,
            repeat(13, (i) => {
              const [x, y] = [-132 + (i % 5) * 58, -72 + Math.floor(i / 5) * 64];
              return `M${x} ${y}l30 32M${x + 30} ${y}l-30 32`;
            }),
          ) +
          line('#1c6a4c', 6, circle(57, 72, 30)),
      ) +
      // The page of a day that is over.
      fill('#3a2236', ellipse(640, 540, 96, 12), 0.3) +
      lying(
        636,
        380,
        22,
        fill('#1c1024', 'M-82-92Q-20-120 94-96L86 60Q60 112 16 110L-86 104z', 0.22) +
          fill(ink.across('#fffaf0', '#efe2ca'), 'M-90-104Q-28-132 86-108L78 48Q52 100 8 98L-94 92z') +
          fill('#d8c4a0', 'M78 48Q52 100 8 98 44 82 40 46 60 56 78 48z') +
          fill('#8a1538', 'M-90-104Q-28-132 86-108L84-72Q-28-94-91-66z') +
          line('#353f62', 13, 'M-40-28h64M-40-28v44h56v40h-60') +
          brush('#8a5a3c', 3, 'M-66 70h60'),
      ) +
      brush('#b98f5c', 4, 'M560 190q30 30 10 62M700 210q-24 26 0 56'),
  ),
);
