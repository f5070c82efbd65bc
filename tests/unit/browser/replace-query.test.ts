import { expect, it, vi } from 'vitest';
import { replaceAddressQuery } from '@/lib/browser/replace-query';

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
