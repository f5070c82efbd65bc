import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import type { Notification } from '../notification';
import {
  emptyState,
  missedSince,
  type NotificationState,
  type View,
  withAllRead,
  withArrival,
  withMarking,
  withNewest,
  withOlder,
  withOneRead,
  withUnreadAgain,
} from '../notification-state';
import { countUnread, markAllRead, markOneRead, readPage } from './notification-rows';

const name = 'karam-notifications';

/** In milliseconds, until the first read has succeeded. */
const retryMs = 5_000;

export type ArrivalListener = (rows: readonly Notification[]) => void;

export interface NotificationFeed {
  getState: () => NotificationState;
  /** Calls `listener` after each change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls `listener` with new rows: one at a time when live, together when they were missed. */
  onArrival: (listener: ArrivalListener) => () => void;
  /** Reads the newest page and the count again. */
  refresh: () => Promise<void>;
  loadOlder: (view: View) => Promise<void>;
  /** Resolves to whether the database confirmed; until it answers, the rows count as read. */
  markRead: (id: string) => Promise<boolean>;
  markAll: () => Promise<boolean>;
  stop: () => void;
}

/**
 * The notifications of one user, synchronised with the database until stopped. Never throws or rejects: a failed read is retried at the next
 * occasion, a failed mark becomes unread again (SPEC section 9).
 */
export function startNotificationFeed(client: SupabaseClient<Database>, userId: string): NotificationFeed {
  let state = emptyState;
  let isStopped = false;
  /** Incremented by each change made here: answers to earlier requests are then ignored. */
  let changes = 0;
  let marking = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const arrivalListeners = new Set<ArrivalListener>();

  function become(next: NotificationState): void {
    if (isStopped || next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function announce(rows: readonly Notification[]): void {
    if (rows.length > 0 && !isStopped) for (const listener of arrivalListeners) listener(rows);
  }

  function change(next: NotificationState): void {
    changes += 1;
    become(next);
  }

  const refresh = oneAtATime(async () => {
    clearTimeout(retry);
    if (isStopped) return;
    const asked = changes;
    const answer = await Promise.all([readPage(client, userId), countUnread(client, userId)]).catch(() => null);
    if (isStopped) return;
    if (!answer) {
      if (state.status === 'loading') retry = setTimeout(refreshNow, retryMs);
    } else if (asked === changes && marking === 0) {
      const before = state;
      become(withNewest(before, ...answer));
      announce(missedSince(before, state));
    } else if (marking === 0) refreshNow(); // Otherwise the marking in progress refreshes afterwards.
  });

  async function mark(next: NotificationState, write: () => Promise<void>): Promise<boolean> {
    const before = state;
    if (next === before) return true;
    const ids = new Set(before.items.filter((item, index) => !item.read && next.items[index]?.read).map(({ id }) => id));
    change(next);
    marking += 1;
    const isTaken = await write().then(
      () => true,
      () => false,
    );
    marking -= 1;
    if (isStopped) return isTaken;
    if (isTaken) tabs.notify();
    else change(withUnreadAgain(state, ids, before.unread - next.unread));
    if (marking === 0) refreshNow();
    return isTaken;
  }

  async function loadOlder(view: View): Promise<void> {
    const before = state.reach[view];
    if (!before) return;
    const page = await readPage(client, userId, { view, before }).catch(() => null);
    // The end may have moved in the meantime; this page would then leave a gap.
    if (page && state.reach[view]?.id === before.id) change(withOlder(state, view, page));
  }

  function onInsert(row: Notification): void {
    const next = withArrival(state, row);
    if (next === state || row.user_id !== userId) return;
    change(next);
    announce([row]);
  }

  /** Marked in another browser. The database counts rows that are not listed here. */
  function onUpdate(row: Notification): void {
    if (row.user_id !== userId) return;
    const isListed = state.items.some(({ id }) => id === row.id);
    if (!isListed) {
      if (state.unread > 0 || !row.read) refreshNow();
      return;
    }
    const next = withMarking(state, row);
    if (next !== state) change(next);
  }

  const refreshNow = () => void refresh();
  const tabs = joinOtherTabs(userId, refreshNow);
  const leaveChannel = listenToRows(client, userId, { onInsert, onUpdate, onFlowing: refreshNow });
  refreshNow();

  return {
    getState: () => state,
    subscribe: (listener) => added(listeners, listener),
    onArrival: (listener) => added(arrivalListeners, listener),
    refresh,
    loadOlder,
    markRead: (id) => mark(withOneRead(state, id), () => markOneRead(client, id)),
    markAll: () => mark(withAllRead(state), () => markAllRead(client, userId)),
    stop() {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(retry);
      leaveChannel();
      tabs.leave();
    },
  };
}

function added<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => set.delete(item);
}

interface OtherTabs {
  /** Notifies other tabs that a notification of this user was marked. */
  notify: () => void;
  leave: () => void;
}

/** Other tabs of this browser that show the same user. `onNews` is called when one of them has marked something. */
function joinOtherTabs(userId: string, onNews: () => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { notify: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) onNews();
  };
  return { notify: () => channel.postMessage(userId), leave: () => channel.close() };
}

/** Runs `task` one at a time. Calls during a run lead to one more run afterwards. Resolves when no run is left. `task` must not reject. */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  async function run(): Promise<void> {
    do {
      again = false;
      await task();
    } while (again);
    running = undefined;
  }
  return () => {
    again = true;
    running ??= run();
    return running;
  };
}

interface LiveRows {
  onInsert: (row: Notification) => void;
  /** A row was marked as read or unread, here or in another browser of the same user. */
  onUpdate: (row: Notification) => void;
  /** Called when changes begin to arrive: after the first connection and after each reconnection. */
  onFlowing: () => void;
}

/** A channel that is being closed keeps its name, so each new one needs another name. */
let channels = 0;

/** Calls `on` for changes of a user's rows; returns a function that stops it. The client reconnects and rejoins by itself. */
function listenToRows(client: SupabaseClient<Database>, userId: string, { onInsert, onUpdate, onFlowing }: LiveRows): () => void {
  const ofUser = { schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` };
  const channel = client
    .channel(`notifications-${userId}-${++channels}`)
    .on<Notification>('postgres_changes', { event: 'INSERT', ...ofUser }, ({ new: row }) => onInsert(row))
    .on<Notification>('postgres_changes', { event: 'UPDATE', ...ofUser }, ({ new: row }) => onUpdate(row))
    // Joining is not enough: the server reports separately that it reads the table's changes.
    .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
      if (extension === 'postgres_changes' && status === 'ok') onFlowing();
    });
  let hasLeft = false;
  const join = () => {
    if (!hasLeft) channel.subscribe();
  };
  // The session may still be loading from the cookie: a channel joined earlier would have no user.
  client.realtime.setAuth().then(join, join);
  return () => {
    hasLeft = true;
    client.removeChannel(channel).catch(() => undefined);
  };
}
