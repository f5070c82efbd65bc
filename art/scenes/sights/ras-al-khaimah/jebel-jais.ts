import { brush, fill, group, line } from '../../../engine/ink.ts';
import { circle, rect } from '../../../engine/paths.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, dark, drawn, sight } from '../sheet.ts';

export const jebelJais = sight(
  'ras-al-khaimah-1',
  ...air('morning'),
  mountains({ y: 0.36, amp: 140, rough: 0.8, seed: 12, fill: ['#d8a890', '#e8c4a4'], shade: '#a87884' }),
  mountains({ y: 0.58, amp: 150, rough: 0.8, seed: 32, fill: ['#c88468', '#a86854'], shade: '#7a4454' }),
  mountains({ y: 0.82, amp: 140, rough: 0.9, seed: 7, fill: ['#a85c48', '#6a3440'], shade: '#4a2438', tilt: -160 }),
  drawn(
    () =>
      line('#3a2a3c', 3.4, 'M-10 40L810 262M-10 96L810 300') +
      group(
        'translate(430 196)rotate(15.2)',
        brush(dark, 3.6, 'M-90-36V0M-10-44V-4M50-46V-10') +
          fill('#3a4468', 'M-130-6Q-60-20 70-16L74 8Q-60 16-130 10z') +
          fill('#e0443c', 'M-30-20H76Q92-14 90 4 84 16 70 14H-30z') +
          fill('#f0b04c', rect(-26, -6, 92, 7)) +
          fill('#fff', 'M90-24a19 19 0 1 1-4 34z') +
          fill('#2f7f96', 'M98-20a19 19 0 0 1 8 26l-12 4z') +
          fill('#f0d0b0', circle(100, 4, 5)) +
          brush('#3a4468', 11, 'M-128 2L-168-6M-128 6L-166 14') +
          brush('#e0443c', 11, 'M56 8L36 32 14 22'),
      ) +
      brush('#fff', 3, 'M150 96L244 120M130 140L220 164M190 60L270 82', 0.7),
  ),
);
