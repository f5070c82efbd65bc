import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { boards, cup, disc, grains, plate } from './table.ts';

const croissant =
  fill('#8a4a20', 'M-120 30C-112-46-50-92 6-90 68-88 118-44 122 34 92 24 76 8 62-12 34-34-26-34-54-10-70 10-88 26-120 30z') +
  fill('#d88a3c', 'M-114 22C-104-44-48-84 6-82 62-80 108-42 116 24 92 14 78 2 64-20 34-44-26-44-56-18-72 4-88 18-114 22z') +
  fill('#f4bc68', 'M-96-10C-78-54-40-76 0-76 42-74 80-52 98-12 78-34 40-56 0-58-38-58-74-40-96-10z') +
  line('#a8602c', 5, 'M-82 10L-98-20M-54-14L-72-56M-16-38L-20-80M26-38L32-78M60-14L80-52M80 8L104-12');

/** Breakfast from the bakery on a marble table, and socca in its paper. */
export const france = sight(
  'france-table',
  drawn(
    (ink) =>
      boards(ink, ['#f4f2f0', '#d8d4d8'], '#f4f2f0', 600) +
      brush(
        '#b8b4c0',
        3,
        'M-10 120Q160 90 260 180T520 210 810 130M-10 430Q180 470 330 420T600 500 810 470M420-10Q400 120 470 240T450 610',
        0.5,
      ) +
      plate(ink, 262, 250, 190, ['#fff', '#c8ccd8'], ['#fdfcf8', '#e4e0dc'], 0.7) +
      line('#2f5a9c', 4, 'M262 72A178 178 0 1 1 261 72z') +
      group('translate(262 276)rotate(-14)scale(1.3)', croissant) +
      cup(ink, 578, 162, 62, ['#fff', '#c8ccd8'], ['#d8a468', '#6a3a20']) +
      brush('#f4e0c0', 8, 'M548 168q14-28 34-8t32-12', 0.8) +
      line('#a8acb8', 9, 'M462 90L500 262') +
      fill('#fff8e8', 'M470 320L770 344 720 586 500 566z') +
      fill('#1c1024', 'M500 566L720 586 724 596 496 576z', 0.2) +
      line('#d8ccb8', 3, 'M488 340L748 362M494 380L742 402') +
      fill(
        ink.radial([0, '#ffd468'], [1, '#d8923c']),
        'M520 350Q640 330 722 384 712 470 690 540 600 566 536 536 512 450 520 350z',
      ) +
      brush(
        '#a8602c',
        9,
        'M546 380h0M600 372h0M660 400h0M690 430h0M560 450h0M620 470h0M676 494h0M584 520h0M640 540h0M540 500h0',
        0.7,
      ) +
      grains('#3a2420', 5, 620, 450, 80, 46, 3) +
      group(
        'translate(250 520)rotate(-7)',
        fill('#1c1024', 'M-262 12C-250-30 250-34 280 10 262 56-240 58-262 12z', 0.22) +
          fill('#a8602c', 'M-270 4C-256-42 246-46 272 0 256 46-248 50-270 4z') +
          fill('#e0a050', 'M-262-2C-246-40 240-44 264-4 220 20-220 22-262-2z') +
          fill(
            '#f8dca0',
            repeat(5, (i) => `M${-210 + i * 92} 16q40-40 74-40-20 34-74 40z`),
          ),
      ) +
      disc(ink, 740, 60, 40, ['#f8e8b0', '#e0bc58']) +
      fill('#fff4c8', rect(724, 44, 32, 26)),
  ),
);
