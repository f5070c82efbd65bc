import postgres from 'postgres';
import { expect, it } from 'vitest';
import { lockHolder } from '../../../supabase/local/database/folder-lock.mjs';
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
