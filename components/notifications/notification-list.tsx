'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/feedback/toast';
import { Spinner } from '@/components/ui/spinner';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import type { NotificationFeed } from '@/lib/notifications/feed/notification-feed';
import type { Notification } from '@/lib/notifications/notification';
import { isKnownType, type NotificationType } from '@/lib/notifications/notification';
import { fullTime, notificationLink, relativeTime } from '@/lib/notifications/notification-text';
import type { ListWords } from './notification-words';

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

export function ListLoading({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-10 text-ink-soft noscript:hidden">
      <Spinner /> {text}
    </p>
  );
}

export function ListEmpty({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <span className="mb-3 inline-flex size-14 items-center justify-center rounded-pill bg-accent-soft text-accent">
        <LineIcon path={bellPath} className="size-6" />
      </span>
      <p className="font-medium">{text}</p>
    </div>
  );
}

/** In the style of components/ui/icon. */
export const bellPath = 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15zM10 18.5a2 2 0 0 0 4 0M12 3v2';

const paths: Record<NotificationType, string> = {
  // A present with its bow.
  birthday_bonus:
    'M4.5 12h15v8.5h-15zM3.5 8h17v4h-17zM12 8v12.5M12 8C9 8 7 6.8 7.3 5S10.5 3.2 12 8Zm0 0c3 0 5-1.2 4.7-3S13.5 3.2 12 8Z',
  // A medal.
  tier_upgrade:
    'M12 15.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3-1L7.5 21l4.5-2.5 4.5 2.5-1.5-6.5M12 7.5v5M9.8 9.7 12 7.5l2.2 2.2',
  // A shield with a clock hand in it.
  tier_expiry_warning: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3Zm0 5v4.5l2.5 1.5',
  // An hourglass.
  points_expiry_warning:
    'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 4 5.5 4 8.5s-4 3.5-4 8.5M16 3.5c0 5-4 5.5-4 8.5s4 3.5 4 8.5M10.5 17.5h3',
  // A ticket.
  voucher_eligible: 'M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2M7 10.5h3.5M7 13.5h3.5',
  // Steps that climb.
  tier_upgrade_opportunity: 'M3.5 20.5h17V7.5h-4.5v4.5h-4.5v4h-4v4.5M7 9l3.5-3.5M7.5 5.5h3v3',
};

const warning = new Set(['tier_expiry_warning', 'points_expiry_warning']);

/** The icon of a type in a round field; a bell for unknown types. */
function TypeIcon({ type }: { type: string }) {
  const isWarning = warning.has(type);
  return (
    <span
      className={clsx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-pill',
        isWarning ? 'bg-sun-soft text-on-sun-soft' : 'bg-accent-soft text-accent',
      )}
    >
      <LineIcon path={isKnownType(type) ? paths[type] : bellPath} mirrored={type === 'tier_upgrade_opportunity'} />
    </span>
  );
}

interface LineIconProps {
  path: string;
  className?: string;
  mirrored?: boolean;
}

export function LineIcon({ path, className = 'size-5', mirrored = false }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}${mirrored ? ' faces-forward' : ''}`}>
      <path d={path} />
    </svg>
  );
}
