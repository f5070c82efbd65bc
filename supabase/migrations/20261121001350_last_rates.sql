-- The last good exchange rates, for a day on which the service cannot be reached and the site has just been started.

create table public.last_rates (
  currency text primary key default 'QAR' check (currency = 'QAR'),
  as_of date not null,
  per_unit jsonb not null check (jsonb_typeof(per_unit) = 'object'),
  stored_at timestamptz not null default now()
);

comment on table public.last_rates is
  'One row: the exchange rates the site was last told. The server alone reads and writes it.';
comment on column public.last_rates.per_unit is 'What one unit of each currency is worth in riyal, by ISO 4217 code.';

alter table public.last_rates enable row level security;
revoke all on public.last_rates from anon, authenticated;
grant all on public.last_rates to service_role;
