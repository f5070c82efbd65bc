'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface DatedLinkProps {
  /** Localized address with its query, without dates. */
  href: string;
  /** Query key and days from today, such as `{ departure: 14, return: 21 }`. */
  dates: Record<string, number>;
  className?: string;
  children: ReactNode;
}

/** A link whose dates are counted from the visitor's today: the page itself was written when the site was built. */
export function DatedLink({ href, dates, className, children }: DatedLinkProps) {
  const today = useSyncExternalStore(neverChanges, todayInQatar, () => null);
  const query = today
    ? Object.entries(dates)
        .map(([key, days]) => `&${key}=${addDays(today, days)}`)
        .join('')
    : '';
  return (
    <LocalizedLink href={`${href}${query}`} prefetch={false} className={className}>
      {children}
    </LocalizedLink>
  );
}

function neverChanges() {
  return () => {};
}
