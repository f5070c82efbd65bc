import { brush, fill } from '../engine/ink.ts';
import { circle } from '../engine/paths.ts';
import type { Shape } from './shape.ts';

/** Someone on holiday seen from behind, 44 high; `hat` is a colour where one is worn. */
export function visitor(shirt: string, trousers: string, hair: string, hat?: string): Shape {
  return () =>
    brush(trousers, 5, 'M-2.6-20L-3.4-2M2.6-20L3.8-2') +
    fill(shirt, 'M-3-36C-8-35-8.6-30-8-19H8C8.6-30 8-35 3-36z') +
    brush(shirt, 3.6, 'M-7-32L-9.5-19M7-32L9.5-19') +
    fill('#3a2a44', 'M2-36C7-34 8.5-28 8-19H4C5-26 4-32 2-36z', 0.25) +
    fill(hair, circle(0, -40, 4.6)) +
    (hat ? fill(hat, 'M-9-41C-6-43-5-47.5 0-47.5S6-43 9-41Q0-38-9-41z') : '');
}

/** Someone sitting on the ground, looking towards the light. */
export function sitter(shirt: string, trousers: string, hair: string): Shape {
  return () =>
    brush(trousers, 5, 'M4-3H-6L-12-10L-17-1') +
    fill(shirt, 'M9 0C10-10 9-18 3-21-3-21-3-14-3-6L-2 0z') +
    brush(shirt, 3.4, 'M2-17L-6-10-10-9') +
    fill(hair, circle(1.5, -25.5, 4.4));
}
