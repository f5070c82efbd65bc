/** The price of a night relative to an ordinary one, and how full the hotel is: by month, holiday, weekend and lead time. */
import { hotelCountries } from '../../../../hotel-places/countries.ts';
import type { DistrictKind, HotelPlaceFacts, SeasonKind } from '../../../../hotel-places/place-facts.ts';
import { type DayNumber, weekdayOf } from '../../../local-time.ts';
import { hijriDateOf } from '../../season.ts';

/** January first. */
const months: Readonly<Record<SeasonKind, readonly number[]>> = {
  gulf: [1.15, 1.15, 1.1, 1, 0.85, 0.75, 0.72, 0.74, 0.82, 1, 1.15, 1.2],
  pilgrimage: [1, 1, 1, 1, 0.95, 0.9, 0.9, 0.92, 0.95, 1, 1.02, 1.05],
  city: [0.82, 0.84, 0.93, 1.02, 1.1, 1.12, 1.08, 1.02, 1.12, 1.08, 0.93, 1.05],
  warmSea: [0.68, 0.7, 0.76, 0.88, 1, 1.18, 1.32, 1.35, 1.12, 0.92, 0.74, 0.74],
  alps: [1.18, 1.3, 1.15, 0.85, 0.8, 1.02, 1.2, 1.2, 1, 0.85, 0.78, 1.22],
  springAutumn: [0.8, 0.84, 1, 1.18, 1.12, 0.95, 0.9, 0.9, 1.06, 1.16, 0.96, 0.9],
  winterSun: [1.2, 1.2, 1.12, 1, 0.85, 0.82, 0.88, 0.9, 0.8, 0.86, 1, 1.25],
  southern: [1.28, 1.2, 1.08, 0.98, 0.86, 0.8, 0.8, 0.82, 0.9, 1, 1.1, 1.3],
  dryWinter: [0.95, 0.85, 0.85, 0.95, 1, 1.08, 1.25, 1.28, 1.08, 0.98, 0.88, 1.15],
  greenSummer: [0.72, 0.74, 0.8, 0.88, 0.95, 1.12, 1.4, 1.42, 1.08, 0.88, 0.76, 0.78],
  even: [0.96, 0.96, 0.98, 1, 1, 1.02, 1.04, 1.04, 1, 1, 0.98, 1.06],
};

/** Countries where the two Eids are public holidays. */
const eidCountries = new Set('AE BH EG JO KW LB MA MY OM QA SA TR MV ID AZ UZ'.split(' '));

/** Factor on the rate for the night that begins on this day. */
export function nightFactor(place: HotelPlaceFacts, kind: DistrictKind, day: DayNumber): number {
  const month = new Date(day * 86_400_000).getUTCMonth();
  return (months[place.season][month] ?? 1) * holidayFactor(place, day) * weekendFactor(place, kind, day);
}

function holidayFactor(place: HotelPlaceFacts, day: DayNumber): number {
  const [hijriMonth, hijriDate] = hijriDateOf(day);
  if (place.season === 'pilgrimage') {
    if (hijriMonth === 9) return hijriDate > 20 ? 2.1 : 1.5;
    return hijriMonth === 12 && hijriDate <= 15 ? 1.9 : 1;
  }
  const isEid = (hijriMonth === 10 && hijriDate <= 5) || (hijriMonth === 12 && hijriDate >= 9 && hijriDate <= 13);
  if (isEid) return eidCountries.has(place.country) ? 1.22 : 1.06;
  const monthDay = new Date(day * 86_400_000).toISOString().slice(5, 10);
  return monthDay >= '12-23' || monthDay <= '01-02' ? 1.2 : 1;
}

/** The nights before the weekend: Thursday and Friday, or Friday and Saturday. Business hotels are empty then, beaches are full. */
function weekendFactor(place: HotelPlaceFacts, kind: DistrictKind, day: DayNumber): number {
  const firstNight = hotelCountries[place.country]?.weekend === 'friday' ? 4 : 5;
  const weekday = weekdayOf(day);
  if (weekday !== firstNight && weekday !== firstNight + 1) return 1;
  if (kind === 'business') return 0.92;
  return kind === 'beach' || kind === 'desert' || kind === 'shrine' ? 1.18 : 1.1;
}

/** Factor for booking this many days ahead. */
export function leadFactor(days: number): number {
  if (days < 3) return 1.06;
  if (days < 14) return 1.03;
  if (days < 90) return 1;
  return 0.97;
}
