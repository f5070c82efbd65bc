-- The page of a payment, by the key of its link.

-- Whether the airline has changed the flights, and the customer has not answered. In PL/pgSQL, because a later migration creates the
-- orders.
create function public.has_open_change(booking uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.orders
    where booking_id = has_open_change.booking and status in ('held', 'paid', 'ticketed')
      and airline_change is not null and change_answer is null
  );
end;
$$;

-- Whether an order has failed or ended after it was paid for, and an agent has to decide.
create function public.is_undecided(booking uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.order_terms join public.orders on orders.id = order_id
    where booking_id = is_undecided.booking and refund_at is not null
  );
end;
$$;

-- Whether the airline has carried out what a payment was for, or the gift card was sent. In PL/pgSQL for the same reason.
create function public.is_choice_done(payment uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.order_choices where payment_id = payment and status = 'done')
    or exists (
      select from public.payments join public.gift_orders using (booking_id) where payments.id = payment and gift_orders.sent_at is not null
    );
end;
$$;

-- The bags and seats that a payment of flights is also for, and their status; `amount` of those is in its amount. In PL/pgSQL for the same
-- reason.
create function public.extras_of_payment(due public.payments) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if due.choice is not null or due.extras is null then return null; end if;
  return jsonb_build_object('items', due.extras -> 'items', 'amount', due.extras -> 'amount',
    'status', coalesce((select status from public.order_choices where id = (due.extras ->> 'id')::uuid), 'unpaid'));
end;
$$;

-- In PL/pgSQL for the same reason. Why an order was not made whose money has gone back by itself, or seats were not held, with the search;
-- "unpaid" for a request that was not paid in time. Null while another payment is open.
create function public.unordered_booking(booking public.bookings, asked public.payments) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if booking.status in ('requested', 'cancelled') and booking.confirmed_at is null and asked.choice is null and asked.price_before is null
    and (asked.status in ('expired', 'cancelled') or (asked.status in ('created', 'failed') and asked.pay_by <= now()))
    and not exists (
      select from public.orders where booking_id = booking.id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')
    )
    and not exists (
      select from public.payments as other
      where other.booking_id = booking.id and other.id <> asked.id and other.status not in ('expired', 'cancelled')
    )
  then
    return jsonb_build_object('search', booking.search, 'why', coalesce((
      select terms.refused from public.orders join public.order_terms as terms on terms.order_id = orders.id
      where terms.payment_id = asked.id and orders.status = 'failed'
    ), 'unpaid'));
  end if;
  if booking.status <> 'declined' then return null; end if;
  return (
    select jsonb_build_object('why', terms.refused, 'search', booking.search)
    from public.orders join public.order_terms as terms on terms.order_id = orders.id
    where orders.booking_id = booking.id and orders.status = 'failed' and terms.payment_id is not null
    order by orders.created_at desc limit 1
  );
end;
$$;

-- In PL/pgSQL for the same reason.
create function public.open_difference(booking uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return public.difference_of_booking(booking);
end;
$$;

-- In PL/pgSQL for the same reason. What the traveller shows: the numbers of the airline or the hotel. Without names, because the link may
-- be forwarded.
create function public.issued_of_booking(booking public.bookings) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_build_object('pnr', pnr, 'tickets', tickets) from public.orders
    where booking_id = booking.id and status in ('held', 'paid', 'ticketed') and pnr is not null
      and booking.status not in ('declined', 'cancelled')
  ), case when booking.status = 'ticketed' then booking.issued end);
end;
$$;

-- The price record of a booking, as lib/bookings/model/price-record.ts reads it. With the rights of its caller: the owner and staff.
create function public.prices_of_booking(booking uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'seen', trip.seen_prices,
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'amount', due.amount, 'askedAt', due.created_at, 'paidAt', due.paid_at, 'before', due.price_before,
        'isBesides', due.choice is not null
      ) order by due.created_at)
      from public.payments as due
      -- A link that was withdrawn says nothing of the price; that it had risen stays true.
      where due.booking_id = trip.id and (due.status not in ('cancelled', 'expired') or due.price_before is not null)
    ), '[]'),
    'drops', coalesce((
      select jsonb_agg(jsonb_build_object('amount', back.amount, 'at', back.created_at) order by back.created_at)
      from public.payment_refunds as back join public.payments as paid on paid.id = back.payment_id
      where paid.booking_id = trip.id and back.price_fell and back.status <> 'failed'
    ), '[]')
  )
  from public.bookings as trip where trip.id = prices_of_booking.booking
$$;

comment on function public.prices_of_booking (uuid) is
  'Called by the desk: what was seen of the price at each step, what was asked for and paid, and how it moved after that. Null for whoever '
  'may not read the booking.';

