-- What customers choose for a ticketed flight and pay: bags and seats (docs/decisions/0092-bags-and-seats-afterwards.md), or flights of another
-- day (docs/decisions/0089-cost-before-asking.md). Written by the functions below alone.

create table public.order_choices (
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  payment_id uuid references public.payments (id) on delete set null,
  kind text not null check (kind in ('extras', 'flights')),
  status text not null check (status in ('unpaid', 'due', 'done', 'refused', 'unknown', 'withdrawn')),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 100),
  asks jsonb not null,
  amount bigint not null check (amount between 0 and 100000000),
  refused text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.order_choices is 'What a customer has chosen for an order and is ordered at once: bags and seats, or other flights. Staff and the owner of the booking read it.';
comment on column public.order_choices.id is 'Made by the customer''s browser: chosen twice is done once.';
comment on column public.order_choices.status is
  'unpaid: the customer is on the way to pay. due: to be ordered at the supplier. unknown: the supplier may or may not have done it, and a person looks. withdrawn: not paid.';
comment on column public.order_choices.items is
  'As it is shown. Of extras [{ kind, passenger, flights: [{ flight, from, to }], quantity, type, weightKg, designator, dirhams }]; passenger is a place in the party, from 1. Of flights [{ direction, was, becomes }], lists of flights.';
comment on column public.order_choices.asks is
  'As it is ordered. Of extras { services: [{ id, quantity, … }], price, booked }, of flights { offer, price, refund, departsAt }.';
comment on column public.order_choices.amount is 'What the customer pays, in dirhams.';
comment on column public.order_choices.refused is 'Why the supplier did not do it.';

create index order_choices_of_order on public.order_choices (order_id, created_at);
create index order_choices_of_payment on public.order_choices (payment_id);
create index order_choices_due on public.order_choices (order_id) where status = 'due';

alter table public.order_choices enable row level security;
revoke all on public.order_choices from anon, authenticated, service_role;
grant select on public.order_choices to authenticated, service_role;

create policy "Owners read what they chose for their orders" on public.order_choices
  for select to authenticated
  using (exists (
    select from public.orders join public.bookings on bookings.id = booking_id
    where orders.id = order_id and user_id = (select auth.uid())
  ));
create policy "Staff read what was chosen for orders" on public.order_choices for select to authenticated using ((select public.is_staff()));

comment on policy "Owners read what they chose for their orders" on public.order_choices is 'The bags, the seats and the flights are theirs.';
comment on policy "Staff read what was chosen for orders" on public.order_choices is 'They answer for it at the airline.';

create trigger order_choices_updated before update on public.order_choices
  for each row execute function public.set_updated_at();

insert into public.status_texts (subject, status, locale, title, message) values
  ('order', 'extrasBought', 'en', 'Added to your trip: {reference}', 'The airline has confirmed the bags or seats you added. They are on your booking and in your itinerary.'),
  ('order', 'extrasBought', 'ar', 'أُضيفت إلى رحلتك: {reference}', 'أكدت شركة الطيران ما أضفته من أمتعة أو مقاعد، وتجده في حجزك وفي برنامج رحلتك.'),
  ('order', 'extrasRefused', 'en', 'Not added to your trip: {reference}', 'The bags or seats you chose could not be added: a seat was taken meanwhile, its price changed, or your booking did. All that you paid for them goes back to your card. Nothing else has changed because of it.'),
  ('order', 'extrasRefused', 'ar', 'تعذّرت الإضافة إلى رحلتك: {reference}', 'تعذّرت إضافة ما اخترته من أمتعة أو مقاعد: حُجز المقعد أو تغيّر السعر أو تغيّر حجزك في هذه الأثناء. يعود كل ما دفعته مقابلها إلى بطاقتك، ولم يتغيّر بسبب ذلك شيء آخر.'),
  ('order', 'flightsChanged', 'en', 'Your flights are changed: {reference}', 'The airline has confirmed the change you chose. Your booking shows the new flights.'),
  ('order', 'flightsChanged', 'ar', 'تغيّرت رحلاتك: {reference}', 'أكدت شركة الطيران التغيير الذي اخترته، ويعرض حجزك الرحلات الجديدة.'),
  ('order', 'flightsNotChanged', 'en', 'The change you chose was not made: {reference}', 'The airline did not make the change you chose: its offer had ended, the price moved, or your booking had changed. Whatever you paid for it goes back the way you paid it. Your booking shows what stands.'),
  ('order', 'flightsNotChanged', 'ar', 'لم يتم التغيير الذي اخترته: {reference}', 'لم تُجرِ شركة الطيران التغيير الذي اخترته: انتهت مدة عرضها أو تغيّر السعر أو تغيّر حجزك. وإن كنت قد دفعت شيئًا مقابله فسيعود إليك كاملًا بالطريقة التي دفعت بها. ويعرض حجزك ما هو قائم الآن.');

