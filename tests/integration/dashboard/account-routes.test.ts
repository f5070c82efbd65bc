import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as claim } from '@/app/api/account/claim/route';
import { GET as download } from '@/app/api/account/data/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;

beforeEach(() => {
  jar.clear();
  pointSiteAt(backend);
});

function request(method: string, body?: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/account', {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newVisitor(), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() });

async function newUser(name: string) {
  const user = await signedInUser(backend, name);
  await jar.signIn(backend, user.email, password);
  return user;
}

const days = { departure_date: addDays(todayInQatar(), 40), last_travel_date: addDays(todayInQatar(), 47) };

let passports = 0;
const passport = () => `QX${200000 + ++passports}`;

const newBooking = (contactEmail: string, userId: string | null = null) =>
  storeBooking(
    backend.admin(),
    { user_id: userId, contact_email: contactEmail, ...days },
    { date_of_birth: '1990-01-01', passport_number: passport() },
  );

async function saveTraveller(user: Awaited<ReturnType<typeof newUser>>) {
  const traveller = { given_names: 'Sara', surname: 'Example', date_of_birth: '2015-01-01', nationality: 'QA' };
  const { error } = await user.client
    .from('saved_travellers')
    .insert({ ...traveller, passport_number: passport(), passport_expiry: '2031-01-01' });
  if (error) throw error;
}

const ownerOf = async (id: string) =>
  (await backend.admin().from('bookings').select('user_id').eq('id', id).single()).data?.user_id;
const countOf = async (table: string, userId: string) =>
  (await backend.admin().from(table).select('*', { count: 'exact', head: true }).eq('user_id', userId)).count;

describe('claiming a booking made signed out', () => {
  it.each(['\u0000', '\uD800'])('finds nothing with a surname that cannot be stored: %j', async (surname) => {
    const user = await newUser('claimer');
    const { reference } = await newBooking(user.email);
    expect(await read(await claim(request('POST', { reference, surname })))).toEqual({ status: 200, body: { claimed: false } });
  });

  it('adds it to the account of the same address', async () => {
    const user = await newUser('claimer');
    const { id, reference } = await newBooking(user.email);
    expect(await read(await claim(request('POST', { reference, surname: 'al-example' })))).toEqual({
      status: 200,
      body: { claimed: true },
    });
    expect(await ownerOf(id)).toBe(user.id);
  });

  it('has one answer when nothing is found, and changes nothing', async () => {
    const user = await newUser('guesser');
    const others = await newBooking('somebody-else@example.com');
    const own = await newBooking(user.email);
    const misses = [
      { reference: others.reference, surname: 'Al-Example' },
      { reference: own.reference, surname: 'Else' },
      { reference: 'KT-222222', surname: 'Al-Example' },
      { reference: 'nonsense', surname: '' },
    ];
    for (const miss of misses) {
      const answer = await claim(request('POST', miss));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await read(answer)).toEqual({ status: 200, body: { claimed: false } });
    }
    expect([await ownerOf(others.id), await ownerOf(own.id)]).toEqual([null, null]);
  });

  it('is allowed to signed-in users, on our own pages, six times a minute', async () => {
    const { reference } = await newBooking('nobody@example.com');
    const guess = { reference, surname: 'Al-Example' };
    expect((await read(await claim(request('POST', guess)))).status).toBe(401);
    expect((await read(await claim(request('POST', guess, { 'sec-fetch-site': 'cross-site' })))).status).toBe(403);
    expect((await read(await claim(request('POST', guess, { 'content-type': 'text/plain' })))).status).toBe(415);
    expect((await read(await claim(request('POST', { reference })))).status).toBe(400);
    const visitor = { 'x-forwarded-for': newVisitor() };
    for (let use = 0; use < 6; use += 1) await claim(request('POST', guess, visitor));
    expect((await read(await claim(request('POST', guess, visitor)))).status).toBe(429);
  });
});

