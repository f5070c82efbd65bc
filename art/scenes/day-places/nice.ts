import { fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect, rows } from '../../engine/paths.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { hills } from '../../nature/terrain.ts';
import { cypresses } from '../../nature/trees.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, body, drawn, inks, panes, sight, type Three, teeth } from '../sights/sheet.ts';

/** Two blue chairs on the promenade of Nice, the bay at evening before them. */
const chairs = sight(
  'nice-chairs',
  ...air('dusk', [0.34, 0.44], 42),
  streaks({ from: 0.08, to: 0.38, count: 7, colour: '#ffc49a', opacity: 0.5, seed: 16 }),
  hills({ y: 0.5, amp: 34, rough: 0.3, seed: 4, tilt: 40, fill: ['#8a6a9c', '#6a5088'] }),
  water({ from: 0.53, colours: ['#ffb08c', '#a86a94', '#4f4a88'], ripple: '#ffe0b8', count: 60, seed: 22 }),
  glitter({ x: 0.34, from: 0.54, to: 0.74, colour: '#fff0c0', width: [40, 130] }),
  scatter(sailboat({ hull: '#4a3060', sail: '#fff0dc', sailShade: '#e8b898' }), [{ x: 0.64, y: 0.58, scale: 0.7 }]),
  drawn((ink) => {
    const chair = (x: number) =>
      fill('#2a1c3c', ellipse(x + 20, 570, 90, 10), 0.35) +
      line('#2f6fb8', 9, `M${x - 56} 360L${x - 66} 568M${x + 56} 360L${x + 66} 568M${x - 60} 470H${x + 60}`) +
      line('#4f94d8', 9, `M${x - 56} 366H${x + 56}`) +
      fill(
        ink.side('#7fb8ec', '#3f86c8', '#28588c'),
        repeat(6, (i) => rect(x - 52 + i * 18, 370, 13, 96)),
      ) +
      fill(ink.fade('#5fa0dc', '#2f6fb0'), poly(x - 66, 466, x + 66, 466, x + 74, 490, x - 74, 490)) +
      line('#2f6fb8', 8, `M${x - 70} 436H${x - 44}M${x + 44} 436H${x + 70}`);
    return (
      fill('#f0d0b4', 'M-10 432Q400 420 810 440V470H-10z') +
      fill(ink.fade('#d8a894', '#a87484', '#7a5470'), rect(0, 448, 800, 160)) +
      line('#fff0e0', 4, 'M0 436H800') +
      line(
        '#fff0e0',
        3,
        repeat(17, (i) => open(i * 50, 436, i * 50, 470)),
      ) +
      line('#8a5c74', 2, 'M0 520H800M0 560H800', 0.5) +
      chair(300) +
      chair(480)
    );
  }),
  palms({ at: rows('0.92,0.96,430,-24'), light: '#6a8a5c', dark: '#2f4a54', trunk: '#4a2c3c', trunkLight: '#8a5a5c', seed: 17 }),
);

/** The stone village of Èze on its peak above the sea. */
const eze = sight(
  'nice-eze',
  ...air('morning', [0.18, 0.18], 38),
  water({ from: 0.5, colours: ['#a4dce4', '#4fb0d0', '#2a80b4'], ripple: '#fff', count: 60, seed: 12 }),
  scatter(sailboat({ hull: '#fff', sail: '#fffdf6', sailShade: '#d4e4ec' }), [
    { x: 0.1, y: 0.6, scale: 0.5 },
    { x: 0.24, y: 0.54, scale: 0.3 },
  ]),
  drawn((ink) => {
    const home = (x: number, y: number, w: number, h: number, roof: string) =>
      body(ink, inks.sand, rect(x, y - h, w, h)) +
      fill(roof, poly(x - 5, y - h, x + w * 0.3, y - h - 15, x + w + 5, y - h)) +
      fill('#5a6a84', panes(x + 8, y - h + 12, Math.max(1, Math.floor(w / 24)), Math.max(1, Math.floor(h / 34)), 22, 30, 8, 14));
    return (
      fill(
        ink.side('#cfc4ac', '#9a9484', '#6a6a70'),
        'M180 610L250 480 330 430 380 330 440 290 620 280 700 330 760 420 810 450V610z',
      ) +
      fill('#7fa45c', 'M180 610L250 490 330 440Q380 470 420 610zM560 610Q600 470 700 440 760 480 810 470V610z', 0.85) +
      line('#6a6470', 4, 'M400 340Q420 430 380 500M520 320Q540 420 500 560M640 320Q640 420 680 520', 0.4) +
      home(398, 330, 60, 62, '#c8684a') +
      home(640, 332, 70, 56, '#d87a54') +
      home(446, 300, 70, 74, '#d87a54') +
      home(590, 300, 66, 70, '#c8684a') +
      home(512, 282, 84, 92, '#d87a54') +
      home(428, 350, 90, 52, '#c8684a') +
      home(520, 352, 110, 60, '#d87a54') +
      body(ink, ['#fff0cc', '#f0cc94', '#b08868'], rect(530, 110, 42, 160)) +
      fill('#d8a04c', 'M526 112Q551 70 576 112z') +
      fill('#5a4a5c', arch(551, 170, 18, 40)) +
      body(ink, inks.sand, poly(476, 216, 484, 176, 512, 176, 506, 216)) +
      fill(
        '#5f8a4c',
        repeat(9, (i) => circle(390 + i * 42, 366 + (i % 3) * 8, 15)),
      )
    );
  }),
  cypresses({ at: rows('0.52,0.66,90 0.83,0.68,110 0.88,0.72,90 0.4,0.76,100'), light: '#6a9a5c', dark: '#2f5f4c' }),
);

