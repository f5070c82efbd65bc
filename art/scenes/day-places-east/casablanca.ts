import { brush, fill, group, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect, rows } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { hills } from '../../nature/terrain.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, body, drawn, ground, sight, type Three } from '../sights/sheet.ts';

/** The promenade of Aïn Diab above the breakers of the Atlantic at sunset. */
const ainDiab = sight(
  'casablanca-ain-diab',
  ...air('dusk', [0.3, 0.48], 46),
  streaks({ from: 0.08, to: 0.4, count: 8, colour: '#ffc49a', opacity: 0.5, seed: 38 }),
  water({ from: 0.54, colours: ['#ffb890', '#a86a94', '#4a4a88'], ripple: '#ffe0b8', count: 70, seed: 40 }),
  glitter({ x: 0.3, from: 0.55, to: 0.74, colour: '#fff0c0', width: [40, 140] }),
  birds({ x: 0.6, y: 0.26, count: 6, size: 11, colour: '#5a3560', seed: 8 }),
  drawn(
    (ink) =>
      brush('#fff', 7, 'M-10 388Q80 372 180 384T400 380 560 386M-10 416Q120 400 260 412T540 408', 0.75) +
      fill(ink.fade('#8a5a78', '#5c3c64'), 'M560 420Q640 396 720 404L810 392V470H540z') +
      body(ink, ['#fffaf0', '#ecd0c0', '#a88498'], rect(716, 236, 30, 170), poly(706, 410, 714, 390, 748, 390, 756, 410)) +
      fill('#fff4c0', circle(731, 222, 30), 0.5) +
      fill('#ffe49a', rect(720, 212, 22, 24)) +
      fill('#c2405c', poly(714, 212, 731, 194, 748, 212)) +
      fill(ink.fade('#e0b49c', '#b08084', '#7c5870'), 'M-10 480H810V610H-10z') +
      line('#8a6070', 2, 'M0 520H800M0 562H800', 0.5) +
      fill('#fff0e0', rect(0, 472, 800, 10)) +
      line('#fff0e0', 5, repeat(21, (i) => open(i * 40, 436, i * 40, 476)) + open(0, 436, 800, 436)) +
      repeat(
        4,
        (i) =>
          line('#3a2844', 5, open(70 + i * 220, 500, 70 + i * 220, 350)) +
          fill('#ffdf9a', circle(70 + i * 220, 344, 30), 0.3) +
          fill('#fff0b8', circle(70 + i * 220, 344, 10)),
      ),
  ),
  palms({ at: rows('0.06,0.95,330,16'), light: '#6a8a5c', dark: '#2f4a54', trunk: '#4a2c3c', trunkLight: '#8a5a5c', seed: 3 }),
  scatter(visitor('#c2405c', '#2a2448', '#1c1430'), [{ x: 0.4, y: 0.95, scale: 2.3 }]),
  scatter(walker('#f4ecff', '#fff6ea'), [{ x: 0.47, y: 0.95, scale: 2.3 }]),
);

