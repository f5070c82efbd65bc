import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey } from '@/lib/storage/idempotency-key';

afterEach(() => vi.unstubAllGlobals());

describe('the key of a request that is sent again', () => {
  it('stays the same where storage is full and holds an earlier request', () => {
    const earlier = JSON.stringify({ content: '{"seats":1}', idempotencyKey: 'earlier' });
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => earlier, setItem: refuse });
    const { keyOf } = createIdempotencyKey('attempt');
    const first = keyOf({ seats: 2 });
    expect(first).not.toBe('earlier');
    expect(keyOf({ seats: 2 })).toBe(first);
  });
});
