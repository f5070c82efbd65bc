import { brush, fill, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, poly, rect } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { cup, disc, grains, herbs, pieces, plate } from './table.ts';

/** İskender with yoghurt, künefe in its copper pan, baklava, tea in small glasses. */
export const turkey = sight(
  'turkey-table',
  drawn(
    (ink) =>
      fill('#1f6a7a', rect(0, 0, 800, 600)) +
      disc(ink, 400, 300, 420, ['#f0a868', '#a85a34']) +
      line('#ffd8a0', 3, circle(400, 300, 392) + circle(400, 300, 376), 0.8) +
      line(
        '#c87a48',
        3,
        repeat(
          24,
          (i) =>
            `M${400 + Math.cos(i * 0.262) * 300} ${300 + Math.sin(i * 0.262) * 300}L${400 + Math.cos(i * 0.262) * 370} ${300 + Math.sin(i * 0.262) * 370}`,
        ),
      ) +
      plate(ink, 246, 270, 178, ['#fff', '#c8ccd8'], ['#e8c08a', '#c88a4c'], 0.8) +
      brush(
        '#8a4428',
        21,
        repeat(9, (i) => `M${150 + i * 20} ${196 + (i % 3) * 12}q24 40 8 92`),
      ) +
      brush(
        '#b8683c',
        8,
        repeat(9, (i) => `M${148 + i * 20} ${196 + (i % 3) * 12}q24 40 8 88`),
      ) +
      fill('#d83c24', 'M160 300Q220 270 290 300 340 330 320 350 250 376 180 350 140 330 160 300z') +
      fill('#f07850', 'M180 306Q230 286 280 304 230 306 180 306z') +
      fill('#fffdf6', 'M300 190C330 176 372 206 372 250 366 292 326 284 310 258 296 236 284 204 300 190z') +
      pieces(['#f06a48', '#c2301f'], 5, 150, 300, 20, 3, 22) +
      pieces(['#8fc45c', '#3f7a34'], 6, 178, 240, 10, 2, 20) +
      disc(ink, 566, 190, 118, ['#f0b078', '#9a5028']) +
      fill(ink.radial([0, '#f8b84c'], [1, '#d8762c']), circle(566, 190, 98)) +
      brush(
        '#ffe0a0',
        3,
        repeat(50, (i) => `M${490 + ((i * 47) % 150)} ${120 + ((i * 71) % 140)}q8-8 ${14 - (i % 4) * 6} ${(i % 5) * 4 - 8}`),
        0.8,
      ) +
      grains('#6a9a3c', 8, 566, 190, 46, 110, 7) +
      grains('#a8cc5c', 9, 566, 190, 40, 50, 4) +
      each([0, 1, 2, 3, 4, 5], (i) => {
        const [x, y] = [500 + (i % 3) * 64, 388 + Math.floor(i / 3) * 66];
        return (
          fill('#1c1024', poly(x + 4, y - 26, x + 38, y + 8, x + 4, y + 42, x - 30, y + 8), 0.22) +
          fill('#c8742c', poly(x, y - 34, x + 34, y, x, y + 34, x - 34, y)) +
          fill('#f0b858', poly(x, y - 28, x + 28, y, x, y + 20, x - 28, y)) +
          fill('#7aa83c', circle(x, y - 4, 9))
        );
      }) +
      cup(ink, 300, 506, 38, ['#fff', '#d84c3c'], ['#e8602c', '#a8281c'], '#f4e8e0') +
      cup(ink, 416, 104, 36, ['#fff', '#d84c3c'], ['#e8602c', '#a8281c'], '#f4e8e0') +
      herbs(['#8fc45c', '#3f7a34'], 4, 236, 220, 20, 5, 24),
  ),
);
