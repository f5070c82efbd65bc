'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { Icon, type IconName } from '@/components/ui/icon';
import { LocalizedLink } from '@/lib/i18n/localized-link';

export interface DashboardPage {
  /** Path segment below /dashboard; null for the dashboard itself. */
  segment: string | null;
  href: string;
  label: string;
  icon: IconName;
}

interface DashboardNavProps {
  label: string;
  pages: readonly DashboardPage[];
}

/** The pages of an account: a column beside them; on a phone above them, all visible. */
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

interface DashboardTrailProps {
  label: string;
  /** From the home page to the dashboard. */
  trail: readonly { label: string; href: string }[];
  pages: readonly DashboardPage[];
}

/** The breadcrumb from the home page to the current page of the account. */
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

interface SignOutButtonProps {
  words: { signOut: string; signingOut: string; failed: string };
}

/** Ends the session of this browser. The account menu of the header reports it and redirects. */
export function SignOutButton({ words }: SignOutButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    const answer = await import('@/lib/account/auth-actions').then(({ signOut }) => signOut()).catch(() => null);
    if (!answer?.ok) void showToast('error', words.failed);
    setIsLeaving(false);
  }

  return (
    <button
      type="button"
      aria-disabled={isLeaving}
      onClick={() => void leave()}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-4 text-start font-medium text-ink-soft transition-colors hover:bg-sunken"
    >
      <Icon name="arrow" className="size-5" />
      <span>{isLeaving ? words.signingOut : words.signOut}</span>
    </button>
  );
}
