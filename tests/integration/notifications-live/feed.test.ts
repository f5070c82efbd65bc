import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NotificationFeed, startNotificationFeed } from '@/lib/notifications/feed/notification-feed.ts';
import { holdFeed } from '@/lib/notifications/feed/shared-feed.ts';
import type { Notification } from '@/lib/notifications/notification.ts';
import { listed } from '@/lib/notifications/notification-state.ts';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';

/** The server: only it may write notifications. */
let server: SupabaseClient;
const backend = testBackend();
const stops: (() => void)[] = [];

/** Sockets of the browsers below, and whether their network is down. */
const network = { isDown: false, sockets: new Set<WebSocket>() };

class BrowserSocket extends WebSocket {
  constructor(address: string | URL, protocols?: string | string[]) {
    super(network.isDown ? 'ws://127.0.0.1:9' : address, protocols);
    network.sockets.add(this);
  }
}

beforeAll(() => {
  server = backend.admin();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  network.isDown = false;
});

interface Traveller {
  id: string;
  client: SupabaseClient;
  feed: NotificationFeed;
  arrived: string[][];
}

async function newUser(name: string): Promise<{ id: string; email: string }> {
  const { client, id, email } = await signedInUser(backend, name);
  await client.removeAllChannels();
  return { id, email };
}

/** Another tab of a user, with the bell running. */
async function open({ id, email }: { id: string; email: string }): Promise<Traveller> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const realtime = { transport: BrowserSocket, reconnectAfterMs: () => 100 };
  const client = createClient(backend.url, backend.publishableKey, { auth, realtime });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const arrived: string[][] = [];
  const feed = startNotificationFeed(client, id);
  feed.onArrival((rows) => arrived.push(rows.map(({ title }) => title)));
  stops.push(() => {
    feed.stop();
    void client.realtime.disconnect();
  });
  return { id, client, feed, arrived };
}

async function notify(userId: string, ...titles: string[]): Promise<Notification[]> {
  const rows: Notification[] = [];
  for (const title of titles) {
    const row = { user_id: userId, type: 'voucher_eligible', title, message: 'A voucher of 100 QAR' };
    const { data: written, error } = await server.from('notifications').insert(row).select().single();
    if (error) throw error;
    rows.push(written as Notification);
  }
  return rows;
}

const titles = ({ feed }: Traveller) => feed.getState().items.map(({ title }) => title);
const unread = ({ feed }: Traveller) => feed.getState().unread;
const soon = { interval: 30 };
const isListening = ({ client }: Traveller) =>
  vi.waitFor(() => expect(client.getChannels().map(({ state }) => state)).toEqual(['joined']), soon);
/** Subscribed, and the following read is complete. */
async function isSettled(traveller: Traveller): Promise<void> {
  await isListening(traveller);
  await vi.waitFor(() => expect(traveller.feed.getState().status).toBe('ready'), soon);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await traveller.feed.refresh();
}

describe('two travellers at the same time', () => {
  it('each see only their own notifications, live and on top', async () => {
    const [owner, otherUser] = [await open(await newUser('owner')), await open(await newUser('stranger'))];
    await Promise.all([isSettled(owner), isSettled(otherUser)]);
    await notify(owner.id, 'First', 'Second');
    await notify(otherUser.id, 'Other');
    await vi.waitFor(() => expect(titles(owner)).toEqual(['Second', 'First']), soon);
    await vi.waitFor(() => expect(titles(otherUser)).toEqual(['Other']), soon);
    expect([unread(owner), unread(otherUser)]).toEqual([2, 1]);
    expect([owner.arrived, otherUser.arrived]).toEqual([[['First'], ['Second']], [['Other']]]);
  });

  it('marking all does not change those of the other', async () => {
    const [owner, otherUser] = [await open(await newUser('marks-all')), await open(await newUser('untouched'))];
    await notify(owner.id, 'A', 'B');
    await notify(otherUser.id, 'C');
    await Promise.all([owner.feed.refresh(), otherUser.feed.refresh()]);
    expect(await owner.feed.markAll()).toBe(true);
    await Promise.all([owner.feed.refresh(), otherUser.feed.refresh()]);
    expect([unread(owner), unread(otherUser)]).toEqual([0, 1]);
    const { data: left } = await server
      .from('notifications')
      .select('title')
      .eq('read', false)
      .in('user_id', [owner.id, otherUser.id]);
    expect(left).toEqual([{ title: 'C' }]);
  });
});

describe('after a loss of the network', () => {
  it('missed notifications appear and are announced once, and the next arrives live', async () => {
    const owner = await open(await newUser('tunnel'));
    await isSettled(owner);
    await notify(owner.id, 'Before');
    await vi.waitFor(() => expect(owner.arrived).toEqual([['Before']]), soon);

    network.isDown = true;
    for (const socket of network.sockets) socket.close();
    await vi.waitFor(() => expect(owner.client.realtime.isConnected()).toBe(false), soon);
    await notify(owner.id, 'Missed 1', 'Missed 2', 'Missed 3');
    expect(titles(owner)).toEqual(['Before']);

    network.isDown = false;
    await vi.waitFor(() => expect(titles(owner)).toEqual(['Missed 3', 'Missed 2', 'Missed 1', 'Before']), soon);
    await isSettled(owner);
    expect(owner.arrived).toEqual([['Before'], ['Missed 3', 'Missed 2', 'Missed 1']]);
    expect(unread(owner)).toBe(4);

    await notify(owner.id, 'After');
    await vi.waitFor(() => expect(titles(owner)[0]).toBe('After'), soon);
    expect(owner.arrived.at(-1)).toEqual(['After']);
    expect(titles(owner)).toHaveLength(5);
  });
});

