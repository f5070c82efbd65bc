-- Money goes back: what begins a refund, how it ends, and what the desk does about it.

create function public.charge_that_counts(paid public.payments) returns public.payment_charges
language plpgsql stable
set search_path = ''
as $$
declare
  charge public.payment_charges;
begin
  select * into strict charge from public.payment_charges as known
  where known.payment_id = paid.id and known.status = 'paid'
    and not exists (select from public.payment_refunds as back where back.charge_id = known.id and back.cause <> 'desk');
  return charge;
end;
$$;

create function public.begin_refund(
  of public.payment_charges, refund uuid, amount bigint, cause text, price_fell boolean default false
) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.payment_refunds (id, payment_id, charge_id, amount, cause, price_fell)
  values (refund, of.payment_id, of.id, begin_refund.amount, begin_refund.cause, begin_refund.price_fell);
  perform public.add_to_ledger((select booking_id from public.payments where id = of.payment_id), 'refund_begun', refund,
    'customer', 'refunds', begin_refund.amount);
end;
$$;

-- Refunds the amount, at most the whole payment: to gift cards and points first, which is done at once, then to the card.
create function public.refund_payment(
  paid public.payments, refund uuid, amount bigint, price_fell boolean default false
) returns void
language plpgsql
set search_path = ''
as $$
declare
  given bigint;
begin
  if not public.take_back_gift(paid, refund, amount) then
    raise exception 'The gift card is spent' using errcode = 'check_violation';
  end if;
  given = public.return_parts(paid, refund, amount, price_fell);
  if given < amount then
    perform public.begin_refund(public.charge_that_counts(paid), case given when 0 then refund else gen_random_uuid() end,
      amount - given, 'desk', price_fell);
  end if;
end;
$$;

-- The same for all payments that are kept for a booking. The caller has locked the booking.
create function public.refund_booking(booking uuid, most bigint, price_fell boolean default false) returns void
language plpgsql
set search_path = ''
as $$
declare
  paid public.payments;
  part bigint;
  rest bigint := most;
begin
  for paid in
    select * from public.payments where booking_id = booking and status in ('paid', 'partly_refunded') and public.free_balance(payments) > 0
    order by created_at desc, id for update
  loop
    rest = rest - public.return_parts(paid, gen_random_uuid(), least(public.free_balance(paid), rest), price_fell);
  end loop;
  for paid in
    select * from public.payments where booking_id = booking and status in ('paid', 'partly_refunded')
    order by created_at desc, id
  loop
    part = least(public.free_balance(paid), rest);
    continue when part <= 0;
    perform public.refund_payment(paid, gen_random_uuid(), part, price_fell);
    rest = rest - part;
  end loop;
end;
$$;

