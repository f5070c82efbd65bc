import type { Section } from '../events';

/** The first match counts: visas are services too, and packages are sold among the services. */
const rules: readonly (readonly [RegExp, Section])[] = [
  [/^\/branches\/./, 'branch'],
  [/^\/(services\/visa|support\/track-visa|support\/travel-requirements)$/, 'visa'],
  [/^\/(services\/packages$|travel\/)/, 'holiday'],
  [/^\/services\/./, 'service'],
  [/^\/blog(\/.|$)/, 'blog'],
];

/** The line of business of a page (SPEC section 7), by its English path; null for other pages. */
export function sectionOf(page: string): Section | null {
  return rules.find(([pattern]) => pattern.test(page))?.[1] ?? null;
}