describe('the export of data', () => {
  it('contains all data of its owner and nothing of other users', async () => {
    const other = await newUser('neighbour');
    await saveTraveller(other);
    await newBooking(other.email, other.id);
    const user = await newUser('curious');
    await saveTraveller(user);
    const { id, reference } = await newBooking(user.email, user.id);
    const visa = { given_names: 'Amina', surname: 'Al-Example', contact_email: user.email, destination: 'FR' };
    for (const [table, row] of [
      ['booking_change_requests', { booking_id: id, kind: 'date' }],
      ['refunds', { booking_id: id, amount: 100 }],
      ['visa_cases', { ...visa, user_id: user.id }],
      ['visa_cases', { ...visa, user_id: other.id, surname: 'neighbour' }],
    ] as const) {
      expect((await backend.admin().from(table).insert(row)).error).toBeNull();
    }
    const career = { kind: 'career', locale: 'en', name: 'A', phone: null, details: {} };
    const pdf = Buffer.from('%PDF-1.7 a short life');
    for (const [applicant, name] of [
      [user, 'curious.pdf'],
      [other, 'neighbour.pdf'],
    ] as const) {
      const request_fingerprint = createHash('sha256').update(name).digest('hex');
      const enquiry = { ...career, user_id: applicant.id, email: applicant.email, request_fingerprint };
      const stored = await backend.admin().rpc('create_enquiry_with_files', {
        enquiry,
        files: [{ field: 'cv', name, type: 'application/pdf', content: pdf.toString('base64') }],
      });
      expect(stored.error).toBeNull();
      const reader = { email: applicant.email, locale: 'en', status: 'confirmed', opens_allowed_at: new Date().toISOString() };
      expect((await backend.admin().from('newsletter_subscriptions').insert(reader)).error).toBeNull();
    }
    const answer = await download(request('GET'));
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { body } = await read(answer);
    expect(body).toMatchObject({
      account: { email: user.email },
      profile: [{ first_name: 'curious' }],
      savedTravellers: [{ given_names: 'Sara' }],
      bookings: [
        {
          reference,
          booking_passengers: [{ surname: 'Al-Example' }],
          booking_change_requests: [{ kind: 'date' }],
          refunds: [{ amount: expect.anything(), refund_steps: [{ stage: 'claimed' }] }],
        },
      ],
      visaApplications: [{ surname: 'Al-Example', visa_case_steps: [{ stage: 'received' }] }],
      clubAccount: [{ tier: 'silver' }],
      newsletter: [{ email: user.email, status: 'confirmed', opens_allowed_at: expect.any(String), campaign_mails: [] }],
      files: [{ name: 'curious.pdf', size: pdf.length, howToGetIt: expect.stringContaining('@') }],
    });
    expect(JSON.stringify(body)).not.toContain('neighbour');
  });

  it('requires a session, and fails as a whole when the database is down', async () => {
    expect((await read(await download(request('GET')))).status).toBe(401);
    await newUser('unlucky');
    pointSiteAt({ ...backend, url: 'http://127.0.0.1:9' });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await read(await download(request('GET')))).toMatchObject({ status: 503, body: { code: 'sessionUnknown' } });
    expect(String(logged.mock.calls.flat())).not.toContain('unlucky');
  });
});

describe('deleting an account', () => {
  it('deletes profile, travellers, points and notifications; bookings stay without an owner', async () => {
    const other = await newUser('stays');
    await saveTraveller(other);
    const saved = await newBooking(other.email, other.id);
    const user = await newUser('leaves');
    await saveTraveller(user);
    const { id } = await newBooking(user.email, user.id);
    await backend.admin().from('notifications').insert({ user_id: user.id, type: 'tier_upgrade', title: 'T', message: 'M' });

    expect(await read(await deleteAccount(request('DELETE', { password })))).toEqual({ status: 200, body: { deleted: true } });
    for (const table of ['profiles', 'saved_travellers', 'notifications', 'loyalty_accounts', 'bookings']) {
      expect(await countOf(table, user.id), table).toBe(0);
    }
    expect(await ownerOf(id)).toBeNull();
    expect(jar.getAll()).toEqual([]);
    const again = await backend.client().auth.signInWithPassword({ email: user.email, password });
    expect(again.error).not.toBeNull();

    expect(await ownerOf(saved.id)).toBe(other.id);
    expect(await countOf('profiles', other.id)).toBe(1);
    expect(await countOf('saved_travellers', other.id)).toBe(1);
  });

  it('is refused with a wrong password, for visitors, and from other sites', async () => {
    const user = await newUser('careful');
    const wrong = await read(await deleteAccount(request('DELETE', { password: 'not-the-password' })));
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrongPassword' } });
    expect((await read(await deleteAccount(request('DELETE', { password: '' })))).status).toBe(400);
    const elsewhere = request('DELETE', { password }, { 'sec-fetch-site': 'cross-site' });
    expect(await read(await deleteAccount(elsewhere))).toMatchObject({ status: 403, body: { code: 'otherSite' } });
    jar.clear();
    expect((await read(await deleteAccount(request('DELETE', { password })))).status).toBe(401);
    expect(await countOf('profiles', user.id)).toBe(1);
  });

  it('is allowed five times a minute', async () => {
    await newUser('persistent');
    const visitor = { 'x-forwarded-for': newVisitor() };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await deleteAccount(request('DELETE', { password: `guess-${attempt}` }, visitor))).status).toBe(403);
    }
    expect((await deleteAccount(request('DELETE', { password }, visitor))).status).toBe(429);
  });
});
