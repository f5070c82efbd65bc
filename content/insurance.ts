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

export const insuranceRegions: Readonly<Record<InsuranceRegion, Bilingual>> = {
  gulf: { en: 'The Gulf states', ar: 'دول الخليج' },
  nearby: { en: 'Middle East, Asia, Africa', ar: 'الشرق الأوسط وآسيا وأفريقيا' },
  europe: { en: 'Europe, with Schengen', ar: 'أوروبا ومنها دول شنغن' },
  world: { en: 'Elsewhere, or several of these', ar: 'غيرها أو أكثر من منطقة' },
  america: { en: 'With the USA or Canada', ar: 'الولايات المتحدة أو كندا' },
};

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
