import type { Section } from '../events';

/** In this order: visas are services too, and holidays are sold among them. */
const rules: readonly (readonly [RegExp, Section])[] = [
  [/^\/branches\/./, 'branch'],
  [/^\/(services\/visa|support\/track-visa|support\/travel-requirements)$/, 'visa'],
  [/^\/(services\/packages$|travel\/)/, 'holiday'],
  [/^\/services\/./, 'service'],
  [/^\/blog(\/.|$)/, 'blog'],
];

/** The part of the agency's business a page belongs to (SPEC section 7), by its English path; null for the rest. */
export function sectionOf(page: string): Section | null {
  return rules.find(([pattern]) => pattern.test(page))?.[1] ?? null;
}
