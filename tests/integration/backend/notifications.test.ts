import type { RealtimePostgresInsertPayload, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInUser, testBackend } from './test-backend.ts';

interface Notification {
  id: string;
  user_id: string;
  type: string;
  title: string;
  message: string;
  read: boolean;
  created_at: string;
}

let owner: Awaited<ReturnType<typeof signedInUser>>;
let otherUser: Awaited<ReturnType<typeof signedInUser>>;
const backend = testBackend();

beforeAll(async () => {
  owner = await signedInUser(backend, 'owner');
  otherUser = await signedInUser(backend, 'stranger');
});

afterAll(async () => {
  await Promise.all([owner, otherUser].map((user) => user?.client.removeAllChannels()));
});

async function notify(userId: string, title: string): Promise<Notification> {
  const row = { user_id: userId, type: 'tier_upgrade', title, message: 'Welcome to Gold' };
  const { data: inserted, error } = await backend.admin().from('notifications').insert(row).select().single();
  if (error) throw error;
  return inserted as Notification;
}

const rowById = async (id: string) =>
  (await backend.admin().from('notifications').select().eq('id', id).single()).data as Notification;

describe('row level security of notifications', () => {
  it('shows a notification only to its owner, with every column of the contract', async () => {
    const { id } = await notify(owner.id, 'For the owner');
    const own = await owner.client.from('notifications').select().eq('id', id);
    expect(Object.keys(own.data?.[0] ?? {}).sort()).toEqual([
      'created_at',
      'id',
      'message',
      'read',
      'reference',
      'subject',
      'title',
      'type',
      'user_id',
    ]);
    expect(own.data?.[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    expect((await otherUser.client.from('notifications').select().eq('id', id)).data).toEqual([]);
    expect((await backend.client().from('notifications').select().eq('id', id)).error?.code).toBe('42501');
  });

  it("lets the owner mark it read, and leaves a stranger's attempt without effect", async () => {
    const { id } = await notify(owner.id, 'To be read');
    const foreign = await otherUser.client.from('notifications').update({ read: true }).eq('id', id).select();
    expect(foreign.data).toEqual([]);
    expect((await rowById(id)).read).toBe(false);
    const own = await owner.client.from('notifications').update({ read: true }).eq('id', id).select();
    expect(own.data).toHaveLength(1);
    expect((await rowById(id)).read).toBe(true);
  });

  it.each([
    ['title', { title: 'forged' }],
    ['user_id', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['read together with title', { read: true, title: 'forged' }],
  ])('refuses the owner an update of %s', async (_columns, change) => {
    const { id } = await notify(owner.id, 'Unforgeable');
    const { error } = await owner.client.from('notifications').update(change).eq('id', id);
    expect(error?.code).toBe('42501');
    expect(await rowById(id)).toMatchObject({ title: 'Unforgeable', read: false, user_id: owner.id });
  });

  it('does not let the owner write or delete notifications', async () => {
    const { id } = await notify(owner.id, 'Stays');
    const inserted = await owner.client.from('notifications').insert({ user_id: owner.id, type: 'x', title: 'self-made' });
    expect(inserted.error?.code).toBe('42501');
    expect((await owner.client.from('notifications').delete().eq('id', id)).error?.code).toBe('42501');
    expect(await rowById(id)).toBeTruthy();
  });
});

/** Subscribes like the bell; `next` resolves with the first row with this title. */
async function listen(client: SupabaseClient, channel: string, userId?: string) {
  const heard: Notification[] = [];
  const waiting = new Map<string, (row: Notification) => void>();
  const onInsert = ({ new: row }: RealtimePostgresInsertPayload<Notification>) => {
    heard.push(row);
    waiting.get(row.title)?.(row);
  };
  const filter = {
    event: 'INSERT',
    schema: 'public',
    table: 'notifications',
    ...(userId && { filter: `user_id=eq.${userId}` }),
  } as const;
  await new Promise<void>((resolve, reject) => {
    client
      .channel(channel)
      .on<Notification>('postgres_changes', filter, onInsert)
      .subscribe((status, error) =>
        status === 'SUBSCRIBED' ? resolve() : status !== 'CLOSED' && reject(error ?? new Error(status)),
      );
  });
  return { heard, next: (title: string) => new Promise<Notification>((resolve) => waiting.set(title, resolve)) };
}

describe('realtime', () => {
  it('delivers an insert only to its owner, for any subscription of others', async () => {
    const own = await listen(owner.client, 'own', owner.id);
    const spying = await listen(otherUser.client, 'spy', owner.id);
    const everything = await listen(otherUser.client, 'everything');
    const anonymous = backend.client();
    const outside = await listen(anonymous, 'outside');

    const arrived = own.next('Live');
    const ownRow = await notify(owner.id, 'Live');
    expect(await arrived).toEqual(ownRow);

    // Changes arrive in order: once the other user receives this later one, the first was not pending for them.
    const marker = everything.next('Marker');
    await notify(otherUser.id, 'Marker');
    await marker;
    expect(everything.heard.map((row) => row.title)).toEqual(['Marker']);
    expect(spying.heard).toEqual([]);
    expect(outside.heard).toEqual([]);
    expect(own.heard.map((row) => row.title)).toEqual(['Live']);
    await anonymous.removeAllChannels();
  });

  it('refuses a forged token and a wrong API key', async () => {
    const forged = backend.client();
    await forged.realtime.setAuth('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4Iiwicm9sZSI6ImF1dGhlbnRpY2F0ZWQifQ.AAAA');
    await expect(listen(forged, 'forged')).rejects.toThrow();
    await forged.removeAllChannels();

    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`);
    await expect(
      new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject })),
    ).rejects.toBeDefined();
  });
});
