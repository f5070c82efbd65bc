import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as previewOf } from '@/app/api/desk/campaigns/preview/route';
import { POST as act, GET as offers } from '@/app/api/desk/campaigns/route';
import { POST as reportBounce } from '@/app/api/newsletter/bounces/route';
import { GET as openConfirm } from '@/app/api/newsletter/confirm/route';
import { HEAD as headPicture, GET as openPicture } from '@/app/api/newsletter/opened/route';
import { POST as chooseOpens } from '@/app/api/newsletter/opens/route';
import { POST as unsubscribe } from '@/app/api/newsletter/unsubscribe/route';
import { sendCampaigns } from '@/lib/mail/campaigns/watch-campaigns';
import { sendDueMail } from '@/lib/mail/outbox';
import { type CampaignContent, readCampaigns, readReaders } from '@/lib/newsletter/campaigns';
import { openedToken, opensToken, unsubscribeToken } from '@/lib/newsletter/readers';
import { confirmHash } from '@/lib/newsletter/subscribe';
import { packageKind } from '@/lib/packages/package-kind';
import { setPublished } from '@/lib/state/published-content';
import { smtpServer } from '../../unit/mail/smtp-server.ts';
import { newAddress, password, signedInRoles, testBackend, type SignedInUser as User } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
let customer: User;
let agent: User;
let editor: User;
let publisher: User;

beforeAll(async () => {
  ({ customer, agent, editor, publisher } = await signedInRoles(backend));
});

beforeEach(async () => {
  pointSiteAt(backend);
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  vi.stubEnv('CAMPAIGN_MAILS_PER_MINUTE', '100000');
  jar.clear();
  // A campaign goes to everybody: each test has its own readers.
  await backend.admin().from('newsletter_subscriptions').delete().neq('status', 'none').throwOnError();
});

const content: CampaignContent = {
  subject: { en: 'Three calm weeks by the sea', ar: 'ثلاثة أسابيع هادئة على البحر' },
  intro: { en: 'Autumn is the best time to go.\n\nHere is where.', ar: 'الخريف أجمل وقت للسفر.\n\nوإليك الوجهات.' },
  offers: ['istanbul', 'nice'],
};
const notAllowed = '42501';

const save = (user: User, id: string, { seen = 0, change = {} as Partial<CampaignContent> } = {}) =>
  user.client.rpc('desk_save_campaign', { campaign: id, its_content: { ...content, ...change }, seen });
const fixed = [
  {
    id: 'istanbul',
    name: { en: 'Istanbul', ar: 'إسطنبول' },
    accommodation: { en: 'Hotel', ar: 'فندق' },
    nights: 3,
    price: 1,
    months: [1],
  },
];
const send = (user: User, id: string, seen = 1) => user.client.rpc('desk_send_campaign', { campaign: id, seen, fixed });
const stop = (user: User, id: string) => user.client.rpc('desk_stop_campaign', { campaign: id });
const goOn = (user: User, id: string) => user.client.rpc('desk_continue_campaign', { campaign: id });
const remove = (user: User, id: string, seen = 1) => user.client.rpc('desk_delete_campaign', { campaign: id, seen });
const test = (user: User, id: string) => user.client.rpc('desk_test_campaign', { campaign: id, seen: 1 });

async function subscribe(locale: 'en' | 'ar' = 'en', more: object = {}): Promise<{ id: string; email: string }> {
  const email = newAddress('reader');
  const row = { email, locale, status: 'confirmed', confirmed_at: new Date().toISOString(), ...more };
  const { data } = await backend.admin().from('newsletter_subscriptions').insert(row).select('id').single().throwOnError();
  return { id: data.id, email };
}

async function subscription(id: string) {
  const { data } = await backend.admin().from('newsletter_subscriptions').select('*').eq('id', id).single().throwOnError();
  return data;
}

/** Made by the editor, sent by the publisher through the site, as the desk does it. */
async function sent(id: string = crypto.randomUUID(), change: Partial<CampaignContent> = {}): Promise<string> {
  expect((await save(editor, id, { change })).data).toBe('saved');
  await jar.signIn(backend, publisher.email, password);
  const answer = await act(postJson('/api/desk/campaigns', { type: 'send', id, seen: 1 }));
  expect(await answer.json()).toEqual({ outcome: 'sending' });
  return id;
}

