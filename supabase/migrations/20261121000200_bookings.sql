-- Requests to book. Written by the server alone, through create_booking; see docs/decisions/0006-request-to-book.md.

-- Letters and digits that nobody mistakes for each other (no 0, O, 1, I): 32 of them, so that a byte picks one evenly.
-- The first six bytes of a random UUID are random throughout.
create function public.new_booking_reference() returns text
language sql volatile
set search_path = ''
as $$
  select 'KT-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(bytes, place) % 32 + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as source, generate_series(0, 5) as place
$$;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default public.new_booking_reference() check (reference ~ '^KT-[2-9A-HJ-NP-Z]{6}$'),
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('flight')),
  status text not null default 'requested' check (status in ('requested', 'confirmed', 'ticketed', 'declined', 'cancelled')),
  locale text not null check (locale in ('en', 'ar')),
  contact_email text not null check (char_length(contact_email) between 3 and 254),
  contact_phone text not null check (contact_phone ~ '^\+[1-9][0-9]{6,14}$'),
  notes text not null default '' check (char_length(notes) <= 1000),
  offer jsonb not null,
  search jsonb not null,
  total_amount numeric(10, 2) not null check (total_amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  departure_date date not null,
  last_travel_date date not null check (last_travel_date >= departure_date),
  idempotency_key uuid not null unique,
  request_fingerprint text not null check (request_fingerprint ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.bookings is
  'Requests to book and what became of them. Holds contact details: a signed-in traveller sees their own, a visitor none; the server alone writes.';
comment on column public.bookings.user_id is 'Null when nobody was signed in, or when the account is gone: the agency still owes the trip.';
comment on column public.bookings.offer is 'What was sealed and shown, with its price: the canonical record of the request.';
comment on column public.bookings.idempotency_key is 'Made by the form: a request that arrives twice is stored once.';
comment on column public.bookings.request_fingerprint is 'Hash of the request content: the same key with other content is refused.';

create index bookings_of_user on public.bookings (user_id, created_at desc);

create table public.booking_passengers (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  position smallint not null check (position between 1 and 27),
  type text not null check (type in ('adult', 'child', 'infant')),
  given_names text not null check (char_length(given_names) between 1 and 60),
  surname text not null check (char_length(surname) between 1 and 60),
  date_of_birth date not null,
  nationality text not null check (nationality ~ '^[A-Z]{2}$'),
  passport_number text not null check (passport_number ~ '^[A-Z0-9]{5,15}$'),
  passport_expiry date not null,
  primary key (booking_id, position),
  unique (booking_id, passport_number)
);

comment on table public.booking_passengers is
  'Travellers of a booking, as in their passports. Seen by the signed-in owner of the booking only; the server alone writes.';

create function public.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger bookings_updated before update on public.bookings
  for each row execute function public.set_updated_at();

alter table public.bookings enable row level security;
alter table public.booking_passengers enable row level security;

create policy "Owners read their bookings" on public.bookings
  for select to authenticated using ((select auth.uid()) = user_id);

comment on policy "Owners read their bookings" on public.bookings is
  'A request made without signing in has no owner: it is found by reference and surname, through the server.';

create policy "Owners read the passengers of their bookings" on public.booking_passengers
  for select to authenticated
  using (exists (select from public.bookings where id = booking_id and user_id = (select auth.uid())));

comment on policy "Owners read the passengers of their bookings" on public.booking_passengers is
  'Who owns the booking gave these passports; nobody else has a reason to see them.';

revoke all on public.bookings, public.booking_passengers from anon, authenticated;
grant select on public.bookings, public.booking_passengers to authenticated;
grant all on public.bookings, public.booking_passengers to service_role;

-- Stores a checked request and its passengers in one transaction. Outcomes: "created"; "repeated" when the same content was
-- stored under this key before; "key_reused" when other content was. Whichever comes, the reference is the stored one's.
create function public.create_booking(booking jsonb, passengers jsonb)
returns table (outcome text, reference text, requested_at timestamptz)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked public.bookings := jsonb_populate_record(null::public.bookings, booking);
  stored public.bookings;
begin
  -- Nothing is inserted when the key or the new reference is taken. Which of the two it was shows below; with a thousand
  -- million references, ten in a row that are taken mean that something else is wrong.
  for attempt in 1..10 loop
    insert into public.bookings (
      user_id, kind, locale, contact_email, contact_phone, notes, offer, search,
      total_amount, currency, departure_date, last_travel_date, idempotency_key, request_fingerprint
    ) values (
      asked.user_id, asked.kind, asked.locale, asked.contact_email, asked.contact_phone, asked.notes, asked.offer, asked.search,
      asked.total_amount, asked.currency, asked.departure_date, asked.last_travel_date, asked.idempotency_key, asked.request_fingerprint
    )
    on conflict do nothing
    returning * into stored;

    if found then
      insert into public.booking_passengers (
        booking_id, position, type, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry
      )
      select
        stored.id, place, p.type, p.given_names, p.surname, p.date_of_birth, p.nationality, p.passport_number, p.passport_expiry
      from jsonb_array_elements(passengers) with ordinality as listed (passenger, place)
      cross join lateral jsonb_populate_record(null::public.booking_passengers, listed.passenger) as p;
      if not found then raise exception 'A booking needs passengers'; end if;
      return query select 'created', stored.reference, stored.created_at;
      return;
    end if;

    select * into stored from public.bookings where idempotency_key = asked.idempotency_key;
    if found then
      return query select
        case when stored.request_fingerprint = asked.request_fingerprint then 'repeated' else 'key_reused' end,
        stored.reference, stored.created_at;
      return;
    end if;
  end loop;
  raise exception 'No free booking reference was found';
end;
$$;

comment on function public.create_booking (jsonb, jsonb) is
  'Called by the server with the secret key, after it has checked seal, ages and passports. Visitors may not call it.';

-- Functions are open to everybody until said otherwise.
revoke execute on function public.create_booking (jsonb, jsonb) from public, anon, authenticated;
revoke execute on function public.new_booking_reference () from public, anon, authenticated;
revoke execute on function public.set_updated_at () from public, anon, authenticated;
grant execute on function public.create_booking (jsonb, jsonb) to service_role;
grant execute on function public.new_booking_reference () to service_role;
