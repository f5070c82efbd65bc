import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { type ClubAccount, type ClubEntry, endingPoints, tierEndsOn, wayToNextTier } from '@/lib/dashboard/club';
import ar from '@/messages/ar/account.json';
import en from '@/messages/en/account.json';

describe('club', () => {
  const account = (change: Partial<ClubAccount>): ClubAccount => ({
    points: 0,
    tier: 'silver',
    tier_until: '2027-02-28',
    tier_points: 0,
    ...change,
  });
  const entry = (points: number, expires_at: string | null): ClubEntry => ({
    id: crypto.randomUUID(),
    points,
    reason: 'booking',
    earned_at: '2025-01-01T00:00:00Z',
    expires_at,
  });

  describe('the way to the next tier', () => {
    it('counts collected points, not remaining ones', () => {
      expect(wayToNextTier(account({ points: 5, tier_points: 500 }))).toMatchObject({
        next: { id: 'gold' },
        missing: 2000,
        share: 0.2,
      });
      expect(wayToNextTier(account({ tier_points: -40 }))).toMatchObject({ missing: 2500, share: 0 });
      expect(wayToNextTier(account({ tier: 'gold', tier_points: 9000 }))).toMatchObject({ missing: 0, share: 1 });
    });

    it('ends at the top', () => {
      expect(wayToNextTier(account({ tier: 'platinum', tier_points: 8000 }))).toBeNull();
    });
  });

  describe('a tier', () => {
    it('is kept until its day, and silver permanently', () => {
      expect(tierEndsOn(account({}))).toBeNull();
      expect(tierEndsOn(account({ tier: 'gold', tier_until: '2027-05-02' }))).toBe('2027-05-02');
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
});

describe('club words', () => {
  const english = createTranslator({ locale: 'en', messages: { account: en }, namespace: 'account.club' });
  const arabic = createTranslator({ locale: 'ar', messages: { account: ar }, namespace: 'account.club' });
  const counted = (points: number) => ({ points, n: String(points) });

  describe('points in words', () => {
    it.each([
      [0, '0 points', '0 نقطة'],
      [1, '1 point', 'نقطة واحدة'],
      [2, '2 points', 'نقطتين'],
      [3, '3 points', '3 نقاط'],
      [11, '11 points', '11 نقطة'],
      [100, '100 points', '100 نقطة'],
      [103, '103 points', '103 نقاط'],
    ])('%i', (points, inEnglish, inArabic) => {
      expect(english('birthday', counted(points))).toBe(`In the month of your birthday we give you ${inEnglish}.`);
      expect(arabic('birthday', counted(points))).toBe(`وفي شهر ميلادك نهديك ${inArabic}.`);
    });

    it.each([
      [1, 'كل 1000 نقطة قسيمة بقيمة 100 وتنقصك الآن نقطة واحدة.'],
      [2, 'كل 1000 نقطة قسيمة بقيمة 100 وتنقصك الآن نقطتان.'],
      [5, 'كل 1000 نقطة قسيمة بقيمة 100 وتنقصك الآن 5 نقاط.'],
      [999, 'كل 1000 نقطة قسيمة بقيمة 100 وتنقصك الآن 999 نقطة.'],
    ])('%i missing for a voucher', (missing, text) => {
      expect(arabic('voucher.missing', { ...counted(1000), amount: '100', missing, m: String(missing) })).toBe(text);
    });

    it('collected so far, or none', () => {
      expect(english('counted', { months: 12, ...counted(0) })).toBe('Nothing collected in the last 12 months.');
      expect(arabic('counted', { months: 12, ...counted(0) })).toBe('لم تجمع نقاطًا في آخر 12 شهرًا.');
      expect(arabic('counted', { months: 12, ...counted(2) })).toBe('جمعت نقطتين في آخر 12 شهرًا.');
      expect(arabic('missing', { months: 12, ...counted(2500) })).toBe('بقي عليك أن تجمع 2500 نقطة خلال 12 شهرًا.');
      expect(arabic('ending.none', { days: 60 })).toBe('لن تنتهي صلاحية أي من نقاطك خلال 60 يومًا من اليوم.');
      expect(arabic('ending.line', { date: '21/11/2026', ...counted(2) })).toBe('نقطتان، وآخر يوم لاستخدامهما 21/11/2026');
    });

    it.each([
      [1, 'يكفي رصيدك لقسيمة بقيمة 100 ريال فاطلبها', 'enough for a voucher worth QAR 100. Ask us for it'],
      [2, 'يكفي رصيدك لقسيمتين مجموع قيمتهما 200 ريال فاطلبهما', 'enough for 2 vouchers worth QAR 200 in all. Ask us for them'],
      [3, 'يكفي رصيدك لعدد 3 قسائم مجموع قيمتها 300 ريال فاطلبها', 'enough for 3 vouchers worth QAR 300 in all.'],
    ])('enough for vouchers: %i', (vouchers, inArabic, inEnglish) => {
      const worth = { amount: vouchers * 100, n: String(vouchers * 100) };
      const values = { vouchers, n: String(vouchers) };
      expect(arabic('voucher.ready', { ...values, amount: arabic('riyals', worth) })).toContain(inArabic);
      expect(english('voucher.ready', { ...values, amount: english('riyals', worth) })).toContain(inEnglish);
    });
  });
});
