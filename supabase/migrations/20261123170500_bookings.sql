-- Requests to book: flights, journeys of several legs, stays and packages share one table, one kind of reference and one look-up. Written
-- only by the server, through create_booking; see docs/product/booking.md.

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default public.new_reference('KT') check (reference ~ '^KT-[2-9A-HJ-NP-Z]{6}$'),
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('flight', 'multicity', 'hotel', 'package', 'gift')),
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
  last_travel_date date not null,
  idempotency_key uuid not null unique,
  request_fingerprint text not null check (request_fingerprint ~ '^[0-9a-f]{64}$'),
  open_request_key text unique check (open_request_key ~ '^[0-9a-f]{64}$'),
  mail_base text,
  answer_by timestamptz not null default now() + interval '1 day',
  confirmed_at timestamptz,
  issued jsonb check (
    char_length(issued ->> 'pnr') between 1 and 60
    and jsonb_typeof(issued -> 'tickets') = 'array' and jsonb_array_length(issued -> 'tickets') <= 200
  ),
  has_earned boolean not null default false,
  names_follow boolean not null default false,
  seen_prices jsonb not null default '[]' check (jsonb_typeof(seen_prices) = 'array' and octet_length(seen_prices::text) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_dates_in_order check (last_travel_date >= departure_date)
);

comment on table public.bookings is
  'Requests to book and what became of them. Holds contact details: a signed-in traveller sees their own, '
  'a visitor none; the server alone writes.';
comment on column public.bookings.user_id is 'Null when nobody was signed in, or when the account is gone: the agency still owes the trip.';
comment on column public.bookings.offer is
  'What was sealed or computed and shown, with its price: the canonical record of the request. A flight: the offer. '
  'A journey of several legs: { legs: [{ search, offer, signature }] }. A stay or a holiday: its own shape with title { en, ar }.';
comment on column public.bookings.departure_date is 'First day of the trip: take-off, check-in, start of the holiday.';
comment on column public.bookings.last_travel_date is 'Last day of the trip: last take-off, check-out, end of the holiday.';
comment on column public.bookings.idempotency_key is 'Made by the form: a request that arrives twice is stored once.';
comment on column public.bookings.request_fingerprint is 'Hash of the request content: the same key with other content is refused.';
comment on column public.bookings.open_request_key is
  'Hash of traveller and request content while the same content counts as this request: for an hour, '
  'and only until the agency begins to work on it. Null afterwards.';
comment on column public.bookings.mail_base is 'The preview host of the request, which links in mail use; null for the site itself.';
comment on column public.bookings.answer_by is
  'When the customer was promised an answer: an opening day later (lib/bookings/answer-by.ts).';
comment on column public.bookings.has_earned is
  'A member has got its points, and has not given them back. It outlives their account, so that the next owner gets none.';
comment on column public.bookings.names_follow is
  'Its only passenger is the name of who asked: name_passengers stores everybody later. It is not confirmed, ordered or ticketed before.';
comment on column public.bookings.seen_prices is
  'The price record until the request: [{ step, total, at }], in QAR. What the browser says it has shown, then what the server stored '
  '("request"). For people to read: no money is computed from it.';
comment on column public.bookings.confirmed_at is
  'When the agency first confirmed it. Nobody pays before: null means that nothing was ever charged.';

comment on column public.bookings.issued is
  'What an agent issued outside the site: { pnr, tickets }, where tickets are as in orders. '
  'Null when nothing is known, or when an order has them.';

create index bookings_of_user on public.bookings (user_id, created_at desc);
create index bookings_newest on public.bookings (created_at desc);
-- The address of a customer who was not signed in.
create index bookings_without_owner on public.bookings (lower(contact_email)) where user_id is null;
-- A request from a second tab is found by its content, not by its key.
create index bookings_by_fingerprint on public.bookings (request_fingerprint);

