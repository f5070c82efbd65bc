import { describe, expect, it } from 'vitest';
import { untilRenewal } from '@/components/bookings/flow/use-live-offer';

describe('the time until an offer is searched for again', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z');

  it('ends a minute before the offer expires', () => {
    expect(untilRenewal('2026-11-21T10:15:00.000Z', now)).toBe(14 * 60_000);
  });

  it.each(['2026-11-21T10:01:01.000Z', '2026-11-21T10:00:00.000Z', '2026-11-20T10:00:00.000Z'])(
    'is at least half a minute, even if %s is wrong by the clock of the device',
    (expiresAt) => {
      expect(untilRenewal(expiresAt, now)).toBe(30_000);
    },
  );
});
