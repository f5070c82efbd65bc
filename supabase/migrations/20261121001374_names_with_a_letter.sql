-- A name that nobody sees is none, and neither is one without a letter: as the forms have it (lib/text-direction.ts). Joiners stay between
-- letters, for Persian and Hindi are written with them; the four that are taken out of the last look are letters that show nothing.
create or replace function public.tidy_name(typed text) returns text
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

update public.profiles set first_name = public.tidy_name(first_name), last_name = public.tidy_name(last_name)
where (first_name, last_name) is distinct from (public.tidy_name(first_name), public.tidy_name(last_name));
