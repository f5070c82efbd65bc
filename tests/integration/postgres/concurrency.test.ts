import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingRow, passengerRow } from '../../fixtures/stored-booking.ts';
import { databaseOf, signedInUser, testBackend } from '../backend/test-backend.ts';

/** Only a server can run requests in parallel. */
const backend = testBackend();
let sql: postgres.Sql;

beforeAll(() => {
  sql = postgres(databaseOf(backend.dataDir), { max: 50, onnotice: () => undefined });
});

afterAll(async () => {
  await sql?.end();
});

/** Whether a statement on our database waits for a lock of another one. */
const isWaiting = async () =>
  (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length > 0;

const times = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

/** A request with `content`, and a new key by default. */
function requestOf(kind: string, content: string, key: string = crypto.randomUUID()) {
  const own = { kind, idempotency_key: key, request_fingerprint: content.replaceAll('-', '').repeat(2) };
  return {
    booking: bookingRow({ ...own, departure_date: '2037-01-14', last_travel_date: '2037-01-21' }),
    passengers: [passengerRow()],
  };
}

async function ask(request: ReturnType<typeof requestOf>): Promise<{ outcome: string; reference: string }> {
  const { data: answer, error } = await backend
    .admin()
    .rpc('create_booking', request)
    .single<{ outcome: string; reference: string }>();
  if (error) throw error;
  return answer;
}

describe('parallel requests to book', () => {
  it('fifty with the same key make one booking', async () => {
    const request = requestOf('flight', crypto.randomUUID());
    const answers = await times(50, () => ask(request));
    expect(answers.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await sql`select from bookings where idempotency_key = ${request.booking.idempotency_key}`).toHaveLength(1);
  });

  it('fifty with the same content and different keys make one booking', async () => {
    const content = crypto.randomUUID();
    const answers = await times(50, () => ask(requestOf('package', content)));
    expect(answers.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  });

  it.each(['flight', 'multicity', 'hotel', 'package'])(
    'a second %s of the same content waits for the first and gets its reference',
    async (kind) => {
      const content = crypto.randomUUID();
      let second: ReturnType<typeof ask> | undefined;
      const first = await sql.begin(async (tx) => {
        const { booking, passengers } = requestOf(kind, content);
        const [made] = await tx`select outcome, reference from create_booking(${tx.json(booking)}, ${tx.json(passengers)})`;
        second = ask(requestOf(kind, content));
        await expect.poll(isWaiting).toBe(true);
        return made;
      });
      expect(first).toMatchObject({ outcome: 'created' });
      expect(await second).toMatchObject({ outcome: 'repeated', reference: first?.['reference'] });
    },
  );
});

describe('a gift card, or the points of a member,', () => {
  let member: Awaited<ReturnType<typeof signedInUser>>;

  beforeAll(async () => {
    member = await signedInUser(backend, 'noura');
  });

  const asMember = <T>(task: (tx: postgres.TransactionSql) => Promise<T>) =>
    sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claim.sub', ${member.id}, true)`;
      return task(tx);
    });

  /** The keys of this many payments of 100 riyals, each for another booking. */
  const newPayments = (count: number) =>
    times(count, async () => {
      const { reference } = await ask(requestOf('hotel', crypto.randomUUID()));
      const [due] = await sql`insert into payments (id, booking_id, amount, pay_by)
        select gen_random_uuid(), id, 10000, now() + interval '1 day' from bookings where reference = ${reference} returning link_key`;
      return String(due?.['link_key']);
    });
  const begin = async (key: string) => (await sql`select outcome from begin_charge(${key}, 'sandbox')`)[0]?.['outcome'];
  const count = (outcomes: readonly string[], wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;

  it('used by fifty payments in parallel is never overspent', async () => {
    const keys = await newPayments(50);
    await sql`select issue_gift_card('345678901234', '123456', 350, '2041-01-01')`;
    for (const key of keys) await sql`select add_gift_card_to_payment(${key}, '345678901234', '123456')`;
    const outcomes = await Promise.all(keys.map(begin));
    expect([count(outcomes, 'paid'), count(outcomes, 'changed')]).toEqual([3, 47]);
    expect(await sql`select balance from gift_cards where number = '345678901234'`).toEqual([{ balance: '50.00' }]);

    await sql`select award_points(${member.id}, 3999, 'adjustment')`;
    const left = [...keys.filter((_, place) => outcomes[place] === 'changed'), ...(await newPayments(3))];
    for (const key of left) await asMember((tx) => tx`select add_points_to_payment(${key}, 1)`);
    const paid = await Promise.all(left.map(begin));
    expect(count(paid, 'paid')).toBe(3);
    expect(await sql`select points from loyalty_accounts where user_id = ${member.id}`).toEqual([{ points: 999 }]);
  });

  it('that covers all of it is used once, even if pressed repeatedly', async () => {
    const [key = ''] = await newPayments(1);
    await sql`select issue_gift_card('456789012345', '123456', 350, '2041-01-01')`;
    await times(20, () => sql`select add_gift_card_to_payment(${key}, '456789012345', '123456')`);
    const outcomes = await times(50, () => begin(key));
    expect([count(outcomes, 'paid'), count(outcomes, 'closed')]).toEqual([1, 49]);
    expect(await sql`select balance from gift_cards where number = '456789012345'`).toEqual([{ balance: '250.00' }]);
    expect(
      await sql`select amount from ledger_entries where kind = 'gift_card_used' and cause in (
      select part.id from payment_parts as part join payments on payments.id = payment_id where link_key = ${key})`,
    ).toEqual([{ amount: '10000' }]);
  });
});

describe('money that arrives during work at the desk', () => {
  let staff: Awaited<ReturnType<typeof signedInUser>>;
  let customer: Awaited<ReturnType<typeof signedInUser>>;

  beforeAll(async () => {
    [staff, customer] = [await signedInUser(backend, 'huda'), await signedInUser(backend, 'amina')];
    await sql`insert into staff (user_id, name) values (${staff.id}, 'Huda')`;
  });

  /** As staff, in one transaction. */
  const atDesk = <T>(task: (tx: postgres.TransactionSql) => Promise<T>) =>
    sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claim.sub', ${staff.id}, true)`;
      return task(tx);
    });

  /** A confirmed booking of a customer who is on the page of the provider. */
  async function newPayment() {
    const request = requestOf('hotel', crypto.randomUUID());
    const { reference } = await ask({ ...request, booking: { ...request.booking, user_id: customer.id } });
    const [booking] = await sql`update bookings set status = 'confirmed' where reference = ${reference} returning id`;
    const payment = crypto.randomUUID();
    await atDesk((tx) => tx`select desk_ask_payment(${payment}, ${booking?.['id']}, 10000, now() + interval '1 day')`);
    const [key] = await sql`select link_key from payments where id = ${payment}`;
    const [begun] = await sql`select charge from begin_charge(${key?.['link_key']}, 'sandbox')`;
    const charge = String(begun?.['charge']);
    await sql`select note_charge(${charge}, ${charge}, 'https://bank.example')`;
    return { booking: String(booking?.['id']), payment, charge };
  }

  type Payment = Awaited<ReturnType<typeof newPayment>>;
  type Queries = postgres.Sql | postgres.TransactionSql;
  const outcome = (rows: readonly postgres.Row[]) => Object.values(rows[0] ?? {})[0];
  const pay = async (on: Queries, { charge }: Payment) =>
    outcome(await on`select record_charge(${charge}, ${charge}, 'paid', 10000, 100)`);
  const cancel = async (on: Queries, { booking }: Payment) =>
    outcome(await on`select outcome from desk_set_status('booking', ${booking}, 'confirmed', 'cancelled')`);
  const withdraw = async (on: Queries, { payment }: Payment) => outcome(await on`select desk_withdraw_payment(${payment})`);
  /** The money of a booking that we still hold, in dirhams, from the ledger. */
  const owed = async ({ booking }: Payment) =>
    outcome(
      await sql`select coalesce(sum(case 'customer' when credit then amount when debit then -amount else 0 end), 0)::integer
        from ledger_entries where booking_id = ${booking}`,
    );

  it.each([
    ['cancels the booking', cancel, 'changed'],
    ['withdraws the payment', withdraw, 'withdrawn'],
  ] as const)('that %s first, is refunded', async (_, act, done) => {
    const due = await newPayment();
    let paid: Promise<unknown> | undefined;
    await atDesk(async (tx) => {
      expect(await act(tx, due)).toBe(done);
      paid = pay(sql, due);
      await expect.poll(isWaiting).toBe(true);
    });
    expect(await paid).toBe('returned');
    expect(await owed(due)).toBe(0);
  });

  it.each([
    ['cancels the booking', cancel, 'changed'],
    ['withdraws the payment', withdraw, 'stale'],
  ] as const)('that %s afterwards, counts as paid', async (_, act, done) => {
    const due = await newPayment();
    let acted: Promise<unknown> | undefined;
    await sql.begin(async (tx) => {
      expect(await pay(tx, due)).toBe('paid');
      acted = atDesk((desk) => act(desk, due));
      await expect.poll(isWaiting).toBe(true);
    });
    expect(await acted).toBe(done);
    expect(await owed(due)).toBe(10_000);
  });

  it('is booked once and without deadlocks, when everything happens in parallel', async () => {
    const payments = await times(10, newPayment);
    const all = payments.flatMap((due) => [
      ...[pay(sql, due), pay(sql, due), pay(sql, due)],
      ...[atDesk((tx) => cancel(tx, due)), atDesk((tx) => withdraw(tx, due))],
      ...[sql`select claim_payment_work()`.then(() => 'claimed'), sql`select run_retention()`.then(() => 'deleted')],
    ]);
    expect((await Promise.allSettled(all)).filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const due of payments) {
      const [payment] = await sql`select status from payments where id = ${due.payment}`;
      expect(await owed(due)).toBe(payment?.['status'] === 'paid' ? 10_000 : 0);
      expect(await sql`select from ledger_entries where booking_id = ${due.booking} and kind = 'captured'`).toHaveLength(1);
    }
  });

  it('and an account that is being closed does not block the desk', async () => {
    const due = await newPayment();
    let closed: Promise<unknown> | undefined;
    await atDesk(async (tx) => {
      await tx`select from bookings where id = ${due.booking} for update`;
      closed = sql`select delete_account(${customer.id}) as is_gone`.then(outcome);
      await expect.poll(isWaiting).toBe(true);
      expect(await cancel(tx, due)).toBe('changed');
    });
    expect(await closed).toBe(true);
  });
});

