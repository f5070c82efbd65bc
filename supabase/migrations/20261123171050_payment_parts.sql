-- What gift cards and Karam Club points pay of a payment. See docs/product/payments.md. Only the functions below
-- write these rows. Rows are locked after those of payments and charges: part, gift card, club account.

create table public.payment_parts (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  gift_card_id uuid references public.gift_cards (id),
  last_digits text check (last_digits ~ '^[0-9]{4}$'),
  user_id uuid references auth.users (id) on delete set null,
  points integer check (points > 0),
  amount bigint not null check (amount > 0),
  status text not null default 'selected' check (status in ('selected', 'held', 'used')),
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint payment_parts_one_source check (
    num_nonnulls(gift_card_id, points) = 1 and (gift_card_id is null) = (last_digits is null) and (points is not null or user_id is null)
  ),
  unique (payment_id, gift_card_id),
  unique (payment_id, user_id)
);

comment on table public.payment_parts is
  'The part of a payment that comes from a gift card or from a member''s points. The rest is charged at the provider. Staff and the owner of the booking read it.';
comment on column public.payment_parts.user_id is 'The member whose points they are. Null once the account is deleted.';
comment on column public.payment_parts.amount is 'In dirhams.';
comment on column public.payment_parts.status is
  'selected: nothing is taken yet. held: taken off the card or the points while the rest is charged, and given back if the charge fails. used: paid.';

create index payment_parts_of_gift_card on public.payment_parts (gift_card_id);
create index payment_parts_of_member on public.payment_parts (user_id);

alter table public.payment_refunds
  alter column charge_id drop not null,
  add column part_id uuid references public.payment_parts (id) on delete cascade,
  add constraint payment_refunds_one_way check (num_nonnulls(charge_id, part_id) = 1);

comment on column public.payment_refunds.part_id is 'The gift card or points that get the refund, at once. Null for a refund through the provider.';

create index payment_refunds_of_part on public.payment_refunds (part_id);

alter table public.payment_parts enable row level security;
revoke all on public.payment_parts from anon, authenticated, service_role;
grant select on public.payment_parts to authenticated, service_role;

create policy "Owners read what gift cards and points pay of their bookings" on public.payment_parts
  for select to authenticated
  using (exists (
    select from public.payments join public.bookings on bookings.id = payments.booking_id
    where payments.id = payment_id and bookings.user_id = (select auth.uid())
  ));
create policy "Staff read what gift cards and points pay" on public.payment_parts for select to authenticated using ((select public.is_staff()));

comment on policy "Owners read what gift cards and points pay of their bookings" on public.payment_parts is 'Their receipt shows it.';
comment on policy "Staff read what gift cards and points pay" on public.payment_parts is 'They are responsible for the money.';

create function public.points_held(member uuid) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(sum(points), 0)::integer from public.payment_parts where user_id = member and status = 'held'
$$;

-- Points of a member that no payment in progress holds.
create function public.points_to_use(member uuid) returns integer
language sql stable
set search_path = ''
as $$
  select points - public.points_held(member) from public.loyalty_accounts where user_id = member
$$;

-- What points have paid of a booking and was not given back, in dirhams.
create function public.paid_with_points(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(part.amount - (select coalesce(sum(amount), 0) from public.payment_refunds where part_id = part.id)), 0)::bigint
  from public.payment_parts as part join public.payments on payments.id = part.payment_id
  where payments.booking_id = booking and part.points is not null and part.status = 'used'
$$;

create function public.left_to_charge(due public.payments) returns bigint
language sql stable
set search_path = ''
as $$
  select due.amount - coalesce(sum(amount), 0)::bigint from public.payment_parts where payment_id = due.id
$$;

create function public.parts_of_payment(payment uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'amount', amount, 'points', points, 'last_digits', last_digits)
    order by points is not null, created_at, id), '[]')
  from public.payment_parts where payment_id = payment
$$;

-- For the customer, on the page of the payment. Parts can change until somebody has seen the provider's page. A charge without a page is abandoned,
-- because its amount changes with the parts.
create function public.open_parts(wanted_key text, out due public.payments, out outcome text)
language plpgsql
set search_path = ''
as $$
begin
  due = public.lock_payment((select id from public.payments where link_key = wanted_key));
  outcome = case
    when due.id is null then 'gone'
    when due.status = 'pending' then 'underway'
    when due.status not in ('created', 'failed') or due.pay_by <= now() then 'closed'
    else 'open'
  end;
  if outcome = 'open' then update public.payment_charges set status = 'abandoned' where payment_id = due.id and status = 'new'; end if;
