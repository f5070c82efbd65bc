import { brush, fill, group, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { circle, ellipse, rows } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { camel } from '../../../life/travellers.ts';
import { dunes } from '../../../nature/terrain.ts';
import { air, body, drawn, lamp, sight } from '../sheet.ts';

export const merzouga = sight(
  'morocco-5',
  ...air('night', [0.84, 0.16], 34),
  drawn(
    (ink) =>
      fill(
        ink.across([0, '#8f9ad8', 0], [0.5, '#c4b4e8', 0.3], [1, '#8f9ad8', 0]),
        'M-10 330C200 250 420 120 560-20H700C560 160 320 300-10 400z',
      ) +
      brush(
        '#fff',
        2.4,
        repeat(60, (i) => `M${100 + ((i * 97) % 560)} ${320 - ((i * 97) % 560) * 0.5 + ((i * 31) % 60)}h0`),
        0.8,
      ),
  ),
  dunes({ at: rows('0.66,0.38,1.1,0.3 0.16,0.56,0.9,0.2'), light: '#d88a5c', foot: '#a05454', shade: '#4a2c54' }),
  dunes({ at: rows('0.44,0.72,1.2,0.16'), light: '#c87a54', foot: '#8a4850', shade: '#3f2850' }),
  drawn((ink) => {
    const tent = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill(ink.radial([0, lamp, 0.6], [1, lamp, 0]), ellipse(0, 0, 130, 50)) +
          body(ink, ['#5a4a58', '#3a2c44', '#241c34'], 'M-90 6L-64-44Q-30-40-6-70 20-42 64-44L90 6z') +
          fill('#ffcf78', 'M-22 6L-6-42 12 6z') +
          fill('#c4483c', 'M-84-4H-24l-3 7H-88zM14-4H86l3 7H17z') +
          line('#8a6a70', 2, 'M-64-44L-120 8M64-44L120 8'),
      );
    return (
      tent(190, 500, 0.8) +
      tent(360, 520, 1) +
      tent(560, 506, 0.85) +
      fill(ink.radial([0, '#ffb84c', 0.9], [1, '#ffb84c', 0]), circle(462, 548, 80)) +
      fill('#ffcf70', 'M452 556C446 536 462 528 462 508 476 526 480 536 476 556z') +
      fill(
        '#2a1830',
        repeat(4, (i) => `M${404 + i * 36} 572q0-26 11-26t11 26z${circle(415 + i * 36, 540, 6)}`),
      )
    );
  }),
  scatter(camel({ coat: '#2a1c34', shade: '#1c1228', robe: '#4a5a94', saddle: '#8a3c4c' }), [
    { x: 0.72, y: 0.66, scale: 0.66 },
    { x: 0.82, y: 0.66, scale: 0.66 },
    { x: 0.92, y: 0.665, scale: 0.66 },
  ]),
);
