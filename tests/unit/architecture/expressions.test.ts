import { expect, it } from 'vitest';
import { expressionsIn, failureOf } from '@/scripts/checks/expressions';

it.each([
  ['[. ]+$', 'g', /2nd degree/],
  [String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, '', /2nd degree/],
  ['^(a+)+$', '', /exponential/],
  [String.raw`<a\s[^>]*href="([^"]+)"`, '', /2nd degree/],
])('/%s/%s takes more time than its input is long', (pattern, flags, problem) => {
  expect(failureOf({ pattern, flags })).toMatch(problem);
});

it.each([
  [String.raw`^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$`, ''],
  ['(?<![. ])[. ]+$', ''],
  [String.raw`\d{1,9}$`, ''],
])('/%s/%s does not', (pattern, flags) => {
  expect(failureOf({ pattern, flags })).toBeNull();
});

it('finds literal expressions and those made from text', () => {
  const { literals, made } = expressionsIn(
    'lib/x.ts',
    'const a = 1;\nexport const b = (t: string) => /x+/g.test(t) || new RegExp(t).test(t);\n',
  );
  expect(literals).toMatchObject([{ place: 'lib/x.ts:2', pattern: 'x+', flags: 'g' }]);
  expect(made).toEqual(['lib/x.ts:2']);
});
