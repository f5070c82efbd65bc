import { afterEach, expect, it, vi } from 'vitest';
import { keepInAddress } from '@/lib/keep-in-address';

afterEach(() => vi.unstubAllGlobals());

const state = { __NA: true };

function visit(search: string, hash: string, replaceState = vi.fn()) {
  vi.stubGlobal('window', { location: { search, hash }, history: { state, replaceState } });
  return replaceState;
}

it('changes the query alone, unheard by Next, and only when it is another', () => {
  const replaced = visit('?from=DOH', '#hotels');
  keepInAddress(new URLSearchParams({ from: 'DOH' }));
  expect(replaced).not.toHaveBeenCalled();
  keepInAddress(new URLSearchParams({ from: 'LHR' }));
  expect(replaced).toHaveBeenCalledExactlyOnceWith(state, '', '?from=LHR#hotels');
});

it('goes on where the browser refuses', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  visit('', '', refuse);
  expect(() => keepInAddress(new URLSearchParams({ from: 'LHR' }))).not.toThrow();
  expect(refuse).toHaveBeenCalled();
});
