import { expect, test } from 'vitest';
import { explainFailure } from '@/lib/search/search-failure';
import { SearchError } from '@/lib/search/search-request';
import { searchFailures } from '@/supabase/functions/_shared/contracts/search-failure';

test.each([
  [400, 'invalid'],
  [429, 'busy'],
  [502, 'refused'],
  [503, 'paused'],
  [504, 'slow'],
  [500, 'unexpected'],
  [200, 'unexpected'],
])('an answer with status %s is told as %s', (status, kind) => {
  expect(explainFailure(new SearchError(status, 'Hotel search failed: x', '', 7))).toMatchObject({ kind, retryAfterSeconds: 7 });
});

test.each(searchFailures)('the code %s reaches the screen as it is, whatever the status', (code) => {
  expect(explainFailure(new SearchError(502, 'Hotel search failed: x', code)).code).toBe(code);
});

test('without an answer it is the network, or our own timeout', () => {
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
