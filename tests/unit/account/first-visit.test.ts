import { describe, expect, it } from 'vitest';
import { isFirstVisit } from '@/lib/account/session/session-source';

const confirmed = '2026-11-21T10:00:00.000Z';
const hours = (count: number) => Date.parse(confirmed) + count * 3_600_000;

describe('a first visit', () => {
  it.each([
    ['comes with the confirmation', '2026-11-21T10:00:00.120Z', 1, true],
    ['needs no note of the sign-in', undefined, 1, true],
    ['is over with the next sign-in', '2026-11-21T11:00:00.000Z', 1, false],
    ['is over the day after', '2026-11-21T10:00:00.120Z', 25, false],
  ])('%s', (_, signedInAt, after, expected) => {
    expect(isFirstVisit(confirmed, signedInAt, hours(after))).toBe(expected);
  });

  it('is none without a confirmed address', () => {
    expect(isFirstVisit(undefined, confirmed, hours(1))).toBe(false);
  });
});
