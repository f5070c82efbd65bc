-- How often what happened on which page on a day. Sums only: nothing here can be traced to a visitor.

create table public.visit_counts (
  day date not null,
  name text not null check (char_length(name) between 1 and 40),
  page text not null check (char_length(page) between 1 and 160),
  locale text not null check (locale in ('en', 'ar')),
  detail text not null default '' check (char_length(detail) <= 40),
  times bigint not null check (times > 0),
  primary key (day, name, page, locale, detail)
);

comment on table public.visit_counts is
  'Visits as the site itself counts them, without cookies. Written through count_visits; read by the agency alone.';

alter table public.visit_counts enable row level security;
revoke all on public.visit_counts from anon, authenticated;
revoke all on public.visit_counts from service_role;
grant select on public.visit_counts to service_role;

create function public.count_visits(language text, events jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.visit_counts as counted (day, name, page, locale, detail, times)
  select (now() at time zone 'Asia/Qatar')::date, event ->> 'name', event ->> 'page', language, event ->> 'detail', count(*)
  from jsonb_array_elements(events) as event
  group by 2, 3, 5
  -- In one order, so that two reports at once never wait for each other.
  order by 2, 3, 5
  on conflict (day, name, page, locale, detail) do update set times = counted.times + excluded.times;
$$;

comment on function public.count_visits (text, jsonb) is 'Called by the server with the secret key, with events it has checked.';

revoke execute on function public.count_visits (text, jsonb) from public, anon, authenticated;
grant execute on function public.count_visits (text, jsonb) to service_role;
