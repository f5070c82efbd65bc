import type { CalculationMethod, CalculationParameters, Prayer } from 'adhan';
import type { Bilingual } from './bilingual.ts';

/** How an authority reckons the hours of prayer. */
export interface PrayerConvention {
  /** In the middle of a sentence: "by the rules of …". */
  authority: Bilingual;
  /** The method of the library, `Other` where it has none. */
  method: keyof typeof CalculationMethod;
  /** What differs from the method: angles of the sun below the horizon, `hanafi` for the later Asr. */
  own?: Partial<Pick<CalculationParameters, 'fajrAngle' | 'ishaAngle' | 'ishaInterval' | 'madhab'>>;
  /** Minutes the authority adds for safety, beyond the method. */
  minutes?: Partial<Record<Exclude<(typeof Prayer)[keyof typeof Prayer], 'none'>, number>>;
  /** Minutes by which Isha is later in Ramadan. */
  ishaAddedInRamadan?: number;
  /** For whoever checks. */
  source: string;
}

/** Where no authority of the country is known to us; the page says so. */
export const muslimWorldLeague: PrayerConvention = {
  authority: { en: 'the Muslim World League', ar: 'رابطة العالم الإسلامي' },
  method: 'MuslimWorldLeague',
  source: 'adhan, METHODS.md: angles of 18 and 17, usual where a country has no authority of its own; read 2026-11-27',
};

/** The later Asr, which most mosques of these countries keep. */
const karachi: PrayerConvention = {
  authority: { en: 'the University of Islamic Sciences, Karachi', ar: 'جامعة العلوم الإسلامية في كراتشي' },
  method: 'Karachi',
  own: { madhab: 'hanafi' },
  source:
    'adhan, METHODS.md: angles of 18; for India and Bangladesh with the later Asr (arabeyes ITL, method-info.md); read 2026-11-30',
};

/** By country (ISO 3166-1 alpha-2); elsewhere the Muslim World League counts. `tests/unit/prayer-times` compares them with published timetables. */
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
  EG: {
    authority: { en: 'the Egyptian General Authority of Survey', ar: 'الهيئة المصرية العامة للمساحة' },
    method: 'Egyptian',
    source:
      'adhan, METHODS.md: angles of 19.5 and 17.5; its Cairo of March 2023 (alraeesnews.com) to the minute; read 2026-11-30',
  },
  KW: {
    authority: { en: 'Kuwait’s Ministry of Awqaf', ar: 'وزارة الأوقاف والشؤون الإسلامية الكويتية' },
    method: 'Kuwait',
    source: 'adhan, METHODS.md: angles of 18 and 17.5; read 2026-11-30',
  },
  QA: {
    authority: { en: 'Qatar’s calendar', ar: 'التقويم القطري' },
    method: 'Qatar',
    source: 'adhan, METHODS.md: an angle of 18, Isha 90 minutes after Maghrib; read 2026-11-30',
  },
  OM: {
    authority: { en: 'Oman’s Ministry of Endowments and Religious Affairs', ar: 'وزارة الأوقاف والشؤون الدينية العُمانية' },
    method: 'Other',
    own: { fajrAngle: 18, ishaAngle: 18 },
    minutes: { dhuhr: 5, asr: 5, maghrib: 5 },
    source:
      'Angles and minutes that give its timetable of Muscat (omanobserver.om, May 2018; the newspaper Oman, February and March 2026); read 2026-11-30',
  },
  JO: {
    authority: { en: 'Jordan’s Ministry of Awqaf', ar: 'وزارة الأوقاف والشؤون والمقدسات الإسلامية الأردنية' },
    method: 'Other',
    own: { fajrAngle: 18, ishaAngle: 18 },
    minutes: { maghrib: 6 },
    source: 'aladhan.com, method 23 (which adds five minutes); six give its Amman of 2024 (sarayanews.com); read 2026-11-30',
  },
  TN: {
    authority: { en: 'Tunisia’s Ministry of Religious Affairs', ar: 'وزارة الشؤون الدينية التونسية' },
    method: 'Other',
    own: { fajrAngle: 18, ishaAngle: 18 },
    minutes: { dhuhr: 7, maghrib: 2, isha: 1 },
    source:
      'aladhan.com, method 18; minutes of the National Institute of Meteorology for 13 March 2025 (elwatannews.com); read 2026-11-30',
  },
  DZ: {
    authority: { en: 'Algeria’s Ministry of Religious Affairs', ar: 'وزارة الشؤون الدينية والأوقاف الجزائرية' },
    method: 'Other',
    own: { fajrAngle: 18, ishaAngle: 17 },
    source: 'aladhan.com, method 19; read 2026-11-30',
  },
  MY: {
    authority: { en: 'Malaysia’s Department of Islamic Development (JAKIM)', ar: 'إدارة التنمية الإسلامية الماليزية (جاكيم)' },
    method: 'Other',
    own: { fajrAngle: 18, ishaAngle: 18 },
    minutes: { fajr: 2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 },
    source:
      'The national council’s 18 degrees for Fajr since November 2019 (binamasyarakat.com), and minutes of e-solat.gov.my, zone WLY01, 1 January 2026; read 2026-11-30',
  },
  SG: {
    authority: { en: 'the Islamic Religious Council of Singapore (MUIS)', ar: 'المجلس الإسلامي في سنغافورة' },
    method: 'Singapore',
    source: 'adhan, METHODS.md: angles of 20 and 18; read 2026-11-30',
  },
  ID: {
    authority: { en: 'Indonesia’s Ministry of Religious Affairs', ar: 'وزارة الشؤون الدينية الإندونيسية' },
    method: 'Other',
    own: { fajrAngle: 20, ishaAngle: 18 },
    minutes: { fajr: 2, sunrise: -2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 },
    source: 'aladhan.com, method 20, and two minutes for safety at each (rukyatulhilal.org, its criteria); read 2026-11-30',
  },
  IN: karachi,
  BD: karachi,
  PK: karachi,
  IR: {
    authority: { en: 'the Institute of Geophysics, Tehran', ar: 'معهد الجيوفيزياء في طهران' },
    method: 'Tehran',
    source: 'adhan, METHODS.md: angles of 17.7 and 14, Maghrib at 4.5; read 2026-11-30',
  },
  US: {
    authority: { en: 'the Fiqh Council of North America', ar: 'مجلس الفقه لأمريكا الشمالية' },
    method: 'NorthAmerica',
    source: 'adhan, METHODS.md: angles of 15, the council’s since October 2017 (fiqhcouncil.org); read 2026-11-30',
  },
  CA: {
    authority: { en: 'the Fiqh Council of North America', ar: 'مجلس الفقه لأمريكا الشمالية' },
    method: 'Other',
    own: { fajrAngle: 13, ishaAngle: 13 },
    source: 'The council’s angles for Canada since October 2017 (fiqhcouncil.org); read 2026-11-30',
  },
  PT: {
    authority: { en: 'the Islamic Community of Lisbon', ar: 'الجماعة الإسلامية في لشبونة' },
    method: 'Other',
    own: { fajrAngle: 18, ishaInterval: 77 },
    minutes: { maghrib: 3 },
    source: 'aladhan.com, method 22; read 2026-11-30',
  },
};
