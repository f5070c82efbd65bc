/** What the form of a new holiday begins with. */
import { airportPositions } from '@/content/airport-positions';
import type { Bilingual } from '@/content/bilingual';
import { holidayCountries } from '@/content/packages';
import { always, never } from '@/content/packages/always';
import type { CountrySlug } from '@/content/packages/country-slugs';
import { countryPrices } from '@/content/packages/prices';

/** What every holiday has, and what others of its country have; the rest is typed. */
export function newPackage(country: CountrySlug, name: Bilingual): object {
  const known = holidayCountries.find(({ slug }) => slug === country);
  const position = known && airportPositions[known.gateway];
  return {
    country,
    name,
    seasons: countryPrices[country]?.seasons,
    airport: known?.gateway,
    latitude: position?.[0],
    longitude: position?.[1],
    art: known?.cities[0]?.art,
    carousel: false,
    offer: 'none',
    onSale: true,
    until: '',
    en: { included: always.en, notIncluded: never.en },
    ar: { included: always.ar, notIncluded: never.ar },
  };
}
