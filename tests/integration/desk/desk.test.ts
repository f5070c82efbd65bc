import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDetail, readPrivateFacts } from '@/lib/desk/details/details';
import { addRemark, moveOn, readHistory } from '@/lib/desk/history';
import { readCounts, readList } from '@/lib/desk/lists';
import { NotStaffError, readIsStaff } from '@/lib/desk/staff';
import { isMakeable, statuses, subjects, transitions } from '@/lib/desk/subjects';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { signedInUser, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();
const run = promisify(execFile);
let admin: SupabaseClient;
let staff: Awaited<ReturnType<typeof signedInUser>>;
let colleague: Awaited<ReturnType<typeof signedInUser>>;
let customer: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  admin = backend.admin();
  staff = await signedInUser(backend, 'staff');
  colleague = await signedInUser(backend, 'colleague');
  customer = await signedInUser(backend, 'customer');
});

let made = 0;

async function newBooking({
  userId = customer.id as string | null,
  givenNames = 'Amina',
  surname = 'Al-Example',
  locale = 'en',
  kind = 'flight',
} = {}): Promise<string> {
  const booking = { user_id: userId, kind, locale, contact_email: customer.email };
  const passenger = { given_names: givenNames, surname, date_of_birth: '1990-01-01', passport_number: `QX${100000 + ++made}` };
  return (await storeBooking(admin, booking, passenger)).id;
}

async function newEnquiry(userId: string | null, locale = 'en'): Promise<string> {
  const enquiry = {
    ...{ user_id: userId, kind: 'contact', locale, name: 'Amina', email: customer.email, phone: null },
    ...{ details: { topic: 'newTrip', message: 'Hello' }, request_fingerprint: String(++made).padStart(64, '0') },
  };
  const stored = await admin.rpc('create_enquiry', { enquiry });
  if (stored.error) throw stored.error;
  const { data: row } = await admin.from('enquiries').select('id').eq('reference', stored.data[0].reference).single();
  return row?.id;
}

const notesOf = async (id: string) => (await admin.from('desk_notes').select('*').eq('subject_id', id).order('written_at')).data;
const reportedTo = async (userId: string, type: string) =>
  (await admin.from('notifications').select('title, message, subject, reference').eq('user_id', userId).eq('type', type)).data;
const statusOf = async (id: string) => (await admin.from('bookings').select('status').eq('id', id).single()).data?.status;

/** The documented command, against this backend. */
const command = (...words: string[]) =>
  run(process.execPath, ['scripts/make-staff.mjs', ...words], {
    env: { ...process.env, SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey },
  });

describe('the staff role', () => {
  it('is given to nobody by default', async () => {
    expect((await admin.from('staff').select('*')).data).toEqual([]);
    expect(await readIsStaff(staff.client)).toBe(false);
  });

  it('is given by the command, to an account with a confirmed address, with the secret key', async () => {
    expect((await command(staff.email.toUpperCase(), 'Huda')).stdout).toContain('is staff now');
    await command(colleague.email, 'Omar');
    expect(await readIsStaff(staff.client)).toBe(true);
    expect(await readIsStaff(customer.client)).toBe(false);
    await expect(command('nobody@example.com')).rejects.toMatchObject({
      stderr: expect.stringContaining('no confirmed account'),
    });
    await expect(command()).rejects.toMatchObject({ stderr: expect.stringContaining('Say whom') });
    expect((await customer.client.from('staff').insert({ user_id: customer.id, name: 'Me' })).error).not.toBeNull();
    expect((await customer.client.rpc('make_staff', { account_email: customer.email, staff_name: 'Me' })).error).not.toBeNull();
  });
});

