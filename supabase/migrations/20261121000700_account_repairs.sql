-- Names hold no characters that turn the direction of a line, and a day that cannot be a birthday is refused in words.

create or replace function public.tidy_name(typed text) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(left(btrim(regexp_replace(
    regexp_replace(typed, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'),
    '[[:cntrl:][:space:]]+', ' ', 'g')), 60), '')
$$;

-- A day is a day in Qatar, which may be one ahead of the server's. Only a trigger may ask what day it is.
alter table public.profiles drop constraint profiles_birth_date_check;

create or replace function public.tidy_profile() returns trigger
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

create function public.tidy_traveller() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What is too long or empty is refused, not cut: it has to be as the passport has it.
  if char_length(new.given_names) <= 60 then new.given_names = coalesce(public.tidy_name(new.given_names), ''); end if;
  if char_length(new.surname) <= 60 then new.surname = coalesce(public.tidy_name(new.surname), ''); end if;
  return new;
end;
$$;

create trigger saved_travellers_tidied before insert or update on public.saved_travellers
  for each row execute function public.tidy_traveller();

revoke execute on function public.tidy_traveller () from public, anon, authenticated, service_role;

update public.profiles set first_name = public.tidy_name(first_name), last_name = public.tidy_name(last_name)
where (first_name, last_name) is distinct from (public.tidy_name(first_name), public.tidy_name(last_name));

update public.saved_travellers set given_names = given_names
where (given_names, surname) is distinct from (public.tidy_name(given_names), public.tidy_name(surname));
