'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/feedback/toast';
import { Spinner } from '@/components/ui/spinner';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import type { NotificationFeed } from '@/lib/notifications/feed/notification-feed';
import type { Notification } from '@/lib/notifications/notification';
import { notificationLink } from '@/lib/notifications/notification-link';
import { fullTime, relativeTime } from '@/lib/notifications/relative-time';
import type { ListWords } from './notification-words';
import { bellPath, LineIcon, TypeIcon } from './type-icon';

const minuteMs = 60_000;

interface NotificationListProps {
  items: readonly Notification[];
  locale: Locale;
  unreadMark: string;
  onRead: (id: string) => void;
}

/** Notifications, newest first. A press marks one read and opens its page. */
export function NotificationList({ items, locale, unreadMark, onRead }: NotificationListProps) {
  const now = useNow(items);
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <NotificationItem item={item} locale={locale} unreadMark={unreadMark} now={now} onRead={onRead} />
        </li>
      ))}
    </ul>
  );
}

/** The current time in milliseconds, updated once a minute and when `since` changes. */
function useNow(since: unknown): number {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came since is to be measured from a moment after it.
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [since]);
  return now;
}

interface NotificationItemProps {
  item: Notification;
  locale: Locale;
  unreadMark: string;
  /** Milliseconds. */
  now: number;
  onRead: (id: string) => void;
}

/** A link to its page. Without one, a button, also once it is read, so that the focus is not lost. */
export function NotificationItem({ item, locale, unreadMark, now, onRead }: NotificationItemProps) {
  const moment = Date.parse(item.created_at);
  const link = notificationLink(item);
  const className = clsx(
    'relative flex w-full gap-3 px-4 py-3.5 text-start transition-colors duration-150 -outline-offset-2',
    item.read && !link ? 'cursor-default' : 'hover:bg-sunken',
  );
  const markRead = () => item.read || onRead(item.id);
  const content = (
    <>
      <TypeIcon type={item.type} />
      <span className="min-w-0 grow">
        <span className={clsx('block break-words', item.read ? 'text-ink-soft' : 'font-medium')}>
          {!item.read && <span className="sr-only">{unreadMark}: </span>}
          <bdi>{item.title}</bdi>
        </span>
        {item.message && (
          <span className="mt-0.5 block break-words text-ink-soft text-sm">
            <bdi>{item.message}</bdi>
          </span>
        )}
        <time
          dateTime={item.created_at}
          title={fullTime(moment, locale)}
          className="mt-1 block text-ink-soft text-sm first-letter:uppercase"
        >
          {relativeTime(moment, now, locale)}
        </time>
      </span>
      {!item.read && <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-pill bg-accent" />}
    </>
  );
  if (link) {
    return (
      <LocalizedLink href={localizePath(link, locale)} prefetch={false} onClick={markRead} className={className}>
        {content}
      </LocalizedLink>
    );
  }
  return (
    <button type="button" aria-disabled={item.read} onClick={markRead} className={className}>
      {content}
    </button>
  );
}

interface MarkAllProps {
  feed: NotificationFeed | null;
  unread: number;
  words: Pick<ListWords, 'markAll' | 'allMarked'>;
  className?: string;
}

/** Not `disabled` once all are read, so that the focus is not lost. */
export function MarkAll({ feed, unread, words, className }: MarkAllProps) {
  async function markAll() {
    if (!feed || unread === 0) return;
    if (await feed.markAll()) await showToast('success', words.allMarked);
  }
  return (
    <Button
      variant="quiet"
      aria-disabled={unread === 0}
      onClick={() => void markAll()}
      className={`px-3 aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:no-underline ${className ?? ''}`}
    >
      {words.markAll}
    </Button>
  );
}

/** Shown while the list loads. */
export function ListLoading({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-10 text-ink-soft noscript:hidden">
      <Spinner /> {text}
    </p>
  );
}

/** Shown when the list is empty. */
export function ListEmpty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <span className="mb-3 inline-flex size-14 items-center justify-center rounded-pill bg-accent-soft text-accent">
        <LineIcon path={bellPath} className="size-6" />
      </span>
      <p className="font-medium">{text}</p>
      {children}
    </div>
  );
}
