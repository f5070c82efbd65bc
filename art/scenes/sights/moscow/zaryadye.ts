import { fill, group, line } from '../../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { onion, poly, rect } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { air, body, drawn, ground, inks, panes, sight, teeth, white } from '../sheet.ts';

const ice = (seed: number, from: number) => {
  const random = randomFrom(seed);
  return fill(
    white,
    repeat(16, () => {
      const [x, y] = [random() * 800, from + random() * (590 - from)];
      return poly(x, y, x + 30 + random() * 50, y - 6, x + 70 + random() * 50, y + 4, x + 40, y + 12);
    }),
    0.85,
  );
};

export const zaryadye = sight(
  'moscow-3',
  ...air('snow'),
  drawn((ink) => {
    const far =
      body(ink, inks.brick, rect(20, 250, 420, 60), teeth(20, 250, 420, 20, 12)) +
      each(
        [60, 200, 330],
        (x) =>
          body(ink, inks.brick, rect(x - 20, 180, 40, 130)) +
          body(ink, ['#6fb09a', '#3a7a6c', '#1f4c50'], poly(x - 22, 182, x, 100, x + 22, 182)),
      ) +
      body(ink, inks.white, rect(100, 170, 70, 90), rect(250, 140, 34, 120)) +
      body(ink, inks.gold, onion(135, 172, 18, 25, 54), onion(267, 142, 14, 20, 44));
    return (
      far +
      body(
        ink,
        ['#d8c8b8', '#a89c9c', '#6f687c'],
        rect(560, 170, 110, 150),
        rect(590, 90, 50, 90),
        poly(604, 92, 615, 20, 626, 92),
        rect(540, 240, 150, 80),
      ) +
      fill('#6f687c', panes(568, 186, 7, 5, 14, 24, 6, 14)) +
      fill(white, rect(0, 304, 800, 20)) +
      ground(ink, 322, '#a8c4d8', '#5f86b0', '#3f6090') +
      ice(5, 340) +
      fill('#4a5470', 'M-10 470L60 470 640 404Q668 398 676 408 670 420 640 424L90 560-10 600z') +
      body(ink, ['#f4f2f0', '#cfcad0', '#9c96a8'], 'M-10 440L60 440 640 386Q690 382 690 396 688 408 640 412L80 520-10 540z') +
      fill(ink.fade('#e0b88a', '#b08460'), 'M-10 452L60 450 636 394Q676 392 676 398 672 404 636 406L76 506-10 522z') +
      line('#dff0f8', 5, 'M60 416L640 366Q706 362 708 390M78 496L640 396') +
      line(
        '#dff0f8',
        2,
        range(16)
          .map((i) => `M${60 + i * 37} ${416 - i * 3.2}v28`)
          .join(''),
      ) +
      line(
        '#3f4a68',
        2,
        range(9)
          .map((i) => `M${30 + i * 70} ${452 - i * 6}L${20 + i * 72} ${512 - i * 13}`)
          .join(''),
        0.4,
      )
    );
  }),
  scatter(walker('#c4483c', '#f0d0b0'), [
    { x: 0.6, y: 0.7, scale: 0.7 },
    { x: 0.3, y: 0.76, scale: 0.95 },
  ]),
  scatter(walker('#3a4a80', '#f0d0b0'), [
    { x: 0.63, y: 0.695, scale: 0.7 },
    { x: 0.34, y: 0.755, scale: 0.95 },
    { x: 0.79, y: 0.66, scale: 0.6 },
  ]),
  drawn(() =>
    group(
      'translate(600 540)',
      fill('#2f4a7c', 'M-110-10H120L100 20H-90z') +
        fill(white, 'M-100-36H90L112-10H-108z') +
        fill('#8fd0e8', panes(-88, -31, 8, 1, 22, 0, 17, 15)) +
        fill(white, 'M-128 22q120 12 250 0l-10 8q-110 10-230 0z'),
    ),
  ),
);
