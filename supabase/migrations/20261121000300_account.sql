-- What an account holds beside its e-mail address and password: see docs/decisions/0013-accounts-and-points.md.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 60),
  last_name text check (char_length(last_name) <= 60),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  birth_date date check (birth_date between '1900-01-01' and current_date),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is
  'One row per account, made when somebody signs up. Its owner reads it and changes the named columns; it goes with the account.';
comment on column public.profiles.locale is 'The language in which notifications are written.';

create table public.saved_travellers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  given_names text not null check (char_length(given_names) between 1 and 60),
  surname text not null check (char_length(surname) between 1 and 60),
  date_of_birth date not null,
  nationality text not null check (nationality ~ '^[A-Z]{2}$'),
  passport_number text not null check (passport_number ~ '^[A-Z0-9]{5,15}$'),
  passport_expiry date not null,
  created_at timestamptz not null default now(),
  unique (user_id, passport_number)
);

comment on table public.saved_travellers is
  'Passports that fill in the passenger form, 20 to an account at most. Their owner does with them what they like; nobody else sees them.';

-- What a person typed, on one line and short enough; null when nothing is left of it.
create function public.tidy_name(typed text) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(left(btrim(regexp_replace(typed, '[[:cntrl:][:space:]]+', ' ', 'g')), 60), '')
$$;

create function public.tidy_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.first_name = public.tidy_name(new.first_name);
  new.last_name = public.tidy_name(new.last_name);
  new.updated_at = now();
  return new;
end;
$$;

create trigger profiles_tidied before insert or update on public.profiles
  for each row execute function public.tidy_profile();

-- The browser may put anything into the metadata of a sign-up. Whatever it is, the account is made.
create function public.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  insert into public.profiles (user_id, first_name, last_name, locale, created_at)
  values (
    new.id,
    case when jsonb_typeof(said -> 'first_name') = 'string' then said ->> 'first_name' end,
    case when jsonb_typeof(said -> 'last_name') = 'string' then said ->> 'last_name' end,
    case when said ->> 'locale' = 'ar' then 'ar' else 'en' end,
    coalesce(new.created_at, now())
  )
  on conflict do nothing;
  return new;
exception when others then
  raise warning 'An account was made without a profile: %', sqlstate;
  return new;
end;
$$;

create trigger profile_of_new_user after insert on auth.users
  for each row execute function public.create_profile();

create function public.limit_saved_travellers() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two inserts at once would each count without the other.
  perform pg_advisory_xact_lock(hashtextextended('saved_travellers:' || new.user_id, 0));
  if (select count(*) from public.saved_travellers where user_id = new.user_id) >= 20 then
    raise exception 'An account holds 20 travellers at most'
      using errcode = 'check_violation', constraint = 'saved_travellers_at_most_20';
  end if;
  return new;
end;
$$;

create trigger saved_travellers_limited before insert on public.saved_travellers
  for each row execute function public.limit_saved_travellers();

-- Those who signed up before there were profiles.
insert into public.profiles (user_id, first_name, last_name, locale, created_at)
select
  id,
  case when jsonb_typeof(raw_user_meta_data -> 'first_name') = 'string' then public.tidy_name(raw_user_meta_data ->> 'first_name') end,
  case when jsonb_typeof(raw_user_meta_data -> 'last_name') = 'string' then public.tidy_name(raw_user_meta_data ->> 'last_name') end,
  case when raw_user_meta_data ->> 'locale' = 'ar' then 'ar' else 'en' end,
  coalesce(created_at, now())
from auth.users;

alter table public.profiles enable row level security;
alter table public.saved_travellers enable row level security;

create policy "Owners read their profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "Owners change their profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Owners keep their travellers" on public.saved_travellers
  for all to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

comment on policy "Owners read their profile" on public.profiles is
  'A birthday and a phone number concern nobody else.';
comment on policy "Owners change their profile" on public.profiles is
  'Which rows; the column grants say which columns: name, phone, birthday and language.';
comment on policy "Owners keep their travellers" on public.saved_travellers is
  'Passports of a family are the business of whoever typed them in.';

revoke all on public.profiles, public.saved_travellers from anon, authenticated;
grant select, update (first_name, last_name, phone, birth_date, locale) on public.profiles to authenticated;
grant
  select,
  insert (user_id, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry),
  update (given_names, surname, date_of_birth, nationality, passport_number, passport_expiry),
  delete
on public.saved_travellers to authenticated;
grant all on public.profiles, public.saved_travellers to service_role;

-- Gives a booking made signed out to the account of the same confirmed e-mail address. One statement and one answer,
-- whatever does not fit: nobody learns from it which references, surnames or addresses there are.
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
    and bookings.reference = upper(btrim(wanted_reference))
    and bookings.user_id is null
    and lower(bookings.contact_email) = lower(account.email)
    and exists (
      select from public.booking_passengers as passenger
      where passenger.booking_id = bookings.id and lower(passenger.surname) = lower(public.tidy_name(wanted_surname))
    );
  return found;
end;
$$;

comment on function public.claim_booking (uuid, text, text) is
  'Called by the server with the secret key, for the account it has verified. True when the booking is now theirs.';

-- The same everywhere: not every Supabase of ours answers the Auth admin API. What refers to the account goes with it or, as
-- bookings do, stays without an owner.
create function public.delete_account(account uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.users where id = account;
  return found;
end;
$$;

comment on function public.delete_account (uuid) is
  'Called by the server with the secret key, once the password was entered again. True when there was such an account.';

revoke execute on function
  public.claim_booking (uuid, text, text), public.delete_account (uuid)
from public, anon, authenticated;
revoke execute on function
  public.tidy_name (text), public.tidy_profile (), public.create_profile (), public.limit_saved_travellers (), public.set_updated_at ()
from public, anon, authenticated, service_role;
grant execute on function public.claim_booking (uuid, text, text), public.delete_account (uuid) to service_role;
