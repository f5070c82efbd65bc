import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { privacy } from '@/content/company-pages/privacy';
import { exportedTables } from '@/lib/dashboard/collect-data';
import { type HostedDatabase, newBooking, newUser, openHostedDatabase } from '../account/hosted-database.ts';

vi.mock('next/headers', () => ({ cookies: async () => null }));

let db: HostedDatabase;

beforeAll(async () => {
  db = await openHostedDatabase();
});

afterAll(() => db?.close());

/** Columns without information for their subject: keys, digests, the owner's id, and the site address for links. */
const inner = [
  ...['id', 'user_id', 'booking_id', 'case_id', 'refund_id', 'order_id', 'mail_base'],
  ...['idempotency_key', 'request_fingerprint', 'open_request_key', 'payment_id', 'charge_id', 'link_key', 'provider_id'],
  // Times when a payment provider is asked again.
  ...['asks', 'first_asked_at', 'ask_again_at'],
];
/** Exported elsewhere, or computed from exported values. */
const leftOut: Record<string, string[]> = {
  bookings: ['departure_date', 'last_travel_date', 'has_earned'],
  booking_passengers: ['has_document'],
  booking_change_requests: ['updated_at'],
  refunds: ['updated_at'],
  payments: ['updated_at', 'failure', 'reminded_at', 'then_order', 'extras'],
  payment_parts: ['gift_card_id'],
  payment_refunds: ['settled', 'asked_at', 'failed_at', 'part_id', 'contradicted', 'contradicted_at'],
  orders: ['updated_at'],
  order_choices: ['updated_at'],
  visa_cases: ['enquiry_id'],
};
/** Read by the server with the secret key, as lib/dashboard/collect-data.ts does below its list of tables. */
const exportedByServer = [
  'newsletter_subscriptions',
  'campaign_mails',
  'mail_outbox',
  'enquiry_files',
  'desk_notes',
  'gift_orders',
];
/** Tables without customers' data, with the reason. */
const impersonal: Record<string, string> = {
  booking_markups: 'what the agency adds to a price; the price is exported',
  campaigns: 'of the agency, not of customers',
  content_photos: 'of the agency, not of customers',
  content_versions: 'of the agency, not of customers',
  desk_transitions: 'rules',
  gift_cards: 'belong to whoever holds number and PIN',
  last_rates: 'exchange rates',
  ledger_entries: 'the accounts of the agency; payments and refunds are exported',
  payment_charges: 'tries at the payment provider, without a person; the payment is exported',
  order_events: 'how an order at a supplier went on; the order is exported',
  order_steps: 'calls to a supplier, without a person; the order is exported',
  order_terms: 'between the agency and the supplier',
  sandbox_orders: 'orders of the supplier that books nothing',
  sandbox_charges: 'charges of the provider that moves no money, without a person',
  loyalty_notices: 'which notifications were made already; the notifications are exported',
  loyalty_rules: 'rules',
  markup_rule_changes: 'rules of the agency',
  markup_rules: 'rules of the agency',
  notification_texts: 'texts',
  retention_runs: 'counts',
  staff: 'of the agency, not of customers',
  status_texts: 'texts',
  trip_plans: 'of whoever has its link, without an account; seen and deleted there, as the four below',
  trip_plan_people: 'a first name and a digest, without an account',
  trip_plan_choices: 'offers of the site',
  trip_plan_votes: 'seen by whoever has the link',
  trip_plan_comments: 'seen and deleted by whoever has the link',
  visit_counts: 'counts without a person',
};

/** Every table named in the list of the export, with its columns; nested ones in parentheses. */
function exported(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const read = (table: string, text: string) => {
    const flat = text.replace(/(\w+) \(((?:[^()]|\([^()]*\))*)\)/g, (_, nested: string, columns: string) => {
      read(nested, columns);
      return '';
    });
    found.set(
      table,
      flat
        .split(',')
        .map((column) => column.trim())
        .filter(Boolean),
    );
  };
  for (const [table, columns] of Object.values(exportedTables)) read(table, columns);
  return found;
}

describe('the export of personal data', () => {
  it('covers every table', async () => {
    const tables = await db.rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
    const known = [...exported().keys(), ...exportedByServer, ...Object.keys(impersonal)];
    expect(tables.map(({ name }) => name).sort()).toEqual([...new Set(known)].sort());
  });

  it('contains every column of the tables that it reads as the user', async () => {
    for (const [table, columns] of exported()) {
      const all = await db.rows<{ name: string }>(
        "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
        [table],
      );
      const missing = all
        .map(({ name }) => name)
        .filter((name) => ![...columns, ...inner, ...(leftOut[table] ?? [])].includes(name));
      expect(missing, table).toEqual([]);
    }
  });
});

