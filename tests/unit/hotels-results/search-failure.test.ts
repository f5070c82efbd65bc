import { expect, test } from 'vitest';
import { explainFailure } from '@/lib/search/search-failure';
import { SearchError } from '@/lib/search/search-request';
import { searchFailures } from '@/supabase/functions/_shared/contracts/search-failure';

test.each([
  [400, 'invalidSearch'],
  [429, 'tooManyRequests'],
  [502, 'supplierFailed'],
  [503, 'paused'],
  [504, 'supplierTooSlow'],
  [500, 'unexpected'],
  [200, 'unexpected'],
])('an answer with status %s is reported as %s', (status, code) => {
  expect(explainFailure(new SearchError(status, 'Hotel search failed: x', '', 7))).toMatchObject({ code, retryAfterSeconds: 7 });
});

test.each(searchFailures)('the code %s reaches the screen unchanged, with any status', (code) => {
  expect(explainFailure(new SearchError(502, 'Hotel search failed: x', code)).code).toBe(code);
});

test('without an answer it is "offline", or our own timeout', () => {
  expect(explainFailure(new TypeError('fetch failed')).code).toBe('offline');
  expect(explainFailure(new DOMException('', 'TimeoutError')).code).toBe('supplierTooSlow');
  expect(explainFailure('what').code).toBe('unexpected');
});

test.each([
  [600, 'tooManyRequests', true],
  [601, 'dailyLimitReached', false],
])('after too many searches, a wait of %s seconds is reported as %s', (seconds, code, mayRetry) => {
  expect(explainFailure(new SearchError(429, 'Too many', 'tooManyRequests', seconds))).toMatchObject({ code, mayRetry });
});
