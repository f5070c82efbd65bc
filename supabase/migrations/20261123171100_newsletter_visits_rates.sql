-- Data of the server: newsletter subscriptions (docs/product/enquiries.md), counts of page views, and the last exchange
-- rates.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (char_length(email) between 3 and 254 and email = lower(email) and email !~ '[[:cntrl:][:space:]]'),
  locale text not null check (locale in ('en', 'ar')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirm_hash text unique check (confirm_hash ~ '^[0-9a-f]{64}$'),
  confirm_before timestamptz,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  ended_by text check (ended_by in ('reader', 'hard', 'soft', 'complaint')),
  opens_allowed_at timestamptz,
  soft_bounces integer not null default 0,
  soft_bounced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.newsletter_subscriptions is
  'Addresses that asked for offers. Mail goes to confirmed ones only. Nobody from outside reads it: '
  'the site never tells whether an address is known.';
comment on column public.newsletter_subscriptions.confirm_hash is
  'SHA-256 of the token in the latest link to confirm. Kept after confirming, so that the link may be opened twice.';
comment on column public.newsletter_subscriptions.mailed_at is
  'When a mail was last sent to the address because it was typed into the form; null when sending failed.';
comment on column public.newsletter_subscriptions.ended_by is
  'Who ended the subscription: the reader, or mail that came back: refused for good, three times for now, or as unwanted.';
comment on column public.newsletter_subscriptions.opens_allowed_at is
  'When the reader allowed us to count opened mails; null without consent.';

create trigger newsletter_subscriptions_updated before update on public.newsletter_subscriptions
  for each row execute function public.set_updated_at();

-- Stores a request for offers to an address. The mail to send: "confirm", the link of that token; "already", that the address is
-- subscribed; "wait", none, because one was sent a moment ago, so that nobody can flood another person's inbox. After unsubscribing, a new
-- request gets a link at once: only the owner of the inbox can unsubscribe.
create function public.request_newsletter(address text, language text, token_hash text)
returns table (outcome text, id uuid)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.newsletter_subscriptions;
begin
  delete from public.newsletter_subscriptions where status = 'pending' and confirm_before < now() - interval '30 days';
  insert into public.newsletter_subscriptions (email, locale) values (address, language) on conflict (email) do nothing;
  select * into strict held from public.newsletter_subscriptions where email = address for update;
  -- The same request, repeated because its answer was lost.
  if held.confirm_hash = token_hash then
    return query select 'confirm', held.id;
  elsif held.mailed_at > now() - interval '10 minutes' and held.status <> 'unsubscribed' then
    return query select 'wait', held.id;
  elsif held.status = 'confirmed' then
    update public.newsletter_subscriptions set mailed_at = now() where id = held.id;
    return query select 'already', held.id;
  else
    update public.newsletter_subscriptions
    set status = 'pending', locale = language, confirm_hash = token_hash, confirm_before = now() + interval '7 days', mailed_at = now()
    where id = held.id;
    return query select 'confirm', held.id;
  end if;
end;
$$;

comment on function public.request_newsletter (text, text, text) is
  'Called by the server with the secret key, with an address in order and the hash of a new token.';

-- The subscription, when the address is now subscribed, or was before; null otherwise.
create function public.confirm_newsletter(token_hash text) returns uuid
language sql volatile
security invoker
set search_path = ''
as $$
  update public.newsletter_subscriptions
  set status = 'confirmed', confirmed_at = coalesce(case when status = 'confirmed' then confirmed_at end, now()),
    unsubscribed_at = null, ended_by = null, soft_bounces = case when status = 'confirmed' then soft_bounces else 0 end
  where confirm_hash = token_hash and (status = 'confirmed' or (status = 'pending' and confirm_before > now()))
  returning id
$$;

comment on function public.confirm_newsletter (text) is 'Called by the server with the secret key and the hash of the token of a link.';

-- Daily counts of events per page. Sums only: nothing can be traced to a visitor.
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

create function public.count_visits(language text, events jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.visit_counts as counted (day, name, page, locale, detail, times)
  select (now() at time zone 'Asia/Qatar')::date, event ->> 'name', event ->> 'page', language, event ->> 'detail', count(*)
  from jsonb_array_elements(events) as event
  group by 2, 3, 5
  -- In a fixed order, so that concurrent reports cannot deadlock.
  order by 2, 3, 5
  on conflict (day, name, page, locale, detail) do update set times = counted.times + excluded.times;
$$;

comment on function public.count_visits (text, jsonb) is 'Called by the server with the secret key, with events it has checked.';

-- Used when the rate service cannot be reached after a start of the site.
create table public.last_rates (
  currency text primary key default 'QAR' check (currency = 'QAR'),
  as_of date not null,
  per_unit jsonb not null check (jsonb_typeof(per_unit) = 'object'),
  stored_at timestamptz not null default now()
);

comment on table public.last_rates is
  'One row: the exchange rates the site was last told. The server alone writes it; the functions read it when the service is away.';
comment on column public.last_rates.per_unit is 'What one unit of each currency is worth in riyal, by ISO 4217 code.';

alter table public.newsletter_subscriptions enable row level security;
alter table public.visit_counts enable row level security;
alter table public.last_rates enable row level security;
revoke all on public.newsletter_subscriptions, public.visit_counts, public.last_rates from anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
grant select, insert, update on public.last_rates to service_role;
grant select on public.visit_counts to service_role;
-- The functions have no secret key, and exchange rates are not secret.
grant select on public.last_rates to anon, authenticated;

create policy "Everybody reads the last rates" on public.last_rates
  for select to anon, authenticated
  using (true);

revoke execute on function
  public.request_newsletter (text, text, text), public.confirm_newsletter (text), public.count_visits (text, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.request_newsletter (text, text, text), public.confirm_newsletter (text), public.count_visits (text, jsonb)
to service_role;
