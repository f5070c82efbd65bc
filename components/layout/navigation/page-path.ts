'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The English path of the page. Read from the segments below the layout, because prerendered English pages have `/en` there, which their address
 * omits.
 */
export function usePagePath(): string {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('));
  return `/${segments.join('/')}`;
}
