import { airports } from '@/content/airports';
import type { Bilingual } from '@/content/bilingual';
import { climateNormals, normalsSource } from '@/content/climate-normals';
import { destinations } from '@/content/destinations';
import { holidayCountries } from '@/content/packages';
import { popularFlights, popularHotels } from '@/content/popular';
import { practical } from '@/content/practical';
import { weatherCities } from '@/content/weather-places';
import { type WherePlace, wherePlaces } from '@/content/where';

/** What our content knows of a place. Null, or absent, is unknown. */
export interface PlaceFacts extends WherePlace {
  name: Bilingual;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Minutes of a non-stop flight from Doha, where somebody states them. */
  minutes: number | null;
  /** Our example of a return fare for one adult in economy, in QAR. */
  fare: number | null;
  /** Our guide price of one night for two, in QAR. */
  night: number | null;
  /** Long-term monthly means by day and night in °C, January first, and who publishes them. */
  climate: { high: readonly number[]; low: readonly number[]; source: Bilingual } | null;
  isForChildren: boolean | null;
  /** What our guide says a Qatar residence permit is good for there. */
  residents: Bilingual | null;
}

/** "Malé Atoll" has the slug of "Malé". */
const slugOf = (city: string) =>
  city
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

const climates: ReadonlyMap<string, PlaceFacts['climate']> = new Map([
  ...weatherCities.flatMap(({ name, usual }): [string, PlaceFacts['climate']][] =>
    usual ? [[name.en, { ...usual, source: { en: usual.source, ar: usual.source } }]] : [],
  ),
  ...destinations.map(({ climate: { city, high, low, source } }): [string, PlaceFacts['climate']] => {
    const years = source.period ? ` ${source.period}` : '';
    return [city.en, { high, low, source: { en: `${source.by.en}${years}`, ar: `${source.by.ar}${years}` } }];
  }),
]);

const gateways = new Map(destinations.map(({ gateway }) => [gateway.airport, gateway.minutes]));
const holidays = holidayCountries.flatMap(({ cities }) => cities);

function factsOf(place: WherePlace): PlaceFacts {
  const { airport: code, guide } = place;
  const airport = airports.find((one) => one.code === code);
  if (!airport) throw new Error(`content/airports has no ${code}, which content/where names.`);
  const flight = popularFlights.find((card) => card.code === code);
  const stay = popularHotels.find(({ slug }) => slug === slugOf(airport.city.en));
  const normals = Object.entries(climateNormals).find(([of]) => of === code)?.[1];
  const isFamilyHoliday = holidays.some((holiday) => holiday.airport === code && holiday.themes.includes('family'));
  return {
    ...place,
    name: airport.city,
    country: airport.country,
    minutes: gateways.get(code) ?? flight?.minutes ?? null,
    fare: flight?.price ?? null,
    night: stay?.price ?? null,
    climate: climates.get(airport.city.en) ?? (normals ? { ...normals, source: normalsSource } : null),
    isForChildren: place.children ?? (isFamilyHoliday || null),
    residents: practical[guide?.split('/').at(-1) ?? '']?.residents ?? null,
  };
}

export const placeFacts: readonly PlaceFacts[] = wherePlaces.map(factsOf);
