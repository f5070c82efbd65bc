import type { ClubContent } from '../lib/club/club-content.ts';
import type { Bilingual } from './bilingual.ts';

/** Lowest tier first. The database knows the same names (`tier_name`). */
export const clubTierNames = {
  silver: { en: 'Silver', ar: 'الفضي' },
  gold: { en: 'Gold', ar: 'الذهبي' },
  platinum: { en: 'Platinum', ar: 'البلاتيني' },
} satisfies Record<string, Bilingual>;

/** `loyalty_rules` has the same numbers. What the agency publishes at the desk takes their place: read them from lib/club/club-now.ts. */
export const clubNumbers: ClubContent = {
  silver: { pointsPer100Qar: 10, birthdayBonus: 100 },
  gold: { threshold: 2500, pointsPer100Qar: 12, birthdayBonus: 250 },
  platinum: { threshold: 7500, pointsPer100Qar: 15, birthdayBonus: 500 },
  voucherPoints: 1000,
  voucherQar: 100,
  voucherMonths: 12,
  pointsMonths: 24,
  tierMonths: 12,
  warningDays: 60,
  upgradeNearPoints: 500,
};
