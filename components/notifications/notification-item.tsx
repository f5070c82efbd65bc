'use client';

import clsx from 'clsx';
import type { Locale } from '@/lib/i18n/locales';
import type { Notification } from '@/lib/notifications/notification';
import { fullTime, relativeTime } from '@/lib/notifications/relative-time';
import { TypeIcon } from './type-icon';

interface NotificationItemProps {
  item: Notification;
  locale: Locale;
  unreadMark: string;
  /** Milliseconds. */
  now: number;
  onRead: (id: string) => void;
}

/** Stays a button once it is read, so that the keyboard does not lose its place. */
export function NotificationItem({ item, locale, unreadMark, now, onRead }: NotificationItemProps) {
  const moment = Date.parse(item.created_at);
  return (
    <button
      type="button"
      aria-disabled={item.read}
      onClick={() => item.read || onRead(item.id)}
      className={clsx(
        'relative flex w-full gap-3 px-4 py-3.5 text-start transition-colors duration-150 -outline-offset-2',
        item.read ? 'cursor-default' : 'hover:bg-sunken',
      )}
    >
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
    </button>
  );
}
