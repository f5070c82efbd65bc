-- The built-in payment provider (sandbox), which moves no money. See docs/product/payments.md. Empty wherever a real provider is
-- configured.

create table public.sandbox_charges (
  id text primary key default 'sandbox_' || replace(gen_random_uuid()::text, '-', ''),
  key uuid not null unique,
  amount bigint not null check (amount > 0),
  reference text not null,
  language text not null check (language in ('en', 'ar')),
  method text,
  return_url text not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'refused', 'abandoned')),
  says_so_at timestamptz not null default now(),
  refunds jsonb not null default '{}',
  created_at timestamptz not null default now()
);

comment on table public.sandbox_charges is 'Charges of the sandbox. Only sandbox_payment reads and writes them.';
comment on column public.sandbox_charges.says_so_at is 'Until then it answers pending, like a slow provider.';
comment on column public.sandbox_charges.refunds is 'Amounts by the idempotency key of the refund.';

alter table public.sandbox_charges enable row level security;
revoke all on public.sandbox_charges from anon, authenticated, service_role;

create function public.sandbox_payment(question jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.sandbox_charges;
  asked text := question ->> 'type';
begin
  if asked = 'create' then
    insert into public.sandbox_charges (key, amount, reference, language, method, return_url)
    values (
      (question ->> 'key')::uuid, (question ->> 'amount')::bigint,
      question ->> 'reference', question ->> 'language', question ->> 'method', question ->> 'returnUrl'
    )
    on conflict (key) do nothing;
    select * into known from public.sandbox_charges where key = (question ->> 'key')::uuid;
  else
    select * into known from public.sandbox_charges where id = question ->> 'id' for update;
    if not found then return null; end if;
  end if;
  if asked = 'press' and known.status = 'pending' then
    update public.sandbox_charges
    set status = question ->> 'status', says_so_at = now() + make_interval(secs => (question ->> 'late')::integer)
    where id = known.id returning * into known;
  elsif asked = 'refund' and not known.refunds ? (question ->> 'key') then
    if known.status <> 'paid' or known.amount < (question ->> 'amount')::bigint + (
      select coalesce(sum(value::bigint), 0) from jsonb_each_text(known.refunds)
    ) then return jsonb_build_object('isRefused', true); end if;
    update public.sandbox_charges set refunds = refunds || jsonb_build_object(question ->> 'key', (question ->> 'amount')::bigint)
    where id = known.id returning * into known;
  end if;
  return jsonb_build_object(
    'id', known.id, 'key', known.key, 'amount', known.amount, 'reference', known.reference, 'language', known.language,
    'method', known.method, 'returnUrl', known.return_url, 'refunds', known.refunds,
    'status', case when known.says_so_at > now() then 'pending' else known.status end
  );
end;
$$;

comment on function public.sandbox_payment (jsonb) is
  'Called with the secret key, by the sandbox''s adapter and by its page: create, read, press or refund. Null for an unknown charge.';

revoke execute on function public.sandbox_payment (jsonb) from public, anon, authenticated, service_role;
grant execute on function public.sandbox_payment (jsonb) to service_role;
