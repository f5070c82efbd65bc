-- Records that customers look up: the status of a visa and of a refund, the balance of a gift card. Every look-up needs a second fact that
-- only the owner knows; see docs/product/enquiries.md.

create table public.visa_cases (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default public.new_reference('KV') check (reference ~ '^KV-[2-9A-HJ-NP-Z]{6}$'),
  user_id uuid references auth.users (id) on delete set null,
  booking_id uuid references public.bookings (id) on delete set null,
  enquiry_id uuid references public.enquiries (id) on delete set null,
  given_names text not null check (char_length(given_names) between 1 and 60),
  surname text not null check (char_length(surname) between 1 and 60),
  contact_email text not null check (char_length(contact_email) between 3 and 254),
  destination text not null check (destination ~ '^[A-Z]{2}$'),
  travel_date date,
  status text not null default 'received'
    check (status in ('received', 'prepared', 'fingerprints', 'consulate', 'papers', 'decided', 'ready', 'withdrawn')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.visa_cases is
  'Visa applications the agency looks after. Made and moved on by the agency; a signed-in applicant reads their own.';
comment on column public.visa_cases.booking_id is 'The trip it is for, when the agency knows it.';
comment on column public.visa_cases.enquiry_id is 'The enquiry it was made from, whose papers it uses.';
comment on column public.visa_cases.destination is 'Country of the visa, ISO 3166-1 alpha-2.';
comment on column public.visa_cases.status is
  'The stage it has reached; papers: the consulate has asked for more; withdrawn: made by mistake. '
  'Each change is noted in visa_case_steps.';

create index visa_cases_of_user on public.visa_cases (user_id);
create index visa_cases_of_booking on public.visa_cases (booking_id);
create index visa_cases_of_enquiry on public.visa_cases (enquiry_id);

create table public.visa_case_steps (
  case_id uuid not null references public.visa_cases (id) on delete cascade,
  stage text not null
    check (stage in ('received', 'prepared', 'fingerprints', 'consulate', 'papers', 'decided', 'ready', 'withdrawn')),
  happened_on date not null default (now() at time zone 'Asia/Qatar')::date,
  primary key (case_id, stage)
);

comment on table public.visa_case_steps is 'The days on which a visa application reached its stages. Written when its status changes.';

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default public.new_reference('KR') check (reference ~ '^KR-[2-9A-HJ-NP-Z]{6}$'),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  amount numeric(10, 2) not null check (amount >= 0),
  deducted numeric(10, 2) not null default 0 check (deducted >= 0),
  currency text not null default 'QAR' check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'claimed' check (status in ('claimed', 'checked', 'received', 'paid', 'withdrawn')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.refunds is
  'Money on its way back. Made and moved on by the agency; whoever owns the booking reads it.';
comment on column public.refunds.amount is 'The refunded amount: what was paid, less `deducted`.';
comment on column public.refunds.status is 'The stage it has reached; withdrawn: made by mistake. Each change is noted in refund_steps.';

create index refunds_of_booking on public.refunds (booking_id);

create table public.refund_steps (
  refund_id uuid not null references public.refunds (id) on delete cascade,
  stage text not null check (stage in ('claimed', 'checked', 'received', 'paid', 'withdrawn')),
  happened_on date not null default (now() at time zone 'Asia/Qatar')::date,
  primary key (refund_id, stage)
);

comment on table public.refund_steps is 'The days on which a refund reached its stages. Written when its status changes.';

create table public.gift_cards (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^[0-9]{12}$'),
  pin_salt bytea not null check (octet_length(pin_salt) = 16),
  pin_hash bytea not null check (octet_length(pin_hash) = 32),
  amount numeric(10, 2) not null check (amount > 0),
  balance numeric(10, 2) not null,
  currency text not null default 'QAR' check (currency ~ '^[A-Z]{3}$'),
  valid_until date not null,
  is_blocked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint gift_cards_never_overspent check (balance between 0 and amount)
);

comment on table public.gift_cards is
  'Gift cards and what is left on them. Whoever holds number and PIN holds the money: nobody reads it through the API. '
  'Made by issue_gift_card, looked up by find_gift_card.';

alter table public.visa_cases enable row level security;
alter table public.visa_case_steps enable row level security;
alter table public.refunds enable row level security;
alter table public.refund_steps enable row level security;
alter table public.gift_cards enable row level security;
revoke all on public.visa_cases, public.visa_case_steps, public.refunds, public.refund_steps, public.gift_cards
from anon, authenticated, service_role;
grant select on public.visa_cases, public.visa_case_steps, public.refunds, public.refund_steps to authenticated;
grant select, insert, update, delete on public.visa_cases, public.visa_case_steps, public.refunds, public.refund_steps to service_role;

create policy "Applicants read their visa cases" on public.visa_cases
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Staff read visa cases" on public.visa_cases
  for select to authenticated using ((select public.is_staff()));
create policy "Applicants read the steps of their visa cases" on public.visa_case_steps
  for select to authenticated
  using (exists (select from public.visa_cases where id = case_id and user_id = (select auth.uid())));
create policy "Staff read the steps of visa cases" on public.visa_case_steps
  for select to authenticated using ((select public.is_staff()));
create policy "Owners read the refunds of their bookings" on public.refunds
  for select to authenticated
  using (exists (select from public.bookings where id = booking_id and user_id = (select auth.uid())));
create policy "Staff read refunds" on public.refunds
  for select to authenticated using ((select public.is_staff()));
create policy "Owners read the steps of their refunds" on public.refund_steps
  for select to authenticated
  using (exists (
    select from public.refunds join public.bookings on bookings.id = refunds.booking_id
    where refunds.id = refund_id and bookings.user_id = (select auth.uid())
  ));
create policy "Staff read the steps of refunds" on public.refund_steps
  for select to authenticated using ((select public.is_staff()));

comment on policy "Applicants read their visa cases" on public.visa_cases is
  'Where somebody travels, and whether they are let in, is nobody else''s business.';
comment on policy "Staff read visa cases" on public.visa_cases is 'They process them.';
comment on policy "Applicants read the steps of their visa cases" on public.visa_case_steps is 'The days belong to the case.';
comment on policy "Staff read the steps of visa cases" on public.visa_case_steps is 'The days belong to the case.';
comment on policy "Owners read the refunds of their bookings" on public.refunds is 'The money goes to the owner of the booking.';
comment on policy "Staff read refunds" on public.refunds is 'They follow the money.';
comment on policy "Owners read the steps of their refunds" on public.refund_steps is 'The days belong to the refund.';
comment on policy "Staff read the steps of refunds" on public.refund_steps is 'The days belong to the refund.';

create trigger visa_cases_updated before update on public.visa_cases
  for each row execute function public.set_updated_at();
create trigger refunds_updated before update on public.refunds
  for each row execute function public.set_updated_at();
create trigger gift_cards_updated before update on public.gift_cards
  for each row execute function public.set_updated_at();

-- A stage that is reached again gets the new date.
create function public.note_visa_step() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.visa_case_steps (case_id, stage) values (new.id, new.status)
  on conflict (case_id, stage) do update set happened_on = excluded.happened_on;
  return null;
end;
$$;

create trigger visa_cases_first_step after insert on public.visa_cases
  for each row execute function public.note_visa_step();
create trigger visa_cases_steps after update of status on public.visa_cases
  for each row when (old.status is distinct from new.status) execute function public.note_visa_step();

create function public.note_refund_step() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.refund_steps (refund_id, stage) values (new.id, new.status)
  on conflict (refund_id, stage) do update set happened_on = excluded.happened_on;
  return null;
end;
$$;

create trigger refunds_first_step after insert on public.refunds
  for each row execute function public.note_refund_step();
create trigger refunds_steps after update of status on public.refunds
  for each row when (old.status is distinct from new.status) execute function public.note_refund_step();

-- The desk has no field for the language: it is that of the booking, the account, or earlier requests from this address.
create function public.mail_visa_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  language text := coalesce(
    (select booking.locale from public.bookings as booking where booking.id = new.booking_id),
    (select profile.locale from public.profiles as profile where profile.user_id = new.user_id),
    (
      select enquiry.locale from public.enquiries as enquiry
      where lower(enquiry.email) = lower(new.contact_email) order by enquiry.created_at desc limit 1
    ),
    (
      select booking.locale from public.bookings as booking
      where lower(booking.contact_email) = lower(new.contact_email) order by booking.created_at desc limit 1
    ),
    'en'
  );
begin
  perform public.mail_status('visa', new.id, new.status, new.reference, new.contact_email, language,
    jsonb_build_object('id', new.id));
  return null;
end;
$$;

create trigger visa_cases_mail after insert on public.visa_cases
  for each row execute function public.mail_visa_status();
create trigger visa_cases_mail_status after update of status on public.visa_cases
  for each row when (old.status is distinct from new.status) execute function public.mail_visa_status();

create function public.mail_refund_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  select * into strict booking from public.bookings where id = new.booking_id;
  perform public.mail_status('refund', new.id, new.status, new.reference, booking.contact_email, booking.locale,
    jsonb_build_object('id', booking.id, 'refund', new.id, 'base', booking.mail_base));
  return null;
end;
$$;

create trigger refunds_mail after insert on public.refunds
  for each row execute function public.mail_refund_status();
create trigger refunds_mail_status after update of status on public.refunds
  for each row when (old.status is distinct from new.status) execute function public.mail_refund_status();

-- The look-ups. When nothing is found, each does the same comparison and answers null, so that it reveals nothing.

create function public.find_visa_case(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', found.reference, 'destination', found.destination, 'travelDate', found.travel_date, 'stage', found.status,
    'applicant', found.given_names || ' ' || found.surname,
    'steps', (
      select jsonb_agg(jsonb_build_object('stage', stage, 'day', happened_on) order by happened_on, stage)
      from public.visa_case_steps where case_id = found.id
    )
  )
  from (values (wanted_reference)) as wanted (reference)
  left join public.visa_cases as found on found.reference = wanted.reference
  where public.is_surname(wanted_surname, coalesce(found.surname, 'nobody'))
    and found.id is not null
$$;

comment on function public.find_visa_case (text, text) is
  'Called by the server with the secret key. A visa application by its '
  'reference and the surname of its applicant; null for whatever does not fit.';

-- A PIN is short: 5,000 rounds make it slow to try all PINs against stolen hashes.
create function public.gift_pin_hash(pin text, salt bytea) returns bytea
language plpgsql immutable
set search_path = ''
as $$
declare
  hash bytea := sha256(salt || convert_to(coalesce(pin, ''), 'UTF8'));
begin
  for round in 1..5000 loop
    hash := sha256(hash || salt);
  end loop;
  return hash;
end;
$$;

create function public.find_gift_card(wanted_number text, wanted_pin text) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  card public.gift_cards;
  tried bytea;
begin
  select * into card from public.gift_cards where number = wanted_number;
  tried := public.gift_pin_hash(wanted_pin, coalesce(card.pin_salt, decode('00000000000000000000000000000000', 'hex')));
  if tried is distinct from card.pin_hash then return null; end if;
  return jsonb_build_object(
    'lastDigits', right(card.number, 4), 'amount', card.amount, 'balance', card.balance, 'currency', card.currency,
    'validUntil', card.valid_until, 'isBlocked', card.is_blocked
  );
end;
$$;

comment on function public.find_gift_card (text, text) is
  'Called by the server with the secret key. What is left on a card, by its number and PIN; null for whatever does not fit.';

create function public.issue_gift_card(card_number text, pin text, face numeric, last_day date) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  salt bytea := uuid_send(gen_random_uuid());
  made uuid;
begin
  if (pin ~ '^[0-9]{6}$') is not true then raise exception 'A PIN has six digits' using errcode = 'check_violation'; end if;
  insert into public.gift_cards (number, pin_salt, pin_hash, amount, balance, valid_until)
  values (card_number, salt, public.gift_pin_hash(pin, salt), face, face, last_day)
  returning id into made;
  return made;
end;
$$;

comment on function public.issue_gift_card (text, text, numeric, date) is
  'Called by the agency with the secret key: a card of twelve digits with a PIN of six, which is kept as a hash alone.';

revoke execute on function
  public.note_visa_step (), public.note_refund_step (), public.mail_visa_status (), public.mail_refund_status (),
  public.find_visa_case (text, text), public.gift_pin_hash (text, bytea),
  public.find_gift_card (text, text), public.issue_gift_card (text, text, numeric, date)
from public, anon, authenticated, service_role;
grant execute on function
  public.find_visa_case (text, text), public.find_gift_card (text, text),
  public.issue_gift_card (text, text, numeric, date)
to service_role;