describe('the lists', () => {
  it('show staff everything, newest first, found by reference, surname and e-mail address', async () => {
    const older = await newBooking({ surname: 'Findme' });
    const newer = await newBooking({ userId: null });
    const asked = { subject: 'booking', search: '', status: '', page: 1 } as const;
    const { rows, found } = await readList(staff.client, asked);
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([newer, older]);
    const only = async (search: string) => (await readList(staff.client, { ...asked, search })).rows.map(({ id }) => id);
    expect(await only(' findME ')).toEqual([older]);
    expect(await only(rows[0]?.reference.toLowerCase() ?? '')).toEqual([newer]);
    expect(await only(customer.email)).toHaveLength(2);
    const reference = rows[0]?.reference ?? '';
    const arabicDigits = reference.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    for (const typed of [
      reference.replace('-', ''),
      reference.replace('-', ' '),
      `\u200f${arabicDigits}`,
      ` ${reference.slice(3)} `,
    ]) {
      expect(await only(typed), typed).toEqual([newer]);
    }
    for (const typed of ['find-me', 'amina  findme', 'FIND ME', 'Fíndmé']) expect(await only(typed), typed).toEqual([older]);
    for (const typed of ['40000000', '+974 4000 0000', '0097440000000', '٤٠٠٠ ٠٠٠٠']) {
      expect(await only(typed), typed).toEqual([newer, older]);
    }
    for (const search of ['--', '400', '%', '_', "'; drop table staff", '\\']) expect(await only(search)).toEqual([]);
    expect((await readList(staff.client, { ...asked, status: 'declined' })).rows).toEqual([]);
    const counts = Object.values((await readCounts(staff.client)).booking);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found);
  });

  it('find a person by names in any order, if one person has all of them', async () => {
    const id = await newBooking({ givenNames: 'Amina Sara', surname: "O'Brien" });
    await newBooking({ givenNames: 'Amina', surname: 'Brook' });
    const only = async (subject: 'booking' | 'enquiry', search: string) =>
      (await readList(staff.client, { subject, search, status: '', page: 1 })).rows.map((row) => row.id);
    for (const typed of [
      "Amina O'Brien",
      "O'Brien, Amina Sara",
      "O'Brien Amina",
      'sara، obrien',
      "amina sara o'brien",
      'OBRIEN,',
    ]) {
      expect(await only('booking', typed), typed).toEqual([id]);
    }
    for (const typed of ['Sara Brook', 'Amina Noora', ', ,', '% _']) expect(await only('booking', typed), typed).toEqual([]);

    const enquiry = { kind: 'contact', locale: 'ar', name: 'نورة بنت خالد', email: 'noora@example.com', details: {} };
    const { data: asked } = await admin
      .from('enquiries')
      .insert({ ...enquiry, request_fingerprint: 'e'.repeat(64) })
      .select('id')
      .single();
    expect(await only('enquiry', 'خالد، نورة')).toEqual([asked?.id]);
  });

  it('have 25 items at a time', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({
      ...{ kind: 'contact', locale: 'en', name: `Many ${index}`, email: 'many@example.com', details: {} },
      request_fingerprint: 'f'.repeat(64),
    }));
    expect((await admin.from('enquiries').insert(many)).error).toBeNull();
    const asked = { subject: 'enquiry', search: 'many@', status: 'new' } as const;
    const first = await readList(staff.client, { ...asked, page: 1 });
    const second = await readList(staff.client, { ...asked, page: 2 });
    expect([first.rows.length, first.found, second.rows.length]).toEqual([25, 26, 1]);
    expect((await readList(staff.client, { ...asked, page: -3 })).rows).toHaveLength(25);
  });

  it('are empty for a customer and refused to a visitor', async () => {
    const asked = { subject: 'booking', search: '', status: '', page: 1 } as const;
    expect((await customer.client.rpc('desk_list', { wanted_subject: 'booking' })).data).toEqual([]);
    await expect(readList(customer.client, asked)).rejects.toBeInstanceOf(NotStaffError);
    expect((await readCounts(customer.client)).booking).toEqual({});
    await expect(readList(backend.client(), asked)).rejects.toBeDefined();
  });
});

