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

export const prayerPlaces: readonly PrayerPlace[] = [
  ...destinations.map(({ slug, country, city }) => ({ ...city, slug, country })),
  ...holyCities,
];
