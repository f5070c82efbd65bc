-- The passport of whoever flies may follow the request, as that of a holiday always did: see docs/decisions/0069-passport-follows.md.

alter table public.booking_passengers
  add column has_document boolean not null generated always as (passport_number is not null and passport_expiry is not null) stored;

comment on column public.booking_passengers.has_document is
  'Whether the document they travel with is known: desk and mail ask for one that is missing without reading any.';

-- A hotel wants names; an airline wants to know how old people are and where they come from, and a document whole or not yet.
create or replace function public.check_flight_papers() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (
      new.date_of_birth is null or new.nationality is null
      or (new.passport_number is null) <> (new.passport_expiry is null)
    )
    and exists (select from public.bookings where id = new.booking_id and kind in ('flight', 'multicity'))
  then
    raise exception 'Who flies needs a date of birth, a nationality and a whole document or none yet' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

comment on function public.check_flight_papers () is
  'Keeps a passenger of a flight from being stored without date of birth and nationality, or with half a document.';
