import { brush, fill, group } from '../../engine/ink.ts';
import { each } from '../../engine/numbers.ts';
import { ellipse } from '../../engine/paths.ts';

type Three = readonly [string, string, string];

/** Straw parasols and loungers in pairs. */
export function parasol(c: { straw: Three; wood: string; cloth: string; clothShade: string }): () => string {
  return () =>
    fill('#5a3a4a', ellipse(14, 2, 62, 7), 0.25) +
    brush(c.wood, 3.4, 'M0 0V-74') +
    fill(c.straw[1], 'M-46-62C-30-76-14-90 0-98 14-90 30-76 46-62L38-58Q0-66-38-58z') +
    fill(c.straw[0], 'M-46-62C-30-76-14-90 0-98-8-80-16-68-22-60L-38-58z') +
    fill(c.straw[2], 'M46-62C30-76 14-90 0-98 8-80 16-68 22-60L38-58z', 0.7) +
    each([-1, 1], (s) =>
      group(
        `translate(${s * 44} 0)`,
        brush(c.wood, 2.6, 'M-24-2V-10M22-2V-10') +
          fill(c.cloth, 'M-28-14H12L30-32 34-29 16-9H-28z') +
          fill(c.clothShade, 'M-28-11H14l-1 3H-28z') +
          fill(c.wood, 'M-30-9H16v2.4H-30z'),
      ),
    );
}
