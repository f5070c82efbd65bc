import { brush, fill, group, line } from '../../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { circle, ellipse, poly, rect } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { koutoubia } from '../../../landmarks/africa/koutoubia.ts';
import { air, body, drawn, ground, inks, lamp, sight, white } from '../sheet.ts';

export const marrakech = sight(
  'morocco-1',
  ...air('dusk'),
  place(
    koutoubia({
      stone: ['#f0a878', '#b8645c', '#6a3450'],
      tile: '#4fa0a8',
      window: '#4a2440',
      glow: '#ffdf8a',
      gold: ['#ffe79a', '#e9b446', '#a8702c'],
    }),
    { x: 0.76, y: 0.56, scale: 0.62 },
  ),
  drawn((ink) => {
    const random = randomFrom(14);
    const stall = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill(ink.radial([0, lamp, 0.75], [1, lamp, 0]), ellipse(0, -10, 120, 66)) +
          fill(white, poly(-70, -50, -56, -78, 56, -78, 70, -50)) +
          fill('#d8443c', poly(-44, -50, -36, -78, -16, -78, -18, -50) + poly(16, -50, 14, -78, 34, -78, 44, -50)) +
          fill('#5a2c38', rect(-62, -50, 4, 56) + rect(58, -50, 4, 56)) +
          fill('#8a4a34', rect(-64, -8, 128, 22)) +
          fill(
            '#ffb03c',
            repeat(6, (i) => circle(-50 + i * 20, -12, 9)),
          ) +
          fill(
            '#fff6d0',
            repeat(4, (i) => circle(-45 + i * 30, -42, 5)),
          ),
      );
    const smoke = (x: number, y: number) =>
      brush(
        '#f0d0e0',
        20,
        `M${x} ${y}C${x - 40} ${y - 60} ${x + 50} ${y - 90} ${x + 10} ${y - 170}S${x + 60} ${y - 230} ${x + 40} ${y - 270}`,
        0.2,
      ) + brush('#f0d0e0', 9, `M${x + 8} ${y}C${x - 20} ${y - 60} ${x + 60} ${y - 90} ${x + 24} ${y - 150}`, 0.3);
    return (
      body(
        ink,
        ['#d8846c', '#94485c', '#5a2c4c'],
        ...range(9).map((i) => rect(-10 + i * 92, 300 - ((i * 37) % 40), 93, 60 + ((i * 37) % 40))),
      ) +
      fill(
        lamp,
        repeat(22, () => rect(random() * 790, 300 + random() * 20, 8, 14)),
        0.9,
      ) +
      ground(ink, 346, '#a85c5c', '#5a3050') +
      stall(120, 390, 0.6) +
      stall(290, 384, 0.55) +
      stall(450, 386, 0.55) +
      stall(620, 392, 0.6) +
      smoke(200, 380) +
      smoke(540, 380) +
      stall(60, 460, 0.95) +
      stall(270, 466, 1) +
      stall(500, 464, 1) +
      stall(730, 468, 1) +
      smoke(380, 450) +
      smoke(640, 440) +
      smoke(120, 450) +
      fill(
        '#2f1830',
        repeat(34, () => {
          const [x, y] = [random() * 800, 478 + random() * 56];
          return `M${x - 7} ${y}q0-30 7-30t7 30z${circle(x, y - 35, 5)}`;
        }),
      ) +
      fill('#3a1c34', rect(-10, 552, 820, 60)) +
      line('#8a4a5c', 4, 'M-10 530H810') +
      line(
        '#8a4a5c',
        3,
        repeat(28, (i) => `M${i * 30} 530V556`),
      ) +
      fill('#c43f4c', ellipse(180, 556, 60, 10)) +
      body(ink, inks.gold, 'M170 552q-4-24 10-30t12 30z') +
      brush(inks.gold[1], 4, 'M192 534q14-2 16 8') +
      fill('#fff', rect(214, 534, 12, 18))
    );
  }),
);