-- Ends a refund. `paid_from` is the account it was paid from.
create function public.end_refund(paid public.payments, known public.payment_refunds, said text, paid_from text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.payment_refunds set status = said, failed_at = case said when 'failed' then now() end where id = known.id;
  if said = 'failed' then
    perform public.add_to_ledger(paid.booking_id, 'refund_failed', known.id, 'refunds', 'customer', known.amount);
    -- Its amount waits for the decision again. It is subtracted when the refund is sent again or paid back by hand.
    if known.cause = 'desk' then perform public.add_to_refund_due(paid.booking_id, known.amount); end if;
    return;
  end if;
  -- A refund that had failed is no longer in progress: its money belongs to the customer again.
  perform public.add_to_ledger(paid.booking_id, 'refund_done', known.id, case known.status when 'failed' then 'customer' else 'refunds' end,
    paid_from, known.amount);
  if known.cause = 'desk' then
    update public.payments
    set refunded = refunded + known.amount, status = case when refunded + known.amount = amount then 'refunded' else 'partly_refunded' end
    where id = paid.id;
  end if;
  -- The points of a deleted account were deleted with it.
  if exists (select from public.payment_parts where id = known.part_id and points is not null and user_id is null) then return; end if;
  perform public.notify_payment(paid,
    case paid_from
      when 'bank' then 'repaid'
      when 'cash' then 'repaid'
      when 'vouchers' then 'toGiftCard'
      when 'points' then 'toPoints'
      else 'refunded'
    end,
    known.amount, known.id);
end;
$$;

create function public.record_refund(refund uuid, refund_id text, said text, said_amount bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payment_refunds;
  paid public.payments;
begin
  paid = public.lock_payment((select payment_id from public.payment_refunds where id = refund));
  if paid.id is null then return 'unknown'; end if;
  select * into strict known from public.payment_refunds where id = refund for update;
  if known.provider_id <> refund_id or said_amount is distinct from known.amount then return 'mismatch'; end if;
  if known.status in ('done', 'failed') then
    -- Compared with the end that we expect at the provider, whether the provider or an agent reported it. What was paid back by hand was
    -- not sent there.
    if said = 'pending' or said = (case known.settled when 'byHand' then 'failed' else known.status end) then return 'unchanged'; end if;
    if known.contradicted is distinct from said then
      update public.payment_refunds set contradicted = said, contradicted_at = now() where id = refund;
      perform public.notify_staff(bookings, 'refundContradicted') from public.bookings where id = paid.booking_id;
    end if;
    return 'contradiction';
  end if;
  if known.status = said then return 'unchanged'; end if;
  update public.payment_refunds set status = said, provider_id = refund_id where id = refund;
  if said <> 'pending' then perform public.end_refund(paid, known, said, 'provider'); end if;
  return said;
end;
$$;

comment on function public.record_refund (uuid, text, text, bigint) is
  'Called by the server with the secret key, with the provider''s own answer: pending, done or failed. '
  'Answers the same, or unchanged, unknown, mismatch or contradiction.';

create function public.desk_refund_payment(
  payment uuid, refund uuid, amount bigint, seen bigint default null, again uuid default null, seen_order text default null
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
  charge public.payment_charges;
  refused public.payment_refunds;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  paid = public.lock_payment(payment);
  if paid.id is null then return 'gone'; end if;
  if exists (select from public.payment_refunds where id = refund) then return 'repeated'; end if;
  -- An automatic refund that was refused comes first, in full.
  select * into refused from public.payment_refunds as known
  where known.payment_id = paid.id and known.cause <> 'desk' and known.status = 'failed' and not exists (
    select from public.payment_refunds as later
    where later.charge_id = known.charge_id and later.cause = known.cause and later.status <> 'failed'
  ) and known.id = coalesce(again, known.id) limit 1;
  if found then
    if desk_refund_payment.amount is distinct from refused.amount then return 'tooMuch'; end if;
    select * into strict charge from public.payment_charges where id = refused.charge_id;
    perform public.begin_refund(charge, refund, refused.amount, refused.cause);
    return 'created';
  end if;
  -- A colleague has sent it: this agent does not mean the money of the payment itself.
  if again is not null then return 'stale'; end if;
  if paid.status not in ('paid', 'partly_refunded') or desk_refund_payment.seen <> public.balance_of_payment(paid)
    or public.waits_for_choice(paid.id)
    or desk_refund_payment.seen_order <> coalesce((
      select status from public.orders where booking_id = paid.booking_id order by created_at desc limit 1
    ), 'none')
  then return 'stale'; end if;
  if public.is_being_spent(paid.booking_id) then return 'busy'; end if;
  if (desk_refund_payment.amount between 1 and public.balance_of_payment(paid)) is not true then return 'tooMuch'; end if;
  if not public.take_back_gift(paid, refund, desk_refund_payment.amount) then return 'tooMuch'; end if;
  perform public.refund_payment(paid, refund, desk_refund_payment.amount);
  perform public.add_to_refund_due(paid.booking_id, -desk_refund_payment.amount);
  perform public.desk_write('booking', paid.booking_id, (select reference from public.bookings where id = paid.booking_id), null, null,
    'Refund · استرداد: ' || public.riyals_in_words(desk_refund_payment.amount, 'en'));
  return 'created';
end;
$$;

comment on function public.desk_refund_payment (uuid, uuid, bigint, bigint, uuid, text) is
  'For staff alone: refunds part or all of a payment, but nothing of what is being ordered. '
  'seen: the refundable amount on the agent''s screen, so that two agents do not both refund it. '
  'again: the automatic refund that was refused and is sent again. seen_order: the status of the latest order on the screen, or none, so '
  'that the price of tickets that a colleague has just bought is not refunded. Answers created, repeated, gone, '
  'stale, busy (it is being spent) or tooMuch.';

-- A refund without an end: its answer was lost, or the provider refused to take it. It becomes due now. If it was sent so long ago that the
-- provider has lost its idempotency key, it is sent again.
create function public.desk_ask_refund_again(refund uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payment_refunds;
  paid public.payments;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into known from public.payment_refunds where id = refund for update;
  -- The provider may still be processing it, and its list may not show it yet.
  if known.status = 'new' and known.asked_at > now() - interval '5 minutes' then return 'tooSoon'; end if;
  update public.payment_refunds
  set ask_again_at = now(),
    first_asked_at = case when status = 'new' and first_asked_at <= now() - interval '20 hours' then null else first_asked_at end
  where id = refund and status in ('new', 'pending') returning * into known;
  if not found then return 'stale'; end if;
  select * into strict paid from public.payments where id = known.payment_id;
  perform public.desk_write('booking', paid.booking_id, (select reference from public.bookings where id = paid.booking_id), null, null,
    'Refund asked about again · استعلام جديد عن الاسترداد: ' || public.riyals_in_words(known.amount, 'en'));
  return 'askedAgain';
end;
$$;

comment on function public.desk_ask_refund_again (uuid) is
  'For staff alone: asks the provider about a refund now instead of in an hour. Answers askedAgain, stale or tooSoon.';

-- Whether a refused refund must still be paid. A refund that was begun after the refusal replaces it. Refunds that were under way at the
-- same time and were all refused are different refunds: it must be paid until the later ones add up to their sum. The desk shows the same:
-- hasFailed in lib/desk/payments.ts.
create function public.is_still_unsent(refused public.payment_refunds) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(sum(other.amount) filter (
      where other.status = 'failed' and other.created_at <= refused.failed_at and other.failed_at >= refused.created_at
    ), 0)
    > coalesce(sum(other.amount) filter (where other.status <> 'failed' and other.created_at > refused.failed_at), 0)
  from public.payment_refunds as other
  where other.payment_id = refused.payment_id and other.cause = refused.cause and other.charge_id is not distinct from refused.charge_id
$$;

create function public.desk_settle_refund(refund uuid, how text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payment_refunds;
  paid public.payments;
  is_refused boolean;
  taken_by text;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if how is null or how not in ('provider', 'byHand', 'notSent', 'seen') then
    raise exception 'It ends in no such way' using errcode = 'check_violation';
  end if;
  paid = public.lock_payment((select payment_id from public.payment_refunds where id = refund));
  if paid.id is null then return 'gone'; end if;
  select * into strict known from public.payment_refunds where id = refund for update;
  is_refused = known.status = 'failed' and (known.settled is null or known.contradicted_at is not null);
  select provider into taken_by from public.payment_charges where id = known.charge_id;
  if how = 'seen' then
    if known.contradicted_at is null then return 'stale'; end if;
  elsif is_refused then
    -- It has been sent again in the meantime.
    if how <> 'notSent' and known.cause <> 'desk' and exists (
      select from public.payment_refunds as again
      where again.charge_id = known.charge_id and again.cause = known.cause and again.status <> 'failed'
    ) then return 'stale'; end if;
    if how <> 'notSent' and known.cause = 'desk' and known.amount > public.balance_of_payment(paid) then return 'tooMuch'; end if;
    if how <> 'notSent' and known.contradicted_at is null and not public.is_still_unsent(known) then return 'stale'; end if;
  elsif known.status not in ('new', 'pending') then
    return 'stale';
  elsif public.is_by_hand(taken_by) then
    if how = 'provider' then return 'stale'; end if;
  -- While the refund takes its usual course, nobody knows more than the provider. A request that was just sent may still be on its way to
  -- the provider.
  elsif known.asks < 3 or (known.status = 'new' and known.asked_at > now() - interval '5 minutes') then
    return 'tooSoon';
  end if;
  update public.payment_refunds set settled = case how when 'seen' then settled else how end, contradicted_at = null where id = refund;
  if how in ('provider', 'byHand') then
    perform public.end_refund(paid, known, 'done',
      case when how = 'provider' then 'provider' when taken_by = 'cash' then 'cash' else 'bank' end);
    if is_refused and known.cause = 'desk' then perform public.add_to_refund_due(paid.booking_id, -known.amount); end if;
  elsif how = 'notSent' and not is_refused then
    perform public.end_refund(paid, known, 'failed', 'provider');
  end if;
  perform public.desk_write('booking', paid.booking_id, (select reference from public.bookings where id = paid.booking_id), null, null,
    case how
      when 'provider' then 'Refund marked as sent by the provider · سُجّل الاسترداد مُرسلًا من مزوّد خدمة الدفع: '
      when 'byHand' then 'Refund marked as paid back another way · سُجّل الاسترداد مدفوعًا بطريقة أخرى: '
      when 'seen' then 'Contradiction about a refund looked into · رُوجع التعارض بشأن الاسترداد: '
      else 'Refund marked as not sent · سُجّل الاسترداد غير مُرسل: '
    end || public.riyals_in_words(known.amount, 'en'));
  return 'settled';
end;
$$;

comment on function public.desk_settle_refund (uuid, text) is
  'For staff alone: closes a refund of which the provider says nothing, or which it has refused, in the way that an agent knows it has '
  'ended. seen: only that the provider''s contradiction was looked into. Answers settled, stale, tooSoon, tooMuch or gone.';

revoke execute on function
  public.charge_that_counts (public.payments), public.begin_refund (public.payment_charges, uuid, bigint, text, boolean),
  public.refund_payment (public.payments, uuid, bigint, boolean), public.refund_booking (uuid, bigint, boolean),
  public.end_refund (public.payments, public.payment_refunds, text, text), public.record_refund (uuid, text, text, bigint),
  public.desk_refund_payment (uuid, uuid, bigint, bigint, uuid, text), public.desk_ask_refund_again (uuid),
  public.is_still_unsent (public.payment_refunds), public.desk_settle_refund (uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_refund_payment (uuid, uuid, bigint, bigint, uuid, text), public.desk_ask_refund_again (uuid),
  public.is_still_unsent (public.payment_refunds), public.desk_settle_refund (uuid, text)
to authenticated;
grant execute on function public.record_refund (uuid, text, text, bigint) to service_role;
