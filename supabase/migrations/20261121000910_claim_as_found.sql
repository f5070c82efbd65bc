-- Who has found a booking can claim it with what was typed: surnames are compared alike, accents, spaces and dashes left out.

create or replace function public.claim_booking(claimant uuid, wanted_reference text, wanted_surname text) returns boolean
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
