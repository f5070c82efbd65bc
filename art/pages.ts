import type { Scene } from './engine/stage.ts';
import { branches } from './scenes/company/branches.ts';
import { clubEvening } from './scenes/company/club-evening.ts';
import { currency } from './scenes/company/currency.ts';
import { departures } from './scenes/company/departures.ts';
import { career, contact } from './scenes/company/desks.ts';
import { fourSkies } from './scenes/company/four-skies.ts';
import { feedback, giftCard, privacy } from './scenes/company/letters.ts';
import { lowerFares } from './scenes/company/lower-fares.ts';
import { lifebuoy, lostRoad } from './scenes/company/outdoors.ts';
import { vehicles } from './scenes/fleet/vehicles.ts';
import { congress } from './scenes/forms/congress.ts';
import { multiCity } from './scenes/forms/multi-city.ts';
import { openedLetter } from './scenes/forms/opened-letter.ts';
import { manageBooking, trackRefund, trackVisa } from './scenes/forms/paperwork.ts';
import { prayerSun } from './scenes/forms/prayer-sun.ts';
import { corporate } from './scenes/pages/corporate.ts';
import { drawbridge } from './scenes/pages/drawbridge.ts';
import { fleet } from './scenes/pages/fleet.ts';
import { haramainTrain } from './scenes/pages/haramain-train.ts';
import { ihram } from './scenes/pages/ihram.ts';
import { kazanTower } from './scenes/pages/kazan-tower.ts';
import { loyalty } from './scenes/pages/loyalty.ts';
import { ramadan } from './scenes/pages/ramadan.ts';
import { reef } from './scenes/pages/reef.ts';
import { skating } from './scenes/pages/skating.ts';
import { tradeDesk } from './scenes/pages/trade-desk.ts';
import { windowSeat } from './scenes/pages/window-seat.ts';
import { noFlights } from './scenes/states/no-flights.ts';
import { noResults } from './scenes/states/no-results.ts';
import { noTrips } from './scenes/states/no-trips.ts';
import { pastDay } from './scenes/states/past-day.ts';
import { tornTicket } from './scenes/states/torn-ticket.ts';
import { weatherAway } from './scenes/states/weather-away.ts';

/** Drawings of pages and lists that are about no place with a poster. */
export const pages: readonly Scene[] = [
  skating,
  haramainTrain,
  kazanTower,
  drawbridge,
  reef,
  ramadan,
  corporate,
  fleet,
  tradeDesk,
  loyalty,
  clubEvening,
  ihram,
  windowSeat,
  ...branches,
  career,
  contact,
  currency,
  feedback,
  privacy,
  giftCard,
  departures,
  lowerFares,
  fourSkies,
  lifebuoy,
  lostRoad,
  noFlights,
  noResults,
  noTrips,
  pastDay,
  tornTicket,
  weatherAway,
  ...vehicles,
  congress,
  manageBooking,
  multiCity,
  openedLetter,
  prayerSun,
  trackRefund,
  trackVisa,
];
