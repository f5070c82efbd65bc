import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, poly, rect, rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { ferry } from '../../life/ships.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { forest, hills } from '../../nature/terrain.ts';
import { air, body, drawn, ground, inks, panes, white } from '../sights/sheet.ts';

const marble = ['#fffaf0', '#ece0d0', '#b8a8b4'] as const;

/** The marble palace from the Bosphorus on a May morning: its sea gates, the wood of Yıldız above, the bridge beyond. */
export const ciraganPalaceKempinski: Scene = {
  slug: 'ciragan-palace-kempinski',
  crops: ['card'],
  layers: [
    ...air('morning'),
    cumulus({ at: rows('0.2,0.22,190 0.78,0.16,150'), light: '#fff', body: '#fdf6ea', shade: '#cfdce4', seed: 5 }),
    birds({ x: 0.46, y: 0.2, count: 6, size: 12, colour: '#fff', seed: 12 }),
    hills({ y: 0.5, amp: 40, rough: 0.2, seed: 4, fill: ['#8fb0bc', '#a8c4c0'], to: 0.66 }),
    drawn(
      (ink) =>
        body(ink, inks.stone, rect(664, 176, 16, 214), rect(694, 176, 10, 214)) +
        line(inks.stone[1], 5, 'M664 210h40M664 260h40') +
        line('#7a7488', 4, 'M450 322Q560 320 672 180Q740 300 810 318') +
        line(
          '#7a7488',
          1.4,
          repeat(20, (i) => {
            const x = 480 + i * 16;
            const hang = x < 672 ? 320 - 140 * ((x - 450) / 222) ** 2.4 : 318 - 138 * ((810 - x) / 138) ** 2.4;
            return `M${x} ${Math.round(hang)}V344`;
          }),
          0.7,
        ) +
        body(ink, inks.stone, rect(440, 342, 380, 8)),
    ),
    forest({
      y: 0.44,
      amp: 60,
      rough: 0.3,
      seed: 21,
      fill: ['#7fa85c', '#3f7450'],
      size: 34,
      kind: 'round',
      rim: '#b8d07c',
      to: 0.83,
    }),
    drawn((ink) => {
      const wing = (x: number, w: number, top: number) =>
        body(ink, marble, rect(x, top, w, 430 - top)) +
        body(ink, marble, rect(x - 5, top - 8, w + 10, 10)) +
        fill('#d0c0c0', rect(x, top + 74, w, 4)) +
        fill(
          '#5f7f9c',
          repeat(Math.floor(w / 26), (i) => arch(x + 16 + i * 26, top + 66, 14, 50) + arch(x + 16 + i * 26, 424, 14, 56)),
        ) +
        fill(white, panes(x + 3, top + 8, Math.floor(w / 26) + 1, 1, 26, 0, 4, 66), 0.8) +
        line(
          white,
          2,
          repeat(Math.floor(w / 26), (i) => `M${x + 9 + i * 26} ${top + 44}h14M${x + 9 + i * 26} 396h14`),
          0.7,
        );
      const gate = (x: number) =>
        body(ink, marble, rect(x - 50, 404, 20, 76), rect(x + 30, 404, 20, 76), rect(x - 56, 398, 112, 10)) +
        body(ink, marble, `M${x - 40} 400Q${x} 350 ${x + 40} 400z`) +
        fill('#8a5a4c', arch(x, 478, 56, 66)) +
        line(inks.gold[1], 2, `M${x} 412V478M${x - 14} 420V478M${x + 14} 420V478M${x - 28} 446h56`) +
        fill(inks.gold[1], circle(x, 366, 7) + rect(x - 54, 390, 10, 9) + rect(x + 44, 390, 10, 9));
      return (
        wing(-10, 210, 292) +
        wing(560, 150, 292) +
        wing(200, 110, 276) +
        wing(450, 110, 276) +
        wing(310, 140, 256) +
        body(ink, marble, poly(304, 250, 380, 214, 456, 250)) +
        fill('#c8b4b8', poly(328, 244, 380, 222, 432, 244), 0.6) +
        fill(
          inks.gold[1],
          each([200, 310, 450, 560], (x) => circle(x, 244 + (x === 310 || x === 450 ? 0 : 22), 5)),
        ) +
        // The terrace above the water, its balustrade and the edge of the pool.
        fill(ink.fade('#f4e8d4', '#d4c0b0'), rect(-10, 428, 730, 54)) +
        fill(ink.fade('#7fdce0', '#3fb0c4'), rect(490, 452, 186, 24)) +
        fill(white, sliver(506, 460, 90, 4) + sliver(574, 470, 80, 4), 0.8) +
        fill(white, rect(-10, 452, 490, 4) + rect(676, 452, 44, 4)) +
        fill(
          '#e8d8c8',
          repeat(40, (i) => rect(-8 + i * 12.2, 456, 5, 24)),
        ) +
        gate(120) +
        gate(380) +
        body(ink, marble, rect(-10, 478, 730, 14)) +
        fill('#9a8494', rect(-10, 488, 730, 6), 0.7) +
        ground(ink, 494, '#6fb4c4', '#3f8cb0', '#1f5f90') +
        fill(ink.fade([0, '#fff4e4', 0.5], [1, '#fff4e4', 0]), rect(-10, 494, 730, 44)) +
        fill(
          white,
          range(18)
            .map((i) => sliver((i * 167) % 720, 508 + i * 5, 96, 4))
            .join(''),
          0.6,
        ) +
        brush(
          '#e0607a',
          6,
          repeat(16, (i) => `M${210 + i * 7} ${446 + (i % 3) * 3}h0`),
        ) +
        brush(
          '#f0c050',
          6,
          repeat(16, (i) => `M${-4 + i * 4.4} ${446 + (i % 3) * 3}h0`),
        )
      );
    }),
    palms({
      at: rows('0.29,0.745,110,6 0.59,0.745,104,-6 0.87,0.75,120,6'),
      light: '#7fb05c',
      dark: '#2f7456',
      trunk: '#6a4638',
      trunkLight: '#b08058',
      seed: 8,
    }),
    scatter(ferry({ hull: '#1b2440', white: '#fffaf0', shade: '#b8b4c4', window: '#6f8cb0', funnel: '#d8a03c' }), [
      { x: 0.62, y: 0.93, scale: 0.9 },
    ]),
  ],
};