-- What a customer may choose for an order, and what cancelling it gives back. With the proof of ownership that find_booking takes.
create function public.find_order(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'order', (
      select jsonb_build_object('id', ordered.id, 'supplier', terms.supplier, 'supplierOrder', terms.supplier_order,
        'status', ordered.status, 'itineraries', ordered.itineraries, 'changeOffers', terms.change_offers,
        'quote', case when (terms.quote ->> 'expiresAt')::timestamptz > now() + interval '1 minute' then terms.quote end,
        'takesChoices', ordered.status = 'ticketed' and ordered.airline_change is null
          and booking.status in ('confirmed', 'ticketed') and booking.last_travel_date >= (now() at time zone 'Asia/Qatar')::date)
      from public.orders as ordered join public.order_terms as terms on terms.order_id = ordered.id
      where ordered.booking_id = booking.id and ordered.status in ('paid', 'ticketed')
    ),
    'paid', coalesce(nullif(public.balance_of_booking(booking.id), 0), round(booking.total_amount * 100)),
    'unpaid', coalesce(round(booking.total_amount * 100)::bigint - nullif(public.balance_of_booking(booking.id), 0), 0)
      + public.cost_of_other_orders(booking.id, (
        select id from public.orders where booking_id = booking.id and status in ('paid', 'ticketed')
      )),
    'margin', greatest(0, public.margin_of_booking(booking.id)),
    'offer', booking.offer,
    'passengers', (
      select jsonb_agg(jsonb_build_object('type', type, 'name', given_names || ' ' || surname) order by position)
      from public.booking_passengers where booking_id = booking.id
    )
  )
  from public.bookings as booking where booking.id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_order (text, text) is
  'Called by the server with the secret key: { order, paid, unpaid, margin, offer, passengers } of a booking; order is null when none is bought. quote: of a cancellation, while that holds. paid: dirhams of the customer that are with us, or the price, where it was paid elsewhere. unpaid: what the price, and what suppliers have kept of earlier orders, is above that; below zero where they have paid more. margin: what the agency has added, which it gives back with the rest. Null for whatever does not fit.';