end;
$$;

create function public.add_gift_card_to_payment(wanted_key text, wanted_number text, wanted_pin text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened record;
  card public.gift_cards;
  rest bigint;
  part bigint;
begin
  if public.find_gift_card(wanted_number, wanted_pin) is null then return 'unknown'; end if;
  opened = public.open_parts(wanted_key);
  if opened.outcome <> 'open' then return opened.outcome; end if;
  select * into strict card from public.gift_cards where number = wanted_number for update;
  if exists (select from public.payment_parts where payment_id = (opened.due).id and gift_card_id = card.id) then return 'added'; end if;
  if card.is_blocked or card.currency <> 'QAR' then return 'blocked'; end if;
  if card.valid_until < public.qatar_day(now()) then return 'expired'; end if;
  rest = public.left_to_charge(opened.due);
  if rest = 0 then return 'covered'; end if;
  part = least(round(card.balance * 100)::bigint, rest);
  -- The provider charges at least one riyal.
  if rest - part between 1 and 99 then part = rest - 100; end if;
  if part <= 0 then return 'empty'; end if;
  insert into public.payment_parts (payment_id, gift_card_id, last_digits, amount)
  values ((opened.due).id, card.id, right(card.number, 4), part);
  return 'added';
end;
$$;

comment on function public.add_gift_card_to_payment (text, text, text) is
  'Called by the server with the secret key, which limits the guesses: adds the balance of a gift card to a payment. Answers added (also when it is already there), unknown (number or PIN), blocked, expired, empty, covered (nothing is left to pay), underway (somebody is at the provider), closed or gone.';

-- The number of whole club vouchers, as the club's page promises: the most that the points and the payment allow.
create function public.vouchers_for(due public.payments, member uuid) returns integer
language sql stable
set search_path = ''
as $$
  select max(vouchers)
  from (select due.amount - coalesce(sum(amount), 0) as open
    from public.payment_parts where payment_id = due.id and user_id is distinct from member) as others,
    generate_series(0, greatest(0, least(
      public.points_to_use(member) / public.loyalty_rule('voucher_points'), floor(open / (public.loyalty_rule('voucher_qar') * 100))
    ))::integer) as vouchers
  where open - vouchers * public.loyalty_rule('voucher_qar') * 100 not between 1 and 99
$$;

create function public.find_points_for_payment(wanted_key text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('points', public.points_to_use((select auth.uid())), 'most', public.vouchers_for(payments, (select auth.uid())),
    'part', (select id from public.payment_parts where payment_id = payments.id and user_id = (select auth.uid())))
  from public.payments where link_key = wanted_key and exists (select from public.loyalty_accounts where user_id = (select auth.uid()))
$$;

comment on function public.find_points_for_payment (text) is
  'For a signed-in customer with the link of a payment: { points, most, part } of their own. most: the vouchers that can pay of it. Null without a link or a club account.';

create function public.add_points_to_payment(wanted_key text, vouchers integer) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  member uuid := (select auth.uid());
  opened record;
begin
  if member is null then raise exception 'For members alone' using errcode = 'insufficient_privilege'; end if;
  if vouchers is null or vouchers < 1 then raise exception 'One voucher at least' using errcode = 'check_violation'; end if;
  opened = public.open_parts(wanted_key);
  if opened.outcome <> 'open' then return opened.outcome; end if;
  perform from public.loyalty_accounts where user_id = member for update;
  if not found or vouchers > public.vouchers_for(opened.due, member) then return 'tooFew'; end if;
  insert into public.payment_parts (payment_id, user_id, points, amount)
  values ((opened.due).id, member, vouchers * public.loyalty_rule('voucher_points'), vouchers * public.loyalty_rule('voucher_qar') * 100)
  on conflict (payment_id, user_id) do update set points = excluded.points, amount = excluded.amount;
  return 'added';
end;
$$;

comment on function public.add_points_to_payment (text, integer) is
  'For a signed-in customer, with their own points alone: sets the number of vouchers that pay toward the payment of a link, replacing the earlier number. Answers added, tooFew (points, or money that is left to pay), underway, closed or gone.';

-- The provider charges at least one riyal: if less is left to charge, the part that was added last is removed too.
create function public.leave_a_riyal(due public.payments) returns void
language plpgsql
set search_path = ''
as $$
begin
  while public.left_to_charge(due) between 1 and 99 loop
    delete from public.payment_parts where id = (
      select id from public.payment_parts where payment_id = due.id and status = 'selected' order by created_at desc, id limit 1
    );
    exit when not found;
  end loop;
end;
$$;

create function public.remove_payment_part(wanted_key text, part uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened record := public.open_parts(wanted_key);
begin
  if opened.outcome <> 'open' then return opened.outcome; end if;
  delete from public.payment_parts where id = part and payment_id = (opened.due).id and status = 'selected';
  perform public.leave_a_riyal(opened.due);
  return 'removed';
end;
$$;

comment on function public.remove_payment_part (text, uuid) is
  'Called by the server with the secret key, for a customer with the link of the payment. Answers removed (also when it is already gone), underway, closed or gone.';

-- The following functions are called only by those of payments, which have locked the payment.

create function public.release_parts(payment uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  part public.payment_parts;
begin
  for part in
    select * from public.payment_parts where payment_id = payment and status = 'held' order by gift_card_id, user_id for update
  loop
    update public.payment_parts set status = 'selected' where id = part.id;
    update public.gift_cards set balance = balance + part.amount / 100.0 where id = part.gift_card_id;
  end loop;
end;
$$;

-- Holds all selected parts or none. If one is no longer available, it is removed from the payment and none is held.
create function public.hold_parts(due public.payments) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  part public.payment_parts;
  is_there boolean;
  is_whole boolean := true;
begin
  for part in
    select * from public.payment_parts where payment_id = due.id and status = 'selected' order by gift_card_id, user_id for update
  loop
    if part.gift_card_id is not null then
      update public.gift_cards set balance = balance - part.amount / 100.0
      where id = part.gift_card_id and not is_blocked and valid_until >= public.qatar_day(now()) and balance >= part.amount / 100.0;
      is_there = found;
    else
      perform from public.loyalty_accounts where user_id = part.user_id for update;
      is_there = found and part.points <= public.points_to_use(part.user_id);
    end if;
    if is_there then
      update public.payment_parts set status = 'held' where id = part.id;
    else
      delete from public.payment_parts where id = part.id;
      is_whole = false;
    end if;
  end loop;
  if not is_whole then
    perform public.release_parts(due.id);
    perform public.leave_a_riyal(due);
  end if;
  return is_whole;
end;
$$;

-- Uses the gift cards and points for what the card did not pay, and returns whether they do. For a charge that was given up and then paid all the
-- same, they are held again if possible.
create function public.use_parts(due public.payments, by_card bigint) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  part public.payment_parts;
begin
  if public.left_to_charge(due) <> by_card or not public.hold_parts(due) then return false; end if;
  for part in update public.payment_parts set status = 'used', used_at = now() where payment_id = due.id returning * loop
    if part.gift_card_id is not null then
      perform public.add_to_ledger(due.booking_id, 'gift_card_used', part.id, 'vouchers', 'customer', part.amount);
    else
      perform public.add_to_ledger(due.booking_id, 'points_used', part.id, 'points', 'customer', part.amount);
      if part.user_id is not null then
        perform public.enter_points(part.user_id, -part.points, 'voucher', null, public.qatar_day(now()), null);
      end if;
    end if;
  end loop;
  return true;
end;
$$;

create function public.release_parts_of_charge() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.release_parts(new.payment_id);
  return null;
end;
$$;

create trigger payment_charges_release_parts after update of status on public.payment_charges
  for each row when (old.status in ('new', 'pending') and new.status in ('refused', 'abandoned')) execute function public.release_parts_of_charge();

create function public.release_parts_of_payment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.release_parts(new.id);
  return null;
end;
$$;

create trigger payments_release_parts after update of status on public.payments
  for each row when (new.status in ('cancelled', 'expired')) execute function public.release_parts_of_payment();

-- Gives an amount of a part back to its gift card or points. They stay valid for at least as many days as the club warns before points expire. Points
-- are whole numbers: the remainder goes to the member. They expire when their vouchers would have expired.
create function public.return_part(paid public.payments, part public.payment_parts, refund uuid, back bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  today date := public.qatar_day(now());
  least_until date := today + public.loyalty_rule('warning_days');
  before bigint := (select coalesce(sum(amount), 0) from public.payment_refunds where part_id = part.id);
  made public.payment_refunds;
begin
  insert into public.payment_refunds (id, payment_id, part_id, amount, cause) values (refund, paid.id, part.id, back, 'desk') returning * into made;
  perform public.add_to_ledger(paid.booking_id, 'refund_begun', refund, 'customer', 'refunds', back);
  if part.gift_card_id is not null then
    update public.gift_cards set balance = balance + back / 100.0, valid_until = greatest(valid_until, least_until) where id = part.gift_card_id;
  elsif part.user_id is not null then
    perform from public.loyalty_accounts where user_id = part.user_id for update;
    insert into public.loyalty_entries (user_id, points, reason, expires_at)
    select part.user_id, whole.points, 'voucher_returned', greatest(public.months_after(public.qatar_day(part.used_at), 'voucher_months'), least_until)
    from (select (ceil((before + back) * part.points / part.amount::numeric) - ceil(before * part.points / part.amount::numeric))::integer as points) as whole
    where whole.points > 0;
    perform public.refresh_loyalty_account(part.user_id, today);
  end if;
  perform public.end_refund(paid, made, 'done', case when part.gift_card_id is not null then 'vouchers' else 'points' end);
end;
$$;

-- Gives back at most this amount: gift cards first, then points. Returns the amount given back. `refund` is the id of the first refund.
create function public.return_parts(paid public.payments, refund uuid, most bigint) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  part public.payment_parts;
  back bigint;
  given bigint := 0;
begin
  for part in
    select * from public.payment_parts where payment_id = paid.id and status = 'used' order by gift_card_id, user_id, id for update
  loop
    back = least(part.amount - (select coalesce(sum(amount), 0) from public.payment_refunds where part_id = part.id), most - given);
    continue when back <= 0;
    perform public.return_part(paid, part, case given when 0 then refund else gen_random_uuid() end, back);
    given = given + back;
  end loop;
  return given;
end;
$$;

-- Payments are looked up here, because the look-ups list their parts.

-- Whether the airline has changed the flights, and the customer has not answered. In PL/pgSQL, because a later migration creates the orders.
create function public.has_open_change(booking uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.orders
    where booking_id = has_open_change.booking and status in ('held', 'paid', 'ticketed') and airline_change is not null and change_answer is null
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
    select from public.order_terms join public.orders on orders.id = order_id where booking_id = is_undecided.booking and refund_at is not null
  );
end;
$$;

-- Whether the airline has carried out what a payment was for. In PL/pgSQL for the same reason.
create function public.is_choice_done(payment uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.order_choices where payment_id = payment and status = 'done');
end;
$$;

create function public.find_payment(wanted_key text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', payment.id, 'status', case when payment.status in ('created', 'failed') and payment.pay_by <= now() then 'expired' else payment.status end,
    'failure', payment.failure, 'amount', payment.amount, 'refunded', payment.refunded, 'payBy', payment.pay_by, 'paidAt', payment.paid_at,
    'total', round(booking.total_amount * 100),
    'paid', public.balance_of_booking(booking.id), 'unrefunded', public.balance_of_payment(payment),
    'returned', (select coalesce(sum(back.amount), 0) from public.payment_refunds as back where back.payment_id = payment.id and back.cause = 'late'),
    'isByHand', exists (select from public.payment_charges as taken where taken.payment_id = payment.id and public.is_by_hand(taken.provider))
      or exists (select from public.payment_refunds as back where back.payment_id = payment.id and back.settled = 'byHand'),
    -- Not what this payment asks for: what the booking still costs. A part that an agent has given back is not asked for again; a payment that was
    -- refunded in full is.
    'due', case when booking.status in ('declined', 'cancelled') then 0 else greatest(0, round(booking.total_amount * 100) - (
      select coalesce(sum(one.amount), 0) from public.payments as one
      where one.booking_id = booking.id and public.balance_of_payment(one) > 0 and not public.waits_for_choice(one.id)
    )) end,
    'isConfirmed', booking.status in ('confirmed', 'ticketed'), 'isTicketed', booking.status = 'ticketed', 'isOff', booking.status in ('declined', 'cancelled'), 'choice', payment.choice, 'reference', booking.reference, 'kind', booking.kind, 'offer', booking.offer, 'firstDay', booking.departure_date,
    'parts', public.parts_of_payment(payment.id), 'rest', public.left_to_charge(payment),
    -- The provider says that something else was charged than we asked for. While a charge is pending: nobody has looked into it.
    'isMismatched', exists (
      select from public.payment_charges as other
      where other.payment_id = payment.id and other.mismatch is not null and (payment.status <> 'pending' or other.mismatch_at is not null)
    ),
    'isChanged', public.has_open_change(booking.id),
    'isUndecided', public.is_undecided(booking.id),
    -- In the same answer as the first day, which a change of flights changes.
    'isChoiceDone', payment.choice is not null and public.is_choice_done(payment.id),
    'charge', (
      select jsonb_build_object('provider', charge.provider, 'id', charge.provider_id) from public.payment_charges as charge
      where charge.payment_id = payment.id and charge.status = 'pending'
    )
  )
  from public.payments as payment join public.bookings as booking on booking.id = payment.booking_id
  where payment.link_key = wanted_key
$$;

comment on function public.find_payment (text) is
  'Called by the server with the secret key: a payment by the key of its link. Null if there is none.';

create function public.find_booking(wanted_reference text, wanted_surname text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', bookings.reference, 'kind', kind, 'status', status, 'offer', offer,
    'total', total_amount, 'currency', currency,
    'firstDay', departure_date, 'lastDay', last_travel_date, 'requestedAt', created_at,
    'isClaimed', user_id is not null,
    'issued', issued,
    'travellers', (
      select jsonb_agg(jsonb_build_object(
        'type', type, 'name', given_names || ' ' || surname,
        'loyalty', case when loyalty_number is not null
          then jsonb_build_object('airline', loyalty_airline, 'ending', right(loyalty_number, 3)) end
      ) order by position)
      from public.booking_passengers where booking_id = bookings.id
    ),
    'changes', coalesce((
      select jsonb_agg(jsonb_build_object('kind', asked.kind, 'status', asked.status, 'askedAt', asked.created_at) order by asked.created_at)
      from public.booking_change_requests as asked where asked.booking_id = bookings.id
    ), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', due.id, 'status', due.status, 'amount', due.amount, 'refunded', due.refunded, 'pay_by', due.pay_by, 'paid_at', due.paid_at,
        'link_key', due.link_key, 'choice', due.choice, 'payment_parts', public.parts_of_payment(due.id)
      ) order by due.created_at)
      from public.payments as due where due.booking_id = bookings.id
    ), '[]')
  )
  from public.bookings
  where id = public.booking_of(wanted_reference, wanted_surname)
$$;

comment on function public.find_booking (text, text) is
  'Called by the server with the secret key: a booking by its reference and the surname of one of its travellers, without passports and contact. Null if they do not match.';

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
    from booking join public.refunds on refunds.booking_id = booking.id
    where wanted_reference in (booking.reference, refunds.reference)
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
    from booking
    join public.payments on payments.booking_id = booking.id
    join public.payment_refunds as back on back.payment_id = payments.id and back.status <> 'failed'
    left join public.payment_parts as part on part.id = back.part_id
    left join public.ledger_entries as done on done.kind = 'refund_done' and done.cause = back.id
    where wanted_reference = booking.reference
  ) as found
$$;

comment on function public.find_refunds (text, text) is
  'Called by the server with the secret key. The refunds of a booking, or one of them by its own reference, for the e-mail address the booking was made with; null for whatever does not fit.';

revoke execute on function
  public.points_held (uuid), public.points_to_use (uuid), public.paid_with_points (uuid), public.left_to_charge (public.payments), public.leave_a_riyal (public.payments),
  public.parts_of_payment (uuid), public.has_open_change (uuid), public.is_undecided (uuid), public.is_choice_done (uuid), public.open_parts (text), public.add_gift_card_to_payment (text, text, text),
  public.vouchers_for (public.payments, uuid), public.find_points_for_payment (text), public.add_points_to_payment (text, integer),
  public.remove_payment_part (text, uuid), public.release_parts (uuid), public.hold_parts (public.payments),
  public.use_parts (public.payments, bigint), public.release_parts_of_charge (), public.release_parts_of_payment (),
  public.return_part (public.payments, public.payment_parts, uuid, bigint), public.return_parts (public.payments, uuid, bigint),
  public.find_payment (text), public.find_booking (text, text), public.find_refunds (text, text)
from public, anon, authenticated, service_role;
grant execute on function public.find_points_for_payment (text), public.add_points_to_payment (text, integer) to authenticated;
grant execute on function
  public.add_gift_card_to_payment (text, text, text), public.remove_payment_part (text, uuid), public.find_payment (text), public.find_booking (text, text),
  public.find_refunds (text, text)
to service_role;