async function count(table: string, condition: string, values: unknown[] = []): Promise<number> {
  const [row] = await db.rows<{ n: number }>(`select count(*)::integer as n from public.${table} where ${condition}`, values);
  return row?.n ?? -1;
}

let made = 0;
async function newEnquiry(kind: string, { status = 'new', daysAgo = 0, userId = null as string | null } = {}): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    `insert into public.enquiries (user_id, kind, status, locale, name, email, details, request_fingerprint, created_at, updated_at)
     values ($1, $2, $3, 'en', 'Amina', 'amina@example.com', '{}', lpad($4, 64, '0'), now() - make_interval(days => $5), now() - make_interval(days => $5))
     returning id`,
    [userId, kind, status, String(++made), daysAgo],
  );
  return row?.id ?? '';
}

async function setBooking(id: string, status: string, daysAgo: number): Promise<void> {
  await db.exec('alter table public.bookings disable trigger bookings_updated');
  await db.rows(`update public.bookings set status = $2, updated_at = now() - make_interval(days => $3) where id = $1`, [
    id,
    status,
    daysAgo,
  ]);
  await db.exec('alter table public.bookings enable trigger bookings_updated');
}

describe('scheduled deletions', () => {
  it('delete what the privacy page states, on the stated day, and keep the rest', async () => {
    const gone = {
      applicationClosed: await newEnquiry('career', { status: 'closed', daysAgo: 32 }),
      applicationOld: await newEnquiry('career', { daysAgo: 182 }),
      answered: await newEnquiry('contact', { status: 'answered', daysAgo: 182 }),
    };
    const saved = {
      applicationJustClosed: await newEnquiry('career', { status: 'closed', daysAgo: 28 }),
      applicationOpen: await newEnquiry('career', { daysAgo: 178 }),
      answered: await newEnquiry('contact', { status: 'answered', daysAgo: 178 }),
      open: await newEnquiry('contact', { daysAgo: 300 }),
    };
    await db.rows(
      "insert into public.enquiry_files (enquiry_id, field, name, type, content) values ($1, 'cv', 'cv.pdf', 'application/pdf', '%PDF-1')",
      [gone.applicationClosed],
    );
    const [declinedLong, declinedNow, refunded, ticketed, past] = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        newBooking(db, index === 4 ? { departure: '2020-01-01', lastDay: '2020-01-08' } : {}),
      ),
    );
    await setBooking(declinedLong?.id ?? '', 'declined', 92);
    await setBooking(declinedNow?.id ?? '', 'declined', 88);
    await setBooking(refunded?.id ?? '', 'cancelled', 400);
    await db.rows('insert into public.refunds (booking_id, amount) values ($1, 100)', [refunded?.id]);
    await setBooking(ticketed?.id ?? '', 'ticketed', 400);
    await db.rows(
      `insert into public.desk_notes (subject, subject_id, reference, staff_name, remark) values ('booking', $1, $2, 'Huda', 'Called')`,
      [declinedLong?.id, declinedLong?.reference],
    );

    const [flown, recent] = await Promise.all([
      newBooking(db, { departure: '2020-01-01', lastDay: '2020-01-08' }),
      newBooking(db),
    ]);
    await setBooking(flown.id, 'ticketed', 400);

    await db.rows('select public.run_retention()');

    const withDocument = (id: string) =>
      count('booking_passengers', 'booking_id = $1 and (has_document or loyalty_number is not null)', [id]);
    expect(await count('booking_passengers', 'booking_id = $1', [flown.id])).toBeGreaterThan(0);
    expect(await withDocument(flown.id)).toBe(0);
    expect(await withDocument(recent.id)).toBeGreaterThan(0);
    for (const [what, id] of Object.entries(gone)) expect(await count('enquiries', 'id = $1', [id]), what).toBe(0);
    for (const [what, id] of Object.entries(saved)) expect(await count('enquiries', 'id = $1', [id]), what).toBe(1);
    expect(await count('enquiry_files', 'enquiry_id = $1', [gone.applicationClosed])).toBe(0);
    for (const { id } of [declinedLong, past].filter((one) => one !== undefined)) {
      expect(await count('bookings', 'id = $1', [id])).toBe(0);
      expect(await count('booking_passengers', 'booking_id = $1', [id])).toBe(0);
    }
    for (const { id } of [declinedNow, refunded, ticketed].filter((one) => one !== undefined)) {
      expect(await count('bookings', 'id = $1', [id])).toBe(1);
    }
    expect(await count('desk_notes', 'subject_id = $1', [declinedLong?.id])).toBe(0);

    expect(
      await db.rows('select task, deleted::integer, deleted_ever::integer from public.retention_runs order by task'),
    ).toEqual([
      { task: 'applications', deleted: 2, deleted_ever: 2 },
      { task: 'documents', deleted: 1, deleted_ever: 1 },
      { task: 'enquiries', deleted: 1, deleted_ever: 1 },
      { task: 'gifts', deleted: 0, deleted_ever: 0 },
      { task: 'newsletter', deleted: 0, deleted_ever: 0 },
      { task: 'papers', deleted: 0, deleted_ever: 0 },
      { task: 'plans', deleted: 0, deleted_ever: 0 },
      { task: 'requests', deleted: 2, deleted_ever: 2 },
      { task: 'signUps', deleted: 0, deleted_ever: 0 },
      { task: 'trips', deleted: 0, deleted_ever: 0 },
      { task: 'visas', deleted: 0, deleted_ever: 0 },
    ]);
    await db.rows('select public.run_retention()');
    expect(
      await db.rows("select deleted::integer, deleted_ever::integer from public.retention_runs where task = 'applications'"),
    ).toEqual([{ deleted: 0, deleted_ever: 2 }]);
  });

  it('are those on the privacy page, in both languages', () => {
    for (const language of ['en', 'ar'] as const) {
      const text = JSON.stringify(privacy[language].sections.find(({ id }) => id === 'how-long'));
      expect(text).toMatch(
        language === 'en'
          ? /Until ninety days after they were declined.*thirty days after they are closed, and in any case 180 days/s
          : /90 يومًا.*30 يومًا من إغلاقها، وبعد 180 يومًا/s,
      );
    }
  });
});

