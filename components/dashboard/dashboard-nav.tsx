'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
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

/** The pages of an account: a column beside them; above them on a phone, all in sight. */
export function DashboardNav({ label, pages }: DashboardNavProps) {
  const current = useSelectedLayoutSegment();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
        {pages.map(({ segment, href, label: name, icon }) => (
          <li key={href}>
            <LocalizedLink
              href={href}
              prefetch={false}
              aria-current={segment === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill px-3 font-medium text-ink-soft transition-colors hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent max-lg:border max-lg:border-line max-lg:bg-raised max-lg:aria-[current]:border-accent lg:gap-2.5 lg:rounded-control lg:px-4"
            >
              <Icon name={icon} className="size-5 max-sm:hidden" />
              {name}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
