import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseBeyondFares, refuseBeyondKeywords, refuseBeyondQuota, refuseBeyondStatuses } from '@/lib/security/rate-limit';

const from = (address: string) => new Request('http://localhost/', { headers: { 'x-forwarded-for': address } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  vi.stubEnv('SEARCHES_PER_DAY', '2');
});

describe('a day of keywords, of lowest fares and of flight statuses', () => {
  it('has the same limit, each counted separately from searches', async () => {
    const visitor = from('203.0.113.9');
    for (const refuseBeyond of [refuseBeyondKeywords, refuseBeyondFares, refuseBeyondStatuses]) {
      expect(await refuseBeyond(visitor)).toBeNull();
      expect(await refuseBeyond(visitor)).toBeNull();
      expect((await refuseBeyond(visitor))?.status).toBe(429);
    }
    expect(await refuseBeyondQuota(visitor)).toBeNull();
  });
});

describe('a day of searches', () => {
  it('has the limit of the setting for each visitor, and starts again after a day', async () => {
    const visitor = from('203.0.113.1');
    expect(await refuseBeyondQuota(visitor)).toBeNull();
    expect(await refuseBeyondQuota(visitor)).toBeNull();
    const refusal = await refuseBeyondQuota(visitor);
    expect(refusal?.status).toBe(429);
    expect(refusal?.headers.get('Retry-After')).toBe('86400');
    expect(await refuseBeyondQuota(from('203.0.113.2'))).toBeNull();
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(await refuseBeyondQuota(visitor)).toBeNull();
  });
});
