import { type Notification, newestFirst, pageSize } from './notification';

/** `unread` lists those alone, which may reach further back than the list of all. */
export type View = 'all' | 'unread';

/** The last row of what a view has loaded; null when there is nothing older. */
export type Reach = Notification | null;

export interface NotificationState {
  status: 'loading' | 'ready';
  /** Every row that is known, newest first, none twice. */
  items: readonly Notification[];
  /** Unread ones in the database, listed here or not. */
  unread: number;
  reach: Readonly<Record<View, Reach>>;
}

export const emptyState: NotificationState = { status: 'loading', items: [], unread: 0, reach: { all: null, unread: null } };

/** The rows that a view shows. Rows older than what it has loaded are left out: there may be gaps before them. */
export function listed({ items, reach }: NotificationState, view: View): readonly Notification[] {
  const end = reach[view];
  return items.filter((item) => (view === 'all' || !item.read) && (!end || newestFirst(item, end) <= 0));
}

/** The newest page as just read, and the count. Rows known from before stay, unless more has come than the page holds. */
export function withNewest(state: NotificationState, page: readonly Notification[], unread: number): NotificationState {
  const isWhole = page.length < pageSize;
  const known = new Set(state.items.map(({ id }) => id));
  const adjoins = isWhole || page.some(({ id }) => known.has(id));
  const last = isWhole ? null : (page.at(-1) ?? null);
  if (state.status === 'loading' || !adjoins) {
    return { status: 'ready', items: merged(page, []), unread, reach: { all: last, unread: last } };
  }
  const reach = isWhole ? { all: null, unread: null } : state.reach;
  // Within the page the database has the last word: what it no longer holds is gone.
  const end = page.at(-1);
  const older = end && !isWhole ? state.items.filter((item) => newestFirst(item, end) > 0) : [];
  const next = { status: 'ready', items: merged(page, older), unread, reach } as const;
  // Nothing is unread: what was marked elsewhere may reach further back than the page.
  return unread === 0 ? withAllRead(next) : next;
}

/** The next page of a view, older than its reach. */
export function withOlder(state: NotificationState, view: View, page: readonly Notification[]): NotificationState {
  const end = page.length < pageSize ? null : (page.at(-1) ?? null);
  const reach = { ...state.reach, [view]: end };
  // A page of all notifications covers the unread ones in its range.
  if (view === 'all' && isFurther(end, reach.unread)) reach.unread = end;
  return { ...state, items: merged(page, state.items), reach };
}

/** A row that arrived live. One that is known already changes nothing. */
export function withArrival(state: NotificationState, row: Notification): NotificationState {
  if (state.items.some(({ id }) => id === row.id)) return state;
  return { ...state, items: merged([row], state.items), unread: state.unread + (row.read ? 0 : 1) };
}

/** A listed row as marked in another browser. Returns the same state when nothing changes. */
export function withMarking(state: NotificationState, { id, read }: Notification): NotificationState {
  if (!state.items.some((item) => item.id === id && item.read !== read)) return state;
  const items = state.items.map((item) => (item.id === id ? { ...item, read } : item));
  return { ...state, items, unread: Math.max(0, state.unread + (read ? -1 : 1)) };
}

export function withOneRead(state: NotificationState, id: string): NotificationState {
  if (!state.items.some((item) => item.id === id && !item.read)) return state;
  const items = state.items.map((item) => (item.id === id ? { ...item, read: true } : item));
  return { ...state, items, unread: Math.max(0, state.unread - 1) };
}

export function withAllRead(state: NotificationState): NotificationState {
  return { ...state, items: state.items.map((item) => (item.read ? item : { ...item, read: true })), unread: 0 };
}

/** Undoes a marking that the database did not accept: the rows, and the count. */
export function withUnreadAgain(state: NotificationState, ids: ReadonlySet<string>, count: number): NotificationState {
  const items = state.items.map((item) => (ids.has(item.id) && item.read ? { ...item, read: false } : item));
  return { ...state, items, unread: state.unread + count };
}

/** Unread rows newer than all known ones: what arrived while the user was away. Empty before the first read. */
export function missedSince(before: NotificationState, after: NotificationState): readonly Notification[] {
  if (before.status === 'loading') return [];
  const newest = before.items[0];
  return after.items.filter((item) => !item.read && (!newest || newestFirst(item, newest) < 0));
}

/** On the bell: nothing for none, and 9+ above 9. */
export function badgeText(unread: number): string {
  if (unread <= 0) return '';
  return unread > 9 ? '9+' : String(unread);
}

function isFurther(a: Reach, b: Reach): boolean {
  if (!a || !b) return b !== null;
  return newestFirst(a, b) > 0;
}

/** `fresh` wins over what was known of the same row. */
function merged(fresh: readonly Notification[], known: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((item) => [item.id, item]));
  for (const item of fresh) byId.set(item.id, item);
  return [...byId.values()].sort(newestFirst);
}
