import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { privacy } from '@/content/company-pages/privacy';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type HostedDatabase, newBooking, newUser, openHostedDatabase } from '../account/hosted-database.ts';

let db: HostedDatabase;
beforeAll(async () => {
  db = await openHostedDatabase();
});
afterAll(() => db?.close());

/** Runs the daily deletion as on the day that many days from now. */
const runAfter = (days: number) =>
  db.rows("select public.run_retention((now() at time zone 'Asia/Qatar')::date + $1::integer)", [days]);

async function count(table: string, column: string, value: string | undefined): Promise<number> {
  const [row] = await db.rows<{ n: number }>(`select count(*)::integer as n from ${table} where ${column} = $1`, [value]);
  return row?.n ?? -1;
}

const addFile = (enquiry: string | undefined, field: 'cv' | 'passport') =>
  db.rows(
    `insert into public.enquiry_files (enquiry_id, field, name, type, content)
     values ($1, $2, 'file.pdf', 'application/pdf', '%PDF-1')`,
    [enquiry, field],
  );

/** Whether the row is there the day before its period is over, and gone the day after. */
async function expectGoneAfter(days: number, table: string, column: string, value: string | undefined): Promise<void> {
  await runAfter(days);
  expect(await count(table, column, value), `${table} after ${days} days`).toBe(1);
  await runAfter(days + 2);
  expect(await count(table, column, value), `${table} after ${days + 2} days`).toBe(0);
}

const daysFromNow = (days: number) => addDays(todayInQatar(), days);

/** A request for a trip that ends today, with a payment link and a try to pay it. */
async function requestWithCharge(status: string, daysAgo = 0): Promise<{ booking: string; charge: string }> {
  const { id: booking } = await newBooking(db, { departure: daysFromNow(-8), lastDay: daysFromNow(0) });
  const payment = crypto.randomUUID();
  await db.rows("insert into public.payments (id, booking_id, amount, pay_by) values ($1, $2, 1000, now() + interval '1 day')", [
    payment,
    booking,
  ]);
  const [charge] = await db.rows<{ id: string }>(
    `insert into public.payment_charges (payment_id, amount, provider, status, created_at)
     values ($1, 1000, 'sandbox', $2, now() - make_interval(days => $3)) returning id`,
    [payment, status, daysAgo],
  );
  return { booking, charge: charge?.id ?? '' };
}

/** The travellers of a booking, by name. */
const names = (booking: string) => count('public.booking_passengers', 'booking_id', booking);

describe('a request to book', () => {
  it.each(['abandoned', 'refused', 'new', 'pending'])(
    'whose charge is %s goes with its people 90 days after the trip, when nobody can pay any more',
    async (status) => {
      const { booking, charge } = await requestWithCharge(status, -30);
      await runAfter(119);
      expect([await names(booking), await count('public.payment_charges', 'id', charge)]).toEqual([1, 1]);
      await runAfter(122);
      expect([await names(booking), await count('public.bookings', 'id', booking)]).toEqual([0, 0]);
      expect(await count('public.payment_charges', 'id', charge)).toBe(0);
    },
  );

  it('that was paid keeps its people for ten years and loses its documents after 90 days', async () => {
    const { booking } = await requestWithCharge('paid', 5);
    await db.rows(
      `insert into public.ledger_entries (booking_id, kind, cause, debit, credit, amount)
       values ($1, 'captured', gen_random_uuid(), 'provider', 'customer', 1000)`,
      [booking],
    );
    await runAfter(92);
    const documents = () =>
      db.rows('select passport_number, loyalty_number from public.booking_passengers where booking_id = $1', [booking]);
    expect(await documents()).toEqual([{ passport_number: null, loyalty_number: null }]);
    await runAfter(3_640);
    expect(await names(booking)).toBe(1);
  });

  it('is gone with its accounts when trip and money are ten years ago', async () => {
    const { id: booking } = await newBooking(db, { departure: '2010-01-01', lastDay: '2010-01-08' });
    await db.rows("update public.bookings set status = 'ticketed' where id = $1", [booking]);
    await db.rows(
      `insert into public.ledger_entries (booking_id, kind, cause, debit, credit, amount, at)
       values ($1, 'captured', gen_random_uuid(), 'provider', 'customer', 1000, '2010-01-01')`,
      [booking],
    );
    await expect(db.rows('delete from public.ledger_entries where booking_id = $1', [booking])).rejects.toThrow('only added to');
    await runAfter(0);
    for (const [table, column] of [
      ['public.bookings', 'id'],
      ['public.booking_passengers', 'booking_id'],
      ['public.ledger_entries', 'booking_id'],
    ] as const)
      expect(await count(table, column, booking), table).toBe(0);
  });
});

