import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceAddressQuery } from '@/lib/browser/replace-query';
import { readCookies, writeCookie } from '@/lib/storage/cookies';
import { createIdempotencyKey } from '@/lib/storage/idempotency-key';

describe('cookies', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('a browser that lets no page have cookies is one without any', () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
    expect(readCookies()).toBe('');
    expect(() => writeCookie('a=b')).not.toThrow();
  });
});

describe('idempotency key', () => {
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
});

describe('replace query', () => {
  const state = { __NA: true };

  function visit(search: string, hash: string, replaceState = vi.fn()) {
    vi.stubGlobal('window', { location: { search, hash }, history: { state, replaceState } });
    return replaceState;
  }

  it('changes only the query, without Next.js, and only when it differs', () => {
    const replaced = visit('?from=DOH', '#hotels');
    replaceAddressQuery(new URLSearchParams({ from: 'DOH' }));
    expect(replaced).not.toHaveBeenCalled();
    replaceAddressQuery(new URLSearchParams({ from: 'LHR' }));
    expect(replaced).toHaveBeenCalledExactlyOnceWith(state, '', '?from=LHR#hotels');
  });

  it('continues when the browser refuses', () => {
    const refuse = vi.fn(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    visit('', '', refuse);
    expect(() => replaceAddressQuery(new URLSearchParams({ from: 'LHR' }))).not.toThrow();
    expect(refuse).toHaveBeenCalled();
  });
});
