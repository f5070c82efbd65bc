import type { Bilingual } from './bilingual.ts';
import { climateNormals, normalsSource } from './climate-normals.ts';

/** Where the weather can be asked of, beside the destinations: Doha and cities of the popular flights. */
export interface WeatherPlace {
  slug: string;
  name: Bilingual;
  timeZone: string;
  latitude: number;
  longitude: number;
  /** Long-term monthly means in °C, January first. `source` is for whoever checks. */
  usual: { high: readonly number[]; low: readonly number[]; source: string };
}

export const weatherCities: readonly WeatherPlace[] = [
  {
    slug: 'doha',
    name: { en: 'Doha', ar: 'الدوحة' },
    ...{ timeZone: 'Asia/Qatar', latitude: 25.2854, longitude: 51.531 },
    usual: {
      high: [22, 23, 27, 33, 39, 42, 42, 41, 39, 35, 30, 24],
      low: [14, 15, 17, 22, 27, 30, 31, 31, 29, 25, 20, 16],
      source: 'Qatar Meteorology Department, 1962–2013, rounded; read 2026-11-23',
    },
  },
  {
    slug: 'dubai',
    name: { en: 'Dubai', ar: 'دبي' },
    ...{ timeZone: 'Asia/Dubai', latitude: 25.2048, longitude: 55.2708 },
    usual: {
      high: [24, 24.6, 27.9, 32.4, 36.8, 38.8, 40.6, 40.4, 38.7, 35.1, 30.5, 26.2],
      low: [13.7, 14.5, 17, 20.1, 23.5, 26.1, 28.9, 29.3, 26.3, 22.7, 18.3, 15.4],
      source: 'WMO World Weather Information Service, 1974–1991; read 2026-11-24',
    },
  },
  {
    slug: 'cairo',
    name: { en: 'Cairo', ar: 'القاهرة' },
    ...{ timeZone: 'Africa/Cairo', latitude: 30.0444, longitude: 31.2357 },
    usual: { ...climateNormals.CAI, source: normalsSource.en },
  },
  {
    slug: 'london',
    name: { en: 'London', ar: 'لندن' },
    ...{ timeZone: 'Europe/London', latitude: 51.5074, longitude: -0.1278 },
    usual: {
      high: [8, 9, 12, 15, 18, 22, 24, 23, 20, 16, 12, 9],
      low: [3, 3, 4, 6, 9, 12, 14, 14, 12, 9, 5, 3],
      source: 'Met Office, Heathrow, 1991–2020, rounded; read 2026-11-23',
    },
  },
  {
    slug: 'mumbai',
    name: { en: 'Mumbai', ar: 'مومباي' },
    ...{ timeZone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 },
    usual: { ...climateNormals.BOM, source: normalsSource.en },
  },
  {
    slug: 'bangkok',
    name: { en: 'Bangkok', ar: 'بانكوك' },
    ...{ timeZone: 'Asia/Bangkok', latitude: 13.7563, longitude: 100.5018 },
    usual: {
      high: [32, 32.7, 33.7, 34.9, 34, 33.1, 32.7, 32.5, 32.3, 32, 31.6, 31.3],
      low: [21, 23.3, 24.9, 26.1, 25.6, 25.4, 25, 24.9, 24.6, 24.3, 23.1, 20.8],
      source: 'WMO World Weather Information Service, 1961–1990; read 2026-11-24',
    },
  },
  {
    slug: 'manila',
    name: { en: 'Manila', ar: 'مانيلا' },
    ...{ timeZone: 'Asia/Manila', latitude: 14.5995, longitude: 120.9842 },
    usual: {
      high: [29.5, 30.5, 32.1, 33.5, 33.2, 32.2, 31.1, 30.6, 30.9, 30.9, 30.7, 29.7],
      low: [23.5, 23.8, 24.9, 26.2, 26.7, 26.2, 25.8, 25.5, 25.5, 25.5, 24.9, 23.9],
      source: 'WMO World Weather Information Service, 1971–2000; read 2026-11-24',
    },
  },
];