-- What a supplier offers for a change that a customer has asked about, for customer and desk alike. False when something else is under way.
create function public.keep_change_offers(offered uuid, said jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders := public.lock_order(offered);
begin
  if known.status is distinct from 'ticketed' or exists (
    select from public.order_steps where order_id = offered and status = 'due' and kind not in ('tickets', 'read')
  ) then return false; end if;
  update public.order_terms set change_offers = said where order_id = offered;
  return true;
end;
$$;

comment on function public.keep_change_offers (uuid, jsonb) is
  'Called by the server with the secret key: { moves, offers } that a customer has asked for. The last ones count.';

-- { id, kind, items, asks, amount } as the supplier sells it now. What costs nothing is ordered at once, the rest once it is paid.
create function public.begin_choice(wanted_reference text, wanted_surname text, choice jsonb, pay_by timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip uuid := public.booking_of(wanted_reference, wanted_surname);
  known public.orders;
  made public.order_choices;
  paid public.payments;
begin
  if trip is null then return '{"outcome": "unknown"}'; end if;
  known = public.lock_order((
    select id from public.orders where booking_id = trip and status = 'ticketed' and airline_change is null order by created_at desc limit 1
  ));
  select * into made from public.order_choices where id = (choice ->> 'id')::uuid;
  if found then
    select * into paid from public.payments where id = made.payment_id;
    return case
      when made.order_id is distinct from known.id then '{"outcome": "stale"}'::jsonb
      when made.status = 'unpaid' then jsonb_build_object('outcome', 'pay', 'key', paid.link_key)
      when made.status in ('due', 'done', 'unknown') then '{"outcome": "ordered"}'::jsonb
      else '{"outcome": "stale"}'::jsonb
    end;
  end if;
  if jsonb_typeof(choice -> 'items') is distinct from 'array' or known.id is null or known.status <> 'ticketed' or not exists (
    select from public.bookings where id = trip and status in ('confirmed', 'ticketed') and last_travel_date >= (now() at time zone 'Asia/Qatar')::date
  ) then return '{"outcome": "stale"}'; end if;
  if exists (select from public.order_choices where order_id = known.id and status in ('due', 'unknown')) then return '{"outcome": "busy"}'; end if;
  select * into paid from public.payments where booking_id = trip and status in ('created', 'pending', 'failed');
  if found then
    -- Chosen anew before it was paid. Whoever is at the provider ends that first.
    if paid.choice is null or paid.status = 'pending' then return jsonb_build_object('outcome', 'open', 'key', paid.link_key); end if;
    update public.payments set status = 'cancelled' where id = paid.id;
  end if;
  paid = null;
  if (choice ->> 'amount')::bigint > 0 then
    insert into public.payments (id, booking_id, amount, pay_by, choice)
    values (gen_random_uuid(), trip, (choice ->> 'amount')::bigint, begin_choice.pay_by, begin_choice.choice ->> 'kind') returning * into paid;
  end if;
  insert into public.order_choices (id, order_id, payment_id, kind, status, items, asks, amount)
  values ((choice ->> 'id')::uuid, known.id, paid.id, choice ->> 'kind', case when paid.id is null then 'due' else 'unpaid' end,
    choice -> 'items', choice -> 'asks', (choice ->> 'amount')::bigint);
  return case when paid.id is null then '{"outcome": "ordered"}'::jsonb else jsonb_build_object('outcome', 'pay', 'key', paid.link_key) end;
end;
$$;

comment on function public.begin_choice (text, text, jsonb, timestamptz) is
  'Called by the server with the secret key, with what the supplier sells now; without items it can only have begun before. Answers { outcome, key }: pay (with the key of the link), ordered, open (another payment is; with its key), busy (others are being ordered), stale or unknown.';

-- What follows is called by the functions of payments and orders alone.

create function public.withdraw_choice() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.order_choices set status = 'withdrawn' where payment_id = new.id and status = 'unpaid';
  return null;
end;
$$;

create trigger payments_withdraw_choice after update of status on public.payments
  for each row when (new.choice is not null and new.status in ('cancelled', 'expired')) execute function public.withdraw_choice();

-- No money without what was chosen or a refund: what cannot be done, or can no longer, goes back whole. The caller has locked the payment, and
-- the order where there is a step of it.
create function public.refuse_choice(given uuid, why text) returns void
language plpgsql
set search_path = ''
as $$
declare
  choice public.order_choices;
  ordered public.orders;
  paid public.payments;
  news text;
begin
  update public.order_choices set status = 'refused', refused = why where id = given and status in ('unpaid', 'due', 'unknown') returning * into choice;
  if not found then return; end if;
  select * into strict ordered from public.orders where id = choice.order_id;
  select * into paid from public.payments where id = choice.payment_id;
  if found and public.balance_of_payment(paid) > 0 then
    perform public.refund_payment(paid, gen_random_uuid(), public.balance_of_payment(paid));
  end if;
  news = case choice.kind when 'flights' then 'flightsNotChanged' else 'extrasRefused' end;
  perform public.note_order(ordered.id, news, jsonb_build_object('why', why, 'amount', choice.amount));
  perform public.notify_order_news(ordered, news, 'choice ' || given);
end;
$$;

create function public.finish_choice(given uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  choice public.order_choices;
  ordered public.orders;
  cost bigint;
begin
  update public.order_choices set status = 'done' where id = given and status in ('due', 'unknown') returning * into choice;
  if not found then return; end if;
  select * into strict ordered from public.orders where id = choice.order_id;
  if choice.kind = 'flights' then
    perform public.book_change(ordered, given, choice.asks, choice.amount);
    -- Whoever was told of other flights since knows.
    if not exists (select from public.order_events where order_id = ordered.id and kind = 'rebooked' and at >= choice.created_at) then
      perform public.notify_order_news(ordered, 'flightsChanged', 'choice ' || given);
    end if;
    return;
  end if;
  cost = (choice.asks #>> '{price,dirhams}')::bigint;
  if cost > 0 then perform public.add_to_ledger(ordered.booking_id, 'extras_bought', given, 'customer', 'supplier', cost); end if;
  update public.bookings set total_amount = total_amount + choice.amount / 100.0 where id = ordered.booking_id;
  perform public.note_order(ordered.id, 'extrasBought', choice.asks -> 'price');
  perform public.notify_order_news(ordered, 'extrasBought', 'choice ' || given);
end;
$$;

-- Nobody knows whether it was done: a person asks the supplier.
create function public.lose_choice(given uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  choice public.order_choices;
  trip public.bookings;
begin
  update public.order_choices set status = 'unknown' where id = given and status = 'due' returning * into choice;
  if not found then return; end if;
  select bookings.* into strict trip from public.bookings join public.orders on booking_id = bookings.id where orders.id = choice.order_id;
  perform public.enqueue_mail('agency_order', 'agency', 'en',
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base, 'event', choice.kind || 'Unknown', 'amount', choice.amount),
    concat_ws(' ', 'agency choice', given));
end;
$$;

create function public.choice_after_payment(paid public.payments) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Whether its order still stands is looked at when it is claimed.
  update public.order_choices set status = 'due' where payment_id = paid.id and status = 'unpaid';
  -- The booking is gone on without it: nothing else waits for this money.
  if not found then perform public.refund_payment(paid, gen_random_uuid(), paid.amount); end if;
end;
$$;

-- What no call to the supplier is under way for. The caller has locked the order.
create function public.refuse_due_choices(of_order uuid) returns void
language sql
set search_path = ''
as $$
  select public.refuse_choice(choice.id, 'tooLate')
  from public.order_choices as choice
  where choice.order_id = of_order and choice.status = 'due' and not exists (
    select from public.order_steps as step where step.order_id = of_order and step.status = 'due' and step.asks ->> 'choice' = choice.id::text
  )
$$;

-- One call to the supplier for what is paid for, once nothing else is asked of its order. Where order or booking is no longer, the money goes back.
create function public.begin_due_choices() returns void
language plpgsql
set search_path = ''
as $$
declare
  over uuid;
begin
  insert into public.order_steps (order_id, kind, asks)
  select choice.order_id, case choice.kind when 'flights' then 'change' else 'addServices' end, choice.asks || jsonb_build_object('choice', choice.id)
  from public.order_choices as choice join public.orders on orders.id = choice.order_id join public.bookings on bookings.id = booking_id
  where choice.status = 'due' and orders.status = 'ticketed' and bookings.status in ('confirmed', 'ticketed') and not exists (
    select from public.order_steps as step
    where step.order_id = choice.order_id and (step.status = 'due' or step.asks ->> 'choice' = choice.id::text)
  )
  on conflict do nothing;
  for over in
    select distinct choice.order_id
    from public.order_choices as choice join public.orders on orders.id = choice.order_id join public.bookings on bookings.id = booking_id
    where choice.status = 'due' and (orders.status in ('failed', 'expired', 'cancelled') or bookings.status in ('declined', 'cancelled'))
    order by choice.order_id
  loop
    begin
      perform public.lock_order(over);
      perform public.refuse_due_choices(over);
    -- It does not hold up the others.
    exception
      when transaction_rollback then raise;
      when others then raise warning 'What was chosen for order % cannot be refused: %', over, sqlerrm;
    end;
  end loop;
end;
$$;

create function public.desk_settle_choice(wanted uuid, became text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  choice public.order_choices;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if became is null or became not in ('done', 'refused') then raise exception 'It ends in no such way' using errcode = 'check_violation'; end if;
  perform public.lock_order((select order_id from public.order_choices where id = wanted));
  select * into choice from public.order_choices where id = wanted;
  if not found then return 'gone'; end if;
  if choice.status <> 'unknown' then return 'stale'; end if;
  select bookings.* into strict trip from public.bookings join public.orders on booking_id = bookings.id where orders.id = choice.order_id;
  if became = 'done' then perform public.finish_choice(wanted); else perform public.refuse_choice(wanted, 'refused'); end if;
  perform public.desk_write('booking', trip.id, trip.reference, null, null,
    case choice.kind || ' ' || became
      when 'extras done' then 'Bags or seats are there · الأمتعة أو المقاعد مضافة'
      when 'extras refused' then 'Bags or seats are not there, paid back · لم تُضف الأمتعة أو المقاعد، وأُعيد المبلغ'
      when 'flights done' then 'Flights are changed · تغيّرت الرحلات'
      else 'Flights are not changed, paid back · لم تتغيّر الرحلات، وأُعيد المبلغ'
    end);
  return 'created';
end;
$$;

comment on function public.desk_settle_choice (uuid, text) is
  'For staff alone, of a choice that nobody knows about: done, or refused, as the supplier has told them; then the money goes back. Answers created, gone or stale.';

-- Stands here, because it lists what was chosen for an order.
create function public.find_tickets(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('status', status, 'pnr', pnr, 'tickets', tickets, 'airline_change', airline_change,
    'change_answer', change_answer, 'itineraries', itineraries,
    'order_choices', (
      select coalesce(jsonb_agg(jsonb_build_object('id', choice.id, 'kind', choice.kind, 'status', choice.status, 'items', choice.items, 'amount', choice.amount) order by choice.created_at), '[]')
      from public.order_choices as choice where choice.order_id = orders.id
    )) order by created_at), '[]')
  from public.orders where booking_id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_tickets (text, text) is
  'Called by the server with the secret key, beside find_booking: the orders of a booking by its reference and the surname of one of its travellers.';

revoke execute on function
  public.find_order (text, text), public.begin_choice (text, text, jsonb, timestamptz), public.keep_change_offers (uuid, jsonb), public.withdraw_choice (),
  public.refuse_choice (uuid, text), public.refuse_due_choices (uuid), public.finish_choice (uuid), public.lose_choice (uuid), public.choice_after_payment (public.payments),
  public.begin_due_choices (), public.desk_settle_choice (uuid, text), public.find_tickets (text, text)
from public, anon, authenticated, service_role;
grant execute on function public.desk_settle_choice (uuid, text) to authenticated;
grant execute on function
  public.find_order (text, text), public.begin_choice (text, text, jsonb, timestamptz), public.keep_change_offers (uuid, jsonb), public.find_tickets (text, text)
to service_role;
