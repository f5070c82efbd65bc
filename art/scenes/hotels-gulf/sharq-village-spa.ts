import { fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, crenels, open, rect, rows, sliver } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, inks } from '../sights/sheet.ts';

const wood = '#6a4030';

/** Where the beach is: what stands on it is not turned round with the sky. */
const ashore = (layer: Layer): Layer => ({ ...layer, upright: true });

/** A low village of sand-coloured houses and wind towers behind its beach, West Bay across the water. */
export const sharqVillageSpa: Scene = {
  slug: 'sharq-village-spa',
  crops: ['card'],
  layers: [
    ...air('morning', [0.2, 0.2], 40),
    streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff', opacity: 0.7, seed: 17 }),
    place(
      westBay({
        glass: ['#cfe2e4', '#9fc0ca', '#7fa4b8'],
        far: ['#d8e6e4', '#b8d0d4', '#a0bcc8'],
        line: '#8fb0c0',
        lamp: '#f4f0d8',
      }),
      { x: 0.2, y: 0.56, scale: 0.5, rtlX: 0.2 },
    ),
    water({ from: 0.56, colours: ['#a4dcd8', '#4fb4c4', '#2a90ae'], ripple: '#fff', count: 50, seed: 23 }),
    drawn((ink) => {
      const house = (x: number, wide: number, tall: number, doors: number) =>
        body(ink, inks.sand, rect(x, 452 - tall, wide, tall + 20) + crenels(x, 452 - tall, wide, Math.round(wide / 15), 10)) +
        fill('#fff2d4', rect(x - 3, 452 - tall + 8, wide + 6, 4)) +
        line(
          wood,
          3,
          along(x + 10, x + wide - 10, Math.round(wide / 18), (px) => open(px, 466 - tall, px, 473 - tall)),
        ) +
        fill(
          '#8a5a48',
          along(x + 28, x + wide - 28, doors, (px) => arch(px, 450, 26, Math.min(58, tall - 40))),
        ) +
        fill(
          wood,
          along(x + 28, x + wide - 28, doors, (px) => rect(px - 9, 418, 18, 32)),
        ) +
        (tall > 110
          ? fill(
              wood,
              along(x + 28, x + wide - 28, doors, (px) => rect(px - 8, 494 - tall, 16, 26)),
            ) +
            line(
              '#f0c894',
              1.6,
              along(x + 28, x + wide - 28, doors, (px) => open(px, 494 - tall, px, 520 - tall)),
            )
          : '');
      const windTower = (x: number, tall: number) =>
        body(ink, ['#fff0cf', '#f0cb96', '#b8845e'], rect(x - 27, 452 - tall, 54, tall)) +
        fill(
          '#7a4c42',
          repeat(4, (i) => rect(x - 22 + i * 11.6, 462 - tall, 8, 52)),
        ) +
        line('#f8e0b4', 3, open(x - 27, 488 - tall, x + 27, 488 - tall)) +
        fill('#fff2d4', rect(x - 31, 446 - tall, 62, 8) + rect(x - 31, 516 - tall, 62, 5)) +
        line(
          wood,
          3,
          repeat(3, (i) => open(x - 36, 530 - tall + i * 22, x + 36, 530 - tall + i * 22)),
        );
      return (
        windTower(560, 232) +
        house(700, 130, 140, 3) +
        windTower(386, 190) +
        house(462, 180, 150, 4) +
        house(300, 150, 104, 3) +
        house(610, 120, 96, 2) +
        house(236, 96, 76, 2) +
        // The gate of the majlis, carved and open.
        body(ink, ['#fff6e0', '#f4d8a8', '#c0926a'], rect(500, 352, 84, 120)) +
        fill('#fff2d4', rect(494, 346, 96, 8)) +
        fill(wood, arch(542, 470, 54, 92)) +
        fill('#ffd98a', arch(542, 470, 30, 70)) +
        line('#d8a868', 2, arch(542, 470, 46, 84)) +
        // The beach.
        fill('#fff', 'M-10 520Q140 458 330 466T810 458V476Q560 470 330 482T-10 540z', 0.9) +
        fill(ink.fade('#fff0cc', '#f2d29c', '#dcae78'), 'M-10 536Q150 470 330 476T810 464V610H-10z') +
        fill('#c89c68', sliver(330, 520, 170, 5) + sliver(120, 572, 190, 6) + sliver(560, 566, 200, 6), 0.6) +
        // A pearling boat drawn up on the sand.
        group(
          'translate(150 536)rotate(-4)',
          fill('#1c1024', 'M-110 8Q0 26 120 6V0H-110z', 0.25) +
            fill(ink.side('#a86c48', '#7a4634', '#4a2a2c'), 'M-130-40Q-106 2-60 8H70Q116 2 140-62L122-34Q0-16-112-30z') +
            line('#f0c894', 3, 'M-124-32Q0-8 130-44') +
            line(wood, 5, 'M10-14L24-150') +
            line('#fff4dc', 7, 'M-60-96L104-170') +
            line(wood, 2, 'M24-150L-110-30M24-150L124-36', 0.7),
        )
      );
    }),
    ashore(
      palms({
        at: rows('0.43,0.8,150,10 0.62,0.79,120,-8 0.86,0.83,190,-14 0.96,0.86,230,12 0.3,0.8,110,6'),
        light: '#7fb45c',
        dark: '#2f7258',
        trunk: '#6a4638',
        trunkLight: '#b08058',
        seed: 21,
      }),
    ),
    ashore(
      scatter(parasol({ straw: ['#fff4dc', '#f0d4a0', '#b88c5c'], wood: '#8a6040', cloth: '#fffaf0', clothShade: '#d8c8b4' }), [
        { x: 0.52, y: 0.89, scale: 0.86 },
        { x: 0.74, y: 0.93, scale: 1 },
      ]),
    ),
    ashore(scatter(visitor('#e8607c', '#3f6a8c', '#3a2420', '#fff0c8'), [{ x: 0.4, y: 0.88, scale: 1.5 }])),
    ashore(scatter(visitor('#ffb04a', '#3f9c8c', '#2a1c1c'), [{ x: 0.435, y: 0.885, scale: 1.1 }])),
  ],
};
