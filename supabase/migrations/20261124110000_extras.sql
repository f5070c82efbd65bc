-- Bags and seats that customers add to a ticketed flight. See docs/decisions/0092-bags-and-seats-afterwards.md. Written by the functions
-- below alone.

create table public.order_extras (
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  payment_id uuid references public.payments (id) on delete set null,
  status text not null check (status in ('unpaid', 'due', 'bought', 'refused', 'unknown', 'withdrawn')),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 100),
  asks jsonb not null,
  amount bigint not null check (amount between 0 and 100000000),
  refused text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.order_extras is 'Bags and seats chosen for an order, together. Staff and the owner of the booking read it.';
comment on column public.order_extras.id is 'Made by the customer''s browser: chosen twice is bought once.';
comment on column public.order_extras.status is
  'unpaid: the customer is on the way to pay. due: to be ordered at the supplier. unknown: the supplier may or may not have added them, and a person looks. withdrawn: not paid.';
comment on column public.order_extras.items is
  'As it is shown: [{ kind, passenger, flights: [{ flight, from, to }], quantity, type, weightKg, designator, dirhams }]; passenger is a place in the party, from 1.';
comment on column public.order_extras.asks is 'As it is ordered: { services: [{ id, quantity, … }], price, booked }.';
comment on column public.order_extras.amount is 'What the customer pays, in dirhams.';
comment on column public.order_extras.refused is 'Why the supplier did not add them.';

create index order_extras_of_order on public.order_extras (order_id, created_at);
create index order_extras_of_payment on public.order_extras (payment_id);
create index order_extras_due on public.order_extras (order_id) where status = 'due';

alter table public.order_extras enable row level security;
revoke all on public.order_extras from anon, authenticated, service_role;
grant select on public.order_extras to authenticated, service_role;

create policy "Owners read what they added to their orders" on public.order_extras
  for select to authenticated
  using (exists (
    select from public.orders join public.bookings on bookings.id = booking_id
    where orders.id = order_id and user_id = (select auth.uid())
  ));
create policy "Staff read what was added to orders" on public.order_extras for select to authenticated using ((select public.is_staff()));

comment on policy "Owners read what they added to their orders" on public.order_extras is 'The bags and seats are theirs.';
comment on policy "Staff read what was added to orders" on public.order_extras is 'They answer for it at the airline.';

create trigger order_extras_updated before update on public.order_extras
  for each row execute function public.set_updated_at();

insert into public.status_texts (subject, status, locale, title, message) values
  ('order', 'extrasBought', 'en', 'Added to your trip: {reference}', 'The airline has confirmed the bags or seats you added. They are on your booking and in your itinerary.'),
  ('order', 'extrasBought', 'ar', 'أُضيفت إلى رحلتك: {reference}', 'أكدت شركة الطيران ما أضفته من أمتعة أو مقاعد، وتجده في حجزك وفي برنامج رحلتك.'),
  ('order', 'extrasRefused', 'en', 'Not added to your trip: {reference}', 'The airline could not add the bags or seats you chose: a seat was taken meanwhile, or its price changed. All that you paid for them goes back to your card. Your flights stay as they are, and you can choose again.'),
  ('order', 'extrasRefused', 'ar', 'تعذّرت الإضافة إلى رحلتك: {reference}', 'تعذّر على شركة الطيران إضافة ما اخترته من أمتعة أو مقاعد: حُجز المقعد أو تغيّر السعر في هذه الأثناء. يعود كل ما دفعته مقابلها إلى بطاقتك. لم يتغيّر شيء في رحلاتك، ويمكنك الاختيار مرة أخرى.');

-- The order of a booking to which something can be added, with the proof of ownership that find_booking takes.
create function public.find_order_for_extras(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'order', (
      select jsonb_build_object('id', ordered.id, 'supplier', terms.supplier, 'supplierOrder', terms.supplier_order,
        'status', ordered.status, 'itineraries', ordered.itineraries)
      from public.orders as ordered join public.order_terms as terms on terms.order_id = ordered.id
      where ordered.booking_id = booking.id and ordered.status = 'ticketed' and ordered.airline_change is null and terms.supplier_order is not null
        and booking.status in ('confirmed', 'ticketed') and booking.last_travel_date >= (now() at time zone 'Asia/Qatar')::date
    ),
    'offer', booking.offer,
    'passengers', (
      select jsonb_agg(jsonb_build_object('type', type, 'name', given_names || ' ' || surname) order by position)
      from public.booking_passengers where booking_id = booking.id
    )
  )
  from public.bookings as booking where booking.id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_order_for_extras (text, text) is
  'Called by the server with the secret key: { order, offer, passengers } of a booking; order is null when nothing can be added to one. Null for whatever does not fit.';

