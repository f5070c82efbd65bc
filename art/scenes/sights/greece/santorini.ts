import { brush, fill, line } from '../../../engine/ink.ts';
import { each, randomFrom, repeat } from '../../../engine/numbers.ts';
import { arch, dome, poly, rect } from '../../../engine/paths.ts';
import { sailboat } from '../../../life/boats.ts';
import { scatter } from '../../../life/shape.ts';
import { air, body, drawn, ground, inks, sight } from '../sheet.ts';

const boat = sailboat({ hull: '#2f4a7c', sail: '#fffaf0', sailShade: '#d4d0dc' });

export const santorini = sight(
  'greece-2',
  ...air('noon'),
  drawn(
    (ink) =>
      ground(ink, 230, '#8fd0e0', '#3f9cc8', '#1f6fa8') +
      fill('#8a7a98', 'M420 240Q520 190 620 226T810 200V262Q620 276 420 240z') +
      fill('#5a4a58', 'M200 300Q260 262 340 290 380 300 400 312 300 330 200 300z') +
      fill('#fff', 'M430 360l46-10 70 4-8 14h-96z') +
      line('#fff', 3, 'M400 376Q470 366 560 372'),
  ),
  scatter(boat, [
    { x: 0.82, y: 0.56, scale: 0.7 },
    { x: 0.62, y: 0.47, scale: 0.4 },
  ]),
  drawn((ink) => {
    const random = randomFrom(3);
    const shell = dome(250, 420, 128, 128);
    return (
      body(ink, inks.white, rect(122, 416, 256, 200)) +
      body(ink, ['#6fb4ec', '#2a68bc', '#1a3f84'], shell) +
      fill('#fff', rect(244, 262, 12, 36) + rect(234, 272, 32, 9)) +
      fill(
        '#8fb0d8',
        repeat(4, (i) => arch(160 + i * 60, 480, 22, 46)),
      ) +
      body(
        ink,
        ['#fff6ec', '#f0d8cc', '#b8a0ac'],
        'M450 600V340Q450 310 480 306V210Q480 170 540 150 600 170 600 210V306Q630 310 630 340V600z',
      ) +
      fill('#4fa0cc', arch(508, 420, 52, 84) + arch(572, 420, 52, 84) + arch(540, 288, 64, 96)) +
      each(
        [
          [508, 392],
          [572, 392],
          [540, 254],
        ] as const,
        ([x, y]) =>
          brush('#5a4a40', 3, `M${x} ${y - 44}V${y - 24}`) +
          body(ink, inks.gold, `M${x - 16} ${y + 6}Q${x - 10} ${y - 26} ${x} ${y - 26}T${x + 16} ${y + 6}z`),
      ) +
      fill('#fff', rect(535, 116, 10, 36) + rect(526, 124, 28, 8)) +
      body(
        ink,
        inks.white,
        poly(-10, 470, 130, 500, 130, 610, -10, 610),
        poly(630, 500, 810, 450, 810, 610, 630, 610),
        rect(370, 540, 90, 70),
      ) +
      fill('#2a68bc', arch(700, 610, 50, 100)) +
      brush(
        '#e0407c',
        13,
        repeat(34, () => `M${Math.round(random() * 124)} ${Math.round(500 + random() * 96)}h0`),
      ) +
      brush(
        '#4f8a4c',
        8,
        repeat(14, () => `M${Math.round(random() * 120)} ${Math.round(506 + random() * 90)}h0`),
      )
    );
  }),
);
