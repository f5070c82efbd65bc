-- Hotels, holidays and journeys of several legs are asked for as flights are: one table, one reference, one way to find it again.

alter table public.bookings drop constraint bookings_kind_check;
alter table public.bookings add constraint bookings_kind_check check (kind in ('flight', 'multicity', 'hotel', 'package'));

comment on column public.bookings.offer is
  'What was sealed or computed and shown, with its price: the canonical record of the request. A flight: the offer. A journey of several legs: { legs: [{ search, offer, signature }] }. A stay or a holiday: its own shape with title { en, ar }.';
comment on column public.bookings.departure_date is 'First day of the trip: take-off, check-in, start of the holiday.';
comment on column public.bookings.last_travel_date is 'Last day of the trip: last take-off, check-out, end of the holiday.';

-- A hotel wants names; only an airline wants passports.
alter table public.booking_passengers alter column date_of_birth drop not null;
alter table public.booking_passengers alter column nationality drop not null;
alter table public.booking_passengers alter column passport_number drop not null;
alter table public.booking_passengers alter column passport_expiry drop not null;

create function public.check_flight_papers() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.date_of_birth is null or new.nationality is null or new.passport_number is null or new.passport_expiry is null)
    and exists (select from public.bookings where id = new.booking_id and kind in ('flight', 'multicity'))
  then
    raise exception 'Who flies needs a passport' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

comment on function public.check_flight_papers () is 'Keeps a passenger of a flight from being stored without date of birth and passport.';

create trigger booking_passengers_papers before insert or update on public.booking_passengers
  for each row execute function public.check_flight_papers();

revoke execute on function public.check_flight_papers () from public, anon, authenticated, service_role;