async function figures(id: string) {
  const campaigns = await readCampaigns(editor.client);
  const found = campaigns.find((one) => one.id === id);
  return { state: found?.state, ...found?.counts };
}

const mailsOf = async (email: string) => (await backend.mailTo(email)).filter(({ subject }) => !/confirm|تأكيد/i.test(subject));
const isMail = (mail: Awaited<ReturnType<typeof mailsOf>>[number] | undefined) => {
  if (!mail) throw new Error('No mail');
  return mail;
};

describe('who may', () => {
  it('write, test, send, stop and read campaigns is decided by the role, in the database', async () => {
    const id = crypto.randomUUID();
    await subscribe();
    for (const { client } of [customer, agent]) {
      const user = { client } as User;
      for (const asked of [save(user, id), test(user, id), send(user, id), stop(user, id), goOn(user, id), remove(user, id)])
        expect((await asked).error?.code).toBe(notAllowed);
      expect(await readReaders(client)).toEqual({ en: 0, ar: 0 });
    }
    expect((await save(editor, id)).data).toBe('saved');
    for (const user of [customer, agent]) expect(await readCampaigns(user.client)).toEqual([]);
    expect((await backend.client().from('campaigns').select()).error?.code).toBe(notAllowed);
    expect((await backend.client().rpc('desk_campaign_readers')).error?.code).toBe(notAllowed);
    expect((await send(editor, id)).error?.code).toBe(notAllowed);
    for (const asked of [stop(editor, id), goOn(editor, id), remove(editor, id)])
      expect((await asked).error?.code).toBe(notAllowed);
    expect((await send(publisher, id)).data).toBe('sending');
    expect(await readReaders(editor.client)).toEqual({ en: 1, ar: 0 });
    expect((await agent.client.rpc('desk_campaign_counts', { campaign_ids: [id] })).data).toEqual([]);
    expect((await stop(publisher, id)).data).toBe('stopped');
  });

  it('read the readers, or write past the functions: nobody', async () => {
    for (const { client } of [customer, agent, editor, publisher]) {
      expect((await client.from('campaign_mails').select()).error?.code).toBe(notAllowed);
      expect((await client.from('newsletter_subscriptions').select()).error?.code).toBe(notAllowed);
      expect((await client.from('campaigns').update({ state: 'sent' }).neq('state', 'sent')).error?.code).toBe(notAllowed);
      expect((await client.rpc('claim_campaign_mail', { per_minute: 1 })).error?.code).toBe(notAllowed);
      const bounce = { address: 'a@example.com', its_kind: 'hard', instant: new Date().toISOString() };
      expect((await client.rpc('record_bounce', bounce)).error?.code).toBe(notAllowed);
      expect((await client.rpc('end_newsletter', { subscription: crypto.randomUUID() })).error?.code).toBe(notAllowed);
    }
  });

  it('see the preview and the offers: editors and publishers', async () => {
    const id = crypto.randomUUID();
    await save(editor, id);
    const ask = async () => {
      const headers = { 'x-forwarded-for': newVisitor() };
      const preview = await previewOf(new Request(`http://localhost/api/desk/campaigns/preview?id=${id}`, { headers }));
      const list = await offers(new Request('http://localhost/api/desk/campaigns', { headers }));
      return [preview.status, list.status];
    };
    expect(await ask()).toEqual([401, 401]);
    for (const user of [customer, agent]) {
      jar.clear();
      await jar.signIn(backend, user.email, password);
      expect(await ask()).toEqual([404, 403]);
    }
    jar.clear();
    await jar.signIn(backend, editor.email, password);
    expect(await ask()).toEqual([200, 200]);
  });
});