describe('marking', () => {
  it('in one tab is visible in the other', async () => {
    const user = await newUser('two-tabs');
    const [row] = await notify(user.id, 'Seen once');
    const [here, there] = [await open(user), await open(user)];
    await Promise.all([isSettled(here), isSettled(there)]);
    expect([unread(here), unread(there)]).toEqual([1, 1]);
    expect(await here.feed.markRead(row?.id ?? '')).toBe(true);
    await vi.waitFor(() => expect([unread(here), unread(there)]).toEqual([0, 0]), soon);
    expect(there.feed.getState().items[0]?.read).toBe(true);
  });

  it('all is visible in another browser, without a channel between tabs', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const user = await newUser('two-browsers');
    await notify(user.id, 'One', 'Two');
    const [here, there] = [await open(user), await open(user)];
    await Promise.all([isSettled(here), isSettled(there)]);
    expect(await here.feed.markAll()).toBe(true);
    await vi.waitFor(() => expect([unread(here), unread(there)]).toEqual([0, 0]), soon);
    expect(listed(there.feed.getState(), 'unread')).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('is undone silently when the database refuses it', async () => {
    const owner = await open(await newUser('refused'));
    await notify(owner.id, 'One', 'Two');
    await isSettled(owner);
    const answers = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const id = owner.feed.getState().items[0]?.id ?? '';
    const marked = owner.feed.markRead(id);
    expect(unread(owner)).toBe(1);
    expect(await marked).toBe(false);
    expect(unread(owner)).toBe(2);
    expect(await owner.feed.markAll()).toBe(false);
    expect([unread(owner), listed(owner.feed.getState(), 'unread')]).toMatchObject([2, [{ title: 'Two' }, { title: 'One' }]]);
    answers.mockRestore();
  });

  it('changes only the read state, whatever a browser sends', async () => {
    const owner = await open(await newUser('forger'));
    const [row] = await notify(owner.id, 'As written');
    for (const change of [{ title: 'forged' }, { created_at: '2030-01-01' }, { read: true, type: 'x' }]) {
      const { error } = await owner.client.from('notifications').update(change).eq('user_id', owner.id);
      expect(error?.code).toBe('42501');
    }
    await owner.feed.refresh();
    expect(owner.feed.getState().items).toEqual([row]);
  });
});

describe('a long history', () => {
  it('counts all, lists 20, and continues from there in both views', async () => {
    const user = await newUser('collector');
    const moments = Array.from({ length: 50 }, (_, index) => new Date(Date.UTC(2026, 0, 1, 0, index >> 1)).toISOString());
    const rows = moments.map((created_at, index) => ({ user_id: user.id, type: 'tier_upgrade', title: `N${index}`, created_at }));
    const { error } = await server.from('notifications').insert(rows.map((row, index) => ({ ...row, read: index % 2 === 0 })));
    expect(error).toBeNull();
    const owner = await open(user);
    await isSettled(owner);
    const shown = (view: 'all' | 'unread') => listed(owner.feed.getState(), view);
    expect([unread(owner), shown('all').length, shown('unread').length]).toEqual([25, 20, 10]);
    await owner.feed.loadOlder('unread');
    expect([shown('all').length, shown('unread').length]).toEqual([20, 25]);
    await owner.feed.loadOlder('all');
    await owner.feed.loadOlder('all');
    expect(new Set(shown('all').map(({ title }) => title)).size).toBe(50);
    expect(owner.feed.getState().reach).toEqual({ all: null, unread: null });
  });
});

describe('leaving', () => {
  it('closes the channel, and no more events arrive', async () => {
    const owner = await open(await newUser('leaver'));
    await isSettled(owner);
    owner.feed.stop();
    await vi.waitFor(() => expect(owner.client.getChannels()).toEqual([]), soon);
    await notify(owner.id, 'Too late');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([titles(owner), owner.arrived]).toEqual([[], []]);
  });

  it('happens when the last user of the feed leaves, and on signing out', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const { id, client, feed: other } = await open(await newUser('holder'));
    other.stop();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', page);
    const topics = () => client.getChannels().length;
    await vi.waitFor(() => expect(topics()).toBe(0), soon);

    const [bell, list] = [holdFeed(client, id), holdFeed(client, id)];
    expect(bell.feed).toBe(list.feed);
    expect(topics()).toBe(1);
    bell.release();
    bell.release();
    await notify(id, 'While the tab slept');
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(list.feed.getState().unread).toBe(1), soon);
    expect(topics()).toBe(1);
    list.release();
    await vi.waitFor(() => expect(topics()).toBe(0), soon);

    const again = holdFeed(client, id);
    expect(again.feed).not.toBe(bell.feed);
    expect(topics()).toBe(1);
    await client.auth.signOut({ scope: 'local' });
    await vi.waitFor(() => expect(topics()).toBe(0), soon);
    again.release();
  });
});
