import { afterEach, expect, it, vi } from 'vitest';
import { readCookies, writeCookie } from '@/lib/storage/cookies';

afterEach(() => vi.unstubAllGlobals());

it('a browser that lets no page have cookies is one without any', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  expect(readCookies()).toBe('');
  expect(() => writeCookie('a=b')).not.toThrow();
});
