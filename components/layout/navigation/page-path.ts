'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The English path of the page on screen. Read from the segments below the layout, not from the address: prerendered
 * English pages live under `/en`, which their address does not say.
 */
export function usePagePath(): string {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('));
  return `/${segments.join('/')}`;
}
