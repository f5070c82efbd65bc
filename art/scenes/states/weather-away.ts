import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, poly, rect, sliver } from '../../engine/paths.ts';
import { sky, sun } from '../../nature/sky.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A weathercock on a roof in the mist: nobody can say yet which way it turns. */
export const weatherAway = sight(
  'weather-away',
  sky(['#7f9cb8', '#b4c8d4', '#e8e4e0'], 0.9),
  sun({ x: 0.72, y: 0.3, r: 44, colour: '#fffaf0', glow: '#fff3dc' }),
  drawn((ink) => {
    const cloud = (x: number, y: number, s: number, paint: string, opacity: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill(paint, 'M-80 20a30 30 0 0 1 4-60 44 44 0 0 1 82-14 34 34 0 0 1 62 24 26 26 0 0 1 6 50z', opacity),
      );
    return (
      cloud(180, 170, 1.5, '#ffffff', 0.7) +
      cloud(640, 210, 1.9, '#ffffff', 0.75) +
      cloud(420, 90, 1.1, '#f4f6f8', 0.6) +
      // The roof.
      fill(ink.side('#c8705a', '#9c4a44', '#6a2f38'), poly(120, 620, 400, 400, 680, 620)) +
      line(
        '#6a2f38',
        3,
        repeat(6, (i) => `M${148 + i * 46} ${598 - i * 36}H${652 - i * 46}`),
        0.4,
      ) +
      fill('#f0c8a0', poly(108, 622, 400, 390, 692, 622, 672, 622, 400, 408, 128, 622)) +
      // Pole, arms and the cock.
      fill(ink.side('#6a7290', '#3f4766', '#232a46'), rect(394, 190, 12, 214)) +
      brush('#3f4766', 8, 'M310 300H490') +
      fills('#3f4766', [circle(310, 300, 10), circle(490, 300, 10), circle(400, 300, 13)]) +
      brush('#3f4766', 5, 'M366 326L434 274') +
      fills('#e9b446', [circle(366, 326, 7), circle(434, 274, 7), circle(400, 190, 9)]) +
      group(
        'translate(400 186)rotate(-6)',
        brush('#b9822e', 7, 'M-130-6H124') +
          fill('#b9822e', 'M-150-6l34-20v40zM110-26h34l-12 20 12 20h-34z') +
          fill(
            ink.side('#ffe79a', '#e0a83c', '#a06c24'),
            'M-46-8C-70-40-66-84-40-92-44-108-26-116-18-104-6-106-2-96-10-90-8-70 10-58 30-60 26-92 46-124 82-120 62-108 68-92 84-86 66-80 66-66 78-58 60-56 56-44 60-34 48-12 20-4-10-6z',
          ) +
          fill('#b02c50', 'M-42-94c-10-10 0-22 8-16 0-12 16-12 14 0 8-4 12 6 6 12zM-44-78c-8 6-6 18 2 18 6-4 6-12 4-18z') +
          fill('#3a2236', circle(-28, -90, 3.4)),
      ) +
      // Mist before all of it.
      fill(
        '#f4f2f0',
        repeat(9, (i) => sliver(-40 + ((i * 137) % 420), 430 + i * 19, 460, 12 + (i % 3) * 6)),
        0.55,
      ) +
      fill(ink.fade([0, '#f4f2f0', 0], [1, '#f4f2f0', 0.9]), rect(0, 460, 800, 140)) +
      cloud(150, 430, 1.6, '#ffffff', 0.6) +
      cloud(690, 470, 1.7, '#ffffff', 0.55)
    );
  }),
);
