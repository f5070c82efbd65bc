import { beforeAll, describe, expect, it } from 'vitest';
import { answerBy } from '@/lib/bookings/answer-by';
import { issuedFor } from '@/lib/bookings/model/order-row';
import { readTrips } from '@/lib/dashboard/trips';
import { readLife } from '@/lib/desk/booking-life/life';
import { readList } from '@/lib/desk/lists';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();
let staff: Awaited<ReturnType<typeof signedInUser>>;
let customer: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  staff = await signedInStaff(backend);
  customer = await signedInUser(backend, 'amina');
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
async function newBooking(more: object = {}, status = 'requested') {
  const booked = await storeBooking(backend.admin(), { user_id: customer.id, contact_email: customer.email, ...more });
  if (status === 'requested') return booked;
  const moved = { wanted_subject: 'booking', item: booked.id, seen: 'requested', wanted: status, remark: 'Called' };
  expect((await staff.client.rpc('desk_set_status', moved)).error).toBeNull();
  return booked;
}
const askFor = async (booking: string, hours: number) => {
  const asked = { payment: crypto.randomUUID(), booking, amount: 50_000, pay_by: inHours(hours) };
  expect((await staff.client.rpc('desk_ask_payment', asked)).data).toBe('created');
};
/** The customer pays the open payment. */
const payOpen = async (booking: string) => {
  const admin = backend.admin();
  const { data: row } = await admin
    .from('payments')
    .select('link_key')
    .eq('booking_id', booking)
    .eq('status', 'created')
    .single();
  const begun = await admin.rpc('begin_charge', { wanted_key: row?.link_key, wanted_provider: 'sandbox' });
  const [{ charge }] = begun.data;
  const paid = { charge, charge_id: `c-${charge}`, said: 'paid', said_amount: 50_000, fee: 700 };
  expect((await admin.rpc('record_charge', paid)).data).toBe('paid');
};

describe('the queue of bookings', () => {
  it('begins with the next deadline, followed by bookings without one, newest first', async () => {
    const queued = (more: object, status?: string) => newBooking({ contact_email: 'queue@example.com', ...more }, status);
    const answered = await queued({ answer_by: inHours(30) });
    const late = await queued({ answer_by: inHours(-2) });
    // Its price expires before the answer is due; an expired or unreadable price is no deadline.
    const priced = await queued({ answer_by: inHours(40), offer: { expiresAt: inHours(1) } });
    const over = await queued({ answer_by: inHours(20), offer: { expiresAt: inHours(-1) } });
    const odd = await queued({ answer_by: inHours(41), offer: { legs: [{ offer: { expiresAt: 'soon' } }, 7] } });
    const legs = await queued({ answer_by: inHours(42), offer: { legs: [{ offer: { expiresAt: inHours(3) } }] } });
    const wanted = { paymentRequirements: { paymentRequiredBy: inHours(10) } };
    const holdable = await queued({ offer: { ...wanted, expiresAt: inHours(0.2) } }, 'confirmed');
    const paying = await queued({}, 'confirmed');
    await askFor(paying.id, 5);
    const quiet = await queued({}, 'confirmed');
    const asked = { subject: 'booking', search: 'queue@', status: '', page: 1 } as const;
    const { rows, found } = await readList(staff.client, { ...asked, order: 'deadline' });
    expect(rows.map(({ id, due }) => [id, due])).toEqual([
      ...[
        [late.id, 'answer'],
        [priced.id, 'offer'],
        [legs.id, 'offer'],
        [paying.id, 'payment'],
      ],
      ...[
        [holdable.id, 'offer'],
        [over.id, 'answer'],
        [answered.id, 'answer'],
        [odd.id, 'answer'],
        [quiet.id, null],
      ],
    ]);
    const newest = await readList(staff.client, asked);
    expect([newest.rows[0]?.id, newest.found]).toEqual([quiet.id, found]);
    expect((await customer.client.rpc('desk_deadlines')).data).toEqual([]);
    expect((await backend.client().rpc('desk_deadlines')).error).not.toBeNull();
    expect((await customer.client.rpc('desk_list', { wanted_subject: 'booking', by_deadline: true })).data).toEqual([]);
  });

  it('keeps an expired payment until another one is requested', async () => {
    const { id } = await newBooking({}, 'confirmed');
    await askFor(id, 0.0002);
    await expect
      .poll(async () => {
        await backend.admin().rpc('claim_payment_work');
        return (await readLife(staff.client, id)).payments[0]?.status;
      })
      .toBe('expired');
    const { deadlines, events } = await readLife(staff.client, id);
    expect(deadlines.map(({ kind }) => kind)).toEqual(['payment']);
    expect(events).toContainEqual(expect.objectContaining({ source: 'payment', kind: 'expired', facts: { amount: 50_000 } }));
    await askFor(id, 2);
    expect((await readLife(staff.client, id)).deadlines).toHaveLength(1);
  });

  it('keeps the expired rest of a deposit, even if the tickets are issued', async () => {
    const { id } = await newBooking({}, 'confirmed');
    await askFor(id, 24);
    await payOpen(id);
    await askFor(id, 0.0002);
    await backend.admin().from('bookings').update({ status: 'ticketed' }).eq('id', id).throwOnError();
    await expect
      .poll(async () => {
        await backend.admin().rpc('claim_payment_work');
        return (await readLife(staff.client, id)).payments.map(({ status }) => status).toSorted();
      })
      .toEqual(['expired', 'paid']);
    expect((await readLife(staff.client, id)).deadlines.map(({ kind }) => kind)).toEqual(['payment']);
    await askFor(id, 24);
    await payOpen(id);
    expect((await readLife(staff.client, id)).deadlines).toEqual([]);
  });
});

