import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as openFile } from '@/app/api/desk/files/[file]/route';
import { POST as makeRefund } from '@/app/api/desk/refunds/route';
import { POST as makeVisaCase } from '@/app/api/desk/visa-cases/route';
import { POST as lookUp } from '@/app/api/self-service/[name]/route';
import { readDetail } from '@/lib/desk/details/details';
import { moveOn, readHistory } from '@/lib/desk/history';
import { readList } from '@/lib/desk/lists';
import { stages } from '@/lib/desk/subjects';
import { maxFileBytes } from '@/lib/enquiries/kinds';
import arabic from '@/messages/ar/selfService.json';
import english from '@/messages/en/selfService.json';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { password, signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
let staff: Awaited<ReturnType<typeof signedInUser>>;
let customer: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  staff = await signedInStaff(backend);
  customer = await signedInUser(backend, 'customer');
});

beforeEach(() => {
  jar.clear();
  pointSiteAt(backend);
});

type Handler = (request: Request) => Promise<Response>;
const as = ({ email }: { email: string }) => jar.signIn(backend, email, password);

const trackBy =
  (name: string): Handler =>
  (request) =>
    lookUp(request, { params: Promise.resolve({ name }) });
const trackVisa = trackBy('visa');
const trackRefund = trackBy('refund');

async function post(handler: Handler, body: unknown, headers?: Record<string, string>) {
  const answer = await handler(postJson('/api/desk', body, headers));
  return { status: answer.status, body: await answer.json() };
}

const reportedTo = async (userId: string, type: string) =>
  (await backend.admin().from('notifications').select('title, message').eq('user_id', userId).eq('type', type)).data ?? [];

const newBooking = (userId: string | null) =>
  storeBooking(backend.admin(), { user_id: userId, contact_email: customer.email, total_amount: '1980.00' });

const travelDay = addDays(todayInQatar(), 60);
const visa = () => ({
  ...{ id: crypto.randomUUID() as string, givenNames: 'Amina', surname: 'Al-Example', email: customer.email, destination: 'FR' },
  ...{ travelDate: travelDay, status: 'prepared', steps: { received: '2026-11-02' }, remark: 'Came to the branch' },
});

describe('a visa case made at the desk', () => {
  it('is found by the applicant, reported in the account, noted in the history, and created once even if sent repeatedly', async () => {
    await customer.client.from('profiles').update({ locale: 'ar' }).eq('user_id', customer.id);
    const { reference: booking } = await newBooking(customer.id);
    await as(staff);
    const asked = { ...visa(), bookingReference: booking.toLowerCase() };
    const answers = await Promise.all([post(makeVisaCase, asked), post(makeVisaCase, asked)]);
    answers.push(await post(makeVisaCase, asked));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    const [made] = answers.map(({ body }) => body);
    expect(made).toEqual({ id: asked.id, reference: expect.stringMatching(/^KV-[2-9A-HJ-NP-Z]{6}$/), isNotified: true });

    const found = await post(trackVisa, { reference: made.reference, lastName: 'al example' });
    expect(found.body.found).toMatchObject({ stage: 'prepared', destination: 'FR', travelDate: travelDay });
    expect(found.body.found.steps).toEqual([
      { stage: 'received', day: '2026-11-02' },
      { stage: 'prepared', day: todayInQatar() },
    ]);
    const reported = await reportedTo(customer.id, 'visa_prepared');
    expect(reported).toEqual([
      { title: expect.stringContaining(made.reference), message: expect.not.stringContaining('branch') },
    ]);
    expect(reported[0]?.title).toMatch(/^طلب التأشيرة/);
    expect(await readHistory(staff.client, 'visa', made.id)).toEqual([
      expect.objectContaining({ staff_name: 'Huda', from_status: null, to_status: 'prepared', remark: 'Came to the branch' }),
    ]);
    expect(await readDetail(staff.client, 'visa', made.id)).toMatchObject({
      item: { user_id: customer.id, bookings: { reference: booking } },
    });
    const { rows } = await readList(staff.client, { subject: 'visa', search: made.reference, status: '', page: 1 });
    expect(rows.map(({ id }) => id)).toEqual([made.id]);
  });

  it('belongs to the account with its address, if any', async () => {
    await as(staff);
    const own = await post(makeVisaCase, { ...visa(), email: customer.email.toUpperCase(), status: 'received', steps: {} });
    expect(own).toMatchObject({ status: 201, body: { isNotified: true } });
    expect((await customer.client.from('visa_cases').select('reference').eq('id', own.body.id)).data).toHaveLength(1);
    expect(await reportedTo(customer.id, 'visa_received')).toHaveLength(1);
    const unknown = await post(makeVisaCase, { ...visa(), email: 'nobody@example.com' });
    expect(unknown).toMatchObject({ status: 201, body: { isNotified: false } });
  });

  it('is refused with errors for each field, and for a booking of other people', async () => {
    await as(staff);
    const wrong = await post(makeVisaCase, { ...visa(), email: 'a@example.com\nBcc: b@example.com', surname: '' });
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: 'surname' }, { path: 'email' }] } });
    const { reference } = await newBooking(null);
    for (const other of [{ bookingReference: reference, surname: 'Else' }, { bookingReference: 'KT-222222' }]) {
      expect(await post(makeVisaCase, { ...visa(), ...other })).toMatchObject({
        status: 400,
        body: { details: [{ path: 'bookingReference', message: 'unknownBooking' }] },
      });
    }
    expect((await post(makeVisaCase, 'x'.repeat(20_000))).status).toBe(413);
  });
});

