import { describe, expect, it } from 'vitest';
import { type ClubAccount, type ClubEntry, endingPoints, tierEndsOn, wayToNextTier } from '@/lib/dashboard/club';

const account = (change: Partial<ClubAccount>): ClubAccount => ({
  ...{ points: 0, tier: 'silver', tier_since: '2026-02-28', tier_points: 0 },
  ...change,
});
const entry = (points: number, expires_at: string | null): ClubEntry => ({
  ...{ id: crypto.randomUUID(), points, reason: 'booking', earned_at: '2025-01-01T00:00:00Z', expires_at },
});

describe('the way to the next tier', () => {
  it('counts collected points, not remaining ones', () => {
    expect(wayToNextTier(account({ points: 5, tier_points: 500 }))).toMatchObject({
      ...{ next: { id: 'gold' }, missing: 2000, share: 0.2 },
    });
    expect(wayToNextTier(account({ tier_points: -40 }))).toMatchObject({ missing: 2500, share: 0 });
    expect(wayToNextTier(account({ tier: 'gold', tier_points: 9000 }))).toMatchObject({ missing: 0, share: 1 });
  });

  it('ends at the top', () => {
    expect(wayToNextTier(account({ tier: 'platinum', tier_points: 8000 }))).toBeNull();
  });
});

describe('a tier', () => {
  it('is kept for a year, and silver permanently', () => {
    expect(tierEndsOn(account({}))).toBeNull();
    expect(tierEndsOn(account({ tier: 'gold', tier_since: '2026-05-02' }))).toBe('2027-05-02');
    expect(tierEndsOn(account({ tier: 'gold', tier_since: '2028-02-29' }))).toBe('2029-02-28');
  });
});

describe('points that expire soon', () => {
  const today = '2026-11-21';

  it('are those that expire within sixty days, by their last day', () => {
    const entries = [entry(100, '2026-11-21'), entry(50, '2026-11-21'), entry(70, '2027-01-20'), entry(80, '2027-01-21')];
    expect(endingPoints(entries, today)).toEqual([
      { day: '2026-11-21', points: 150 },
      { day: '2027-01-20', points: 70 },
    ]);
  });

  it('are used in the order of their expiry', () => {
    const entries = [entry(-120, null), entry(100, '2026-12-01'), entry(100, '2026-12-15')];
    expect(endingPoints(entries, today)).toEqual([{ day: '2026-12-15', points: 80 }]);
  });

  it('leave out points that have expired or were used', () => {
    expect(endingPoints([entry(100, '2026-11-01'), entry(-100, null), entry(30, '2026-12-01')], today)).toEqual([
      { day: '2026-12-01', points: 30 },
    ]);
  });
});
