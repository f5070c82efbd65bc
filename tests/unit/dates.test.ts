import { expect, test } from 'vitest';
import { problemOfDay } from '@/lib/dates';

const today = '2026-11-21';

test.each([
  ['', '', null],
  ['2026-11-20', '', 'past'],
  ['2026-11-21', '', null],
  ['2028-11-21', '', null],
  ['2028-11-22', '', 'tooFar'],
  ['20280-01-01', '', 'tooFar'],
  ['2027-01-14', '2027-01-14', 'beforeStart'],
  ['2027-01-15', '2027-01-14', null],
  ['2026-11-20', '2027-01-14', 'past'],
])('a request for %j after %j is told %j', (day, start, problem) => {
  expect(problemOfDay(day, today, start)).toBe(problem);
});
