import { describe, expect, test } from 'vitest';
import { aliases, aliasPrefixes, pagesBelowPrefixes, resolveAlias } from '@/lib/routes/aliases';
import { config } from '@/middleware';

// Next reads the matcher without running code, so it cannot be made from the table: this test keeps the two equal.
describe('the matcher of the middleware', () => {
  const literal = config.matcher.filter((entry) => typeof entry === 'string');

  test('lists every alias in both languages, and nothing else', () => {
    const expected = [
      ...Object.keys(aliases),
      ...Object.keys(aliasPrefixes).map((prefix) => `${prefix}/:place${butFor(prefix)}`),
    ];
    expect(literal.toSorted()).toEqual(expected.map((path) => `/:locale(ar)?${path}`).toSorted());
  });

  /** Nothing after a name of a page may slip past: `/booking/confirmation` is the page, `/booking/confirmation-2` no page of ours. */
  function butFor(prefix: string): string {
    const names = pagesBelowPrefixes.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.slice(prefix.length + 1));
    return names.length > 0 ? `((?!${names.map((name) => `${name}$`).join('|')})[^/]+)` : '';
  }

  test('meets other pages only for a language in the query or a stored choice', () => {
    const conditional = config.matcher.filter((entry) => typeof entry !== 'string');
    expect(conditional.map((entry) => entry.has[0]?.key)).toEqual(['lang', 'NEXT_LOCALE']);
  });
});

describe('aliases', () => {
  test('none leads to another alias', () => {
    for (const target of Object.values(aliases)) expect(resolveAlias(target.split('#')[0] ?? '')).toBeNull();
  });

  test('a prefix needs something after it, and takes one part only', () => {
    expect(resolveAlias('/package/')).toBeNull();
    expect(resolveAlias('/package/a/b')).toBeNull();
    expect(resolveAlias('/package/paris-4')).toBe('/travel/package/paris-4');
    expect(resolveAlias('/booking/paris-4')).toBe('/travel/booking/paris-4');
    for (const page of pagesBelowPrefixes) expect(resolveAlias(page)).toBeNull();
  });
});
