import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf, testBackend } from '../backend/test-backend.ts';

/** What only a server shows: requests that are under way at the same time. */
const backend = testBackend();
let sql: postgres.Sql;

beforeAll(() => {
  sql = postgres(databaseOf(backend.dataDir), { max: 50, onnotice: () => undefined });
});

afterAll(async () => {
  await sql?.end();
});

const times = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

/** A trip of `content`, asked for with a key of its own unless one is given. */
function requestOf(kind: string, content: string, key: string = crypto.randomUUID()) {
  const passenger = { type: 'adult', given_names: 'A', surname: 'B', date_of_birth: '1990-01-01', nationality: 'QA' };
  return {
    booking: {
      ...{ kind, locale: 'en', contact_email: 'a@example.com', contact_phone: '+97440000000', notes: '', offer: {}, search: {} },
      ...{ total_amount: '1.00', currency: 'QAR', departure_date: '2037-01-14', last_travel_date: '2037-01-21' },
      ...{ idempotency_key: key, request_fingerprint: content.replaceAll('-', '').repeat(2) },
    },
    passengers: [{ ...passenger, passport_number: 'QX100000', passport_expiry: '2041-01-01' }],
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

describe('requests to book at the same moment', () => {
  it('fifty with one key make one booking', async () => {
    const request = requestOf('flight', crypto.randomUUID());
    const answers = await times(50, () => ask(request));
    expect(answers.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await sql`select from bookings where idempotency_key = ${request.booking.idempotency_key}`).toHaveLength(1);
  });

  it('fifty of one content with keys of their own make one booking', async () => {
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
        const isWaiting = async () => (await sql`select from pg_stat_activity where wait_event_type = 'Lock'`).length > 0;
        await expect.poll(isWaiting).toBe(true);
        return made;
      });
      expect(first).toMatchObject({ outcome: 'created' });
      expect(await second).toMatchObject({ outcome: 'repeated', reference: first?.['reference'] });
    },
  );
});

describe('a gift card', () => {
  it('of which fifty take a part at the same moment is never overspent', async () => {
    const { data: id, error } = await backend
      .admin()
      .rpc('issue_gift_card', { card_number: '345678901234', pin: '123456', face: 100, last_day: '2041-01-01' });
    if (error) throw error;
    const take = () =>
      sql`update gift_cards set balance = balance - 30 where id = ${id}`.then(
        () => 'taken',
        (refused) => refused.constraint_name,
      );
    const outcomes = await times(50, take);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'gift_cards_never_overspent')).toHaveLength(47);
    expect(await sql`select balance from gift_cards where id = ${id}`).toEqual([{ balance: '10.00' }]);
  });
});

describe('mail that is due', () => {
  it('is given to one of fifty callers each', async () => {
    await sql`delete from mail_outbox`;
    await sql`insert into mail_outbox (kind, recipient, language, dedupe_key)
      select 'club_notice', 'a@example.com', 'en', 'at once ' || number from generate_series(1, 20) as number`;
    const claimed = (await times(50, () => sql`select id from claim_mail(1)`)).flat();
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(20);
  });
});
