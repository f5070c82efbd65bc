import { fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { cup, disc, fish, grains, herbs, pieces, plate, slice } from './table.ts';

/** Machboos with the catch of the day, luqaimat under date syrup, a cup of karak, on a mat of palm leaf. */
export const rasAlKhaimah = sight(
  'ras-al-khaimah-table',
  drawn(
    (ink) =>
      fill('#e0b878', rect(0, 0, 800, 600)) +
      line(
        '#b8864c',
        9,
        repeat(19, (i) => `M${i * 84 - 700} 610L${i * 84 - 90}-10`),
        0.6,
      ) +
      line(
        '#f4d8a0',
        9,
        repeat(19, (i) => `M${i * 84 - 90} 610L${i * 84 - 700}-10`),
        0.5,
      ) +
      fill('#a82c4c', rect(0, 0, 800, 26) + rect(0, 574, 800, 26)) +
      fill('#2f8f8f', rect(0, 26, 800, 12) + rect(0, 562, 800, 12)) +
      plate(ink, 296, 310, 232, ['#e8ecf0', '#8a98a8'], ['#f8cc6c', '#d8923c'], 0.86) +
      grains('#fff0bc', 2, 296, 310, 184, 300, 6) +
      grains('#c8602c', 4, 296, 310, 184, 90, 4) +
      fish(290, 296, 1.42, -16, ['#e0a868', '#a86434']) +
      herbs(['#8fc45c', '#3f7a34'], 7, 290, 310, 160, 24, 24) +
      pieces(['#6a4a3c', '#2a1814'], 9, 300, 390, 90, 5, 19) +
      slice(400, 410, 34, '#a8c83c', '#e8f0a8', '#c8d868') +
      slice(180, 410, 34, '#a8c83c', '#e8f0a8', '#c8d868') +
      plate(ink, 640, 190, 122, ['#2f8f96', '#1c5a68'], ['#f4ecdc', '#d8c8b0'], 0.84) +
      pieces(['#f0b060', '#b8702c'], 11, 640, 190, 66, 17, 24) +
      line('#4a2014', 7, 'M580 170Q610 150 640 180T710 170M570 210Q620 200 650 226T712 214M600 244Q640 236 690 248') +
      grains('#fff4dc', 13, 640, 190, 70, 40, 4) +
      cup(ink, 640, 424, 62, ['#fff', '#c8ccd8'], ['#d8945c', '#a8602c']) +
      line('#f4d0a0', 4, circle(636, 420, 26), 0.7) +
      disc(ink, 470, 520, 40, ['#f4e8d0', '#d8b880']),
  ),
);
