import { createTranslator } from 'next-intl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stateOf } from '@/lib/bookings/model/booking-state';
import { knownBooking } from '@/lib/bookings/model/known-booking';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { foundBooking } from '@/lib/self-service/found';
import { type Facts, knownOf, ways } from '../../fixtures/booking-states.ts';
import { actAsStaff, type HostedDatabase, newBooking, openHostedDatabase } from '../account/hosted-database.ts';

/** Every state, as the database hands it to each reader, and as the bell words it. */
let db: HostedDatabase;
beforeAll(async () => {
  db = await openHostedDatabase();
  await actAsStaff(db);
});
afterAll(() => db.close());

const email = 'states@example.com';

/** Stores a booking with these facts, as if it had come to them. */
async function store(facts: Facts, kind = 'flight') {
  const { id, reference } = await newBooking(db, { email, total: '1000.00' });
  const known = knownOf(facts, kind);
  const insert = (table: string, row: object) =>
    db.rows(
      `insert into public.${table} (${Object.keys(row)}) select ${Object.keys(row)} from jsonb_populate_record(null::public.${table}, $1)`,
      [JSON.stringify(row)],
    );
  await db.exec('set session_replication_role = replica');
  await db.rows(
    'update public.bookings set kind = $2, status = $3, confirmed_at = $4, issued = $5, last_travel_date = $6, departure_date = $6, names_follow = $7 where id = $1',
    [
      ...[id, kind, known.status, known.confirmedAt, known.issued && JSON.stringify(known.issued), known.lastDay],
      known.namesFollow,
    ],
  );
  for (const order of known.orders) await insert('orders', { id: crypto.randomUUID(), booking_id: id, ...order });
  for (const { payment_refunds: refunds, ...payment } of known.payments) {
    const row = { ...payment, id: crypto.randomUUID(), booking_id: id };
    await insert('payments', {
      ...row,
      link_key: row.id.replaceAll('-', ''),
      refunded: 0,
      then_order: payment.then_order ?? true,
      created_at: new Date(),
      updated_at: new Date(),
    });
    for (const refund of refunds) {
      const own = {
        id: crypto.randomUUID(),
        payment_id: row.id,
        charge_id: crypto.randomUUID(),
        asks: 0,
        ask_again_at: new Date(),
        created_at: new Date(),
      };
      await insert('payment_refunds', { ...own, ...refund });
    }
  }
  for (const { kind: asked, status } of known.changes)
    await db.rows('insert into public.booking_change_requests (booking_id, kind, status) values ($1, $2, $3)', [
      id,
      asked,
      status,
    ]);
  for (const { status } of known.refunds)
    await db.rows('insert into public.refunds (booking_id, amount, status) values ($1, 1000, $2)', [id, status]);
  await db.exec('reset session_replication_role');
  return { id, reference };
}

async function ask(sql: string, values: unknown[]): Promise<unknown> {
  return Object.values((await db.rows(sql, values))[0] ?? {})[0];
}

it.each(ways)('%s: every reader of the database knows it (%o)', async (state, facts) => {
  const { id, reference } = await store(facts);
  expect(stateOf(knownBooking.parse(await ask('select public.facts_of_booking($1)', [id])))).toBe(state);

  const found = Object(await ask(`select public.find_booking($1, 'Example')`, [reference]));
  const orders = await ask(`select public.find_tickets($1, 'Example')`, [reference]);
  expect(stateOf(foundBooking.parse({ ...found, orders }))).toBe(state);

  const refunds = z.object({ booking: knownBooking }).parse(await ask('select public.find_refunds($1, $2)', [reference, email]));
  expect(stateOf(refunds.booking)).toBe(state);

  const listed = await ask(`select known from public.desk_list('booking', $1)`, [reference]);
  expect(stateOf(knownBooking.parse(listed))).toBe(state);

  if (facts.payment) {
    const key = await ask('select link_key from public.payments where booking_id = $1', [id]);
    const payment = z.object({ booking: knownBooking }).parse(await ask('select public.find_payment($1)', [key]));
    expect(stateOf(payment.booking)).toBe(state);
  }
});

describe.each(locales)('the bell (%s)', (locale: Locale) => {
  /** A status is told when it comes, and nothing has followed it yet. */
  const reported = ways.filter(([state, { status, order, payment }]) => {
    if (status === 'declined' || status === 'cancelled') return true;
    if (status === 'confirmed')
      return ['confirmed', 'undecided', 'findingOut'].includes(state) || (state === 'issuing' && order !== 'paid' && payment);
    return state === 'issued';
  });

  it.each(['flight', 'multicity', 'hotel', 'package'])('has the sentence of the state that is told of a %s', async (kind) => {
    const messages = await loadMessages(locale, ['states']);
    const t = createTranslator({ locale, messages, namespace: 'states.sentences' });
    for (const [state, facts] of reported) {
      const { reference } = await store(facts, kind);
      const [words] = await db.rows<{ title: string; message: string }>(
        `select title, message from public.words_of_status('booking', $1, $2, $3)`,
        [facts.status, locale, reference],
      );
      const plain = (text = '') => text.replace(/\s|\p{Cf}/gu, ' ');
      expect(plain(words?.message), JSON.stringify(facts)).toBe(plain(t(state, { kind })));
      expect(words?.title).toContain('{reference}');
    }
  });

  it('has no other words of bookings', async () => {
    const messages = await loadMessages(locale, ['states']);
    const stored = await db.rows<{ status: string }>(
      `select distinct status from public.status_texts where subject = 'booking' and locale = $1 and status <> 'claimed'`,
      [locale],
    );
    for (const { status } of stored) expect(messages.states.sentences).toHaveProperty(status);
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(reported.map(([state]) => state)));
  });
});
