import { fill } from '../../../engine/ink.ts';
import { circle, ellipse } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { elephantRock } from '../../../landmarks/gulf/elephant-rock.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { streaks } from '../../../nature/clouds.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, dark, drawn, ground, lamp, sight } from '../sheet.ts';

export const alula = sight(
  'saudi-arabia-2',
  ...air('night', [0.13, 0.16], 30),
  streaks({ from: 0.1, to: 0.4, count: 4, colour: '#8f9ad8', opacity: 0.3, seed: 4 }),
  mountains({ y: 0.72, amp: 90, rough: 0.7, seed: 61, fill: ['#5a4a80', '#6f5078'] }),
  place(elephantRock({ light: '#ffb070', body: '#b9604c', foot: '#d8834c', shade: '#4c2c58', crack: '#4a2440' }), {
    x: 0.55,
    y: 0.86,
    scale: 1.12,
  }),
  drawn(
    (ink) =>
      ground(ink, 508, '#c07850', '#4c2c4c') +
      fill(ink.radial([0, lamp, 0.9], [1, lamp, 0]), circle(130, 540, 90)) +
      fill('#ffcf70', 'M118 552C112 530 128 524 128 504 142 522 146 532 142 552z') +
      fill(dark, 'M60 560q70 16 140 0l-6 12H66z') +
      fill(ink.radial([0, '#ffce88', 0.55], [1, '#ffce88', 0]), ellipse(430, 510, 330, 40)),
  ),
  scatter(walker('#2a2038', '#2a2038'), [
    { x: 0.08, y: 0.94, scale: 1.1 },
    { x: 0.245, y: 0.945, scale: 1.15 },
  ]),
);