describe('a visa case made by mistake', () => {
  it('can be withdrawn from any stage, and its applicant sees that', async () => {
    await as(staff);
    for (const status of stages.visa) {
      const { body: made } = await post(makeVisaCase, { ...visa(), status, steps: {} });
      const move = { subject: 'visa', id: made.id, seen: status, wanted: 'withdrawn', remark: '' } as const;
      expect(await moveOn(staff.client, move)).toEqual({ outcome: 'changed', status: 'withdrawn' });
      const found = await post(trackVisa, { reference: made.reference, lastName: 'al example' });
      expect(found.body.found).toMatchObject({ stage: 'withdrawn', reference: made.reference });
    }
  });

  it('uses the texts of the pages', async () => {
    const { data: texts } = await backend
      .admin()
      .from('status_texts')
      .select('subject, locale, message')
      .eq('status', 'withdrawn')
      .in('subject', ['visa', 'refund']);
    const words = { en: english, ar: arabic };
    expect(texts).toHaveLength(4);
    for (const { subject, locale, message } of texts ?? []) {
      expect(message).toBe(words[locale as 'en' | 'ar'][subject as 'visa' | 'refund'].withdrawn);
    }
  });

  it('cannot be created as withdrawn, nor with a last name that cannot be looked up', async () => {
    const row = {
      given_names: 'Amina',
      surname: 'Al-Example',
      contact_email: customer.email,
      destination: 'FR',
      status: 'received',
    };
    const make = (change: object) =>
      staff.client.rpc('desk_make_visa_case', { visa: { id: crypto.randomUUID(), ...row, ...change } });
    for (const wrong of [...['李', '😀', '---', '\u200b', 'Иванов'].map((surname) => ({ surname })), { status: 'withdrawn' }]) {
      expect((await make(wrong)).error, JSON.stringify(wrong)).not.toBeNull();
    }
    expect((await make({})).error).toBeNull();
    await as(staff);
    expect(await post(makeVisaCase, { ...visa(), surname: '李' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'surname', message: 'nameAsInPassport' }] },
    });
  });
});

describe('a refund made at the desk', () => {
  const refund = (bookingReference: string) => ({
    ...{ id: crypto.randomUUID() as string, bookingReference, surname: 'AL EXAMPLE', amount: '1,650.50', deducted: '329.50' },
    ...{ status: 'claimed', steps: { claimed: '2026-11-20' } },
  });

  it('is found by the customer, reported in the account, noted in the history, and created once even if sent repeatedly', async () => {
    const booking = await newBooking(customer.id);
    await as(staff);
    const asked = refund(booking.reference);
    const { status, body: made } = await post(makeRefund, asked);
    expect([status, made.isNotified]).toEqual([201, true]);
    expect(await post(makeRefund, asked)).toEqual({ status: 200, body: made });
    const found = await post(trackRefund, { reference: made.reference, email: customer.email });
    expect(found.body.found.refunds).toEqual([
      expect.objectContaining({ booking: booking.reference, amount: 1650.5, deducted: 329.5, stage: 'claimed' }),
    ]);
    expect(found.body.found.refunds[0].steps).toEqual([{ stage: 'claimed', day: '2026-11-20' }]);
    expect(await reportedTo(customer.id, 'refund_claimed')).toHaveLength(1);
    expect(await readHistory(staff.client, 'refund', made.id)).toEqual([
      expect.objectContaining({ staff_name: 'Huda', from_status: null, to_status: 'claimed', remark: '' }),
    ]);
  });

  it('is, together with earlier refunds, at most the price of the booking', async () => {
    const { reference } = await newBooking(null);
    await as(staff);
    const tooMuch = { status: 400, body: { details: [{ path: 'amount', message: 'aboveTotal' }] } };
    expect(await post(makeRefund, { ...refund(reference), deducted: '329.51' })).toMatchObject(tooMuch);
    expect(await post(makeRefund, { ...refund(reference), amount: '1650000', deducted: '' })).toMatchObject({ status: 400 });
    const first = await post(makeRefund, refund(reference));
    expect(first.status).toBe(201);
    // Earlier deductions may be refunded later, but no more than these.
    const rest = { ...refund(reference), amount: '329.50', deducted: undefined };
    expect(await post(makeRefund, { ...rest, amount: '329.51' })).toMatchObject(tooMuch);
    expect((await post(makeRefund, rest)).status).toBe(201);
    expect(await post(makeRefund, refund(reference))).toMatchObject(tooMuch);
  });

  it('made by mistake is withdrawn, reported and shown as such, and no longer counts', async () => {
    const { reference } = await newBooking(customer.id);
    await as(staff);
    const { body: made } = await post(makeRefund, { ...refund(reference), amount: '1980', deducted: undefined });
    const move = { subject: 'refund', id: made.id, seen: 'claimed', wanted: 'withdrawn', remark: 'Another booking' } as const;
    expect(await moveOn(staff.client, move)).toEqual({ outcome: 'changed', status: 'withdrawn' });
    expect(await moveOn(staff.client, { ...move, seen: 'withdrawn', wanted: 'claimed' })).toMatchObject({ outcome: 'refused' });
    const [reported] = await reportedTo(customer.id, 'refund_withdrawn');
    expect(reported).toEqual({ title: expect.stringContaining(made.reference), message: english.refund.withdrawn });
    expect((await readHistory(staff.client, 'refund', made.id))[0]).toMatchObject({
      ...{ staff_name: 'Huda', from_status: 'claimed', to_status: 'withdrawn', remark: 'Another booking' },
    });
    const found = await post(trackRefund, { reference: made.reference, email: customer.email });
    expect(found.body.found.refunds).toMatchObject([{ stage: 'withdrawn' }]);
    expect((await post(makeRefund, refund(reference))).status).toBe(201);
  });

  it('needs a booking and the surname of one of its travellers; without an account there is no notification', async () => {
    const { reference } = await newBooking(null);
    await as(staff);
    for (const wrong of [{ surname: 'Else' }, { bookingReference: 'KT-222222' }]) {
      expect(await post(makeRefund, { ...refund(reference), ...wrong })).toMatchObject({
        status: 400,
        body: { details: [{ path: 'bookingReference', message: 'unknownBooking' }] },
      });
    }
    expect((await post(makeRefund, refund(reference))).body.isNotified).toBe(false);
  });
});

