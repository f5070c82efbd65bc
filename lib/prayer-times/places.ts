import { airportPositions } from '@/content/airport-positions';
import { type Airport, airports } from '@/content/airports';
import { muslimWorldLeague, type PrayerConvention, prayerConventions } from '@/content/prayer-conventions';
import { holyCities, hotelTowns, type PrayerPlace, prayerPlaces } from '@/content/prayer-times';
import { type WherePlace, wherePlaces } from '@/content/where';
import { zoneOfAirport } from '@/lib/time/airport-zones';

/** An airport by the city it serves, where we have its position. */
function placeOf({ code, city, country }: Airport): PrayerPlace[] {
  const known = prayerPlaces.find(({ name }) => name.en === city.en);
  if (known) return [{ ...known, slug: code }];
  const [timeZone, position] = [zoneOfAirport(code), airportPositions[code]];
  if (!timeZone || !position) return [];
  return [{ slug: code, name: city, country, timeZone, latitude: position[0], longitude: position[1], isAirport: true }];
}

const atAirports = airports.flatMap(placeOf);

/** "Ras Al Khaimah" as hotels name their place: `ras-al-khaimah`. */
const idOf = ({ name }: PrayerPlace) =>
  name.en
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** The first airport of a city is its main one; a guide comes before a city of its name. */
const placesByName: ReadonlyMap<string, PrayerPlace> = new Map([
  ...atAirports.toReversed().map((place) => [idOf(place), place] as const),
  ...[...hotelTowns, ...atAirports, ...prayerPlaces].map((place) => [place.slug, place] as const),
]);

const placesInArabic: ReadonlyMap<string, PrayerPlace> = new Map(
  [...prayerPlaces, ...hotelTowns, ...atAirports.toReversed()].map((place) => [place.name.ar, place] as const),
);

/** By the slug of a guide, the IATA code of an airport, the id of a city where we have hotels, or the name of a city in either language. */
export function findPrayerPlace(name: string): PrayerPlace | undefined {
  const typed = name.trim();
  const slug = typed.toLowerCase().replace(/\s+/g, '-');
  return placesByName.get(typed.toUpperCase()) ?? placesByName.get(slug) ?? placesInArabic.get(typed);
}

/** The places we speak of, each city once: home, those of "Where can I go?", and the holy cities. */
export const programmePlaces: readonly PrayerPlace[] = [
  ...['DOH'].flatMap((home) => placesByName.get(home) ?? []),
  ...wherePlaces.flatMap(({ airport }) => placesByName.get(airport) ?? []),
  ...holyCities,
];

/** The rules of the country's authority; of the Muslim World League where we know none. */
export function conventionOf({ country }: Pick<PrayerPlace, 'country'>): PrayerConvention {
  return prayerConventions[country] ?? muslimWorldLeague;
}

export function isFallback(place: Pick<PrayerPlace, 'country'>): boolean {
  return conventionOf(place) === muslimWorldLeague;
}

/** Where halal is the rule of the country, whether or not we have a guide of the place. */
const halalCountries = new Set([
  'AE',
  'BD',
  'BH',
  'DZ',
  'EG',
  'ID',
  'IQ',
  'JO',
  'KW',
  'MA',
  'MV',
  'OM',
  'PK',
  'QA',
  'SA',
  'SD',
  'TN',
]);

/** How easy halal food is to find; absent where we do not know. */
export function halalAt({ slug, name, country }: PrayerPlace): WherePlace['halal'] {
  const found = wherePlaces.find(
    ({ airport, guide }) => guide?.endsWith(`/${slug}`) || placesByName.get(airport)?.name.en === name.en,
  );
  return found?.halal ?? (halalCountries.has(country) ? 'easy' : undefined);
}
