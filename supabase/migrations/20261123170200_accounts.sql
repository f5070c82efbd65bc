-- The data of an account besides its e-mail address and password, and the staff of the agency: see docs/product/accounts.md.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 60),
  last_name text check (char_length(last_name) <= 60),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  birth_date date,
  locale text not null default 'en' check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is
  'One row per account, made when somebody signs up. Its owner reads it and changes the named columns; it goes with the account.';
comment on column public.profiles.locale is
  'The language in which notifications are written that are about nothing with a language of its own.';

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select, update (first_name, last_name, phone, birth_date, locale) on public.profiles to authenticated;
grant select, update on public.profiles to service_role;

create policy "Owners read their profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Owners change their profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

comment on policy "Owners read their profile" on public.profiles is 'A birthday and a phone number concern nobody else.';
comment on policy "Owners change their profile" on public.profiles is
  'Which rows; the column grants say which columns: name, phone, birthday and language.';

-- Days are those of Qatar, which may be one ahead of the server's. A check constraint may not depend on today, a trigger may.
create function public.tidy_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.birth_date not between '1900-01-01' and (now() at time zone 'Asia/Qatar')::date then
    -- PostgREST answers 400.
    raise sqlstate 'PT400' using message = 'The date of birth is in the future or too long ago';
  end if;
  new.first_name = public.tidy_name(new.first_name);
  new.last_name = public.tidy_name(new.last_name);
  new.updated_at = now();
  return new;
end;
$$;

create trigger profiles_tidied before insert or update on public.profiles
  for each row execute function public.tidy_profile();

-- The browser may put anything into the metadata of a sign-up. The account is created in any case.
create function public.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  insert into public.profiles (user_id, first_name, last_name, locale, created_at)
  values (
    new.id,
    case when jsonb_typeof(metadata -> 'first_name') = 'string' then metadata ->> 'first_name' end,
    case when jsonb_typeof(metadata -> 'last_name') = 'string' then metadata ->> 'last_name' end,
    case when metadata ->> 'locale' = 'ar' then 'ar' else 'en' end,
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

-- Accounts of a project that existed before its first migration.
insert into public.profiles (user_id, first_name, last_name, locale, created_at)
select
  id,
  case when jsonb_typeof(raw_user_meta_data -> 'first_name') = 'string' then raw_user_meta_data ->> 'first_name' end,
  case when jsonb_typeof(raw_user_meta_data -> 'last_name') = 'string' then raw_user_meta_data ->> 'last_name' end,
  case when raw_user_meta_data ->> 'locale' = 'ar' then 'ar' else 'en' end,
  coalesce(created_at, now())
from auth.users;

create table public.saved_travellers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text check (title in ('MR', 'MRS', 'MS', 'MSTR', 'MISS')),
  gender text check (gender in ('male', 'female')),
  given_names text not null check (char_length(given_names) between 1 and 60),
  surname text not null check (char_length(surname) between 1 and 60),
  date_of_birth date not null,
  nationality text not null check (nationality ~ '^[A-Z]{2}$'),
  passport_number text not null check (passport_number ~ '^[A-Z0-9]{5,15}$'),
  passport_expiry date not null,
  loyalty_airline text check (loyalty_airline ~ '^[A-Z0-9]{2}$'),
  loyalty_number text check (loyalty_number ~ '^[A-Z0-9]{3,25}$'),
  created_at timestamptz not null default now(),
  unique (user_id, passport_number),
  constraint saved_travellers_loyalty_whole check ((loyalty_airline is null) = (loyalty_number is null)),
  -- No passport is valid that long: a later date is a typing error.
  constraint saved_travellers_expiry_possible check (passport_expiry between '1990-01-01' and '2099-12-31'),
  -- The codes of content/countries.ts; a test keeps the two equal.
  constraint saved_travellers_nationality_known check (nationality = any (string_to_array(
    'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG ' ||
    'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH ' ||
    'GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ ' ||
    'LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' ||
    'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN ' ||
    'SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ' ||
    'ZA ZM ZW', ' '
  )))
);

comment on table public.saved_travellers is
  'Passports that fill in the passenger form, 20 to an account at most. Their owner does with them what they like; nobody else sees them.';

alter table public.saved_travellers enable row level security;
revoke all on public.saved_travellers from anon, authenticated, service_role;
grant
  select,
  insert (
    user_id, title, gender, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry,
    loyalty_airline, loyalty_number
  ),
  update (
    title, gender, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry, loyalty_airline, loyalty_number
  ),
  delete
on public.saved_travellers to authenticated;
grant select on public.saved_travellers to service_role;

create policy "Owners keep their travellers" on public.saved_travellers
  for all to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

comment on policy "Owners keep their travellers" on public.saved_travellers is
  'Passports of a family are the business of whoever typed them in.';

-- Like tidy_profile.
create function public.tidy_traveller() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.date_of_birth not between '1900-01-01' and (now() at time zone 'Asia/Qatar')::date then
    -- PostgREST answers 400.
    raise sqlstate 'PT400' using message = 'The date of birth is in the future or too long ago';
  end if;
  -- Values that are too long or empty are refused, not truncated: they must match the passport.
  if char_length(new.given_names) <= 60 then new.given_names = coalesce(public.tidy_name(new.given_names), ''); end if;
  if char_length(new.surname) <= 60 then new.surname = coalesce(public.tidy_name(new.surname), ''); end if;
  return new;