describe('changing a status', () => {
  it('records who, when, what and why, and notifies the customer in the language of the request', async () => {
    const id = await newBooking({ locale: 'ar' });
    const move = {
      subject: 'booking',
      id,
      seen: 'requested',
      wanted: 'confirmed',
      remark: '  Seats held until Sunday ',
    } as const;
    expect(await moveOn(staff.client, move)).toEqual({ outcome: 'changed', status: 'confirmed' });
    expect(await readHistory(staff.client, 'booking', id)).toEqual([
      expect.objectContaining({
        ...{ staff_name: 'Huda', from_status: 'requested', to_status: 'confirmed', remark: 'Seats held until Sunday' },
      }),
    ]);
    const detail = await readDetail(staff.client, 'booking', id);
    if (detail?.subject !== 'booking') throw new Error('There is a booking');
    expect(detail.item).toMatchObject({ status: 'confirmed', booking_passengers: [{ surname: 'Al-Example' }] });
    expect((await readPrivateFacts(staff.client, id))[0]?.passport_number).toMatch(/^QX/);
    const reported = await reportedTo(customer.id, 'booking_confirmed');
    expect(reported).toEqual([
      {
        ...{ title: `تم تأكيد الحجز ${detail.item.reference}`, message: expect.not.stringContaining('Seats held') },
        ...{ subject: 'booking', reference: detail.item.reference },
      },
    ]);
  });

  it('earns points when a booking is ticketed, and gives them back when it is cancelled', async () => {
    const id = await newBooking();
    const step = (seen: string, wanted: string) => moveOn(staff.client, { subject: 'booking', id, seen, wanted, remark: '' });
    const points = async () =>
      (await admin.from('loyalty_accounts').select('points').eq('user_id', customer.id).single()).data?.points;
    await step('requested', 'confirmed');
    await step('confirmed', 'ticketed');
    expect(await points()).toBe(90);
    await step('ticketed', 'cancelled');
    expect(await points()).toBe(0);
    expect(await notesOf(id)).toHaveLength(3);
  });

  it.each([
    ['flight', /ticket/i, /voucher/i],
    ['multicity', /ticket/i, /voucher/i],
    ['hotel', /voucher/i, /ticket/i],
    ['package', /vouchers/i, /tickets/i],
  ])('names the issued document for a %s', async (kind, named, unnamed) => {
    const id = await newBooking({ kind });
    for (const [seen, wanted] of [
      ['requested', 'confirmed'],
      ['confirmed', 'ticketed'],
    ] as const) {
      await moveOn(staff.client, { subject: 'booking', id, seen, wanted, remark: '' });
      const reported = await reportedTo(customer.id, `booking_${wanted}`);
      const { data: booking } = await admin.from('bookings').select('reference').eq('id', id).single();
      const [news] = reported?.filter(({ reference }) => reference === booking?.reference) ?? [];
      const words = `${news?.title} ${news?.message}`;
      expect(words).toMatch(named);
      expect(words).not.toMatch(unnamed);
    }
  });

  it.each([
    ['requested', /Nothing was charged/],
    ['confirmed', /If a refund is due/],
  ])('reports that nothing was charged when it was cancelled while %s', async (last, message) => {
    const id = await newBooking();
    const step = (seen: string, wanted: string) => moveOn(staff.client, { subject: 'booking', id, seen, wanted, remark: '' });
    if (last === 'confirmed') await step('requested', 'confirmed');
    await step(last, 'cancelled');
    const detail = await readDetail(staff.client, 'booking', id);
    if (detail?.subject !== 'booking') throw new Error('There is a booking');
    expect(detail.item.confirmed_at === null).toBe(last === 'requested');
    const reported = await reportedTo(customer.id, 'booking_cancelled');
    expect(reported?.find(({ reference }) => reference === detail.item.reference)?.message).toMatch(message);
  });

  it('refuses an invalid next status or an outdated previous one, and changes nothing', async () => {
    const id = await newBooking();
    const move = { subject: 'booking', id, seen: 'requested', wanted: 'confirmed', remark: '' } as const;
    expect(await moveOn(staff.client, { ...move, wanted: 'ticketed' })).toEqual({ outcome: 'refused', status: 'requested' });
    expect(await moveOn(staff.client, { ...move, wanted: 'nonsense' })).toEqual({ outcome: 'refused', status: 'requested' });
    const both = await Promise.all([moveOn(staff.client, move), moveOn(colleague.client, { ...move, wanted: 'declined' })]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'stale']);
    expect(new Set(both.map(({ status }) => status)).size).toBe(1);
    expect(await statusOf(id)).toBe(both[0].status);
    expect(await notesOf(id)).toHaveLength(1);
    const gone = { ...move, id: crypto.randomUUID() };
    expect(await moveOn(staff.client, gone)).toEqual({ outcome: 'gone', status: null });
    // Either of the two may be first.
    const seen = both[0].status ?? '';
    const wanted = seen === 'confirmed' ? 'cancelled' : 'confirmed';
    await expect(moveOn(staff.client, { ...move, seen, wanted, remark: 'x'.repeat(1001) })).rejects.toThrow('breaks a rule');
  });

  it('is refused to users who are not staff, also for their own items', async () => {
    const id = await newBooking();
    const move = { subject: 'booking', id, seen: 'requested', wanted: 'confirmed', remark: '' } as const;
    const others = [
      [customer.client, NotStaffError],
      [backend.client(), SignedOutError],
      [backend.admin(), SignedOutError],
    ] as const;
    for (const [client, reason] of others) {
      await expect(moveOn(client, move)).rejects.toThrow(reason);
      await expect(addRemark(client, 'booking', id, 'Hello')).rejects.toThrow(reason);
    }
    expect((await staff.client.from('bookings').update({ status: 'ticketed' }).eq('id', id)).error).not.toBeNull();
    expect((await staff.client.from('desk_notes').delete().eq('subject_id', id)).error).not.toBeNull();
    expect(await statusOf(id)).toBe('requested');
    expect(await notesOf(id)).toEqual([]);
    expect((await customer.client.from('desk_notes').select('*')).data).toEqual([]);
  });

  it('accepts remarks alone, but no empty ones', async () => {
    const id = await newEnquiry(null);
    await addRemark(colleague.client, 'enquiry', id, 'Called, no answer');
    await expect(addRemark(colleague.client, 'enquiry', id, '   ')).rejects.toBeDefined();
    expect(await readHistory(staff.client, 'enquiry', id)).toEqual([
      expect.objectContaining({ staff_name: 'Omar', from_status: null, remark: 'Called, no answer' }),
    ]);
  });

  it('of a booking to its end closes what its customer asked to have changed, without another mail', async () => {
    const [id, other] = [await newBooking(), await newBooking()];
    const asked = [id, other].map((booking_id) => ({ booking_id, kind: 'date', wished_day: '2030-02-01' }));
    await admin.from('booking_change_requests').insert(asked).throwOnError();
    expect(await wishesOf(id)).toEqual({ statuses: ['open'], deadlines: ['wish'] });
    await moveOn(staff.client, { subject: 'booking', id, seen: 'requested', wanted: 'cancelled', remark: '' });
    expect(await wishesOf(id)).toEqual({ statuses: ['closed'], deadlines: [] });
    expect(await wishesOf(other)).toEqual({ statuses: ['open'], deadlines: ['wish'] });
    const { data: mailed } = await admin.from('mail_outbox').select('kind, data').eq('kind', 'change_status');
    expect(mailed?.filter(({ data }) => data.id === id)).toEqual([]);

    async function wishesOf(booking: string) {
      const { data: wishes } = await admin.from('booking_change_requests').select('status').eq('booking_id', booking);
      const { data: due } = await staff.client.rpc('desk_deadlines', { only_booking: booking });
      return {
        statuses: wishes?.map(({ status }) => status),
        deadlines: due.flatMap(({ kind }: { kind: string }) => (kind === 'wish' ? [kind] : [])),
      };
    }
  });

  it('works for enquiries, changes, visas and refunds', async () => {
    await customer.client.from('profiles').update({ locale: 'en' }).eq('user_id', customer.id);
    const bookingId = await newBooking({ locale: 'ar' });
    const rows = {
      enquiry: await newEnquiry(customer.id, 'ar'),
      change: await insert('booking_change_requests', { booking_id: bookingId, kind: 'date', wished_day: '2030-02-01' }),
      visa: await insert('visa_cases', {
        ...{ user_id: customer.id, given_names: 'Amina', surname: 'Al-Example', contact_email: customer.email },
        ...{ destination: 'FR', travel_date: '2030-03-01' },
      }),
      refund: await insert('refunds', { booking_id: bookingId, amount: '500.00', deducted: '100.00' }),
    };
    const steps = [
      ['enquiry', 'new', 'answered'],
      ['change', 'open', 'closed'],
      ['visa', 'received', 'prepared'],
      ['refund', 'claimed', 'checked'],
    ] as const;
    for (const [subject, seen, wanted] of steps) {
      const id = rows[subject];
      expect(await moveOn(staff.client, { subject, id, seen, wanted, remark: '' })).toEqual({
        outcome: 'changed',
        status: wanted,
      });
      expect(await readDetail(staff.client, subject, id)).toMatchObject({ subject, item: { status: wanted } });
      expect((await readList(staff.client, { subject, search: '', status: wanted, page: 1 })).rows[0]?.id).toBe(id);
      const reported = await reportedTo(customer.id, `${subject}_${wanted}`);
      expect(reported).toHaveLength(1);
      // The links.
      expect(reported?.[0]?.subject).toBe(subject);
      expect(reported?.[0]?.title).toContain(reported?.[0]?.reference);
      // A visa application without a trip has no language of its own: the profile's.
      expect(/[\u0600-\u06ff]/.test(reported?.[0]?.title)).toBe(subject !== 'visa');
    }
    expect(await readDetail(customer.client, 'refund', rows.refund)).toMatchObject({ item: { status: 'checked' } });

    async function insert(table: string, row: Record<string, unknown>): Promise<string> {
      const { data: stored, error } = await admin.from(table).insert(row).select('id').single();
      if (error) throw error;
      return stored.id;
    }
  });
});

