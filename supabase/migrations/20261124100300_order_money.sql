-- What orders cost, what the agency earns by them, and what is left to buy with.

-- What the tickets have cost the agency so far, minus what suppliers gave back.
create function public.cost_of_booking(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(case
    when kind in ('order_paid', 'order_changed', 'extras_bought') then amount
    when kind in ('order_cancelled', 'change_returned') then -amount
  end), 0)::bigint
  from public.ledger_entries where booking_id = cost_of_booking.booking
$$;

-- What suppliers have kept of the other orders of a booking. Orders that the airline cancelled without a quote do not count: their refund
-- is unknown, and is settled between agency and supplier. Nor do orders that were given up and bought all the same, for the same reason.
create function public.cost_of_other_orders(booking uuid, this_one uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(case kind when 'order_paid' then amount else -amount end), 0)::bigint
  from public.ledger_entries
  where booking_id = cost_of_other_orders.booking and kind in ('order_paid', 'order_cancelled') and cause <> this_one
    and not exists (
      select from public.orders join public.order_terms on order_id = id
      where id = cause and (status in ('failed', 'expired') or (status = 'cancelled' and quote is null))
    )
$$;

-- The same for all orders, including what was bought for them afterwards. In PL/pgSQL, because a later migration creates order_choices.
create function public.retained_by_suppliers(booking uuid) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select greatest(0, coalesce(sum(
      case when entry.kind in ('order_cancelled', 'change_returned') then -entry.amount else entry.amount end
    ), 0))
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

-- What customers have paid and no order has used yet.
create function public.money_to_buy_with(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select public.balance_of_booking(money_to_buy_with.booking) - public.cost_of_booking(money_to_buy_with.booking)
$$;

-- The agency's margin on a booking. A loss is below zero.
create function public.margin_of_booking(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(case when debit = 'margin' then -amount else amount end), 0)::bigint
  from public.ledger_entries where booking_id = margin_of_booking.booking and kind in ('margin', 'margin_returned')
$$;

-- Where the agency set the price, what the supplier gets below that price is the agency's margin, and what it gets above that price is a
-- loss.
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
  -- The margin of an earlier order is not earned again, and what was bought or changed for it has raised the price.
  earned = price - dirhams - greatest(0, public.margin_of_booking(bought.booking_id)) - (
    select coalesce(sum(case kind when 'change_returned' then -amount else amount end), 0)
    from public.ledger_entries
    where booking_id = bought.booking_id and kind in ('order_changed', 'extras_bought', 'change_returned')
  );
  if earned > 0 then
    perform public.add_to_ledger(bought.booking_id, 'margin', bought.id, 'customer', 'margin', earned);
  elsif earned < 0 then
    perform public.add_to_ledger(bought.booking_id, 'margin', bought.id, 'margin', 'customer', -earned);
  end if;
end;
$$;

-- Records the cost of an order for the agency, once, and gives back what it cost less than the customer has paid for it. A later dispute
-- about the price is settled with the supplier.
create function public.book_order_cost(bought public.orders, dirhams bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  if dirhams > 0 and not exists (select from public.ledger_entries where kind = 'order_paid' and cause = bought.id) then
    perform public.add_to_ledger(bought.booking_id, 'order_paid', bought.id, 'customer', 'supplier', dirhams);
    perform public.return_price_drop(bought, dirhams);
    perform public.book_margin(bought, dirhams);
  end if;
end;
$$;

revoke execute on function
  public.cost_of_booking (uuid), public.cost_of_other_orders (uuid, uuid), public.retained_by_suppliers (uuid),
  public.money_to_buy_with (uuid), public.margin_of_booking (uuid), public.book_margin (public.orders, bigint),
  public.book_order_cost (public.orders, bigint)
from public, anon, authenticated, service_role;
