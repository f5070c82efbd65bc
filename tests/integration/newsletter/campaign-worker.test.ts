import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostedDatabase, openHostedDatabase } from '../account/hosted-database.ts';

let db: HostedDatabase;
beforeAll(async () => {
  db = await openHostedDatabase();
});
afterAll(() => db?.close());

/** A campaign under way, with so many readers and no others. */
async function underWay(readers: number): Promise<string> {
  await db.exec('delete from public.campaigns; delete from public.mail_outbox; delete from public.newsletter_subscriptions');
  await db.rows(
    `insert into public.newsletter_subscriptions (email, locale, status, confirmed_at)
     select 'reader-' || number || '@example.com', 'en', 'confirmed', now() - interval '1 day' from generate_series(1, $1) as number`,
    [readers],
  );
  const [made] = await db.rows<{ id: string }>(
    `insert into public.campaigns (id, state, content, offers, staff_name, started_at)
     values (gen_random_uuid(), 'sending', '{}', '[]', 'Huda', now()) returning id`,
  );
  return made?.id ?? '';
}

const claim = (perMinute: number, lease = 120) =>
  db.rows<{ id: string; attempts: number; recipient: string }>(
    'select id, attempts, recipient from public.claim_campaign_mail($1, $2)',
    [perMinute, lease],
  );

async function count(condition = 'true'): Promise<number> {
  const [row] = await db.rows<{ n: number }>(`select count(*)::integer as n from public.campaign_mails where ${condition}`);
  return row?.n ?? -1;
}

const letPass = (time: string) => db.exec(`update public.campaign_mails set queued_at = queued_at - interval '${time}'`);
const finish = (mail: { id: string; attempts: number } | undefined) =>
  db.rows('select public.finish_mails($1)', [JSON.stringify([{ mail: mail?.id, attempt: mail?.attempts, problem: null }])]);

it('makes a quarter of a minute at once, and no more in a minute than it may', async () => {
  await underWay(50);
  for (let times = 0; times < 5; times += 1) await finish((await claim(8))[0]);
  expect(await count()).toBe(2);
  for (const expected of [4, 6, 8, 10]) {
    await letPass('16 seconds');
    for (let times = 0; times < 5; times += 1) await finish((await claim(8))[0]);
    expect(await count()).toBe(expected);
    expect(await count("queued_at > now() - interval '1 minute'")).toBeLessThanOrEqual(8);
  }
  expect(await count("state = 'sent'")).toBe(10);
});

it('makes one mail a minute where more are not allowed', async () => {
  await underWay(3);
  await finish((await claim(1))[0]);
  await letPass('20 seconds');
  expect(await claim(1)).toEqual([]);
  await letPass('41 seconds');
  expect(await claim(1)).toHaveLength(1);
});

it('does not pile up mail while the mail server is down', async () => {
  await underWay(50);
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await claim(8);
    await letPass('61 seconds');
  }
  expect(await count("state = 'queued'")).toBe(8);
});

it('continues after a crash where it stopped: each reader has one mail', async () => {
  const campaign = await underWay(5);
  const [first] = await claim(8);
  // The process dies; its lease ends.
  await db.rows("update public.mail_outbox set send_after = now() - interval '1 second' where id = $1", [first?.id]);
  const seen = new Set<string>();
  for (let turns = 0; turns < 10; turns += 1) {
    const [mail] = await claim(8);
    if (mail) seen.add(mail.recipient);
    if (mail) await finish(mail);
    await letPass('16 seconds');
  }
  expect(seen.size).toBe(5);
  expect(await count()).toBe(5);
  const [ended] = await db.rows('select state from public.campaigns where id = $1', [campaign]);
  expect(ended).toEqual({ state: 'sent' });
  // A worker that knows nothing of this makes no second mail.
  await db.rows("update public.campaigns set state = 'sending', ended_at = null, reached = null where id = $1", [campaign]);
  await claim(100);
  expect(await count()).toBe(5);
  const [mails] = await db.rows<{ n: number }>('select count(*)::integer as n from public.mail_outbox');
  expect(mails?.n).toBe(5);
});

it('a reader is forgotten after 90 days, and the sums stay', async () => {
  await underWay(2);
  await finish((await claim(8))[0]);
  await letPass('89 days');
  await db.rows('select public.run_retention()');
  expect(await count('subscription_id is not null')).toBe(2);
  await letPass('2 days');
  await db.rows('select public.run_retention()');
  expect(await count('subscription_id is not null')).toBe(0);
  expect(await count("state = 'sent'")).toBe(1);
});
