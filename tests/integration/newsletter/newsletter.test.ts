import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD as headConfirm, GET as openConfirm } from '@/app/api/newsletter/confirm/route';
import { POST } from '@/app/api/newsletter/route';
import { GET as openUnsubscribe, POST as unsubscribe } from '@/app/api/newsletter/unsubscribe/route';
import { sendDueMail } from '@/lib/mail/outbox';
import { subscriptionOf, unsubscribeToken } from '@/lib/newsletter/readers';
import { cachedForm, confirmHash } from '@/lib/newsletter/subscribe';
import { testBackend } from '../backend/test-backend.ts';
import { newVisitor, pointSiteAt, signingSecretOf } from '../bookings/site-on-backend.ts';

const backend = testBackend();
let _secret: string;

beforeAll(() => {
  _secret = signingSecretOf(backend.dataDir);
});

beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
});

let addresses = 0;
const newEmail = () => `reader-${++addresses}@example.com`;

/** Posts the form in the footer; returns the redirect. */
async function ask(values: Record<string, string>, headers: Record<string, string> = {}): Promise<string> {
  const answer = await POST(
    new Request('http://localhost/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newVisitor(), ...headers },
      body: new URLSearchParams(values).toString(),
    }),
  );
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

async function errorOf(values: Record<string, string>, headers?: Record<string, string>) {
  const location = new URL(await ask(values, headers), 'http://localhost');
  expect(location.pathname).toMatch(/^(\/ar)?\/newsletter$/);
  return cachedForm(location.searchParams.get('answer') ?? '');
}

async function rowOf(email: string) {
  const { data: rows, error } = await backend.admin().from('newsletter_subscriptions').select('*').eq('email', email);
  if (error) throw error;
  return rows[0];
}

const change = (email: string, changes: object) =>
  backend.admin().from('newsletter_subscriptions').update(changes).eq('email', email).throwOnError();

/** The links of the latest mail to an address. */
async function mailedTo(email: string) {
  await sendDueMail();
  const mails = await backend.mailTo(email);
  const links = mails[0]?.text.match(/https?:\S+/g) ?? [];
  const token = new URL(links[0] ?? 'http://x').searchParams.get('token') ?? '';
  return { mails, mail: mails[0], links, token };
}

const request = (address: string, method = 'GET') =>
  new Request(address, { method, headers: { 'x-forwarded-for': newVisitor() } });
const open = async (link: string) => (await openConfirm(request(link))).headers.get('location');

