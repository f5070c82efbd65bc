import { brush, fill, line } from '../../engine/ink.ts';
import { ellipse, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** A bell tent with its porch drawn back and a lamp inside. About 170 wide. */
export function bellTent(c: { canvas: Three; inside: string; glow: string; rug: string; pole: string }): Landmark {
  return ({ ink, lit }) =>
    fill(c.glow, ellipse(0, 6, 130, 14), 0.35) +
    fill(c.rug, poly(-26, 2, 26, 2, 44, 18, -44, 18)) +
    line('#ffe0b0', 1.6, 'M-32 10H34M-38 14H40', 0.8) +
    brush(c.pole, 1.6, 'M-84-34L-126 6M84-34L126 6M-60-60L-104 8M60-60L104 8', 0.6) +
    fill(ink.across(c.canvas[0], c.canvas[1], c.canvas[2]), 'M0-132C-16-92-50-54-92-40L-86 2H86L92-40C50-54 16-92 0-132z') +
    fill(
      c.canvas[2],
      lit === -1
        ? 'M0-132C16-92 50-54 92-40L86 2H46C44-40 26-90 0-132z'
        : 'M0-132C-16-92-50-54-92-40L-86 2H-46C-44-40-26-90 0-132z',
      0.55,
    ) +
    line(
      c.canvas[2],
      1.4,
      'M0-132C-10-90-30-46-40 2M0-132C10-90 30-46 40 2M0-132C-14-92-48-50-66 2M0-132C14-92 48-50 66 2',
      0.5,
    ) +
    fill(
      c.canvas[2],
      'M-92-40Q-70-34-46-42-22-48 0-49 22-48 46-42 70-34 92-40L91-34Q70-28 46-35 22-42 0-42-22-42-46-35-70-28-91-34z',
      0.6,
    ) +
    fill(ink.radial([0, c.glow], [0.5, c.glow], [1, c.inside]), 'M0-78C-8-46-20-16-26 2H26C20-16 8-46 0-78z') +
    fill(c.canvas[0], 'M0-78C-8-46-20-16-26 2H-36C-30-24-14-56 0-78zM0-78C8-46 20-16 26 2H36C30-24 14-56 0-78z') +
    fill(c.rug, rect(-10, -8, 20, 8)) +
    brush(c.pole, 2.4, 'M0-132V-146') +
    fill('#8a1538', poly(0, -146, 16, -141, 0, -136));
}
