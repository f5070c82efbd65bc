import type { Bilingual } from './bilingual.ts';
import { destinations } from './destinations.ts';

/** Where the hours of prayer are shown. */
export interface PrayerPlace {
  /** Of its guide, or the IATA code of its airport. */
  slug: string;
  name: Bilingual;
  country: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  /** The position is that of the airport, for want of the city's. */
  isAirport?: true;
}

/** By their mosques, where pilgrims pray. */
export const holyCities: readonly PrayerPlace[] = [
  {
    slug: 'makkah',
    name: { en: 'Makkah', ar: 'مكة المكرمة' },
    ...{ country: 'SA', timeZone: 'Asia/Riyadh', latitude: 21.4225, longitude: 39.8262 },
  },
  {
    slug: 'madinah',
    name: { en: 'Madinah', ar: 'المدينة المنورة' },
    ...{ country: 'SA', timeZone: 'Asia/Riyadh', latitude: 24.4672, longitude: 39.6111 },
  },
];

/** The places with a planning page and no guide. */
const plannedCities: readonly PrayerPlace[] = [
  {
    slug: 'dubai',
    name: { en: 'Dubai', ar: 'دبي' },
    ...{ country: 'AE', timeZone: 'Asia/Dubai', latitude: 25.2048, longitude: 55.2708 },
  },
  {
    slug: 'london',
    name: { en: 'London', ar: 'لندن' },
    ...{ country: 'GB', timeZone: 'Europe/London', latitude: 51.5074, longitude: -0.1278 },
  },
  {
    slug: 'maldives',
    name: { en: 'Malé', ar: 'ماليه' },
    ...{ country: 'MV', timeZone: 'Indian/Maldives', latitude: 4.1755, longitude: 73.5093 },
  },
  {
    slug: 'sri-lanka',
    name: { en: 'Colombo', ar: 'كولومبو' },
    ...{ country: 'LK', timeZone: 'Asia/Colombo', latitude: 6.9271, longitude: 79.8612 },
  },
  {
    slug: 'thailand',
    name: { en: 'Bangkok', ar: 'بانكوك' },
    ...{ country: 'TH', timeZone: 'Asia/Bangkok', latitude: 13.7563, longitude: 100.5018 },
  },
  {
    slug: 'georgia',
    name: { en: 'Tbilisi', ar: 'تبليسي' },
    ...{ country: 'GE', timeZone: 'Asia/Tbilisi', latitude: 41.6938, longitude: 44.8015 },
  },
  {
    slug: 'azerbaijan',
    name: { en: 'Baku', ar: 'باكو' },
    ...{ country: 'AZ', timeZone: 'Asia/Baku', latitude: 40.4093, longitude: 49.8671 },
  },
  {
    slug: 'bosnia',
    name: { en: 'Sarajevo', ar: 'سراييفو' },
    ...{ country: 'BA', timeZone: 'Europe/Sarajevo', latitude: 43.8563, longitude: 18.4131 },
  },
];

export const prayerPlaces: readonly PrayerPlace[] = [
  ...destinations.map(({ slug, country, city }) => ({ ...city, slug, country })),
  ...plannedCities,
  ...holyCities,
];
