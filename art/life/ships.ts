import { brush, fill } from '../engine/ink.ts';
import { repeat } from '../engine/numbers.ts';
import { rect, sliver } from '../engine/paths.ts';
import type { Shape } from './shape.ts';

/** A city ferry with rows of lit windows and a funnel; about 240 long. */
export function ferry({
  hull,
  white,
  shade,
  window,
  funnel,
}: {
  hull: string;
  white: string;
  shade: string;
  window: string;
  funnel: string;
}): Shape {
  return () =>
    fill(funnel, 'M8-76h26l-3-34H13z') +
    fill(hull, 'M10-100h23l-.5-6H11z') +
    brush(shade, 2, 'M-52-70V-104M-52-98l-26 26') +
    fill(white, 'M-84-56L-70-80H84L94-56zM-62-80l6-14h34l4 14z') +
    fill(shade, 'M-84-56h178l-2 6H-84z') +
    fill(white, 'M-112-22L-100-52H104L112-22z') +
    fill(hull, 'M-128-26H118C116-8 108 4 100 6H-100C-116 2-126-12-128-26z') +
    fill(shade, 'M-128-26H118l-1 5H-127z') +
    fill(
      window,
      `${repeat(11, (i) => `M${-84 + i * 16}-45h10v12h-10z`)}${repeat(9, (i) => `M${-62 + i * 16}-74h9v11h-9z`)}M-54-91h9v7h-9zM-42-91h9v7h-9z`,
    ) +
    fill('#fff', sliver(-150, 7, 300, 5), 0.7);
}

/** A glass-roofed river boat with its lights on. About 260 long, towards the light. */
export function riverBoat(c: { hull: string; white: string; glass: string; lamp: string }): () => string {
  return () =>
    fill(c.hull, 'M-140-14C-130-16 110-16 134-14L122 6H-118C-132 0-138-8-140-14z') +
    fill(c.white, 'M-140-16H136v4H-138z') +
    fill(c.glass, 'M-104-16C-100-34-86-42-66-42H84C98-42 106-32 110-16z') +
    fill(
      c.lamp,
      repeat(12, (i) => rect(-90 + i * 16, -36, 11, 17)),
      0.95,
    ) +
    fill(c.white, 'M-70-45H88v4H-78z') +
    fill(c.white, 'M-130-16l6-14h14v14z') +
    fill('#fff', 'M-160 8q150-8 310 0-150 6-310 0z', 0.5);
}
