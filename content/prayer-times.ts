import type { CalculationMethod, CalculationParameters, Prayer } from 'adhan';
import type { Bilingual } from './bilingual.ts';
import { destinations } from './destinations.ts';

/** How an authority reckons the hours of prayer. */
export interface PrayerConvention {
  /** In the middle of a sentence: "by the rules of …". */
  authority: Bilingual;
  /** The method of the library, `Other` where it has none. */
  method: keyof typeof CalculationMethod;
  /** What differs from the method: angles of the sun below the horizon, `hanafi` for the later Asr. */
  own?: Partial<Pick<CalculationParameters, 'fajrAngle' | 'ishaAngle' | 'madhab'>>;
  /** Minutes the authority adds for safety, beyond the method. */
  minutes?: Partial<Record<Exclude<(typeof Prayer)[keyof typeof Prayer], 'none'>, number>>;
  /** Minutes by which Isha is later in Ramadan. */
  ishaAddedInRamadan?: number;
  /** For whoever checks. */
  source: string;
}

const muslimWorldLeague: PrayerConvention = {
  authority: { en: 'the Muslim World League', ar: 'رابطة العالم الإسلامي' },
  method: 'MuslimWorldLeague',
  source: 'adhan, METHODS.md: angles of 18 and 17, usual where a country has no authority of its own; read 2026-11-27',
};

/** By country (ISO 3166-1 alpha-2). `tests/unit/prayer-times` compares them with published timetables. */
export const prayerConventions: Readonly<Record<string, PrayerConvention>> = {
  SA: {
    authority: { en: 'the Umm al-Qura calendar', ar: 'تقويم أم القرى' },
    method: 'UmmAlQura',
    ishaAddedInRamadan: 30,
    source: 'adhan, METHODS.md: an angle of 18.5, Isha 90 minutes after Maghrib, 120 in Ramadan; read 2026-11-27',
  },
  AE: {
    authority: {
      en: 'the UAE’s General Authority of Islamic Affairs',
      ar: 'الهيئة العامة للشؤون الإسلامية والأوقاف والزكاة في الإمارات',
    },
    method: 'Dubai',
    source: 'adhan, METHODS.md: angles of 18.2, and three minutes for safety; read 2026-11-27',
  },
  TR: {
    authority: { en: 'Turkey’s Diyanet', ar: 'رئاسة الشؤون الدينية التركية (ديانت)' },
    method: 'Turkey',
    source: 'adhan, METHODS.md: angles of 18 and 17, four to seven minutes for safety; read 2026-11-27',
  },
  RU: {
    authority: { en: 'the Spiritual Administration of Muslims of Russia', ar: 'الإدارة الدينية لمسلمي روسيا' },
    method: 'Other',
    own: { fajrAngle: 18, ishaAngle: 15 },
    minutes: { sunrise: -5, dhuhr: 5, maghrib: 5 },
    source: 'Angles and minutes that give its timetable of Moscow (dumrf.ru, 2025 and 2026); read 2026-11-27',
  },
  UZ: {
    authority: { en: 'the Muslim Board of Uzbekistan', ar: 'إدارة مسلمي أوزبكستان' },
    method: 'Other',
    own: { fajrAngle: 15.5, ishaAngle: 15.5, madhab: 'hanafi' },
    minutes: { maghrib: 4 },
    source: 'Angles and minutes that give its timetable of Tashkent (muslim.uz, 2025 and 2026); read 2026-11-27',
  },
  MA: {
    authority: { en: 'Morocco’s Ministry of Habous and Islamic Affairs', ar: 'وزارة الأوقاف والشؤون الإسلامية المغربية' },
    method: 'Other',
    own: { fajrAngle: 19, ishaAngle: 17 },
    minutes: { sunrise: -3, dhuhr: 5, maghrib: 3 },
    source: 'Angles and minutes that give its timetable of Rabat (habous.gov.ma, 2026); read 2026-11-27',
  },
  AZ: {
    authority: { en: 'the Caucasus Muslims’ Office', ar: 'إدارة مسلمي القوقاز' },
    method: 'Other',
    own: { fajrAngle: 16.2, ishaAngle: 15, madhab: 'hanafi' },
    minutes: { maghrib: 14 },
    source:
      'Angles and minutes that give the timetables of Baku (shimal.news, March 2026; az.irna.ir, April 2025); read 2026-11-29',
  },
  BA: {
    authority: { en: 'the Islamic Community of Bosnia and Herzegovina', ar: 'المشيخة الإسلامية في البوسنة والهرسك' },
    method: 'Other',
    own: { fajrAngle: 19, ishaAngle: 17 },
    minutes: { sunrise: -5, dhuhr: 1, asr: -1, maghrib: 6 },
    source: 'Angles and minutes that give its takvim of Sarajevo (January 2014 and 2018); read 2026-11-29',
  },
  GB: {
    authority: { en: 'the Moonsighting Committee Worldwide', ar: 'لجنة رؤية الهلال العالمية' },
    method: 'MoonsightingCommittee',
    source: 'adhan, METHODS.md: angles of 18 with seasonal limits, recommended for the UK; read 2026-11-29',
  },
  MV: {
    authority: {
      en: 'the convention of Southeast Asia, angles of 20° and 18°',
      ar: 'الحساب المعتمد في جنوب شرق آسيا (زاويتا 20° و18°)',
    },
    method: 'Singapore',
    source:
      'adhan, METHODS.md; its Fajr of Malé is that of the Ministry of Islamic Affairs on 28 July 2018 (psmnews.mv), 9 minutes before that of the Muslim World League; read 2026-11-29',
  },
  LK: {
    authority: { en: 'the University of Islamic Sciences, Karachi', ar: 'جامعة العلوم الإسلامية في كراتشي' },
    method: 'Karachi',
    source: 'adhan, METHODS.md: angles of 18, a generally applicable method; read 2026-11-29',
  },
  TH: muslimWorldLeague,
  GE: muslimWorldLeague,
  KR: muslimWorldLeague,
  FR: muslimWorldLeague,
  ES: muslimWorldLeague,
  CH: muslimWorldLeague,
  GR: muslimWorldLeague,
};

/** Where the hours of prayer are shown. */
export interface PrayerPlace {
  slug: string;
  name: Bilingual;
  country: string;
  timeZone: string;
  latitude: number;
  longitude: number;
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
