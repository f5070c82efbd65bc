import type { Scene } from './engine/stage.ts';
import { alpineDays } from './scenes/days/alps.ts';
import { antalyaDays } from './scenes/days/antalya.ts';
import { dubaiDays } from './scenes/days/dubai-weekend.ts';
import { frenchDays } from './scenes/days/france.ts';
import { greekDays } from './scenes/days/greece.ts';
import { northernDays } from './scenes/days/north.ts';
import { southernDays } from './scenes/days/south.ts';
import { turkishDays } from './scenes/days/turkey.ts';

/** Drawings beside the days of holidays, of places that are no sight of a destination's page. */
export const days: readonly Scene[] = [
  ...alpineDays,
  ...antalyaDays,
  ...dubaiDays,
  ...frenchDays,
  ...greekDays,
  ...southernDays,
  ...northernDays,
  ...turkishDays,
];
