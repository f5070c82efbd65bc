'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { LocalizedLink } from '@/lib/i18n/localized-link';

export interface DashboardPage {
  /** Folder below /dashboard; null for the dashboard itself. */
  segment: string | null;
  href: string;
  label: string;
  icon: IconName;
}

interface DashboardNavProps {
  label: string;
  pages: readonly DashboardPage[];
}

/** The pages of an account: a column beside them, a row that scrolls above them on a phone. */
export function DashboardNav({ label, pages }: DashboardNavProps) {
  const current = useSelectedLayoutSegment();
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to bring its name into view.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' });
  }, [current]);

  return (
    <nav ref={nav} aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1 lg:mx-0 lg:overflow-visible lg:px-0">
      <ul className="flex w-max gap-1 lg:w-auto lg:flex-col">
        {pages.map(({ segment, href, label: name, icon }) => (
          <li key={href}>
            <LocalizedLink
              href={href}
              prefetch={false}
              aria-current={segment === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-pill px-4 font-medium text-ink-soft transition-colors hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent lg:rounded-control"
            >
              <Icon name={icon} className="size-5" />
              {name}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
