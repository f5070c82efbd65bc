/**
 * How a link stands to the page on screen, as `aria-current` says it: the page itself, a section it belongs to, or neither.
 * Both are English paths without query.
 */
export function currentMark(href: string, pagePath: string): 'page' | 'true' | undefined {
  if (href === pagePath) return 'page';
  return href !== '/' && pagePath.startsWith(`${href}/`) ? 'true' : undefined;
}
