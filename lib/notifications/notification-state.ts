import { type Notification, newestFirst, pageSize } from './notification';

/** `unread` lists only unread rows, and may go further back than the list of all. */
export type View = 'all' | 'unread';

/** The oldest loaded row of a view; null when there is nothing older. */
export type Reach = Notification | null;

export interface NotificationState {
  status: 'loading' | 'ready';
  /** All known rows, newest first, without duplicates. */
  items: readonly Notification[];
  /** Number of unread rows in the database, listed or not. */
  unread: number;
  reach: Readonly<Record<View, Reach>>;
}

export const emptyState: NotificationState = { status: 'loading', items: [], unread: 0, reach: { all: null, unread: null } };

/** The rows of a view. Rows older than its reach are left out, because there may be gaps. */
export function listed({ items, reach }: NotificationState, view: View): readonly Notification[] {
  const end = reach[view];
  return items.filter((item) => (view === 'all' || !item.read) && (!end || newestFirst(item, end) <= 0));
}

/** Adds the newest page and the count, as just read. Earlier rows stay, unless more have arrived than a page holds. */
export function withNewest(state: NotificationState, page: readonly Notification[], count: number): NotificationState {
  const isWhole = page.length < pageSize;
  // A row that arrived between the two answers is in the count, but not in the page: its event would count it again.
  const unread = isWhole ? page.filter(({ read }) => !read).length : count;
  const known = new Set(state.items.map(({ id }) => id));
  const adjoins = isWhole || page.some(({ id }) => known.has(id));
  const last = isWhole ? null : (page.at(-1) ?? null);
  if (state.status === 'loading' || !adjoins) {
    return { status: 'ready', items: merged(page, []), unread, reach: { all: last, unread: last } };
  }
  const reach = isWhole ? { all: null, unread: null } : state.reach;
  // Within the page, rows that the database no longer has are removed.
  const end = page.at(-1);
  const older = end && !isWhole ? state.items.filter((item) => newestFirst(item, end) > 0) : [];
  const next = { status: 'ready', items: merged(page, older), unread, reach } as const;
  // Nothing is unread: rows marked elsewhere may be older than the page.
  return unread === 0 ? withAllRead(next) : next;
}

/** Adds the next page of a view, older than its reach. */
export function withOlder(state: NotificationState, view: View, page: readonly Notification[]): NotificationState {
  const end = page.length < pageSize ? null : (page.at(-1) ?? null);
  const reach = { ...state.reach, [view]: end };
  // A page of all notifications covers the unread ones in its range.
  if (view === 'all' && isFurther(end, reach.unread)) reach.unread = end;
  return { ...state, items: merged(page, state.items), reach };
}

/** Adds a row that arrived live. A known row changes nothing. */
export function withArrival(state: NotificationState, row: Notification): NotificationState {
  if (state.items.some(({ id }) => id === row.id)) return state;
  return { ...state, items: merged([row], state.items), unread: state.unread + (row.read ? 0 : 1) };
}

/** Marks a listed row as in another browser. Returns the same state when nothing changes. */
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

/** Undoes a marking that the database did not confirm: rows and count. */
export function withUnreadAgain(state: NotificationState, ids: ReadonlySet<string>, count: number): NotificationState {
  const items = state.items.map((item) => (ids.has(item.id) && item.read ? { ...item, read: false } : item));
  return { ...state, items, unread: state.unread + count };
}

/** Unread rows newer than all known ones, which arrived while the user was away. Empty before the first read. */
export function missedSince(before: NotificationState, after: NotificationState): readonly Notification[] {
  if (before.status === 'loading') return [];
  const newest = before.items[0];
  return after.items.filter((item) => !item.read && (!newest || newestFirst(item, newest) < 0));
}

/** The badge of the bell: empty for 0, and 9+ above 9. */
export function badgeText(unread: number): string {
  if (unread <= 0) return '';
  return unread > 9 ? '9+' : String(unread);
}

function isFurther(a: Reach, b: Reach): boolean {
  if (!a || !b) return b !== null;
  return newestFirst(a, b) > 0;
}

/** `fresh` replaces known rows with the same id. */
function merged(fresh: readonly Notification[], known: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((item) => [item.id, item]));
  for (const item of fresh) byId.set(item.id, item);
  return [...byId.values()].sort(newestFirst);
}
