-- Small functions that the other migrations share.

create function public.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

-- Letters and digits that nobody mistakes for each other (no 0, O, 1, I): 32 of them, so that a byte picks one evenly. The first six
-- bytes of a random UUID are random throughout. `letters` says what the reference names: KT a booking, KE an enquiry, KV a visa case,
-- KR a refund.
create function public.new_reference(letters text) returns text
language sql volatile
set search_path = ''
as $$
  select letters || '-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(bytes, place) % 32 + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as source, generate_series(0, 5) as place
$$;

-- A name that nobody sees is none, and neither is one without a letter: as the forms have it (lib/text-direction.ts). Joiners stay between
-- letters, for Persian and Hindi are written with them; the four that are taken out of the last look are letters that show nothing.
create function public.tidy_name(typed text) returns text
language sql immutable
set search_path = ''
as $$
  select case when line ~ '(?![\u115F\u1160\u3164\uFFA0])[[:alpha:]]' then line end
  from (
    select left(btrim(regexp_replace(
      regexp_replace(typed, '[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]', '', 'g'),
      '[[:cntrl:][:space:]]+', ' ', 'g')), 60) as line
  ) as tidied
$$;

-- A name as it is compared: without accents, spaces, dashes and capitals. What decomposes loses its marks; what does not is named.
create function public.name_key(name text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    lower(translate(normalize(left(coalesce(name, ''), 200), NFKD), 'ØøŁłĐđıأإآٱى', 'OoLlDdiااااي')),
    '[^a-z0-9\u0621-\u063a\u0641-\u064a]', '', 'g'
  )
$$;

-- Digests are compared, so that how long it takes says nothing of how much fits.
create function public.is_same(one text, other text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(one <> '' and sha256(convert_to(one, 'UTF8')) = sha256(convert_to(other, 'UTF8')), false)
$$;

create function public.qatar_day(moment timestamptz) returns date
language sql stable
set search_path = ''
as $$
  select (moment at time zone 'Asia/Qatar')::date
$$;

revoke execute on function
  public.set_updated_at (), public.new_reference (text), public.tidy_name (text), public.name_key (text), public.is_same (text, text),
  public.qatar_day (timestamptz)
from public, anon, authenticated, service_role;
-- Whoever may add a booking, an enquiry, a case or a refund needs its reference.
grant execute on function public.new_reference (text) to service_role;
-- The lists of the desk are read with the rights of whoever asks. It compares names and knows nothing.
grant execute on function public.name_key (text) to authenticated;