describe('a visa case', () => {
  it.each([
    ...['decided', 'ready', 'withdrawn'].map((status) => [status, 90] as const),
    ...['received', 'prepared', 'fingerprints', 'consulate', 'papers'].map((status) => [status, 365] as const),
  ])('that is %s goes after %d days, with its steps and notes', async (status, days) => {
    const [made] = await db.rows<{ id: string; reference: string }>(
      `insert into public.visa_cases (given_names, surname, contact_email, destination, status)
       values ('Amina', 'Example', 'amina@example.com', 'FR', $1) returning id, reference`,
      [status],
    );
    await db.rows(
      `insert into public.desk_notes (subject, subject_id, reference, staff_name, remark) values ('visa', $1, $2, 'Huda', 'Called')`,
      [made?.id, made?.reference],
    );
    await expectGoneAfter(days, 'public.visa_cases', 'id', made?.id);
    expect(await count('public.visa_case_steps', 'case_id', made?.id)).toBe(0);
    expect(await count('public.desk_notes', 'subject_id', made?.id)).toBe(0);
  });
});

describe('a paper for a visa', () => {
  /** A visa enquiry with a passport, and the visa cases made from it. */
  async function enquiryWithPaper(status: string, cases: readonly string[]): Promise<string | undefined> {
    const [made] = await db.rows<{ id: string }>(
      `insert into public.enquiries (kind, status, locale, name, email, details, request_fingerprint)
       values ('visa', $1, 'en', 'Amina', 'amina@example.com', '{}', repeat('b', 64)) returning id`,
      [status],
    );
    await addFile(made?.id, 'passport');
    for (const stage of cases) {
      await db.rows(
        `insert into public.visa_cases (given_names, surname, contact_email, destination, status, enquiry_id)
         values ('Amina', 'Example', 'amina@example.com', 'FR', $1, $2)`,
        [stage, made?.id],
      );
    }
    return made?.id;
  }

  it.each<[what: string, status: string, cases: string[], days: number]>([
    ['whose visa is decided', 'answered', ['decided'], 30],
    ['whose passport is ready', 'answered', ['ready'], 30],
    ['of a family, one of whom waits', 'new', ['decided', 'consulate'], 180],
    ['of a request that was closed', 'closed', [], 30],
    ['of a closed request with an open case', 'closed', ['prepared'], 180],
    ['of a request that nobody answered', 'new', [], 180],
  ])('%s goes after its days', async (_what, status, cases, days) => {
    const id = await enquiryWithPaper(status, cases);
    await runAfter(days);
    expect(await count('public.enquiry_files', 'enquiry_id', id), `after ${days} days`).toBe(1);
    await runAfter(days + 2);
    expect(await count('public.enquiry_files', 'enquiry_id', id), `after ${days + 2} days`).toBe(0);
    if (days === 30) expect(await count('public.enquiries', 'id', id)).toBe(1);
  });
});