describe('deleting an account', () => {
  it('keeps pending records and those with payments, and nothing else', async () => {
    const user = await newUser(db);
    const [underWay, declined, cancelled, refunded] = await Promise.all(
      Array.from({ length: 4 }, () => newBooking(db, { userId: user.id, email: user.email })),
    );
    await setBooking(declined?.id ?? '', 'declined', 1);
    await setBooking(cancelled?.id ?? '', 'cancelled', 1);
    await setBooking(refunded?.id ?? '', 'cancelled', 1);
    await db.rows('insert into public.refunds (booking_id, amount) values ($1, 100)', [refunded?.id]);
    await newEnquiry('career', { userId: user.id });
    await db.rows(
      `with reader as (
         insert into public.newsletter_subscriptions (email, locale, status, opens_allowed_at) values ($1, 'en', 'confirmed', now()) returning id
       ), campaign as (
         insert into public.campaigns (id, content, staff_name) values (gen_random_uuid(), '{}', 'Huda') returning id
       )
       insert into public.campaign_mails (campaign_id, subscription_id, language, counts_opens, opened_at)
       select campaign.id, reader.id, 'en', true, now() from campaign, reader`,
      [user.email],
    );
    await db.rows(
      "insert into public.mail_outbox (kind, recipient, language, dedupe_key, sent_at) values ('made_up', $1, 'en', $1, now())",
      [user.email],
    );

    expect(await db.rows('select public.delete_account($1) as done', [user.id])).toEqual([{ done: true }]);

    const left = await db.rows<{ reference: string }>('select reference from public.bookings where contact_email = $1', [
      user.email,
    ]);
    expect(left.map(({ reference }) => reference).sort()).toEqual([underWay?.reference, refunded?.reference].sort());
    expect(await count('bookings', 'user_id = $1', [user.id])).toBe(0);
    expect(await count('enquiries', 'user_id = $1', [user.id])).toBe(0);
    expect(await count('newsletter_subscriptions', 'email = $1', [user.email])).toBe(0);
    // It stays in the sum, without its reader.
    expect(await count('campaign_mails', 'subscription_id is not null')).toBe(0);
    expect(await count('campaign_mails', 'opened_at is not null')).toBe(1);
    expect(await count('mail_outbox', 'recipient = $1 and sent_at is not null', [user.email])).toBe(0);
  });
});