describe('a user who is not staff', () => {
  it('creates nothing, through the site or directly', async () => {
    for (const make of [makeVisaCase, makeRefund]) expect((await post(make, visa())).status).toBe(401);
    await as(customer);
    expect(await post(makeVisaCase, visa())).toMatchObject({ status: 403, body: { code: 'notStaff' } });
    expect((await post(makeVisaCase, visa(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const { count } = await backend.admin().from('visa_cases').select('*', { count: 'exact', head: true });
    for (const client of [backend.client(), customer.client, backend.admin()]) {
      expect((await client.rpc('desk_make_visa_case', { visa: { id: crypto.randomUUID() } })).error).not.toBeNull();
      expect((await client.rpc('desk_make_refund', { refund: {} })).error).not.toBeNull();
    }
    expect((await backend.admin().from('visa_cases').select('*', { count: 'exact', head: true })).count).toBe(count);
  });
});

describe('the CV of an application', () => {
  /** The maximum size. */
  const pdf = Buffer.alloc(maxFileBytes, '%PDF-1.7\n\u0000\u00ff%%EOF\n', 'latin1');
  const open = (file: string) =>
    openFile(new Request('http://localhost/api/desk/files', { headers: { 'x-forwarded-for': newVisitor() } }), {
      params: Promise.resolve({ file }),
    });

  async function newApplication(userId: string | null): Promise<string> {
    const enquiry = {
      ...{ user_id: userId, kind: 'career', locale: 'ar', name: 'Amina', email: customer.email, phone: null },
      ...{
        details: { position: 'ticketing', cv: 'سيرة.pdf' },
        request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2),
      },
    };
    const files = [{ field: 'cv', name: 'سيرة.pdf', type: 'application/pdf', content: pdf.toString('base64') }];
    const stored = await backend.admin().rpc('create_enquiry_with_files', { enquiry, files });
    if (stored.error) throw stored.error;
    const { data: row } = await backend
      .admin()
      .from('enquiries')
      .select('enquiry_files(id)')
      .eq('reference', stored.data[0].reference)
      .single();
    return row?.enquiry_files[0]?.id;
  }

  it('is downloaded by staff, never displayed', async () => {
    const id = await newApplication(null);
    await as(staff);
    const answer = await open(id);
    expect(answer.status).toBe(200);
    expect(pdf.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent('سيرة.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await open(crypto.randomUUID())).status).toBe(404);
    expect((await open("' or 1=1")).status).toBe(404);
  });

  it('is refused to everybody else, even to its sender', async () => {
    const id = await newApplication(customer.id);
    expect((await open(id)).status).toBe(401);
    await as(customer);
    const [own, none] = [await open(id), await open(crypto.randomUUID())];
    expect([own.status, await own.text()]).toEqual([404, await none.text()]);
    expect((await customer.client.from('enquiry_files').select('*')).data).toEqual([]);
    expect((await customer.client.rpc('desk_file', { file: id })).data).toEqual([]);
    for (const client of [backend.client(), backend.admin()]) {
      expect((await client.rpc('desk_file', { file: id })).error).not.toBeNull();
    }
    expect((await backend.client().from('enquiry_files').select('*')).error).not.toBeNull();
  });
});
