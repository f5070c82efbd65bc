-- Who flies may give the number of a frequent flyer programme: see docs/decisions/0085-members-and-companies.md.

alter table public.booking_passengers
  add column loyalty_airline text check (loyalty_airline ~ '^[A-Z0-9]{2}$'),
  add column loyalty_number text check (loyalty_number ~ '^[A-Z0-9]{3,25}$'),
  add constraint booking_passengers_loyalty_whole check ((loyalty_airline is null) = (loyalty_number is null));
comment on column public.booking_passengers.loyalty_airline is 'Of the programme, as IATA code; the passenger may fly with a partner of it.';

alter table public.saved_travellers
  add column loyalty_airline text check (loyalty_airline ~ '^[A-Z0-9]{2}$'),
  add column loyalty_number text check (loyalty_number ~ '^[A-Z0-9]{3,25}$'),
  add constraint saved_travellers_loyalty_whole check ((loyalty_airline is null) = (loyalty_number is null));
grant insert (loyalty_airline, loyalty_number), update (loyalty_airline, loyalty_number) on public.saved_travellers to authenticated;

create or replace function public.create_booking(booking jsonb, passengers jsonb)
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
  -- Nothing is inserted when the request, its key or the new reference is there already. Which of these it was shows below; with a
  -- thousand million references, ten in a row that are taken mean that something else is wrong.
  for attempt in 1..10 loop
    update public.bookings set open_request_key = null
      where open_request_key = open_key and (status <> 'requested' or created_at <= now() - interval '1 hour');

    insert into public.bookings (
      user_id, kind, locale, contact_email, contact_phone, notes, offer, search, total_amount, currency,
      departure_date, last_travel_date, idempotency_key, request_fingerprint, open_request_key
    ) values (
      asked.user_id, asked.kind, asked.locale, asked.contact_email, asked.contact_phone, asked.notes, asked.offer, asked.search,
      asked.total_amount, asked.currency, asked.departure_date, asked.last_travel_date, asked.idempotency_key,
      asked.request_fingerprint, open_key
    )
    on conflict do nothing
    returning * into stored;

    if found then
      insert into public.booking_passengers (
        booking_id, position, type, title, gender, given_names, surname, date_of_birth, nationality,
        travel_document, passport_number, passport_expiry, loyalty_airline, loyalty_number
      )
      select
        stored.id, place, p.type, p.title, p.gender, p.given_names, p.surname, p.date_of_birth, p.nationality,
        coalesce(p.travel_document, 'passport'), p.passport_number, p.passport_expiry,
        p.loyalty_airline, p.loyalty_number
      from jsonb_array_elements(passengers) with ordinality as listed (passenger, place)
      cross join lateral jsonb_populate_record(null::public.booking_passengers, listed.passenger) as p;
      if not found then raise exception 'A booking needs passengers'; end if;
      return query select 'created', stored.reference, stored.created_at, coalesce((stored.offer ->> 'priceUnconfirmed')::boolean, false);
      return;
    end if;

    -- The key of the form comes first: with other content it is refused, whatever else was stored.
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

-- A number names a person as a passport does, so it goes with it.
create or replace function public.forget_documents(before date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  update public.booking_passengers
  set passport_number = null, passport_expiry = null, loyalty_airline = null, loyalty_number = null
  where (passport_number is not null or passport_expiry is not null or loyalty_number is not null)
    and booking_id in (select id from public.bookings where last_travel_date < before);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