end;
$$;

create trigger saved_travellers_tidied before insert or update on public.saved_travellers
  for each row execute function public.tidy_traveller();

create function public.limit_saved_travellers() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Serializes concurrent inserts, which would each count without the other.
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

-- The metadata of an account is part of its session cookie, and anybody may sign up with any address. Large metadata would lock the owner
-- out, so only three short texts are stored. See docs/product/accounts.md.
create function public.keep_small_metadata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data = (
    select coalesce(jsonb_object_agg(key, left(value #>> '{}', 60)), '{}')
    from jsonb_each(case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end)
    where key in ('first_name', 'last_name', 'locale') and jsonb_typeof(value) = 'string'
  );
  return new;
end;
$$;

create trigger small_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.keep_small_metadata();

-- Auth also copies the metadata of a sign-up into the identity.
create function public.keep_small_identity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.identity_data = (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(new.identity_data)
    where key in ('sub', 'email', 'email_verified', 'phone_verified') and length(value::text) < 300
  );
  return new;
end;
$$;

create trigger small_identity before insert or update of identity_data on auth.identities
  for each row execute function public.keep_small_identity();

-- Somebody else may have signed up with this address before its owner, and Supabase stores the password and the name that they entered. So
-- both count only when the link is opened in the browser that signed up: docs/product/accounts.md.
create function public.clear_sign_up(link text, made_here uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
  has_password boolean;
begin
  select id, coalesce(encrypted_password, '') <> '' into account, has_password
  from auth.users where confirmation_token = link and length(link) > 15 and email_confirmed_at is null
  for update;
  if account is null then return false; end if;
  if account = made_here then return not has_password; end if;
  -- An empty hash matches no password.
  update auth.users
  set encrypted_password = '', raw_user_meta_data = coalesce(raw_user_meta_data, '{}') - 'first_name' - 'last_name'
  where id = account;
  update public.profiles set first_name = null, last_name = null where user_id = account;
  return true;
end;
$$;

comment on function public.clear_sign_up (text, uuid) is
  'Called by the server with the secret key, before the link of a sign-up is used. True when its account has to choose a password.';

-- The user whose sign-up a link confirms, when it is opened in another browser than the one that signed up.
create function public.sign_up_elsewhere(link text, made_here uuid) returns text
language sql stable
security definer
set search_path = ''
as $$
  select email from auth.users
  where confirmation_token = link and length(link) > 15 and email_confirmed_at is null
    and id is distinct from made_here and coalesce(encrypted_password, '') <> ''
$$;

comment on function public.sign_up_elsewhere (text, uuid) is
  'Called by the server with the secret key. The address of a sign-up that waits for this link, has a password and was not made in the '
  'browser that asks; null otherwise.';

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  content_role text check (content_role in ('editor', 'publisher')),
  since timestamptz not null default now()
);

comment on table public.staff is
  'Accounts that may open the desk. Empty until somebody is made staff with `npm run staff`; '
  'written by make_staff and remove_staff alone.';
comment on column public.staff.name is 'Shown to colleagues in the history, never to customers.';
comment on column public.staff.content_role is
  'Who may edit what the site shows: an editor writes drafts, a publisher also publishes them and takes them back. Null: neither.';

alter table public.staff enable row level security;
revoke all on public.staff from anon, authenticated, service_role;
grant select on public.staff to authenticated, service_role;

create policy "Staff know that they are staff" on public.staff
  for select to authenticated using ((select auth.uid()) = user_id);
comment on policy "Staff know that they are staff" on public.staff is 'Staff cannot see who else is staff.';

create function public.is_staff() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.staff where user_id = (select auth.uid()))
$$;

comment on function public.is_staff () is
  'Whether the caller is staff. Used by policies and the desk; it reveals nothing about other users.';

-- The API gives nobody access to the tables of accounts, so these functions find the account by its address: see docs/product/desk.md.
create function public.make_staff(account_email text, staff_name text, editing text default null) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.staff (user_id, name, content_role)
  select id, coalesce(left(public.tidy_name(staff_name), 80), 'Desk'), editing from auth.users
  where lower(email) = lower(btrim(account_email)) and email_confirmed_at is not null
  on conflict (user_id) do update set name = excluded.name, content_role = excluded.content_role;
  return found;
end;
$$;

create function public.remove_staff(account_email text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.staff
  using auth.users as account
  where account.id = staff.user_id and lower(account.email) = lower(btrim(account_email));
  return found;
end;
$$;

comment on function public.make_staff (text, text, text) is
  'Called with the secret key by `npm run staff`. Only an address that was confirmed is whose it says it is. '
  'False when there is no such account.';
comment on function public.remove_staff (text) is
  'Called with the secret key by `npm run staff -- … --remove`. What they did stays in the history.';

revoke execute on function
  public.tidy_profile (), public.create_profile (), public.tidy_traveller (), public.limit_saved_travellers (),
  public.keep_small_metadata (), public.keep_small_identity (), public.clear_sign_up (text, uuid), public.sign_up_elsewhere (text, uuid),
  public.is_staff (), public.make_staff (text, text, text), public.remove_staff (text)
from public, anon, authenticated, service_role;
grant execute on function public.is_staff () to authenticated;
grant execute on function
  public.clear_sign_up (text, uuid), public.sign_up_elsewhere (text, uuid), public.make_staff (text, text, text), public.remove_staff (text)
to service_role;
