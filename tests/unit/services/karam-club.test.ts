import { describe, expect, it } from 'vitest';
import { clubMessages } from '@/content/business/karam-club';
import { clubRules, clubTiers } from '@/content/karam-club';

const rising = (numbers: number[]) => numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

describe('Karam Club', () => {
  it('begins at zero and gives more with every tier', () => {
    expect(clubTiers[0]?.threshold).toBe(0);
    expect(rising(clubTiers.map(({ threshold }) => threshold))).toBe(true);
    expect(rising(clubTiers.map(({ pointsPer100Qar }) => pointsPer100Qar))).toBe(true);
    expect(rising(clubTiers.map(({ birthdayBonus }) => birthdayBonus))).toBe(true);
  });

  it('warns early enough to act', () => {
    const shortest = Math.min(clubRules.pointsMonths, clubRules.tierMonths) * 30;
    expect(clubRules.warningDays).toBeLessThan(shortest);
    expect(clubRules.upgradeNearPoints).toBeLessThan(clubTiers[1]?.threshold ?? 0);
  });

  it('describes every kind of message it sends (SPEC section 3)', () => {
    expect(clubMessages.map(({ id }) => id).toSorted()).toEqual([
      'birthday_bonus',
      'points_expiry_warning',
      'tier_expiry_warning',
      'tier_upgrade',
      'tier_upgrade_opportunity',
      'voucher_eligible',
    ]);
  });
});
