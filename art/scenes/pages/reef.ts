import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { blob, circle, ellipse, poly } from '../../engine/paths.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A parrotfish that swims to the right. */
const fish = (ink: Ink, x: number, y: number, size: number, [light, body, shade]: readonly [string, string, string]) =>
  group(
    `translate(${x} ${y})scale(${size})`,
    fill(ink.fade(light, body, shade), 'M-46 0Q-34-26 0-26 34-26 50-4 54 2 48 8 32 24 0 24-32 24-46 0z') +
      fill(body, poly(-40, 0, -74, -24, -64, 0, -74, 24)) +
      fill(shade, 'M-22-24Q0-40 22-22L10-18Q-6-26-22-24zM-14 22Q2 36 18 20L8 16z') +
      fill(light, 'M4 4Q-10 18-24 10-10 8 4 4z') +
      line(shade, 2, 'M24-20Q14 0 24 19', 0.5) +
      fill('#fffaf0', circle(35, -6, 5)) +
      fill('#22304c', circle(36, -6, 2.6)) +
      fill('#ffd68a', 'M50-4Q56 2 49 6L44 2z'),
  );

/** Branches of coral from one foot. */
const coral = (x: number, y: number, h: number, colour: string, width: number) =>
  brush(
    colour,
    width,
    `M${x} ${y}Q${x - 4} ${y - h * 0.5} ${x} ${y - h}M${x} ${y - h * 0.3}Q${x - h * 0.34} ${y - h * 0.44} ${x - h * 0.36} ${y - h * 0.82}M${x} ${y - h * 0.22}Q${x + h * 0.36} ${y - h * 0.36} ${x + h * 0.34} ${y - h * 0.76}M${x + h * 0.3} ${y - h * 0.5}Q${x + h * 0.5} ${y - h * 0.52} ${x + h * 0.54} ${y - h * 0.7}M${x - h * 0.31} ${y - h * 0.52}Q${x - h * 0.5} ${y - h * 0.54} ${x - h * 0.56} ${y - h * 0.68}`,
  );

const scutes =
  'M-24-30L0-40 24-30 30 0 20 28 0 38-20 28-30 0zM-30 0L-58-6M30 0L58-6M-24-30L-40-46M24-30L40-46M-20 28L-36 42M20 28L36 42M0-40V-62M0 38V60';

/** A turtle over a reef, seen by someone who swims with a mask: parrotfish, corals, light from above. */
export const reef = sight(
  'reef',
  drawn(
    (ink) =>
      fill(ink.fade('#c8f4ec', '#5fd0d0', '#2397b4', '#14607e'), 'M0 0H800V600H0z') +
      fill(
        '#ffffff',
        repeat(5, (i) => poly(60 + i * 150, -10, 120 + i * 152, -10, 40 + i * 190, 470, -60 + i * 190, 470)),
        0.1,
      ) +
      fill(
        '#ffffff',
        repeat(9, (i) => `M${i * 96 - 20} ${14 + (i % 3) * 12}q44-16 88 0-44 12-88 0z`),
        0.5,
      ) +
      // The far reef, then the near one.
      fill('#1f7f9c', 'M0 470Q70 410 150 440T300 420 420 452 560 404 700 436 800 400V600H0z') +
      fill(ink.fade('#186a86', '#0f4a66'), 'M0 540Q90 478 190 506T380 520 560 492 690 510 800 470V600H0z') +
      coral(92, 520, 120, '#f2825c', 13) +
      coral(216, 532, 78, '#f6b7c4', 10) +
      coral(650, 516, 132, '#d94f7c', 13) +
      coral(744, 506, 84, '#ffc66a', 10) +
      fills(ink.fade('#ffd98a', '#e09a4c'), [
        blob([
          [300, 556],
          [318, 506],
          [366, 492],
          [414, 510],
          [428, 556],
          [364, 574],
        ]),
      ]) +
      line('#b06a34', 4, 'M322 540q20-30 44-12t44-14M330 520q18-16 36-6t36-10M340 560q24-16 48-4', 0.6) +
      fills(
        '#8a4fa8',
        [540, 566, 592].map((x, i) => `M${x} 560q-14-60 ${i * 4 - 6}-${90 - i * 12} 12 40 18 ${88 - i * 12}z`),
      ) +
      fill(ink.fade('#f4e2b4', '#d8b878'), 'M0 584Q160 556 330 580T620 574 800 560V600H0z') +
      // The turtle, from above and a little from the side.
      group(
        'translate(410 258)rotate(-16)',
        fills(ink.fade('#c4cf86', '#7f9a56', '#4c6c44'), [
          'M62-58Q130-130 196-118 206-108 190-92 142-52 92-30z',
          'M66 56Q118 110 168 118 182 112 170 96 138 54 92 32z',
          'M-86-54Q-130-96-170-94-178-84-162-72-124-46-96-26z',
          'M-88 50Q-126 84-162 86-172 76-156 64-122 40-98 24z',
          'M118-20Q150-38 178-22 196-6 186 10 164 28 120 20z',
        ]) +
          fill('#22304c', circle(174, -11, 5)) +
          fill('#fffaf0', circle(176, -13, 1.8)) +
          line('#3f5c3c', 3, 'M100-70L140-92M96 62L128 84M-112-62L-138-76M-114 56L-136 66', 0.6) +
          fill(ink.ball('#d8a860', '#9c6a38', '#5a3a2c'), ellipse(0, 0, 124, 84)) +
          line('#f0d094', 4, ellipse(0, 0, 110, 72), 0.6) +
          group('scale(1.55 1.12)', line('#f0d094', 3.4, scutes, 0.8)),
      ) +
      fish(ink, 170, 330, 0.95, ['#8ff0d8', '#2fb4b8', '#1c6f9c']) +
      fish(ink, 612, 392, 0.8, ['#ffd0a0', '#f08a6a', '#b84a6c']) +
      fish(ink, 262, 416, 0.56, ['#8ff0d8', '#2fb4b8', '#1c6f9c']) +
      fills(
        '#ffe27a',
        [
          [560, 120],
          [598, 142],
          [634, 116],
          [650, 156],
          [586, 174],
        ].map(([x = 0, y = 0]) => `M${x} ${y}q12-11 24 0l10-7v14l-10-7q-12 11-24 0z`),
      ) +
      fill(
        '#ffffff',
        [circle(118, 252, 6), circle(132, 226, 4), circle(122, 204, 7), circle(716, 300, 5), circle(726, 276, 7)].join(''),
        0.55,
      ),
  ),
);
