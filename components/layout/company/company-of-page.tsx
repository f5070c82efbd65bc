'use client';

import { type Published, setPublished } from '@/lib/state/published-content';

/** Gives scripts of the page the contact data that its server had. It stands before everything that shows some, and only where some is published. */
export function CompanyOfPage({ contact }: { contact: Published }) {
  if (typeof window !== 'undefined') setPublished('contact', 'site', contact, []);
  return null;
}
