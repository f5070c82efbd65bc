import { fill, line } from '../../engine/ink.ts';
import { randomFrom, repeat } from '../../engine/numbers.ts';
import { arch, ellipse, open, rect } from '../../engine/paths.ts';
import { balloon } from '../../life/aloft.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { hills } from '../../nature/terrain.ts';
import { breakfast } from '../day-places/settings.ts';
import { air, body, drawn, ground, sight, type Three } from '../sights/sheet.ts';

/** The castle rock of Uçhisar at sunset, pierced with rooms. */
const uchisar = sight(
  'cappadocia-uchisar',
  ...air('dusk', [0.18, 0.5], 42),
  hills({ y: 0.6, amp: 40, rough: 0.3, seed: 26, fill: ['#c88a80', '#9a6070'] }),
  drawn((ink) => {
    const random = randomFrom(9);
    const tuff: Three = ['#ffdcb0', '#e0a47c', '#94606c'];
    const house = (x: number, y: number, w: number, h: number) =>
      body(ink, tuff, rect(x, y - h, w, h)) +
      fill('#fff0d0', rect(x - 2, y - h - 4, w + 4, 5)) +
      fill('#5a3450', arch(x + w * 0.3, y, 14, 24)) +
      fill('#ffdf8a', rect(x + w * 0.6, y - h * 0.6, 10, 13));
    return (
      fill(
        ink.side(...tuff),
        'M200 470Q240 380 270 290 290 230 320 210L340 150 372 120 400 76 440 92 468 140 500 160 520 230Q560 300 600 370L650 470z',
      ) +
      fill('#b87868', 'M440 92L468 140 500 160 520 230Q560 300 600 370L650 470H560Q520 340 470 250 450 170 440 92z', 0.5) +
      fill(
        '#5a3450',
        repeat(40, () => ellipse(300 + random() * 230, 190 + random() * 240, 5 + random() * 5, 7 + random() * 6)),
      ) +
      fill(
        '#ffdf8a',
        repeat(8, () => ellipse(320 + random() * 180, 260 + random() * 160, 5, 7)),
      ) +
      line('#c2405c', 3, open(416, 76, 416, 50)) +
      fill('#e8344c', 'M416 50h26v16h-26z') +
      repeat(11, (i) => house(70 + i * 62, 486 - ((i * 29) % 40), 60, 46 + ((i * 13) % 24))) +
      ground(ink, 484, '#d89c78', '#b07468', '#7a4c5c') +
      repeat(9, (i) => house(20 + i * 92, 540 - ((i * 17) % 22), 70, 44))
    );
  }),
  birds({ x: 0.66, y: 0.24, count: 9, size: 10, colour: '#5a3450', seed: 13 }),
  scatter(visitor('#3f8cb8', '#2a2448', '#3a2420'), [{ x: 0.3, y: 0.97, scale: 2 }]),
);

const balloons = [
  balloon({ x: 0.2, y: 0.34, size: 90, colours: ['#ff9a7c', '#e8505c', '#a82c4c'] }),
  balloon({ x: 0.44, y: 0.2, size: 60, colours: ['#ffe49a', '#f0b03c', '#b8742c'] }),
  balloon({ x: 0.72, y: 0.3, size: 110, colours: ['#8fd8e0', '#3f9cb8', '#245f8c'] }),
  balloon({ x: 0.9, y: 0.44, size: 44, colours: ['#d8a0e0', '#8a5ab0', '#5c3480'] }),
  balloon({ x: 0.06, y: 0.46, size: 36, colours: ['#c8e08a', '#7fae4c', '#4f7c3c'] }),
];

const rooftop = breakfast(
  'cappadocia-breakfast',
  ['#d8604c', '#b03c44', '#7c2838'],
  ...air('gold', [0.5, 0.52], 40),
  hills({ y: 0.58, amp: 40, rough: 0.3, seed: 26, fill: ['#e0b08c', '#c08878'] }),
  drawn(
    (ink) =>
      fill(
        ink.side('#ffe0b4', '#e4ac84', '#a07070'),
        repeat(
          9,
          (i) =>
            `M${20 + i * 92} 410Q${36 + i * 92} 350 ${50 + i * 92} ${300 + ((i * 31) % 50)}Q${64 + i * 92} 350 ${84 + i * 92} 410z`,
        ),
      ) +
      fill(
        '#8a5a54',
        repeat(
          9,
          (i) =>
            `M${42 + i * 92} ${316 + ((i * 31) % 50)}L${50 + i * 92} ${290 + ((i * 31) % 50)}L${60 + i * 92} ${316 + ((i * 31) % 50)}z`,
        ),
      ),
  ),
  ...balloons,
);

export const cappadocianPlaces = [uchisar, rooftop];
