-- A customer pays, through the server, and the provider answers.

-- The payment that a request has already. One that was not paid in time, or was withdrawn, does not count while nothing is paid or ordered:
-- the request sent again gets another. The caller has locked the booking. In PL/pgSQL, because a later migration creates the orders.
create function public.earlier_payment(trip public.bookings) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  made public.payments;
begin
  if trip.status = 'requested' and public.balance_of_booking(trip.id) = 0 and not exists (
    select from public.orders where booking_id = trip.id and orders.status in ('new', 'held', 'paid', 'ticketed', 'unknown')
  ) then
    -- The worker has not come yet.
    update public.payments set status = 'expired'
    where booking_id = trip.id and status in ('created', 'failed') and pay_by <= now()
      and not exists (select from public.payment_charges where payment_id = payments.id and payment_charges.status in ('new', 'pending'));
    select * into made from public.payments where booking_id = trip.id and status not in ('expired', 'cancelled')
    order by created_at limit 1;
  else
    select * into made from public.payments where booking_id = trip.id order by created_at limit 1;
  end if;
  return made;
end;
$$;

-- Creates the payment of a request that is paid immediately. The same request sent again has the same payment.
create function public.begin_pay_now(
  wanted_reference text, pay_by timestamptz, order_suppliers text[] default '{}', fresh_offer jsonb default null
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  made public.payments;
  ends timestamptz;
begin
  select * into trip from public.bookings where reference = wanted_reference for update;
  if not found then return null; end if;
  made = public.earlier_payment(trip);
  if made.id is not null then return made.link_key; end if;
  if trip.status <> 'requested' or round(trip.total_amount * 100) not between 100 and 100000000 then return null; end if;
  if fresh_offer is not null then
    update public.bookings set offer = fresh_offer where id = trip.id returning * into trip;
  end if;
  ends = least(begin_pay_now.pay_by, (trip.offer ->> 'expiresAt')::timestamptz);
  -- Too short to fetch a card: the supplier is asked for the price again.
  if ends < now() + interval '10 minutes' then return 'offerOver'; end if;
  insert into public.payments (id, booking_id, amount, pay_by, then_order, choice)
  values (
    gen_random_uuid(), trip.id, round(trip.total_amount * 100), ends,
    trip.kind in ('flight', 'hotel') and coalesce(trip.offer ->> 'supplier' = any (order_suppliers), false),
    case trip.kind when 'gift' then 'gift' end
  ) returning * into made;
  perform public.notify_payment(made, 'asked', made.amount, made.id);
  return made.link_key;
end;
$$;

comment on function public.begin_pay_now (text, timestamptz, text[], jsonb) is
  'Called by the server with the secret key, for a request whose price was confirmed a moment ago: the key of the link to pay the whole '
  'price. Null when it cannot be paid this way, offerOver when its offer ends too soon. fresh_offer: the same flights at the same price, '
  'found again; it replaces the offer where a payment is made. Flights and stays of these suppliers are ordered once they are paid.';

-- Returns the open charge of a payment that may be paid now, so that two tabs pay once, or begins a charge for what gift cards and points
-- leave. Those are held while the charge is open. If they leave nothing, the payment is paid.
create function public.begin_charge(wanted_key text, wanted_provider text, seen bigint default null, wanted_method text default null)
returns table (
  outcome text, charge uuid, provider text, pay_url text, amount bigint, reference text, email text, locale text, method text, phone text
)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due public.payments;
  booking public.bookings;
  open public.payment_charges;
  rest bigint;
begin
  due = public.lock_payment((select id from public.payments where link_key = wanted_key));
  if due.id is null then
    outcome = 'gone';
    return next;
    return;
  end if;
  select * into strict booking from public.bookings where id = due.booking_id;
  select * into open from public.payment_charges where payment_id = due.id and status in ('new', 'pending');
  -- The provider was changed, and nobody has seen the page of this charge, or nobody serves that page any more.
  if open.provider <> wanted_provider and (open.pay_url is null or open.provider = 'sandbox') then
    update public.payment_charges set status = 'abandoned' where id = open.id;
    open = null;
  -- The customer is back and selects another way to pay. The charge that was left is asked about until the provider has ended it.
  elsif open.id is not null and coalesce(open.method, 'card') <> wanted_method and due.pay_by > now() then
    update public.payment_charges
    set status = 'abandoned', left_at = case when open.pay_url is not null then now() end, asks = 0, ask_again_at = now()
    where id = open.id;
    open = null;
  end if;
  if due.status not in ('created', 'pending', 'failed') or (due.pay_by <= now() and open.pay_url is null) then
    outcome = 'closed';
    return next;
    return;
  end if;
  if open.id is null then
    if seen <> due.amount or not public.hold_parts(due) then
      outcome = 'changed';
      return next;
      return;
    end if;
    rest = public.left_to_charge(due);
    if rest = 0 then
      perform public.use_parts(due, 0);
      perform public.complete_payment(due, due.id);
      outcome = 'paid';
      return next;
      return;
    end if;
    insert into public.payment_charges (payment_id, amount, provider, method)
    values (due.id, rest, wanted_provider, nullif(wanted_method, 'card')) returning * into open;
  end if;
  return query select 'open', open.id, open.provider, open.pay_url, open.amount, booking.reference, booking.contact_email, booking.locale,
    open.method, booking.contact_phone;
end;
$$;

comment on function public.begin_charge (text, text, bigint, text) is
  'Called by the server with the secret key before it asks the provider. seen: the amount on the customer''s screen, so that nobody pays '
  'for what another tab has chosen. Answers open, paid (by gift cards and points alone), changed '
  '(the amount is another one, or one of them is gone, and was removed from the payment), closed or gone. '
  'The id of the charge is the idempotency key. wanted_method: a way to pay, or card; null for that of the open charge.';

-- The charge has a page now, so from here on the customer may be at the provider.
create function public.note_charge(charge uuid, charge_id text, url text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due public.payments;
  noted public.payment_charges;
begin
  due = public.lock_payment((select payment_id from public.payment_charges where id = charge));
  update public.payment_charges set provider_id = charge_id, pay_url = url, status = case status when 'new' then 'pending' else status end
  where id = charge and (provider_id is null or provider_id = charge_id) returning * into noted;
  if noted.status = 'pending' and due.status in ('created', 'failed') then
    update public.payments set status = 'pending', failure = null where id = due.id;
  end if;
end;
$$;

comment on function public.note_charge (uuid, text, text) is
  'Called by the server with the secret key: the provider has created the charge, which is paid at `url`.';

-- Records the provider's answer about a charge. Answers may be repeated and arrive out of sequence. Money that has arrived is recorded
-- first, and a paid charge stays paid.
create function public.record_charge(charge uuid, charge_id text, said text, said_amount bigint, fee bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  due public.payments;
  known public.payment_charges;
begin
  due = public.lock_payment((select payment_id from public.payment_charges where id = charge));
  if due.id is null then return 'unknown'; end if;
  select * into strict known from public.payment_charges where id = charge for update;
  if known.provider_id is distinct from charge_id and known.provider_id is not null or said_amount <> known.amount then
    -- Money arrived that does not count here: an agent looks into it.
    if said = 'paid' and (known.status <> 'paid' or known.provider_id <> charge_id) then
      update public.payment_charges
      set mismatch = jsonb_build_object('id', charge_id, 'amount', said_amount), mismatch_at = now()
      where id = charge and mismatch is distinct from jsonb_build_object('id', charge_id, 'amount', said_amount);
      if found then perform public.notify_staff(bookings, 'chargeMismatch') from public.bookings where id = due.booking_id; end if;
    end if;
    return 'mismatch';
  end if;
  if said = 'pending' then return 'unchanged'; end if;
  update public.payment_charges set left_at = null where id = charge and left_at is not null;
  if known.status in ('paid', said) then return 'unchanged'; end if;
  if said = 'paid' then
    update public.payment_charges set status = 'paid', provider_id = charge_id where id = charge returning * into known;
    perform public.add_to_ledger(due.booking_id, 'captured', charge, 'provider', 'customer', known.amount);
    if fee > 0 then perform public.add_to_ledger(due.booking_id, 'fee', charge, 'fees', 'provider', fee); end if;
    if due.status in ('created', 'pending', 'failed') and public.use_parts(due, known.amount) then
      update public.payments set method = known.method where id = due.id;
      perform public.complete_payment(due, charge);
      return 'paid';
    end if;
    perform public.begin_refund(known, gen_random_uuid(), known.amount,
      case when due.status in ('paid', 'partly_refunded', 'refunded') then 'twice' else 'late' end);
    perform public.notify_payment(due, 'returned', known.amount, charge);
    return 'returned';
  end if;
  if known.status not in ('new', 'pending') then return 'unchanged'; end if;
  update public.payment_charges set status = said, provider_id = charge_id where id = charge;
  update public.payments set status = 'failed', failure = said where id = due.id and status in ('created', 'pending', 'failed');
  return said;
end;
$$;

comment on function public.record_charge (uuid, text, text, bigint, bigint) is
  'Called by the server with the secret key, with the provider''s own answer. Answers paid, returned, refused, '
  'abandoned, unchanged, unknown or mismatch.';

-- The payment is complete: it pays for what it was asked for.
create function public.complete_payment(due public.payments, cause uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.payments set status = 'paid', failure = null, paid_at = now() where id = due.id;
  -- The bell stops asking for it: a booking has only one open payment.
  update public.notifications set read = true
  from public.bookings
  where bookings.id = due.booking_id and notifications.user_id = bookings.user_id and notifications.subject = 'booking'
    and notifications.reference = bookings.reference and notifications.type in ('payment_asked', 'payment_reminder')
    and not notifications.read;
  perform public.notify_payment(due, 'paid', due.amount, cause);
  perform public.order_after_payment(due);
end;
$$;

-- An agent has looked into the mismatch. The charge ends, so that the customer can pay again. Money that arrives for it all the same
-- counts.
create function public.desk_close_charge(charge uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  due public.payments;
  known public.payment_charges;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  due = public.lock_payment((select payment_id from public.payment_charges where id = charge));
  select * into known from public.payment_charges where id = charge for update;
  if known.mismatch_at is null then return 'stale'; end if;
  update public.payment_charges
  set mismatch_at = null, status = case when status in ('new', 'pending') then 'abandoned' else status end where id = charge;
  if known.status in ('new', 'pending') then
    update public.payments set status = 'failed', failure = 'abandoned' where id = due.id and status in ('created', 'pending', 'failed');
  end if;
  perform public.desk_write('booking', due.booking_id, (select reference from public.bookings where id = due.booking_id), null, null,
    'Payment that does not fit looked into · رُوجعت دفعة لا تطابق المطلوب: '
      || public.riyals_in_words((known.mismatch ->> 'amount')::bigint, 'en'));
  return 'closed';
end;
$$;

comment on function public.desk_close_charge (uuid) is
  'For staff alone, for a charge for which the provider says that something else was paid: '
  'an agent has looked into it. Answers closed or stale.';

revoke execute on function
  public.earlier_payment (public.bookings), public.begin_pay_now (text, timestamptz, text[], jsonb),
  public.begin_charge (text, text, bigint, text), public.note_charge (uuid, text, text),
  public.record_charge (uuid, text, text, bigint, bigint), public.complete_payment (public.payments, uuid), public.desk_close_charge (uuid)
from public, anon, authenticated, service_role;
grant execute on function public.desk_close_charge (uuid) to authenticated;
grant execute on function
  public.begin_pay_now (text, timestamptz, text[], jsonb), public.begin_charge (text, text, bigint, text),
  public.note_charge (uuid, text, text),
  public.record_charge (uuid, text, text, bigint, bigint)
to service_role;