-- { id, items, asks, amount } as the supplier sells them now. What costs nothing is ordered at once, the rest once it is paid.
create function public.begin_extras(wanted_reference text, wanted_surname text, extras jsonb, pay_by timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip uuid := public.booking_of(wanted_reference, wanted_surname);
  known public.orders;
  made public.order_extras;
  paid public.payments;
begin
  if trip is null then return '{"outcome": "unknown"}'; end if;
  known = public.lock_order((
    select id from public.orders where booking_id = trip and status = 'ticketed' and airline_change is null order by created_at desc limit 1
  ));
  select * into made from public.order_extras where id = (extras ->> 'id')::uuid;
  if found then
    select * into paid from public.payments where id = made.payment_id;
    return case
      when made.order_id is distinct from known.id then '{"outcome": "stale"}'::jsonb
      when made.status = 'unpaid' then jsonb_build_object('outcome', 'pay', 'key', paid.link_key)
      when made.status in ('due', 'bought', 'unknown') then '{"outcome": "ordered"}'::jsonb
      else '{"outcome": "stale"}'::jsonb
    end;
  end if;
  if known.id is null or known.status <> 'ticketed' or not exists (
    select from public.bookings where id = trip and status in ('confirmed', 'ticketed') and last_travel_date >= (now() at time zone 'Asia/Qatar')::date
  ) then return '{"outcome": "stale"}'; end if;
  if exists (select from public.order_extras where order_id = known.id and status in ('due', 'unknown')) then return '{"outcome": "busy"}'; end if;
  select * into paid from public.payments where booking_id = trip and status in ('created', 'pending', 'failed');
  if found then
    -- Chosen anew before it was paid. Whoever is at the provider ends that first.
    if not paid.for_extras or paid.status = 'pending' then return jsonb_build_object('outcome', 'open', 'key', paid.link_key); end if;
    update public.payments set status = 'cancelled' where id = paid.id;
  end if;
  paid = null;
  if (extras ->> 'amount')::bigint > 0 then
    insert into public.payments (id, booking_id, amount, pay_by, for_extras)
    values (gen_random_uuid(), trip, (extras ->> 'amount')::bigint, begin_extras.pay_by, true) returning * into paid;
  end if;
  insert into public.order_extras (id, order_id, payment_id, status, items, asks, amount)
  values ((extras ->> 'id')::uuid, known.id, paid.id, case when paid.id is null then 'due' else 'unpaid' end,
    extras -> 'items', extras -> 'asks', (extras ->> 'amount')::bigint);
  return case when paid.id is null then '{"outcome": "ordered"}'::jsonb else jsonb_build_object('outcome', 'pay', 'key', paid.link_key) end;
end;
$$;

comment on function public.begin_extras (text, text, jsonb, timestamptz) is
  'Called by the server with the secret key, with what the supplier sells now. Answers { outcome, key }: pay (with the key of the link), ordered, open (another payment is; with its key), busy (others are being ordered), stale or unknown.';

-- What follows is called by the functions of payments and orders alone.

create function public.withdraw_extras() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.order_extras set status = 'withdrawn' where payment_id = new.id and status = 'unpaid';
  return null;
end;
$$;

create trigger payments_withdraw_extras after update of status on public.payments
  for each row when (new.for_extras and new.status in ('cancelled', 'expired')) execute function public.withdraw_extras();

-- No money without the extras or a refund: what cannot be added, or can no longer, goes back whole. The caller has locked the payment, and the
-- order where there is a step of it.
create function public.refuse_extras(given uuid, why text) returns void
language plpgsql
set search_path = ''
as $$
declare
  extras public.order_extras;
  ordered public.orders;
  paid public.payments;
begin
  update public.order_extras set status = 'refused', refused = why where id = given and status in ('unpaid', 'due', 'unknown') returning * into extras;
  if not found then return; end if;
  select * into strict ordered from public.orders where id = extras.order_id;
  select * into paid from public.payments where id = extras.payment_id;
  if found and public.balance_of_payment(paid) > 0 then
    perform public.refund_payment(paid, gen_random_uuid(), public.balance_of_payment(paid));
  end if;
  perform public.note_order(ordered.id, 'extrasRefused', jsonb_build_object('why', why, 'amount', extras.amount));
  perform public.notify_order_news(ordered, 'extrasRefused', 'extras ' || given);
end;
$$;

create function public.finish_extras(given uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  extras public.order_extras;
  ordered public.orders;
  cost bigint;
begin
  update public.order_extras set status = 'bought' where id = given and status in ('due', 'unknown') returning * into extras;
  if not found then return; end if;
  select * into strict ordered from public.orders where id = extras.order_id;
  cost = (extras.asks #>> '{price,dirhams}')::bigint;
  if cost > 0 then perform public.add_to_ledger(ordered.booking_id, 'extras_bought', given, 'customer', 'supplier', cost); end if;
  update public.bookings set total_amount = total_amount + extras.amount / 100.0 where id = ordered.booking_id;
  perform public.note_order(ordered.id, 'extrasBought', extras.asks -> 'price');
  perform public.notify_order_news(ordered, 'extrasBought', 'extras ' || given);
end;
$$;

-- Nobody knows whether they were added: a person asks the supplier.
create function public.lose_extras(given uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  extras public.order_extras;
  trip public.bookings;
begin
  update public.order_extras set status = 'unknown' where id = given and status = 'due' returning * into extras;
  if not found then return; end if;
  select bookings.* into strict trip from public.bookings join public.orders on booking_id = bookings.id where orders.id = extras.order_id;
  perform public.enqueue_mail('agency_order', 'agency', 'en',
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base, 'event', 'extrasUnknown', 'amount', extras.amount),
    concat_ws(' ', 'agency extras', given));
end;
$$;

create function public.extras_after_payment(paid public.payments) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Whether its order still stands is looked at when it is claimed.
  update public.order_extras set status = 'due' where payment_id = paid.id and status = 'unpaid';
  -- The booking is gone on without them: nothing else waits for this money.
  if not found then perform public.refund_payment(paid, gen_random_uuid(), paid.amount); end if;
end;
$$;

-- One call to the supplier for what is paid for, once nothing else is asked of its order. Of an order that is no longer, the money goes back.
create function public.begin_due_extras() returns void
language plpgsql
set search_path = ''
as $$
declare
  chosen record;
begin
  insert into public.order_steps (order_id, kind, asks)
  select extras.order_id, 'addServices', extras.asks || jsonb_build_object('extras', extras.id)
  from public.order_extras as extras join public.orders on orders.id = extras.order_id
  where extras.status = 'due' and orders.status = 'ticketed' and not exists (
    select from public.order_steps as step
    where step.order_id = extras.order_id and (step.status = 'due' or step.asks ->> 'extras' = extras.id::text)
  )
  on conflict do nothing;
  for chosen in
    select extras.id, extras.order_id from public.order_extras as extras join public.orders on orders.id = extras.order_id
    where extras.status = 'due' and orders.status in ('failed', 'expired', 'cancelled') order by extras.id
  loop
    perform public.lock_order(chosen.order_id);
    perform public.refuse_extras(chosen.id, 'tooLate');
  end loop;
end;
$$;

create function public.desk_settle_extras(wanted uuid, became text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if became is null or became not in ('bought', 'refused') then raise exception 'It ends in no such way' using errcode = 'check_violation'; end if;
  perform public.lock_order((select order_id from public.order_extras where id = wanted));
  if not exists (select from public.order_extras where id = wanted) then return 'gone'; end if;
  if not exists (select from public.order_extras where id = wanted and status = 'unknown') then return 'stale'; end if;
  select bookings.* into strict trip
  from public.bookings join public.orders on booking_id = bookings.id join public.order_extras on order_id = orders.id where order_extras.id = wanted;
  if became = 'bought' then perform public.finish_extras(wanted); else perform public.refuse_extras(wanted, 'refused'); end if;
  perform public.desk_write('booking', trip.id, trip.reference, null, null,
    case became when 'bought' then 'Bags or seats are there · الأمتعة أو المقاعد مضافة' else 'Bags or seats are not there, paid back · لم تُضف الأمتعة أو المقاعد، وأُعيد المبلغ' end);
  return 'created';
end;
$$;

comment on function public.desk_settle_extras (uuid, text) is
  'For staff alone, of extras nobody knows about: bought, or refused, as the supplier has told them; then the money goes back. Answers created, gone or stale.';

-- Stands here, because it lists the extras of an order.
create function public.find_tickets(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('status', status, 'pnr', pnr, 'tickets', tickets, 'airline_change', airline_change,
    'change_answer', change_answer, 'itineraries', itineraries,
    'order_extras', (
      select coalesce(jsonb_agg(jsonb_build_object('id', extras.id, 'status', extras.status, 'items', extras.items, 'amount', extras.amount) order by extras.created_at), '[]')
      from public.order_extras as extras where extras.order_id = orders.id
    )) order by created_at), '[]')
  from public.orders where booking_id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_tickets (text, text) is
  'Called by the server with the secret key, beside find_booking: the orders of a booking by its reference and the surname of one of its travellers.';

revoke execute on function
  public.find_order_for_extras (text, text), public.begin_extras (text, text, jsonb, timestamptz), public.withdraw_extras (),
  public.refuse_extras (uuid, text), public.finish_extras (uuid), public.lose_extras (uuid), public.extras_after_payment (public.payments),
  public.begin_due_extras (), public.desk_settle_extras (uuid, text), public.find_tickets (text, text)
from public, anon, authenticated, service_role;
grant execute on function public.desk_settle_extras (uuid, text) to authenticated;
grant execute on function
  public.find_order_for_extras (text, text), public.begin_extras (text, text, jsonb, timestamptz), public.find_tickets (text, text)
to service_role;
