-- Flights of another day, at an agent's wish, and what follows when flights change.

create function public.desk_quote_change(wanted uuid, direction integer, new_day date) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome text := public.desk_ask_order(wanted, 'quoteChange', array['paid', 'ticketed'], '',
    jsonb_build_object('moves', jsonb_build_array(jsonb_build_object('direction', direction, 'day', new_day))));
begin
  if outcome = 'created' then update public.order_terms set change_offers = null where order_id = wanted; end if;
  return outcome;
end;
$$;

comment on function public.desk_quote_change (uuid, integer, date) is
  'For staff alone: asks the supplier what the flights of a direction, counted from 1, cost on another day. '
  'Answers created, repeated, gone, stale or busy.';

create function public.record_change_offers(recorded uuid, said jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(recorded);
begin
  if step.id is null then return 'unknown'; end if;
  if step.status <> 'due' or step.kind <> 'quoteChange' then return 'unchanged'; end if;
  update public.order_terms set change_offers = step.asks || jsonb_build_object('offers', said -> 'offers') where order_id = step.order_id;
  update public.order_steps set status = 'done' where id = step.id;
  return 'quoted';
end;
$$;

comment on function public.record_change_offers (uuid, jsonb) is
  'Called by the server with the secret key: { offers } of the same flights on another day.';

create function public.desk_change_order(wanted uuid, offered text, agreed bigint, may_be_unpaid boolean default false) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
  offer jsonb;
  due bigint;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  known = public.lock_order(wanted);
  if known.id is null then return 'gone'; end if;
  if exists (
    select from public.order_steps where order_id = wanted and kind = 'change' and status in ('due', 'done') and asks ->> 'offer' = offered
  ) then return 'repeated'; end if;
  select each into offer
  from public.order_terms cross join lateral jsonb_array_elements(change_offers -> 'offers') as each
  where order_id = wanted and each ->> 'id' = offered and coalesce((each ->> 'expiresAt')::timestamptz > now(), true);
  due = (offer #>> '{price,dirhams}')::bigint;
  -- The offer is gone, or costs more than the agent saw.
  if (due <= desk_change_order.agreed) is not true then return 'stale'; end if;
  if due > 0 and may_be_unpaid is not true and public.balance_of_booking(known.booking_id) < due + (
    select round(total_amount * 100) from public.bookings where id = known.booking_id
  ) then
    return 'unpaid';
  end if;
  return public.desk_ask_order(wanted, 'change', array['paid', 'ticketed'],
    'Change the flights · تغيير الرحلات: ' || public.riyals_in_words(due, 'en'),
    jsonb_build_object('offer', offered, 'price', offer -> 'price', 'refund', offer -> 'refund', 'departsAt', offer ->> 'departsAt'));
end;
$$;

comment on function public.desk_change_order (uuid, text, bigint, boolean) is
  'For staff alone: changes the flights to the offered ones, for at most the agreed dirhams. '
  'Makes a change that the customer has not paid for only if may_be_unpaid is true. '
  'Answers created, repeated, gone, stale, busy or unpaid.';

-- Records flights that the supplier has changed. The customer pays what the agency pays, in whole riyals; the rest of a riyal is the
-- agency's. What the supplier gives back is refunded, as far as the customer has paid more than the new price. `asks` is the column of the
-- step, `amount` the rise of the price.
create function public.book_change(changed public.orders, cause uuid, asks jsonb, amount bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  due bigint := (asks #>> '{price,dirhams}')::bigint;
  supplied bigint := coalesce((asks #>> '{refund,dirhams}')::bigint, 0);
  returned bigint := supplied / 100 * 100;
  kept bigint := amount - due + supplied - returned;
  trip public.bookings;
  back bigint;
begin
  perform public.note_order(changed.id, 'flightsChanged', asks -> 'price');
  if due > 0 then perform public.add_to_ledger(changed.booking_id, 'order_changed', cause, 'customer', 'supplier', due); end if;
  if supplied > 0 then perform public.add_to_ledger(changed.booking_id, 'change_returned', cause, 'supplier', 'customer', supplied); end if;
  if kept > 0 then perform public.add_to_ledger(changed.booking_id, 'margin', cause, 'customer', 'margin', kept); end if;
  update public.bookings set total_amount = greatest(0, total_amount + (amount - returned) / 100.0)
  where id = changed.booking_id returning * into trip;
  if returned = 0 then return; end if;
  back = least(returned, greatest(0, public.balance_of_booking(trip.id) - round(trip.total_amount * 100)));
  if back > 0 then perform public.refund_booking(trip.id, back); end if;
  -- The customer paid elsewhere, or not in full: an agent looks into it.
  if back < returned then
    perform public.enqueue_mail('agency_order', 'agency', 'en',
      jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base,
        'event', 'changeReturned', 'amount', returned - back),
      concat_ws(' ', 'agency change', cause));
  end if;
end;
$$;

-- When the flights change, updates the days of the trip and notifies the customer, except when the supplier names the flights for the first
-- time.
create function public.note_rebooked(before public.orders, after public.orders) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.bookings
  set departure_date = flown.first_day, last_travel_date = flown.last_day
  from (
    select min(left(flight ->> 'departs', 10))::date as first_day, max(left(flight ->> 'departs', 10))::date as last_day
    from jsonb_array_elements(after.itineraries) as direction, jsonb_array_elements(direction) as flight
  ) as flown
  where id = after.booking_id and flown.first_day is not null;
  if before.itineraries = '[]' and before.airline_change is null then return; end if;
  perform public.note_order(after.id, 'rebooked');
  perform public.notify_order_news(after, 'rebooked', 'rebooked ' || extract(epoch from clock_timestamp()));
end;
$$;

revoke execute on function
  public.desk_quote_change (uuid, integer, date), public.record_change_offers (uuid, jsonb),
  public.desk_change_order (uuid, text, bigint, boolean), public.book_change (public.orders, uuid, jsonb, bigint),
  public.note_rebooked (public.orders, public.orders)
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_quote_change (uuid, integer, date), public.desk_change_order (uuid, text, bigint, boolean)
to authenticated;
grant execute on function public.record_change_offers (uuid, jsonb) to service_role;
