-- Gift cards and points are held, used and given back. Only functions of payments, which have locked the payment, call these.

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

-- Uses the gift cards and points for what the card did not pay, and returns whether they do. For a charge that was given up and then paid
-- all the same, they are held again if possible.
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
  for each row when (old.status in ('new', 'pending') and new.status in ('refused', 'abandoned'))
  execute function public.release_parts_of_charge();

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

-- Gives an amount of a part back to its gift card or points. They stay valid for at least as many days as the club warns before points
-- expire. Points are whole numbers: the remainder goes to the member. They expire when their vouchers would have expired.
create function public.return_part(
  paid public.payments, part public.payment_parts, refund uuid, back bigint, price_fell boolean
) returns void
language plpgsql
set search_path = ''
as $$
declare
  today date := public.qatar_day(now());
  least_until date := today + public.loyalty_rule('warning_days');
  before bigint := (select coalesce(sum(amount), 0) from public.payment_refunds where part_id = part.id);
  made public.payment_refunds;
begin
  insert into public.payment_refunds (id, payment_id, part_id, amount, cause, price_fell)
  values (refund, paid.id, part.id, back, 'desk', return_part.price_fell) returning * into made;
  perform public.add_to_ledger(paid.booking_id, 'refund_begun', refund, 'customer', 'refunds', back);
  if part.gift_card_id is not null then
    update public.gift_cards set balance = balance + back / 100.0, valid_until = greatest(valid_until, least_until)
    where id = part.gift_card_id;
  elsif part.user_id is not null then
    perform from public.loyalty_accounts where user_id = part.user_id for update;
    insert into public.loyalty_entries (user_id, points, reason, expires_at)
    select part.user_id, whole.points, 'voucher_returned',
      greatest(public.months_after(public.qatar_day(part.used_at), 'voucher_months'), least_until)
    from (
      select (
        ceil((before + back) * part.points / part.amount::numeric) - ceil(before * part.points / part.amount::numeric)
      )::integer as points
    ) as whole
    where whole.points > 0;
    perform public.refresh_loyalty_account(part.user_id, today);
  end if;
  perform public.end_refund(paid, made, 'done', case when part.gift_card_id is not null then 'vouchers' else 'points' end);
end;
$$;

-- Gives back at most this amount: gift cards first, then points. Returns the amount given back. `refund` is the id of the first refund.
create function public.return_parts(
  paid public.payments, refund uuid, most bigint, price_fell boolean default false
) returns bigint
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
    perform public.return_part(paid, part, case given when 0 then refund else gen_random_uuid() end, back,
      price_fell);
    given = given + back;
  end loop;
  return given;
end;
$$;

revoke execute on function
  public.release_parts (uuid), public.hold_parts (public.payments), public.use_parts (public.payments, bigint),
  public.release_parts_of_charge (), public.release_parts_of_payment (),
  public.return_part (public.payments, public.payment_parts, uuid, bigint, boolean),
  public.return_parts (public.payments, uuid, bigint, boolean)
from public, anon, authenticated, service_role;
