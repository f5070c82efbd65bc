'use client';

import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/feedback/toast';
import type { NotificationFeed } from '@/lib/notifications/feed/notification-feed';
import type { ListWords } from './notification-words';

interface MarkAllProps {
  feed: NotificationFeed | null;
  unread: number;
  words: Pick<ListWords, 'markAll' | 'allMarked'>;
  className?: string;
}

/** Not `disabled` once all is read: the keyboard would lose its place. */
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
