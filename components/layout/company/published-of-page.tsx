'use client';

import { type Published, setPublished } from '@/lib/state/published-content';

interface PublishedOfPageProps {
  kind: 'contact' | 'club';
  published: Published;
}

/** Gives scripts of the page what its server had of a kind. It stands before everything that shows some, and only where some is published. */
export function PublishedOfPage({ kind, published }: PublishedOfPageProps) {
  if (typeof window !== 'undefined') setPublished(kind, 'site', published, []);
  return null;
}
