-- What customers find without an account: a booking, its orders and its refunds, by its reference and a surname or address.

create function public.find_booking(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', bookings.reference, 'kind', kind, 'status', status, 'offer', offer,
    'total', total_amount, 'currency', currency,
    'firstDay', departure_date, 'lastDay', last_travel_date, 'requestedAt', created_at,
    'isClaimed', user_id is not null, 'confirmedAt', confirmed_at,
    'issued', issued, 'namesFollow', names_follow,
    'travellers', (
      select jsonb_agg(jsonb_build_object(
        'type', type, 'name', given_names || ' ' || surname,
        'loyalty', case when loyalty_number is not null
          then jsonb_build_object('airline', loyalty_airline, 'ending', right(loyalty_number, 3)) end
      ) order by position)
      from public.booking_passengers where booking_id = bookings.id
    ),
    'changes', coalesce((
      select jsonb_agg(
        jsonb_build_object('kind', asked.kind, 'status', asked.status, 'askedAt', asked.created_at) order by asked.created_at
      )
      from public.booking_change_requests as asked where asked.booking_id = bookings.id
    ), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', due.id, 'status', due.status, 'amount', due.amount, 'refunded', due.refunded, 'pay_by', due.pay_by, 'paid_at', due.paid_at,
        'link_key', due.link_key, 'choice', due.choice, 'method', due.method, 'price_before', due.price_before,
        'then_order', due.then_order, 'payment_parts', public.parts_of_payment(due.id),
        'payment_refunds', public.refunds_of_payment(due.id)
      ) order by due.created_at)
      from public.payments as due where due.booking_id = bookings.id
    ), '[]'),
    'refunds', public.facts_of_booking(bookings.id) -> 'refunds',
    'prices', public.prices_of_booking(bookings.id)
  )
  from public.bookings
  where id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_booking (text, text) is
  'Called by the server with the secret key: a booking by its reference and the surname of one of its travellers, without passports and '
  'contact. Null if they do not match.';

create function public.find_tickets(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('status', status, 'pnr', pnr, 'tickets', tickets, 'airline_change', airline_change,
    'change_answer', change_answer, 'is_cancelling', is_cancelling, 'itineraries', itineraries, 'longest_itineraries', longest_itineraries,
    'order_choices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', choice.id, 'kind', choice.kind, 'status', choice.status, 'items', choice.items, 'amount', choice.amount
      ) order by choice.created_at), '[]')
      from public.order_choices as choice where choice.order_id = orders.id
    )) order by created_at), '[]')
  from public.orders where booking_id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_tickets (text, text) is
  'Called by the server with the secret key, beside find_booking: '
  'the orders of a booking by its reference and the surname of one of its travellers.';

-- Where `most` dirhams of a booking would go, in the sequence of refund_booking: gift cards and points, then what paid the rest.
create function public.ways_back(booking uuid, most bigint) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with paid as (
    select payments.id, payments.created_at, payments.method, public.free_balance(payments) as kept,
      coalesce((
        select public.is_by_hand(charge.provider) from public.payment_charges as charge
        where charge.payment_id = payments.id and charge.status = 'paid' order by charge.created_at limit 1
      ), false) as by_hand
    from public.payments
    where booking_id = booking and status in ('paid', 'partly_refunded') and public.free_balance(payments) > 0
  ),
  parts as (
    select paid.id as payment_id, paid.created_at, part.id, part.gift_card_id, part.user_id, part.points is not null as is_points,
      part.last_digits, part.amount - coalesce((select sum(amount) from public.payment_refunds where part_id = part.id), 0) as kept
    from paid join public.payment_parts as part on part.payment_id = paid.id and part.status = 'used'
  ),
  ways as (
    select row_number() over (order by created_at desc, payment_id, gift_card_id, user_id, id) as place, kept,
      case when is_points then 'points' else 'giftCard' end as kind, last_digits, null as method
    from parts
    union all
    select 1000 + row_number() over (order by created_at desc, id),
      kept - coalesce((select sum(parts.kept) from parts where payment_id = paid.id), 0),
      case when by_hand then 'byHand' else 'card' end, null, method
    from paid
  ),
  filled as (
    select place, kind, last_digits, method, least(kept, most - (sum(kept) over (order by place) - kept)) as amount from ways
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('kind', kind, 'digits', last_digits, 'method', method, 'amount', amount) order by place), '[]'
  )
  from filled where amount > 0
$$;

comment on function public.ways_back (uuid, bigint) is
  'Called by the server with the secret key: [{ kind, digits, method, amount }], where kind is giftCard, points, card or byHand; '
  'method: the way to pay that gets it back instead of a card.';

