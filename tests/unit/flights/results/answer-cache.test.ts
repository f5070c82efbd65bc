import { describe, expect, test } from 'vitest';
import { cacheAnswer, cachedAnswerOf } from '@/lib/flights/search/answer-cache';
import { makeAnswer, oneWay } from './offers';

const searchOn = (day: number) => ({ ...oneWay, departureDate: `2027-02-${String(day).padStart(2, '0')}` });
const beforeExpiry = Date.parse('2027-01-01T10:29:59Z');

describe('cached answers of a page', () => {
  test('are returned until their offers expire', () => {
    const answer = makeAnswer([], searchOn(1));
    cacheAnswer(searchOn(1), answer);
    expect(cachedAnswerOf(searchOn(1), beforeExpiry)).toBe(answer);
    expect(cachedAnswerOf(searchOn(1), beforeExpiry + 1000)).toBeNull();
    expect(cachedAnswerOf({ ...searchOn(1), cabinClass: 'BUSINESS' }, beforeExpiry)).toBeNull();
  });

  test('are the twelve latest', () => {
    for (let day = 1; day <= 14; day += 1) cacheAnswer(searchOn(day), makeAnswer([]));
    expect([1, 2, 3, 14].map((day) => cachedAnswerOf(searchOn(day), beforeExpiry) !== null)).toEqual([false, false, true, true]);
  });
});
