-- Orders that have failed or ended: their money has a new order or is refunded.

-- Money has an order or is refunded. If a payment started the order automatically, and no agent has taken on the booking since, the refund
-- is automatic. Otherwise an agent has a day to order again or to refund.
create function public.settle_ended_order(ended public.orders) returns void
language plpgsql
set search_path = ''
as $$
declare
  terms public.order_terms;
  trip public.bookings;
  due bigint := public.balance_of_booking(ended.booking_id);
  agreed bigint;
begin
  if exists (
    select from public.orders where booking_id = ended.booking_id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')
  ) then return; end if;
  if due = 0 and ended.status <> 'cancelled' then return; end if;
  select * into strict terms from public.order_terms where order_id = ended.id;
  select * into strict trip from public.bookings where id = ended.booking_id;
  if terms.payment_id is not null and trip.status = 'requested' and (
    ended.status <> 'cancelled' or not exists (select from public.ledger_entries where kind = 'order_paid' and cause = ended.id)
  ) then
    perform public.note_order(ended.id, 'paidBack', jsonb_build_object('amount', due));
    -- This refunds everything and notifies the customer.
    perform public.move_booking(trip, 'declined', terms.supplier,
      'Not ordered, paid back · لم يُطلب وأُعيد المبلغ: ' || public.riyals_in_words(due, 'en'));
    return;
  end if;
  -- The tickets were issued by hand, and nothing was bought here: the money pays for those tickets.
  if trip.status = 'ticketed' and not exists (
    select from public.ledger_entries where booking_id = trip.id and kind = 'order_paid'
  ) then return; end if;
  -- What the supplier keeps of a cancelled order, or kept of an earlier one, is not refunded to the customer, even if they paid only a
  -- deposit. The customer loses only the fee that was shown, so the agency gives back its margin. If the supplier keeps everything, nothing
  -- is refunded. The agency bears any loss.
  if ended.status = 'cancelled' and terms.quote is not null
    and exists (select from public.ledger_entries where kind = 'order_paid' and cause = ended.id)
  then
    due = least(
      due,
      due - round(trip.total_amount * 100)::bigint + (terms.quote #>> '{refund,dirhams}')::bigint + coalesce((
        select amount from public.ledger_entries where kind = 'margin_returned' and cause = ended.id
      ), 0) - public.cost_of_other_orders(trip.id, ended.id)
    );
  else
    due = due - public.retained_by_suppliers(trip.id);
  end if;
  -- The customer has cancelled for this sum: it goes back at once. For another one, an agent looks.
  select (asks ->> 'back')::bigint into agreed from public.order_steps
  where order_id = ended.id and kind = 'cancel' and asks ? 'back' and status <> 'refused' order by created_at desc limit 1;
  if ended.status = 'cancelled' and agreed = greatest(due, 0) then
    perform public.refund_order(ended, agreed, 'Karam Travel');
    if due >= 0 then return; end if;
  end if;
  if due <= 0 then
    -- There is nothing to decide, but an agent may ask the customer for the difference, unless the trip is paid elsewhere.
    if ended.status = 'cancelled' and due < 0 and exists (
      select from public.payments where booking_id = trip.id and choice is null
    ) then perform public.notify_staff(trip, 'supplierKeepsMore'); end if;
    return;
  end if;
  -- One decision for each booking: the money is the same. The amount that is due now has those of earlier orders in it.
  update public.order_terms set refund_at = null, refund_due = null
  where refund_at is not null and order_id in (select id from public.orders where booking_id = trip.id);
  update public.order_terms set refund_due = due, refund_at = now() + interval '24 hours' where order_id = ended.id;
  perform public.note_order(ended.id, 'undecided', jsonb_build_object('refund', due));
  perform public.enqueue_mail('agency_order', 'agency', 'en',
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base, 'event', 'undecided', 'amount', due),
    concat_ws(' ', 'agency order', ended.id, 'undecided', extract(epoch from now())));
  perform public.notify_staff(trip, 'undecided');
end;
$$;