describe('the history of a booking', () => {
  it('lists events, requests, payments and mail, the latest first, and keeps sent mail', async () => {
    const { id } = await newBooking({}, 'confirmed');
    await askFor(id, 24);
    await payOpen(id);
    const { data: mails } = await backend.admin().rpc('claim_mail', { most: 100 });
    const finished = (mails ?? []).map((one: { id: number; attempts: number }) => ({ mail: one.id, attempt: one.attempts }));
    await backend.admin().rpc('finish_mails', { finished }).throwOnError();

    const { events, deadlines } = await readLife(staff.client, id);
    const reported = events.map(({ source, kind }) => `${source} ${kind}`);
    for (const one of ['booking received', 'note status', 'note remark', 'ledger captured', 'ledger fee', 'mail payment_news']) {
      expect(reported).toContain(one);
    }
    const news = events.flatMap((one) =>
      one.source === 'mail' && one.kind === 'payment_news' ? [[one.facts.event, one.facts.state]] : [],
    );
    expect(news.toSorted()).toEqual([
      ['asked', 'sent'],
      ['paid', 'sent'],
    ]);
    expect(events.map(({ at }) => Date.parse(at))).toEqual(events.map(({ at }) => Date.parse(at)).toSorted((a, b) => b - a));
    expect(events.find(({ kind }) => kind === 'status')).toMatchObject({
      who: 'Huda',
      facts: { to: 'confirmed', remark: 'Called' },
    });
    expect(deadlines.map(({ kind }) => kind)).toEqual(['paid']);
  });

  it('is visible only to staff, for any owner of the booking', async () => {
    const { id } = await newBooking();
    expect((await customer.client.rpc('desk_booking_life', { booking: id })).data).toEqual([]);
    expect((await backend.client().rpc('desk_booking_life', { booking: id })).error).not.toBeNull();
  });
});

