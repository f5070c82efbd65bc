import type { Place } from './guide.ts';
import { azerbaijan } from './places/azerbaijan.ts';
import { bosnia } from './places/bosnia.ts';
import { dubai } from './places/dubai.ts';
import { georgia } from './places/georgia.ts';
import { london } from './places/london.ts';
import { maldives } from './places/maldives.ts';
import { sriLanka } from './places/sri-lanka.ts';
import { switzerland } from './places/switzerland.ts';
import { thailand } from './places/thailand.ts';
import { turkey } from './places/turkey.ts';

/** The places with a page of their own under /travel/destination. */
export const places: readonly Place[] = [
  maldives,
  dubai,
  turkey,
  switzerland,
  london,
  georgia,
  azerbaijan,
  bosnia,
  thailand,
  sriLanka,
];
