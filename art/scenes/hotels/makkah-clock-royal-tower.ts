import { fill, fills, group, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, poly, rect } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { air, body, drawn, inks, lamp } from '../sights/sheet.ts';

const stone = ['#ffe6cc', '#d8a894', '#865f86'] as const;
const pale = ['#fff4e2', '#e6c4b0', '#9c7898'] as const;

/** A hotel tower of the complex, its rooms lit in part. */
const wing = (ink: Parameters<typeof body>[0], x: number, w: number, top: number, foot: number) => {
  const rowsOf = Math.floor((foot - top - 30) / 17);
  const columns = Math.floor((w - 14) / 14);
  const panes = range(rowsOf * columns).map((i) =>
    rect(x + 9 + (i % columns) * 14, top + 26 + Math.floor(i / columns) * 17, 7, 10),
  );
  return (
    body(ink, stone, rect(x, top, w, foot - top)) +
    body(ink, pale, rect(x - 4, top, w + 8, 12), poly(x + w * 0.2, top, x + w * 0.5, top - 34, x + w * 0.8, top)) +
    fill('#6c4a74', panes.join(''), 0.8) +
    fill(lamp, panes.filter((_, i) => (i * 7 + Math.floor(i / columns) * 3) % 5 < 2).join(''))
  );
};

const minaret = (x: number, foot: number, h: number) => [
  rect(x - 9, foot - h * 0.62, 18, h * 0.62),
  rect(x - 6.5, foot - h * 0.86, 13, h * 0.26),
  dome(x, foot - h * 0.86, 7, h * 0.08),
  poly(x - 10, foot - h * 0.6, x - 15, foot - h * 0.65, x + 15, foot - h * 0.65, x + 10, foot - h * 0.6),
  poly(x - 7, foot - h * 0.84, x - 11, foot - h * 0.88, x + 11, foot - h * 0.88, x + 7, foot - h * 0.84),
];

/** The clock tower of Makkah above its hotels at dusk; in front the outer wall and the minarets of the mosque. */
export const makkahClockRoyalTower: Scene = {
  slug: 'makkah-clock-royal-tower',
  crops: ['card'],
  layers: [
    ...air('dusk', [0.18, 0.52], 34),
    streaks({ from: 0.16, to: 0.5, count: 6, colour: '#ffb89c', opacity: 0.5, seed: 31 }),
    mountains({ y: 0.72, amp: 100, rough: 0.7, seed: 57, fill: ['#8a5484', '#c87c80'], shade: '#6a4078', to: 0.84 }),
    haze({ y: 0.74, height: 0.2, colour: '#ffc890', opacity: 0.6 }),
    drawn((ink) => {
      const [x, clock] = [500, 152];
      return (
        group(
          'translate(60 60)scale(.88)',
          wing(ink, 318, 84, 330, 500) +
            wing(ink, 598, 84, 330, 500) +
            wing(ink, 250, 72, 380, 500) +
            wing(ink, 678, 72, 380, 500) +
            wing(ink, 412, 176, 214, 500) +
            // The storey of the clock, the crown and the crescent.
            body(ink, pale, rect(x - 62, 96, 124, 122), rect(x - 70, 208, 140, 14), rect(x - 68, 88, 136, 12)) +
            fills('#8f6a3c', [circle(x, clock, 51)]) +
            fill(ink.radial([0, '#fffbe8'], [0.8, '#e4f4d8'], [1, '#a8d8b0']), circle(x, clock, 46)) +
            line(
              '#2f6a50',
              4,
              repeat(12, (i) => tick(x, clock, i)),
            ) +
            line('#1f4a3c', 6, `M${x} ${clock}L${x - 18} ${clock - 14}M${x} ${clock}L${x + 8} ${clock - 34}`) +
            fill('#1f4a3c', circle(x, clock, 5)) +
            body(ink, pale, poly(x - 52, 88, x - 30, 30, x + 30, 30, x + 52, 88)) +
            fill('#6c4a74', `${arch(x - 18, 84, 12, 34)}${arch(x, 84, 12, 40)}${arch(x + 18, 84, 12, 34)}`, 0.7) +
            body(ink, inks.gold, poly(x - 18, 32, x - 3, -20, x + 3, -20, x + 18, 32)) +
            line(inks.gold[1], 2.4, `M${x - 62} 96V62M${x + 62} 96V62`) +
            fill(ink.radial([0, '#d8ffd8', 0.5], [1, '#d8ffd8', 0]), circle(x, clock, 120)),
        ) +
        // The mosque in front.
        fill(ink.fade('#f4d8c4', '#c49a94'), rect(-10, 486, 820, 130)) +
        fills(
          ink.side(...pale),
          [70, 190, 330, 700].flatMap((at, i) => minaret(at, 500, [250, 214, 170, 232][i] ?? 0)),
        ) +
        fill(lamp, [70, 190, 330, 700].map((at, i) => circle(at, 500 - ([250, 214, 170, 232][i] ?? 0) * 0.67, 6)).join('')) +
        line(
          inks.gold[1],
          2.4,
          [70, 190, 330, 700].map((at, i) => `M${at} ${500 - ([250, 214, 170, 232][i] ?? 0) * 0.93}v-22`).join(''),
        ) +
        fills(ink.ball('#fff4e2', '#dcb4a4', '#94708c'), [
          dome(130, 490, 30, 26),
          dome(262, 490, 30, 26),
          dome(400, 490, 34, 30),
        ]) +
        fill('#fff4e2', rect(-10, 486, 820, 7)) +
        fill(
          '#7c5878',
          repeat(17, (i) => arch(22 + i * 48, 560, 30, 58, 'pointed')),
        ) +
        fill(
          ink.fade('#ffe8a8', '#ffbc70'),
          repeat(17, (i) => arch(22 + i * 48, 560, 20, 48, 'pointed')),
        ) +
        fill('#fff0d8', rect(-10, 558, 820, 6)) +
        fill(ink.fade('#e8c0a8', '#a87c84'), rect(-10, 564, 820, 46)) +
        fill(
          '#fff6e4',
          repeat(30, (i) => `M${14 + i * 27} ${588 + ((i * 5) % 9)}v-13q3-6 6 0v13z`),
          0.9,
        )
      );
    }),
    grain(),
  ],
};

function tick(x: number, y: number, i: number): string {
  const at = (r: number) => `${Math.round(x + Math.sin(i * 0.5236) * r)} ${Math.round(y - Math.cos(i * 0.5236) * r)}`;
  return `M${at(35)}L${at(42)}`;
}
