import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logError } from '@/lib/log';

const lines: { event: string; count?: number }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(JSON.parse(line)));
  lines.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('many events in a second give 50 lines, and the next line tells how many were left out', () => {
  for (let count = 1; count <= 1000; count += 1) logError('flood', {});
  expect(lines).toHaveLength(50);
  vi.setSystemTime(Date.now() + 1000);
  logError('later', {});
  expect(lines.slice(50)).toMatchObject([{ event: 'log-lines-left-out', count: 950 }, { event: 'later' }]);
  vi.setSystemTime(Date.now() + 1000);
  logError('later still', {});
  expect(lines.slice(52)).toMatchObject([{ event: 'later still' }]);
});

it('when the clock is put back, lines are written again at once', () => {
  for (let count = 1; count <= 60; count += 1) logError('flood', {});
  vi.setSystemTime(Date.now() - 3_600_000);
  logError('earlier', {});
  expect(lines.at(-1)).toMatchObject({ event: 'earlier' });
});
