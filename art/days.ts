import type { Scene } from './engine/stage.ts';
import { athensPlaces } from './scenes/day-places/athens.ts';
import { cycladicPlaces } from './scenes/day-places/cyclades.ts';
import { parisPlaces } from './scenes/day-places/france.ts';
import { kazanPlaces } from './scenes/day-places/kazan.ts';
import { lucernePlaces } from './scenes/day-places/lucerne.ts';
import { lucerneMarket } from './scenes/day-places/lucerne-market.ts';
import { lyonPlaces } from './scenes/day-places/lyon.ts';
import { nicePlaces } from './scenes/day-places/nice.ts';
import { oberlandPlaces } from './scenes/day-places/oberland.ts';
import { petersburgPlaces } from './scenes/day-places/petersburg.ts';
import { zurichPlaces } from './scenes/day-places/zurich.ts';
import { belekPlaces } from './scenes/day-places-east/antalya.ts';
import { arabianPlaces } from './scenes/day-places-east/arabia.ts';
import { bukharaPlaces } from './scenes/day-places-east/bukhara.ts';
import { cappadocianPlaces } from './scenes/day-places-east/cappadocia.ts';
import { casablancaPlaces } from './scenes/day-places-east/casablanca.ts';
import { dubaiSouq } from './scenes/day-places-east/dubai-souq.ts';
import { istanbulPlaces } from './scenes/day-places-east/istanbul.ts';
import { jejuPlaces } from './scenes/day-places-east/jeju.ts';
import { maldivianPlaces } from './scenes/day-places-east/maldives.ts';
import { marrakechPlaces } from './scenes/day-places-east/marrakech.ts';
import { seoulPlaces } from './scenes/day-places-east/seoul.ts';
import { tashkentPlaces } from './scenes/day-places-east/tashkent.ts';
import { alpineDays } from './scenes/days/alps.ts';
import { antalyaDays } from './scenes/days/antalya.ts';
import { dubaiDays } from './scenes/days/dubai-weekend.ts';
import { frenchDays } from './scenes/days/france.ts';
import { grandBazaar } from './scenes/days/grand-bazaar.ts';
import { greekDays } from './scenes/days/greece.ts';
import { gwangalli } from './scenes/days/gwangalli.ts';
import { northernDays } from './scenes/days/north.ts';
import { rivieraSwim } from './scenes/days/riviera-swim.ts';
import { seoulPresents } from './scenes/days/seoul-presents.ts';
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
  ...belekPlaces,
  ...arabianPlaces,
  ...bukharaPlaces,
  ...cappadocianPlaces,
  ...casablancaPlaces,
  ...dubaiSouq,
  ...istanbulPlaces,
  grandBazaar,
  ...jejuPlaces,
  ...maldivianPlaces,
  ...marrakechPlaces,
  ...seoulPlaces,
  seoulPresents,
  gwangalli,
  ...tashkentPlaces,
  ...athensPlaces,
  ...cycladicPlaces,
  ...parisPlaces,
  ...lyonPlaces,
  ...nicePlaces,
  rivieraSwim,
  ...oberlandPlaces,
  ...petersburgPlaces,
  ...kazanPlaces,
  ...zurichPlaces,
  ...lucernePlaces,
  lucerneMarket,
];