-- The agency's margin on a cancelled order, and what makes the refund whole riyals: nobody is paid back dirhams. Never more than was paid.
create function public.margin_to_return(ended public.orders, given_back bigint) returns bigint
language plpgsql stable
set search_path = ''
as $$
declare
  balance bigint := public.balance_of_booking(ended.booking_id);
  margin bigint := greatest(0, public.margin_of_booking(ended.booking_id));
  due bigint;
begin
  select balance - round(total_amount * 100)::bigint + given_back + margin - public.cost_of_other_orders(id, ended.id) into strict due
  from public.bookings where id = ended.booking_id;
  if due <= 0 or due >= balance then return margin; end if;
  return margin + least(balance, ceil(due / 100.0)::bigint * 100) - due;
end;
$$;

create function public.note_ended_order() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  given_back bigint;
  margin bigint;
  open public.payments;
begin
  -- First, so that the refund of the order is not taken from the money of these choices.
  perform public.refuse_due_choices(new.id);
  if new.status = 'cancelled' and exists (select from public.ledger_entries where kind = 'order_paid' and cause = new.id) then
    select (quote #>> '{refund,dirhams}')::bigint into given_back from public.order_terms where order_id = new.id;
    if given_back > 0 then
      perform public.add_to_ledger(new.booking_id, 'order_cancelled', new.id, 'supplier', 'customer', given_back);
      margin = public.margin_to_return(new, given_back);
      if margin > 0 then perform public.add_to_ledger(new.booking_id, 'margin_returned', new.id, 'margin', 'customer', margin); end if;
    end if;
    -- Nobody pays for a cancelled order, and the customer now owes a different amount. If another order of the booking is open, its payment
    -- stays.
    for open in
      update public.payments set status = 'cancelled'
      where booking_id = new.booking_id and status in ('created', 'pending', 'failed') and not exists (
        select from public.orders where booking_id = new.booking_id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')
      )
      returning *
    loop
      perform public.notify_payment(open, 'withdrawn', open.amount, open.id);
    end loop;
  elsif new.status = 'expired' or (
    old.status = 'held' and new.status = 'cancelled'
    and not exists (select from public.order_steps where order_id = new.id and kind = 'cancel')
  ) then
    -- Nor for released seats: the payment link expires with them. A customer who is already at the provider may finish.
    update public.payments set pay_by = now()
    where booking_id = new.booking_id and choice is null and status in ('created', 'pending', 'failed') and pay_by > now()
      and (public.is_hold(id) or exists (select from public.bookings where id = new.booking_id and status = 'confirmed'));
  elsif new.status = 'failed' then
    perform public.note_failed_hold(new);
  end if;
  perform public.settle_ended_order(new);
  -- If an earlier order was given up and bought all the same, it is read again: if it is still valid, it becomes the order of the booking.
  if new.status in ('failed', 'expired') then
    insert into public.order_steps (order_id, kind)
    select bought.id, 'read' from public.orders as bought
    where bought.booking_id = new.booking_id and bought.id <> new.id and bought.status in ('failed', 'expired')
      and exists (select from public.ledger_entries where kind = 'order_paid' and cause = bought.id)
    on conflict do nothing;
  end if;
  return null;
end;
$$;

create trigger orders_ended after update of status on public.orders
  for each row when (old.status <> new.status and new.status in ('failed', 'expired', 'cancelled'))
  execute function public.note_ended_order();

-- An agent has issued the tickets by hand: no decision is due any more, and nothing is refunded automatically.
create function public.keep_money_of_tickets() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.order_terms set refund_at = null, refund_due = 0
  where refund_at is not null and order_id in (select id from public.orders where booking_id = new.id);
  return null;
end;
$$;

create trigger bookings_keep_money_of_tickets after update of status on public.bookings
  for each row when (old.status <> 'ticketed' and new.status = 'ticketed') execute function public.keep_money_of_tickets();

-- Ends the wait for a decision: refunds the amount and notifies the customer. The caller has locked booking, payments and order.
create function public.refund_order(ended public.orders, amount bigint, who text) returns void
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
  kept bigint := public.balance_of_booking(ended.booking_id);
  back bigint;
  is_declined boolean;
begin
  update public.order_terms set refund_at = null, refund_due = null where order_id = ended.id;
  if kept = 0 then return; end if;
  select * into strict trip from public.bookings where id = ended.booking_id;
  is_declined = ended.status <> 'cancelled' and trip.status in ('requested', 'confirmed') and public.retained_by_suppliers(trip.id) = 0;
  back = case when is_declined then kept else least(refund_order.amount, kept) end;
  perform public.refund_booking(trip.id, back);
  perform public.note_order(ended.id, 'paidBack', jsonb_build_object('amount', back));
  if trip.status in ('requested', 'confirmed', 'ticketed') then
    perform public.move_booking(trip, case when is_declined then 'declined' else 'cancelled' end,
      who, 'Paid back · أُعيد المبلغ: ' || public.riyals_in_words(back, 'en'));
  end if;
end;
$$;

-- Called by the functions of payments: refunds where no agent has decided in time.
create function public.refund_undecided_orders() returns void
language plpgsql
set search_path = ''
as $$
declare
  due uuid;
  ended public.orders;
  amount bigint;
begin
  for due in select order_id from public.order_terms where refund_at <= now() order by order_id loop
    begin
      ended = public.lock_order(due);
      select refund_due into amount from public.order_terms where order_id = due and refund_at <= now();
      if found then perform public.refund_order(ended, amount, 'Karam Travel'); end if;
    -- A refund that fails does not stop the others: the error is recorded, and the refund is retried later. After a deadlock, everything is
    -- retried at once.
    exception
      when transaction_rollback then raise;
      when others then
        update public.order_terms set refund_at = now() + interval '6 hours' where order_id = due;
        perform public.note_order(due, 'fault', jsonb_build_object('error', sqlerrm));
    end;
  end loop;
end;
$$;

create function public.desk_refund_order(wanted uuid, amount bigint, seen bigint default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  known = public.lock_order(wanted);
  if known.id is null then return 'gone'; end if;
  if not exists (
    select from public.order_terms where order_id = wanted and refund_at is not null and refund_due = coalesce(seen, refund_due)
  ) then return 'stale'; end if;
  -- The trip was booked again by hand, and the money pays for that. For a booking that is not ticketed yet, the agent sets its status
  -- instead.
  if desk_refund_order.amount = 0 and exists (select from public.bookings where id = known.booking_id and status = 'ticketed') then
    update public.order_terms set refund_at = null, refund_due = 0 where order_id = wanted;
    perform public.desk_write('booking', id, reference, null, null, 'Money kept, booked again by hand · بقي المبلغ، أُعيد الحجز يدويًا')
    from public.bookings where id = known.booking_id;
    return 'created';
  end if;
  if (desk_refund_order.amount between 1 and public.balance_of_booking(known.booking_id)) is not true then return 'tooMuch'; end if;
  perform public.refund_order(known, desk_refund_order.amount, (select name from public.staff where user_id = (select auth.uid())));
  return 'created';
end;
$$;

comment on function public.desk_refund_order (uuid, bigint, bigint) is
  'For staff alone, for an order that failed or ended after the customer had paid: refunds the amount for a cancelled order, otherwise '
  'everything, and notifies the customer. An amount of 0 for a ticketed booking keeps the money, and the booking stands. '
  'seen: the amount that is due on the agent''s screen, so that what a colleague has refunded is not refunded again. '
  'Answers created, gone, stale or tooMuch.';

revoke execute on function
  public.settle_ended_order (public.orders), public.margin_to_return (public.orders, bigint), public.note_ended_order (),
  public.keep_money_of_tickets (), public.refund_order (public.orders, bigint, text), public.refund_undecided_orders (),
  public.desk_refund_order (uuid, bigint, bigint)
from public, anon, authenticated, service_role;
grant execute on function public.desk_refund_order (uuid, bigint, bigint) to authenticated;