-- A trip without a payment here was paid elsewhere, even if its bags were paid online; not if the customer has been asked to pay it here,
-- or a payment was recorded by mistake.
create function public.is_paid_here(booking uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.payments where booking_id = booking and choice is null and (
      status <> 'cancelled'
      or exists (select from public.payment_charges where payment_id = payments.id and payment_charges.status = 'mistaken')
    )
  )
$$;

-- The possible choices for an order, and the refund for cancelling it. Requires the same proof of ownership as find_booking.
create function public.find_order(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'booking', booking.id,
    'order', (
      select jsonb_build_object('id', ordered.id, 'supplier', terms.supplier, 'supplierOrder', terms.supplier_order,
        'status', ordered.status, 'itineraries', ordered.itineraries, 'changeOffers', terms.change_offers,
        'quote', case when (terms.quote ->> 'expiresAt')::timestamptz > now() + interval '1 minute' then terms.quote end,
        'takesChoices', ordered.status = 'ticketed' and ordered.airline_change is null
          and booking.status in ('confirmed', 'ticketed') and booking.last_travel_date >= (now() at time zone 'Asia/Qatar')::date,
        'isCancelling', exists (
          select from public.order_steps where order_id = ordered.id and kind = 'cancel' and status = 'due'
        ))
      from public.orders as ordered join public.order_terms as terms on terms.order_id = ordered.id
      where ordered.booking_id = booking.id and ordered.status in ('paid', 'ticketed')
    ),
    'isHeld', booking.status = 'requested' and public.balance_of_booking(booking.id) = 0 and exists (
      select from public.orders as ordered join public.order_terms as terms on terms.order_id = ordered.id
      where ordered.booking_id = booking.id and ordered.status in ('new', 'held') and wants = 'hold' and payment_id is not null
    ),
    'paid', money.paid,
    'unpaid', round(booking.total_amount * 100)::bigint - money.paid + public.cost_of_other_orders(booking.id, (
        select id from public.orders where booking_id = booking.id and status in ('paid', 'ticketed')
      )),
    'balance', public.balance_of_booking(booking.id),
    'margin', greatest(0, public.margin_of_booking(booking.id)),
    'offer', booking.offer,
    'passengers', (
      select jsonb_agg(
        jsonb_build_object('type', type, 'name', given_names || ' ' || surname, 'dateOfBirth', date_of_birth) order by position
      )
      from public.booking_passengers where booking_id = booking.id
    )
  )
  from public.bookings as booking, lateral (
    select case when public.is_paid_here(booking.id) then public.balance_of_booking(booking.id)
      else round(booking.total_amount * 100)::bigint end as paid
  ) as money
  where booking.id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_order (text, text) is
  'Called by the server with the secret key: { booking, order, isHeld, paid, balance, unpaid, margin, offer, passengers } of a booking; '
  'order is null when none is bought. isHeld: its seats are held for the customer, unpaid. quote: of a cancellation, while that holds. '
  'paid: dirhams of the customer that are with us, or the price, where nothing of the trip was paid online. balance: the former alone. '
  'unpaid: what the price, and what suppliers have kept of earlier orders, is above paid; below zero where they have paid more. '
  'margin: what the agency has added, which it gives back with the rest. Null for whatever does not fit.';

