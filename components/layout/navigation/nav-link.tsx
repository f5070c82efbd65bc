'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';

interface NavLinkProps {
  /** English path. */
  href: string;
  locale: Locale;
  className: string;
  children: ReactNode;
}

/** A link of header or footer, marked when its page is open. */
export function NavLink({ href, locale, className, children }: NavLinkProps) {
  return (
    <LocalizedLink
      href={localizePath(href, locale)}
      prefetch={false}
      aria-current={currentMark(href, usePagePath())}
      className={className}
    >
      {children}
    </LocalizedLink>
  );
}

/** Hides its children on one page, already in the served HTML. */
export function HiddenOn({ path, children }: { path: string; children: ReactNode }) {
  return usePagePath() === path ? null : children;
}

/** The `aria-current` of a link: its page is open, a page of its section is open, or neither. Both are English paths without query. */
export function currentMark(href: string, pagePath: string): 'page' | 'true' | undefined {
  if (href === pagePath) return 'page';
  return href !== '/' && pagePath.startsWith(`${href}/`) ? 'true' : undefined;
}

/**
 * The English path of the page. Read from the segments below the layout, because prerendered English pages have `/en` there, which their address
 * omits.
 */
export function usePagePath(): string {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('));
  return `/${segments.join('/')}`;
}
