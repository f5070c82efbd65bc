import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { poly, rect, rows, sliver } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { dhow } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, inks, white } from '../sights/sheet.ts';

/** The pyramid at the end of the Corniche from the bay, early in the morning, the towers behind it. */
export const sheratonGrandDoha: Scene = {
  slug: 'sheraton-grand-doha',
  crops: ['card'],
  layers: [
    ...air('gold', [0.16, 0.42]),
    streaks({ from: 0.08, to: 0.4, count: 6, colour: '#fff0d0', opacity: 0.6, seed: 52 }),
    place(
      westBay({
        glass: ['#c8dce0', '#8fb0bc', '#5f8098'],
        far: ['#d4dcd4', '#b0c4c4', '#8fa8b0'],
        line: '#5f8098',
        lamp: '#fff0c0',
      }),
      { x: 0.62, y: 0.72, scale: 0.86, rtlX: 0.62 },
    ),
    water({
      from: 0.72,
      colours: ['#ffd8a0', '#8fc4bc', '#3f94a8', '#1f6484'],
      ripple: '#fff4dc',
      rippleOpacity: 0.6,
      count: 60,
      seed: 13,
    }),
    drawn((ink) => {
      const storeys = 13;
      const at = (k: number) => ({ y: 442 - k * 17, half: 292 - k * 19.4 });
      const middle = 330;
      return (
        fill('#3f5f6c', poly(40, 452, 640, 452, 600, 470, 80, 470), 0.5) +
        fill(ink.fade('#f8e4bc', '#d8b484'), 'M20 446Q340 420 660 446L640 462Q340 474 40 460z') +
        // Each floor a step in from the one below, its balconies in shade.
        each(range(storeys), (k) => {
          const { y, half } = at(k);
          return (
            body(
              ink,
              inks.sand,
              poly(middle - half, y, middle - half + 10, y - 17, middle + half - 10, y - 17, middle + half, y),
            ) +
            fill('#7a5460', rect(middle - half + 14, y - 13, half * 2 - 28, 9), 0.8) +
            fill(
              '#ffe6bd',
              repeat(Math.floor((half * 2 - 36) / 18), (i) => rect(middle - half + 18 + i * 18, y - 14, 3, 11)),
            )
          );
        }) +
        body(
          ink,
          inks.sand,
          poly(middle - 46, 222, middle - 30, 196, middle + 30, 196, middle + 46, 222),
          rect(middle - 20, 180, 40, 18),
        ) +
        // The lift towers that hold the sides.
        body(
          ink,
          ['#fff4d8', '#f0d0a0', '#c09470'],
          poly(middle - 30, 442, middle - 18, 208, middle + 18, 208, middle + 30, 442),
        ) +
        line(
          '#b8845c',
          2,
          repeat(12, (i) => `M${middle - 26 + i * 0.7} ${425 - i * 17}h${52 - i * 1.4}`),
          0.6,
        ) +
        fill('#4a3a54', poly(middle - 16, 442, middle - 14, 414, middle + 14, 414, middle + 16, 442)) +
        fill('#ffdf8a', poly(middle - 11, 442, middle - 9, 420, middle + 9, 420, middle + 11, 442)) +
        brush('#8d1b3d', 3, `M${middle} 180V150`) +
        fill('#8d1b3d', `M${middle} 150h30v16h-30z`) +
        fill(white, `M${middle} 150h10l5 3-5 2.6 5 2.6-5 2.6 5 2.6-5 2.6h-10z`) +
        fill(
          white,
          range(12)
            .map((i) => sliver((i * 139) % 700, 486 + i * 9, 100, 5))
            .join(''),
          0.6,
        ) +
        fill(
          '#e8c08c',
          range(7)
            .map((i) => sliver(250 + ((i * 61) % 120), 474 + i * 12, 110, 5))
            .join(''),
          0.6,
        )
      );
    }),
    palms({
      at: rows('0.07,0.75,130,8 0.13,0.755,100,-6 0.68,0.755,120,6 0.74,0.755,150,-8 0.8,0.75,104,6'),
      light: '#7fa85c',
      dark: '#3a6a54',
      trunk: '#6a4638',
      trunkLight: '#b08058',
      seed: 37,
    }),
    scatter(parasol({ straw: ['#fff4dc', '#f0d4a0', '#b88c5c'], wood: '#8a6040', cloth: '#8d1b3d', clothShade: '#5f1030' }), [
      { x: 0.24, y: 0.765, scale: 0.46 },
      { x: 0.76, y: 0.765, scale: 0.46 },
    ]),
    scatter(dhow({ hull: '#5a3038', hullLight: '#8a5048', sail: '#fff4dc', sailShade: '#e0bc98', mast: '#4a2c34' }), [
      { x: 0.78, y: 0.93, scale: 0.8 },
    ]),
  ],
};