-- The customer has seen the sum and where it goes, and cancels for it: `back`, in dirhams, for the quote `quoted`.
create function public.cancel_order(wanted_reference text, wanted_surname text, quoted text, back bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  known public.orders;
  agreed jsonb := jsonb_build_object('back', cancel_order.back);
  outcome text;
begin
  select * into trip from public.bookings where id = public.booking_of(wanted_reference, wanted_surname);
  if trip.id is null then return 'unknown'; end if;
  known = public.lock_order((select id from public.orders where booking_id = trip.id order by created_at desc limit 1));
  if known.id is null then return 'stale'; end if;
  -- A second press, or one whose answer was lost.
  if exists (
    select from public.order_steps where order_id = known.id and kind = 'cancel' and status in ('due', 'done') and asks = agreed
  ) then return 'repeated'; end if;
  select * into trip from public.bookings where id = trip.id;
  if known.airline_change is not null or trip.status not in ('confirmed', 'ticketed')
    or trip.last_travel_date < (now() at time zone 'Asia/Qatar')::date
    or (cancel_order.back between 0 and public.balance_of_booking(trip.id)) is not true
    or public.balance_of_booking(trip.id) = 0 or not public.is_paid_here(trip.id)
    or not exists (
      select from public.order_terms
      where order_id = known.id and quote ->> 'id' = quoted and coalesce((quote ->> 'expiresAt')::timestamptz > now(), true)
    )
  then return 'stale'; end if;
  outcome = public.ask_order(known.id, 'cancel', array['paid', 'ticketed'], agreed);
  if outcome = 'created' then
    insert into public.desk_notes (subject, subject_id, reference, staff_name, remark)
    values ('booking', trip.id, trip.reference, 'Customer · العميل',
      'Cancels the order · يلغي الطلب لدى المورّد: ' || public.riyals_in_words(cancel_order.back, 'en'));
  end if;
  return outcome;
end;
$$;

comment on function public.cancel_order (text, text, text, bigint) is
  'Called by the server with the secret key, which has computed what goes back for the quote. '
  'Answers created, repeated, stale (another sum, or no order), busy or unknown.';

-- The customer withdraws a request that nobody has paid or ordered, and is told. What is paid all the same goes back.
create function public.withdraw_request(wanted_reference text, wanted_surname text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
begin
  select * into trip from public.bookings where id = public.booking_of(wanted_reference, wanted_surname) for update;
  if trip.status = 'cancelled' then return 'repeated'; end if;
  if trip.id is null or trip.status <> 'requested' or public.balance_of_booking(trip.id) > 0
    or exists (select from public.payments where booking_id = trip.id and status = 'pending')
    or exists (select from public.orders where booking_id = trip.id and status in ('new', 'held', 'paid', 'ticketed', 'unknown'))
  then return 'stale'; end if;
  perform public.move_booking(trip, 'cancelled', 'Customer · العميل', 'Request withdrawn · سُحب الطلب');
  perform public.notify_staff(trip, 'withdrawn');
  return 'created';
end;
$$;

comment on function public.withdraw_request (text, text) is
  'Called by the server with the secret key: ends a request, at no cost. '
  'Answers created, repeated or stale (it is answered, paid or ordered, or somebody is paying).';

create function public.find_refunds(wanted_reference text, wanted_email text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with booking as (
    select booking.id, booking.reference
    from (values (wanted_reference)) as wanted (reference)
    left join public.bookings as booking on booking.reference = wanted.reference
      or booking.id = (select booking_id from public.refunds where reference = wanted.reference)
    where public.is_same(lower(btrim(wanted_email)), lower(coalesce(booking.contact_email, 'nobody')))
      and booking.id is not null
  )
  select jsonb_build_object('reference', booking.reference, 'booking', public.facts_of_booking(booking.id), 'refunds', coalesce((
    select jsonb_agg(found.entry order by found.begun_at)
    from (
      select refunds.created_at as begun_at, jsonb_build_object(
        'reference', refunds.reference, 'booking', booking.reference, 'amount', refunds.amount, 'deducted', refunds.deducted,
        'currency', refunds.currency, 'to', 'account', 'stage', refunds.status,
        'steps', (
          select jsonb_agg(jsonb_build_object('stage', stage, 'day', happened_on) order by happened_on, stage)
          from public.refund_steps where refund_id = refunds.id
        )
      ) as entry
      from public.refunds where refunds.booking_id = booking.id and wanted_reference in (booking.reference, refunds.reference)
      union all
      -- Refunds of payments on this site have no reference of their own: their mail names that of the booking.
      select back.created_at, jsonb_build_object(
        'reference', booking.reference, 'booking', booking.reference, 'amount', back.amount / 100.0, 'deducted', 0, 'currency', 'QAR',
        'to', case when part.id is null then 'account' when part.points is null then 'giftCard' else 'points' end,
        'stage', case back.status when 'done' then 'paid' else 'received' end,
        'steps', jsonb_build_array(jsonb_build_object('stage', 'received', 'day', (back.created_at at time zone 'Asia/Qatar')::date))
          || case when done.at is null then '[]'::jsonb
            else jsonb_build_array(jsonb_build_object('stage', 'paid', 'day', (done.at at time zone 'Asia/Qatar')::date)) end
      )
      from public.payments
      join public.payment_refunds as back on back.payment_id = payments.id and back.status <> 'failed'
      left join public.payment_parts as part on part.id = back.part_id
      left join public.ledger_entries as done on done.kind = 'refund_done' and done.cause = back.id
      where payments.booking_id = booking.id and wanted_reference = booking.reference
    ) as found
  ), '[]'))
  from booking
$$;

comment on function public.find_refunds (text, text) is
  'Called by the server with the secret key: { reference, booking, refunds } of a booking, or one of its refunds by its own reference, for '
  'the e-mail address the booking was made with. booking: as facts_of_booking. Null for whatever does not fit.';

revoke execute on function
  public.is_paid_here (uuid), public.ways_back (uuid, bigint), public.cancel_order (text, text, text, bigint),
  public.withdraw_request (text, text), public.find_booking (text, text),
  public.find_tickets (text, text), public.find_order (text, text), public.find_refunds (text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.ways_back (uuid, bigint), public.cancel_order (text, text, text, bigint),
  public.withdraw_request (text, text), public.find_booking (text, text),
  public.find_tickets (text, text), public.find_order (text, text), public.find_refunds (text, text)
to service_role;
