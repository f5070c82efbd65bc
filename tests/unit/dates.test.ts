import { expect, test } from 'vitest';
import { formatDay, problemOfDay } from '@/lib/dates';

const today = '2026-11-21';

test.each([
  ['', '', null],
  ['2026-11-20', '', 'past'],
  ['2026-11-21', '', null],
  ['2028-11-21', '', null],
  ['2028-11-22', '', 'tooFar'],
  ['20280-01-01', '', 'tooFar'],
  ['2027-01-13', '2027-01-14', 'beforeStart'],
  ['2027-01-14', '2027-01-14', null],
  ['2026-11-20', '2027-01-14', 'past'],
])('a request for %j after %j is told %j', (day, start, problem) => {
  expect(problemOfDay(day, today, start)).toBe(problem);
});

test.each([
  ['2026-11-21', '21/11/2026'],
  ['2026-11-21T23:50:00', '21/11/2026'],
  ['2026-11-21T22:30:00Z', '22/11/2026'],
  ['2026-11-21T22:30:00.123456+00:00', '22/11/2026'],
  ['2026-12-31T20:59:59Z', '31/12/2026'],
  ['2026-11-22T01:30:00+03:00', '22/11/2026'],
])('%s is shown as %s: a day as written, an instant as the day it is in Qatar', (iso, shown) => {
  expect(formatDay(iso)).toBe(shown);
});
