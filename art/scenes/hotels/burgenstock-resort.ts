import { fill, group, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { arch, circle, poly, rect, rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { cumulus } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { firs } from '../../nature/trees.ts';
import { air, body, drawn, ground, inks, lamp, panes, white } from '../sights/sheet.ts';

/** The ridge above Lake Lucerne with its hotels, the funicular on its way up from the boat. */
export const burgenstockResort: Scene = {
  slug: 'burgenstock-resort',
  crops: ['card'],
  layers: [
    ...air('morning'),
    mountains({
      y: 0.5,
      amp: 170,
      rough: 0.85,
      seed: 14,
      fill: ['#9fb8d4', '#c8d8e0'],
      shade: '#7f9cc4',
      snow: { y: 0.46, light: '#fff', shade: '#c8dcec' },
    }),
    cumulus({ at: rows('0.16,0.3,200'), light: '#fff', body: '#f6f8f8', shade: '#d0dfe6', seed: 3 }),
    drawn((ink) => {
      const ridge = 'M190 500C260 470 300 400 340 330 370 280 400 262 440 256L810 236V520H190z';
      const house = (x: number, y: number, w: number, h: number, roof: number) =>
        body(ink, inks.white, rect(x, y - h, w, h)) +
        body(ink, inks.slate, poly(x - 6, y - h + 2, x + 12, y - h - roof, x + w - 12, y - h - roof, x + w + 6, y - h + 2)) +
        fill('#5f7090', panes(x + 9, y - h + 10, Math.floor(w / 16), Math.floor(h / 24), 15, 23, 7, 12));
      return (
        ground(ink, 480, '#8fc8d8', '#3f8cb4', '#1f5a88') +
        fill(ink.fade('#7fae62', '#3f7a54', '#2a5a50'), ridge) +
        `<g clip-path="${ink.clip(ridge)}">${fill(ink.fade('#d8ccc0', '#8f8a98'), 'M330 350L372 290 430 300 470 380 520 300 560 390 620 310 680 400 740 320 810 400V450Q600 440 480 470T260 500z', 0.85)}${line(
          '#6a6a80',
          3,
          repeat(14, (i) => `M${350 + i * 34} ${320 + (i % 3) * 18}l-8 110`),
          0.4,
        )}</g>` +
        house(430, 264, 130, 84, 26) +
        house(590, 258, 150, 100, 30) +
        house(750, 252, 90, 70, 22) +
        body(ink, ['#e8f0f4', '#a8c0cc', '#6f8498'], rect(556, 222, 40, 40)) +
        line('#fff', 2, 'M560 236h32M560 248h32') +
        fill('#d8443c', rect(498, 140, 22, 14)) +
        fill('#fff', rect(507, 143, 4, 8) + rect(505, 145, 8, 4)) +
        line('#5a4a50', 2, 'M498 140V182') +
        fill('#5fc4d0', 'M372 282Q400 270 436 276L430 288Q400 290 378 296z') +
        line('#6a5a5c', 9, 'M262 492L420 270') +
        line('#e8dcd0', 2.4, 'M258 490L416 268M266 494L424 272') +
        group(
          'translate(330 396)rotate(-54.5)',
          body(ink, ['#ff8a70', '#d8352f', '#8a1f2c'], 'M-34-6V-28q0-6 6-6H28q6 0 6 6V-6z') +
            fill('#fff4dc', panes(-28, -29, 4, 1, 15, 0, 11, 12)),
        ) +
        body(ink, inks.wood, rect(212, 462, 64, 34)) +
        fill('#4a3438', poly(202, 464, 244, 438, 286, 464)) +
        fill(lamp, arch(244, 496, 20, 24)) +
        fill(
          white,
          range(18)
            .map((i) => sliver((i * 163) % 740, 500 + i * 5.4, 90, 4))
            .join(''),
          0.6,
        ) +
        group(
          'translate(150 540)',
          fill('#fff', 'M-120-14H120C116 6 104 18 92 20H-96C-110 14-118 2-120-14z') +
            fill('#d8352f', 'M-119-6H119l-2 5H-118z') +
            fill('#fff', rect(-80, -40, 150, 24)) +
            fill('#5f7090', panes(-72, -35, 9, 1, 16, 0, 10, 12)) +
            fill('#f0c050', rect(-10, -78, 22, 38)) +
            fill('#2a2c40', rect(-11, -84, 24, 9)) +
            fill('#c8b090', circle(36, -4, 24)) +
            line('#8a7058', 3, `${circle(36, -4, 24)}M12-4h48M36-28v48`) +
            fill('#d8352f', rect(-118, -44, 26, 16)) +
            fill('#fff', rect(-107, -41, 4, 10) + rect(-110, -38, 10, 4)),
        )
      );
    }),
    // The wood is on the ridge, which is never mirrored.
    {
      ...firs({
        at: rows(
          '0.42,0.72,70 0.48,0.78,90 0.56,0.76,80 0.62,0.8,90 0.7,0.76,84 0.78,0.81,100 0.86,0.77,90 0.94,0.82,110 0.99,0.78,90',
        ),
        light: '#5f9a68',
        dark: '#1f4f48',
      }),
      upright: true,
    },
  ],
};
