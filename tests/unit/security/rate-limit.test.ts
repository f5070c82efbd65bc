import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseTooMany } from '@/lib/security/rate-limit';

const from = (address: string) => new Request('http://localhost/', { headers: { 'x-forwarded-for': address } });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') }));

describe('refuseTooMany', () => {
  it('allows as many uses as the rule, then returns how long to wait', async () => {
    const rule = { name: 'test-share', uses: 3, seconds: 60 };
    for (let use = 0; use < 3; use += 1) expect(await refuseTooMany(from('203.0.113.1'), rule)).toBeNull();
    vi.advanceTimersByTime(20_500);

    const refusal = await refuseTooMany(from('203.0.113.1'), rule);
    expect(refusal?.status).toBe(429);
    expect(refusal?.headers.get('retry-after')).toBe('40');
    expect(await refusal?.json()).toEqual({ error: expect.any(String), code: 'tooManyRequests' });

    vi.advanceTimersByTime(39_499);
    expect((await refuseTooMany(from('203.0.113.1'), rule))?.headers.get('retry-after')).toBe('1');
    vi.advanceTimersByTime(1);
    expect(await refuseTooMany(from('203.0.113.1'), rule)).toBeNull();
  });

  it('counts each visitor and each rule separately', async () => {
    const rule = { name: 'test-apart', uses: 1, seconds: 60 };
    expect(await refuseTooMany(from('203.0.113.1'), rule)).toBeNull();
    expect(await refuseTooMany(from('203.0.113.2'), rule)).toBeNull();
    expect(await refuseTooMany(from('203.0.113.1'), { ...rule, name: 'test-other' })).toBeNull();
    expect((await refuseTooMany(from('203.0.113.1'), rule))?.status).toBe(429);
  });

  it('ignores a claimed address', async () => {
    const rule = { name: 'test-claim', uses: 1, seconds: 60 };
    expect(await refuseTooMany(from('6.6.6.6, 203.0.113.1'), rule)).toBeNull();
    expect((await refuseTooMany(from('7.7.7.7, 203.0.113.1'), rule))?.status).toBe(429);
  });

  it('reads the visitor’s address behind the trusted proxies', async () => {
    vi.stubEnv('TRUSTED_PROXY_COUNT', '1');
    const rule = { name: 'test-proxy', uses: 1, seconds: 60 };
    expect(await refuseTooMany(from('203.0.113.1, 10.0.0.2'), rule)).toBeNull();
    expect(await refuseTooMany(from('203.0.113.2, 10.0.0.2'), rule)).toBeNull();
    expect((await refuseTooMany(from('203.0.113.1, 10.0.0.2'), rule))?.status).toBe(429);
  });

  it.each(['', '-1', 'many', '1.5'])('trusts no proxy when TRUSTED_PROXY_COUNT is %j', async (count) => {
    vi.stubEnv('TRUSTED_PROXY_COUNT', count);
    const rule = { name: `test-count-${count}`, uses: 1, seconds: 60 };
    expect(await refuseTooMany(from('6.6.6.6, 203.0.113.1'), rule)).toBeNull();
    expect((await refuseTooMany(from('203.0.113.1'), rule))?.status).toBe(429);
  });
});
