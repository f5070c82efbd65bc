-- Small functions that the other migrations share, and how long a statement may take: of visitors less than the site waits for an answer.

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '5s';
alter role service_role set statement_timeout = '15s';

-- PostgREST's own login, which only a hosted project has.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set statement_timeout = '8s';
  end if;
end $$;

create function public.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

-- A reference such as KT-7F3K9Q: six of 32 characters that are not confused with each other (no 0, O, 1, I). 256 is a multiple of 32, so
-- each is equally likely; the first six bytes of a random UUID are all random. `letters`: KT a booking, KE an enquiry, KV a visa case, KR a
-- refund.
create function public.new_reference(letters text) returns text
language sql volatile
set search_path = ''
as $$
  select letters || '-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(bytes, place) % 32 + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as source, generate_series(0, 5) as place
$$;

-- A typed name on one line, at most 60 characters, without control characters and direction marks; null when no visible letter is left. The
-- forms do the same (lib/text/direction.ts). Zero-width joiners stay, because Persian and Hindi need them. The four characters that do not
-- count as visible are letters without a glyph.
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

-- The key by which names are compared: without accents, spaces, dashes and capitals. Letters that Unicode does not decompose are listed.
create function public.name_key(name text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    lower(translate(normalize(left(coalesce(name, ''), 200), NFKD), 'ØøŁłĐđıأإآٱى', 'OoLlDdiااااي')),
    '[^a-z0-9\u0621-\u063a\u0641-\u064a]', '', 'g'
  )
$$;

-- Compares hashes, so that the duration does not reveal how much of a text is correct.
create function public.is_same(one text, other text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(one <> '' and sha256(convert_to(one, 'UTF8')) = sha256(convert_to(other, 'UTF8')), false)
$$;

-- Whether a typed surname is the stored one. The article may be left out or added, as people do: "Kuwari", "Al Kuwari" and "AL-KUWARI" are
-- one name. Nothing shorter than three letters counts as a name without its article.
create function public.is_surname(typed text, stored text) returns boolean
language sql immutable
set search_path = ''
as $$
  select bool_or(public.is_same(pairs.typed, pairs.stored))
  from (values (public.name_key(typed), public.name_key(stored))) as keys (typed, stored),
    lateral (values
      (keys.typed, keys.stored),
      (substring(keys.typed from '^(?:al|el|ال)(.{3,})$'), keys.stored),
      (keys.typed, substring(keys.stored from '^(?:al|el|ال)(.{3,})$'))
    ) as pairs (typed, stored)
$$;

create function public.qatar_day(moment timestamptz) returns date
language sql stable
set search_path = ''
as $$
  select (moment at time zone 'Asia/Qatar')::date
$$;

revoke execute on function
  public.set_updated_at (), public.new_reference (text), public.tidy_name (text), public.name_key (text), public.is_same (text, text),
  public.is_surname (text, text), public.qatar_day (timestamptz)
from public, anon, authenticated, service_role;
-- The default of a reference is computed with the rights of the role that inserts the row.
grant execute on function public.new_reference (text) to service_role;
-- desk_list compares names with it, with the rights of its caller.
grant execute on function public.name_key (text) to authenticated;
