import { afterEach, beforeEach, vi } from 'vitest';

let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void unexpected.push(words));
});

/** A test that expects an error sets its own spy on console.error. */
afterEach(() => {
  const errors = unexpected.map((words) => words.map(String).join(' '));
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
