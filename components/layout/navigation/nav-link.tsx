'use client';

import type { ReactNode } from 'react';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { currentMark } from './current';
import { usePagePath } from './page-path';

interface NavLinkProps {
  /** English path. */
  href: string;
  locale: Locale;
  className: string;
  children: ReactNode;
}

/** A link of the frame. It is marked when its page is open. */
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

/** Leaves its children out on one page, already in the page as it is served. */
export function HiddenOn({ path, children }: { path: string; children: ReactNode }) {
  return usePagePath() === path ? null : children;
}
