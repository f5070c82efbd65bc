import { afterEach, describe, expect, it } from 'vitest';
import { clubMessages } from '@/content/business/karam-club';
import { clubNumbers } from '@/content/karam-club';
import { clubContent } from '@/lib/club/club-content';
import { clubKind } from '@/lib/club/club-kind';
import { clubNow, clubTiers } from '@/lib/club/club-now';
import { wayToNextTier } from '@/lib/dashboard/club';
import { pointsFor } from '@/lib/flights/results/points';
import { setPublished, takeOutdated } from '@/lib/state/published-content';

function publish(content: object | null) {
  setPublished('club', 'site', content && { version: 1, at: '2026-11-30T09:00:00Z', content }, []);
}
afterEach(() => {
  publish(null);
  takeOutdated();
});

describe('Karam Club', () => {
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

  it('has the numbers of its file until the agency publishes its own', () => {
    const account = { points: 0, tier: 'silver' as const, tier_until: '2027-02-28', tier_points: 500 };
    expect(clubTiers()[0].threshold).toBe(0);
    expect([pointsFor(1859.5), wayToNextTier(account)?.missing]).toEqual([185, 2000]);
    const { silver, gold } = clubNumbers;
    publish({ ...clubNumbers, silver: { ...silver, pointsPer100Qar: 11 }, gold: { ...gold, threshold: 3000 } });
    expect([pointsFor(1859.5), wayToNextTier(account)?.missing]).toEqual([204, 2500]);
    publish(null);
    expect(clubNow()).toBe(clubNumbers);
  });

  it('has numbers that can be used, in order', () => {
    const { gold, platinum } = clubNumbers;
    const check = (change: object) => {
      const { error } = clubContent.safeParse({ ...clubNumbers, ...change });
      return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    };
    expect(check({})).toBeUndefined();
    for (const voucherPoints of [0, -5, 2.5, 100_001, Number.NaN, '1000']) {
      expect(check({ voucherPoints })).toEqual(['voucherPoints amount']);
    }
    expect(check({ tierMonths: 121 })).toEqual(['tierMonths wholeMonths']);
    expect(check({ gold: { ...gold, threshold: 7500 } })).toEqual(['platinum.threshold tierOrder']);
    expect(check({ gold: { ...gold, pointsPer100Qar: 9 } })).toEqual(['gold.pointsPer100Qar tierLess']);
    expect(check({ platinum: { ...platinum, birthdayBonus: 249 } })).toEqual(['platinum.birthdayBonus tierLess']);
    expect(check({ pointsMonths: 2 })).toEqual(['warningDays warningLong']);
    expect(check({ upgradeNearPoints: 2500 })).toEqual(['upgradeNearPoints nearGold']);
  });

  it('gives three months’ notice before points are worth less', () => {
    expect(clubKind.noticeMonths({ ...clubNumbers, voucherPoints: 1100 })).toBe(3);
    expect(clubKind.noticeMonths({ ...clubNumbers, voucherPoints: 2000, voucherQar: 200 })).toBe(0);
    publish({ ...clubNumbers, voucherQar: 150 });
    expect(clubKind.noticeMonths(clubNumbers)).toBe(3);
  });
});
