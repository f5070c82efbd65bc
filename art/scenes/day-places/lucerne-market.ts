import { brush, fill, group, type Ink, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, onion, open, poly, rect } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { chapelBridge, gabledHouses } from '../../landmarks/europe/chapel-bridge.ts';
import { bucket, cheese, crate, lantern, stall } from '../../life/market.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, sight } from '../sights/sheet.ts';

const timber = {
  wood: ['#c48a5c', '#945c40', '#5c3830'],
  tile: ['#e8a880', '#c4704c', '#84443c'],
  stone: ['#fff4e0', '#dcc8b8', '#988c98'],
  slit: '#5a4448',
  flowers: ['#d3324f', '#ff7f9a'],
} as const;

const bank = gabledHouses(
  1500,
  41,
  {
    walls: [
      ['#fff4dc', '#f0dcb8', '#c4ac90'],
      ['#fbe0c0', '#e4b890', '#b08c78'],
      ['#eef0e4', '#ccd4c8', '#a0a89c'],
      ['#f8e4e0', '#e0c0bc', '#b09aa0'],
    ],
    tile: ['#dc9874', '#b46850', '#844c48'],
    shutter: ['#5a8c74', '#b85c5c', '#5a80a4'],
    window: '#6a7890',
    glow: '#fff0c4',
  },
  [90, 140],
);

/** The white church of the Jesuits with its two onion towers, its foot at (x, y). */
const church = (ink: Ink, x: number, y: number) =>
  each([-42, 42], (dx) => body(ink, ['#fffdf4', '#efe6d8', '#b8b0b4'], rect(x + dx - 14, y - 138, 28, 138))) +
  body(
    ink,
    ['#fffdf4', '#f4ecdf', '#c4bcbc'],
    rect(x - 32, y - 82, 64, 82),
    `M${x - 32} ${y - 82}Q${x - 20} ${y - 112} ${x} ${y - 116}T${x + 32} ${y - 82}z`,
  ) +
  fill('#7d9c94', [-42, 42].map((dx) => onion(x + dx, y - 138, 12, 16, 40)).join('')) +
  fill(
    '#d8c8ac',
    [-42, 42].map((dx) => rect(x + dx - 16, y - 141, 32, 4) + rect(x + dx - 15, y - 98, 30, 3)).join('') +
      rect(x - 34, y - 84, 68, 4),
  ) +
  fill(
    '#8a8494',
    [-42, 42].map((dx) => rect(x + dx - 4, y - 128, 8, 20) + rect(x + dx - 4, y - 84, 8, 16)).join('') +
      rect(x - 8, y - 34, 16, 34) +
      circle(x, y - 66, 8),
  );

/** The openings of the arcade: left edge, right edge. */
const openings = [
  [26, 254],
  [296, 528],
  [570, 786],
] as const;
const spring = 206;

const tomato = ['#ff8a6a', '#d8402f'] as const;
const lettuce = ['#b8dc74', '#6a9c44'] as const;
const carrot = ['#ffc070', '#ec8430'] as const;
const plum = ['#a878b8', '#643c80'] as const;

