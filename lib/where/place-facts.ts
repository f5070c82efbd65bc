import { airports } from '@/content/airports';
import type { Bilingual } from '@/content/bilingual';
import { type ClimateNormals, climateNormals, normalsSource } from '@/content/climate-normals';
import { destinations } from '@/content/destinations';
import type { Picture } from '@/content/picture';
import { popularFlights, popularHotels } from '@/content/popular';
import { practical } from '@/content/practical';
import { weatherCities } from '@/content/weather-places';
import { permitMayCount, type WherePlace, wherePlaces } from '@/content/where';
import { whereLooks } from '@/content/where-looks';
import { allPackages } from '@/lib/packages/on-sale/on-sale';

/** Who publishes a climate, and its years. */
interface ClimateSource {
  by: Bilingual;
  years: string | null;
}

/** What our content knows of a place. Null, or absent, is unknown. */
export interface PlaceFacts extends WherePlace {
  name: Bilingual;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Minutes of a non-stop flight from Doha, where somebody states them. */
  minutes: number | null;
  /** Our example of a return fare for one adult in economy, in QAR. */
  fare: number | null;
  /** Our guide price of one night for two, in QAR; of a hotel of five stars, or of fewer. */
  night: number | null;
  isLuxury: boolean;
  /** Long-term monthly means by day and night in °C, January first, and who publishes them. */
  climate: { high: readonly number[]; low: readonly number[]; source: ClimateSource } | null;
  isForChildren: boolean | null;
  isBeach: boolean;
  /** The cheapest holiday of ours that lands there: an adult's price without flights in the calm season, two sharing. */
  holiday: { price: number; nights: number } | null;
  picture: Picture;
  /** What one goes there for, in a few words. */
  known: Bilingual;
  /** What our guide says a Qatar residence permit is good for there. */
  residents: Bilingual | null;
  /** Whether such a permit may replace the visa, or we do not know. Null: by all we know it does not. */
  permit: 'may' | 'unknown' | null;
}

/** "Malé Atoll" has the slug of "Malé". */
const slugOf = (city: string) =>
  city
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

const worldMeteorology: Bilingual = { en: 'World Meteorological Organization', ar: 'المنظمة العالمية للأرصاد الجوية' };
const metOffice: Bilingual = { en: 'Met Office', ar: 'هيئة الأرصاد الجوية البريطانية' };

/** Our sources call one publisher by several names. */
function sourceOf(by: Bilingual, years: string | null = /\d{4}–\d{4}/.exec(by.en)?.[0] ?? null): ClimateSource {
  if (/WMO|World Meteorological/.test(by.en)) return { by: worldMeteorology, years };
  return { by: by.en.startsWith(metOffice.en) ? metOffice : by, years };
}

const climates: ReadonlyMap<string, PlaceFacts['climate']> = new Map([
  ...weatherCities.map(({ name, usual }): [string, PlaceFacts['climate']] => [
    name.en,
    { ...usual, source: sourceOf({ en: usual.source, ar: usual.source }) },
  ]),
  ...destinations.map(({ climate: { city, high, low, source } }): [string, PlaceFacts['climate']] => [
    city.en,
    { high, low, source: sourceOf(source.by, source.period) },
  ]),
]);

/** Of a guide, for its whole country. */
const residentsIn: ReadonlyMap<string, Bilingual> = new Map(
  wherePlaces.flatMap(({ airport, guide }) => {
    const residents = practical[guide?.split('/').at(-1) ?? '']?.residents;
    const country = airports.find(({ code }) => code === airport)?.country;
    return residents && country ? [[country, residents] as const] : [];
  }),
);

function permitOf({ acceptsPermit }: WherePlace, country: string): PlaceFacts['permit'] {
  if (acceptsPermit) return 'may';
  return permitMayCount.includes(country) && !residentsIn.has(country) ? 'unknown' : null;
}

const gateways = new Map(destinations.map(({ gateway }) => [gateway.airport, gateway.minutes]));

function factsOf(place: WherePlace): PlaceFacts {
  const { airport: code } = place;
  const look = whereLooks[code];
  const airport = airports.find((one) => one.code === code);
  if (!airport || !look) throw new Error(`content/airports or content/where-looks has no ${code}, which content/where names.`);
  const [picture, en, ar] = look;
  const flight = popularFlights.find((card) => card.code === code);
  const stay = popularHotels.find(({ slug }) => slug === slugOf(airport.city.en));
  const normals: ClimateNormals | undefined = Object.entries(climateNormals).find(([of]) => of === code)?.[1];
  return {
    ...place,
    name: airport.city,
    country: airport.country,
    minutes: gateways.get(code) ?? flight?.minutes ?? null,
    fare: flight?.price ?? null,
    night: stay?.price ?? null,
    isLuxury: stay?.stars === 5,
    climate: climates.get(airport.city.en) ?? (normals ? { ...normals, source: sourceOf(normalsSource, normals.years) } : null),
    isForChildren: place.children ?? null,
    isBeach: place.beach ?? false,
    holiday: null,
    picture,
    known: { en, ar },
    residents: residentsIn.get(airport.country) ?? null,
    permit: permitOf(place, airport.country),
  };
}

const facts: readonly PlaceFacts[] = wherePlaces.map(factsOf);

/** With the holidays that are on sale now: where the guide says nothing of children or of a beach, one of ours for them does. */
export function placeFacts(): PlaceFacts[] {
  return facts.map((place) => {
    const holidays = allPackages()
      .map(({ holiday }) => holiday)
      .filter(({ airport }) => airport === place.airport);
    const has = (theme: 'family' | 'beach') => holidays.some(({ themes }) => themes.includes(theme));
    const [cheapest] = holidays.toSorted((one, other) => one.price - other.price);
    return {
      ...place,
      isForChildren: place.isForChildren ?? (has('family') || null),
      isBeach: place.isBeach || has('beach'),
      holiday: cheapest ? { price: cheapest.price, nights: cheapest.nights } : null,
    };
  });
}
