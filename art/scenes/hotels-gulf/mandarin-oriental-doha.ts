import { fill, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { open, poly, rect, rows } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { air, body, drawn, panes, type Three } from '../sights/sheet.ts';

const lime: Three = ['#fff6e2', '#ecd9bc', '#b79c8a'];
const warm: Three = ['#fbe6c4', '#dfc09a', '#a5826e'];

/** Pale limestone blocks round the shaded square of Msheireb, screens in their walls, the tram before them. */
export const mandarinOrientalDoha: Scene = {
  slug: 'mandarin-oriental-doha',
  crops: ['card'],
  layers: [
    ...air('gold', [0.13, 0.2], 38),
    streaks({ from: 0.06, to: 0.34, count: 6, colour: '#fff6e0', opacity: 0.6, seed: 44 }),
    drawn((ink) => {
      const random = randomFrom(12);
      // Tall narrow windows set deep in the stone, unlike from floor to floor.
      const slots = (x: number, y: number, wide: number, floors: number) => {
        const all = range(floors).flatMap((row) =>
          range(Math.floor(wide / 22)).map((column) => ({
            px: x + 8 + column * 22 + (row % 2) * 5,
            py: y + row * 36,
            k: random(),
          })),
        );
        return (
          fill('#6a5562', all.map(({ px, py, k }) => (k > 0.12 ? rect(px, py, k > 0.6 ? 12 : 8, 26) : '')).join('')) +
          fill('#ffe0a0', all.map(({ px, py, k }) => (k > 0.76 ? rect(px + 3, py + 3, 9, 23) : '')).join('')) +
          fill('#fff8ea', all.map(({ px, py, k }) => (k > 0.12 ? rect(px - 2, py + 26, 15, 2.4) : '')).join(''))
        );
      };
      const screen = (x: number, y: number, w: number, h: number) =>
        fill('#8a6a5c', rect(x, y, w, h)) +
        line(
          '#f4e2c4',
          2,
          repeat(Math.round(w / 11), (i) => open(x + i * 11, y, x + i * 11 + 11, y + h)) +
            repeat(Math.round(w / 11), (i) => open(x + i * 11 + 11, y, x + i * 11, y + h)) +
            repeat(Math.round(h / 12), (i) => open(x, y + i * 12, x + w, y + i * 12)),
          0.9,
        );
      return (
        // Farther houses of the quarter.
        body(ink, ['#e8dcc8', '#d0c0ae', '#a8988e'], rect(-10, 268, 120, 250), rect(700, 236, 120, 280)) +
        fill('#8a7a7c', panes(6, 290, 5, 6, 22, 32, 9, 18) + panes(716, 258, 4, 7, 22, 32, 9, 18), 0.8) +
        // Three blocks of the hotel, one before the other.
        body(ink, warm, rect(250, 96, 250, 420)) +
        fill('#fff8ea', rect(244, 90, 262, 9)) +
        slots(258, 118, 236, 9) +
        body(ink, lime, rect(470, 156, 240, 360)) +
        fill('#fffdf4', rect(464, 150, 252, 9)) +
        slots(478, 178, 226, 7) +
        screen(560, 206, 66, 190) +
        body(ink, lime, rect(96, 196, 216, 320)) +
        fill('#fffdf4', rect(90, 190, 228, 9)) +
        slots(104, 218, 200, 6) +
        screen(206, 232, 56, 150) +
        // The arcade at the foot.
        fill('#4a3648', rect(96, 430, 614, 86)) +
        fill(ink.fade('#ffe9b4', '#f0b468'), rect(104, 440, 598, 76)) +
        body(
          ink,
          lime,
          repeat(13, (i) => rect(96 + i * 50.4, 426, 17, 92)),
        ) +
        fill('#fffdf4', rect(90, 420, 626, 11)) +
        fill('#3a2840', rect(372, 442, 66, 74)) +
        fill('#ffe9b4', rect(378, 448, 26, 68) + rect(408, 448, 26, 68)) +
        fill('#8a1538', poly(356, 430, 454, 430, 466, 448, 344, 448)) +
        // The roof of the square, drawn across against the sun.
        line('#7a6a74', 4, 'M30 516V138M770 516V138') +
        line('#7a6a74', 2, 'M0 140Q400 196 800 140') +
        repeat(8, (i) =>
          fill(
            i % 2 === 0 ? '#fffaf0' : '#f0dcc0',
            `M${i * 104 - 16} ${146 + (i < 4 ? i : 7 - i) * 8}q52 34 100 8l2-20q-50 20-100 0z`,
            0.92,
          ),
        ) +
        // The square and its rails.
        fill(ink.fade('#f2dcb8', '#d8b690', '#b08c78'), rect(0, 514, 800, 90)) +
        line(
          '#a88468',
          2,
          repeat(9, (i) => open(400 + (i - 4) * 60, 514, 400 + (i - 4) * 190, 602)),
          0.5,
        ) +
        line('#7a5f5c', 3, 'M0 566H800M0 578H800') +
        // The tram.
        fill('#1c1024', rect(40, 566, 300, 9), 0.3) +
        fill(ink.fade('#ffffff', '#d8dce4'), 'M46 564V500Q48 486 66 484H314Q332 486 338 506L344 564z') +
        fill('#3a4660', `${repeat(6, (i) => rect(62 + i * 40, 496, 33, 30))}M306 496h12q8 2 12 30h-24z`) +
        fill(
          '#a9cfd8',
          repeat(6, (i) => `M${62 + i * 40} 526L${84 + i * 40} 496h11L${76 + i * 40} 526z`),
          0.5,
        ) +
        fill('#8a1538', rect(46, 536, 296, 9)) +
        fill('#2a2034', rect(70, 560, 60, 10) + rect(250, 560, 60, 10)) +
        line('#4a4456', 3, 'M180 484L196 470H220L204 484')
      );
    }),
    palms({
      at: rows('0.035,0.865,180,8 0.93,0.9,200,-10 0.86,0.89,140,8'),
      light: '#7fae5c',
      dark: '#34705a',
      trunk: '#6a4638',
      trunkLight: '#b08058',
      seed: 9,
    }),
    scatter(walker('#fffaf4', '#fffdf8'), [
      { x: 0.56, y: 0.925, scale: 1.15 },
      { x: 0.59, y: 0.93, scale: 1.1 },
    ]),
    scatter(walker('#2a2036', '#3a2c48'), [{ x: 0.68, y: 0.915, scale: 1.05 }]),
    scatter(visitor('#e8607c', '#34507c', '#3a2420'), [{ x: 0.77, y: 0.95, scale: 1.3 }]),
  ],
};
