import { expect, test } from 'vitest';
import { explainFailure } from '@/lib/network/search-failure';
import { SearchError } from '@/lib/network/search-request';

test.each([
  [400, 'invalid'],
  [429, 'busy'],
  [502, 'refused'],
  [503, 'paused'],
  [504, 'slow'],
  [500, 'unexpected'],
  [200, 'unexpected'],
])('an answer with status %s is told as %s', (status, kind) => {
  expect(explainFailure(new SearchError(status, 'Hotel search failed: x', '', 7))).toEqual({ kind, retryAfterSeconds: 7 });
});

test('without an answer it is the network, or our own patience', () => {
  expect(explainFailure(new TypeError('fetch failed')).kind).toBe('offline');
  expect(explainFailure(new DOMException('', 'TimeoutError')).kind).toBe('slow');
  expect(explainFailure('what').kind).toBe('unexpected');
});

test.each([
  [600, 'busy'],
  [601, 'usedUp'],
])('after too many searches, a wait of %s seconds is told as %s', (seconds, kind) => {
  expect(explainFailure(new SearchError(429, 'Too many', 'tooManyRequests', seconds)).kind).toBe(kind);
});