describe('what was issued outside the site', () => {
  const issued = { pnr: 'X7K2QP', tickets: [{ number: '1572345678901', passengers: [1] }] };
  const issue = (booking: string, more: object = {}, by = staff) =>
    by.client.rpc('desk_issue_by_hand', { booking, seen: 'confirmed', known: null, issued, remark: 'Amadeus', ...more });
  const mailsOf = async (reference: string) => {
    const { data } = await backend
      .admin()
      .from('mail_outbox')
      .select('data')
      .eq('kind', 'booking_status')
      .eq('reference', reference);
    return data?.filter((mail) => mail.data.status === 'ticketed').length;
  };

  it('is told to the customer, who finds it everywhere; a correction is told again, a second press is not', async () => {
    const { id, reference } = await newBooking({}, 'confirmed');
    expect((await issue(id)).data).toEqual([{ outcome: 'changed', status: 'ticketed' }]);
    expect((await issue(id)).data).toEqual([{ outcome: 'changed', status: 'ticketed' }]);
    expect(await mailsOf(reference)).toBe(1);
    const [trip] = (await readTrips(customer.client, customer.id)).filter((one) => one.id === id);
    expect(trip && issuedFor(trip)).toMatchObject(issued);
    const found = await backend.admin().rpc('find_booking', { wanted_reference: reference, wanted_surname: 'Al-Example' });
    expect(found.data).toMatchObject({ status: 'ticketed', issued });
    const { events } = await readLife(staff.client, id);
    const remark = 'Amadeus · X7K2QP · 1572345678901';
    expect(events.find(({ kind }) => kind === 'status')?.facts).toEqual({ from: 'confirmed', to: 'ticketed', remark });

    const corrected = { pnr: 'NEW777', tickets: [] };
    const again = { seen: 'ticketed', known: issued, issued: corrected };
    expect((await issue(id, again)).data).toEqual([{ outcome: 'changed', status: 'ticketed' }]);
    // Only the remark is new: it is noted once, and the customer is not told again.
    for (const _ of [1, 2]) await issue(id, { ...again, remark: 'Checked' });
    const notes = (await readLife(staff.client, id)).events.flatMap(({ kind, facts }) => (kind === 'remark' ? [facts] : []));
    expect(notes.filter((note) => 'remark' in note && note.remark === 'Checked · NEW777')).toHaveLength(1);
    // A colleague who still sees the first numbers.
    expect((await issue(id, { ...again, issued: null })).data).toEqual([{ outcome: 'stale', status: 'ticketed' }]);
    expect(await mailsOf(reference)).toBe(2);
    const { data } = await backend.admin().from('bookings').select('issued').eq('id', id).single();
    expect(data?.issued).toEqual(corrected);
  });

  it('is refused from another status, for other users and in another shape, and then nothing is stored', async () => {
    const { id } = await newBooking();
    expect((await issue(id)).data).toEqual([{ outcome: 'stale', status: 'requested' }]);
    expect((await issue(id, { seen: 'requested' })).data).toEqual([{ outcome: 'refused', status: 'requested' }]);
    expect((await issue(id, { seen: 'requested' }, customer)).error?.code).toBe('42501');
    expect((await issue(crypto.randomUUID())).data).toEqual([{ outcome: 'gone', status: null }]);
    const confirmed = await newBooking({}, 'confirmed');
    expect((await issue(confirmed.id, { issued: { pnr: 'A'.repeat(61), tickets: [] } })).error?.code).toBe('23514');
    const { data } = await backend.admin().from('bookings').select('status, issued').in('id', [id, confirmed.id]).order('status');
    expect(data).toEqual([
      { status: 'confirmed', issued: null },
      { status: 'requested', issued: null },
    ]);
  });
});

it('the answer is due at the time promised to the customer', async () => {
  const promised = answerBy(new Date()).toISOString();
  const { id } = await newBooking({ answer_by: promised });
  const { data } = await backend.admin().from('bookings').select('answer_by').eq('id', id).single();
  expect(new Date(data?.answer_by).toISOString()).toBe(promised);
});
