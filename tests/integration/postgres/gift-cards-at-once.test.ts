import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingRow } from '../../fixtures/stored-booking.ts';
import { databaseOf, signedInUser, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();
let sql: postgres.Sql;
let staff: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  sql = postgres(databaseOf(backend.dataDir), { max: 30, onnotice: () => undefined });
  staff = await signedInUser(backend, 'huda');
  await sql`insert into staff (user_id, name) values (${staff.id}, 'Huda')`;
});
afterAll(async () => {
  await sql?.end();
});

const times = <T>(count: number, act: (place: number) => PromiseLike<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => act(place)));

/** A card for 500 riyals whose charge is open at the provider. */
async function bought() {
  const day = todayInQatar();
  const booking = {
    ...bookingRow({ kind: 'gift', departure_date: day, last_travel_date: day, total_amount: '500.00' }),
    gift: {
      recipient_name: 'Noor',
      recipient_email: 'noor@example.com',
      sender_name: 'Amina',
      message: '',
      language: 'en',
      send_on: day,
    },
  };
  const { data } = await backend
    .admin()
    .rpc('create_booking', { booking, passengers: [{ type: 'adult', given_names: 'Amina', surname: 'Example' }] })
    .single<{ reference: string }>()
    .throwOnError();
  const [row] = await sql`select id from bookings where reference = ${data.reference}`;
  const keys = await times(8, () => sql`select begin_pay_now(${data.reference}, now() + interval '2 hours') as key`);
  expect(new Set(keys.map(([made]) => made?.['key'])).size, 'one link for eight taps').toBe(1);
  const key = String(keys[0]?.[0]?.['key']);
  const charges = await times(8, () => sql`select charge from begin_charge(${key}, 'tap')`);
  const charge = String(charges[0]?.[0]?.['charge']);
  await sql`select note_charge(${charge}, 'c-' || ${charge}, 'https://pay.test')`;
  return { id: String(row?.['id']), reference: data.reference, charge };
}
const paid = (charge: string) => sql`select record_charge(${charge}, 'c-' || ${charge}, 'paid', 50000, 0)`;

it('one payment that is reported often, beside pollers and senders, makes one card and one mail', async () => {
  const { id, reference, charge } = await bought();
  await times(30, (place) => (place % 3 ? paid(charge) : sql`select id from claim_mail(100)`));
  await times(10, () => sql`select id from claim_mail(100)`);
  const made = await times(10, () => sql`select make_gift_card(${id}, 1, '246810') ->> 'number' as number`);
  expect(new Set(made.map(([card]) => card?.['number'])).size).toBe(1);
  expect(await sql`select kind, amount::int from ledger_entries where booking_id = ${id} order by kind`).toEqual([
    { kind: 'captured', amount: 50_000 },
    { kind: 'gift_card_sold', amount: 50_000 },
  ]);
  expect(await sql`select count(*)::int from mail_outbox where reference = ${reference} and kind = 'gift_card'`).toEqual([
    { count: 1 },
  ]);
});

it('a card that is spent, refunded and sent elsewhere at the same time gives no money twice', async () => {
  const refund = (id: string) =>
    sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claim.sub', ${staff.id}, true)`;
      return tx`select desk_refund_payment(id, gen_random_uuid(), 30000) as outcome from payments where booking_id = ${id}`;
    });
  for (let wave = 0; wave < 8; wave++) {
    const { id, charge } = await bought();
    await paid(charge);
    const [card] = await sql`select make_gift_card(${id}, 1, '246810') ->> 'number' as number`;
    const number = String(card?.['number']);
    const keys = await times(3, async () => {
      const { data } = await backend
        .admin()
        .rpc('create_booking', {
          booking: bookingRow({ kind: 'hotel', total_amount: '300.00' }),
          passengers: [{ type: 'adult', given_names: 'Noor', surname: 'Example' }],
        })
        .single<{ reference: string }>()
        .throwOnError();
      const [due] = await sql`select begin_pay_now(${data.reference}, now() + interval '2 hours') as key`;
      await sql`select add_gift_card_to_payment(${due?.['key']}, ${number}, '246810')`;
      return String(due?.['key']);
    });
    await Promise.all([
      ...keys.map((key) => sql`select outcome from begin_charge(${key}, 'tap')`),
      refund(id),
      sql`select resend_gift(${id}, 'other@example.com')`,
      refund(id),
    ]);
    const [sums] = await sql`select
      (select round(balance * 100)::int from gift_cards where number = ${number}) as left,
      (select coalesce(sum(amount), 0)::int from payment_parts where status in ('held', 'used')
        and gift_card_id = (select id from gift_cards where number = ${number})) as spent,
      taken_off_gift(${id})::int as taken`;
    const { left, spent, taken } = sums as unknown as { left: number; spent: number; taken: number };
    expect(left + spent + taken, JSON.stringify(sums)).toBe(50_000);
    expect(left).toBeGreaterThanOrEqual(0);
  }
});
