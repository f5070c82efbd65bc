-- Orders of flights and stays at suppliers: what an agent asked for, the steps that lead there, and what each has found. See docs/decisions/0084-orders.md.
-- Every table is written by the functions below alone.

create table public.orders (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  status text not null default 'new'
    check (status in ('new', 'held', 'paid', 'ticketed', 'unknown', 'failed', 'expired', 'cancelled')),
  pnr text check (char_length(pnr) between 1 and 30),
  tickets jsonb not null default '[]' check (jsonb_typeof(tickets) = 'array'),
  pay_by timestamptz,
  airline_change jsonb,
  change_answer text check (change_answer in ('accept', 'otherFlight', 'refund')),
  itineraries jsonb not null default '[]' check (jsonb_typeof(itineraries) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.orders is 'What was ordered of a supplier for a booking, as the customer may know it. Staff and the owner of the booking read it.';
comment on column public.orders.id is 'Made by the desk''s browser: asked for twice is asked for once.';
comment on column public.orders.tickets is 'Numbers, and whose they are: [{ number, passengers }], places in the party from 1.';
comment on column public.orders.pay_by is 'When held seats are released.';
comment on column public.orders.airline_change is 'A change by the airline that nobody has accepted yet: { id, was, becomes, canAccept }, the flights that go and those that come.';
comment on column public.orders.change_answer is 'What the customer wants of airline_change; the first answer counts.';
comment on column public.orders.itineraries is
  'The flights that are booked now, direction by direction; empty while the supplier has not said. Whoever shows the booking shows these.';

create index orders_of_booking on public.orders (booking_id, created_at);
-- Of the text, as for payments_one_open.
create unique index orders_one_open on public.orders ((booking_id::text)) where status in ('new', 'held', 'paid', 'ticketed', 'unknown');
create index orders_ticketed on public.orders (id) where status = 'ticketed';
create index orders_to_release on public.orders (pay_by) where status = 'held';

create table public.order_terms (
  order_id uuid primary key references public.orders (id) on delete cascade,
  payment_id uuid references public.payments (id) on delete set null,
  supplier text not null check (supplier ~ '^[a-z]{1,40}$'),
  wants text not null check (wants in ('hold', 'ticket')),
  agreed bigint not null check (agreed between 100 and 100000000),
  offer text check (char_length(offer) between 1 and 200),
  supplier_order text check (char_length(supplier_order) between 1 and 200),
  price jsonb,
  price_until timestamptz,
  refused text,
  quote jsonb,
  change_offers jsonb,
  refund_due bigint check (refund_due >= 0),
  refund_at timestamptz,
  mismatch_at timestamptz,
  unique (supplier, supplier_order)
);

comment on table public.order_terms is 'What is between the agency and the supplier. Staff alone read it.';
comment on column public.order_terms.payment_id is 'What was paid at once, so that it was ordered by itself; null when an agent has ordered it.';
comment on column public.order_terms.agreed is 'The most it may cost the agency, in dirhams.';
comment on column public.order_terms.price is 'What the supplier wants: { amount, currency, dirhams }.';
comment on column public.order_terms.refused is 'Why the supplier did not do the last thing asked.';
comment on column public.order_terms.quote is 'What a cancellation gives back: { id, refund, expiresAt }.';
comment on column public.order_terms.change_offers is
  'Flights of another day, as the supplier has offered them last: { moves: [{ direction, day }], offers: [{ id, price, refund, penalty, departsAt, expiresAt, flights }] }. price is what is due, penalty included; refund what comes back instead.';

comment on column public.order_terms.refund_due is
  'It came to nothing, and the customer has paid: so many dirhams go back to them, unless an agent orders anew or decides otherwise.';
comment on column public.order_terms.refund_at is 'When refund_due goes back by itself. Null once that is decided, or when there is nothing to decide.';

comment on column public.order_terms.mismatch_at is
  'When the supplier turned out to have an order that nobody expected, such as a second one of a booking. Null once an agent has looked into it.';

create index order_terms_of_payment on public.order_terms (payment_id);
create index order_terms_undecided on public.order_terms (refund_at) where refund_at is not null;

create table public.order_steps (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null check (kind in ('price', 'hold', 'buy', 'pay', 'tickets', 'read', 'quoteCancel', 'cancel', 'accept', 'quoteChange', 'change', 'addServices')),
  asks jsonb,
  status text not null default 'due' check (status in ('due', 'done', 'refused', 'given_up')),
  tries integer not null default 0,
  is_unclear boolean not null default false,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

comment on table public.order_steps is 'The outbox of orders: each is one call to the supplier. Staff alone read it.';
comment on column public.order_steps.id is 'The idempotency key that goes to the supplier.';
comment on column public.order_steps.asks is 'Of an accept { change }: another one that comes meanwhile is not agreed to. Of a quoteChange { moves }, of a change { offer, price, refund, departsAt }, of addServices { services, price, booked }; of what a customer has chosen, choice too (order_choices).';
comment on column public.order_steps.tries is 'How often it was claimed. Above one, an earlier call may have reached the supplier: it is looked up first.';
comment on column public.order_steps.is_unclear is 'The supplier does not know itself whether it was done: it is looked up, and never sent again.';

create index order_steps_of_order on public.order_steps (order_id, created_at);
create unique index order_steps_one_due on public.order_steps ((order_id::text)) where status = 'due';
create index order_steps_due on public.order_steps (due_at) where status = 'due';

create table public.order_events (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null,
  facts jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);

comment on table public.order_events is 'All that became of an order. Only added to. Staff alone read it.';

create index order_events_of_order on public.order_events (order_id, at);

-- A booking that is deleted takes them along: their order is gone by then.
create function public.refuse_order_event_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.orders where id = old.order_id) then return old; end if;
  raise exception 'Events of orders are only added to' using errcode = 'insufficient_privilege';
end;
$$;

create trigger order_events_stay before update or delete on public.order_events
  for each row execute function public.refuse_order_event_change();
create trigger order_events_are_not_emptied before truncate on public.order_events
  for each statement execute function public.refuse_order_event_change();
create trigger orders_updated before update on public.orders
  for each row execute function public.set_updated_at();

alter table public.orders enable row level security;
alter table public.order_terms enable row level security;
alter table public.order_steps enable row level security;
alter table public.order_events enable row level security;
revoke all on public.orders, public.order_terms, public.order_steps, public.order_events from anon, authenticated, service_role;
grant select on public.orders, public.order_terms, public.order_steps, public.order_events to authenticated, service_role;

create policy "Owners read the orders of their bookings" on public.orders
  for select to authenticated
  using (exists (select from public.bookings where id = booking_id and user_id = (select auth.uid())));
create policy "Staff read orders" on public.orders for select to authenticated using ((select public.is_staff()));
create policy "Staff read terms of orders" on public.order_terms for select to authenticated using ((select public.is_staff()));
create policy "Staff read steps of orders" on public.order_steps for select to authenticated using ((select public.is_staff()));
create policy "Staff read events of orders" on public.order_events for select to authenticated using ((select public.is_staff()));

comment on policy "Owners read the orders of their bookings" on public.orders is 'The airline''s reference and the ticket numbers are theirs.';
comment on policy "Staff read orders" on public.orders is 'They ask for them.';
comment on policy "Staff read terms of orders" on public.order_terms is 'What the agency pays is no business of customers.';
comment on policy "Staff read steps of orders" on public.order_steps is 'They see what is under way.';
comment on policy "Staff read events of orders" on public.order_events is 'They compare them with what the supplier shows.';

-- What follows is called by the functions below alone.

create function public.note_order(noted uuid, kind text, facts jsonb default '{}') returns void
language sql
set search_path = ''
as $$
  insert into public.order_events (order_id, kind, facts) values (noted, kind, coalesce(facts, '{}'))
$$;

-- The supplier has an order that nobody expected: somebody has to look. The same news again are not told twice.
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

-- What tickets have cost the agency so far, less what came back.
create function public.cost_of_booking(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(case
    when kind in ('order_paid', 'order_changed', 'extras_bought') then amount when kind in ('order_cancelled', 'change_returned') then -amount
  end), 0)::bigint
  from public.ledger_entries where booking_id = cost_of_booking.booking
$$;

-- What suppliers have kept of the other orders of a booking. What comes back of one that was cancelled without a quote, by the airline, nobody knows:
-- that is between agency and supplier.
create function public.cost_of_other_orders(booking uuid, this_one uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(case kind when 'order_paid' then amount else -amount end), 0)::bigint
  from public.ledger_entries
  where booking_id = cost_of_other_orders.booking and kind in ('order_paid', 'order_cancelled') and cause <> this_one
    and not exists (
      select from public.orders join public.order_terms on order_id = id where id = cause and status = 'cancelled' and quote is null
    )
$$;

-- The same of all orders, with what was bought for them afterwards. In PL/pgSQL, because choices are made in a later migration.
create function public.retained_by_suppliers(booking uuid) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select greatest(0, coalesce(sum(case when entry.kind in ('order_cancelled', 'change_returned') then -entry.amount else entry.amount end), 0))
    from public.ledger_entries as entry
    left join public.order_choices as choice on choice.id = entry.cause
    left join public.order_steps as step on step.id = entry.cause
    where entry.booking_id = retained_by_suppliers.booking
      and entry.kind in ('order_paid', 'order_changed', 'extras_bought', 'order_cancelled', 'change_returned')
      and not exists (
        select from public.orders join public.order_terms on order_id = orders.id
        where orders.id = coalesce(choice.order_id, step.order_id, entry.cause) and orders.status = 'cancelled' and quote is null
      )
  );
end;
$$;

-- What customers have paid and no order has taken yet.
create function public.money_to_buy_with(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select public.balance_of_booking(money_to_buy_with.booking) - public.cost_of_booking(money_to_buy_with.booking)
$$;

-- What the agency keeps of it. A loss is below zero.
create function public.margin_of_booking(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(case when debit = 'margin' then -amount else amount end), 0)::bigint
  from public.ledger_entries where booking_id = margin_of_booking.booking and kind in ('margin', 'margin_returned')
$$;

-- Booking, payments, order, step: whoever locks more than one does it in this order, which is that of lock_payment. What becomes of an order
-- may send money back. Null when there is none.
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

-- What was paid at once needs nobody to confirm it, as long as the money is with us. A ticketed booking is ordered anew only once its order is cancelled.
create function public.may_be_ordered(trip public.bookings, payment uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select case trip.status
    when 'confirmed' then true
    when 'requested' then exists (select from public.payments as paid where paid.id = payment and public.balance_of_payment(paid) = paid.amount)
    when 'ticketed' then exists (select from public.orders where booking_id = trip.id and status = 'cancelled')
    else false
  end
$$;

-- One is open for each booking: the caller has looked, and has locked the booking or its payment.
create function public.begin_order(new_order uuid, trip public.bookings, wants text, agreed bigint, payment uuid default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.orders (id, booking_id) values (new_order, trip.id);
  insert into public.order_terms (order_id, payment_id, supplier, wants, agreed)
  values (new_order, payment, trip.offer ->> 'supplier', begin_order.wants, begin_order.agreed);
  -- What came to nothing before is tried anew: its money stays.
  update public.order_terms set refund_at = null, refund_due = null
  where refund_at is not null and order_id in (select id from public.orders where booking_id = trip.id);
  perform public.note_order(new_order, 'asked', jsonb_build_object('wants', wants, 'agreed', agreed));
  perform public.add_order_step(new_order, 'price');
end;
$$;

-- What no agent has done, in the history of a booking.
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
    perform public.move_booking(booking, 'ticketed', supplier, coalesce(case booking.kind when 'hotel' then 'Hotel · الفندق: ' else 'PNR ' end || U&'\2068' || ordered.pnr || U&'\2069', ''));
  elsif booking.status = 'ticketed' then
    -- Other tickets than before.
    perform public.mail_status('booking', booking.id, 'ticketed', booking.reference, booking.contact_email, booking.locale,
      jsonb_build_object('id', booking.id, 'base', booking.mail_base));
    if booking.user_id is not null then perform public.desk_notify(booking.user_id, 'booking', 'ticketed', booking.reference); end if;
  end if;
end;
$$;

-- Where the price was the agency's own, what the supplier does not get of it is the agency's margin, and what it gets beyond it a loss.
create function public.book_margin(bought public.orders, dirhams bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  price bigint;
  earned bigint;
begin
  select round(total_amount * 100) into price
  from public.bookings join public.booking_markups on booking_id = id where id = bought.booking_id;
  -- What an earlier order has left is not earned twice.
  earned = price - dirhams - greatest(0, public.margin_of_booking(bought.booking_id));
  if earned > 0 then
    perform public.add_to_ledger(bought.booking_id, 'margin', bought.id, 'customer', 'margin', earned);
  elsif earned < 0 then
    perform public.add_to_ledger(bought.booking_id, 'margin', bought.id, 'margin', 'customer', -earned);
  end if;
end;
$$;

-- What it costs the agency, once. A quarrel about the price later is settled with the supplier.
create function public.book_order_cost(bought public.orders, dirhams bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  if dirhams > 0 and not exists (select from public.ledger_entries where kind = 'order_paid' and cause = bought.id) then
    perform public.add_to_ledger(bought.booking_id, 'order_paid', bought.id, 'customer', 'supplier', dirhams);
    perform public.book_margin(bought, dirhams);
  end if;
end;
$$;

-- Once the supplier has changed the flights: the customer pays for it what the agency pays, or gets back what the supplier gives back, of what they
-- have paid beyond the new price. `asks` is that of the step, `amount` what the price rises by.
create function public.book_change(changed public.orders, cause uuid, asks jsonb, amount bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  due bigint := (asks #>> '{price,dirhams}')::bigint;
  returned bigint := coalesce((asks #>> '{refund,dirhams}')::bigint, 0);
  trip public.bookings;
  back bigint;
begin
  perform public.note_order(changed.id, 'flightsChanged', asks -> 'price');
  if due > 0 then perform public.add_to_ledger(changed.booking_id, 'order_changed', cause, 'customer', 'supplier', due); end if;
  update public.bookings set total_amount = greatest(0, total_amount + (amount - returned) / 100.0) where id = changed.booking_id returning * into trip;
  if returned = 0 then return; end if;
  perform public.add_to_ledger(changed.booking_id, 'change_returned', cause, 'supplier', 'customer', returned);
  back = least(returned, greatest(0, public.balance_of_booking(trip.id) - round(trip.total_amount * 100)));
  if back > 0 then perform public.refund_booking(trip.id, back); end if;
  -- Paid elsewhere, or not all of it: a person looks.
  if back < returned then
    perform public.enqueue_mail('agency_order', 'agency', 'en',
      jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base, 'event', 'changeReturned', 'amount', returned - back),
      concat_ws(' ', 'agency change', cause));
  end if;
end;
$$;

-- No money without an order or a refund. An order that was made by itself for a payment sends it back by itself, when nobody has taken the
-- booking on meanwhile. Otherwise an agent has a day to order anew or to send it back.
create function public.settle_ended_order(ended public.orders) returns void
language plpgsql
set search_path = ''
as $$
declare
  terms public.order_terms;
  trip public.bookings;
  due bigint := public.balance_of_booking(ended.booking_id);
begin
  if due = 0 or exists (
    select from public.orders where booking_id = ended.booking_id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')
  ) then return; end if;
  select * into strict terms from public.order_terms where order_id = ended.id;
  select * into strict trip from public.bookings where id = ended.booking_id;
  if ended.status <> 'cancelled' and terms.payment_id is not null and trip.status = 'requested' then
    perform public.note_order(ended.id, 'paidBack', jsonb_build_object('amount', due));
    -- That sends all of it back, and tells the customer.
    perform public.move_booking(trip, 'declined', terms.supplier, 'Not ordered, paid back · لم يُطلب وأُعيد المبلغ: ' || public.riyals_in_words(due, 'en'));
    return;
  end if;
  -- The tickets were issued by hand, and nothing was bought here: that is what the money is for.
  if trip.status = 'ticketed' and not exists (select from public.ledger_entries where booking_id = trip.id and kind = 'order_paid') then return; end if;
  -- What the supplier keeps of a cancelled order, the customer does not get back either, also of a deposit; nor what it kept of an earlier one. Fees are
  -- what was shown, so the agency gives back what it added. Where the supplier keeps all, nothing comes back. A loss stays the agency's.
  if ended.status = 'cancelled' and exists (select from public.ledger_entries where kind = 'order_paid' and cause = ended.id) then
    due = least(
      due,
      due - round(trip.total_amount * 100)::bigint + (terms.quote #>> '{refund,dirhams}')::bigint + coalesce((
        select amount from public.ledger_entries where kind = 'margin_returned' and cause = ended.id
      ), 0) - public.cost_of_other_orders(trip.id, ended.id)
    );
  else
    due = due - public.retained_by_suppliers(trip.id);
  end if;
  if due <= 0 then
    -- Nobody can decide anything, but an agent may ask the customer for it.
    if ended.status = 'cancelled' and public.money_to_buy_with(trip.id) < 0 then perform public.notify_staff(trip, 'supplierKeepsMore'); end if;
    return;
  end if;
  update public.order_terms set refund_due = due, refund_at = now() + interval '24 hours' where order_id = ended.id;
  perform public.note_order(ended.id, 'undecided', jsonb_build_object('refund', due));
  perform public.enqueue_mail('agency_order', 'agency', 'en',
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base, 'event', 'undecided', 'amount', due),
    concat_ws(' ', 'agency order', ended.id, 'undecided', extract(epoch from now())));
  perform public.notify_staff(trip, 'undecided');
end;
$$;

create function public.note_ended_order() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  given_back bigint;
  margin bigint := public.margin_of_booking(new.booking_id);
  open public.payments;
begin
  -- First, so that what goes back of the order is not taken from that money.
  perform public.refuse_due_choices(new.id);
  if new.status = 'cancelled' and exists (select from public.ledger_entries where kind = 'order_paid' and cause = new.id) then
    select (quote #>> '{refund,dirhams}')::bigint into given_back from public.order_terms where order_id = new.id;
    if given_back > 0 then
      perform public.add_to_ledger(new.booking_id, 'order_cancelled', new.id, 'supplier', 'customer', given_back);
      if margin > 0 then perform public.add_to_ledger(new.booking_id, 'margin_returned', new.id, 'margin', 'customer', margin); end if;
    end if;
    -- Nobody pays for what is off: what the customer still owes is another sum now. Another order that stands is still paid for.
    for open in
      update public.payments set status = 'cancelled'
      where booking_id = new.booking_id and status in ('created', 'pending', 'failed') and not exists (
        select from public.orders where booking_id = new.booking_id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')
      )
      returning *
    loop
      perform public.notify_payment(open, 'withdrawn', open.amount, open.id);
    end loop;
  elsif new.status = 'expired' then
    -- Nor for seats that are gone: the link ends with them. Whoever is at the provider with it may finish.
    update public.payments set pay_by = now()
    where booking_id = new.booking_id and choice is null and status in ('created', 'pending', 'failed') and pay_by > now()
      and exists (select from public.bookings where id = new.booking_id and status = 'confirmed');
  end if;
  perform public.settle_ended_order(new);
  return null;
end;
$$;

create trigger orders_ended after update of status on public.orders
  for each row when (old.status <> new.status and new.status in ('failed', 'expired', 'cancelled'))
  execute function public.note_ended_order();

-- An agent has issued the tickets by hand: nothing waits for a decision any more, and nothing goes back by itself.
create function public.keep_money_of_tickets() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.order_terms set refund_at = null, refund_due = null
  where refund_at is not null and order_id in (select id from public.orders where booking_id = new.id);
  return null;
end;
$$;

create trigger bookings_keep_money_of_tickets after update of status on public.bookings
  for each row when (old.status <> 'ticketed' and new.status = 'ticketed') execute function public.keep_money_of_tickets();

-- Ends the wait for a decision: so much goes back, and the customer is told. The caller has locked booking, payments and order.
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

-- Called from payments: a payment has come in. What was paid at once is ordered; what comes after an order came to nothing waits for a decision.
create function public.order_after_payment(paid public.payments) returns void
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
  latest public.orders;
begin
  if paid.choice is not null then
    perform public.choice_after_payment(paid);
    return;
  end if;
  select * into strict trip from public.bookings where id = paid.booking_id;
  if exists (select from public.orders where booking_id = trip.id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')) then return; end if;
  if paid.then_order and trip.status = 'requested' then
    perform public.begin_order(gen_random_uuid(), trip, 'ticket', paid.amount, paid.id);
    return;
  end if;
  select * into latest from public.orders where booking_id = trip.id order by created_at desc limit 1;
  if found then perform public.settle_ended_order(latest); end if;
end;
$$;

-- Called from payments: whoever was to decide has not.
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
    -- One that cannot be done does not hold up all others: it is noted, and tried again later. After a deadlock all is tried at once.
    exception
      when transaction_rollback then raise;
      when others then
        update public.order_terms set refund_at = now() + interval '6 hours' where order_id = due;
        perform public.note_order(due, 'fault', jsonb_build_object('error', sqlerrm));
    end;
  end loop;
end;
$$;

insert into public.status_texts (subject, status, locale, title, message) values
  ('order', 'changed', 'en', 'The airline has changed your flights: {reference}', 'Please look at the new flights and choose: accept them, ask for another flight, or ask for your money back.'),
  ('order', 'changed', 'ar', 'غيّرت شركة الطيران رحلاتك: {reference}', 'يرجى الاطلاع على الرحلات الجديدة والاختيار: قبولها، أو طلب رحلة أخرى، أو طلب استرداد المبلغ.'),
  ('order', 'rebooked', 'en', 'Your new flights are booked: {reference}', 'Your trip has other flights now. Your itinerary and your calendar file show the new ones; please throw the old ones away.'),
  ('order', 'rebooked', 'ar', 'حُجزت رحلاتك الجديدة: {reference}', 'تغيّرت رحلات سفرك. تجد الرحلات الجديدة في برنامج رحلتك وفي ملف التقويم، فيرجى إهمال القديم منهما.');

insert into public.status_texts (subject, status, locale, title, message) values
  ('desk', 'airlineChange', 'en', 'The airline has changed the flights: {reference}', 'The customer has been asked what they want. The booking shows both times.'),
  ('desk', 'airlineChange', 'ar', 'غيّرت شركة الطيران الرحلات: {reference}', 'سُئل العميل عمّا يريد، ويعرض الحجز المواعيد القديمة والجديدة.'),
  ('desk', 'changeAccepted', 'en', 'Please accept the new flights at the supplier: {reference}', 'The customer accepts them, and the supplier takes this from a person alone.'),
  ('desk', 'changeAccepted', 'ar', 'يرجى قبول الرحلات الجديدة لدى المورّد: {reference}', 'قبلها العميل، ولا يأخذ المورّد القبول إلا من شخص.'),
  ('desk', 'changeNotAccepted', 'en', 'The supplier did not take the acceptance: {reference}', 'The customer was told that the new flights are being accepted. Please see to it.'),
  ('desk', 'changeNotAccepted', 'ar', 'لم يأخذ المورّد قبول الرحلات الجديدة: {reference}', 'أُخبر العميل أن القبول جارٍ. يرجى متابعة ذلك.'),
  ('desk', 'undecided', 'en', 'Paid, and no order: {reference}', 'Order anew or send the money back. After 24 hours it goes back by itself.'),
  ('desk', 'undecided', 'ar', 'مدفوع ولا طلب له: {reference}', 'اطلب من جديد أو أعد المبلغ. وبعد 24 ساعة يعود المبلغ تلقائيًا.'),
  ('desk', 'orderFailed', 'en', 'An order came to nothing: {reference}', 'Nothing was bought. The booking says why.'),
  ('desk', 'orderFailed', 'ar', 'لم يتم أمر حجز: {reference}', 'لم يُشترَ شيء، ويذكر الحجز السبب.'),
  ('desk', 'orderCancelled', 'en', 'The supplier has cancelled an order: {reference}', 'Nobody asked for that here. Please find out why, and tell the customer.'),
  ('desk', 'orderCancelled', 'ar', 'ألغى المورّد أمر حجز: {reference}', 'لم يطلب أحد هنا إلغاءه. يرجى معرفة السبب وإبلاغ العميل.'),
  ('desk', 'supplierKeepsMore', 'en', 'The supplier keeps more than was paid: {reference}', 'The order is cancelled, and nothing goes back. The ledger of the booking shows what is missing: ask the customer for it, or bear it.'),
  ('desk', 'supplierKeepsMore', 'ar', 'احتفظ المورّد بأكثر مما دُفع: {reference}', 'أُلغي أمر الحجز ولا يُعاد شيء. يبيّن سجل حسابات الحجز المبلغ الناقص: اطلبه من العميل أو تتحمله الوكالة.'),
  ('desk', 'orderUnknown', 'en', 'Nobody knows what became of an order: {reference}', 'The supplier gave no clear answer. Look there for our reference before you do anything else.'),
  ('desk', 'orderUnknown', 'ar', 'لا يُعرف ما حدث لأمر حجز: {reference}', 'لم يرد المورّد ردًا واضحًا. ابحث لديه عن رقم حجزنا قبل أي شيء آخر.'),
  ('desk', 'orderMismatch', 'en', 'The supplier has an order that nobody expected: {reference}', 'It may be a second one, one of a booking that has ended, or one that was paid and is cancelled already. Ask the supplier what stands and what was charged, then close this on the booking.'),
  ('desk', 'orderMismatch', 'ar', 'لدى المورّد أمر حجز غير متوقع: {reference}', 'قد يكون أمرًا ثانيًا، أو لحجز لم يعد قائمًا، أو أمرًا دُفع ثمنه ثم أُلغي. اسأل المورّد ما القائم لديه وما خُصم منا، ثم أغلق هذا في صفحة الحجز.'),
  ('desk', 'chargeMismatch', 'en', 'A payment does not fit: {reference}', 'The payment provider reports another amount or another charge than we asked for, so it counts for nothing. The booking shows it.'),
  ('desk', 'chargeMismatch', 'ar', 'دفعة لا تطابق المطلوب: {reference}', 'أبلغ مزوّد الدفع عن مبلغ أو عملية غير ما طُلب، فلم تُحتسب. تجد التفاصيل في صفحة الحجز.'),
  ('desk', 'refundContradicted', 'en', 'The payment provider says otherwise of a refund: {reference}', 'It is closed here in another way. Look in the provider’s dashboard whether the customer has the money, or has it twice.'),
  ('desk', 'refundContradicted', 'ar', 'يقول مزوّد الدفع غير ما سُجّل عن استرداد: {reference}', 'أُغلق هذا الاسترداد هنا على نحو آخر. انظر في لوحة مزوّد الدفع هل وصل المبلغ إلى العميل، أو وصله مرتين.'),
  ('desk', 'orderElsewhere', 'en', 'News of an order that is in no booking', 'The supplier has cancelled or changed its order {order}. If it was made there by hand, please tell the customer; otherwise ask the supplier what it is.'),
  ('desk', 'orderElsewhere', 'ar', 'خبر عن أمر حجز ليس في أي حجز لدينا', 'ألغى المورّد أمر الحجز {order} لديه أو غيّره. إن كان قد حُجز هناك يدويًا فأبلغ العميل، وإلا فاسأل المورّد عنه.'),
  ('desk', 'refundFailed', 'en', 'A refund failed: {reference}', 'The payment provider did not send it. The booking shows how much is owed to the customer.'),
  ('desk', 'refundFailed', 'ar', 'تعذّر ردّ مبلغ: {reference}', 'لم يُرسله مزوّد الدفع. يعرض الحجز المبلغ المستحق للعميل.');

-- Everybody at the desk, by the bell, in their own language.
create function public.notify_staff(trip public.bookings, news text) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, type, title, message, subject, reference)
  select profile.user_id, 'desk_' || news, replace(words.title, '{reference}', trip.reference), words.message, 'desk', trip.id::text
  from public.staff
  join public.profiles as profile on profile.user_id = staff.user_id
  join public.status_texts as words on words.subject = 'desk' and words.status = news and words.locale = profile.locale
$$;

-- What asks for a decision is told where that is found out.
create function public.note_order_for_staff() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.order_terms where order_id = new.id and refund_at is not null)
    or exists (select from public.order_steps where order_id = new.id and kind = 'cancel' and status = 'due' and new.status = 'cancelled')
  then return null; end if;
  perform public.notify_staff(bookings, case new.status when 'unknown' then 'orderUnknown' when 'cancelled' then 'orderCancelled' else 'orderFailed' end)
  from public.bookings where id = new.booking_id;
  return null;
end;
$$;

-- After orders_ended, by its name.
create trigger orders_told_to_staff after update of status on public.orders
  for each row when (old.status <> new.status and new.status in ('failed', 'expired', 'unknown', 'cancelled'))
  execute function public.note_order_for_staff();

create function public.note_refund_for_staff() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.notify_staff(bookings, 'refundFailed')
  from public.bookings join public.payments on payments.booking_id = bookings.id where payments.id = new.payment_id;
  return null;
end;
$$;

-- What a person has closed is known at the desk.
create trigger refunds_told_to_staff after update of status on public.payment_refunds
  for each row when (old.status <> new.status and new.status = 'failed' and new.settled is null)
  execute function public.note_refund_for_staff();

-- The customer by bell and mail, in the words of `news`: once for each `event`.
create function public.notify_order_news(told public.orders, news text, event text) returns void
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
  words public.status_texts;
begin
  select * into strict trip from public.bookings where id = told.booking_id;
  select * into strict words from public.status_texts where subject = 'order' and status = news and locale = trip.locale;
  words.title = replace(words.title, '{reference}', trip.reference);
  if trip.user_id is not null then
    insert into public.notifications (user_id, type, title, message, subject, reference)
    values (trip.user_id, 'order_' || news, words.title, words.message, 'booking', trip.reference);
  end if;
  perform public.enqueue_mail('order_news', trip.contact_email, trip.locale,
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base,
      'change', told.airline_change, 'title', words.title, 'message', words.message),
    concat_ws(' ', 'order', told.id, event));
end;
$$;

-- The agency by mail and bell: once for each `event` of a change.
create function public.notify_agency_of_change(told public.orders, event text) returns void
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
begin
  select * into strict trip from public.bookings where id = told.booking_id;
  perform public.enqueue_mail('agency_order', 'agency', 'en',
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base,
      'change', told.airline_change, 'event', notify_agency_of_change.event),
    concat_ws(' ', 'agency order', told.id, told.airline_change ->> 'id', nullif(event, 'airlineChange')));
  perform public.notify_staff(trip, notify_agency_of_change.event);
end;
$$;

-- Other flights than before: the days of the trip follow, and the customer is told, but for the first time that a supplier names them.
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

-- What a supplier says of an order, however often and in whatever order: { id, status, pnr, price, payBy, priceUntil, tickets, airlineChange }.
-- What has ended stays so, but for money that was taken. Answers the status, or mismatch: somebody has to look then.
create function public.apply_order(applied uuid, said jsonb) returns text
language plpgsql
set search_path = ''
as $$
declare
  before public.orders;
  after public.orders;
  terms public.order_terms;
  became text := said ->> 'status';
begin
  select * into strict before from public.orders where id = applied for update;
  select * into strict terms from public.order_terms where order_id = applied;
  if terms.supplier_order <> said ->> 'id' then
    perform public.note_mismatch(before, jsonb_build_object('said', said ->> 'id'));
    return 'mismatch';
  end if;
  if before.status = 'cancelled' or (before.status = 'expired' and became not in ('paid', 'ticketed')) then return before.status; end if;
  -- An answer that is older than what is known already.
  if (before.status = 'ticketed' and became in ('held', 'paid')) or (before.status = 'paid' and became = 'held') then
    return before.status;
  end if;
  -- That the time is over is said by a clock. Whether a payment under way was in time, only its answer says.
  if became = 'expired' and exists (select from public.order_steps where order_id = applied and kind = 'pay' and status = 'due') then
    became = 'held';
  end if;
  -- It was given up, and the booking has another order by now: a person decides which one stays.
  if before.status in ('failed', 'expired') and became in ('held', 'paid', 'ticketed') and exists (
    select from public.orders
    where booking_id = before.booking_id and id <> applied and status in ('new', 'held', 'paid', 'ticketed', 'unknown')
  ) then
    update public.order_terms set supplier_order = said ->> 'id' where order_id = applied;
    if became in ('paid', 'ticketed') then perform public.book_order_cost(before, (said #>> '{price,dirhams}')::bigint); end if;
    perform public.note_mismatch(before, jsonb_build_object('said', said ->> 'id', 'status', became, 'pnr', said ->> 'pnr'));
    return 'mismatch';
  end if;
  update public.order_terms
  set supplier_order = said ->> 'id', price = said -> 'price', price_until = (said ->> 'priceUntil')::timestamptz,
    refund_due = case when became not in ('held', 'paid', 'ticketed') then refund_due end,
    refund_at = case when became not in ('held', 'paid', 'ticketed') then refund_at end,
    -- A quote is for the order as it was. While it is being confirmed, its step still needs it; and it is what the supplier gives back when
    -- that step was given up and the order turns out to be cancelled.
    quote = case
      when (became = before.status and (said -> 'price') - 'dirhams' = price - 'dirhams')
        or exists (
          select from public.order_steps where order_id = applied and kind = 'cancel'
            and (status = 'due' or (status = 'given_up' and before.status = 'unknown' and became = 'cancelled'))
        )
      then quote
    end
  where order_id = applied;
  if became <> before.status then
    perform public.note_order(applied, became, jsonb_build_object('pnr', coalesce(said ->> 'pnr', before.pnr), 'price', said -> 'price'));
  end if;
  -- It was bought, or perhaps paid, and cancelled before we heard of it: the customer gets all back, and a person asks what the supplier gives us back.
  if became = 'cancelled' and not exists (select from public.ledger_entries where kind = 'order_paid' and cause = applied) then
    if exists (select from public.order_steps where order_id = applied and kind = 'buy') then
      perform public.book_order_cost(before, (said #>> '{price,dirhams}')::bigint);
      perform public.note_mismatch(before, '{"status": "cancelled"}');
    elsif exists (select from public.order_steps where order_id = applied and kind = 'pay' and status in ('due', 'given_up') and tries > 0) then
      perform public.note_mismatch(before, '{"status": "cancelled"}');
    end if;
  end if;
  update public.orders
  set status = became, pnr = coalesce(said ->> 'pnr', pnr), pay_by = (said ->> 'payBy')::timestamptz,
    airline_change = nullif(said -> 'airlineChange', 'null'),
    change_answer = case when airline_change ->> 'id' = said #>> '{airlineChange,id}' then change_answer end,
    -- While a change is open, the supplier may name the old flights or the new ones.
    itineraries = case
      when nullif(said -> 'airlineChange', 'null') is null and jsonb_array_length(coalesce(said -> 'itineraries', '[]')) > 0 then said -> 'itineraries'
      else itineraries
    end,
    tickets = case when jsonb_array_length(said -> 'tickets') > 0 then said -> 'tickets' else tickets end
  where id = applied returning * into after;
  if after.status <> before.status then
    if after.status in ('paid', 'ticketed') then perform public.book_order_cost(after, (said #>> '{price,dirhams}')::bigint); end if;
    if after.status = 'ticketed' then perform public.ticket_booking(after, terms.supplier); end if;
    -- It was given up, and the booking with it: the customer may have their money back by now.
    if before.status in ('failed', 'expired') and exists (
      select from public.bookings where id = before.booking_id and status in ('declined', 'cancelled')
    ) then
      perform public.note_mismatch(after, jsonb_build_object('status', after.status));
      return 'mismatch';
    end if;
  end if;
  if after.airline_change ->> 'id' is distinct from before.airline_change ->> 'id' and after.airline_change is not null then
    perform public.note_order(applied, 'airlineChange', after.airline_change);
    perform public.notify_order_news(after, 'changed', after.airline_change ->> 'id');
    perform public.notify_agency_of_change(after, 'airlineChange');
  end if;
  if after.itineraries <> before.itineraries then perform public.note_rebooked(before, after); end if;
  return after.status;
end;
$$;

-- The desk. Each answers one word, and pressed twice does nothing the second time.

create function public.desk_begin_order(new_order uuid, booking uuid, wants text, agreed bigint, may_be_unpaid boolean default false) returns text
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
    case when wants = 'hold' then 'Hold · حجز مؤقت: ' when trip.kind = 'hotel' then 'Rooms · حجز الغرف: ' else 'Ticket · إصدار التذكرة: ' end || public.riyals_in_words(agreed, 'en'));
  return 'created';
end;
$$;

comment on function public.desk_begin_order (uuid, uuid, text, bigint, boolean) is
  'For staff alone: orders a confirmed flight or stay, to hold (a flight) or to buy, for at most so many dirhams. Tickets that the customer has not paid for are bought only where may_be_unpaid says so. Answers created, repeated, gone, notOrdered, notConfirmed, open or unpaid.';

-- What is asked of an order that is there: `wanted` becomes its next step, while no other is due.
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
  -- Looking whether tickets are there, or seats still held, may wait.
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

-- The same, by an agent.
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
  -- The agent has seen another price than the present one.
  if exists (select from public.order_terms where order_id = wanted and (price ->> 'dirhams')::bigint > desk_ticket_order.agreed) then
    return 'stale';
  end if;
  if known.status = 'held' and may_be_unpaid is not true and public.money_to_buy_with(known.booking_id) < desk_ticket_order.agreed then return 'unpaid'; end if;
  update public.order_terms set agreed = desk_ticket_order.agreed where order_id = wanted;
  return public.desk_ask_order(wanted, 'pay', array['held'], 'Ticket · إصدار التذكرة: ' || public.riyals_in_words(desk_ticket_order.agreed, 'en'));
end;
$$;

comment on function public.desk_ticket_order (uuid, bigint, boolean) is
  'For staff alone: pays held seats, at the price that was seen. Answers created, repeated, gone, notConfirmed, stale, busy or unpaid.';

create function public.desk_quote_cancellation(wanted uuid) returns text
language sql
security definer
set search_path = ''
as $$
  select public.desk_ask_order(wanted, 'quoteCancel', array['held', 'paid', 'ticketed'], '')
$$;

comment on function public.desk_quote_cancellation (uuid) is
  'For staff alone: asks what a cancellation gives back. Answers created, repeated, gone, stale or busy.';

create function public.desk_cancel_order(wanted uuid, quoted text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  perform public.lock_order(wanted);
  if exists (select from public.orders where id = wanted and status = 'cancelled') then return 'repeated'; end if;
  if not exists (
    select from public.order_terms
    where order_id = wanted and quote ->> 'id' = quoted and coalesce((quote ->> 'expiresAt')::timestamptz > now(), true)
  ) then return 'stale'; end if;
  return public.desk_ask_order(wanted, 'cancel', array['held', 'paid', 'ticketed'], 'Cancel the order · إلغاء الطلب لدى المورّد');
end;
$$;

comment on function public.desk_cancel_order (uuid, text) is
  'For staff alone: cancels for what was quoted. Answers created, repeated, gone, stale or busy.';

create function public.desk_settle_order(wanted uuid, became text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if became is null or became not in ('look', 'none', 'seen') then raise exception 'It ends in no such way' using errcode = 'check_violation'; end if;
  known = public.lock_order(wanted);
  if known.id is null then return 'gone'; end if;
  if became = 'seen' then
    update public.order_terms set mismatch_at = null where order_id = wanted and mismatch_at is not null;
    if not found then return 'repeated'; end if;
    perform public.desk_write('booking', id, reference, null, null, 'Unexpected order looked into · رُوجع أمر الحجز غير المتوقع')
    from public.bookings where id = known.booking_id;
    return 'created';
  end if;
  if known.status <> 'unknown' then return 'stale'; end if;
  if became = 'look' then
    if exists (select from public.order_steps where order_id = wanted and status = 'due') then return 'repeated'; end if;
    if exists (select from public.order_terms where order_id = wanted and supplier_order is not null) then
      perform public.add_order_step(wanted, 'read');
      return 'created';
    end if;
    update public.order_steps set status = 'due', is_unclear = true, tries = 0, due_at = now()
    where id = (select id from public.order_steps where order_id = wanted and status = 'given_up' order by created_at desc limit 1);
    return 'created';
  end if;
  -- One that the supplier has shown us is there, whatever became of the last call.
  if exists (select from public.order_terms where order_id = wanted and supplier_order is not null) then return 'stale'; end if;
  -- It is being looked up at this moment.
  if exists (select from public.order_steps where order_id = wanted and status = 'due' and tries > 0 and due_at > now()) then return 'busy'; end if;
  update public.order_steps set status = 'given_up' where order_id = wanted and status = 'due';
  update public.orders set status = 'failed' where id = wanted;
  perform public.note_order(wanted, 'failed', '{"by": "desk"}');
  return 'created';
end;
$$;

comment on function public.desk_settle_order (uuid, text) is
  'For staff alone, of an order nobody knows about: look for it again, or none, when the supplier says that there is none. Of one that nobody expected: seen. Answers created, repeated, gone, stale or busy.';

create function public.desk_accept_change(wanted uuid, change text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome text;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  perform public.lock_order(wanted);
  if not exists (select from public.orders where id = wanted and airline_change ->> 'id' = change) then return 'stale'; end if;
  outcome = public.desk_ask_order(wanted, 'accept', array['paid', 'ticketed'], 'Airline change accepted · قُبل تغيير شركة الطيران',
    jsonb_build_object('change', desk_accept_change.change));
  if outcome = 'created' then update public.orders set change_answer = 'accept' where id = wanted; end if;
  return outcome;
end;
$$;

comment on function public.desk_accept_change (uuid, text) is
  'For staff alone: accepts what the airline has changed, for a customer who has agreed. Answers created, repeated, gone, stale or busy.';

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
  'For staff alone: asks what the flights of a direction, from 1, cost on another day. Answers created, repeated, gone, stale or busy.';

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
  -- None any more, or dearer than the agent has seen.
  if (due <= desk_change_order.agreed) is not true then return 'stale'; end if;
  if due > 0 and may_be_unpaid is not true and public.balance_of_booking(known.booking_id) < due + (
    select round(total_amount * 100) from public.bookings where id = known.booking_id
  ) then
    return 'unpaid';
  end if;
  return public.desk_ask_order(wanted, 'change', array['paid', 'ticketed'], 'Change the flights · تغيير الرحلات: ' || public.riyals_in_words(due, 'en'),
    jsonb_build_object('offer', offered, 'price', offer -> 'price', 'refund', offer -> 'refund', 'departsAt', offer ->> 'departsAt'));
end;
$$;

comment on function public.desk_change_order (uuid, text, bigint, boolean) is
  'For staff alone: changes the flights to what was offered, for at most so many dirhams. What the customer has not paid for is changed only where may_be_unpaid says so. Answers created, repeated, gone, stale, busy or unpaid.';

-- The customer's answer to a change by the airline, with the proof of ownership that find_booking takes. The first one counts: after it, an agent
-- alone can do something else.
create function public.answer_airline_change(wanted_reference text, wanted_surname text, change text, wish text, message text, can_order boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip uuid := public.booking_of(wanted_reference, wanted_surname);
  known public.orders;
  outcome text;
begin
  if trip is null then return 'unknown'; end if;
  known = public.lock_order((
    select id from public.orders where booking_id = trip and airline_change ->> 'id' = answer_airline_change.change order by created_at desc limit 1
  ));
  if known.id is null or known.airline_change ->> 'id' is distinct from answer_airline_change.change or known.status not in ('paid', 'ticketed') then
    return 'stale';
  end if;
  if known.change_answer = wish then return 'repeated'; end if;
  if known.change_answer is not null then return 'answered'; end if;
  if wish = 'accept' and can_order and (known.airline_change -> 'canAccept') is distinct from 'false' then
    outcome = public.ask_order(known.id, 'accept', array['paid', 'ticketed'], jsonb_build_object('change', answer_airline_change.change));
    if outcome <> 'created' then return outcome; end if;
  elsif wish = 'accept' then
    -- The supplier takes it from a person alone.
    perform public.notify_agency_of_change(known, 'changeAccepted');
  else
    insert into public.booking_change_requests (booking_id, kind, message) values (trip, wish, coalesce(answer_airline_change.message, ''))
    on conflict (booking_id, kind) where status = 'open' do nothing;
  end if;
  update public.orders set change_answer = wish where id = known.id;
  perform public.note_order(known.id, 'changeAnswered', jsonb_build_object('wish', wish));
  return 'created';
end;
$$;

comment on function public.answer_airline_change (text, text, text, text, text, boolean) is
  'Called by the server with the secret key: what the customer wants of a change by the airline. can_order: this site asks suppliers itself. Answers created, repeated, answered (another answer came first), stale, busy or unknown.';

-- The customer was told that it is being accepted: a person has to see to it.
create function public.note_unaccepted_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.notify_agency_of_change(changed, 'changeNotAccepted')
  from public.orders as changed where changed.id = new.order_id and changed.airline_change is not null;
  return null;
end;
$$;

create trigger order_steps_unaccepted after update of status on public.order_steps
  for each row when (new.kind = 'accept' and new.status in ('refused', 'given_up'))
  execute function public.note_unaccepted_change();

create function public.desk_refund_order(wanted uuid, amount bigint) returns text
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
  if not exists (select from public.order_terms where order_id = wanted and refund_at is not null) then return 'stale'; end if;
  -- It was booked again by hand, and the money is for that. A booking that is not ticketed yet says so by its status.
  if desk_refund_order.amount = 0 and exists (select from public.bookings where id = known.booking_id and status = 'ticketed') then
    update public.order_terms set refund_at = null, refund_due = null where order_id = wanted;
    perform public.desk_write('booking', id, reference, null, null, 'Money kept, booked again by hand · بقي المبلغ، أُعيد الحجز يدويًا')
    from public.bookings where id = known.booking_id;
    return 'created';
  end if;
  if (desk_refund_order.amount between 1 and public.balance_of_booking(known.booking_id)) is not true then return 'tooMuch'; end if;
  perform public.refund_order(known, desk_refund_order.amount, (select name from public.staff where user_id = (select auth.uid())));
  return 'created';
end;
$$;

comment on function public.desk_refund_order (uuid, bigint) is
  'For staff alone, of an order that came to nothing after the customer has paid: sends the money back, of a cancelled one so much, otherwise all of it, and tells them. Nothing of a ticketed booking: then it stands. Answers created, gone, stale or tooMuch.';

-- The worker.

-- Some calls have an end: what was never made has failed, and what may have been made is for a person to find out.
create function public.give_up_order_step(given uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(given);
begin
  if step.status <> 'due' then return; end if;
  update public.order_steps set status = 'given_up' where id = step.id;
  perform public.note_order(step.order_id, 'givenUp', jsonb_build_object('step', step.kind, 'tries', step.tries));
  update public.orders set status = 'failed' where id = step.order_id and step.kind = 'price';
  update public.order_terms set refused = 'noAnswer' where order_id = step.order_id;
  if step.asks ? 'choice' then perform public.lose_choice((step.asks ->> 'choice')::uuid); end if;
  update public.orders set status = 'unknown'
  where id = step.order_id and step.kind in ('hold', 'buy', 'pay', 'cancel') and status in ('new', 'held', 'paid', 'ticketed', 'unknown');
end;
$$;

-- As refund_undecided_orders does with what cannot be done.
create function public.put_off_order_step(failed uuid, error text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.order_steps set due_at = now() + interval '6 hours' where id = failed;
  perform public.note_order(order_id, 'fault', jsonb_build_object('error', error)) from public.order_steps where id = failed;
end;
$$;

create function public.claim_order_step(lease interval default interval '3 minutes') returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps;
  over uuid;
  why text;
begin
  -- Seats that were not paid for: the supplier says what became of them.
  insert into public.order_steps (order_id, kind)
  select id, 'read' from public.orders
  where status = 'held' and pay_by < now() - interval '1 minute'
    and not exists (
      select from public.order_steps where order_id = orders.id and (status = 'due' or (kind = 'read' and created_at > now() - interval '1 hour'))
    )
  on conflict do nothing;
  -- Paid and not ticketed: looked at until the tickets are there, whatever was asked in between.
  insert into public.order_steps (order_id, kind)
  select id, 'tickets' from public.orders
  where status = 'paid'
    and not exists (select from public.order_steps where order_id = orders.id and status = 'due')
    and (
      select due_at < now() - case status when 'given_up' then interval '1 hour' else interval '10 minutes' end
      from public.order_steps where order_id = orders.id order by created_at desc limit 1
    )
  on conflict do nothing;
  -- Ticketed and not flown: the airline may change the flights, and news get lost. What such readings found is in the order.
  insert into public.order_steps (order_id, kind)
  select orders.id, 'read' from public.orders join public.bookings on bookings.id = booking_id
  where orders.status = 'ticketed' and last_travel_date >= current_date
    and not exists (
      select from public.order_steps where order_id = orders.id and (status = 'due' or created_at > now() - interval '6 hours')
    )
  on conflict do nothing;
  if found then
    delete from public.order_steps where kind = 'read' and status <> 'due' and created_at < now() - interval '6 hours'
      and order_id in (select order_id from public.order_steps where kind = 'read' and status = 'due');
  end if;
  perform public.begin_due_choices();
  for over in
    select id from public.order_steps
    where status = 'due' and due_at <= now() and tries >= case kind when 'tickets' then 40 when 'price' then 5 else 8 end
    order by order_id
  loop
    begin
      perform public.give_up_order_step(over);
    exception
      when transaction_rollback then raise;
      when others then perform public.put_off_order_step(over, sqlerrm);
    end;
  end loop;
  -- Nothing is bought for a booking that is confirmed no longer, and no seats are paid whose price has risen since an agent agreed to it. What may
  -- have been sent already is looked up.
  for over, why in
    select due.id, case when public.may_be_ordered(bookings, order_terms.payment_id) then 'priceChanged' else 'notConfirmed' end
    from public.order_steps as due
    join public.orders on orders.id = due.order_id
    join public.order_terms on order_terms.order_id = orders.id
    join public.bookings on bookings.id = orders.booking_id
    where due.status = 'due' and due.due_at <= now() and not due.is_unclear
      and due.kind in ('price', 'hold', 'buy', 'pay') and (
        not public.may_be_ordered(bookings, order_terms.payment_id)
        or (due.kind = 'pay' and (order_terms.price ->> 'dirhams')::bigint > order_terms.agreed)
      )
    order by due.order_id
  loop
    begin
      -- Another worker may have sent it a moment ago.
      perform public.lock_order_step(over);
      update public.order_steps set is_unclear = true where id = over and kind <> 'price' and tries > 0;
      if not found then perform public.record_order_refusal(over, why, null); end if;
    exception
      when transaction_rollback then raise;
      when others then perform public.put_off_order_step(over, sqlerrm);
    end;
  end loop;
  update public.order_steps
  set tries = tries + 1, due_at = now() + least(lease * power(2, least(tries, 5)), greatest(lease, interval '10 minutes'))
  where id = (
    select due.id from public.order_steps as due where due.status = 'due' and due.due_at <= now()
    order by due.due_at limit 1 for update skip locked
  )
  returning * into step;
  if step.id is null then return null; end if;
  return (
    select jsonb_build_object(
      'step', step.id, 'order', step.order_id, 'kind', step.kind, 'tries', step.tries, 'isUnclear', step.is_unclear,
      'supplier', terms.supplier, 'offer', terms.offer, 'supplierOrder', terms.supplier_order, 'price', terms.price, 'quote', terms.quote ->> 'id',
      'asks', step.asks,
      'product', booking.kind, 'reference', booking.reference, 'search', booking.search, 'requested', booking.offer,
      'contact', jsonb_build_object('email', booking.contact_email, 'phone', booking.contact_phone),
      'passengers', (
        select jsonb_agg(jsonb_build_object(
          'type', type, 'title', title, 'gender', gender, 'givenNames', given_names, 'surname', surname, 'dateOfBirth', date_of_birth,
          'nationality', nationality, 'document', travel_document, 'documentNumber', passport_number, 'documentExpiry', passport_expiry
        ) order by case type when 'adult' then 1 when 'child' then 2 else 3 end, position)
        from public.booking_passengers where booking_id = booking.id
      )
    )
    from public.orders as ordered
    join public.order_terms as terms on terms.order_id = ordered.id
    join public.bookings as booking on booking.id = ordered.booking_id
    where ordered.id = step.order_id
  );
end;
$$;

comment on function public.claim_order_step (interval) is
  'Called by the server with the secret key, again and again: the next call to a supplier, for whoever asks alone and as long as the lease; null when none is due.';

create function public.record_order_price(recorded uuid, said jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(recorded);
  terms public.order_terms;
begin
  if step.id is null then return 'unknown'; end if;
  if step.status <> 'due' or step.kind <> 'price' then return 'unchanged'; end if;
  select * into strict terms from public.order_terms where order_id = step.order_id;
  if (said #>> '{price,dirhams}')::bigint > terms.agreed then
    return public.record_order_refusal(step.id, 'priceChanged', said -> 'price');
  elsif terms.wants = 'hold' and jsonb_typeof(said -> 'holds') = 'null' then
    return public.record_order_refusal(step.id, 'holdNotPossible', said -> 'price');
  end if;
  update public.order_terms set offer = said ->> 'offer', price = said -> 'price' where order_id = step.order_id;
  update public.order_steps set status = 'done' where id = step.id;
  perform public.note_order(step.order_id, 'priced', said -> 'price');
  perform public.add_order_step(step.order_id, case terms.wants when 'hold' then 'hold' else 'buy' end);
  return 'priced';
end;
$$;

comment on function public.record_order_price (uuid, jsonb) is
  'Called by the server with the secret key: { offer, price, holds } as the supplier sells it now. What costs more than was agreed is not ordered.';

create function public.record_order(recorded uuid, said jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(recorded);
  became text;
  is_over boolean;
begin
  if step.id is null then return 'unknown'; end if;
  -- The tickets of changed flights may come later: the order stays ticketed.
  if step.kind = 'change' and step.status = 'due' and said ->> 'status' = 'paid' and exists (
    select from public.orders where id = step.order_id and status = 'ticketed'
  ) then
    said = said || '{"status": "ticketed"}';
  end if;
  became = public.apply_order(step.order_id, said);
  if became = 'mismatch' or step.status <> 'due' then return became; end if;
  is_over = case step.kind
    when 'pay' then became <> 'held'
    when 'cancel' then became in ('cancelled', 'expired')
    when 'tickets' then became <> 'paid'
    -- Looked up, it shows by its flights.
    when 'change' then not step.is_unclear or exists (
      select from jsonb_array_elements(said -> 'itineraries') as direction, jsonb_array_elements(direction) as flight
      where left(flight ->> 'departs', 16) = left(step.asks ->> 'departsAt', 16)
    )
    else true
  end;
  if is_over then
    update public.order_steps set status = 'done' where id = step.id;
    if step.kind = 'change' then update public.order_terms set change_offers = null where order_id = step.order_id; end if;
    if step.asks ? 'choice' then
      if became in ('paid', 'ticketed') then perform public.finish_choice((step.asks ->> 'choice')::uuid);
      else perform public.refuse_choice((step.asks ->> 'choice')::uuid, 'tooLate');
      end if;
    elsif step.kind = 'change' then
      perform public.book_change(orders, step.id, step.asks, (step.asks #>> '{price,dirhams}')::bigint) from public.orders where id = step.order_id;
    end if;
    if became = 'paid' and step.kind in ('hold', 'buy', 'pay') then
      perform public.add_order_step(step.order_id, 'tickets', interval '15 seconds');
    end if;
  elsif step.kind = 'tickets' then
    update public.order_steps set due_at = now() + least(interval '1 minute' * power(2, least(step.tries, 6)), interval '1 hour') where id = step.id;
  end if;
  return became;
end;
$$;

comment on function public.record_order (uuid, jsonb) is
  'Called by the server with the secret key, with the order as the supplier itself answered. Answers its status, unknown or mismatch.';

create function public.record_order_quote(recorded uuid, said jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(recorded);
begin
  if step.id is null then return 'unknown'; end if;
  if step.status <> 'due' or step.kind <> 'quoteCancel' then return 'unchanged'; end if;
  update public.order_terms
  set quote = jsonb_build_object('id', said ->> 'id', 'refund', said -> 'refund', 'expiresAt', said ->> 'expiresAt') where order_id = step.order_id;
  update public.order_steps set status = 'done' where id = step.id;
  perform public.note_order(step.order_id, 'quoted', said -> 'refund');
  return 'quoted';
end;
$$;

comment on function public.record_order_quote (uuid, jsonb) is
  'Called by the server with the secret key: { id, refund, expiresAt } of a cancellation.';

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

create function public.record_order_refusal(recorded uuid, why text, said_price jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(recorded);
begin
  if step.id is null then return 'unknown'; end if;
  if step.status <> 'due' then return 'unchanged'; end if;
  update public.order_steps set status = 'refused' where id = step.id;
  update public.order_terms
  set refused = why,
    price = case when step.kind in ('change', 'addServices') then price else coalesce(nullif(said_price, 'null'), price) end,
    -- What was refused is not offered again: it is asked for anew.
    change_offers = case when step.kind <> 'change' then change_offers end
  where order_id = step.order_id;
  perform public.note_order(step.order_id, 'refused', jsonb_build_object('step', step.kind, 'why', why, 'price', said_price));
  if step.kind in ('price', 'hold', 'buy') then
    update public.orders set status = 'failed' where id = step.order_id and status in ('new', 'unknown');
  elsif step.asks ? 'choice' then
    perform public.refuse_choice((step.asks ->> 'choice')::uuid, why);
  elsif why = 'tooLate' then
    perform public.add_order_step(step.order_id, 'read');
  end if;
  return 'refused';
end;
$$;

comment on function public.record_order_refusal (uuid, text, jsonb) is
  'Called by the server with the secret key: the supplier has not done it, and would not. `said_price` is what it costs now, when that is why.';

create function public.record_order_unclear(recorded uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(recorded);
begin
  if step.id is null then return 'unknown'; end if;
  if step.status <> 'due' then return 'unchanged'; end if;
  update public.order_steps set is_unclear = true, due_at = least(due_at, now() + interval '1 minute') where id = step.id;
  perform public.note_order(step.order_id, 'unclear', jsonb_build_object('step', step.kind));
  return 'unclear';
end;
$$;

comment on function public.record_order_unclear (uuid) is
  'Called by the server with the secret key: the supplier does not know whether it was done. From now on it is looked up, and not sent again.';

create function public.record_order_news(said_supplier text, said jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known uuid;
begin
  select order_id into known from public.order_terms where supplier = said_supplier and supplier_order = said ->> 'id';
  if not found then
    -- One that was made there by hand: nobody else hears of it.
    if said ->> 'status' = 'cancelled' or jsonb_typeof(said -> 'airlineChange') = 'object' then
      insert into public.notifications (user_id, type, title, message, subject)
      select profile.user_id, 'desk_orderElsewhere', words.title, filled.message, 'desk'
      from public.staff
      join public.profiles as profile on profile.user_id = staff.user_id
      join public.status_texts as words on words.subject = 'desk' and words.status = 'orderElsewhere' and words.locale = profile.locale
      cross join lateral (
        select replace(words.message, '{order}', U&'\2068' || concat_ws(' / ', said ->> 'pnr', said ->> 'id') || U&'\2069') as message
      ) as filled
      where not exists (
        select from public.notifications as told where told.user_id = profile.user_id and told.message = filled.message and not told.read
      );
    end if;
    return 'unknown';
  end if;
  perform public.lock_order(known);
  return public.apply_order(known, said);
end;
$$;

comment on function public.record_order_news (text, jsonb) is
  'Called by the server with the secret key: an order that news have named, as the supplier itself answered. Answers its status, unknown or mismatch.';

-- One quote at a time: customer and desk see the same. Answers the one that holds.
create function public.keep_order_quote(quoted uuid, said jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders := public.lock_order(quoted);
  holding jsonb := (select quote from public.order_terms where order_id = quoted);
begin
  if (holding ->> 'expiresAt')::timestamptz > now() + interval '1 minute' then return holding; end if;
  -- What is under way may be a cancellation for the quote that is there.
  if known.status not in ('paid', 'ticketed') or exists (
    select from public.order_steps where order_id = quoted and status = 'due' and kind not in ('tickets', 'read')
  ) then return null; end if;
  update public.order_terms set quote = jsonb_build_object('id', said ->> 'id', 'refund', said -> 'refund', 'expiresAt', said ->> 'expiresAt')
  where order_id = quoted;
  perform public.note_order(quoted, 'quoted', said -> 'refund');
  return said;
end;
$$;

comment on function public.keep_order_quote (uuid, jsonb) is
  'Called by the server with the secret key: { id, refund, expiresAt } of a cancellation that a customer has asked about. Null when something else is under way.';

-- The built-in supplier, which books nothing. Empty wherever a real one is set.

create table public.sandbox_orders (
  id text primary key,
  key uuid not null unique,
  body jsonb not null,
  created_at timestamptz not null default now()
);

comment on table public.sandbox_orders is 'Orders of the sandbox. Read and written by sandbox_order alone.';

alter table public.sandbox_orders enable row level security;
revoke all on public.sandbox_orders from anon, authenticated, service_role;

create function public.sandbox_order(question jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.sandbox_orders;
begin
  if question ->> 'do' = 'find' then
    return (select body from public.sandbox_orders where key = (question ->> 'key')::uuid);
  elsif question ->> 'do' = 'make' then
    insert into public.sandbox_orders (id, key, body)
    values (question ->> 'id', (question ->> 'key')::uuid, question -> 'body') on conflict do nothing;
  end if;
  select * into known from public.sandbox_orders where id = question ->> 'id' for update;
  if not found then return null; end if;
  if question ->> 'do' = 'change' and not exists (
    select from jsonb_each(question -> 'expected') as expected where known.body -> expected.key is distinct from expected.value
  ) then
    update public.sandbox_orders set body = body || (question -> 'becomes') where id = known.id returning * into known;
  end if;
  return known.body;
end;
$$;

comment on function public.sandbox_order (jsonb) is
  'Called with the secret key, by the sandbox''s adapter: find, make, read, or change what still is as expected. Null for an order it does not know.';

revoke execute on function
  public.refuse_order_event_change (), public.note_order (uuid, text, jsonb), public.note_mismatch (public.orders, jsonb), public.add_order_step (uuid, text, interval, jsonb), public.cost_of_booking (uuid), public.money_to_buy_with (uuid), public.cost_of_other_orders (uuid, uuid), public.retained_by_suppliers (uuid), public.put_off_order_step (uuid, text), public.keep_money_of_tickets (),
  public.margin_of_booking (uuid), public.book_margin (public.orders, bigint), public.book_change (public.orders, uuid, jsonb, bigint),
  public.lock_order (uuid), public.lock_order_step (uuid), public.may_be_ordered (public.bookings, uuid),
  public.begin_order (uuid, public.bookings, text, bigint, uuid),
  public.move_booking (public.bookings, text, text, text), public.book_order_cost (public.orders, bigint),
  public.settle_ended_order (public.orders), public.note_ended_order (), public.refund_order (public.orders, bigint, text),
  public.notify_staff (public.bookings, text), public.note_order_for_staff (), public.note_refund_for_staff (), public.notify_order_news (public.orders, text, text), public.notify_agency_of_change (public.orders, text),
  public.note_rebooked (public.orders, public.orders), public.note_unaccepted_change (), public.ask_order (uuid, text, text[], jsonb), public.desk_quote_change (uuid, integer, date),
  public.desk_change_order (uuid, text, bigint, boolean), public.record_change_offers (uuid, jsonb),
  public.keep_order_quote (uuid, jsonb),
  public.answer_airline_change (text, text, text, text, text, boolean), public.desk_accept_change (uuid, text), public.order_after_payment (public.payments), public.refund_undecided_orders (), public.desk_refund_order (uuid, bigint),
  public.ticket_booking (public.orders, text), public.apply_order (uuid, jsonb),
  public.desk_begin_order (uuid, uuid, text, bigint, boolean), public.desk_ask_order (uuid, text, text[], text, jsonb), public.desk_ticket_order (uuid, bigint, boolean),
  public.desk_quote_cancellation (uuid), public.desk_cancel_order (uuid, text), public.desk_settle_order (uuid, text),
  public.give_up_order_step (uuid), public.claim_order_step (interval), public.record_order_price (uuid, jsonb),
  public.record_order (uuid, jsonb), public.record_order_quote (uuid, jsonb), public.record_order_refusal (uuid, text, jsonb),
  public.record_order_unclear (uuid), public.record_order_news (text, jsonb), public.sandbox_order (jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_begin_order (uuid, uuid, text, bigint, boolean), public.desk_ticket_order (uuid, bigint, boolean), public.desk_quote_cancellation (uuid),
  public.desk_cancel_order (uuid, text), public.desk_settle_order (uuid, text), public.desk_refund_order (uuid, bigint),
  public.desk_accept_change (uuid, text), public.desk_quote_change (uuid, integer, date), public.desk_change_order (uuid, text, bigint, boolean)
to authenticated;
grant execute on function
  public.claim_order_step (interval), public.record_order_price (uuid, jsonb), public.record_order (uuid, jsonb),
  public.record_order_quote (uuid, jsonb), public.record_order_refusal (uuid, text, jsonb), public.record_order_unclear (uuid),
  public.record_order_news (text, jsonb), public.sandbox_order (jsonb),
  public.answer_airline_change (text, text, text, text, text, boolean),
  public.keep_order_quote (uuid, jsonb), public.record_change_offers (uuid, jsonb)
to service_role;
