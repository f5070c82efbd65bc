'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Notification } from '@/lib/notifications/notification';
import { NotificationItem } from './notification-item';

const minuteMs = 60_000;

interface NotificationListProps {
  items: readonly Notification[];
  locale: Locale;
  unreadMark: string;
  onRead: (id: string) => void;
}

/** Newest first. Pressing one marks it read, and opens what it is about. */
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

/** The moment, in milliseconds, moved on once a minute: enough for "5 minutes ago". `since` moves it on at once. */
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
