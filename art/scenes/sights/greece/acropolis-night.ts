import { fill } from '../../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { acropolis } from '../../../landmarks/europe/parthenon.ts';
import { air, body, drawn, inks, lamp, sight } from '../sheet.ts';

export const acropolisNight = sight(
  'greece-1',
  ...air('dusk'),
  drawn((ink) => fill(ink.radial([0, '#ffc878', 0.75], [1, '#ffc878', 0]), circle(430, 240, 330))),
  place(
    acropolis({
      marble: ['#fff2cc', '#f0c88c', '#a8746c'],
      gap: '#5f3a58',
      rock: ['#c88a74', '#7a4a64', '#4a2c54'],
      wall: ['#d8a080', '#a06a68', '#6a4460'],
      scrub: '#4a4a5c',
    }),
    { x: 0.52, y: 0.75, scale: 1.02 },
  ),
  drawn((ink) => {
    const random = randomFrom(15);
    return (
      fill(
        '#3a2c58',
        repeat(30, () => {
          const x = random() * 800;
          return rect(x, 430 + random() * 30, 36 + random() * 30, 120);
        }),
      ) +
      fill(
        lamp,
        repeat(60, () => rect(random() * 800, 450 + random() * 40, 5, 7)),
        0.9,
      ) +
      fill(
        '#1f3a4c',
        range(12)
          .map((i) => ellipse(i * 74, 506, 60, 26))
          .join(''),
      ) +
      body(ink, inks.night, rect(-10, 510, 820, 100)) +
      fill('#4a5a94', rect(-10, 504, 820, 10)) +
      each(
        [150, 560],
        (x) =>
          fill('#fff4d8', ellipse(x, 506, 70, 10)) +
          fill('#141f45', rect(x - 5, 510, 10, 80)) +
          fill('#ffdf8a', circle(x, 488, 11)) +
          fill(ink.radial([0, lamp, 0.7], [1, lamp, 0]), circle(x, 488, 64)) +
          fill('#f0b03c', rect(x - 44, 484, 12, 18)) +
          fill('#f0b03c', rect(x + 32, 484, 12, 18)),
      ) +
      fill('#c4483c', 'M340 600q-4-76 26-76t26 76z') +
      fill('#3a2438', circle(366, 510, 15))
    );
  }),
);