/** The ramparts of Antibes and its towers above a sandy cove, the Alps behind. */
const antibes = sight(
  'nice-antibes',
  ...air('noon', [0.16, 0.16], 36),
  hills({ y: 0.44, amp: 60, rough: 0.24, seed: 27, fill: ['#c4d4e4', '#a4bcd0'] }),
  water({ from: 0.52, colours: ['#a4e4e4', '#3fb4d0', '#2488b8'], ripple: '#fff', count: 60, seed: 7 }),
  scatter(sailboat({ hull: '#fff', sail: '#fffdf6', sailShade: '#d4e4ec' }), [
    { x: 0.14, y: 0.58, scale: 0.7 },
    { x: 0.3, y: 0.55, scale: 0.4 },
  ]),
  drawn((ink) => {
    const wall: Three = ['#fbe8c4', '#dcc098', '#9c8478'];
    return (
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (i) =>
            body(
              ink,
              (
                [
                  ['#ffe4bc', '#ecc090', '#a8807c'],
                  ['#f8d0b0', '#dc9c7c', '#a06c6c'],
                  ['#fff0d0', '#ecd4a4', '#b09480'],
                ] as const
              )[i % 3] as Three,
              rect(380 + i * 62, 236 + (i % 3) * 14, 60, 150),
            ) +
            fill(
              '#d8744c',
              poly(374 + i * 62, 238 + (i % 3) * 14, 394 + i * 62, 222 + (i % 3) * 14, 444 + i * 62, 238 + (i % 3) * 14),
            ) +
            fill('#4f7c9c', panes(390 + i * 62, 256 + (i % 3) * 14, 2, 2, 24, 36, 11, 20)),
        )
        .join('') +
      body(ink, wall, rect(470, 120, 48, 170), rect(590, 104, 54, 180)) +
      fill('#fff4dc', rect(464, 114, 60, 9) + rect(584, 98, 66, 9)) +
      fill('#6a5464', arch(494, 180, 16, 34) + arch(617, 166, 18, 36)) +
      body(ink, wall, poly(340, 430, 352, 336, 810, 330, 810, 440), teeth(352, 338, 448, 18, 14)) +
      line('#b49a80', 2, 'M350 360H800M346 384H800M344 406H800', 0.6) +
      fill('#fff', 'M-10 480Q200 430 360 430 560 436 810 424V442Q560 452 360 446 200 452-10 500z', 0.9) +
      fill(ink.fade('#fff0cc', '#f0d09c', '#dcb07c'), 'M-10 498Q200 448 360 444 560 450 810 438V610H-10z') +
      [
        [180, 540, '#e8607c'],
        [560, 520, '#3f9cc8'],
        [420, 566, '#f0b83c'],
      ]
        .map(
          ([x, y, c]) =>
            line('#fffaf0', 5, open(Number(x), Number(y), Number(x) + 8, Number(y) - 96)) +
            fill(
              String(c),
              `M${Number(x) - 60} ${Number(y) - 80}Q${Number(x)} ${Number(y) - 136} ${Number(x) + 76} ${Number(y) - 80}Q${Number(x) + 8} ${Number(y) - 96} ${Number(x) - 60} ${Number(y) - 80}z`,
            ) +
            fill('#c8965c', ellipse(Number(x) + 10, Number(y) + 4, 70, 7), 0.4) +
            fill(
              String(c),
              poly(
                Number(x) + 20,
                Number(y) - 2,
                Number(x) + 90,
                Number(y) - 2,
                Number(x) + 100,
                Number(y) + 12,
                Number(x) + 22,
                Number(y) + 12,
              ),
              0.8,
            ),
        )
        .join('')
    );
  }),
  scatter(visitor('#ffb04a', '#2f6a9c', '#3a2420', '#fff0c8'), [{ x: 0.36, y: 0.9, scale: 1.9 }]),
  scatter(visitor('#e8405c', '#3f9c8c', '#2a1c1c'), [{ x: 0.41, y: 0.905, scale: 1.3 }]),
);

export const nicePlaces = [chairs, eze, antibes];
