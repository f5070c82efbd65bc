import { brush, fill, group, type Ink } from '../engine/ink.ts';
import { circle, poly } from '../engine/paths.ts';

/** A fish that swims to the right, or to the left at a negative size. */
export const fish = (x: number, y: number, s: number, [light, deep]: readonly [string, string]) =>
  group(
    `translate(${x} ${y})scale(${s} ${Math.abs(s)})`,
    fill(deep, poly(-26, 0, -50, -18, -44, 0, -50, 18)) +
      fill(light, 'M-34 0Q-14-24 14-20 34-14 40 0 34 14 14 20-14 24-34 0z') +
      fill(deep, 'M-10-20Q2-32 18-19zM-8 20Q2 30 14 20zM2-20Q14 0 2 20L-8 21Q4 0-8-21z') +
      fill('#22304c', circle(27, -4, 3.4)),
  );

/** Branches of coral from one foot. */
export const coral = (x: number, y: number, h: number, colour: string) =>
  brush(
    colour,
    h * 0.11,
    `M${x} ${y}Q${x - 4} ${y - h * 0.5} ${x} ${y - h}M${x} ${y - h * 0.3}Q${x - h * 0.34} ${y - h * 0.44} ${x - h * 0.36} ${y - h * 0.8}M${x} ${y - h * 0.22}Q${x + h * 0.36} ${y - h * 0.36} ${x + h * 0.34} ${y - h * 0.74}M${x + h * 0.3} ${y - h * 0.48}L${x + h * 0.54} ${y - h * 0.68}`,
  );

/** A manta ray seen from below. */
export const manta = (ink: Ink, x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})rotate(-12)scale(${s})`,
    fill(
      ink.fade('#6f94b4', '#3f6488'),
      'M-26-70Q-34-92-22-100-12-84-8-72H8Q12-84 22-100 34-92 26-70C90-60 176-22 250 4 170 20 76 40 22 84L6 190-6 190-22 84C-76 40-170 20-250 4-176-22-90-60-26-70z',
    ) +
      fill('#e4f0f4', 'M0-50C50-46 110-18 150 2 96 16 44 34 14 66H-14C-44 34-96 16-150 2-110-18-50-46 0-50z', 0.85) +
      brush('#4f7494', 6, 'M-40-10q14 8 26 0M-40 8q14 8 26 0M-40 26q14 8 26 0M40-10q-14 8-26 0M40 8q-14 8-26 0M40 26q-14 8-26 0'),
  );
