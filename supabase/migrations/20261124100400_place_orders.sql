-- An agent or an immediate payment places an order, until the booking is ticketed.

-- A request that was paid immediately needs no confirmation, while the agency holds the whole payment; nor do seats that are held until it
-- is paid. A ticketed booking is ordered again
-- only after its order was cancelled.
create function public.may_be_ordered(trip public.bookings, payment uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select case trip.status
    when 'confirmed' then true
    when 'requested' then exists (
      select from public.payments as paid
      where paid.id = payment and (
        public.balance_of_payment(paid) = paid.amount or (paid.status in ('created', 'pending', 'failed') and public.is_hold(paid.id))
      )
    )
    when 'ticketed' then exists (select from public.orders where booking_id = trip.id and status = 'cancelled')
    else false
  end
$$;

-- A booking has one open order: the caller has checked that, and has locked the booking or its payment.
create function public.begin_order(new_order uuid, trip public.bookings, wants text, agreed bigint, payment uuid default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.orders (id, booking_id) values (new_order, trip.id);
  insert into public.order_terms (order_id, payment_id, supplier, wants, agreed)
  values (new_order, payment, trip.offer ->> 'supplier', begin_order.wants, begin_order.agreed);
  -- The new order replaces earlier ones that failed or ended: their money is not refunded.
  update public.order_terms set refund_at = null, refund_due = null
  where refund_at is not null and order_id in (select id from public.orders where booking_id = trip.id);
  perform public.note_order(new_order, 'asked', jsonb_build_object('wants', wants, 'agreed', agreed));
  perform public.add_order_step(new_order, 'price');
  perform public.begin_paid_extras(trip.id);
end;
$$;

-- Called by the functions of payments when a payment has arrived. An immediate payment starts the order, or pays for the seats that the
-- customer has held. A payment that arrives after an order failed or ended waits for a decision.
create function public.order_after_payment(paid public.payments) returns void
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
  latest public.orders;
begin
  if paid.choice = 'gift' then
    perform public.sell_gift_card(paid);
    return;
  end if;
  if paid.choice is not null then
    perform public.choice_after_payment(paid);
    return;
  end if;
  select * into strict trip from public.bookings where id = paid.booking_id;
  select * into latest from public.orders where booking_id = trip.id and status in ('new', 'held', 'paid', 'ticketed', 'unknown');
  if found then
    if public.order_after_difference(paid) then return; end if;
    perform public.begin_paid_extras(trip.id);
    perform public.pay_hold(latest, paid.id);
    return;
  end if;
  if paid.then_order and trip.status = 'requested' then
    perform public.begin_order(gen_random_uuid(), trip, 'ticket', paid.amount - coalesce((paid.extras ->> 'amount')::bigint, 0), paid.id);
    return;
  end if;
  select * into latest from public.orders where booking_id = trip.id order by created_at desc limit 1;
  -- An agent books what is paid at once and not ordered automatically.
  if not found and trip.status = 'requested' then
    perform public.notify_staff(trip, 'paidToBook');
    return;
  end if;
  -- What is paid for tickets issued by hand needs no decision.
  if not found or (
    trip.status = 'ticketed' and exists (select from public.order_terms where order_id = latest.id and refund_due = 0)
  ) then return; end if;
  perform public.settle_ended_order(latest);
end;
$$;

create function public.desk_begin_order(
  new_order uuid, booking uuid, wants text, agreed bigint, may_be_unpaid boolean default false
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into trip from public.bookings where id = desk_begin_order.booking for update;
  if not found then return 'gone'; end if;
  if exists (select from public.orders where id = new_order) then return 'repeated'; end if;
  if trip.kind not in ('flight', 'hotel') or trip.offer ->> 'supplier' is null then return 'notOrdered'; end if;
  if not public.may_be_ordered(trip, null) then return 'notConfirmed'; end if;
  if exists (select from public.orders where booking_id = trip.id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')) then
    return 'open';
  end if;
  if wants = 'ticket' and may_be_unpaid is not true and public.money_to_buy_with(trip.id) < agreed then return 'unpaid'; end if;
  perform public.begin_order(new_order, trip, wants, agreed);
  perform public.desk_write('booking', trip.id, trip.reference, null, null,
    case
      when wants = 'hold' then 'Hold · حجز مؤقت: '
      when trip.kind = 'hotel' then 'Rooms · حجز الغرف: '
      else 'Ticket · إصدار التذكرة: '
    end || public.riyals_in_words(agreed, 'en'));
  return 'created';
end;
$$;

comment on function public.desk_begin_order (uuid, uuid, text, bigint, boolean) is
  'For staff alone: orders a confirmed flight or stay, to hold (flights only) or to buy, for at most the agreed dirhams. '
  'Buys what the customer has not paid for only if may_be_unpaid is true. Answers created, repeated, gone, '
  'notOrdered, notConfirmed, open or unpaid.';

create function public.desk_ticket_order(wanted uuid, agreed bigint, may_be_unpaid boolean default false) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  known = public.lock_order(wanted);
  if known.status in ('paid', 'ticketed') then return 'repeated'; end if;
  if not exists (select from public.bookings where id = known.booking_id and public.may_be_ordered(bookings, null)) then
    return case when known.id is null then 'gone' else 'notConfirmed' end;
  end if;
  -- The price has risen since the agent saw it.
  if exists (select from public.order_terms where order_id = wanted and (price ->> 'dirhams')::bigint > desk_ticket_order.agreed) then
    return 'stale';
  end if;
  if known.status = 'held' and may_be_unpaid is not true
    and public.money_to_buy_with(known.booking_id) < desk_ticket_order.agreed
  then return 'unpaid'; end if;
  update public.order_terms set agreed = desk_ticket_order.agreed where order_id = wanted;
  return public.desk_ask_order(wanted, 'pay', array['held'],
    'Ticket · إصدار التذكرة: ' || public.riyals_in_words(desk_ticket_order.agreed, 'en'));
end;
$$;

comment on function public.desk_ticket_order (uuid, bigint, boolean) is
  'For staff alone: pays for held seats, at the price that the agent saw. Answers created, repeated, gone, '
  'notConfirmed, stale, busy or unpaid.';

-- Changes the status of a booking automatically, and records it in the history of the booking.
create function public.move_booking(trip public.bookings, becomes text, who text, remark text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.bookings set status = becomes where id = trip.id and status = trip.status;
  insert into public.desk_notes (subject, subject_id, reference, staff_name, from_status, to_status, remark)
  values ('booking', trip.id, trip.reference, who, trip.status, becomes, move_booking.remark);
  if trip.user_id is not null then perform public.desk_notify(trip.user_id, 'booking', becomes, trip.reference); end if;
end;
$$;

create function public.ticket_booking(ordered public.orders, supplier text) returns void
language plpgsql
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  select * into strict booking from public.bookings where id = ordered.booking_id;
  if booking.status in ('requested', 'confirmed') then
    perform public.move_booking(booking, 'ticketed', supplier, coalesce(
      case booking.kind when 'hotel' then 'Hotel · الفندق: ' else 'PNR ' end || U&'\2068' || ordered.pnr || U&'\2069', ''
    ));
  elsif booking.status = 'ticketed' then
    -- New tickets replace the earlier ones.
    update public.bookings set issued = null where id = booking.id;
    perform public.mail_status('booking', booking.id, 'ticketed', booking.reference, booking.contact_email, booking.locale,
      jsonb_build_object('id', booking.id, 'base', booking.mail_base));
    if booking.user_id is not null then perform public.desk_notify(booking.user_id, 'booking', 'ticketed', booking.reference); end if;
  end if;
end;
$$;

revoke execute on function
  public.may_be_ordered (public.bookings, uuid), public.begin_order (uuid, public.bookings, text, bigint, uuid),
  public.order_after_payment (public.payments), public.desk_begin_order (uuid, uuid, text, bigint, boolean),
  public.desk_ticket_order (uuid, bigint, boolean), public.move_booking (public.bookings, text, text, text),
  public.ticket_booking (public.orders, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_begin_order (uuid, uuid, text, bigint, boolean), public.desk_ticket_order (uuid, bigint, boolean)
to authenticated;
