-- What functions of payments and orders ask and do under a lock: balances, the ledger, the money that waits for a decision.

-- Locks a payment until the end of the transaction; null when there is none. To avoid deadlocks, rows are locked in the same sequence
-- everywhere: booking, payment, charge, refund, order, step. A ledger entry takes a key-share lock on its booking, as this function does.
create function public.lock_payment(wanted uuid) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform from public.bookings where id = (select booking_id from public.payments where id = wanted) for key share;
  select * into payment from public.payments where id = wanted for update;
  return payment;
end;
$$;

create function public.add_to_ledger(booking uuid, kind text, cause uuid, debit text, credit text, amount bigint) returns void
language sql
set search_path = ''
as $$
  insert into public.ledger_entries (booking_id, kind, cause, debit, credit, amount) values (booking, kind, cause, debit, credit, amount)
$$;

-- No provider can refund these: an agent pays the money back, and closes the refund by hand.
create function public.is_by_hand(provider text) returns boolean
language sql immutable
set search_path = ''
as $$
  select is_by_hand.provider in ('cash', 'transfer')
$$;

-- What customers have paid and not been refunded, in dirhams. Automatic refunds count for nothing.
create function public.balance_of_payment(paid public.payments) returns bigint
language sql stable
set search_path = ''
as $$
  select case when paid.status in ('paid', 'partly_refunded') then paid.amount - coalesce(sum(amount), 0)::bigint else 0 end
  from public.payment_refunds where payment_id = paid.id and cause = 'desk' and status <> 'failed'
$$;

-- Whether a payment is reserved for a choice that is still to be ordered, or of which nobody knows whether it was. In PL/pgSQL, because a
-- later migration creates choices.
create function public.waits_for_choice(payment uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.order_choices where payment_id = payment and status in ('due', 'unknown'));
end;
$$;

-- What of a payment is reserved for such choices: all of it, or the bags and seats that were paid with the flights.
create function public.reserved_for_choices(payment uuid) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce(sum(amount), 0) from public.order_choices where payment_id = payment and status in ('due', 'unknown')
  );
end;
$$;

-- Whether a payment is for seats that the customer has held without paying. In PL/pgSQL for the same reason.
create function public.is_hold(payment uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.order_terms where payment_id = payment and wants = 'hold');
end;
$$;

-- What counts for the booking itself: the rest is refunded, or counts, once the choice has ended.
create function public.free_balance(paid public.payments) returns bigint
language sql stable
set search_path = ''
as $$
  select greatest(0, public.balance_of_payment(paid) - public.reserved_for_choices(paid.id))
$$;

create function public.balance_of_booking(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(public.free_balance(payments)), 0)::bigint from public.payments where booking_id = booking
$$;

-- Changes the amount that waits for a decision. What an agent refunds is subtracted, or the customer would get it twice. In PL/pgSQL,
-- because a later migration creates the orders.
create function public.add_to_refund_due(booking uuid, amount bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.order_terms
  set refund_due = case when refund_due + add_to_refund_due.amount > 0 then refund_due + add_to_refund_due.amount end,
    refund_at = case when refund_due + add_to_refund_due.amount > 0 then refund_at end
  where refund_at is not null and order_id in (select id from public.orders where booking_id = add_to_refund_due.booking);
end;
$$;

-- Whether an agent or the customer is spending the money of a booking now. In PL/pgSQL for the same reason.
create function public.is_being_spent(booking uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.order_steps as step
    join public.orders on orders.id = step.order_id
    join public.order_terms as terms on terms.order_id = orders.id
    where orders.booking_id = is_being_spent.booking and step.status = 'due'
      and (step.kind in ('buy', 'pay', 'change') or (step.kind = 'price' and terms.wants = 'ticket' and terms.payment_id is null))
  );
end;
$$;

revoke execute on function
  public.lock_payment (uuid), public.add_to_ledger (uuid, text, uuid, text, text, bigint), public.is_by_hand (text),
  public.balance_of_payment (public.payments), public.waits_for_choice (uuid), public.reserved_for_choices (uuid),
  public.is_hold (uuid), public.free_balance (public.payments), public.balance_of_booking (uuid),
  public.add_to_refund_due (uuid, bigint), public.is_being_spent (uuid)
from public, anon, authenticated, service_role;
grant execute on function public.is_by_hand (text) to authenticated;
