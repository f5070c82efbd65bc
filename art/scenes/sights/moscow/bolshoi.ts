import { fill, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect, sliver } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { air, body, drawn, ground, inks, lamp, panes, sight } from '../sheet.ts';

export const bolshoi = sight(
  'moscow-5',
  ...air('night'),
  drawn((ink) => {
    const stone = ['#ffe8c0', '#e0b890', '#8f6c7c'] as const;
    return (
      fill(ink.radial([0, '#ffc878', 0.6], [1, '#ffc878', 0]), circle(400, 360, 420)) +
      body(ink, stone, rect(90, 250, 620, 240), rect(180, 190, 440, 70), poly(180, 192, 400, 130, 620, 192)) +
      fill('#8f6c7c', panes(110, 320, 4, 2, 32, 74, 14, 40) + panes(580, 320, 4, 2, 32, 74, 14, 40)) +
      fill(lamp, panes(110, 394, 4, 1, 32, 0, 14, 40) + panes(580, 394, 4, 1, 32, 0, 14, 40)) +
      fill('#a8584c', rect(250, 290, 300, 200)) +
      fill(
        lamp,
        repeat(5, (i) => arch(280 + i * 60, 490, 30, 110) + rect(268 + i * 60, 318, 24, 34)),
      ) +
      body(
        ink,
        inks.white,
        ...range(8).map((i) => rect(240 + i * 43.6, 286, 17, 200)),
        ...range(8).map((i) => rect(236 + i * 43.6, 276, 25, 12)),
      ) +
      body(ink, stone, rect(222, 248, 356, 28), poly(214, 250, 400, 196, 586, 250)) +
      fill('#8f6c7c', poly(262, 244, 400, 206, 538, 244)) +
      fill(
        '#3a2c44',
        'M340 196v-26h120v26z' +
          each(
            [0, 1, 2, 3],
            (i) => `M${346 + i * 26} 172l4-26-12-16 4-18 12-10 8 8-4 8 12 14 14 2 4 38h-6l-4-22-10 2-4 20h-6l2-26z`,
          ) +
          `M450 170l2-40-10-14 10-22 14 4 6 24-4 48z${circle(460, 86, 10)}`,
      ) +
      body(ink, stone, rect(200, 484, 400, 12), rect(180, 496, 440, 12)) +
      ground(ink, 506, '#5a4a78', '#20244c') +
      fill(
        '#ffd890',
        range(10)
          .map((i) => sliver(180 + ((i * 137) % 400), 516 + i * 8, 80, 4))
          .join(''),
        0.5,
      ) +
      line('#2a2440', 5, 'M80 520V400M720 520V400') +
      fill('#fff4c8', circle(80, 392, 13) + circle(720, 392, 13)) +
      fill(ink.radial([0, '#fff4c8', 0.7], [1, '#fff4c8', 0]), circle(80, 392, 60) + circle(720, 392, 60))
    );
  }),
  scatter(walker('#c42f5c', '#f0d0b0'), [{ x: 0.42, y: 0.93, scale: 1.4 }]),
  scatter(walker('#2a2038', '#f0d0b0'), [
    { x: 0.46, y: 0.935, scale: 1.5 },
    { x: 0.62, y: 0.9, scale: 1.1 },
  ]),
);