create table public.booking_passengers (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  position smallint not null check (position between 1 and 27),
  type text not null check (type in ('adult', 'child', 'infant')),
  title text check (title in ('MR', 'MRS', 'MS', 'MSTR', 'MISS')),
  gender text check (gender in ('male', 'female')),
  given_names text not null check (char_length(given_names) between 1 and 60),
  surname text not null check (char_length(surname) between 1 and 60),
  date_of_birth date,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  travel_document text not null default 'passport' check (travel_document in ('passport', 'idCard')),
  passport_number text check (passport_number ~ '^[A-Z0-9]{5,15}$'),
  passport_expiry date,
  has_document boolean not null generated always as (passport_number is not null and passport_expiry is not null) stored,
  loyalty_airline text check (loyalty_airline ~ '^[A-Z0-9]{2}$'),
  loyalty_number text check (loyalty_number ~ '^[A-Z0-9]{3,25}$'),
  primary key (booking_id, position),
  unique (booking_id, passport_number),
  constraint booking_passengers_loyalty_whole check ((loyalty_airline is null) = (loyalty_number is null))
);

comment on table public.booking_passengers is
  'Travellers of a booking, as in their passports. Seen by the signed-in owner of the booking only; the server alone writes.';
comment on column public.booking_passengers.travel_document is
  'What passport_number and passport_expiry belong to: a passport, or the identity card of a GCC citizen.';
comment on column public.booking_passengers.has_document is
  'Whether the document they travel with is known: desk and mail ask for one that is missing without reading any.';
comment on column public.booking_passengers.loyalty_airline is
  'IATA code of the programme''s airline; the passenger may fly with a partner of it.';

