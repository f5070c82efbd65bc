import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '../../../supabase/local/database/database.ts';
import { migrate } from '../../../supabase/local/database/migrations.ts';
import { temporaryFolder } from './test-backend.ts';

/** Undoes what earlier-database.sql does, and names the migrations that were. */
const asItWas = `
  create function public.new_booking_reference() returns text language sql volatile as 'select ''KT-222222''';
  create function public.new_enquiry_reference() returns text language sql volatile as 'select ''KE-222222''';
  alter table public.bookings alter column reference set default public.new_booking_reference();
  alter table public.enquiries alter column reference set default public.new_enquiry_reference();
  alter table public.bookings rename constraint bookings_dates_in_order to bookings_check;
  alter table public.gift_cards rename constraint gift_cards_never_overspent to gift_cards_check;
  alter table public.desk_notes rename constraint desk_notes_say_something to desk_notes_check1;
  alter index public.bookings_by_fingerprint rename to bookings_request_fingerprint_idx;
  alter table public.booking_passengers drop column has_document;
  drop function public.count_bookings_of_address(), public.claim_bookings_of_address();
  drop function public.forget_documents(date);
  drop index public.bookings_without_owner;
  drop trigger bookings_claimed on public.bookings;
  drop function public.notify_of_claimed_booking();
  drop trigger bookings_close_payments on public.bookings;
  drop function public.close_payments(), public.claim_payment_work(), public.expire_payments(), public.record_refund(uuid, text, text),
    public.record_charge(uuid, text, text, bigint, bigint), public.note_charge(uuid, text, text), public.begin_charge(text, text),
    public.find_payment(text), public.desk_refund_payment(uuid, uuid, bigint), public.desk_withdraw_payment(uuid),
    public.desk_ask_payment(uuid, uuid, bigint, timestamptz), public.begin_refund(public.payment_charges, uuid, bigint, text),
    public.add_to_ledger(uuid, text, uuid, text, text, bigint), public.tell_payment(public.payments, text, bigint, uuid),
    public.riyals_in_words(bigint, text), public.sandbox_payment(jsonb);
  drop table public.ledger_entries, public.payment_refunds, public.payment_charges, public.payments, public.sandbox_charges;
  drop function public.refuse_ledger_change();
  delete from public.status_texts where subject = 'payment';
  drop index public.booking_change_requests_of_booking, public.visa_cases_of_user, public.desk_notes_of_staff;
  delete from supabase_migrations.schema_migrations;
  insert into supabase_migrations.schema_migrations (version, name)
  select 20261121000000 + number, 'earlier' from generate_series(1, 37) as number
  union all select 20261122150100, 'earlier';
`;

let data: ReturnType<typeof temporaryFolder>;
let opened: OpenDatabase;
let db: Database;

beforeEach(async () => {
  data = temporaryFolder();
  cpSync(inject('seededData'), data.folder, { recursive: true });
  opened = await openDatabase(path.join(data.folder, 'postgres'));
  db = opened.db;
  await db.exec(asItWas);
});

afterEach(async () => {
  await opened.close();
  data.remove();
});

const versions = async () => (await db.query('select version from supabase_migrations.schema_migrations order by 1')).rows;
const references = async () => (await db.query('select reference from public.bookings order by 1')).rows;

it('a database with all earlier migrations is brought to the present ones, with its rows', async () => {
  const before = await references();
  const later = readdirSync('supabase/migrations').filter((name) => name > '20261123');
  expect(await migrate(db, 'supabase/migrations')).toEqual(later.sort());
  expect(await references()).toEqual(before);
  const renamed =
    "select from pg_class where relname in ('bookings_by_fingerprint', 'visa_cases_of_user', 'desk_notes_of_staff')";
  expect((await db.query(renamed)).rows).toHaveLength(3);
  const now = await versions();
  expect(now[0]).toEqual({ version: '20261122160100' });
  // And once more changes nothing.
  expect(await migrate(db, 'supabase/migrations')).toEqual([]);
  expect(await versions()).toEqual(now);
});

it('a database that lacks an earlier migration is left as it is, and its owner is told what to do', async () => {
  await db.exec("delete from supabase_migrations.schema_migrations where version = '20261121000005'");
  const before = [await versions(), await references()];
  await expect(migrate(db, 'supabase/migrations')).rejects.toThrow(
    /37 of the 38 migrations .* Nothing was changed\. Start it once with .* or move its folder aside/,
  );
  expect([await versions(), await references()]).toEqual(before);
});
