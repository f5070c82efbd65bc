import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { water } from '../../nature/water.ts';
import { breakfast } from '../day-places/settings.ts';
import { air, drawn, sight } from '../sights/sheet.ts';

const green = { light: '#6fb45c', dark: '#1f7258', trunk: '#6a4638', trunkLight: '#b08058' };

/** The speedboat of a resort at its pier, cases on the planks, an island ahead. */
const pier = sight(
  'maldives-pier',
  ...air('gold', [0.2, 0.4], 40),
  cumulus({ at: [[0.7, 0.2, 130]], light: '#fff', body: '#fff4e4', shade: '#e8ccb8', seed: 7 }),
  drawn((ink) => fill(ink.fade('#fff0cc', '#f0d09c'), 'M500 344Q600 326 760 340L790 348H490z')),
  palms({ at: rows('0.68,0.57,90,-8 0.74,0.57,120,6 0.8,0.57,100,-6 0.86,0.57,130,10 0.91,0.57,90,6'), ...green, seed: 6 }),
  water({ from: 0.575, colours: ['#ffe0b0', '#6fd0cc', '#2fa0b8', '#1f7c9c'], ripple: '#fff', count: 70, seed: 4 }),
  drawn((ink) => {
    const luggage = (x: number, y: number, c: readonly [string, string, string]) =>
      fill('#1c1024', ellipse(x + 26, y + 2, 40, 6), 0.3) +
      line('#3a2c34', 4, `M${x + 14} ${y - 70}v-18h24v18`) +
      fill(ink.side(...c), rect(x, y - 72, 52, 72)) +
      line('#fff', 2, `M${x + 12} ${y - 66}V${y - 6}M${x + 40} ${y - 66}V${y - 6}`, 0.5);
    return (
      group(
        'translate(300 440)scale(1.35)',
        fill('#0f4f64', ellipse(0, 20, 190, 12), 0.3) +
          fill(ink.fade('#ffffff', '#dce8ee'), 'M-190-20Q-150 20-120 22H140Q176 20 182-28L60-34H-100z') +
          fill('#8a1538', 'M-182-10Q-156 12-132 14H168L174 4H-140z') +
          fill('#fff', 'M-70-34L-40-78H96L120-34z') +
          fill('#3f7c94', 'M-58-38L-34-70H-4V-38zM4-38V-70H40V-38zM48-38V-70H88L104-38z') +
          fill('#e8eef2', 'M-52-84H112V-76H-52z') +
          brush('#fff', 4, 'M-100-36Q-130-44-160-30') +
          fill('#fff', sliver(-210, 24, 400, 9), 0.8),
      ) +
      fill(ink.fade('#d8a874', '#a87850', '#7a5440'), poly(-10, 520, 810, 500, 810, 610, -10, 610)) +
      line(
        '#6a4634',
        3,
        repeat(14, (i) => open(i * 64 - 10, 519 - i * 1.5, i * 68 - 40, 610)),
        0.6,
      ) +
      fill('#e8c090', poly(-10, 516, 810, 496, 810, 504, -10, 524)) +
      line('#6a4634', 12, 'M120 560V470M640 550V458') +
      brush('#fff4dc', 5, 'M120 480Q200 520 240 470') +
      luggage(560, 566, ['#f07a6c', '#c8403c', '#8a2434']) +
      luggage(474, 574, ['#5fa8d8', '#2f74b0', '#1c4a7c'])
    );
  }),
  scatter(visitor('#fffaf0', '#34507c', '#3a2420', '#fff0c8'), [{ x: 0.86, y: 0.94, scale: 2.5 }]),
  scatter(visitor('#e8607c', '#fff0e0', '#2a1c1c'), [{ x: 0.925, y: 0.945, scale: 2.3 }]),
);

const lagoon = breakfast(
  'maldives-breakfast',
  ['#fffaf0', '#f0dcc0', '#c8ac90'],
  ...air('morning', [0.2, 0.2], 38),
  water({ from: 0.44, colours: ['#a8e8e4', '#4fc8d0', '#2fa8c0'], ripple: '#fff', count: 50, seed: 9 }),
  drawn((ink) => {
    const villa = (x: number, s: number) =>
      group(
        `translate(${x} 322)scale(${s})`,
        line(
          '#6a4638',
          5,
          repeat(4, (i) => open(-44 + i * 29, 0, -44 + i * 29, 40)),
        ) +
          fill(ink.side('#fff0d4', '#e0b488', '#94684c'), rect(-52, -44, 104, 46)) +
          fill('#5a8a94', rect(-20, -36, 40, 36)) +
          fill(ink.side('#f0c888', '#b8844c', '#74503c'), poly(-76, -40, -20, -104, 20, -104, 76, -40)),
      );
    return fill('#8a6444', rect(440, 330, 370, 7)) + villa(520, 0.7) + villa(626, 0.8) + villa(744, 0.95);
  }),
  palms({ at: rows('0.04,0.72,300,30'), ...green, seed: 11 }),
);

export const maldivianPlaces = [pier, lagoon];
