-- The facts that make up the state of a booking (lib/bookings/model/booking-state.ts), and what is told of it.

create function public.refunds_of_payment(payment uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('amount', amount, 'cause', cause, 'status', status)), '[]')
  from public.payment_refunds where payment_id = payment
$$;

-- In PL/pgSQL, because a later migration creates the orders.
create function public.facts_of_booking(about uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'kind', booking.kind, 'status', booking.status, 'total', booking.total_amount, 'lastDay', booking.last_travel_date,
      'confirmedAt', booking.confirmed_at, 'issued', booking.issued, 'namesFollow', booking.names_follow,
      'changes', coalesce((
        select jsonb_agg(jsonb_build_object('kind', asked.kind, 'status', asked.status))
        from public.booking_change_requests as asked where asked.booking_id = booking.id
      ), '[]'),
      'orders', coalesce((
        select jsonb_agg(jsonb_build_object('status', ordered.status, 'is_cancelling', ordered.is_cancelling,
          'airline_change', ordered.airline_change, 'change_answer', ordered.change_answer))
        from public.orders as ordered where ordered.booking_id = booking.id
      ), '[]'),
      'payments', coalesce((
        select jsonb_agg(jsonb_build_object('status', due.status, 'amount', due.amount, 'pay_by', due.pay_by, 'choice', due.choice,
          'price_before', due.price_before, 'then_order', due.then_order, 'payment_refunds', public.refunds_of_payment(due.id)))
        from public.payments as due where due.booking_id = booking.id
      ), '[]'),
      'refunds', coalesce((
        select jsonb_agg(jsonb_build_object('status', claim.status)) from public.refunds as claim where claim.booking_id = booking.id
      ), '[]')
    )
    from public.bookings as booking where booking.id = about
  );
end;
$$;

comment on function public.facts_of_booking (uuid) is
  'As knownBooking reads them. Null when there is no such booking, or the caller may not read it.';

-- The state that a booking has come to with a status, as lib/bookings/model/booking-state.ts names it; tests compare both.
create function public.state_after(trip public.bookings, came text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  is_paid boolean := public.balance_of_booking(trip.id) > 0;
  known jsonb;
  is_returning boolean;
  is_returned boolean;
begin
  if came = 'ticketed' then return 'issued'; end if;
  if came = 'confirmed' and is_paid then
    return case
      when exists (
        select from public.orders where booking_id = trip.id having count(*) > 0 and bool_and(status in ('failed', 'expired', 'cancelled'))
      ) then 'undecided'
      when exists (select from public.orders where booking_id = trip.id and status = 'unknown') then 'findingOut'
      else 'issuing'
    end;
  end if;
  if came not in ('declined', 'cancelled') then return came; end if;
  known = public.facts_of_booking(trip.id);
  is_returning = known @? '$.payments[*].payment_refunds[*] ? (@.cause == "desk" && (@.status == "new" || @.status == "pending"))'
    or known @? '$.refunds[*] ? (@.status == "claimed" || @.status == "checked" || @.status == "received")';
  is_returned = known @? '$.payments[*].payment_refunds[*] ? (@.cause == "desk" && @.status == "done")'
    or known @? '$.refunds[*] ? (@.status == "paid")';
  return case
    when is_returning or (is_paid and came = 'declined') then came || 'Returning'
    when is_returned then came || 'Returned'
    when is_paid then 'cancelledPaid'
    when came = 'cancelled' and trip.confirmed_at is null and not known @? '$.orders[*]'
      and not known @? '$.payments[*] ? (@.status == "paid" || @.status == "partly_refunded" || @.status == "refunded")'
      then case when known @? '$.payments[*]' then 'withdrawnUnpaid' else 'withdrawn' end
    -- Before it is paid, only a hold has an order.
    when came = 'cancelled' and trip.confirmed_at is null and known @? '$.orders[*]'
      and not known @? '$.payments[*] ? (@.status == "paid" || @.status == "partly_refunded" || @.status == "refunded")'
      then case when known @? '$.payments[*] ? (@.status == "expired")' then 'holdOver' else 'holdCancelled' end
    else came
  end;
end;
$$;

-- Null when there are none. For a booking, the matching variant comes first.
create function public.words_of_status(wanted_subject text, wanted_status text, language text, about text) returns public.status_texts
language plpgsql stable
set search_path = ''
as $$
declare
  trip public.bookings;
  words public.status_texts;
begin
  if wanted_subject = 'booking' then select * into trip from public.bookings where bookings.reference = about; end if;
  select text.* into words
  from public.status_texts as text
  where text.subject = wanted_subject and text.locale = language and text.variant in ('', coalesce(trip.kind, ''))
    and text.status = case wanted_subject when 'booking' then public.state_after(trip, wanted_status) else wanted_status end
  order by text.variant = '' limit 1;
  return words;
end;
$$;

revoke execute on function
  public.refunds_of_payment (uuid), public.facts_of_booking (uuid), public.state_after (public.bookings, text),
  public.words_of_status (text, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.refunds_of_payment (uuid), public.facts_of_booking (uuid) to authenticated;
