import { cache } from 'react';
import type { GraphNode } from './graph';

/** One box per rendered page. The framework renders a page before what the page returns, so it is filled before it is read. */
const box = cache((): { about: readonly GraphNode[] } => ({ about: [] }));

/**
 * Says what a page is about, for search engines. Call it in the page, or in what draws all of it. The breadcrumb of the page writes it out in one graph with the
 * agency, the site and the path.
 */
export function describePage(...about: readonly GraphNode[]): void {
  box().about = about;
}

export function pageDescription(): readonly GraphNode[] {
  return box().about;
}
