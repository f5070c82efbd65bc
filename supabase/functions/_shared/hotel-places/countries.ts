import type { Bilingual } from './place-facts.ts';

interface CountryFacts {
  name: Bilingual;
  /** Other names that people type. */
  also?: readonly string[];
  /** Days off: Friday and Saturday, or Saturday and Sunday. */
  weekend: 'friday' | 'saturday';
}

/** By ISO 3166 alpha-2: every country with a place. */
export const hotelCountries: Readonly<Record<string, CountryFacts>> = {
  AE: {
    name: { en: 'United Arab Emirates', ar: 'الإمارات' },
    also: ['UAE', 'Emirates', 'الإمارات العربية المتحدة'],
    weekend: 'saturday',
  },
  AT: { name: { en: 'Austria', ar: 'النمسا' }, weekend: 'saturday' },
  AU: { name: { en: 'Australia', ar: 'أستراليا' }, weekend: 'saturday' },
  AZ: { name: { en: 'Azerbaijan', ar: 'أذربيجان' }, weekend: 'saturday' },
  BA: { name: { en: 'Bosnia and Herzegovina', ar: 'البوسنة والهرسك' }, weekend: 'saturday' },
  BH: { name: { en: 'Bahrain', ar: 'البحرين' }, weekend: 'friday' },
  CH: { name: { en: 'Switzerland', ar: 'سويسرا' }, weekend: 'saturday' },
  CZ: { name: { en: 'Czechia', ar: 'التشيك' }, also: ['Czech Republic'], weekend: 'saturday' },
  DE: { name: { en: 'Germany', ar: 'ألمانيا' }, weekend: 'saturday' },
  EG: { name: { en: 'Egypt', ar: 'مصر' }, weekend: 'friday' },
  ES: { name: { en: 'Spain', ar: 'إسبانيا' }, also: ['أسبانيا'], weekend: 'saturday' },
  FR: { name: { en: 'France', ar: 'فرنسا' }, weekend: 'saturday' },
  GB: {
    name: { en: 'United Kingdom', ar: 'بريطانيا' },
    also: ['England', 'Britain', 'UK', 'المملكة المتحدة', 'إنجلترا', 'انكلترا'],
    weekend: 'saturday',
  },
  GE: { name: { en: 'Georgia', ar: 'جورجيا' }, weekend: 'saturday' },
  GR: { name: { en: 'Greece', ar: 'اليونان' }, weekend: 'saturday' },
  HK: { name: { en: 'Hong Kong', ar: 'هونغ كونغ' }, weekend: 'saturday' },
  ID: { name: { en: 'Indonesia', ar: 'إندونيسيا' }, weekend: 'saturday' },
  IN: { name: { en: 'India', ar: 'الهند' }, weekend: 'saturday' },
  IT: { name: { en: 'Italy', ar: 'إيطاليا' }, weekend: 'saturday' },
  JO: { name: { en: 'Jordan', ar: 'الأردن' }, weekend: 'friday' },
  JP: { name: { en: 'Japan', ar: 'اليابان' }, weekend: 'saturday' },
  KR: { name: { en: 'South Korea', ar: 'كوريا الجنوبية' }, weekend: 'saturday' },
  KW: { name: { en: 'Kuwait', ar: 'الكويت' }, weekend: 'friday' },
  LB: { name: { en: 'Lebanon', ar: 'لبنان' }, weekend: 'saturday' },
  LK: { name: { en: 'Sri Lanka', ar: 'سريلانكا' }, weekend: 'saturday' },
  MA: { name: { en: 'Morocco', ar: 'المغرب' }, weekend: 'saturday' },
  MV: { name: { en: 'Maldives', ar: 'المالديف' }, also: ['جزر المالديف'], weekend: 'friday' },
  MY: { name: { en: 'Malaysia', ar: 'ماليزيا' }, weekend: 'saturday' },
  NL: { name: { en: 'Netherlands', ar: 'هولندا' }, also: ['Holland'], weekend: 'saturday' },
  OM: { name: { en: 'Oman', ar: 'عُمان' }, also: ['سلطنة عمان'], weekend: 'friday' },
  PH: { name: { en: 'Philippines', ar: 'الفلبين' }, weekend: 'saturday' },
  QA: { name: { en: 'Qatar', ar: 'قطر' }, weekend: 'friday' },
  RU: { name: { en: 'Russia', ar: 'روسيا' }, weekend: 'saturday' },
  SA: { name: { en: 'Saudi Arabia', ar: 'السعودية' }, also: ['KSA', 'المملكة العربية السعودية'], weekend: 'friday' },
  SG: { name: { en: 'Singapore', ar: 'سنغافورة' }, weekend: 'saturday' },
  TH: { name: { en: 'Thailand', ar: 'تايلاند' }, also: ['تايلند'], weekend: 'saturday' },
  TR: { name: { en: 'Turkey', ar: 'تركيا' }, also: ['Türkiye'], weekend: 'saturday' },
  TZ: { name: { en: 'Tanzania', ar: 'تنزانيا' }, weekend: 'saturday' },
  US: {
    name: { en: 'United States', ar: 'الولايات المتحدة' },
    also: ['USA', 'America', 'أمريكا', 'أميركا'],
    weekend: 'saturday',
  },
  UZ: { name: { en: 'Uzbekistan', ar: 'أوزبكستان' }, also: ['أوزبكستان'], weekend: 'saturday' },
  ZA: { name: { en: 'South Africa', ar: 'جنوب أفريقيا' }, also: ['جنوب إفريقيا'], weekend: 'saturday' },
};
