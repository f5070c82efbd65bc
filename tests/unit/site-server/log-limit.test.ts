import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitLogLines } from '@/lib/site-server/log-limit';

const original = { error: console.error, warn: console.warn };
const lines: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  console.error = (line: string) => lines.push(line);
  console.warn = (line: string) => lines.push(line);
  limitLogLines(3);
});

afterEach(() => void Object.assign(console, original));

it('many errors give a few lines a second, and one with the number of omitted lines', () => {
  for (let count = 1; count <= 1000; count += 1) console.error(`error ${count}`);
  expect(lines).toEqual(['error 1', 'error 2', 'error 3']);
  vi.advanceTimersByTime(1000);
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ event: 'log-lines-left-out', count: 997 });
  console.warn('later');
  expect(lines[4]).toBe('later');
});

it('a few lines are written unchanged', () => {
  for (let second = 0; second < 5; second += 1) {
    console.error('once');
    vi.advanceTimersByTime(1000);
  }
  expect(lines).toEqual(Array(5).fill('once'));
});
