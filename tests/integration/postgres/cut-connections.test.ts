import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { lockHolder } from '../../../supabase/local/database/folder-lock.mjs';
import { createServerSessions, readServerOptions } from '../../../supabase/local/database/server-database.ts';
import { databaseOf, signedInUser, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();

it('connections to the server that are cut under load end no process, and later requests and live changes are served', async () => {
  const { client, id } = await signedInUser(backend, 'cut');
  const heard: unknown[] = [];
  await new Promise<void>((resolve) => {
    client
      .channel('mine')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notifications' }, ({ new: row }) => heard.push(row))
      .subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
  const first = lockHolder(backend.dataDir)?.pid;
  const statusOfRead = async () => (await backend.admin().from('bookings').select('id')).status;
  const sql = postgres(databaseOf(backend.dataDir), { max: 1, onnotice: () => undefined });
  for (let turn = 0; turn < 5; turn += 1) {
    const reads = Array.from({ length: 40 }, statusOfRead);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await Promise.all(reads);
  }
  await sql.end();

  await expect.poll(statusOfRead).toBe(200);
  expect(await Promise.all(Array.from({ length: 40 }, statusOfRead))).toEqual(Array(40).fill(200));
  expect((await client.auth.getUser()).data.user?.id).toBe(id);
  const notify = async () => {
    await backend.admin().from('notifications').insert({ user_id: id, type: 'test', title: 'Heard' });
    return heard.length;
  };
  await expect.poll(notify).toBeGreaterThan(0);
  expect(lockHolder(backend.dataDir)?.pid).toBe(first);
  await client.removeAllChannels();
});

it('a statement that is sent while its connection breaks is refused, and does not wait for ever', async () => {
  const address = new URL(databaseOf(backend.dataDir));
  const clients: Socket[] = [];
  const between = createServer((client) => {
    const server = connect(Number(address.port), address.hostname);
    clients.push(client.on('error', () => server.destroy()));
    client.pipe(server.on('error', () => client.destroy())).pipe(client);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const through = new URL(address);
  through.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  const sessions = createServerSessions(await readServerOptions(through.href), 1);
  try {
    const session = await sessions.take();
    await session.exec('begin');
    const slow = session.query('select pg_sleep(60)');
    // As an error of a transaction does: it is rolled back at once.
    const rolledBack = slow.catch(() =>
      session.exec('rollback').then(
        () => 'done',
        () => 'refused',
      ),
    );
    for (const client of clients) client.resetAndDestroy();
    expect(await rolledBack).toBe('refused');
    sessions.giveBack(session);
    expect((await (await sessions.take()).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await sessions.end();
    between.close();
  }
});