describe('an account', () => {
  it('that nobody confirmed goes after 30 days, with its profile', async () => {
    const waiting = await newUser(db, { confirmed: false, metadata: { first_name: 'Amina' } });
    await expectGoneAfter(30, 'auth.users', 'id', waiting.id);
    expect(await count('public.profiles', 'user_id', waiting.id)).toBe(0);
  });

  it('that was confirmed stays until its owner deletes it, with all that belongs to it', async () => {
    const { id } = await newUser(db);
    await db.rows(
      `insert into public.saved_travellers (user_id, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry)
       values ($1, 'Amina', 'Example', '1990-01-01', 'QA', 'QX100000', '2031-01-01')`,
      [id],
    );
    await runAfter(2_000);
    expect(await count('public.profiles', 'user_id', id)).toBe(1);
    await db.rows('select public.delete_account($1)', [id]);
    for (const table of [
      'profiles',
      'saved_travellers',
      'notifications',
      'loyalty_accounts',
      'loyalty_entries',
      'loyalty_notices',
    ])
      expect(await count(`public.${table}`, 'user_id', id), table).toBe(0);
  });
});

describe('the rest', () => {
  beforeEach(() => db.exec('delete from public.mail_outbox'));

  it.each<[what: string, kind: string, status: string, days: number]>([
    ['an answered message', 'contact', 'answered', 180],
    ['a message without an answer', 'contact', 'new', 365],
    ['a closed application', 'career', 'closed', 30],
    ['an open application', 'career', 'new', 180],
  ])('%s goes after its days, with its file', async (_what, kind, status, days) => {
    const [made] = await db.rows<{ id: string }>(
      `insert into public.enquiries (kind, status, locale, name, email, details, request_fingerprint)
       values ($1, $2, 'en', 'Amina', 'amina@example.com', '{}', repeat('a', 64)) returning id`,
      [kind, status],
    );
    await addFile(made?.id, 'cv');
    await expectGoneAfter(days, 'public.enquiries', 'id', made?.id);
    expect(await count('public.enquiry_files', 'enquiry_id', made?.id)).toBe(0);
  });

  it('who got a gift card, and with which words, goes 90 days after it was sent; an unpaid one goes whole', async () => {
    const { id } = await newBooking(db, { departure: daysFromNow(0), lastDay: daysFromNow(0) });
    await db.rows(
      `insert into public.gift_orders (booking_id, recipient_name, recipient_email, sender_name, message, language, send_at, sent_at)
       values ($1, 'Noor', 'noor@example.com', 'Amina', 'Mabrouk', 'en', now() - interval '9 days', now())`,
      [id],
    );
    await db.rows(
      `insert into public.ledger_entries (booking_id, kind, cause, debit, credit, amount)
       values ($1, 'captured', gen_random_uuid(), 'provider', 'customer', 1000)`,
      [id],
    );
    const whoGotIt = async () =>
      (
        await db.rows(
          'select recipient_name, recipient_email, sender_name, message from public.gift_orders where booking_id = $1',
          [id],
        )
      )[0];
    await runAfter(90);
    expect(await whoGotIt()).toMatchObject({ recipient_name: 'Noor', recipient_email: 'noor@example.com' });
    await runAfter(92);
    expect(await whoGotIt()).toEqual({ recipient_name: null, recipient_email: null, sender_name: null, message: '' });
    const { id: unpaid } = await newBooking(db, { departure: daysFromNow(0), lastDay: daysFromNow(0) });
    await db.rows(
      `insert into public.gift_orders (booking_id, recipient_name, recipient_email, language, send_at)
       values ($1, 'Noor', 'noor@example.com', 'en', now())`,
      [unpaid],
    );
    await expectGoneAfter(90, 'public.gift_orders', 'booking_id', unpaid);
  });

  it.each([
    ['with days', 40, 70],
    ['without days', null, 90],
  ])('a trip plan %s goes after its days, with everybody in it', async (_what, lastDay, days) => {
    const plan = crypto.randomUUID();
    const choice = {
      ...{ kind: 'package', address: '/travel/package/istanbul', said: {}, price: 1000 },
      last_day: lastDay && daysFromNow(lastDay),
    };
    await db.rows("select public.add_to_trip_plan($1, repeat('a', 64), 'Amina', 'Istanbul', $2)", [plan, JSON.stringify(choice)]);
    await expectGoneAfter(days, 'public.trip_plans', 'id', plan);
    for (const table of ['people', 'choices']) expect(await count(`public.trip_plan_${table}`, 'plan_id', plan)).toBe(0);
  });

  it('an address that nobody confirmed leaves the newsletter 30 days after its link ended', async () => {
    const email = 'waiting@example.com';
    await db.rows("insert into public.newsletter_subscriptions (email, locale, confirm_before) values ($1, 'en', now())", [
      email,
    ]);
    await expectGoneAfter(30, 'public.newsletter_subscriptions', 'email', email);
  });

  it.each([
    ['sent_at', 30],
    ['failed_at', 90],
  ])('mail goes when %s is %d days ago', async (column, days) => {
    const insert = (key: string, age: number) =>
      db.rows(
        `insert into public.mail_outbox (kind, recipient, language, dedupe_key, ${column})
         values ('made_up', 'amina@example.com', 'en', $1, now() - make_interval(days => $2))`,
        [key, age],
      );
    await insert('older', days + 1);
    await insert('younger', days - 1);
    await runAfter(0);
    expect(await db.rows('select dedupe_key from public.mail_outbox')).toEqual([{ dedupe_key: 'younger' }]);
  });

  it('what the sandbox knows of a booking goes 90 days later, once the booking is gone', async () => {
    await db.rows("insert into public.sandbox_orders (id, key, body) values ('sandbox_gone', gen_random_uuid(), '{}')");
    await db.rows(
      `insert into public.sandbox_charges (id, key, amount, reference, language, return_url)
       values ('sandbox_gone', gen_random_uuid(), 100, 'KT-222222', 'en', 'https://a.test')`,
    );
    await expectGoneAfter(90, 'public.sandbox_orders', 'id', 'sandbox_gone');
    expect(await count('public.sandbox_charges', 'id', 'sandbox_gone')).toBe(0);
  });
});

