import { cache } from 'react';
import type { GraphNode } from './graph';

/** One per rendered page. React renders the page before its breadcrumb, so it is filled before it is read. */
const box = cache((): { about: readonly GraphNode[] } => ({ about: [] }));

/**
 * Sets the subject of a page for search engines. Call it in the page, or in the component that renders all of it. The page's breadcrumb writes it
 * into one graph with the agency, the site and the path.
 */
export function describePage(...about: readonly GraphNode[]): void {
  box().about = about;
}

export function pageDescription(): readonly GraphNode[] {
  return box().about;
}