describe('subscribing to offers', () => {
  it('mails a link in the language of the page, which confirms, also when it is opened twice', async () => {
    const email = newEmail();
    expect(await ask({ email: ` ${email.toUpperCase()} `, locale: 'ar' })).toBe('/ar/newsletter/sent');
    const { mail, links, token } = await mailedTo(email);
    expect(mail?.subject).toContain('يرجى التأكيد');
    expect(mail?.link).toBe(links[0]);
    const row = await rowOf(email);
    expect(row).toMatchObject({ status: 'pending', locale: 'ar', confirm_hash: confirmHash(token), confirmed_at: null });
    expect(JSON.stringify(row)).not.toContain(token);

    // Mail scanners may send HEAD to every link.
    expect(headConfirm().status).toBe(405);
    expect((await rowOf(email))?.status).toBe('pending');
    expect(await open(links[0] ?? '')).toMatch(/^\/ar\/newsletter\?confirmed=./);
    const confirmed = await rowOf(email);
    expect(await open(links[0] ?? '')).toMatch(/^\/ar\/newsletter\?confirmed=./);
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed', confirmed_at: confirmed?.confirmed_at });
  });

  it('answers the same for a known address; only the mail differs', async () => {
    const email = newEmail();
    await ask({ email });
    await open((await mailedTo(email)).links[0] ?? '');
    await change(email, { mailed_at: null });
    expect(await ask({ email })).toBe(await ask({ email: newEmail() }));
    const { mails, mail } = await mailedTo(email);
    expect(mails).toHaveLength(2);
    expect(mail?.subject).toContain('already');
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' });
  });

  it('sends one mail for a double click, and at most five a day', async () => {
    const email = newEmail();
    const answers = await Promise.all([ask({ email }), ask({ email }), ask({ email })]);
    expect(new Set(answers)).toEqual(new Set(['/newsletter/sent']));
    expect((await mailedTo(email)).mails).toHaveLength(1);
    const { links } = await mailedTo(email);
    expect(await open(links[0] ?? '')).toMatch(/^\/newsletter\?confirmed=./);

    const other = newEmail();
    for (let times = 0; times < 7; times += 1) {
      expect(await ask({ email: other })).toBe('/newsletter/sent');
      await change(other, { mailed_at: null });
    }
    expect((await mailedTo(other)).mails).toHaveLength(5);
  });

  it('does not count a request without mail toward the five of a day', async () => {
    const email = newEmail();
    for (let times = 0; times < 6; times += 1) expect(await ask({ email })).toBe('/newsletter/sent');
    expect((await mailedTo(email)).mails).toHaveLength(1);
    vi.stubEnv('KARAM_OUTBOX_URL', '');
    await change(email, { mailed_at: null });
    for (let times = 0; times < 6; times += 1) expect(await ask({ email })).toBe('/newsletter/unsent');
    vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
    expect(await ask({ email })).toBe('/newsletter/sent');
    const { mails, links } = await mailedTo(email);
    expect(mails).toHaveLength(2);
    expect(await open(links[0] ?? '')).toMatch(/^\/newsletter\?confirmed=./);
  });

  it('expires after seven days; a new link counts and the old one does not', async () => {
    const email = newEmail();
    await ask({ email });
    const first = (await mailedTo(email)).links[0] ?? '';
    const row = await rowOf(email);
    const days = (Date.parse(row?.confirm_before ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await change(email, { confirm_before: new Date(Date.now() - 1000).toISOString(), mailed_at: null });
    expect(await open(first)).toBe('/newsletter/expired');
    expect(await ask({ email })).toBe('/newsletter/sent');
    expect(await open(first)).toBe('/newsletter/expired');
    expect(await open((await mailedTo(email)).links[0] ?? '')).toMatch(/^\/newsletter\?confirmed=./);
  });

  it.each(['', 'amina', 'a@example.com\nBcc: b@example.com', 'a@example.com\r\nSubject: x', `${'a'.repeat(250)}@example.com`])(
    'refuses %j, and keeps it in the field',
    async (email) => {
      expect(await errorOf({ email, locale: 'ar' })).toEqual({
        email: new URLSearchParams({ email }).get('email'),
        error: 'emailInvalid',
      });
    },
  );

  it('refuses robots, a twenty-first request in a minute, and posts from other sites', async () => {
    const email = newEmail();
    expect(await errorOf({ email, homepage: 'https://example.com' })).toEqual({ email, error: 'refused' });
    const visitor = { 'x-forwarded-for': newVisitor() };
    for (let times = 0; times < 20; times += 1) await ask({ email: newEmail() }, visitor);
    expect(await errorOf({ email }, visitor)).toEqual({ email, error: 'tooMany' });
    expect(await rowOf(email)).toBeUndefined();
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await POST(
      new Request('http://localhost/api/newsletter', { method: 'POST', headers: foreign, body: 'email=a' }),
    );
    expect(answer.status).toBe(403);
  });

  it('is stored as pending and reports when no mail can be sent, for known and unknown addresses alike', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('KARAM_OUTBOX_URL', '');
    const email = newEmail();
    expect(await ask({ email })).toBe('/newsletter/unsent');
    expect(await ask({ email })).toBe('/newsletter/unsent');
    expect(await rowOf(email)).toMatchObject({ status: 'pending', mailed_at: null });
    await change(email, { status: 'confirmed' });
    expect(await ask({ email })).toBe('/newsletter/unsent');
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
    expect(await errorOf({ email: newEmail() })).toMatchObject({ error: 'notStored' });
    expect(JSON.stringify(logged.mock.calls)).not.toContain('reader-');
  });
});

describe('unsubscribing', () => {
  it('takes one post from a mail program, to the address in the headers', async () => {
    const email = newEmail();
    await ask({ email });
    const { mail: asking, links } = await mailedTo(email);
    // Before the address is confirmed there is no subscription to end.
    expect(asking?.headers?.['List-Unsubscribe']).toBeUndefined();
    expect(links).toHaveLength(1);
    await open(links[0] ?? '');
    await change(email, { mailed_at: null });
    await ask({ email });
    const { mail } = await mailedTo(email);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    expect((await rowOf(email))?.status).toBe('confirmed');
    for (const _ of ['once', 'again']) {
      const answer = await unsubscribe(
        new Request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newVisitor() },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
      expect(answer.status).toBe(200);
    }
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed', confirm_hash: null });
    // The old link restores nothing; a new subscription does.
    expect(await open(links[0] ?? '')).toBe('/newsletter/expired');
    expect(await ask({ email })).toBe('/newsletter/sent');
    expect((await mailedTo(email)).mails).toHaveLength(3);
    expect(await open((await mailedTo(email)).links[0] ?? '')).toMatch(/^\/newsletter\?confirmed=./);
  });

  it.each(['en', 'ar'] as const)(
    'leads a browser that opens the address of the header to the page with the button (%s)',
    async (locale) => {
      const email = newEmail();
      await ask({ email, locale });
      await change(email, { status: 'confirmed', mailed_at: null });
      await ask({ email, locale });
      const token = unsubscribeToken(String((await rowOf(email))?.id));
      const address = `http://localhost/api/newsletter/unsubscribe?token=${token}&mail=one&language=${locale}`;
      const answer = openUnsubscribe(new Request(address));
      expect(answer.status).toBe(303);
      const start = locale === 'ar' ? '/ar' : '';
      expect(answer.headers.get('location')).toBe(`${start}/newsletter?unsubscribe=${token}&mail=one`);
      expect((await rowOf(email))?.status).toBe('confirmed');
    },
  );

  it('leads a browser to the confirmation page, and does nothing for a forged token', async () => {
    const email = newEmail();
    await ask({ email, locale: 'ar' });
    await change(email, { status: 'confirmed', mailed_at: null });
    await ask({ email, locale: 'ar' });
    const end = new URL((await mailedTo(email)).links[1] ?? '');
    expect(end.pathname).toBe('/ar/newsletter');
    const token = end.searchParams.get('unsubscribe') ?? '';
    const id = String((await rowOf(email))?.id);
    expect(subscriptionOf(token)).toBe(id);
    const to = async (text: string) =>
      (await unsubscribe(request(`http://localhost/api/newsletter/unsubscribe?token=${text}&page=ar`, 'POST'))).headers.get(
        'location',
      );
    for (const wrong of [
      '',
      id,
      `${id}.`,
      `${id}.AAAA`,
      `${token.slice(0, -2)}AA`,
      token.replace(/^./, '0').replace(/^0{8}/, '1'),
    ]) {
      if (wrong !== token) expect(await to(wrong)).toBe('/ar/newsletter/expired');
    }
    expect((await rowOf(email))?.status).toBe('confirmed');
    expect(await to(token)).toBe('/ar/newsletter/unsubscribed');
    expect((await rowOf(email))?.status).toBe('unsubscribed');
    vi.stubEnv('OFFER_SIGNING_SECRET', 'x'.repeat(32));
    expect(unsubscribeToken(id)).not.toBe(token);
  });
});

describe('the endpoint of the outbox', () => {
  it('requires the secret key, and refuses requests through a proxy', async () => {
    const mail = JSON.stringify({ to: 'a@example.com', subject: 's', html: '<p>t</p>', text: 't', headers: {} });
    const knock = (key: string, headers: Record<string, string> = {}) =>
      fetch(`${backend.url}/_local/mail`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, ...headers },
        body: mail,
      });
    expect((await knock(backend.publishableKey)).status).toBe(401);
    expect((await knock('')).status).toBe(401);
    expect((await knock(backend.secretKey, { 'x-forwarded-host': 'example.com' })).status).toBe(404);
    expect(await backend.mailTo('a@example.com')).toEqual([]);
    expect((await knock(backend.secretKey)).status).toBe(201);
    expect(await backend.mailTo('a@example.com')).toHaveLength(1);
  });
});
