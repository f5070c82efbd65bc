-- Seats that a customer has held without paying: an order that begins as a hold, with a payment that is open until the hold ends. Agents'
-- holds have no payment of their own. See docs/product/orders.md.

-- When a customer must have paid: half an hour before the airline lets the seats, or their price, go. As holdUntil in
-- lib/flights/hold.ts; null is no limit.
create function public.hold_ends(pay_by timestamptz, price_until timestamptz) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select least(pay_by, price_until) - interval '30 minutes'
$$;

-- Holds the seats of a request. Sent again, or from a second tab, it has the same payment.
create function public.begin_hold(wanted_reference text, order_suppliers text[], fresh_offer jsonb default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  made public.payments;
  terms jsonb;
  ends timestamptz;
begin
  select * into trip from public.bookings where reference = wanted_reference for update;
  if not found then return null; end if;
  made = public.earlier_payment(trip);
  if made.id is not null then return case when public.is_hold(made.id) then made.link_key end; end if;
  if fresh_offer is not null and trip.status = 'requested' then
    update public.bookings set offer = fresh_offer where id = trip.id returning * into trip;
  end if;
  terms = trip.offer -> 'paymentRequirements';
  if trip.status <> 'requested' or trip.kind <> 'flight' or (terms ->> 'requiresInstantPayment')::boolean is distinct from false
    or terms ->> 'paymentRequiredBy' is null or terms ->> 'priceGuaranteedUntil' is null
    or (trip.offer ->> 'supplier' = any (order_suppliers)) is not true
    or round(trip.total_amount * 100) not between 100 and 100000000
  then return null; end if;
  ends = public.hold_ends((terms ->> 'paymentRequiredBy')::timestamptz, (terms ->> 'priceGuaranteedUntil')::timestamptz);
  if ends < now() + interval '1 hour' then return null; end if;
  -- Its seats cannot be asked for under an offer that is over.
  if (trip.offer ->> 'expiresAt')::timestamptz < now() + interval '10 minutes' then return 'offerOver'; end if;
  insert into public.payments (id, booking_id, amount, pay_by, then_order)
  values (gen_random_uuid(), trip.id, round(trip.total_amount * 100), ends, true) returning * into made;
  perform public.begin_order(gen_random_uuid(), trip, 'hold', made.amount, made.id);
  return made.link_key;
end;
$$;

comment on function public.begin_hold (text, text[], jsonb) is
  'Called by the server with the secret key, for a request whose price was confirmed a moment ago: holds its seats until its offer says, '
  'and answers the key of the link to pay. Null when they cannot be held, or the request is paid another way; offerOver and fresh_offer '
  'as for begin_pay_now.';

-- The supplier holds the seats. The caller has locked booking, payments and order, and no step of the order is due.
create function public.note_hold(held public.orders) returns void
language plpgsql
set search_path = ''
as $$
declare
  terms public.order_terms;
  due public.payments;
begin
  select * into strict terms from public.order_terms where order_id = held.id;
  select * into due from public.payments where id = terms.payment_id;
  if due.id is null or terms.wants <> 'hold' then return; end if;
  -- The customer has cancelled, or an agent has ended it, while the supplier was asked.
  if exists (select from public.bookings where id = held.booking_id and status in ('declined', 'cancelled')) then
    perform public.release_hold(held.id);
  elsif due.status in ('created', 'pending', 'failed') then
    if exists (select from public.order_events where order_id = held.id and kind = 'holdTold') then return; end if;
    update public.payments set pay_by = coalesce(public.hold_ends(held.pay_by, terms.price_until), pay_by) where id = due.id
    returning * into due;
    perform public.note_order(held.id, 'holdTold', jsonb_build_object('until', due.pay_by));
    perform public.notify_payment(due, 'asked', due.amount, due.id);
  -- Once: seats that the supplier does not sell are let go.
  elsif not exists (select from public.order_steps where order_id = held.id and kind = 'pay') then
    perform public.pay_hold(held, due.id);
  end if;
end;
$$;

-- The customer has paid for the seats that are held, or are being held. The caller has locked the payment.
create function public.pay_hold(held public.orders, payment uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  paid public.payments;
begin
  select * into paid from public.payments where id = payment;
  if public.balance_of_payment(paid) <> paid.amount or not exists (
    select from public.order_terms where order_id = held.id and wants = 'hold' and payment_id = paid.id
  ) then return; end if;
  update public.order_terms set agreed = paid.amount - coalesce((paid.extras ->> 'amount')::bigint, 0) where order_id = held.id;
  if held.status = 'held' then perform public.add_to_hold(held.id, 'pay'); end if;
end;
$$;

-- What cannot wait takes the place of a step that only reads.
create function public.add_to_hold(held uuid, wanted text, asks jsonb default null) returns void
language sql
set search_path = ''
as $$
  update public.order_steps set status = 'done'
  where order_id = held and status = 'due' and kind in ('read', 'quoteCancel') and order_steps.asks is null;
  insert into public.order_steps (order_id, kind, asks) values (held, wanted, add_to_hold.asks) on conflict do nothing
$$;

-- Lets the seats go at the supplier: it is asked what that costs, which is nothing, and then told.
create function public.release_hold(held uuid) returns void
language sql
set search_path = ''
as $$
  select public.add_to_hold(held, 'quoteCancel', '{"release": true}')
$$;

-- Held seats of a booking that has ended.
create function public.release_holds_of_ended_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.release_hold(orders.id)
  from public.orders join public.order_terms as terms on terms.order_id = orders.id
  where orders.booking_id = new.id and orders.status = 'held' and wants = 'hold' and payment_id is not null;
  return null;
end;
$$;

create trigger bookings_release_holds after update of status on public.bookings
  for each row when (old.status is distinct from new.status and new.status in ('declined', 'cancelled'))
  execute function public.release_holds_of_ended_booking();

-- The supplier does not hold the seats: nobody pays for them, and an agent looks.
create function public.note_failed_hold(failed public.orders) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.payments set status = 'cancelled'
  where id = (select payment_id from public.order_terms where order_id = failed.id and wants = 'hold')
    and status in ('created', 'pending', 'failed');
  if found then perform public.notify_order_news(failed, 'notHeld', 'notHeld'); end if;
end;
$$;

-- Called by the functions of payments: ends holds that were not paid in time. Somebody who is at the provider may finish.
create function public.end_holds() returns void
language plpgsql
set search_path = ''
as $$
declare
  due uuid;
  known public.orders;
  open public.payments;
  trip public.bookings;
begin
  for due in
    select order_id from public.payments join public.order_terms on payment_id = payments.id and wants = 'hold'
    where payments.status in ('created', 'pending', 'failed') and payments.pay_by <= now()
      and not exists (select from public.payment_charges where payment_id = payments.id and status in ('new', 'pending'))
    order by order_id
  loop
    begin
      known = public.lock_order(due);
      update public.payments set status = 'expired'
      where id = (select payment_id from public.order_terms where order_id = due)
        and status in ('created', 'pending', 'failed') and pay_by <= now()
        and not exists (
          select from public.payment_charges where payment_id = payments.id and payment_charges.status in ('new', 'pending')
        )
      returning * into open;
      continue when open.id is null;
      select * into strict trip from public.bookings where id = known.booking_id;
      if trip.status = 'requested' then
        -- This releases the seats, and tells the customer.
        perform public.move_booking(trip, 'cancelled', 'Karam Travel', 'Hold not paid in time · لم يُدفع الحجز المؤقت في موعده');
      else
        perform public.notify_payment(open, 'expired', open.amount, open.id);
      end if;
    exception
      when transaction_rollback then raise;
      when others then raise warning 'Hold % cannot end: %', due, sqlerrm;
    end;
  end loop;
end;
$$;

create function public.cancel_hold(wanted_reference text, wanted_surname text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
  trip public.bookings;
begin
  known = public.lock_order((
    select orders.id from public.orders join public.order_terms on order_id = orders.id
    where booking_id = public.booking_of(wanted_reference, wanted_surname) and wants = 'hold' and payment_id is not null
    order by created_at desc limit 1
  ));
  if known.id is null then return 'stale'; end if;
  select * into strict trip from public.bookings where id = known.booking_id;
  if trip.status = 'cancelled' then return 'repeated'; end if;
  if trip.status <> 'requested' or known.status not in ('new', 'held') or public.balance_of_booking(trip.id) > 0 then
    return 'stale';
  end if;
  -- This releases the seats, and tells the customer. What is paid all the same goes back.
  perform public.move_booking(trip, 'cancelled', 'Customer · العميل', 'Hold cancelled · أُلغي الحجز المؤقت');
  return 'created';
end;
$$;

comment on function public.cancel_hold (text, text) is
  'Called by the server with the secret key: lets the unpaid seats of a customer go, at no cost. '
  'Answers created, repeated or stale (nothing is held, or it is paid).';

revoke execute on function
  public.hold_ends (timestamptz, timestamptz), public.begin_hold (text, text[], jsonb), public.note_hold (public.orders),
  public.pay_hold (public.orders, uuid), public.add_to_hold (uuid, text, jsonb), public.release_hold (uuid),
  public.release_holds_of_ended_booking (), public.note_failed_hold (public.orders), public.end_holds (), public.cancel_hold (text, text)
from public, anon, authenticated, service_role;
grant execute on function public.begin_hold (text, text[], jsonb), public.cancel_hold (text, text) to service_role;