create table public.booking_change_requests (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null check (kind in ('date', 'name', 'cancellation', 'other', 'otherFlight', 'refund', 'extras')),
  message text not null default '' check (char_length(message) <= 1000),
  wished_day date,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.booking_change_requests.kind is
  'otherFlight and refund answer a change by the airline. extras: bags or seats that an agent is to add.';
comment on table public.booking_change_requests is
  'What travellers ask to have changed. The agency reads and answers it; whoever owns the booking reads it; the server alone writes.';

create unique index one_open_request_of_a_kind on public.booking_change_requests (booking_id, kind) where status = 'open';
create index booking_change_requests_of_booking on public.booking_change_requests (booking_id);

create table public.booking_markups (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  amount bigint not null check (amount > 0),
  offers jsonb not null check (jsonb_typeof(offers) = 'array')
);

comment on table public.booking_markups is
  'What the agency added to the suppliers'' prices of a booking, in dirhams. No row where it added nothing. '
  'Staff alone read it; create_booking alone writes it.';
comment on column public.booking_markups.offers is
  'For each offer of the booking { total, basisPoints, fixedAmount, convertedFrom }: what was added, the rule as it was, and the '
  'supplier''s price in its currency; null where nothing was.';

alter table public.booking_markups enable row level security;
revoke all on public.booking_markups from anon, authenticated, service_role;
grant select on public.booking_markups to authenticated;
create policy "Staff read markups" on public.booking_markups
  for select to authenticated using ((select public.is_staff()));
comment on policy "Staff read markups" on public.booking_markups is 'Customers must not see the margin.';

-- create_booking runs with the rights of its caller, and the server must not write markups in any other way.
create function public.note_markups(booking uuid, offers jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.booking_markups (booking_id, amount, offers)
  select note_markups.booking, sum((offer ->> 'total')::bigint), note_markups.offers
  from jsonb_array_elements(offers) as listed (offer)
  having sum((offer ->> 'total')::bigint) > 0
$$;

alter table public.bookings enable row level security;
alter table public.booking_passengers enable row level security;
alter table public.booking_change_requests enable row level security;
revoke all on public.bookings, public.booking_passengers, public.booking_change_requests from anon, authenticated, service_role;
grant select on public.bookings, public.booking_passengers, public.booking_change_requests to authenticated;
grant select, insert, update, delete on public.bookings, public.booking_change_requests to service_role;
grant select, insert on public.booking_passengers to service_role;

create policy "Owners read their bookings" on public.bookings
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Staff read bookings" on public.bookings
  for select to authenticated using ((select public.is_staff()));
create policy "Owners read the passengers of their bookings" on public.booking_passengers
  for select to authenticated
  using (exists (select from public.bookings where id = booking_id and user_id = (select auth.uid())));
create policy "Staff read passengers" on public.booking_passengers
  for select to authenticated using ((select public.is_staff()));
create policy "Owners read the changes they asked for" on public.booking_change_requests
  for select to authenticated
  using (exists (select from public.bookings where id = booking_id and user_id = (select auth.uid())));
create policy "Staff read change requests" on public.booking_change_requests
  for select to authenticated using ((select public.is_staff()));

comment on policy "Owners read their bookings" on public.bookings is
  'A request made without signing in has no owner: it is found by reference and surname, through the server.';
comment on policy "Staff read bookings" on public.bookings is 'They book it. Only desk_set_status writes.';
comment on policy "Owners read the passengers of their bookings" on public.booking_passengers is
  'Who owns the booking gave these passports; nobody else has a reason to see them.';
comment on policy "Staff read passengers" on public.booking_passengers is 'Names and passports go to the airline.';
comment on policy "Owners read the changes they asked for" on public.booking_change_requests is
  'Who owns the booking may see what was asked of it; without an owner it is asked for and told by reference and surname.';
comment on policy "Staff read change requests" on public.booking_change_requests is 'They answer them.';

create trigger bookings_updated before update on public.bookings
  for each row execute function public.set_updated_at();

create function public.note_confirmed() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status in ('confirmed', 'ticketed') then new.confirmed_at = coalesce(new.confirmed_at, now()); end if;
  return new;
end;
$$;

create trigger bookings_confirmed before insert or update of status on public.bookings
  for each row execute function public.note_confirmed();
create trigger booking_change_requests_updated before update on public.booking_change_requests
  for each row execute function public.set_updated_at();
create trigger bookings_mail_base before insert on public.bookings
  for each row execute function public.note_mail_base();

-- A hotel needs names; an airline needs birthdays and nationalities, and a document that is complete or absent.
-- While the names follow, there is only who asked.
create function public.check_flight_papers() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (
      new.date_of_birth is null or new.nationality is null
      or (new.passport_number is null) <> (new.passport_expiry is null)
    )
    and exists (select from public.bookings where id = new.booking_id and kind in ('flight', 'multicity') and not names_follow)
  then
    raise exception 'Who flies needs a date of birth, a nationality and a whole document or none yet' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

comment on function public.check_flight_papers () is
  'Keeps a passenger of a flight from being stored without date of birth and nationality, or with half a document.';

create trigger booking_passengers_papers before insert or update on public.booking_passengers
  for each row execute function public.check_flight_papers();

create function public.store_passengers(booking uuid, passengers jsonb) returns void
language plpgsql
security invoker
set search_path = ''
as $$
begin
  insert into public.booking_passengers (
    booking_id, position, type, title, gender, given_names, surname, date_of_birth, nationality,
    travel_document, passport_number, passport_expiry, loyalty_airline, loyalty_number
  )
  select
    store_passengers.booking, place, p.type, p.title, p.gender, p.given_names, p.surname, p.date_of_birth, p.nationality,
    coalesce(p.travel_document, 'passport'), p.passport_number, p.passport_expiry,
    p.loyalty_airline, p.loyalty_number
  from jsonb_array_elements(passengers) with ordinality as listed (passenger, place)
  cross join lateral jsonb_populate_record(null::public.booking_passengers, listed.passenger) as p;
  if not found then raise exception 'A booking needs passengers'; end if;
end;
$$;

-- Stores a checked request and its passengers in one transaction. Outcomes: "created"; "repeated" when the same content was stored under
-- this key, or under another by the same traveller within the hour and is still unprocessed; "key_reused" when this key was used for other
-- content. Reference, instant and `price_unconfirmed` are those of the stored request.
create function public.create_booking(booking jsonb, passengers jsonb)
returns table (outcome text, reference text, requested_at timestamptz, price_unconfirmed boolean)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked public.bookings := jsonb_populate_record(null::public.bookings, booking);
  open_key text := encode(
    sha256(convert_to(coalesce(asked.user_id::text, 'visitor') || ' ' || asked.request_fingerprint, 'UTF8')), 'hex');
  stored public.bookings;
begin
  -- Nothing is inserted when the request, its key or the new reference already exists; the checks below find out which. With a thousand
  -- million references, ten collisions in a row mean another error.
  for attempt in 1..10 loop
    update public.bookings set open_request_key = null
      where open_request_key = open_key and (status <> 'requested' or created_at <= now() - interval '1 hour');

    insert into public.bookings (
      user_id, kind, locale, contact_email, contact_phone, notes, offer, search, total_amount, currency,
      departure_date, last_travel_date, idempotency_key, request_fingerprint, open_request_key, answer_by, names_follow,
      seen_prices
    ) values (
      asked.user_id, asked.kind, asked.locale, asked.contact_email, asked.contact_phone, asked.notes, asked.offer, asked.search,
      asked.total_amount, asked.currency, asked.departure_date, asked.last_travel_date, asked.idempotency_key,
      asked.request_fingerprint, open_key, coalesce(asked.answer_by, now() + interval '1 day'),
      coalesce(asked.names_follow, false), coalesce(asked.seen_prices, '[]')
    )
    on conflict do nothing
    returning * into stored;

    if found then
      perform public.store_passengers(stored.id, passengers);
      perform public.note_markups(stored.id, coalesce(booking -> 'markups', '[]'));
      if asked.kind = 'gift' then perform public.note_gift(stored.id, booking -> 'gift'); end if;
      return query select 'created', stored.reference, stored.created_at, coalesce((stored.offer ->> 'priceUnconfirmed')::boolean, false);
      return;
    end if;

    -- The key of the form comes first: with other content it is refused, regardless of other stored requests.
    select * into stored from public.bookings
      where idempotency_key = asked.idempotency_key or open_request_key = open_key
      order by idempotency_key = asked.idempotency_key desc limit 1;
    if found then
      return query select
        case when stored.request_fingerprint = asked.request_fingerprint then 'repeated' else 'key_reused' end,
        stored.reference, stored.created_at, coalesce((stored.offer ->> 'priceUnconfirmed')::boolean, false);
      return;
    end if;
  end loop;
  raise exception 'No free booking reference was found';
end;
$$;

comment on function public.create_booking (jsonb, jsonb) is
  'Called by the server with the secret key, after it has checked seal, ages and passports. Visitors may not call it. '
  'booking.markups becomes booking_markups.offers, booking.gift the row of gift_orders.';

-- Stores everybody who travels in place of who asked. Outcomes: "named"; "known" when they are stored already, so that a second
-- press changes nothing; "over" when the request has ended; "unknown".
create function public.name_passengers(wanted_reference text, passengers jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  about jsonb;
begin
  select * into trip from public.bookings where reference = wanted_reference for update;
  if not found then return 'unknown'; end if;
  if not trip.names_follow then return 'known'; end if;
  if trip.status <> 'requested' or trip.departure_date < (now() at time zone 'Asia/Qatar')::date then return 'over'; end if;
  delete from public.booking_passengers where booking_id = trip.id;
  update public.bookings set names_follow = false where id = trip.id;
  perform public.store_passengers(trip.id, passengers);
  about = jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base, 'isNamed', true);
  perform public.enqueue_mail('booking_received', trip.contact_email, trip.locale, about, 'booking named ' || trip.id);
  perform public.enqueue_mail('agency_booking', 'agency', 'en', about, 'agency booking named ' || trip.id);
  return 'named';
end;
$$;

comment on function public.name_passengers (text, jsonb) is
  'Called by the server with the secret key, after it has checked the link and the passengers. Tells customer and agency by mail.';

-- Finds a booking without an account. A look-up that finds nothing does the same comparison and has the same answer in every case, so that
-- it reveals nothing. See docs/product/enquiries.md.
create function public.booking_of(wanted_reference text, wanted_surname text) returns uuid
language sql stable
set search_path = ''
as $$
  select bookings.id
  from (values (wanted_reference)) as wanted (reference)
  -- A gift card is bought without an account, and whoever gets it must not find what its buyer did.
  left join public.bookings on bookings.reference = wanted.reference and bookings.kind <> 'gift'
  left join public.booking_passengers as passenger on passenger.booking_id = bookings.id
  where public.is_surname(wanted_surname, coalesce(passenger.surname, 'nobody'))
    and bookings.id is not null
  limit 1
$$;

create function public.request_booking_change(wanted_reference text, wanted_surname text, request jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted uuid := public.booking_of(wanted_reference, wanted_surname);
  booking public.bookings;
begin
  if wanted is null then return 'unknown'; end if;
  select * into booking from public.bookings where id = wanted;
  if booking.status in ('declined', 'cancelled') or booking.last_travel_date < (now() at time zone 'Asia/Qatar')::date then
    return 'over';
  end if;
  insert into public.booking_change_requests (booking_id, kind, message, wished_day)
  values (wanted, request ->> 'kind', coalesce(request ->> 'message', ''), (request ->> 'wishedDay')::date)
  on conflict (booking_id, kind) where status = 'open' do nothing;
  return case when found then 'created' else 'open' end;
end;
$$;

comment on function public.request_booking_change (text, text, jsonb) is
  'Called by the server with the secret key, after it has checked the request { kind, message, wishedDay }. '
  'One of a kind is open at a time. Answers created, open (there is one already), over or unknown.';

-- Adds a booking made without signing in to the account with the same confirmed e-mail address. There is one statement, and one answer when
-- nothing is found: it does not reveal which references, surnames or addresses exist.
create function public.claim_booking(claimant uuid, wanted_reference text, wanted_surname text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.bookings
  set user_id = claimant
  from auth.users as account
  where account.id = claimant
    and account.email_confirmed_at is not null
    and bookings.id = public.booking_of(upper(btrim(wanted_reference)), wanted_surname)
    and bookings.user_id is null
    and lower(bookings.contact_email) = lower(account.email);
  return found;
end;
$$;

comment on function public.claim_booking (uuid, text, text) is
  'Called by the server with the secret key, for the account it has verified. True when the booking is now theirs.';

-- Lists the bookings made with the address of an account before the account existed, so that their owner need not type references:
-- docs/product/accounts.md. Called by the browser: the address is that of the session, never an argument.

create function public.count_bookings_of_address() returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(*)::integer
  from public.bookings
  join auth.users as account on lower(bookings.contact_email) = lower(account.email)
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null and bookings.user_id is null
    and bookings.kind <> 'gift'
$$;

comment on function public.count_bookings_of_address () is
  'How many bookings without an owner were made with the confirmed address of whoever asks; says nothing else of them.';

create function public.claim_bookings_of_address() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  claimed integer;
begin
  update public.bookings
  set user_id = account.id
  from auth.users as account
  where account.id = (select auth.uid())
    and account.email_confirmed_at is not null
    and bookings.user_id is null
    and bookings.kind <> 'gift'
    and lower(bookings.contact_email) = lower(account.email);
  get diagnostics claimed = row_count;
  return claimed;
end;
$$;

comment on function public.claim_bookings_of_address () is
  'Gives the bookings that count_bookings_of_address counts to the account of whoever asks. Answers how many.';

-- For users who add a booking to their account: earlier news went only by mail.
create function public.notify_of_claimed_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.desk_notify(new.user_id, 'booking', 'claimed', new.reference);
  return null;
end;
$$;

create trigger bookings_claimed after update of user_id on public.bookings
  for each row when (old.user_id is null and new.user_id is not null and new.last_travel_date >= current_date)
  execute function public.notify_of_claimed_booking();

-- Guests get mail like account holders. A trigger enqueues it, so that no function that changes a status can omit it.
create function public.mail_new_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about jsonb := jsonb_build_object('id', new.id, 'reference', new.reference, 'base', new.mail_base);
begin
  perform public.enqueue_mail('booking_received', new.contact_email, new.locale, about, 'booking ' || new.id);
  perform public.enqueue_mail('agency_booking', 'agency', 'en', about, 'agency booking ' || new.id);
  return null;
end;
$$;

create trigger bookings_mail after insert on public.bookings
  for each row when (new.status = 'requested' and new.kind <> 'gift') execute function public.mail_new_booking();

create function public.mail_booking_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.mail_status('booking', new.id, new.status, new.reference, new.contact_email, new.locale,
    jsonb_build_object('id', new.id, 'base', new.mail_base));
  return null;
end;
$$;

create trigger bookings_mail_status after update of status on public.bookings
  for each row when (old.status is distinct from new.status and new.kind <> 'gift') execute function public.mail_booking_status();

create function public.mail_new_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  about jsonb;
begin
  select * into strict booking from public.bookings where id = new.booking_id;
  about = jsonb_build_object('id', booking.id, 'change', new.id, 'reference', booking.reference, 'base', booking.mail_base);
  perform public.enqueue_mail('change_received', booking.contact_email, booking.locale, about, 'change ' || new.id);
  perform public.enqueue_mail('agency_change', 'agency', 'en', about, 'agency change ' || new.id);
  return null;
end;
$$;

create trigger booking_change_requests_mail after insert on public.booking_change_requests
  for each row when (new.status = 'open') execute function public.mail_new_change();

create function public.mail_change_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  select * into strict booking from public.bookings where id = new.booking_id;
  if new.status = 'closed' and booking.status in ('declined', 'cancelled') then return null; end if;
  perform public.mail_status('change', new.id, new.status, booking.reference, booking.contact_email, booking.locale,
    jsonb_build_object('id', booking.id, 'base', booking.mail_base));
  return null;
end;
$$;

create trigger booking_change_requests_mail_status after update of status on public.booking_change_requests
  for each row when (old.status is distinct from new.status) execute function public.mail_change_status();

-- A booking that has ended has nothing left to change: its open requests are closed, without a word beside the news that it has ended.
create function public.close_changes_of_ended_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.booking_change_requests set status = 'closed' where booking_id = new.id and status = 'open';
  return null;
end;
$$;

create trigger bookings_close_changes after update of status on public.bookings
  for each row when (old.status is distinct from new.status and new.status in ('declined', 'cancelled'))
  execute function public.close_changes_of_ended_booking();

revoke execute on function
  public.note_confirmed (), public.check_flight_papers (), public.create_booking (jsonb, jsonb), public.booking_of (text, text),
  public.request_booking_change (text, text, jsonb), public.claim_booking (uuid, text, text), public.count_bookings_of_address (),
  public.claim_bookings_of_address (), public.notify_of_claimed_booking (), public.mail_new_booking (), public.mail_booking_status (),
  public.mail_new_change (), public.mail_change_status (), public.close_changes_of_ended_booking (), public.note_markups (uuid, jsonb),
  public.store_passengers (uuid, jsonb), public.name_passengers (text, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.note_markups (uuid, jsonb), public.create_booking (jsonb, jsonb), public.request_booking_change (text, text, jsonb),
  public.claim_booking (uuid, text, text), public.store_passengers (uuid, jsonb), public.name_passengers (text, jsonb)
to service_role;
grant execute on function public.count_bookings_of_address (), public.claim_bookings_of_address () to authenticated;
