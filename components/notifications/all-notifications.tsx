'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Locale } from '@/lib/i18n/locales';
import { listed, type View } from '@/lib/notifications/notification-state';
import { type ClientLoader, loadBrowserClient } from '@/lib/supabase/load-browser';
import { ListEmpty, ListLoading, MarkAll, NotificationList } from './notification-list';
import type { PageWords } from './notification-words';
import { useFeed } from './use-feed';

interface AllNotificationsProps {
  locale: Locale;
  words: PageWords;
  loadClient?: ClientLoader;
}

const nothing: ReadonlySet<string> = new Set();

/** All notifications of the signed-in user, in pages. Shares its feed with the bell. */
export function AllNotifications({ locale, words, loadClient = loadBrowserClient }: AllNotificationsProps) {
  const { feed, state } = useFeed(loadClient);
  const [view, setView] = useState<View>('all');
  /** Rows marked read in the view of unread ones: they stay until the view is selected again. */
  const [justRead, setJustRead] = useState(nothing);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const shown = new Set(listed(state, view).map(({ id }) => id));
  const items = state.items.filter(({ id }) => shown.has(id) || (view === 'unread' && justRead.has(id)));

  function choose(next: View) {
    setView(next);
    setJustRead(nothing);
  }

  function markRead(id: string) {
    setJustRead(new Set([...justRead, id]));
    void feed?.markRead(id);
  }

  async function loadOlder() {
    if (!feed || isLoadingOlder) return;
    setIsLoadingOlder(true);
    await feed.loadOlder(view);
    setIsLoadingOlder(false);
    // The button disappears with the last page; the focus moves to the list.
    if (!feed.getState().reach[view]) list.current?.focus({ preventScroll: true });
  }

  return (
    <div className="mt-6 max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ViewChoice view={view} words={words} onChoose={choose} />
        <MarkAll feed={feed} unread={state.unread} words={words} />
      </div>
      <div ref={list} tabIndex={-1} className="mt-3 overflow-hidden rounded-card border border-line bg-raised">
        {state.status === 'loading' && <ListLoading text={words.loading} />}
        {state.status === 'ready' && items.length === 0 && view === 'unread' && <ListEmpty text={words.noUnread} />}
        {state.status === 'ready' && items.length === 0 && view === 'all' && (
          <EmptyState art="pages/feedback" title={words.empty} text={words.emptyText} />
        )}
        <NotificationList items={items} locale={locale} unreadMark={words.unreadMark} onRead={markRead} />
      </div>
      {state.reach[view] && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" aria-disabled={isLoadingOlder} onClick={() => void loadOlder()}>
            {isLoadingOlder ? words.loadingOlder : words.older}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ViewChoiceProps {
  view: View;
  words: Pick<PageWords, 'filter' | 'filterAll' | 'filterUnread'>;
  onChoose: (view: View) => void;
}

function ViewChoice({ view, words, onChoose }: ViewChoiceProps) {
  const choices = [
    ['all', words.filterAll],
    ['unread', words.filterUnread],
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields of a form.
    <div role="group" aria-label={words.filter} className="flex gap-2">
      {choices.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={view === choice}
          onClick={() => onChoose(choice)}
          className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-5 font-medium transition-colors duration-150 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
