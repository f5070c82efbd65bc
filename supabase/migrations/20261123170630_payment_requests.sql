-- An agent asks for money, or records it. Every outcome except the first of a function changes nothing.

create function public.desk_ask_payment(
  payment uuid, booking uuid, amount bigint, pay_by timestamptz, seen bigint default null
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  made public.payments;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into trip from public.bookings where id = desk_ask_payment.booking for update;
  if not found then return 'gone'; end if;
  if exists (select from public.payments where id = payment) then return 'repeated'; end if;
  if trip.status not in ('confirmed', 'ticketed') or trip.kind = 'gift' then return 'notConfirmed'; end if;
  if desk_ask_payment.pay_by <= now() or desk_ask_payment.pay_by > now() + interval '1 year' then return 'deadline'; end if;
  if exists (
    select from public.payments where booking_id = trip.id and status in ('created', 'pending', 'failed')
  ) then return 'open'; end if;
  if seen <> (
    select coalesce(sum(public.balance_of_payment(payments)), 0) from public.payments where booking_id = trip.id
  ) then return 'stale'; end if;
  insert into public.payments (id, booking_id, amount, pay_by)
  values (payment, trip.id, desk_ask_payment.amount, desk_ask_payment.pay_by) returning * into made;
  perform public.notify_payment(made, 'asked', made.amount, made.id);
  perform public.desk_write('booking', trip.id, trip.reference, null, null,
    'Payment asked for · طلب دفع: ' || public.riyals_in_words(made.amount, 'en'));
  return 'created';
end;
$$;

comment on function public.desk_ask_payment (uuid, uuid, bigint, timestamptz, bigint) is
  'For staff alone: asks the customer of a confirmed booking to pay, by mail and bell. '
  'seen: what is paid on the agent''s screen, so that nobody is asked for what a colleague has just recorded. '
  'Answers created, repeated, gone, notConfirmed, deadline, open or stale.';

create function public.desk_withdraw_payment(payment uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  open public.payments;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  open = public.lock_payment(payment);
  if open.id is null or open.status not in ('created', 'pending', 'failed') then return 'stale'; end if;
  update public.payments set status = 'cancelled' where id = open.id;
  perform public.notify_payment(open, 'withdrawn', open.amount, open.id);
  perform public.desk_write('booking', open.booking_id, (select reference from public.bookings where id = open.booking_id), null, null,
    'Payment withdrawn · سُحب طلب الدفع: ' || public.riyals_in_words(open.amount, 'en'));
  return 'withdrawn';
end;
$$;

comment on function public.desk_withdraw_payment (uuid) is
  'For staff alone: the link stops working, and money that is paid all the same is refunded. Answers withdrawn or stale.';

-- Records money that the customer has paid at the branch, or to our bank. The number of a receipt or transfer counts once.
create function public.desk_record_payment(
  payment uuid, booking uuid, amount bigint, method text, number text, seen bigint default null
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  made public.payments;
  taken public.payment_charges;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if public.is_by_hand(method) is not true then raise exception 'It is paid in no such way' using errcode = 'check_violation'; end if;
  -- Normalize the number as it was typed or copied: Arabic digits, small letters, direction marks.
  number = translate(upper(number), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
  number = regexp_replace(number, '[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g');
  number = btrim(regexp_replace(number, '\s+', ' ', 'g'));
  if (char_length(number) between 1 and 60) is not true then raise exception 'It has a number' using errcode = 'check_violation'; end if;
  select * into trip from public.bookings where id = desk_record_payment.booking for update;
  if not found then return 'gone'; end if;
  if exists (select from public.payments where id = payment) then return 'repeated'; end if;
  if trip.status not in ('confirmed', 'ticketed') or trip.kind = 'gift' then return 'notConfirmed'; end if;
  if exists (
    select from public.payments where booking_id = trip.id and status in ('created', 'pending', 'failed')
  ) then return 'open'; end if;
  if seen <> (
    select coalesce(sum(public.balance_of_payment(payments)), 0) from public.payments where booking_id = trip.id
  ) then return 'stale'; end if;
  -- Two agents may record the same number for two bookings at once.
  insert into public.payments (id, booking_id, amount, pay_by)
  values (payment, trip.id, desk_record_payment.amount, now()) returning * into made;
  begin
    insert into public.payment_charges (payment_id, amount, provider, provider_id, status)
    values (made.id, made.amount, method, number, 'paid') returning * into taken;
  exception
    when unique_violation then
      delete from public.payments where id = made.id;
      return 'sameNumber';
  end;
  perform public.add_to_ledger(trip.id, 'captured', taken.id, case method when 'cash' then 'cash' else 'bank' end, 'customer', made.amount);
  perform public.complete_payment(made, taken.id);
  perform public.desk_write('booking', trip.id, trip.reference, null, null,
    case method when 'cash' then 'Paid in cash · دُفع نقدًا: ' else 'Paid by bank transfer · دُفع بتحويل بنكي: ' end
      || public.riyals_in_words(made.amount, 'en') || ' (' || U&'\2068' || replace(number, '·', '-') || U&'\2069)');
  return 'created';
end;
$$;

comment on function public.desk_record_payment (uuid, uuid, bigint, text, text, bigint) is
  'For staff alone: the customer of a confirmed booking has paid in cash or by transfer. '
  'seen: what is paid on the agent''s screen, so that two agents do not record the same money under two numbers. '
  'Answers created, repeated, gone, notConfirmed, open, stale or sameNumber (that number is recorded already).';

-- An agent has recorded cash or a transfer that never arrived: another amount, another booking. The opposite entry is added to the ledger,
-- and the number may be recorded again.
create function public.desk_undo_record(payment uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
  taken public.payment_charges;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  paid = public.lock_payment(payment);
  if paid.id is null then return 'gone'; end if;
  select * into taken from public.payment_charges as known
  where known.payment_id = paid.id and known.status = 'paid' and public.is_by_hand(known.provider) for update;
  if taken.id is null or public.balance_of_payment(paid) <> paid.amount then return 'stale'; end if;
  if public.is_being_spent(paid.booking_id) then return 'busy'; end if;
  update public.payment_charges set status = 'mistaken', provider_id = null where id = taken.id;
  update public.payments set status = 'cancelled', paid_at = null where id = paid.id;
  perform public.add_to_ledger(paid.booking_id, 'capture_undone', taken.id,
    'customer', case taken.provider when 'cash' then 'cash' else 'bank' end, taken.amount);
  perform public.add_to_refund_due(paid.booking_id, -taken.amount);
  perform public.notify_payment(paid, 'undone', paid.amount, taken.id);
  perform public.desk_write('booking', paid.booking_id, (select reference from public.bookings where id = paid.booking_id), null, null,
    'Payment recorded by mistake · دفعة سُجّلت بالخطأ: ' || public.riyals_in_words(taken.amount, 'en')
      || ' (' || U&'\2068' || replace(taken.provider_id, '·', '-') || U&'\2069)');
  return 'undone';
end;
$$;

comment on function public.desk_undo_record (uuid) is
  'For staff alone: cash or a transfer that was recorded by mistake does not count, and the customer is told. '
  'Answers undone, gone, stale (not such a payment, or some of it was refunded) or busy (it is being spent).';

-- Closes the payments of a booking that has ended. Money that is paid all the same is refunded, and so is an immediate payment for a
-- request that we declined.
create function public.close_payments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept bigint := public.balance_of_booking(new.id);
begin
  update public.payments set status = 'cancelled' where booking_id = new.id and status in ('created', 'pending', 'failed');
  if new.status = 'declined' then
    perform public.refund_booking(new.id, kept);
    perform public.add_to_refund_due(new.id, -kept);
  end if;
  return null;
end;
$$;

create trigger bookings_close_payments after update of status on public.bookings
  for each row when (new.status in ('declined', 'cancelled')) execute function public.close_payments();

revoke execute on function
  public.desk_ask_payment (uuid, uuid, bigint, timestamptz, bigint), public.desk_withdraw_payment (uuid),
  public.desk_record_payment (uuid, uuid, bigint, text, text, bigint), public.desk_undo_record (uuid), public.close_payments ()
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_ask_payment (uuid, uuid, bigint, timestamptz, bigint), public.desk_withdraw_payment (uuid),
  public.desk_record_payment (uuid, uuid, bigint, text, text, bigint), public.desk_undo_record (uuid)
to authenticated;
