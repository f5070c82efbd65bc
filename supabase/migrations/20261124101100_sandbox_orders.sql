-- The built-in supplier (sandbox), which books nothing. Empty wherever a real supplier is configured.

create table public.sandbox_orders (
  id text primary key,
  key uuid not null unique,
  body jsonb not null,
  created_at timestamptz not null default now()
);

comment on table public.sandbox_orders is 'Orders of the sandbox. Only sandbox_order reads and writes them.';

alter table public.sandbox_orders enable row level security;
revoke all on public.sandbox_orders from anon, authenticated, service_role;

create function public.sandbox_order(question jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.sandbox_orders;
begin
  if question ->> 'type' = 'find' then
    return (select body from public.sandbox_orders where key = (question ->> 'key')::uuid);
  elsif question ->> 'type' = 'make' then
    insert into public.sandbox_orders (id, key, body)
    values (question ->> 'id', (question ->> 'key')::uuid, question -> 'body') on conflict do nothing;
  end if;
  select * into known from public.sandbox_orders where id = question ->> 'id' for update;
  if not found then return null; end if;
  if question ->> 'type' = 'change' and not exists (
    select from jsonb_each(question -> 'expected') as expected where known.body -> expected.key is distinct from expected.value
  ) then
    update public.sandbox_orders set body = body || (question -> 'becomes') where id = known.id returning * into known;
  end if;
  return known.body;
end;
$$;

comment on function public.sandbox_order (jsonb) is
  'Called by the sandbox''s adapter with the secret key: finds, makes or reads an order, '
  'or changes one that is still as expected. Null for an unknown order.';

revoke execute on function public.sandbox_order (jsonb) from public, anon, authenticated, service_role;
grant execute on function public.sandbox_order (jsonb) to service_role;
