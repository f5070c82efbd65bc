import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no field leaves the day to the browser, which writes it in its own language', () => {
  const sources = globSync('{app,components}/**/*.tsx');
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /type[=:]\s*["']date["']/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
