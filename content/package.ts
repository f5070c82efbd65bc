import type { art } from './art.ts';
import type { Bilingual } from './bilingual.ts';
import type { GuideFact } from './guide.ts';

/** One of the nine countries of the holiday programme (SPEC section 3). */
export interface PackageCountry {
  /** Slug in content/destinations and in /travel/destination. */
  slug: string;
  name: Bilingual;
  subtitle: Bilingual;
  art: keyof typeof art;
  /** IATA code in content/airports: where flights from Doha land when a city's own airport is not on our list. */
  gateway: string;
  cities: readonly [HolidayPackage, HolidayPackage, HolidayPackage];
}

export type PackageTheme = 'family' | 'culture' | 'nature' | 'beach' | 'snow' | 'couples';

export interface HolidayPackage {
  /** Last part of /travel/package/{id}. */
  id: string;
  name: Bilingual;
  city: Bilingual;
  art: keyof typeof art;
  nights: number;
  /** QAR a person, two sharing a room, in the calmest weeks: 1,400 to 5,500. Flights are not part of it. */
  price: number;
  /** Kind of hotel and its stars; never a brand. */
  accommodation: Bilingual;
  /** IATA code of the airport of the transfers, and the spot of the city for the map of the route. */
  airport: string;
  latitude: number;
  longitude: number;
  themes: readonly PackageTheme[];
  en: PackageText;
  ar: PackageText;
}

export interface PackageText {
  /** At most 45 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
  lead: string;
  /** One entry a day: term = the day's name ("Old town on foot"), text = what happens. As many as nights + 1. */
  days: readonly GuideFact[];
  /** Daily breakfast, airport transfers, one tour, and what else belongs to it. */
  included: readonly string[];
  notIncluded: readonly string[];
  goodToKnow: readonly GuideFact[];
}
