import { fill, group, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { rect, sliver } from '../../../engine/paths.ts';
import { air, drawn, ground, lamp, sight } from '../sheet.ts';

export const gyeongju = sight(
  'south-korea-4',
  ...air('night', [0.16, 0.17], 28),
  drawn((ink) => {
    const pavilion = (x: number, w: number, y: number) =>
      fill(ink.fade('#ffe6a0', '#ff9a50'), rect(x - w * 0.4, y - 76, w * 0.8, 76)) +
      fill(
        '#a03a34',
        repeat(7, (i) => rect(x - w * 0.42 + (i * w * 0.84) / 6 - 5, y - 80, 10, 80)),
      ) +
      fill('#2f7a6a', rect(x - w * 0.44, y - 84, w * 0.88, 12)) +
      fill('#c8a07a', rect(x - w * 0.48, y - 4, w * 0.96, 16)) +
      fill(
        '#2c3358',
        `M${x - w * 0.62} ${y - 100}Q${x} ${y - 66} ${x + w * 0.62} ${y - 100}Q${x + w * 0.4} ${y - 122} ${x + w * 0.3} ${y - 160}Q${x} ${y - 146} ${x - w * 0.3} ${y - 160}Q${x - w * 0.4} ${y - 122} ${x - w * 0.62} ${y - 100}z`,
      ) +
      line('#8f9ac8', 4, `M${x - w * 0.3} ${y - 160}Q${x} ${y - 146} ${x + w * 0.3} ${y - 160}`) +
      line(lamp, 3, `M${x - w * 0.6} ${y - 98}Q${x} ${y - 64} ${x + w * 0.6} ${y - 98}`);
    const shore = pavilion(470, 300, 340) + pavilion(180, 170, 350) + pavilion(710, 150, 350);
    return (
      fill('#2c4a5c', 'M-40 350C20 190 200 190 260 350zM200 350C290 130 520 130 600 350zM560 350C620 220 780 220 860 350z') +
      fill(
        '#3f6a64',
        'M-40 350C20 190 110 180 150 216 80 240 40 290 20 350zM200 350C270 170 380 150 440 196 340 210 270 280 250 350z',
      ) +
      fill('#1c3348', 'M0 350q40-50 80-24t70-16 60 20 70-30 80 20 120-14 90 24 100-22 130 12V370H0z') +
      shore +
      ground(ink, 350, '#22406e', '#0c1838') +
      `<g opacity=".55">${group('translate(0 704)scale(1 -1)', shore)}</g>` +
      fill(
        '#9fb4e8',
        range(26)
          .map((i) => sliver((i * 173) % 760, 376 + i * 8.4, 60 + (i % 4) * 30, 3))
          .join(''),
        0.4,
      ) +
      fill(
        lamp,
        range(12)
          .map((i) => sliver(400 + ((i * 67) % 140), 372 + i * 14, 60, 4))
          .join(''),
        0.7,
      )
    );
  }),
);
