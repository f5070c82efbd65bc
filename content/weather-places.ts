import type { Bilingual } from './bilingual.ts';

/** Where the weather can be asked of, beside the destinations: Doha and the cities of the popular flights. */
export interface WeatherPlace {
  slug: string;
  name: Bilingual;
  timeZone: string;
  latitude: number;
  longitude: number;
}

export const weatherCities: readonly WeatherPlace[] = [
  { slug: 'doha', name: { en: 'Doha', ar: 'الدوحة' }, timeZone: 'Asia/Qatar', latitude: 25.2854, longitude: 51.531 },
  { slug: 'london', name: { en: 'London', ar: 'لندن' }, timeZone: 'Europe/London', latitude: 51.5074, longitude: -0.1278 },
  { slug: 'paris', name: { en: 'Paris', ar: 'باريس' }, timeZone: 'Europe/Paris', latitude: 48.8566, longitude: 2.3522 },
  {
    slug: 'istanbul',
    name: { en: 'Istanbul', ar: 'إسطنبول' },
    timeZone: 'Europe/Istanbul',
    latitude: 41.0082,
    longitude: 28.9784,
  },
  { slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' }, timeZone: 'Asia/Dubai', latitude: 25.2048, longitude: 55.2708 },
  { slug: 'cairo', name: { en: 'Cairo', ar: 'القاهرة' }, timeZone: 'Africa/Cairo', latitude: 30.0444, longitude: 31.2357 },
  { slug: 'bangkok', name: { en: 'Bangkok', ar: 'بانكوك' }, timeZone: 'Asia/Bangkok', latitude: 13.7563, longitude: 100.5018 },
  { slug: 'mumbai', name: { en: 'Mumbai', ar: 'مومباي' }, timeZone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 },
  { slug: 'manila', name: { en: 'Manila', ar: 'مانيلا' }, timeZone: 'Asia/Manila', latitude: 14.5995, longitude: 120.9842 },
];