describe('a draft', () => {
  it('of two editors at once the second is told, and the same text twice is one', async () => {
    const id = crypto.randomUUID();
    expect((await save(editor, id)).data).toBe('saved');
    expect((await save(editor, id)).data).toBe('repeated');
    expect((await save(publisher, id, { seen: 1, change: { offers: ['nice'] } })).data).toBe('saved');
    expect((await save(editor, id, { seen: 1 })).data).toBe('stale');
    expect((await send(publisher, id, 1)).data).toBe('stale');
    expect((await send(publisher, id, 2)).data).toBe('nobody');
    await subscribe();
    expect((await send(publisher, id, 2)).data).toBe('sending');
    expect((await send(publisher, id, 2)).data).toBe('repeated');
    expect((await save(editor, id, { seen: 2 })).data).toBe('started');
    await stop(publisher, id);
  });

  it('that is wrong is refused with the field, and a holiday that is gone is not sent', async () => {
    await jar.signIn(backend, publisher.email, password);
    const id = crypto.randomUUID();
    const saving = (change: object) =>
      act(postJson('/api/desk/campaigns', { type: 'save', id, seen: 0, content: { ...content, ...change } }));
    const wrong = await saving({ subject: { en: 'One\r\nBcc: all', ar: '' }, offers: [] });
    expect([wrong.status, (await wrong.json()).details]).toEqual([
      400,
      [
        { path: 'content.subject.en', message: 'oneLine' },
        { path: 'content.subject.ar', message: 'required' },
        { path: 'content.offers', message: 'noOffer' },
      ],
    ]);
    expect(await (await saving({ offers: ['atlantis'] })).json()).toEqual({ outcome: 'saved' });
    const sending = await act(postJson('/api/desk/campaigns', { type: 'send', id, seen: 1 }));
    expect(await sending.json()).toEqual({ outcome: 'offerGone' });
    // What was saved past the site is checked again.
    const past = crypto.randomUUID();
    await save(editor, past, { change: { subject: { en: 'One\nTwo', ar: 'ب' } } });
    const outdated = await act(postJson('/api/desk/campaigns', { type: 'send', id: past, seen: 1 }));
    expect(await outdated.json()).toEqual({ outcome: 'outdated' });
  });

  it('is deleted as it was on screen, and what a colleague types then is a new one', async () => {
    const id = crypto.randomUUID();
    await save(editor, id);
    await save(editor, id, { seen: 1, change: { offers: ['nice'] } });
    expect((await remove(publisher, id, 1)).data).toBe('stale');
    await jar.signIn(backend, publisher.email, password);
    const deleting = () => act(postJson('/api/desk/campaigns', { type: 'delete', id, seen: 2 }));
    expect(await (await deleting()).json()).toEqual({ outcome: 'deleted' });
    expect(await (await deleting()).json()).toEqual({ outcome: 'repeated' });
    expect(await figures(id)).toEqual({});
    expect((await save(editor, id, { seen: 2 })).data).toBe('gone');
    expect((await save(editor, id)).data).toBe('saved');
    await subscribe();
    await send(publisher, id);
    expect((await remove(publisher, id)).data).toBe('started');
    await stop(publisher, id);
    expect((await remove(publisher, id)).data).toBe('started');
  });

  it('is tested by mail to oneself alone, in both languages', async () => {
    const reader = await subscribe();
    const id = crypto.randomUUID();
    await save(editor, id);
    await jar.signIn(backend, editor.email, password);
    const answer = await act(postJson('/api/desk/campaigns', { type: 'test', id, seen: 1 }));
    expect(await answer.json()).toEqual({ outcome: 'tested' });
    await sendDueMail();
    const subjects = (await backend.mailTo(editor.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining([`Test: ${content.subject.en}`, `تجربة: ${content.subject.ar}`]));
    expect(await mailsOf(reader.email)).toEqual([]);
    expect(await figures(id)).toMatchObject({ state: 'draft', sent: 0 });
  });
});

describe('a campaign', () => {
  it('goes to each subscriber once, in their language, also when two workers run at once', async () => {
    const readers = [await subscribe('en'), await subscribe('ar'), await subscribe('en'), await subscribe('ar')];
    const [pending, ended] = [await subscribe('en', { status: 'pending' }), await subscribe('en', { status: 'unsubscribed' })];
    const id = await sent();
    await Promise.all([sendCampaigns(), sendCampaigns(), sendCampaigns()]);
    await sendCampaigns();
    for (const [index, { email }] of readers.entries()) {
      const mails = await mailsOf(email);
      expect(mails.map(({ subject }) => subject)).toEqual([content.subject[index % 2 === 0 ? 'en' : 'ar']]);
    }
    for (const { email } of [pending, ended]) expect(await mailsOf(email)).toEqual([]);
    expect(await figures(id)).toMatchObject({ state: 'sent', sent: 4, failed: 0, queued: 0, skipped: 0, counting: 0 });
    // Sent again, it is nothing new, and who subscribes later does not get it.
    expect((await send(publisher, id)).data).toBe('repeated');
    const late = await subscribe();
    await sendCampaigns();
    expect(await mailsOf(late.email)).toEqual([]);
    expect((await mailsOf(readers[0]?.email ?? '')).length).toBe(1);
  });

  it('keeps names and prices of the moment it was sent', async () => {
    const { email } = await subscribe();
    const file = packageKind.fileOf('istanbul');
    const at = new Date().toISOString();
    setPublished('package', 'istanbul', { version: 1, at, content: { ...file, price: 4321 } }, []);
    const id = await sent();
    setPublished('package', 'istanbul', { version: 2, at, content: { ...file, price: 8765 } }, []);
    await sendCampaigns();
    setPublished('package', 'istanbul', null, []);
    const [mail] = await mailsOf(email);
    expect(mail?.text).toContain('4,321');
    expect(mail?.text).not.toContain('8,765');
    expect(mail?.text).toContain('/travel/package/istanbul');
    expect(await figures(id)).toMatchObject({ state: 'sent' });
  });

  it('is not for who unsubscribed, or asked for erasure, meanwhile', async () => {
    const [stays, ends, erased] = [await subscribe(), await subscribe(), await subscribe()];
    const id = await sent();
    // The mails are made, and the first is given to a worker that dies.
    const claimed = await backend.admin().rpc('claim_campaign_mail', { per_minute: 100_000, lease: 0 }).throwOnError();
    expect(claimed.data).toHaveLength(1);
    await backend.admin().rpc('end_newsletter', { subscription: ends.id }).throwOnError();
    await backend.admin().from('newsletter_subscriptions').delete().eq('id', erased.id).throwOnError();
    await sendCampaigns();
    expect(await mailsOf(stays.email)).toHaveLength(1);
    for (const { email } of [ends, erased]) expect(await mailsOf(email)).toEqual([]);
    expect(await figures(id)).toMatchObject({ state: 'sent', sent: 1, skipped: 2, failed: 0 });
  });

  it('that is stopped goes to nobody else', async () => {
    const [one, other] = [await subscribe(), await subscribe()];
    const id = await sent();
    await backend.admin().rpc('claim_campaign_mail', { per_minute: 100_000, lease: 0 }).throwOnError();
    expect((await stop(publisher, id)).data).toBe('stopped');
    expect((await stop(publisher, id)).data).toBe('repeated');
    await sendCampaigns();
    for (const { email } of [one, other]) expect(await mailsOf(email)).toEqual([]);
    expect(await figures(id)).toMatchObject({ state: 'stopped', sent: 0, skipped: 2 });
  });

  it('that has reached everybody is not stopped any more', async () => {
    await subscribe();
    const id = await sent();
    do {
      const claimed = await backend.admin().rpc('claim_campaign_mail', { per_minute: 100_000, lease: 0 }).throwOnError();
      const [mail] = claimed.data as { id: number; attempts: number }[];
      const done = [{ mail: mail?.id, attempt: mail?.attempts, problem: null, isFinal: false }];
      await backend.admin().rpc('finish_mails', { finished: done }).throwOnError();
    } while (((await figures(id)).queued ?? 0) > 0);
    expect((await stop(publisher, id)).data).toBe('tooLate');
    await sendCampaigns();
    expect((await figures(id)).state).toBe('sent');
  });

  it('that was stopped goes on where it stopped: each reader has one mail, and who left meanwhile has none', async () => {
    const readers = [await subscribe(), await subscribe('ar'), await subscribe(), await subscribe('ar')];
    const [left, back] = [await subscribe(), await subscribe()];
    const id = await sent();
    // All mails are made; one is sent, one is given to a worker that dies.
    const claim = () => backend.admin().rpc('claim_campaign_mail', { per_minute: 100_000, lease: 0 }).throwOnError();
    const [first] = (await claim()).data as { id: number; attempts: number; recipient: string }[];
    const done = [{ mail: first?.id, attempt: first?.attempts, problem: null, isFinal: false }];
    await backend.admin().rpc('finish_mails', { finished: done }).throwOnError();
    await claim();
    // One stands after all others, and has no mail yet.
    const before = { id: 'ffffffff-ffff-4fff-8fff-ffffffffffff', confirmed_at: new Date(0).toISOString() };
    const waiting = await subscribe('en', before);
    await stop(publisher, id);
    expect(await figures(id)).toMatchObject({ state: 'stopped', sent: 1, skipped: 5 });
    for (const { id: subscription_id } of [left, back])
      await backend.admin().rpc('end_newsletter', { subscription: subscription_id }).throwOnError();
    const again = { status: 'confirmed', confirmed_at: new Date().toISOString() };
    await backend.admin().from('newsletter_subscriptions').update(again).eq('id', back.id).throwOnError();
    // What was stopped long ago is not too old.
    const lately = new Date(Date.now() - 4 * 86_400_000).toISOString();
    await backend.admin().from('mail_outbox').update({ created_at: lately }).eq('reference', id).throwOnError();

    const continuing = () => act(postJson('/api/desk/campaigns', { type: 'continue', id }));
    expect(await (await continuing()).json()).toEqual({ outcome: 'sending' });
    expect(await (await continuing()).json()).toEqual({ outcome: 'repeated' });
    await Promise.all([sendCampaigns(), sendCampaigns()]);
    // The first was sent past the mail server.
    for (const { email } of readers) expect(await mailsOf(email)).toHaveLength(email === first?.recipient ? 0 : 1);
    const figured = await figures(id);
    expect(figured).toMatchObject({ state: 'sent', failed: 0, queued: 0 });
    expect((figured.sent ?? 0) + (figured.skipped ?? 0)).toBe(7);
    expect(await mailsOf(waiting.email)).toHaveLength(1);
    for (const { email } of [left, back]) expect(await mailsOf(email)).toEqual([]);
    expect((await goOn(publisher, id)).data).toBe('stale');
  });

  it('that was stopped does not go on with a holiday that has ended', async () => {
    await subscribe();
    const id = await sent();
    await stop(publisher, id);
    const file = packageKind.fileOf('nice');
    setPublished('package', 'nice', { version: 1, at: new Date().toISOString(), content: { ...file, onSale: false } }, []);
    const answer = await act(postJson('/api/desk/campaigns', { type: 'continue', id }));
    setPublished('package', 'nice', null, []);
    expect(await answer.json()).toEqual({ outcome: 'offerEnded' });
    expect(await figures(id)).toMatchObject({ state: 'stopped' });
  });

  it('is no hindrance for other mail, and counts an address that is refused', async () => {
    const { email } = await subscribe();
    const id = await sent();
    await backend.admin().rpc('claim_campaign_mail', { per_minute: 100_000, lease: 0 }).throwOnError();
    const other = newAddress('booker');
    const mail = { kind: 'newsletter_already', recipient: other, language: 'en', data: { id: crypto.randomUUID() } };
    await backend
      .admin()
      .rpc('enqueue_mail', { ...mail, dedupe_key: other })
      .throwOnError();
    const { data } = await backend.admin().rpc('claim_mail', { most: 100, lease: 0 }).throwOnError();
    expect(data.map(({ recipient }: { recipient: string }) => recipient)).toEqual([other]);
    await sendDueMail();
    expect([(await backend.mailTo(other)).length, (await mailsOf(email)).length]).toEqual([1, 0]);

    const { url, close } = await smtpServer('RCPT');
    vi.stubEnv('SMTP_URL', url);
    vi.stubEnv('MAIL_FROM', 'site@karam.example');
    await sendCampaigns();
    close();
    expect(await figures(id)).toMatchObject({ state: 'sent', sent: 0, failed: 1 });
    const failed = await publisher.client.rpc('desk_failed_mail').throwOnError();
    expect(failed.data.map(({ recipient }: { recipient: string }) => recipient)).not.toContain(email);
  });
});

describe('unsubscribing', () => {
  it('takes one post without a cookie, counts for the campaign, and a GET does nothing', async () => {
    const reader = await subscribe();
    const id = await sent();
    await sendCampaigns();
    const mail = isMail((await mailsOf(reader.email))[0]);
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    expect(mail.text).toContain('/newsletter?unsubscribe=');
    jar.clear();
    expect((await subscription(reader.id)).status).toBe('confirmed');
    for (const _ of ['once', 'again']) {
      const answer = await unsubscribe(
        new Request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newVisitor() },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(await subscription(reader.id)).toMatchObject({ status: 'unsubscribed', ended_by: 'reader' });
    expect(await figures(id)).toMatchObject({ unsubscribed: 1 });
  });

  it('with the mail of somebody else counts for no campaign', async () => {
    const [one, other] = [await subscribe(), await subscribe()];
    const id = await sent();
    await sendCampaigns();
    const [, foreign = ''] = /&mail=([\da-f-]{36})/.exec((await mailsOf(other.email))[0]?.text ?? '') ?? [];
    const address = `http://localhost/api/newsletter/unsubscribe?token=${unsubscribeToken(one.id)}&mail=${foreign}`;
    await unsubscribe(new Request(address, { method: 'POST', headers: { 'x-forwarded-for': newVisitor() } }));
    expect((await subscription(one.id)).status).toBe('unsubscribed');
    expect(await figures(id)).toMatchObject({ unsubscribed: 0 });
  });
});

describe('bounces', () => {
  const secret = 's'.repeat(32);
  async function report(body: unknown, key = secret) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { createHmac } = await import('node:crypto');
    const signature = createHmac('sha256', key).update(text).digest('hex');
    return reportBounce(postJson('/api/newsletter/bounces', text, { 'x-karam-signature': signature }));
  }
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  beforeEach(() => void vi.stubEnv('NEWSLETTER_BOUNCE_SECRET', secret));

  it('are taken with a valid signature alone, and only where a secret is set', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reader = await subscribe();
    const event = { address: reader.email, kind: 'hard', at: inSeconds(1) };
    expect((await report(event, 'x'.repeat(32))).status).toBe(401);
    expect((await reportBounce(postJson('/api/newsletter/bounces', event))).status).toBe(401);
    vi.stubEnv('NEWSLETTER_BOUNCE_SECRET', 'short');
    expect((await report(event, 'short')).status).toBe(404);
    vi.stubEnv('NEWSLETTER_BOUNCE_SECRET', '');
    expect((await report(event, '')).status).toBe(404);
    expect((await subscription(reader.id)).status).toBe('confirmed');
    expect(JSON.stringify(logged.mock.calls)).not.toContain(reader.email);
  });

  it.each([
    '{',
    {},
    { address: 'nobody', kind: 'hard', at: inSeconds(0) },
    { address: 'a@b.qa', kind: 'maybe', at: inSeconds(0) },
  ])('that say nothing we know are refused: %j', async (body) => {
    expect((await report(body)).status).toBe(400);
    expect((await report({ address: 'a@b.qa', kind: 'soft', at: inSeconds(7200) })).status).toBe(400);
  });

  it.each(['hard', 'complaint'] as const)('a %s one ends the subscription, and counts for the campaign', async (kind) => {
    const reader = await subscribe();
    const id = await sent();
    await sendCampaigns();
    expect((await report({ address: reader.email.toUpperCase(), kind, at: inSeconds(1) })).status).toBe(200);
    expect(await subscription(reader.id)).toMatchObject({ status: 'unsubscribed', ended_by: kind });
    expect(await figures(id)).toMatchObject(kind === 'hard' ? { bounced: 1, complaints: 0 } : { bounced: 0, complaints: 1 });
    expect((await report({ address: 'nobody@example.com', kind, at: inSeconds(1) })).status).toBe(200);
  });

  it('soft ones end it after three, each counted once, and those before the subscription not at all', async () => {
    const reader = await subscribe();
    const soft = (seconds: number) => report({ address: reader.email, kind: 'soft', at: inSeconds(seconds) });
    await soft(-60);
    const at = inSeconds(1);
    for (const _ of ['once', 'again']) await report({ address: reader.email, kind: 'soft', at });
    await soft(2);
    expect(await subscription(reader.id)).toMatchObject({ status: 'confirmed', soft_bounces: 2 });
    await soft(3);
    expect(await subscription(reader.id)).toMatchObject({ status: 'unsubscribed', ended_by: 'soft', soft_bounces: 3 });
  });
});

