import type { Bilingual } from './bilingual.ts';

/** Where the weather can be asked of, beside the destinations: Doha and cities of the popular flights. */
export interface WeatherPlace {
  slug: string;
  name: Bilingual;
  timeZone: string;
  latitude: number;
  longitude: number;
  /**
   * Long-term monthly means in °C, January first, rounded to whole degrees. Read on 2026-11-23 for Doha (Qatar Meteorology Department, 1962–2013)
   * and London (Met Office, Heathrow, 1991–2020); the others have no named source yet.
   */
  usual: { high: readonly number[]; low: readonly number[] };
}

export const weatherCities: readonly WeatherPlace[] = [
  {
    slug: 'doha',
    name: { en: 'Doha', ar: 'الدوحة' },
    ...{ timeZone: 'Asia/Qatar', latitude: 25.2854, longitude: 51.531 },
    usual: { high: [22, 23, 27, 33, 39, 42, 42, 41, 39, 35, 30, 24], low: [14, 15, 17, 22, 27, 30, 31, 31, 29, 25, 20, 16] },
  },
  {
    slug: 'dubai',
    name: { en: 'Dubai', ar: 'دبي' },
    ...{ timeZone: 'Asia/Dubai', latitude: 25.2048, longitude: 55.2708 },
    usual: { high: [24, 25, 29, 33, 38, 40, 41, 42, 39, 36, 31, 26], low: [14, 15, 18, 21, 25, 28, 30, 31, 28, 24, 20, 16] },
  },
  {
    slug: 'cairo',
    name: { en: 'Cairo', ar: 'القاهرة' },
    ...{ timeZone: 'Africa/Cairo', latitude: 30.0444, longitude: 31.2357 },
    usual: { high: [19, 21, 24, 28, 32, 34, 35, 35, 33, 30, 25, 20], low: [9, 10, 12, 15, 18, 21, 23, 23, 21, 18, 14, 11] },
  },
  {
    slug: 'london',
    name: { en: 'London', ar: 'لندن' },
    ...{ timeZone: 'Europe/London', latitude: 51.5074, longitude: -0.1278 },
    usual: { high: [8, 9, 12, 15, 18, 22, 24, 23, 20, 16, 12, 9], low: [3, 3, 4, 6, 9, 12, 14, 14, 12, 9, 5, 3] },
  },
  {
    slug: 'mumbai',
    name: { en: 'Mumbai', ar: 'مومباي' },
    ...{ timeZone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 },
    usual: { high: [31, 32, 33, 33, 34, 32, 30, 30, 31, 34, 34, 32], low: [17, 18, 21, 24, 27, 26, 25, 25, 25, 23, 21, 18] },
  },
  {
    slug: 'bangkok',
    name: { en: 'Bangkok', ar: 'بانكوك' },
    ...{ timeZone: 'Asia/Bangkok', latitude: 13.7563, longitude: 100.5018 },
    usual: { high: [33, 33, 34, 35, 34, 33, 33, 33, 33, 33, 32, 32], low: [23, 24, 26, 27, 26, 26, 26, 25, 25, 25, 24, 22] },
  },
  {
    slug: 'manila',
    name: { en: 'Manila', ar: 'مانيلا' },
    ...{ timeZone: 'Asia/Manila', latitude: 14.5995, longitude: 120.9842 },
    usual: { high: [30, 31, 33, 34, 34, 33, 31, 31, 31, 31, 31, 30], low: [24, 24, 25, 27, 27, 26, 26, 26, 26, 25, 25, 24] },
  },
];
