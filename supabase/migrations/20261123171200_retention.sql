-- Deletes data after the periods that the privacy page states, and the data of deleted accounts. The periods are on that page
-- (content/company-pages/privacy.ts); docs/operations/retention.md lists every table, and a test compares all three.

create table public.retention_runs (
  task text primary key
    check (task in ('applications', 'enquiries', 'requests', 'trips', 'visas', 'papers', 'documents', 'gifts', 'newsletter', 'signUps',
      'plans')),
  ran_at timestamptz not null,
  deleted integer not null,
  deleted_ever bigint not null
);

comment on table public.retention_runs is
  'When each deletion by date last ran, how much it deleted then, and ever. Written by run_retention alone; the desk shows it.';

alter table public.retention_runs enable row level security;
revoke all on public.retention_runs from anon, authenticated, service_role;
grant select on public.retention_runs to authenticated, service_role;
create policy "Staff see what was deleted by date" on public.retention_runs
  for select to authenticated using ((select public.is_staff()));

-- Remarks of the desk are deleted with their subject.
create function public.delete_bookings(ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted_rows integer;
begin
  delete from public.desk_notes where (subject = 'booking' and subject_id = any (ids))
    or (subject = 'change' and subject_id in (select id from public.booking_change_requests where booking_id = any (ids)))
    or (subject = 'refund' and subject_id in (select id from public.refunds where booking_id = any (ids)));
  delete from public.bookings where id = any (ids);
  get diagnostics deleted_rows = row_count;
  return deleted_rows;
end;
$$;

create function public.delete_enquiries(ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted_rows integer;
begin
  delete from public.desk_notes where subject = 'enquiry' and subject_id = any (ids);
  delete from public.enquiries where id = any (ids);
  get diagnostics deleted_rows = row_count;
  return deleted_rows;
end;
$$;

create function public.delete_visa_cases(ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted_rows integer;
begin
  delete from public.desk_notes where subject = 'visa' and subject_id = any (ids);
  delete from public.visa_cases where id = any (ids);
  get diagnostics deleted_rows = row_count;
  return deleted_rows;
end;
$$;

-- Papers for a visa go 30 days after the last decision about it, or after an enquiry without a case was closed; after 180 days in any case.
create function public.delete_papers(start timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted_rows integer;
begin
  delete from public.enquiry_files as paper
  where paper.field <> 'cv' and (
    paper.created_at < start - interval '180 days'
    or exists (
      select from public.enquiries as enquiry left join public.visa_cases as visa on visa.enquiry_id = enquiry.id
      where enquiry.id = paper.enquiry_id
      having case when count(visa.id) = 0
        then bool_and(enquiry.status = 'closed' and enquiry.updated_at < start - interval '30 days')
        else bool_and(visa.status in ('decided', 'ready', 'withdrawn') and visa.updated_at < start - interval '30 days') end
    )
  );
  get diagnostics deleted_rows = row_count;
  return deleted_rows;
end;
$$;

-- Whether a booking must be kept by the law on bookkeeping: money has moved for it, or on `today` still may, or something was ordered from
-- a supplier. In PL/pgSQL, because orders are created in a later migration.
create function public.has_accounts(booking uuid, today date) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.refunds where booking_id = booking)
    or exists (select from public.ledger_entries where booking_id = booking)
    -- A payer who has opened the provider's page may still pay for a while: the booking must exist to refund the money.
    or exists (
      select from public.payment_charges as charge join public.payments on payments.id = charge.payment_id
      where payments.booking_id = booking
        and (
          charge.status = 'paid' or charge.mismatch is not null
          or charge.created_at >= (today - 90)::timestamp at time zone 'Asia/Qatar'
        )
    )
    or exists (select from public.loyalty_entries where booking_id = booking)
    or exists (select from public.bookings where id = booking and status in ('confirmed', 'ticketed'))
    or exists (select from public.desk_notes where subject = 'booking' and subject_id = booking and to_status = 'ticketed')
    or exists (
      select from public.orders join public.order_terms on order_terms.order_id = orders.id
      where orders.booking_id = booking
        and (orders.status in ('new', 'held', 'paid', 'ticketed', 'unknown') or order_terms.supplier_order is not null)
    );
end;
$$;

-- Ninety days after the trip, accounts need travellers and prices, but no documents: see docs/product/booking.md. A frequent flyer
-- number identifies a person like a passport, so it is deleted too.
create function public.clear_documents(before date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  cleared integer;
begin
  update public.booking_passengers
  set passport_number = null, passport_expiry = null, loyalty_airline = null, loyalty_number = null
  where (passport_number is not null or passport_expiry is not null or loyalty_number is not null)
    and booking_id in (select id from public.bookings where last_travel_date < before);
  get diagnostics cleared = row_count;
  return cleared;
end;
$$;

-- Ten years after the trip and its last movement of money, as the law on trade has it, the accounts go too.
create function public.delete_trips(before date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  ids uuid[] := array(
    select id from public.bookings
    where last_travel_date < before
      and not exists (
        select from public.ledger_entries where booking_id = bookings.id and at >= before::timestamp at time zone 'Asia/Qatar'
      )
  );
  deleted_rows integer := public.delete_bookings(ids);
begin
  delete from public.ledger_entries where booking_id = any (ids);
  return deleted_rows;
end;
$$;

create function public.delete_sign_ups(before timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted_rows integer;
begin
  delete from auth.users where email is not null and email_confirmed_at is null and created_at < before;
  get diagnostics deleted_rows = row_count;
  return deleted_rows;
end;
$$;

create function public.run_retention(today date default (now() at time zone 'Asia/Qatar')::date) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  start timestamptz := today::timestamp at time zone 'Asia/Qatar';
  counted record;
begin
  for counted in
    select 'applications' as task, public.delete_enquiries(array(
      select id from public.enquiries
      where kind = 'career'
        and ((status = 'closed' and updated_at < start - interval '30 days') or created_at < start - interval '180 days')
    )) as deleted
    union all
    select 'enquiries', public.delete_enquiries(array(
      select id from public.enquiries
      where kind <> 'career'
        and ((status <> 'new' and updated_at < start - interval '180 days') or created_at < start - interval '365 days')
    ))
    union all
    select 'requests', public.delete_bookings(array(
      select id from public.bookings
      where not public.has_accounts(id, today)
        and ((status in ('declined', 'cancelled') and updated_at < start - interval '90 days') or last_travel_date < today - 90)
    ))
    union all
    select 'trips', public.delete_trips((today - interval '10 years')::date)
    union all
    select 'visas', public.delete_visa_cases(array(
      select id from public.visa_cases
      where updated_at < start - case when status in ('decided', 'ready', 'withdrawn') then interval '90 days' else interval '365 days' end
    ))
    union all
    select 'papers', public.delete_papers(start)
    union all
    select 'documents', public.clear_documents(today - 90)
    union all
    select 'gifts', public.clear_gifts(start - interval '90 days')
    union all
    select 'plans', public.delete_trip_plans(today)
    union all
    select 'signUps', public.delete_sign_ups(start - interval '30 days')
  loop
    insert into public.retention_runs as known (task, ran_at, deleted, deleted_ever)
    values (counted.task, now(), counted.deleted, counted.deleted)
    on conflict (task) do update
    set ran_at = excluded.ran_at, deleted = excluded.deleted, deleted_ever = known.deleted_ever + excluded.deleted;
  end loop;

  with gone as (
    delete from public.newsletter_subscriptions where status = 'pending' and confirm_before < start - interval '30 days' returning 1
  )
  insert into public.retention_runs as known (task, ran_at, deleted, deleted_ever)
  select 'newsletter', now(), count(*), count(*) from gone
  on conflict (task) do update
  set ran_at = excluded.ran_at, deleted = excluded.deleted, deleted_ever = known.deleted_ever + excluded.deleted;

  perform public.clear_campaign_readers(start - interval '90 days');

  -- What the sandbox has stored of a booking that is gone.
  delete from public.sandbox_orders
  where created_at < start - interval '90 days' and not exists (select from public.order_terms where supplier_order = sandbox_orders.id);
  delete from public.sandbox_charges
  where created_at < start - interval '90 days' and not exists (select from public.payment_charges where id = sandbox_charges.key);

  -- Sending does this too, but without a mail server nothing is sent.
  perform public.expire_mail();
end;
$$;

comment on function public.run_retention (date) is
  'Once a day; running it again deletes nothing more. pg_cron calls it on a hosted project, '
  'a timer in the embedded backend. `today` is the day in Qatar.';

-- In SQL, because the embedded backend has no admin API of Auth. Pending records stay (a request, a trip, an open visa case), and so do
-- those required by the law on bookkeeping. The address leaves the newsletter, and its finished mail is deleted.
create function public.delete_account(account uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  -- Locks rows that the desk or the daily run may use, then the account, in the same order as they do.
  perform from public.bookings where user_id = account order by id for update;
  perform from public.visa_cases where user_id = account order by id for update;
  perform from public.payment_parts where user_id = account order by id for update;
  perform from public.loyalty_accounts where user_id = account for update;
  select lower(email) into address from auth.users where id = account and email_confirmed_at is not null;
  perform public.delete_enquiries(array(select id from public.enquiries where user_id = account));
  perform public.delete_visa_cases(array(select id from public.visa_cases where user_id = account and status in ('decided', 'ready')));
  perform public.delete_bookings(array(
    select id from public.bookings
    where user_id = account and not public.has_accounts(id, (now() at time zone 'Asia/Qatar')::date)
      and (status in ('declined', 'cancelled') or last_travel_date < (now() at time zone 'Asia/Qatar')::date)
  ));
  delete from public.newsletter_subscriptions where email = address;
  delete from public.mail_outbox where lower(recipient) = address and (sent_at is not null or failed_at is not null);
  delete from auth.users where id = account;
  return found;
end;
$$;

comment on function public.delete_account (uuid) is
  'Called by the server with the secret key, once the password was entered again. True when there was such an account.';

-- The agency's notes about the requests of an account, for the export of its data. Names of staff are left out.
create function public.notes_of_account(account uuid)
returns table (reference text, from_status text, to_status text, remark text, written_at timestamptz)
language sql stable
security invoker
set search_path = ''
as $$
  select note.reference, note.from_status, note.to_status, note.remark, note.written_at
  from public.desk_notes as note
  where (note.subject, note.subject_id) in (
    select 'booking', id from public.bookings where user_id = account
    union all select 'enquiry', id from public.enquiries where user_id = account
    union all select 'visa', id from public.visa_cases where user_id = account
    union all select 'change', change.id from public.booking_change_requests as change
      join public.bookings as booking on booking.id = change.booking_id where booking.user_id = account
    union all select 'refund', refund.id from public.refunds as refund
      join public.bookings as booking on booking.id = refund.booking_id where booking.user_id = account
  )
  order by note.written_at
$$;

comment on function public.notes_of_account (uuid) is 'Called by the server with the secret key and the id of whoever is signed in.';

revoke execute on function
  public.delete_bookings (uuid[]), public.delete_enquiries (uuid[]), public.delete_visa_cases (uuid[]), public.delete_papers (timestamptz),
  public.clear_documents (date), public.has_accounts (uuid, date), public.delete_trips (date), public.delete_sign_ups (timestamptz),
  public.run_retention (date), public.delete_account (uuid), public.notes_of_account (uuid)
from public, anon, authenticated, service_role;
grant execute on function public.run_retention (date), public.delete_account (uuid), public.notes_of_account (uuid) to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    execute 'create extension if not exists pg_cron';
    perform cron.schedule('karam-retention-daily', '15 3 * * *', 'select public.run_retention()');
  end if;
end $$;
