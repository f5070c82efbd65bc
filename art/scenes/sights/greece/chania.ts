import { brush, fill, group } from '../../../engine/ink.ts';
import { each, randomFrom, range } from '../../../engine/numbers.ts';
import { arch, circle, dome, poly, rect, sliver } from '../../../engine/paths.ts';
import { air, body, dark, drawn, ground, inks, lamp, panes, sight } from '../sheet.ts';

export const chania = sight(
  'greece-4',
  ...air('dusk', [0.78, 0.42], 46),
  drawn((ink) => {
    const random = randomFrom(21);
    const paint = [
      inks.sand,
      inks.brick,
      inks.white,
      ['#f6c070', '#d8904c', '#94543f'],
      ['#c4b4d8', '#9484b0', '#5f5480'],
    ] as const;
    return (
      each(range(10), (i) => {
        const [x, h] = [-20 + i * 48, 90 + random() * 60];
        return (
          body(ink, paint[i % 5] ?? inks.sand, rect(x, 400 - h, 49, h)) +
          body(ink, inks.brick, poly(x - 3, 402 - h, x + 8, 386 - h, x + 41, 386 - h, x + 52, 402 - h)) +
          fill(random() > 0.4 ? lamp : '#5a4a70', panes(x + 9, 414 - h, 3, 2, 13, 34, 8, 17)) +
          fill('#5a3a4c', arch(x + 25, 400, 22, 34))
        );
      }) +
      fill('#8a6a70', rect(-10, 398, 490, 12)) +
      fill('#8a6470', 'M540 404H810V424H530z') +
      body(
        ink,
        ['#ffe8c0', '#e0b088', '#946878'],
        rect(590, 350, 90, 66),
        poly(606, 352, 612, 250, 658, 250, 664, 352),
        poly(616, 246, 620, 160, 650, 160, 654, 246),
        rect(604, 244, 62, 10),
        rect(612, 154, 46, 9),
        rect(622, 122, 26, 34),
      ) +
      body(ink, inks.brick, dome(635, 124, 17, 22)) +
      fill('#fff4c0', rect(626, 128, 18, 22)) +
      fill(ink.radial([0, '#fff4c0', 0.8], [1, '#fff4c0', 0]), circle(635, 138, 80)) +
      fill(dark, arch(635, 312, 14, 34) + arch(635, 220, 11, 26) + arch(635, 412, 26, 44)) +
      ground(ink, 410, '#e8907c', '#6f548c', '#2f3a70') +
      fill(
        '#ffd8a0',
        range(22)
          .map((i) => sliver((i * 157) % 740, 422 + i * 8, 70 + (i % 3) * 30, 4))
          .join(''),
        0.6,
      ) +
      fill(
        '#ffe8b0',
        range(10)
          .map((i) => sliver(600 + ((i * 29) % 40), 430 + i * 13, 50, 4))
          .join(''),
        0.8,
      ) +
      each(
        [
          [150, 500, 1],
          [330, 540, 1.2],
        ] as const,
        ([x, y, s]) =>
          group(
            `translate(${x} ${y})scale(${s})`,
            fill('#2f6fa8', 'M-80-22Q0 10 84-26L66 12H-62z') +
              fill('#fff', 'M-80-22Q0 10 84-26L82-18Q0 18-76-14z') +
              brush('#5a3a3c', 4, 'M-10-10V-70M-10-66L40-20') +
              fill('#f0e4d0', rect(10, -34, 34, 24)) +
              fill('#d8443c', rect(6, -40, 42, 7)),
          ),
      )
    );
  }),
);
