'use client';

import { useEffect, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import type { Locale } from '@/lib/i18n/locales';
import { arrivalText } from '@/lib/notifications/arrival-text';
import { describeCount } from '@/lib/notifications/counted';
import { badgeText } from '@/lib/notifications/notification-state';
import { type ClientLoader, loadBrowserClient } from '@/lib/supabase/load-browser';
import type { BellWords } from '../notification-words';
import { bellPath, LineIcon } from '../type-icon';
import { useFeed } from '../use-feed';
import { BellPanel } from './bell-panel';

interface BellProps {
  locale: Locale;
  words: BellWords;
  /** Defaults to the signed-in user. */
  userId?: string;
  loadClient?: ClientLoader;
}

const panelId = 'notifications-panel';

/** The number of unread notifications, and the newest of them in a popover. */
export function Bell({ locale, words, userId, loadClient = loadBrowserClient }: BellProps) {
  const { feed, state } = useFeed(loadClient, userId);
  const [hasNews, setHasNews] = useState(false);

  useEffect(() => {
    return feed?.onArrival((rows) => {
      const [only, ...others] = rows;
      if (!only) return;
      const text = others.length > 0 ? describeCount(words.missed, rows.length, locale) : arrivalText(only, words.completed);
      void showToast('info', text);
      setHasNews(true);
    });
  }, [feed, words, locale]);

  const badge = badgeText(state.unread);
  const label = badge ? describeCount(words.unread, state.unread, locale) : words.label;
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        style={{ anchorName: `--${panelId}` }}
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors hover:bg-sunken has-[+_:popover-open]:bg-sunken"
      >
        <LineIcon path={bellPath} className="size-6 lg:size-5" />
        <span className="sr-only">{label}</span>
        {badge && (
          <bdi
            aria-hidden="true"
            className="absolute end-0.5 top-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-pill bg-accent-fill px-1 font-semibold text-on-fill text-xs tabular-nums"
          >
            {badge}
          </bdi>
        )}
      </button>
      <BellPanel id={panelId} locale={locale} words={words} feed={feed} state={state} />
      {/* Announced when something has arrived, not when the page opens. */}
      <p role="status" className="sr-only">
        {hasNews && badge && label}
      </p>
    </>
  );
}
