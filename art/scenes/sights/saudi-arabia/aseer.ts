import { fill, fills, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { poly, rect, rows } from '../../../engine/paths.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { hills, mountains } from '../../../nature/terrain.ts';
import { air, body, drawn, sight, teeth, white } from '../sheet.ts';

export const aseer = sight(
  'saudi-arabia-4',
  ...air('morning'),
  mountains({ y: 0.3, amp: 150, rough: 0.6, seed: 15, fill: ['#5f8f80', '#8fb090'], shade: '#3f6a6c' }),
  cumulus({ at: rows('0.2,0.36,240 0.75,0.3,280'), light: '#fff', body: '#f4f2ee', shade: '#cfd8dc', seed: 3, opacity: 0.9 }),
  hills({ y: 0.52, amp: 60, rough: 0.2, seed: 25, fill: ['#7fa45a', '#3f6a48'], rim: '#e0e8a0' }),
  drawn((ink) => {
    const tower = (x: number, base: number, w: number, h: number, n: number) => {
      const floors = range(n).map((i) => base - h + 34 + (i * (h - 40)) / n);
      return (
        body(ink, ['#c08a68', '#8f5f50', '#553a44'], poly(x, base, x + w * 0.07, base - h, x + w * 0.93, base - h, x + w, base)) +
        fill(
          white,
          floors.map((y) => rect(x + w * 0.06, y - 12, w * 0.88, 4)).join('') + teeth(x + w * 0.07, base - h, w * 0.86, 5, 14),
        ) +
        fill(white, floors.map((y) => rect(x + w * 0.2, y, w * 0.24, 26) + rect(x + w * 0.58, y, w * 0.24, 26)).join('')) +
        fills(
          '#2f7f96',
          floors.map((y) => rect(x + w * 0.25, y + 5, w * 0.14, 17) + rect(x + w * 0.63, y + 5, w * 0.14, 17)),
        ) +
        line(
          '#4a3040',
          1.6,
          repeat(Math.round(h / 14), (i) => `M${x + 6} ${base - 8 - i * 14}h${w - 12}`),
          0.35,
        )
      );
    };
    return (
      tower(70, 480, 120, 230, 3) +
      tower(560, 470, 130, 290, 4) +
      tower(200, 500, 150, 330, 4) +
      tower(370, 490, 120, 220, 3) +
      tower(480, 520, 110, 190, 2) +
      tower(680, 520, 110, 200, 2) +
      tower(-20, 530, 120, 170, 2) +
      fill('#c0564a', rect(252, 452, 40, 48)) +
      fill('#e8b04a', rect(258, 458, 12, 42)) +
      fill(ink.fade('#8fb060', '#3f6a44'), 'M0 500C180 470 300 520 460 494S700 510 800 490V600H0z') +
      line('#d8d48c', 4, 'M0 534C200 506 320 552 480 528S700 540 800 522M0 570C200 544 320 588 480 564S700 576 800 560')
    );
  }),
);
