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

/** Other towns where we have hotels (supabase/functions/_shared/hotel-places), by their ids there. */
export const hotelTowns: readonly PrayerPlace[] = [
  {
    slug: 'al-khobar',
    name: { en: 'Al Khobar', ar: 'الخبر' },
    ...{ country: 'SA', timeZone: 'Asia/Riyadh', latitude: 26.2172, longitude: 50.1971 },
  },
  {
    slug: 'cappadocia',
    name: { en: 'Cappadocia', ar: 'كبادوكيا' },
    ...{ country: 'TR', timeZone: 'Europe/Istanbul', latitude: 38.6431, longitude: 34.8289 },
  },
  {
    slug: 'fes',
    name: { en: 'Fes', ar: 'فاس' },
    ...{ country: 'MA', timeZone: 'Africa/Casablanca', latitude: 34.0331, longitude: -5.0003 },
  },
  {
    slug: 'lucerne',
    name: { en: 'Lucerne', ar: 'لوسيرن' },
    ...{ country: 'CH', timeZone: 'Europe/Zurich', latitude: 47.0502, longitude: 8.3093 },
  },
  {
    slug: 'burgenstock',
    name: { en: 'Bürgenstock', ar: 'بورغنستوك' },
    ...{ country: 'CH', timeZone: 'Europe/Zurich', latitude: 46.9986, longitude: 8.3797 },
  },
  {
    slug: 'interlaken',
    name: { en: 'Interlaken', ar: 'إنترلاكن' },
    ...{ country: 'CH', timeZone: 'Europe/Zurich', latitude: 46.6863, longitude: 7.8632 },
  },
  {
    slug: 'zermatt',
    name: { en: 'Zermatt', ar: 'زيرمات' },
    ...{ country: 'CH', timeZone: 'Europe/Zurich', latitude: 46.0207, longitude: 7.7491 },
  },
  {
    slug: 'seville',
    name: { en: 'Seville', ar: 'إشبيلية' },
    ...{ country: 'ES', timeZone: 'Europe/Madrid', latitude: 37.3891, longitude: -5.9845 },
  },
  {
    slug: 'granada',
    name: { en: 'Granada', ar: 'غرناطة' },
    ...{ country: 'ES', timeZone: 'Europe/Madrid', latitude: 37.1773, longitude: -3.5986 },
  },
  {
    slug: 'zell-am-see',
    name: { en: 'Zell am See', ar: 'زيلامسي' },
    ...{ country: 'AT', timeZone: 'Europe/Vienna', latitude: 47.3235, longitude: 12.7969 },
  },
  {
    slug: 'kazan',
    name: { en: 'Kazan', ar: 'قازان' },
    ...{ country: 'RU', timeZone: 'Europe/Moscow', latitude: 55.7963, longitude: 49.1088 },
  },
  {
    slug: 'busan',
    name: { en: 'Busan', ar: 'بوسان' },
    ...{ country: 'KR', timeZone: 'Asia/Seoul', latitude: 35.1796, longitude: 129.0756 },
  },
  {
    slug: 'jeju',
    name: { en: 'Jeju', ar: 'جيجو' },
    ...{ country: 'KR', timeZone: 'Asia/Seoul', latitude: 33.4996, longitude: 126.5312 },
  },
  {
    slug: 'south-ari-atoll',
    name: { en: 'South Ari Atoll', ar: 'جزر آري الجنوبية' },
    ...{ country: 'MV', timeZone: 'Indian/Maldives', latitude: 3.55, longitude: 72.82 },
  },
];
