import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceAddressQuery } from '@/lib/browser/address/replace-query';
import { withChanges } from '@/lib/browser/address/use-address-form';
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

describe('a form that is filled in while somebody types', () => {
  const empty = {
    to: '',
    adults: 1,
    legs: [
      { from: '', to: '' },
      { from: '', to: '' },
    ],
  };
  const loaded = {
    to: 'Dubai (DXB)',
    adults: 2,
    legs: [
      { from: 'Doha (DOH)', to: '' },
      { from: '', to: '' },
    ],
  };

  it('is what was loaded where nobody typed', () => {
    expect(withChanges(loaded, empty, empty)).toBe(loaded);
    expect(withChanges(loaded, empty, structuredClone(empty))).toEqual(loaded);
  });

  it('keeps each part that was changed, and takes the others', () => {
    const now = {
      ...empty,
      adults: 3,
      legs: [
        { from: '', to: 'London (LHR)' },
        { from: 'London (LHR)', to: '' },
      ],
      isAfterWork: true,
    };
    expect(withChanges(loaded, empty, now)).toEqual({
      to: 'Dubai (DXB)',
      adults: 3,
      legs: [
        { from: 'Doha (DOH)', to: 'London (LHR)' },
        { from: 'London (LHR)', to: '' },
      ],
      isAfterWork: true,
    });
  });

  it('keeps a value that was cleared', () => {
    expect(withChanges(loaded, { ...empty, to: 'Paris' }, { ...empty, to: '' }).to).toBe('');
  });
});
