-- What the functions of orders share: locks, events, and the next step. Functions of the desk answer one word, and a second press has no
-- effect.

-- Locks an order; null when there is none. Rows are locked in the same sequence as in lock_payment: booking, payments, order, step.
-- Payments are locked too, because the outcome of an order may refund them.
create function public.lock_order(wanted uuid) returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  owner uuid := (select booking_id from public.orders where id = wanted);
  locked public.orders;
begin
  perform from public.bookings where id = owner for no key update;
  perform from public.payments where booking_id = owner order by id for update;
  select * into locked from public.orders where id = wanted for update;
  return locked;
end;
$$;

create function public.lock_order_step(wanted uuid) returns public.order_steps
language plpgsql
set search_path = ''
as $$
declare
  locked public.order_steps;
begin
  perform public.lock_order((select order_id from public.order_steps where id = wanted));
  select * into locked from public.order_steps where id = wanted for update;
  return locked;
end;
$$;

create function public.note_order(noted uuid, kind text, facts jsonb default '{}') returns void
language sql
set search_path = ''
as $$
  insert into public.order_events (order_id, kind, facts) values (noted, kind, coalesce(facts, '{}'))
$$;

-- Records an unexpected order at the supplier and notifies staff. The same facts are reported once.
create function public.note_mismatch(noted public.orders, facts jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.order_events as told where told.order_id = noted.id and told.kind = 'mismatch' and told.facts = note_mismatch.facts
  ) then return; end if;
  perform public.note_order(noted.id, 'mismatch', facts);
  update public.order_terms set mismatch_at = now() where order_id = noted.id;
  perform public.notify_staff(bookings, 'orderMismatch') from public.bookings where id = noted.booking_id;
end;
$$;

create function public.add_order_step(added uuid, wanted text, wait interval default interval '0', asks jsonb default null) returns void
language sql
set search_path = ''
as $$
  insert into public.order_steps (order_id, kind, due_at, asks) values (added, wanted, now() + wait, add_order_step.asks)
$$;

-- Adds `wanted` as the next step of an order, if no other step is due.
create function public.ask_order(asked uuid, wanted text, fits text[], about jsonb default null) returns text
language plpgsql
set search_path = ''
as $$
declare
  known public.orders := public.lock_order(asked);
  under_way text;
  about_what jsonb;
begin
  if known.id is null then return 'gone'; end if;
  select kind, asks into under_way, about_what from public.order_steps where order_id = asked and status = 'due' for update;
  if under_way = wanted and about_what is not distinct from about then return 'repeated'; end if;
  if not known.status = any (fits) then return 'stale'; end if;
  -- Checking for tickets or held seats can wait.
  if under_way in ('tickets', 'read') then
    update public.order_steps set status = 'done' where order_id = asked and status = 'due';
  elsif under_way is not null then
    return 'busy';
  end if;
  update public.order_terms set refused = null where order_id = asked;
  perform public.add_order_step(asked, wanted, asks => about);
  return 'created';
end;
$$;

-- The same for an agent, with a remark in the history of the booking.
create function public.desk_ask_order(asked uuid, wanted text, fits text[], remark text, about jsonb default null) returns text
language plpgsql
set search_path = ''
as $$
declare
  outcome text;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  outcome = public.ask_order(asked, wanted, fits, about);
  if outcome = 'created' and remark <> '' then
    perform public.desk_write('booking', trip.id, trip.reference, null, null, remark)
    from public.bookings as trip join public.orders as ordered on ordered.booking_id = trip.id where ordered.id = asked;
  end if;
  return outcome;
end;
$$;

revoke execute on function
  public.lock_order (uuid), public.lock_order_step (uuid), public.note_order (uuid, text, jsonb),
  public.note_mismatch (public.orders, jsonb), public.add_order_step (uuid, text, interval, jsonb),
  public.ask_order (uuid, text, text[], jsonb), public.desk_ask_order (uuid, text, text[], text, jsonb)
from public, anon, authenticated, service_role;
