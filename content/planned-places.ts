import type { Place } from './guide.ts';
import { francePlan } from './planned-places/france.ts';
import { greecePlan } from './planned-places/greece.ts';
import { moroccoPlan } from './planned-places/morocco.ts';
import { moscowPlan } from './planned-places/moscow.ts';
import { rasAlKhaimahPlan } from './planned-places/ras-al-khaimah.ts';
import { saudiArabiaPlan } from './planned-places/saudi-arabia.ts';
import { southKoreaPlan } from './planned-places/south-korea.ts';
import { spainPlan } from './planned-places/spain.ts';
import { uzbekistanPlan } from './planned-places/uzbekistan.ts';

/** Places whose /travel/destination page is about planning a holiday; /explore/destinations describes the place itself. */
export const plannedPlaces: readonly Place[] = [
  saudiArabiaPlan,
  moscowPlan,
  francePlan,
  uzbekistanPlan,
  greecePlan,
  southKoreaPlan,
  moroccoPlan,
  spainPlan,
  rasAlKhaimahPlan,
];