create function public.find_payment(wanted_key text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', payment.id,
    'status', case when payment.status in ('created', 'failed') and payment.pay_by <= now() then 'expired' else payment.status end,
    'failure', payment.failure, 'amount', payment.amount, 'refunded', payment.refunded, 'payBy', payment.pay_by, 'paidAt', payment.paid_at,
    -- With the bags and seats that are paid with it; once they are added, the price of the booking has them.
    'total', round(booking.total_amount * 100) + case
      when bought ->> 'status' in ('due', 'unknown')
        or (bought ->> 'status' = 'unpaid' and payment.status in ('created', 'pending', 'failed'))
        then (bought ->> 'amount')::bigint
      else 0
    end,
    'paid', public.balance_of_booking(booking.id), 'unrefunded', public.balance_of_payment(payment),
    'returned', (
      select coalesce(sum(back.amount), 0) from public.payment_refunds as back where back.payment_id = payment.id and back.cause = 'late'
    ),
    'isByHand', exists (
      select from public.payment_charges as taken where taken.payment_id = payment.id and public.is_by_hand(taken.provider)
    ) or exists (
      select from public.payment_refunds as back where back.payment_id = payment.id and back.settled = 'byHand'
    ),
    -- Not what this payment asks for: what the booking still costs. A part that an agent has given back is not asked for again; a payment
    -- that was refunded in full is.
    'due', case when booking.status in ('declined', 'cancelled') then 0 else greatest(0, round(booking.total_amount * 100) - (
      select coalesce(sum(one.amount - public.reserved_for_choices(one.id)), 0) from public.payments as one
      where one.booking_id = booking.id and public.balance_of_payment(one) > 0
    )) end,
    'isConfirmed', booking.status in ('confirmed', 'ticketed'), 'isTicketed', booking.status = 'ticketed',
    'isOff', booking.status in ('declined', 'cancelled'), 'choice', payment.choice,
    'booking', public.facts_of_booking(booking.id),
    'gift', public.gift_facts(booking.id),
    'prices', public.prices_of_booking(booking.id),
    'reference', booking.reference, 'kind', booking.kind, 'offer', booking.offer, 'firstDay', booking.departure_date,
    'issued', public.issued_of_booking(booking),
    'dropped', (
      select coalesce(sum(back.amount), 0) from public.payment_refunds as back
      where back.payment_id = payment.id and back.price_fell and back.status <> 'failed'
    ),
    'difference', public.open_difference(booking.id), 'unordered', public.unordered_booking(booking, payment),
    'parts', public.parts_of_payment(payment.id), 'rest', public.left_to_charge(payment),
    -- How it was paid; before that, how the latest try was.
    'method', case when payment.paid_at is not null then payment.method else (
      select tried.method from public.payment_charges as tried where tried.payment_id = payment.id order by tried.created_at desc limit 1
    ) end,
    -- The provider says that something else was charged than we asked for. While a charge is pending: nobody has looked into it.
    'isMismatched', exists (
      select from public.payment_charges as other
      where other.payment_id = payment.id and other.mismatch is not null and (payment.status <> 'pending' or other.mismatch_at is not null)
    ),
    'isChanged', public.has_open_change(booking.id),
    'isUndecided', public.is_undecided(booking.id),
    -- In the same answer as the first day, which a change of flights changes.
    'isChoiceDone', payment.choice is not null and public.is_choice_done(payment.id),
    'extras', bought,
    -- They can be chosen with it: it is for flights that are ordered once it is paid.
    'takesExtras', payment.then_order and booking.kind = 'flight' and booking.status = 'requested'
      and payment.status in ('created', 'failed') and payment.pay_by > now(),
    'charge', (
      select jsonb_build_object('provider', charge.provider, 'id', charge.provider_id) from public.payment_charges as charge
      where charge.payment_id = payment.id and charge.status = 'pending'
    )
  )
  from public.payments as payment join public.bookings as booking on booking.id = payment.booking_id
  cross join public.extras_of_payment(payment) as bought
  where payment.link_key = wanted_key
$$;

comment on function public.find_payment (text) is
  'Called by the server with the secret key: a payment by the key of its link. Null if there is none.';

revoke execute on function
  public.has_open_change (uuid), public.is_undecided (uuid), public.is_choice_done (uuid),
  public.extras_of_payment (public.payments), public.unordered_booking (public.bookings, public.payments), public.open_difference (uuid),
  public.issued_of_booking (public.bookings), public.prices_of_booking (uuid), public.find_payment (text)
from public, anon, authenticated, service_role;
grant execute on function public.find_payment (text) to service_role;
grant execute on function public.prices_of_booking (uuid) to authenticated;
