-- Who booked signed out and then has an account with the same address is offered what they booked, without typing its reference:
-- docs/decisions/0013-accounts-and-points.md. These are for the browser: whose address it is comes from the session alone.

create index bookings_without_owner on public.bookings (lower(contact_email)) where user_id is null;

create function public.count_bookings_of_address() returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(*)::integer
  from public.bookings
  join auth.users as account on lower(bookings.contact_email) = lower(account.email)
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null and bookings.user_id is null
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
    and lower(bookings.contact_email) = lower(account.email);
  get diagnostics claimed = row_count;
  return claimed;
end;
$$;

comment on function public.claim_bookings_of_address () is
  'Gives the bookings that count_bookings_of_address counts to the account of whoever asks. Answers how many.';

revoke execute on function public.count_bookings_of_address (), public.claim_bookings_of_address ()
from public, anon, authenticated, service_role;
grant execute on function public.count_bookings_of_address (), public.claim_bookings_of_address () to authenticated;