/** The market under the arcades by the Reuss: crates, cheese and flowers, across the water two onion towers. */
export const lucerneMarket = sight(
  'lucerne-market',
  ...air('morning'),
  streaks({ from: 0.16, to: 0.36, count: 5, colour: '#fff', opacity: 0.6, seed: 34 }),
  mountains({
    y: 0.46,
    amp: 70,
    rough: 0.7,
    seed: 27,
    fill: ['#8aa8cc', '#cfe0e4'],
    shade: '#7494c0',
    peaks: [
      [0.2, 90],
      [0.84, 40],
    ],
    snow: { y: 0.42, light: '#fff', shade: '#c8d8ec' },
  }),
  haze({ y: 0.53, height: 0.16, colour: '#fff6e4', opacity: 0.7 }),
  place(bank, { x: 0.5, y: 0.605, scale: 0.55 }),
  drawn((ink) => church(ink, 412, 364)),
  water({ from: 0.6, to: 0.75, colours: ['#bce4e0', '#6ab4c4', '#3a88a8'], ripple: '#fff', count: 46, seed: 19 }),
  place(chapelBridge(250, timber), { x: 0.82, y: 0.66, scale: 0.62, rtlX: 0.82 }),
  drawn(
    (ink) =>
      // The rail of the quay, then the floor in sun and shade.
      fill('#a89484', rect(0, 428, 800, 60)) +
      line('#4a4450', 3, `M0 402H800${repeat(27, (i) => `M${i * 31} 402V432`)}`) +
      fill(ink.fade('#b48c70', '#8a6454', '#5a4044'), rect(0, 462, 800, 150)) +
      fill('#ffe4b4', openings.map(([a, b]) => poly(a, 462, b, 462, b + 84, 610, a + 52, 610)).join(''), 0.42) +
      line(
        '#5a4044',
        1.6,
        repeat(6, (i) => open(0, 470 + i * i * 4.4, 800, 470 + i * i * 4.4)) +
          repeat(15, (i) => open(400 + (i - 7) * 58, 462, 400 + (i - 7) * 104, 610)),
        0.35,
      ) +
      stall(ink, 40, 190, ['#fffaf0', '#f0e0cc', '#c8ac98'], '#4f8c5c') +
      crate(44, 402, 56, tomato) +
      crate(108, 402, 56, lettuce, 13) +
      crate(172, 402, 52, carrot) +
      crate(48, 356, 74, plum, 9) +
      crate(136, 356, 76, ['#fff0a0', '#e8c040'], 9) +
      stall(ink, 586, 190, ['#fffaf0', '#f0e0cc', '#c8ac98'], '#c8404c') +
      cheese(626, 424, 34) +
      cheese(626, 402, 32) +
      cheese(700, 424, 34) +
      cheese(664, 388, 26) +
      brush('#a8642c', 16, 'M742 430L764 376M758 432L776 390') +
      brush('#e0a860', 9, 'M740 426L760 376M756 430L773 390') +
      bucket(318, 506, '#ffb03c', '#a85c1c') +
      bucket(362, 516, '#e8507c', '#ffe08a') +
      bucket(508, 512, '#fffaf0', '#f0b83c') +
      // The arcade: its front in shade, the reveals that the morning reaches.
      fill(
        ink.fade('#4a3438', '#6a4a44', '#84604f'),
        `M-10-10H810V610${[...openings]
          .reverse()
          .map(([a, b]) => `H${b}V${spring}A${(b - a) / 2} ${(b - a) / 2 + 5} 0 0 0 ${a} ${spring}V610`)
          .join('')}H-10z`,
      ) +
      openings
        .map(([a, b]) => {
          const [m, r] = [(a + b) / 2, (b - a) / 2];
          return (
            fill(
              '#e8bc8c',
              `M${b} 610V${spring}A${r} ${r + 5} 0 0 0 ${m} ${spring - r - 5}L${m + 2} ${spring - r + 8}A${r - 16} ${r - 10} 0 0 1 ${b - 15} ${spring}V610z`,
            ) +
            fill(
              '#3a2830',
              `M${a} 610V${spring}A${r} ${r + 5} 0 0 1 ${m} ${spring - r - 5}L${m + 2} ${spring - r + 8}A${r - 14} ${r - 10} 0 0 0 ${a + 9} ${spring}V610z`,
            ) +
            fill('#6a4a44', rect(a - 4, spring - 4, 16, 10) + rect(b - 18, spring - 4, 22, 10)) +
            line('#8a6454', 3, `M${a - 14} ${spring - 6}A${r + 14} ${r + 19} 0 0 1 ${b + 14} ${spring - 6}`, 0.8) +
            line(
              '#2a1c24',
              2,
              repeat(9, (i) => {
                const t = Math.PI * ((i + 1) / 10);
                return open(
                  m - Math.cos(t) * (r + 2),
                  spring - Math.sin(t) * (r + 7),
                  m - Math.cos(t) * (r + 26),
                  spring - Math.sin(t) * (r + 31),
                );
              }),
              0.4,
            )
          );
        })
        .join('') +
      line(
        '#2a1c24',
        2,
        'M-10 320H26M-10 400H26M-10 480H26M254 300H296M254 380H296M254 460H296M254 540H296M528 340H570M528 420H570M528 500H570M528 580H570',
        0.35,
      ) +
      fill('#6f4e46', rect(-10, 22, 820, 12)) +
      fill('#8a6454', rect(-10, 20, 820, 4)) +
      fill(
        '#9a7460',
        openings
          .map(([a, b]) => poly((a + b) / 2 - 15, 62, (a + b) / 2 + 15, 62, (a + b) / 2 + 10, 98, (a + b) / 2 - 10, 98))
          .join(''),
      ) +
      lantern(412, 146) +
      group(
        'translate(140 122)',
        line('#2a1c20', 2, 'M0-36L-26 4M0-36L26 4') +
          fill('#5a8c4c', ellipse(0, 6, 36, 17)) +
          fill(
            '#f04c68',
            `${circle(-26, 4, 9)}${circle(-8, -4, 10)}${circle(12, -2, 9)}${circle(28, 6, 8)}${circle(-14, 14, 9)}${circle(8, 15, 9)}`,
          ),
      ) +
      group(
        'translate(678 122)',
        line('#2a1c20', 2, 'M0-36L-26 4M0-36L26 4') +
          fill('#5a8c4c', ellipse(0, 6, 36, 17)) +
          fill(
            '#f04c68',
            `${circle(-26, 4, 9)}${circle(-8, -4, 10)}${circle(12, -2, 9)}${circle(28, 6, 8)}${circle(-14, 14, 9)}${circle(8, 15, 9)}`,
          ),
      ),
  ),
  scatter(visitor('#3f7ca8', '#3a3050', '#5a3420', '#f4dca8'), [{ x: 0.52, y: 0.93, scale: 2.9 }]),
  scatter(visitor('#f0b04a', '#4a6a54', '#2a1c1c'), [{ x: 0.59, y: 0.935, scale: 1.9 }]),
  scatter(visitor('#c2506c', '#3a3448', '#3a2420'), [{ x: 0.24, y: 0.965, scale: 3 }]),
  drawn(() =>
    group(
      'translate(-216 -6)',
      brush('#b8885c', 4, 'M446 522q14-26 28 0') +
        fill('#d8a870', 'M440 520h40l-6 26h-28z') +
        line('#a87444', 2, 'M443 530h34M445 538h30') +
        fill('#78ac5c', `${circle(450, 516, 8)}${circle(462, 512, 9)}`) +
        fill('#f4d090', poly(468, 518, 478, 482, 484, 484, 476, 520)),
    ),
  ),
);
