/** The `aria-current` of a link: its page is open, a page of its section is open, or neither. Both are English paths without query. */
export function currentMark(href: string, pagePath: string): 'page' | 'true' | undefined {
  if (href === pagePath) return 'page';
  return href !== '/' && pagePath.startsWith(`${href}/`) ? 'true' : undefined;
}
