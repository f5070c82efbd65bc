'use client';

import type { Locale } from '@/lib/i18n/locales';
import type { Notification } from '@/lib/notifications/notification';
import { NotificationItem } from './notification-item';
import { useNow } from './use-now';

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
