import { fill, fills, group, line } from '../../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, open, rect } from '../../engine/paths.ts';
import { airliner } from '../../life/aircraft.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { rounded } from '../articles/desk.ts';
import { air, drawn, ground, inks, sight } from '../sights/sheet.ts';

/** The hall of an airport: the board of departures, its lines coloured, an aircraft beyond the glass. */
export const departures = sight(
  'departures',
  ...air('gold', [0.82, 0.42], 34),
  streaks({ from: 0.1, to: 0.46, count: 5, colour: '#fff', opacity: 0.6, seed: 51 }),
  drawn((ink) => {
    const random = randomFrom(23);
    const rows = range(7);
    return (
      ground(ink, 392, '#e8c49a', '#c09478') +
      group(
        'translate(470 446)scale(.92)',
        airliner({ body: '#fffaf2', belly: '#cdb8c4', window: '#4a6a84', accent: '#8a1538', dark: '#3f3a52' }),
      ) +
      line('#fff6e8', 5, `${repeat(7, (i) => open(i * 134, 0, i * 134, 470))}M0 250H800`, 0.85) +
      fill(ink.across('#fff0d8', '#e0b8a0', '#98788c'), 'M0 0H800V44C600 18 200 18 0 44z') +
      ground(ink, 466, '#f2dcc8', '#c8a49c', '#94789a') +
      line(
        '#a8849a',
        1.6,
        `${repeat(15, (i) => open(400 + (i - 7) * 60, 466, 400 + (i - 7) * 140, 600))}M0 500H800M0 545H800`,
        0.35,
      ) +
      fill('#fffaf0', rect(0, 462, 800, 6)) +
      // The board.
      line('#4a4458', 7, 'M150 30V88M470 30V88') +
      fill('#1c1024', rounded(76, 92, 480, 268, 14), 0.3) +
      fill('#161c38', rounded(66, 82, 480, 268, 14)) +
      fill('#28315c', rounded(66, 82, 480, 44, 14) + rect(66, 110, 480, 16)) +
      fill('#ffd98a', 'M86 106l10-3 14 3 16-14h7l-7 15 12 2 4-5h5l-3 9 3 9h-5l-4-6-32-3z') +
      line('#8f9ac8', 6, 'M170 105H280M330 105H390M450 105H520') +
      rows
        .map((i) => {
          const y = 146 + i * 28;
          const state = ['#5fd08a', '#5fd08a', '#ffc85a', '#5fd08a', '#f0685c', '#5fd08a', '#8f9ac8'][i] ?? '#5fd08a';
          return (
            line('#ffe9b4', 8, `M86 ${y}h44`) +
            line('#e8ecff', 8, `M152 ${y}h${numbers(70 + random() * 110)}`) +
            line('#aab4e0', 8, `M342 ${y}h40`) +
            fill(state, rounded(430, y - 7, 92, 14, 7))
          );
        })
        .join('') +
      line(
        '#2c3768',
        2,
        repeat(6, (i) => open(80, 160 + i * 28, 532, 160 + i * 28)),
      )
    );
  }),
  scatter(visitor('#c2405c', '#3a3c5c', '#2a1c1c'), [{ x: 0.25, y: 0.955, scale: 4 }]),
  scatter(visitor('#e9b446', '#5a4a58', '#3a2420'), [{ x: 0.345, y: 0.965, scale: 2.7 }]),
  scatter(walker('#ffffff', '#b8805c'), [{ x: 0.68, y: 0.93, scale: 3.4 }]),
  drawn(
    (ink) =>
      group(
        'translate(118 574)',
        line('#4a4458', 5, 'M-20-100V-140H20V-100') +
          fill(ink.side('#4fa8b4', '#22808e', '#12525e'), rounded(-40, -104, 80, 94, 12)) +
          line('#12525e', 3, 'M-18-100V-14M0-100V-14M18-100V-14', 0.6) +
          fills('#2a2438', [circle(-28, -4, 7), circle(28, -4, 7)]),
      ) +
      group(
        'translate(640 560)',
        fill(ink.side(...inks.rust), rounded(-34, -64, 62, 62, 10)) +
          line('#8a3c38', 4, 'M-16-64v-14h26v14') +
          fill('#f4c890', rect(-34, -40, 62, 6)),
      ),
  ),
);
