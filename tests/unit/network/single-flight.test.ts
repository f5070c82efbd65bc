import { describe, expect, it, vi } from 'vitest';
import { createSingleFlight } from '@/lib/network/single-flight';

describe('createSingleFlight', () => {
  it('runs once for concurrent callers, and again for later ones', async () => {
    const share = createSingleFlight<number>();
    let land: (value: number) => void = () => undefined;
    const run = vi.fn(() => {
      return new Promise<number>((resolve) => {
        land = resolve;
      });
    });
    const both = Promise.all([share('a', run), share('a', run)]);
    land(7);
    expect(await both).toEqual([7, 7]);
    expect(run).toHaveBeenCalledTimes(1);
    const afterwards = share('a', run);
    land(8);
    expect(await afterwards).toBe(8);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('keeps keys apart', async () => {
    const share = createSingleFlight<string>();
    expect(await Promise.all([share('a', async () => 'a'), share('b', async () => 'b')])).toEqual(['a', 'b']);
  });

  it('passes a failure to all waiting callers, and does not cache it', async () => {
    const share = createSingleFlight<number>();
    const fail = () => Promise.reject(new Error('gone'));
    const settled = await Promise.allSettled([share('a', fail), share('a', async () => 1)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', async () => 2)).toBe(2);
  });
});
