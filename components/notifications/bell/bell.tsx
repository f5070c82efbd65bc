'use client';

import { useEffect, useState } from 'react';
import { bellPath, LineIcon } from '@/components/notifications/notification-list';
import { showToast } from '@/components/ui/feedback/toast';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { arrivalText } from '@/lib/notifications/arrival-text';
import { describeCount } from '@/lib/notifications/counted';
import type { NotificationFeed } from '@/lib/notifications/feed/notification-feed';
import { pageSize } from '@/lib/notifications/notification';
import { badgeText, listed, type NotificationState } from '@/lib/notifications/notification-state';
import { type ClientLoader, loadBrowserClient } from '@/lib/supabase/load-browser';
import { ListEmpty, ListLoading, MarkAll, NotificationList } from '../notification-list';
import type { BellWords } from '../notification-words';
import { useFeed } from '../use-feed';

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

interface BellPanelProps {
  id: string;
  locale: Locale;
  words: BellWords;
  feed: NotificationFeed | null;
  state: NotificationState;
}

/** As wide as a phone, below its bar; on wider screens anchored to the bell. Without CSS anchors, at the end of the bar. */
const place =
  'fixed inset-x-0 top-(--header-height) bottom-auto m-0 w-full max-w-none sm:start-auto sm:end-4 sm:w-104 sm:supports-[position-area:block-end]:inset-auto sm:supports-[position-area:block-end]:mt-1.5 sm:[position-area:block-end_span-inline-start] sm:[position-try-fallbacks:flip-inline]';

/** The newest notifications, in a popover of the header. */
function BellPanel({ id, locale, words, feed, state }: BellPanelProps) {
  const items = listed(state, 'all').slice(0, pageSize);
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      popover="auto"
      aria-labelledby={headingId}
      style={{ positionAnchor: `--${id}` }}
      onToggle={({ newState }) => newState === 'open' && void feed?.refresh()}
      className={`${place} max-h-[calc(100dvh-var(--header-height)-1rem)] overflow-y-auto overscroll-contain border border-line bg-raised text-ink shadow-float max-sm:rounded-b-card max-sm:border-x-0 sm:rounded-card`}
    >
      <div className="sticky top-0 flex items-center justify-between gap-2 border-line border-b bg-raised py-1.5 ps-4 pe-1.5">
        <p id={headingId} className="font-semibold">
          {words.label}
        </p>
        {items.length > 0 && <MarkAll feed={feed} unread={state.unread} words={words} />}
      </div>
      {state.status === 'loading' && <ListLoading text={words.loading} />}
      {state.status === 'ready' && items.length === 0 && <ListEmpty text={words.empty} />}
      <NotificationList
        items={items}
        locale={locale}
        unreadMark={words.unreadMark}
        onRead={(read) => void feed?.markRead(read)}
      />
      <div className="sticky bottom-0 border-line border-t bg-raised p-1.5">
        <LocalizedLink
          href={localizePath('/dashboard/notifications', locale)}
          prefetch={false}
          className="flex min-h-11 items-center justify-center rounded-control font-medium text-accent hover:bg-sunken"
        >
          {words.all}
        </LocalizedLink>
      </div>
    </section>
  );
}
