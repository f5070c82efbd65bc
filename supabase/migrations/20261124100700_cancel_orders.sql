-- A cancellation: its quote, and its call to the supplier.

create function public.desk_quote_cancellation(wanted uuid) returns text
language sql
security definer
set search_path = ''
as $$
  select public.desk_ask_order(wanted, 'quoteCancel', array['held', 'paid', 'ticketed'], '')
$$;

comment on function public.desk_quote_cancellation (uuid) is
  'For staff alone: asks the supplier what a cancellation refunds. Answers created, repeated, gone, stale or busy.';

create function public.record_order_quote(recorded uuid, said jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(recorded);
begin
  if step.id is null then return 'unknown'; end if;
  if step.status <> 'due' or step.kind <> 'quoteCancel' then return 'unchanged'; end if;
  update public.order_terms
  set quote = jsonb_build_object('id', said ->> 'id', 'refund', said -> 'refund', 'expiresAt', said ->> 'expiresAt')
  where order_id = step.order_id;
  update public.order_steps set status = 'done' where id = step.id;
  perform public.note_order(step.order_id, 'quoted', said -> 'refund');
  if step.asks ? 'release' then perform public.add_order_step(step.order_id, 'cancel', asks => step.asks); end if;
  return 'quoted';
end;
$$;

comment on function public.record_order_quote (uuid, jsonb) is
  'Called by the server with the secret key: the quote { id, refund, expiresAt } of a cancellation.';

-- Stores a quote. Only one is valid at a time, so that customer and desk see the same. Returns the valid one.
create function public.keep_order_quote(quoted uuid, said jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders := public.lock_order(quoted);
  holding jsonb := (select quote from public.order_terms where order_id = quoted);
begin
  if (holding ->> 'expiresAt')::timestamptz > now() + interval '1 minute' then return holding; end if;
  -- The step in progress may be a cancellation for the stored quote.
  if known.status not in ('paid', 'ticketed') or exists (
    select from public.order_steps where order_id = quoted and status = 'due' and kind not in ('tickets', 'read')
  ) then return null; end if;
  update public.order_terms
  set quote = jsonb_build_object('id', said ->> 'id', 'refund', said -> 'refund', 'expiresAt', said ->> 'expiresAt')
  where order_id = quoted;
  perform public.note_order(quoted, 'quoted', said -> 'refund');
  return said;
end;
$$;

comment on function public.keep_order_quote (uuid, jsonb) is
  'Called by the server with the secret key: the quote { id, refund, expiresAt } of a cancellation that a customer has asked about. '
  'Null when another step is in progress.';

create function public.desk_cancel_order(wanted uuid, quoted text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  perform public.lock_order(wanted);
  if exists (select from public.orders where id = wanted and status = 'cancelled') then return 'repeated'; end if;
  if not exists (
    select from public.order_terms
    where order_id = wanted and quote ->> 'id' = quoted and coalesce((quote ->> 'expiresAt')::timestamptz > now(), true)
  ) then return 'stale'; end if;
  return public.desk_ask_order(wanted, 'cancel', array['held', 'paid', 'ticketed'], 'Cancel the order · إلغاء الطلب لدى المورّد');
end;
$$;

comment on function public.desk_cancel_order (uuid, text) is
  'For staff alone: cancels for the quoted refund. Answers created, repeated, gone, stale or busy.';

revoke execute on function
  public.desk_quote_cancellation (uuid), public.record_order_quote (uuid, jsonb), public.keep_order_quote (uuid, jsonb),
  public.desk_cancel_order (uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.desk_quote_cancellation (uuid), public.desk_cancel_order (uuid, text) to authenticated;
grant execute on function public.record_order_quote (uuid, jsonb), public.keep_order_quote (uuid, jsonb) to service_role;
