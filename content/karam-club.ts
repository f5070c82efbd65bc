import type { Bilingual } from './bilingual.ts';

export interface ClubTier {
  id: 'silver' | 'gold' | 'platinum';
  name: Bilingual;
  /** Points collected within one membership year that open this tier. */
  threshold: number;
  /** Points for every 100 QAR paid for what earns points. */
  pointsPer100Qar: number;
  /** Points given in the month of the birthday. */
  birthdayBonus: number;
}

/** The rules of the club, lowest tier first. Page and accounts read the same numbers. */
export const clubTiers: readonly ClubTier[] = [
  { id: 'silver', name: { en: 'Silver', ar: 'الفضي' }, threshold: 0, pointsPer100Qar: 10, birthdayBonus: 100 },
  { id: 'gold', name: { en: 'Gold', ar: 'الذهبي' }, threshold: 2500, pointsPer100Qar: 12, birthdayBonus: 250 },
  { id: 'platinum', name: { en: 'Platinum', ar: 'البلاتيني' }, threshold: 7500, pointsPer100Qar: 15, birthdayBonus: 500 },
];

export const clubRules = {
  /** Points that become one voucher, and its value in QAR. */
  voucherPoints: 1000,
  voucherQar: 100,
  /** Months a voucher can be used, and months a point lives from the trip that earned it. */
  voucherMonths: 12,
  pointsMonths: 24,
  /** Months a tier lasts after it was reached. */
  tierMonths: 12,
  /** Days before points or a tier expire at which the member is notified. */
  warningDays: 60,
  /** A member is notified of the next tier when this many points are missing, or fewer. */
  upgradeNearPoints: 500,
} as const;
