import type { InsuranceContent } from '../lib/insurance/insurance-content.ts';
import type { Bilingual } from './bilingual.ts';

/**
 * How the indicative price of travel insurance is worked out: days × a day's price × region × level, for each traveller.
 * No insurer's tariff: round figures of ours, in the middle of what such covers usually cost, that give an idea before the quote.
 */
export const insurancePrice: InsuranceContent = {
  asOf: '2026-11-21',
  perDay: 5,
  fewestDays: 5,
  regions: { gulf: 0.8, nearby: 1, europe: 1.4, world: 1.8, america: 2.6 },
  levels: { essential: 1, comfort: 1.6, full: 2.4 },
};

export type InsuranceRegion = keyof InsuranceContent['regions'];
export type InsuranceLevel = keyof InsuranceContent['levels'];

export interface InsuranceExample {
  name: Bilingual;
  region: InsuranceRegion;
  days: number;
  travelers: number;
}

/** Trips whose prices the page shows. */
export const insuranceExamples: readonly InsuranceExample[] = [
  {
    name: { en: 'A week in Dubai, one traveller', ar: 'أسبوع في دبي، مسافر واحد' },
    ...{ region: 'gulf', days: 7, travelers: 1 },
  },
  {
    name: { en: 'Ten days in Bangkok, two travellers', ar: 'عشرة أيام في بانكوك، مسافران' },
    ...{ region: 'nearby', days: 10, travelers: 2 },
  },
  {
    name: { en: 'A week in Paris on a Schengen visa, one traveller', ar: 'أسبوع في باريس بتأشيرة شنغن، مسافر واحد' },
    ...{ region: 'europe', days: 7, travelers: 1 },
  },
  {
    name: { en: 'Two weeks in Switzerland, a family of four', ar: 'أسبوعان في سويسرا، عائلة من أربعة' },
    ...{ region: 'europe', days: 14, travelers: 4 },
  },
  {
    name: { en: 'Three weeks in the USA, two travellers', ar: 'ثلاثة أسابيع في أمريكا، مسافران' },
    ...{ region: 'america', days: 21, travelers: 2 },
  },
];

/** In the order of the cover, by the names of the comparison in content/services/travel-insurance. */
export const insuranceLevels: readonly [Level, Level, Level] = [
  { id: 'essential', name: { en: 'Essential', ar: 'الأساسي' } },
  { id: 'comfort', name: { en: 'Comfort', ar: 'الموسّع' } },
  { id: 'full', name: { en: 'Full', ar: 'الشامل' } },
];

interface Level {
  id: InsuranceLevel;
  name: Bilingual;
}