describe('counting opened mails', () => {
  const picture = /https?:\/\/[^"]+\/api\/newsletter\/opened\?mail=[^"]+/;
  const visit = (address: string, body?: string) =>
    new Request(address, {
      headers: {
        'x-forwarded-for': newVisitor(),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { method: 'POST', body }),
    });
  const choose = async (token: string, body: string) =>
    (await chooseOpens(visit(`http://localhost/api/newsletter/opens?token=${token}&page=ar`, body))).headers.get('location');

  it('is asked after confirming, needs that page to be allowed, and ends with the link of any mail', async () => {
    const token = 'a'.repeat(43);
    const waiting = { status: 'pending', confirmed_at: null, confirm_hash: confirmHash(token) };
    const { id } = await subscribe('ar', { ...waiting, confirm_before: new Date(Date.now() + 60_000).toISOString() });
    const confirmed = await openConfirm(visit(`http://localhost/api/newsletter/confirm?token=${token}&lang=ar`));
    expect(confirmed.headers.get('location')).toBe(`/ar/newsletter?confirmed=${opensToken(id)}`);
    expect(await subscription(id)).toMatchObject({ status: 'confirmed', opens_allowed_at: null });
    expect(await choose(unsubscribeToken(id), 'opens=yes')).toBe('/ar/newsletter/expired');
    expect(await choose(`${id}.AAAA`, 'opens=yes')).toBe('/ar/newsletter/expired');
    expect(await choose(opensToken(id), '')).toBe('/ar/newsletter/uncounted');
    expect((await subscription(id)).opens_allowed_at).toBeNull();
    expect(await choose(opensToken(id), 'opens=yes')).toBe('/ar/newsletter/counting');
    const first = (await subscription(id)).opens_allowed_at;
    expect(first).not.toBeNull();
    await choose(opensToken(id), 'opens=yes');
    expect((await subscription(id)).opens_allowed_at).toBe(first);
    expect(await choose(unsubscribeToken(id), '')).toBe('/ar/newsletter/uncounted');
    expect(await subscription(id)).toMatchObject({ status: 'confirmed', opens_allowed_at: null });
  });

  it('happens with consent alone, once for a mail', async () => {
    const allowed = { opens_allowed_at: new Date().toISOString() };
    const [silent, one, other] = [await subscribe(), await subscribe('en', allowed), await subscribe('ar', allowed)];
    const id = await sent();
    await sendCampaigns();
    expect((await mailsOf(silent.email))[0]?.html).not.toContain('/opened');
    expect(await figures(id)).toMatchObject({ sent: 3, counting: 2, opened: 0 });

    const address = picture.exec((await mailsOf(one.email))[0]?.html ?? '')?.[0] ?? '';
    expect(headPicture().status).toBe(405);
    for (const _ of ['once', 'again']) {
      const answer = await openPicture(visit(address));
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([
        200,
        'image/gif',
        null,
      ]);
    }
    expect(await figures(id)).toMatchObject({ counting: 2, opened: 1 });

    // Forged, or about a mail whose reader allows nothing, it is the same picture and counts nothing.
    const { data: rows } = await backend
      .admin()
      .from('campaign_mails')
      .select('id, subscription_id')
      .eq('campaign_id', id)
      .throwOnError();
    const mailOf = (reader: { id: string }) => String(rows.find(({ subscription_id }) => subscription_id === reader.id)?.id);
    for (const mail of [`${mailOf(other)}.AAAA`, openedToken(mailOf(silent)), ''])
      expect((await openPicture(visit(`http://localhost/api/newsletter/opened?mail=${mail}`))).status).toBe(200);
    // The consent is withdrawn before the mail is opened.
    await choose(unsubscribeToken(other.id), '');
    await openPicture(visit(picture.exec((await mailsOf(other.email))[0]?.html ?? '')?.[0] ?? ''));
    expect(await figures(id)).toMatchObject({ counting: 2, opened: 1 });
  });
});