describe('the rules of the database', () => {
  it('are those that the page offers', async () => {
    const { data: stored } = await admin.from('desk_transitions').select('subject, from_status, to_status');
    const offered = subjects.flatMap((subject) =>
      Object.entries(transitions[subject]).flatMap(([from_status, following]) =>
        following.map((to_status) => ({ subject, from_status, to_status })),
      ),
    );
    const inOrder = (rows: unknown[] | null) => rows?.map((row) => JSON.stringify(row)).toSorted();
    expect(inOrder(stored)).toEqual(inOrder(offered));
  });

  it('have texts in both languages for every status that may be reached, with the reference in the title', async () => {
    const { data: texts } = await admin
      .from('status_texts')
      .select('subject, status, locale, title, message')
      .not('subject', 'in', '(booking,payment,order,desk)');
    // Those of bookings are compared with their states: tests/integration/bookings/states.test.ts.
    const others = subjects.filter((subject) => subject !== 'booking');
    const reached = others.flatMap((subject) =>
      statuses[subject]
        .filter((status, index) => {
          const isReached = Object.values(transitions[subject]).some((following) => following.includes(status));
          return isReached || (index === 0 && isMakeable(subject));
        })
        .flatMap((status) => ['ar', 'en'].map((locale) => `${subject} ${status} ${locale}`)),
    );
    const reported = new Set(texts?.map(({ subject, status, locale }) => `${subject} ${status} ${locale}`));
    expect([...reported].toSorted()).toEqual(reached.toSorted());
    for (const { title } of texts ?? []) expect(title).toContain('{reference}');
  });
});

describe('leaving the staff', () => {
  it('removes access to the desk, and keeps the history', async () => {
    expect((await command(colleague.email, '--remove')).stdout).toContain('no longer staff');
    expect(await readIsStaff(colleague.client)).toBe(false);
    expect((await colleague.client.from('bookings').select('id')).data).toEqual([]);
    const id = await newEnquiry(null);
    const move = { subject: 'enquiry', id, seen: 'new', wanted: 'answered', remark: '' } as const;
    const tries = [
      () => readList(colleague.client, { subject: 'enquiry', search: '', status: '', page: 1 }),
      () => readDetail(colleague.client, 'enquiry', id),
      () => addRemark(colleague.client, 'enquiry', id, 'Still here'),
      () => moveOn(colleague.client, move),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toBeInstanceOf(NotStaffError);
    expect(await notesOf(id)).toEqual([]);
    const { data: saved } = await admin.from('desk_notes').select('staff_name').eq('staff_name', 'Omar');
    expect(saved?.length).toBeGreaterThan(0);
  });
});