/** The unfinished Hassan Tower of Rabat among its columns. */
const hassan = sight(
  'casablanca-rabat',
  ...air('morning', [0.18, 0.2], 38),
  streaks({ from: 0.08, to: 0.4, count: 5, colour: '#fff', opacity: 0.7, seed: 42 }),
  drawn((ink) => {
    const red: Three = ['#f8c898', '#d8906a', '#94584c'];
    return (
      fill('#c8b8a0', 'M-10 430H810V400Q600 384 400 396T-10 392z') +
      body(ink, red, rect(310, 110, 190, 340)) +
      fill('#a86450', rect(326, 130, 158, 90), 0.5) +
      line(
        '#f8d8b0',
        3,
        repeat(6, (i) => repeat(4, (k) => `M${334 + i * 25} ${150 + k * 20}l12-12 12 12-12 12z`)),
        0.8,
      ) +
      fill('#6a3c3c', arch(360, 330, 34, 84, 'horseshoe') + arch(450, 330, 34, 84, 'horseshoe')) +
      line('#f8d8b0', 4, arch(360, 330, 48, 98, 'horseshoe') + arch(450, 330, 48, 98, 'horseshoe')) +
      fill('#6a3c3c', arch(405, 448, 40, 80, 'horseshoe')) +
      line('#f8d8b0', 3, rect(322, 232, 166, 112) + rect(322, 360, 166, 86)) +
      ground(ink, 446, '#f0dcb8', '#d8b894', '#b08c78') +
      // Rows of columns of unlike height.
      repeat(3, (row) =>
        body(
          ink,
          ['#fff4e0', '#e4ccb0', '#a89088'],
          ...range(9)
            .filter((i) => i < 3 || i > 6 || row === 2)
            .map((i) => {
              const high = 44 + ((i * 31 + row * 17) % 50) + row * 14;
              return rect(16 + i * 96 - row * 18, 476 + row * 34 - high, 15 + row * 4, high);
            }),
        ),
      )
    );
  }),
  palms({
    at: rows('0.95,0.8,200,-10 0.04,0.78,170,8'),
    light: '#7fae5c',
    dark: '#34705a',
    trunk: '#6a4638',
    trunkLight: '#b08058',
    seed: 12,
  }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420', '#fff0c8'), [{ x: 0.51, y: 0.92, scale: 1.9 }]),
  scatter(visitor('#e8607c', '#5a4438', '#2a1c1c'), [{ x: 0.56, y: 0.925, scale: 1.8 }]),
);

/** Fishing boats in the port of Casablanca, blue and red, nets on the quay. */
const port = sight(
  'casablanca-port',
  ...air('noon', [0.82, 0.16], 36),
  hills({ y: 0.46, amp: 14, rough: 0.2, seed: 3, fill: ['#e0e4e8', '#c8d0d8'], to: 0.54 }),
  drawn(
    (ink) =>
      body(
        ink,
        ['#ffffff', '#eceef4', '#b8c0d0'],
        repeat(9, (i) => rect(i * 92 - 20, 220 + ((i * 37) % 50), 84, 110)),
      ) +
      fill(
        '#7f94ac',
        repeat(9, (i) => rect(i * 92 - 6, 244 + ((i * 37) % 50), 12, 18) + rect(i * 92 + 22, 244 + ((i * 37) % 50), 12, 18)),
      ),
  ),
  water({ from: 0.54, colours: ['#9cd4dc', '#4f9cb8', '#2f7098'], ripple: '#fff', count: 50, seed: 16 }),
  birds({ x: 0.4, y: 0.2, count: 8, size: 12, colour: '#fff', seed: 6 }),
  drawn((ink) => {
    const boat = (x: number, y: number, s: number, c: Three) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill('#1c3c54', ellipse(0, 10, 140, 12), 0.35) +
          fill(ink.side(...c), 'M-140-50Q-120 10-90 14H90Q130 8 150-60L104-34H-100z') +
          fill('#fff', 'M-138-50L-100-34H104L148-60 106-22H-104z') +
          fill('#fff', rect(20, -86, 62, 54)) +
          fill('#4f7c9c', rect(28, -78, 20, 20) + rect(54, -78, 20, 20)) +
          line('#6a4030', 5, 'M-30-34V-150M-30-140L-110-44M-30-140L84-60') +
          fill('#e8505c', 'M-30-150h34l-8 9 8 9h-34z'),
      );
    return (
      boat(220, 400, 0.8, ['#5fa8d8', '#2f74b0', '#1c4a7c']) +
      boat(560, 420, 0.95, ['#f07a6c', '#c8403c', '#8a2434']) +
      boat(380, 480, 1.15, ['#4f9cd0', '#2464a4', '#163f74']) +
      fill(ink.fade('#d8ccc0', '#a89c94'), 'M-10 530H810V610H-10z') +
      fill('#efe6dc', rect(0, 524, 800, 9)) +
      fill('#3f8c7c', 'M40 580Q60 530 120 534 190 530 220 584z') +
      line(
        '#2a5c54',
        2,
        repeat(
          8,
          (i) => `M${50 + i * 22} 584Q${80 + i * 14} 550 ${70 + i * 18} 536M${50 + i * 20} ${580 - i}q40-20 ${100 - i * 8}-10`,
        ),
        0.7,
      ) +
      fill('#f0a03c', `${circle(84, 552, 9)}${circle(140, 544, 9)}${circle(184, 562, 9)}`) +
      fill('#8fb4c8', rect(640, 548, 110, 40)) +
      fill(
        '#e4eef4',
        repeat(5, (i) => ellipse(662 + i * 17, 546, 18, 6)),
      )
    );
  }),
);

export const casablancaPlaces = [ainDiab, hassan, port];