describe('the list', () => {
  it('names every table once', async () => {
    const page = await readFile('docs/operations/retention.md', 'utf8');
    const listed = page.split('\n').flatMap((line) => (line.startsWith('| `') ? (line.split('|')[1]?.match(/\w+/g) ?? []) : []));
    const tables = await db.rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
    expect(listed.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it.each([
    [
      'en',
      [
        'ten years after the last day',
        'Until ninety days after they were',
        'last attempt to pay',
        'ninety days after the card was sent',
        'Until ninety days after the decision',
        'a year after the last step',
        '30 days after the decision',
        '180 days after you sent them',
        'after thirty days',
        'thirty days after they are closed',
        '180 days',
        'for 30 days; 90 days',
        'thirty days after its link',
        'thirty days after the last day of the plan, or ninety days',
      ],
    ],
    [
      'ar',
      [
        'عشر سنوات من آخر يوم',
        '90 يومًا من رفضها',
        'آخر محاولة للدفع',
        '90 يومًا من إرسال البطاقة',
        '90 يومًا من صدور القرار',
        'سنة من آخر خطوة',
        '30 يومًا من صدور القرار',
        '180 يومًا من إرسالها',
        'يُحذف بعد 30 يومًا',
        '30 يومًا من إغلاقها',
        '180 يومًا',
        '30 يومًا، و90 يومًا',
        '30 يومًا من انتهاء رابطه',
        '30 يومًا من آخر أيام الخطة، وبعد 90 يومًا',
      ],
    ],
  ] as const)('has the periods of the privacy page (%s)', (language, periods) => {
    const text = JSON.stringify(privacy[language].sections.find(({ id }) => id === 'how-long'));
    for (const period of periods) expect(text).toContain(period);
  });
});
