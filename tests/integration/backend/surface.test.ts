import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { password, signedInUser, testBackend } from './test-backend.ts';

const backend = testBackend();

/** `fetch` forbids setting Host. */
function statusWith(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${backend.url}${path}`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('the public surface of the backend', () => {
  it.each(['/', '/_system/info', '/_system/schema', '/storage/v1/bucket', '/health/x'])('answers 404 at %s', async (path) => {
    const answer = await fetch(backend.url + path, { headers: { apikey: backend.secretKey } });
    expect(answer.status).toBe(404);
  });

  it('requires an API key for data and accounts', async () => {
    expect((await fetch(`${backend.url}/rest/v1/notifications`)).status).toBe(401);
    const signUp = { method: 'POST', body: JSON.stringify({ email: 'keyless@example.com', password }) };
    expect((await fetch(`${backend.url}/auth/v1/signup`, signUp)).status).toBe(401);
  });

  it('escapes the content of mail on the outbox page', async () => {
    const email = '"<img/src=x>"@example.com';
    await backend.client().auth.signUp({ email: 'plain@example.com', password });
    await backend.client().auth.signUp({ email, password });
    const page = await (await fetch(`${backend.url}/_local/outbox`)).text();
    expect(page).toContain('plain@example.com');
    expect(page).not.toContain('<img');
  });

  it('refuses the outbox page behind proxies and with foreign host names', async () => {
    expect(await statusWith('/_local/outbox.json', {})).toBe(200);
    expect(await statusWith('/_local/outbox.json', { 'x-forwarded-for': '10.0.0.7' })).toBe(404);
    expect(await statusWith('/_local/outbox.json', { 'x-forwarded-host': 'karam.example.com' })).toBe(404);
    expect(await statusWith('/_local/outbox.json', { host: 'attacker.example.com' })).toBe(404);
  });

  it('refuses a body of more than two megabytes and stays up', async () => {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'x'.repeat(2_200_000) });
    expect((await fetch(`${backend.url}/auth/v1/signup`, { method: 'POST', headers, body })).status).toBe(413);
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });

  it('reads a body that is too large to its end, because a proxy that is still sending does not see the answer', async () => {
    const megabyte = Buffer.alloc(1_000_000, ' ');
    let sent = 0;
    const answer = await new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
      const headers = { apikey: backend.publishableKey, 'content-length': 9 * megabyte.length };
      const upload = request(`${backend.url}/rest/v1/rpc/desk_list`, { method: 'POST', headers }, ({ statusCode }) =>
        resolve({ status: statusCode, sent }),
      ).once('error', reject);
      const sendMore = () => {
        if (sent === 9) return upload.end();
        sent += 1;
        upload.write(megabyte, () => setTimeout(sendMore, 20));
      };
      sendMore();
    });
    expect(answer).toEqual({ status: 413, sent: 9 });
  });

  it('logs a failed statement without its values', async () => {
    const { id, client } = await signedInUser(backend, 'private');
    const secret = 'not-for-the-log';
    await backend.admin().from('notifications').insert({ user_id: id, type: '', title: secret });
    await backend.admin().from('notifications').select().eq('id', secret);
    await client.from('notifications').insert({ user_id: id, type: 'x', title: secret });
    expect(backend.log()).toContain('database error 23514 (notifications, notifications_type_check)');
    expect(backend.log()).not.toContain(secret);
  });

  it('answers 80 requests at once, each as its own user', async () => {
    const users = await Promise.all(['one', 'two', 'three', 'four'].map((name) => signedInUser(backend, name)));
    await backend
      .admin()
      .from('notifications')
      .insert(users.map(({ id, email }) => ({ user_id: id, type: 'x', title: email })));
    const asked = Array.from({ length: 80 }, (_, turn) => users[turn % users.length] as (typeof users)[number]);
    const titles = await Promise.all(asked.map(async ({ client }) => (await client.from('notifications').select('title')).data));
    expect(titles).toEqual(asked.map(({ email }) => [{ title: email }]));
  });
});
