'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import type { DashboardPage } from './dashboard-nav';

interface DashboardTrailProps {
  label: string;
  /** From the home page to the dashboard. */
  trail: readonly { label: string; href: string }[];
  pages: readonly DashboardPage[];
}

/** The way from the home page to the page of the account on screen. */
export function DashboardTrail({ label, trail, pages }: DashboardTrailProps) {
  const segment = useSelectedLayoutSegment();
  const current = segment === null ? undefined : pages.find((page) => page.segment === segment);
  const before = current ? trail : trail.slice(0, -1);
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {before.map(({ label: name, href }) => (
          <li key={href} className="flex items-center gap-1">
            <LocalizedLink
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </LocalizedLink>
            <Icon name="chevron" className="size-4 text-line-strong" />
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-11 items-center font-medium">
          {(current ?? trail.at(-1))?.label}
        </li>
      </ol>
    </nav>
  );
}
