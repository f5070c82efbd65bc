-- What gift cards and Karam Club points pay of a payment. See docs/product/payments.md. Only the functions of these parts write these rows.
-- Rows are locked after those of payments and charges: part, gift card, club account.

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
  'The part of a payment that comes from a gift card or from a member''s points. The rest is charged at the provider. '
  'Staff and the owner of the booking read it.';
comment on column public.payment_parts.user_id is 'The member whose points they are. Null once the account is deleted.';
comment on column public.payment_parts.amount is 'In dirhams.';
comment on column public.payment_parts.status is
  'selected: nothing is taken yet. held: taken off the card or the points while the rest is charged, '
  'and given back if the charge fails. used: paid.';

create index payment_parts_of_gift_card on public.payment_parts (gift_card_id);
create index payment_parts_of_member on public.payment_parts (user_id);

alter table public.payment_refunds
  alter column charge_id drop not null,
  add column part_id uuid references public.payment_parts (id) on delete cascade,
  add constraint payment_refunds_one_way check (num_nonnulls(charge_id, part_id) = 1);

comment on column public.payment_refunds.part_id is
  'The gift card or points that get the refund, at once. Null for a refund through the provider.';

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
create policy "Staff read what gift cards and points pay" on public.payment_parts
  for select to authenticated
  using ((select public.is_staff()));

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

-- For the customer, on the page of the payment. Parts can change until somebody has seen the provider's page. A charge without a page is
-- abandoned, because its amount changes with the parts.
create function public.open_parts(wanted_key text, out due public.payments, out outcome text)
language plpgsql
set search_path = ''
as $$
begin
  due = public.lock_payment((select id from public.payments where link_key = wanted_key));
  outcome = case
    when due.id is null then 'gone'
    when due.status = 'pending' then 'underway'
    -- A gift card bought with another one would never expire.
    when due.status not in ('created', 'failed') or due.pay_by <= now() or due.choice = 'gift' then 'closed'
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
  'Called by the server with the secret key, which limits the guesses: adds the balance of a gift card to a payment. '
  'Answers added (also when it is already there), unknown (number or PIN), blocked, expired, empty, covered (nothing is left to pay), '
  'underway (somebody is at the provider), closed or gone.';

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
  'For a signed-in customer with the link of a payment: { points, most, part } of their own. most: the vouchers that can pay of it. '
  'Null without a link or a club account.';

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
  'For a signed-in customer, with their own points alone: sets the number of vouchers that pay toward the payment of a link, replacing '
  'the earlier number. Answers added, tooFew (points, or money that is left to pay), underway, closed or gone.';

-- The provider charges at least one riyal: if less is left to charge, or the payment is for less now, the part that was added last is
-- removed too.
create function public.leave_a_riyal(due public.payments) returns void
language plpgsql
set search_path = ''
as $$
begin
  while public.left_to_charge(due) < 100 and public.left_to_charge(due) <> 0 loop
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
  'Called by the server with the secret key, for a customer with the link of the payment. '
  'Answers removed (also when it is already gone), underway, closed or gone.';

revoke execute on function
  public.points_held (uuid), public.points_to_use (uuid), public.paid_with_points (uuid), public.left_to_charge (public.payments),
  public.parts_of_payment (uuid), public.open_parts (text), public.add_gift_card_to_payment (text, text, text),
  public.vouchers_for (public.payments, uuid), public.find_points_for_payment (text), public.add_points_to_payment (text, integer),
  public.leave_a_riyal (public.payments), public.remove_payment_part (text, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.find_points_for_payment (text), public.add_points_to_payment (text, integer) to authenticated;
grant execute on function public.add_gift_card_to_payment (text, text, text), public.remove_payment_part (text, uuid) to service_role;