describe('due mail', () => {
  it('is given to one of fifty callers each', async () => {
    await sql`delete from mail_outbox`;
    await sql`insert into mail_outbox (kind, recipient, language, dedupe_key)
      select 'club_notice', 'a@example.com', 'en', 'at once ' || number from generate_series(1, 20) as number`;
    const claimed = (await times(50, () => sql`select id from claim_mail(1)`)).flat();
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(20);
  });

  it('about one booking is given to one of fifty callers, whole, and that of another customer or language apart', async () => {
    await sql`delete from mail_outbox`;
    await sql`insert into mail_outbox (kind, recipient, language, reference, dedupe_key, created_at)
      select kind, recipient, language, reference, concat_ws(' ', kind, recipient, language, reference), now() - interval '2 minutes'
      from unnest(array['booking_status', 'payment_news', 'order_news']) as kind,
        unnest(array['a@example.com', 'b@example.com']) as recipient,
        unnest(array['en', 'ar']) as language, unnest(array['KT-AAA222', 'KT-BBB222', 'KT-CCC222']) as reference`;
    const claims = await times(50, () => sql`select recipient, language, reference from claim_mail(gather => 60)`);
    const mails = claims.filter(({ length }) => length > 0);
    expect(mails).toHaveLength(12);
    for (const mail of mails) {
      expect(mail).toHaveLength(3);
      expect(new Set(mail.map(({ recipient, language, reference }) => `${recipient} ${language} ${reference}`)).size).toBe(1);
    }
  });
});
