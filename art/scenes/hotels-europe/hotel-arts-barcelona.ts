import { brush, fill, group, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { poly, rect, rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { air, body, drawn, ground, inks, white } from '../sights/sheet.ts';

const glass = ['#8fb8d4', '#5f8cb4', '#3f648c'] as const;

/** The tower in its white steel frame and Gehry's fish, from the sand of Somorrostro in the morning. */
export const hotelArtsBarcelona: Scene = {
  slug: 'hotel-arts-barcelona',
  crops: ['card'],
  layers: [
    ...air('morning', [0.14, 0.3]),
    cumulus({ at: rows('0.36,0.3,150 0.9,0.2,190'), light: '#fff', body: '#fdf6ea', shade: '#d4dce0', seed: 14 }),
    mountains({ y: 0.7, amp: 60, rough: 0.4, seed: 9, fill: ['#8fa8c0', '#b8c4cc'] }),
    drawn((ink) => {
      const mapfre = rect(300, 112, 92, 330);
      const floors = (x: number, w: number, top: number, count: number, step: number) =>
        repeat(count, (i) => rect(x, top + i * step, w, 3));
      return (
        each(range(15), (i) => body(ink, inks.sand, rect(-10 + i * 56, 390 - ((i * 37) % 46), 57, 80))) +
        body(ink, ['#c4d4dc', '#8fa4b8', '#5f7490'], mapfre) +
        fill('#5a6c8c', floors(300, 92, 124, 24, 13), 0.55) +
        body(ink, glass, rect(470, 60, 128, 384)) +
        fill('#2f4f78', floors(470, 128, 72, 28, 13.4), 0.4) +
        // The frame stands in front of the glass, braced over four storeys at a time.
        line(
          white,
          5,
          `M462 444V46H606V444M534 46V444${repeat(8, (i) => `M462 ${46 + i * 50}H606`)}${repeat(4, (i) => `M462 ${46 + i * 100}L534 ${96 + i * 100} 462 ${146 + i * 100}M606 ${46 + i * 100}L534 ${96 + i * 100} 606 ${146 + i * 100}`)}`,
        ) +
        line('#b0b8c8', 2, 'M608 46V444M537 46V444', 0.8) +
        body(ink, inks.white, rect(380, 418, 330, 40)) +
        fill(
          '#8aa0b8',
          repeat(20, (i) => rect(388 + i * 16, 428, 9, 18)),
        ) +
        group(
          'translate(590 392)',
          brush('#8a6a4c', 3, 'M-96 64V18M-40 64V8M24 64V-8M84 64V20') +
            fill(
              ink.fade('#ffe08a', '#d8953c', '#9c5a30'),
              'M-150 26C-120-22-60-44 4-42 60-40 96-22 118-2L152-34Q146 6 158 42L118 22C80 46 20 54-40 48-92 44-130 36-150 26z',
            ) +
            line(
              '#8a5428',
              1.6,
              `${repeat(14, (i) => `M${-124 + i * 18} ${34 + (i % 3) * 2}L${-96 + i * 17} ${-30 + Math.abs(i - 7) * 3}M${-96 + i * 17} ${40 - (i % 3) * 2}L${-124 + i * 18} ${-14 + Math.abs(i - 7) * 3}`)}`,
              0.5,
            ) +
            line('#fff0b8', 2.4, 'M-140 20C-110-18-58-36 4-35 54-33 88-18 110 0', 0.8),
        ) +
        ground(ink, 452, '#e8d4b0', '#f6e4c0', '#e8c894') +
        body(ink, inks.stone, rect(-10, 448, 820, 10)) +
        fill(ink.fade('#58b4c8', '#8fd4d4'), 'M-10 540Q160 520 340 552T810 536V610H-10z') +
        line(white, 5, 'M-10 542Q160 522 340 554T810 538', 0.9) +
        fill(
          white,
          range(10)
            .map((i) => sliver((i * 149) % 720, 562 + (i % 4) * 10, 90, 4))
            .join(''),
          0.7,
        ) +
        fill('#d8b484', poly(0, 500, 200, 492, 340, 504, 160, 510), 0.5)
      );
    }),
    palms({
      at: rows('0.05,0.77,150,8 0.13,0.765,120,-6 0.24,0.765,130,6 0.9,0.765,150,-8 0.97,0.77,126,8'),
      light: '#7fb05c',
      dark: '#2f7456',
      trunk: '#6a4638',
      trunkLight: '#b08058',
      seed: 23,
    }),
    scatter(parasol({ straw: ['#ffe6b0', '#e8b868', '#b07c48'], wood: '#8a6040', cloth: '#fffaf0', clothShade: '#d8ccc0' }), [
      { x: 0.2, y: 0.85, scale: 0.8 },
      { x: 0.46, y: 0.86, scale: 0.8 },
      { x: 0.72, y: 0.85, scale: 0.8 },
    ]),
    scatter(visitor('#d8543c', '#2f4a7c', '#4a2f2a'), [{ x: 0.34, y: 0.87, scale: 1 }]),
    scatter(visitor('#3f8fb0', '#f4ece0', '#2f2430'), [{ x: 0.36, y: 0.875, scale: 0.7 }]),
    scatter(sailboat({ hull: '#2f4a7c', sail: '#fff', sailShade: '#d4dce8' }), [{ x: 0.9, y: 0.95, scale: 0.9 }]),
  ],
};
