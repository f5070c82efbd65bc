import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/enquiries/[kind]/route';
import { type EnquiryKind, enquiryKinds } from '@/lib/enquiries/kinds';
import { cachedResponseOf } from '@/lib/enquiries/response-cache';
import { sendDueMail } from '@/lib/mail/outbox';
import { expectsAccount } from '@/lib/supabase/account/expected-account';
import arabic from '@/messages/ar/enquiries.json';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { typedForm } from '../../unit/enquiries/typed-form';
import { password, signedInUser, type TestBackend, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt, signingSecretOf } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
let _secret: string;

beforeAll(() => {
  _secret = signingSecretOf(backend.dataDir);
});

beforeEach(() => {
  jar.clear();
  pointSiteAt(backend);
});

const today = todayInQatar();
let senders = 0;
/** A valid form, from a sender that no other test uses. */
function formOf(kind: EnquiryKind, changes: Record<string, string> = {}) {
  senders += 1;
  return typedForm(kind, today, { email: `sender-${senders}@example.com`, ...changes });
}

const json = { accept: 'application/json' };
function post(kind: string, values: Record<string, string> | string, headers: Record<string, string> = json): Promise<Response> {
  const request = new Request(`http://localhost/api/enquiries/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newVisitor(), ...headers },
    body: typeof values === 'string' ? values : new URLSearchParams(values).toString(),
  });
  return POST(request, { params: Promise.resolve({ kind }) });
}

async function send(kind: string, values: Record<string, string>, headers?: Record<string, string>) {
  const answer = await post(kind, values, { ...json, ...headers });
  return { status: answer.status, body: await answer.json() };
}

async function storedBy(email: string | undefined) {
  const { data: rows, error } = await backend.admin().from('enquiries').select('*').eq('email', email);
  if (error) throw error;
  return rows;
}

/** The redirect of a browser without script, and the page there. */
async function followed(answer: Response) {
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get('location') ?? '', 'http://localhost');
  return { location, saved: await cachedResponseOf(location.searchParams.get('answer') ?? '') };
}

/** An application comes with a file and has a test file of its own. */
const kindsWithoutFile = (Object.keys(enquiryKinds) as EnquiryKind[]).filter((kind) => kind !== 'career');

describe('a valid form', () => {
  it.each(kindsWithoutFile)('of the kind %s is stored', async (kind) => {
    const form = formOf(kind);
    const { status } = await send(kind, form);
    expect(status).toBe(201);
    expect(await storedBy(form['email'])).toMatchObject([{ kind, status: 'new' }]);
  });

  it('is stored and answered with a reference', async () => {
    const form = formOf('visa', { locale: 'ar', name: '\u202eأمينة', elapsed: '9000' });
    const { status, body } = await send('visa', form);
    expect(status).toBe(201);
    expect(body).toEqual({
      reference: expect.stringMatching(/^KE-[2-9A-HJ-NP-Z]{6}$/),
      papers: expect.stringContaining(`/ar/visa-papers?key=${body.reference}.`),
    });
    expect(await storedBy(form['email'])).toEqual([
      expect.objectContaining({
        reference: body.reference,
        kind: 'visa',
        status: 'new',
        locale: 'ar',
        name: 'أمينة',
        phone: '+97440000000',
        user_id: null,
        details: expect.objectContaining({ traveler1Name: 'Some words', traveler6Nationality: 'Some words' }),
      }),
    ]);
  });

  it('is acknowledged in the language of the page, and the agency gets the data that it needs', async () => {
    vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
    vi.stubEnv('ENQUIRY_INBOX', 'desk@karam.example');
    const form = formOf('umrah', { locale: 'ar', notes: 'Win a prize at https://spam.example.com' });
    const { body } = await send('umrah', form);
    await sendDueMail();
    const [mail, ...more] = await backend.mailTo(form['email'] ?? '');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`وصلنا طلبك ${body.reference}`);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toMatch(/موعد أقصاه .+ بتوقيت قطر/);
    expect(mail?.html).toContain('جوًا');
    // The address is unconfirmed: free text is left out.
    expect(mail?.text + (mail?.html ?? '')).not.toContain('spam.example.com');

    const toAgency = (await backend.mailTo('desk@karam.example')).find(({ subject }) => subject.includes(body.reference));
    expect(toAgency?.headers?.['Reply-To']).toBe(form['email']);
    for (const part of [
      form['name'],
      '+97440000000',
      'https://spam.example.com',
      '/desk?list=enquiry&item=',
      'https://wa.me/97440000000',
    ]) {
      expect(toAgency?.text).toContain(part);
    }
  });

  it('has at most one colon in a line of mail, and none after a question', async () => {
    vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
    for (const [kind, locale, line] of [
      ['visa', 'ar', /^المسافر\s1، الجنسية: /m],
      ['visa', 'en', /^Traveller\s1, nationality: /m],
      ['contact', 'ar', /^ما موضوع رسالتك؟ /m],
    ] as const) {
      const form = formOf(kind, { locale });
      await send(kind, form);
      await sendDueMail();
      expect((await backend.mailTo(form['email'] ?? ''))[0]?.text).toMatch(line);
    }
  });

  it('has the next step for its kind: a question is answered, a request gets a price', async () => {
    vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
    const [feedback, jet] = [formOf('feedback', { rating: '4' }), formOf('jet')];
    await send('feedback', feedback);
    await send('jet', jet);
    await sendDueMail();
    const [answered] = await backend.mailTo(feedback['email'] ?? '');
    expect(answered?.subject).toMatch(/^We’ve received your message KE-/);
    expect(answered?.text).not.toMatch(/price|paid|booked/);
    expect(answered?.text).toMatch(/How was it\? 4\sof 5: good/);
    expect(answered?.text).toContain('because a message was sent');
    const [priced] = await backend.mailTo(jet['email'] ?? '');
    expect(priced?.subject).toMatch(/^We’ve received your request KE-/);
    expect(priced?.text).toMatch(/with the price[\s\S]+Nothing is booked and nothing is paid/);
  });

  it('has the city tour and the price that was shown, for the traveller and the agency', async () => {
    vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
    vi.stubEnv('ENQUIRY_INBOX', 'desk@karam.example');
    const form = formOf('cityTour', { locale: 'ar', travelers: '3' });
    const { body } = await send('cityTour', form);
    await sendDueMail();
    const [mail] = await backend.mailTo(form['email'] ?? '');
    expect(mail?.text).toMatch(/جولة في المدينة – دبي[\s\S]+1,050/);
    const toAgency = (await backend.mailTo('desk@karam.example')).find(({ subject }) => subject.includes(body.reference));
    expect(toAgency?.text).toMatch(/City tour – Dubai[\s\S]*1,050|1,050[\s\S]*City tour – Dubai/);
    expect(toAgency?.text).not.toMatch(/dubai-city|quotedPrice/);
  });

  it('leads a browser without script to a page with the reference, without typed values', async () => {
    const form = formOf('contact', { locale: 'ar' });
    const { location, saved } = await followed(await post('contact', form, {}));
    expect(location.pathname).toBe('/ar/enquiry');
    const [row] = await storedBy(form['email']);
    expect(saved).toEqual({ kind: 'contact', values: {}, outcome: { reference: row?.reference } });
  });

  it('is stored once, even if sent repeatedly and in parallel', async () => {
    const form = formOf('mice');
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('mice', form)));
    const again = await send('mice', { ...form, phone: '+974 4000 0000' });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set([...answers, again].map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedBy(form['email'])).toHaveLength(1);
    const other = await send('mice', { ...form, notes: 'Something else' });
    expect(other.status).toBe(201);
    expect(await storedBy(form['email'])).toHaveLength(2);
  });

  it('belongs to the signed-in user, and nobody else can read it', async () => {
    const owner = await signedInUser(backend, 'sender');
    const other = await signedInUser(backend, 'reader');
    await jar.signIn(backend, owner.email, password);
    const form = formOf('feedback');
    expect((await send('feedback', form)).status).toBe(201);

    const seenBy = async (client: TestBackend['client'] extends () => infer Client ? Client : never) =>
      (await client.from('enquiries').select('email')).data ?? [];
    expect(await seenBy(owner.client)).toEqual([{ email: form['email'] }]);
    expect(await seenBy(other.client)).toEqual([]);
    expect(await seenBy(backend.client())).toEqual([]);
    for (const client of [owner.client, other.client, backend.client()]) {
      const called = await client.rpc('create_enquiry', { enquiry: {} });
      expect(called.error?.code).toBe('42501');
      const written = await client.from('enquiries').insert({ kind: 'contact' });
      expect(written.error?.code).toBe('42501');
    }
  });

  it('is not stored without an account for who was signed in on its form, who is told so once', async () => {
    const form = formOf('feedback', { locale: 'ar' });
    const { status, body } = await send('feedback', form, { [expectsAccount]: '1' });
    expect([status, body]).toEqual([401, { errors: [], notice: arabic.notices.signedOut, signIn: arabic.signIn }]);
    expect(await storedBy(form['email'])).toEqual([]);
    expect((await send('feedback', form)).status).toBe(201);
  });

  it('of insurance is stored with the price that was shown', async () => {
    const form = formOf('insurance', { region: 'europe', level: 'full', travelers: '2' });
    await send('insurance', form);
    const [row] = await storedBy(form['email']);
    // Eight days at 5, times 1.4, times 2.4: 134.4, rounded up, for two.
    expect(row?.details).toMatchObject({ indicativePrice: 270, indicativeAsOf: '2026-11-21' });
  });
});

describe('a form with mistakes', () => {
  it('gets all errors in the language of the page, and is not stored', async () => {
    const form = formOf('contact', { name: '', locale: 'ar', email: 'a@example.com\nBcc: b@example.com' });
    const { status, body } = await send('contact', form);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { name: 'name', text: 'يرجى ملء خانة «الاسم الكامل».' },
      { name: 'email', text: expect.stringContaining('name@example.com') },
    ]);
    expect(await storedBy(form['email'])).toEqual([]);
  });

  it('keeps everything typed for a browser without script', async () => {
    const form = formOf('b2b', { company: '', message: '<script>alert(1)</script>', locale: 'en' });
    const { location, saved } = await followed(await post('b2b', form, {}));
    expect(location.pathname).toBe('/enquiry');
    expect(saved).toMatchObject({ kind: 'b2b', outcome: { errors: [{ path: 'company' }] } });
    const { locale: _, ...asked } = form;
    expect(saved?.values).toEqual(asked);
    expect(await cachedResponseOf('00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(await cachedResponseOf('../../secret')).toBeNull();
  });

  it('with a value in the hidden field, or sent faster than a person can, is not stored', async () => {
    for (const changes of [{ homepage: 'https://example.com' }, { elapsed: '300' }]) {
      const form = formOf('contact', changes);
      const { status, body } = await send('contact', form);
      expect(status).toBe(400);
      expect(body).toEqual({ errors: [], notice: expect.any(String) });
      expect(await storedBy(form['email'])).toEqual([]);
    }
  });
});

describe('the route', () => {
  it('accepts ten enquiries a minute from one address and form, and keeps the values of the eleventh', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send('cruise', formOf('cruise'), visitor)).status).toBe(201);
    }
    const refused = formOf('cruise');
    expect(await send('cruise', refused, visitor)).toMatchObject({ status: 429, body: { notice: expect.any(String) } });
    expect(await storedBy(refused['email'])).toEqual([]);
    expect((await send('umrah', formOf('umrah'), visitor)).status).toBe(201);
    const { saved } = await followed(await post('cruise', refused, { 'x-forwarded-for': visitor['x-forwarded-for'] }));
    expect(saved?.values).toEqual(refused);
  });

  it('beyond thirty posts a minute shows an error on the page of the form with the typed values, and later only a short error', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    const wrong = formOf('contact', { locale: 'ar', email: 'none' });
    for (let sent = 0; sent < 30; sent += 1) expect((await post('contact', wrong, { ...json, ...visitor })).status).toBe(400);
    const { locale: _, ...typed } = wrong;
    const { location, saved } = await followed(await post('contact', wrong, { ...visitor, accept: 'text/html' }));
    expect(location.pathname).toBe('/ar/enquiry');
    expect(saved).toMatchObject({ values: typed, outcome: { errors: [], notice: 'tooMany' } });
    const inPlace = await post('contact', wrong, { ...json, ...visitor });
    expect([inPlace.status, (await inPlace.json()).errors]).toEqual([429, []]);
    expect(inPlace.headers.get('retry-after')).toMatch(/^\d+$/);
    for (let sent = 2; sent < 30; sent += 1) await post('contact', wrong, visitor);
    expect((await post('contact', wrong, visitor)).status).toBe(429);
  });

  it('reports in the language of the page that a form is too long, without reading it', async () => {
    const headers = { accept: 'text/html', referer: 'http://localhost/ar/contact' };
    const { location, saved } = await followed(await post('contact', `message=${'x'.repeat(64_001)}`, headers));
    expect(location.pathname).toBe('/ar/enquiry');
    expect(saved).toMatchObject({ values: {}, outcome: { notice: 'tooLarge' } });
  });

  it('refuses posts from other sites, invalid and too long bodies, and unknown forms', async () => {
    expect((await post('contact', formOf('contact'), { ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('contact', '{}', { ...json, 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('contact', `message=${'x'.repeat(64_001)}`)).status).toBe(413);
    for (const kind of ['__proto__', 'constructor']) expect((await post(kind, {})).status).toBe(404);
  });

  it('reports when nothing could be stored, and logs no values', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
    const form = formOf('contact');
    expect(await send('contact', form)).toMatchObject({ status: 502, body: { errors: [], notice: expect.any(String) } });
    expect(logged).toHaveBeenCalledOnce();
    expect(JSON.stringify(logged.mock.calls)).not.toContain(form['email']);
  });
});
