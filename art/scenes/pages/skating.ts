import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, poly, rect, rows } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { stBasil } from '../../landmarks/russia/st-basil.ts';
import { firs } from '../../nature/trees.ts';
import { air, drawn, ground, lamp, sight } from '../sights/sheet.ts';

/** Lamps along both strings, where their curves are. */
const lights = (size: number) =>
  hung([24, 100], [220, 236], [420, 190], 9, size) +
  hung([420, 190], [620, 144], [776, 100], 8, size) +
  hung([24, 140], [300, 330], [776, 140], 17, size);

type At = readonly [number, number];
function hung(from: At, over: At, to: At, count: number, size: number): string {
  return repeat(count, (i) => {
    const t = (i + 0.5) / count;
    const at = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * over[k] + t * t * to[k];
    return circle(Math.round(at(0)), Math.round(at(1) + 6), size);
  });
}

/** A figure of about 100 on one leg, leaning the way it goes. */
const skater = (x: number, y: number, size: number, coat: string, hat: string, pushes = false) =>
  group(
    `translate(${x} ${y})scale(${size} ${Math.abs(size)})`,
    brush('#1f2a52', 9, pushes ? 'M-6-40L-16-20-14-2M6-40L18-22 14-2' : 'M-4-40L-2-20-6-2M6-40L24-28 44-30') +
      brush('#dfe6f4', 4, pushes ? 'M-26 2H-2M4 2H28' : 'M-20 2H8M38-24L56-32') +
      fill(coat, 'M-17-36Q-16-84 4-90L22-82Q22-54 16-34z') +
      fill('#1c1238', 'M10-88L22-82Q22-54 16-34L6-36Q14-60 10-88z', 0.22) +
      brush(coat, 10, pushes ? 'M4-76L-26-62-40-58' : 'M12-78L40-66M0-76L-30-66') +
      fill('#f0c8a4', circle(10, -100, 10)) +
      fill(hat, 'M-2-104q2-16 16-14 10 2 9 12zM10-120a5 5 0 1 1 2 0z') +
      fill(hat, 'M-4-90q12 8 24 0l2 7q-12 8-28 0z'),
  );

/** A child with a support in the shape of a penguin. */
const child = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    fill('#1f2a4a', 'M-62 0C-70-30-66-66-50-66S-30-30-38 0z') +
      fill('#fff', 'M-58-2C-62-28-58-46-50-46S-38-28-42-2z') +
      fill('#f0a030', 'M-58-56h-12l10 6zM-64 0h30v5h-30z') +
      brush('#2a3a6a', 8, 'M-4-28L-6-2M6-28L8-2') +
      brush('#dfe6f4', 4, 'M-14 2H2M2 2H18') +
      fill('#e8b838', 'M-15-24Q-14-58 2-62L14-56Q16-38 14-22z') +
      brush('#e8b838', 8, 'M-2-50L-30-46') +
      fill('#f0c8a4', circle(2, -68, 9)) +
      fill('#c2304a', 'M-9-70q1-14 12-13 9 1 9 10zM2-83a4 4 0 1 1 2 0z'),
  );

/** The rink of Red Square by night: a line of people who hold hands, a child that learns, strings of light. */
export const skating = sight(
  'skating',
  ...air('night', [0.14, 0.15], 26),
  drawn((ink) => fill(ink.radial([0, '#ffb46a', 0.5], [1, '#ffb46a', 0]), circle(470, 330, 420))),
  place(
    stBasil({
      brick: ['#f09a78', '#b8463f', '#6d2842'],
      white: '#fff4e8',
      window: '#40203c',
      glow: '#ffdf8a',
      gold: ['#fff0a8', '#f0b83a', '#a8742a'],
      snow: '#fff',
    }),
    { x: 0.62, y: 0.69, scale: 0.86, rtlX: 0.62 },
  ),
  firs({ at: rows('0.04,0.72,190 0.13,0.71,130 0.96,0.72,210 0.89,0.71,140'), light: '#4f7f8c', dark: '#1c4454', snow: '#fff' }),
  drawn(
    (ink) =>
      ground(ink, 410, '#dfe8f8', '#a9c2e6', '#8ba8d6') +
      fill('#fff', rect(-10, 402, 820, 16)) +
      fill(ink.fade('#c2404c', '#7a1c3c'), rect(-10, 416, 820, 30)) +
      fill(
        '#fff4d8',
        repeat(14, (i) => poly(i * 62 - 10, 431, i * 62 + 11, 421, i * 62 + 32, 431, i * 62 + 11, 441)),
        0.9,
      ) +
      fill(lamp, 'M-10 447H810V470Q400 520-10 470z', 0.26) +
      line('#fff', 3.4, 'M40 520Q240 480 420 530T780 500M-10 582Q200 540 400 586T810 560M120 600Q320 556 520 600', 0.75) +
      // Strings of light from mast to mast.
      brush('#20284c', 4, 'M24 420V96M776 420V96') +
      line('#20284c', 2, 'M24 100Q220 236 420 190T776 100M24 140Q300 330 776 140') +
      fill('#ffe9a8', lights(5)) +
      fill('#ffe9a8', lights(12), 0.2) +
      fill(
        '#2c3f74',
        'M92 572q60-10 130 0-60 10-130 0zM300 548q60-10 130 0-60 10-130 0zM470 574q60-10 160 0-80 10-160 0z',
        0.22,
      ) +
      skater(250, 548, 0.86, '#2f8f8c', '#f4e4c0') +
      skater(326, 542, 0.86, '#8a3f8c', '#f0b83a') +
      skater(402, 548, 0.86, '#d8663c', '#fff') +
      skater(660, 566, 1.16, '#b82f4c', '#2f3f74', true) +
      child(592, 568) +
      skater(136, 574, -1.06, '#3f6fb0', '#e0604c') +
      fill(
        '#fff',
        repeat(60, (i) => circle((i * 137) % 800, (i * 89) % 560, 1.4 + (i % 4) * 0.6)),
        0.8,
      ),
  ),
);
