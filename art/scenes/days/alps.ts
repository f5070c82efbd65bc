import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rows } from '../../engine/paths.ts';
import { mountainTrain } from '../../life/train.ts';
import { cumulus } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { firs } from '../../nature/trees.ts';
import { air, drawn, sight } from '../sights/sheet.ts';

/** The red train on its cogwheel track above the lake of Lucerne. */
const rigi = sight(
  'lucerne-rigi',
  ...air('noon', [0.84, 0.16], 36),
  cumulus({
    at: [
      [0.2, 0.2, 120],
      [0.56, 0.12, 90],
    ],
    light: '#fff',
    body: '#f2f8ff',
    shade: '#c4dcf0',
    seed: 12,
  }),
  mountains({
    y: 0.5,
    amp: 190,
    rough: 0.5,
    seed: 66,
    fill: ['#7f94b8', '#b4c8d8'],
    shade: '#5f78a4',
    snow: { y: 0.42, light: '#fff', shade: '#d4e2f4' },
  }),
  drawn(
    (ink) =>
      fill(ink.fade('#9fd4e0', '#4fa0c4'), 'M-10 330H420Q360 380 240 420T-10 470z') +
      fill('#5f8f7c', 'M-10 344Q70 306 150 330 220 310 300 336H-10zM280 336Q360 318 440 330V346H280z') +
      fill('#fff', 'M120 392l44-5 60 3-7 12h-86z') +
      line('#c2404c', 4, 'M168 388V370') +
      fill(ink.fade('#9cc860', '#5f9a50', '#3a7454'), 'M-10 470Q200 420 400 330 560 262 810 210V610H-10z') +
      fill('#c4e07c', 'M-10 470Q200 420 400 330 560 262 810 210V222Q570 280 410 346 210 438-10 486z', 0.8) +
      fill('#7ab058', 'M-10 610Q200 520 420 500T810 440V610z') +
      // The track with its rack in the middle.
      fill('#a89884', 'M-10 540L810 300V330L-10 578z') +
      line(
        '#5a4a44',
        6,
        repeat(30, (i) => `M${-4 + i * 28} ${538 - i * 8.2}l8 34`),
      ) +
      line('#d8dce4', 5, 'M-10 544L810 303M-10 570L810 325') +
      line('#6a6470', 5, 'M-10 557L810 314', 0.9),
  ),
  firs({ at: rows('0.05,0.75,130 0.11,0.72,100 0.93,0.4,90 0.98,0.42,120'), light: '#5f9a74', dark: '#2a5f50' }),
  drawn(
    () =>
      group(
        'translate(430 432)rotate(-16.4)scale(1.28)',
        mountainTrain({ body: '#d8343c', roof: '#f4ecdc', window: '#bfe0f0', stripe: '#fff4dc' })(),
      ) +
      fill(
        '#fff',
        repeat(26, (i) => circle((i * 173) % 800, 520 + ((i * 61) % 84), 3)),
        0.9,
      ) +
      fill(
        '#ffd24a',
        repeat(22, (i) => circle((i * 131 + 60) % 800, 530 + ((i * 47) % 70), 3.4)),
      ) +
      // A cow with its bell.
      group(
        'translate(640 560)',
        fill('#fffaf0', 'M-52-54Q-10-66 42-56L52-20 48 0H38L36-22H-30L-32 0H-42L-48-24z') +
          fill('#8a5638', 'M-30-58Q-10-64 6-58 0-34-22-36z M20-56Q40-58 44-44 30-34 20-40z') +
          fill('#fffaf0', 'M-52-56L-84-62-88-40-70-32-50-40z') +
          fill('#f0b8a4', 'M-90-48l-2 12 16 4 4-10z') +
          brush('#5a3a2c', 4, 'M-66-62l-4-12M-76-62l-8-8') +
          fill('#e9b446', 'M-62-32l-8 16h14z'),
      ),
  ),
);

export const alpineDays = [rigi];
