-- The price rose between payment and order: the order waits, and the customer pays the difference or takes the money back. Without an
-- answer in time it goes back. It fell: the difference goes back by itself. See docs/product/orders.md.

create index order_terms_of_difference on public.order_terms (difference_id);

-- Asks for the difference, for an order that an immediate payment has begun. False when nobody is asked: the order is refused then. The
-- caller has locked booking, payments and order, and no step of the order is due.
create function public.ask_difference(ordered uuid, said_price jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  terms public.order_terms;
  trip public.bookings;
  made public.payments;
  more bigint;
  ends timestamptz := now() + interval '30 minutes';
begin
  select * into strict terms from public.order_terms where order_id = ordered;
  select bookings.* into strict trip from public.bookings join public.orders on booking_id = bookings.id where orders.id = ordered;
  if terms.wants <> 'ticket' or terms.payment_id is null or not public.may_be_ordered(trip, terms.payment_id) or trip.status <> 'requested'
    or exists (select from public.payments where booking_id = trip.id and status in ('created', 'pending', 'failed'))
  then return false; end if;
  -- What the agency adds stays as it was. Customers pay whole riyals.
  more = greatest(100, ceil((
    (said_price ->> 'dirhams')::bigint + coalesce((select amount from public.booking_markups where booking_id = trip.id), 0)
  ) / 100.0)::bigint * 100 - terms.agreed);
  if more > 100000000 then return false; end if;
  insert into public.payments (id, booking_id, amount, pay_by, price_before)
  values (gen_random_uuid(), trip.id, more, ends, round(trip.total_amount * 100)) returning * into made;
  update public.bookings set total_amount = total_amount + more / 100.0 where id = trip.id;
  update public.order_terms set difference_id = made.id where order_id = ordered;
  perform public.note_order(ordered, 'priceRose', jsonb_build_object('amount', more, 'until', ends));
  perform public.notify_payment(made, 'asked', made.amount, made.id);
  return true;
end;
$$;

-- The difference is paid: the supplier is asked for the price again, and then ordered for as much. The caller has locked the payment.
create function public.order_after_difference(paid public.payments) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  waiting uuid;
begin
  update public.order_terms set agreed = agreed + paid.amount, difference_id = null
  where difference_id = paid.id and exists (select from public.orders where id = order_id and status = 'new')
  returning order_id into waiting;
  if waiting is null then return false; end if;
  perform public.add_order_step(waiting, 'price');
  return true;
end;
$$;

-- Ends an order that waits for a difference that nobody pays any more: the money goes back, and the customer is told.
create function public.end_difference(ordered uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  known public.orders := public.lock_order(ordered);
  open public.payments;
begin
  select payments.* into open from public.payments join public.order_terms on difference_id = payments.id where order_id = ordered;
  if open.id is null or known.status <> 'new' or open.status = 'paid' then return; end if;
  if open.status in ('created', 'pending', 'failed') then
    update public.payments set status = case when pay_by <= now() then 'expired' else 'cancelled' end where id = open.id;
  end if;
  update public.bookings set total_amount = open.price_before / 100.0 where id = known.booking_id;
  update public.order_terms set difference_id = null, refused = 'priceChanged' where order_id = ordered;
  perform public.note_order(ordered, 'refused', jsonb_build_object('step', 'price', 'why', 'priceChanged'));
  -- This sends all the money back.
  update public.orders set status = 'failed' where id = ordered;
end;
$$;

-- Called by the functions of payments, as end_holds is. Somebody who is at the provider may finish.
create function public.end_differences() returns void
language plpgsql
set search_path = ''
as $$
declare
  due uuid;
begin
  for due in
    select order_id from public.order_terms join public.payments on payments.id = difference_id
    where (payments.status in ('created', 'failed', 'pending') and payments.pay_by <= now() and not exists (
        select from public.payment_charges as charge where charge.payment_id = payments.id and charge.status in ('new', 'pending')
      ))
      or payments.status in ('cancelled', 'expired')
    order by order_id
  loop
    begin
      perform public.end_difference(due);
    exception
      when transaction_rollback then raise;
      when others then raise warning 'Order % cannot end: %', due, sqlerrm;
    end;
  end loop;
end;
$$;

-- By the link of any payment of the booking: the one that was paid, or that of the difference.
create function public.refuse_difference(wanted_key text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting uuid;
  open public.payments;
begin
  select order_id into waiting from public.order_terms join public.orders on orders.id = order_id
  where difference_id is not null and booking_id = (select booking_id from public.payments where link_key = wanted_key);
  if not found then return 'over'; end if;
  perform public.lock_order(waiting);
  select payments.* into open from public.payments join public.order_terms on difference_id = payments.id where order_id = waiting;
  if not found or open.status = 'paid' then return 'over'; end if;
  perform public.end_difference(waiting);
  return 'returning';
end;
$$;

comment on function public.refuse_difference (text) is
  'Called by the server with the secret key, for a customer with the link: everything goes back at once. What comes from the provider '
  'all the same goes back too. Answers returning, or over (the difference is paid, or nothing waits for it).';

-- An order that an immediate payment has begun was bought for less than was paid for it: the difference goes back, in whole riyals. What
-- the agency adds stays as it was. Where an agent is in charge, the agent decides. The caller has locked booking, payments and order.
create function public.return_price_drop(bought public.orders, dirhams bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  terms public.order_terms;
  trip public.bookings;
  less bigint;
begin
  select * into strict terms from public.order_terms where order_id = bought.id;
  select * into strict trip from public.bookings where id = bought.booking_id;
  if bought.status not in ('paid', 'ticketed') or terms.payment_id is null or trip.status <> 'requested' then return; end if;
  less = least(
    terms.agreed - dirhams - coalesce((select amount from public.booking_markups where booking_id = trip.id), 0),
    public.money_to_buy_with(trip.id)
  ) / 100 * 100;
  if less < 100 then return; end if;
  update public.bookings set total_amount = total_amount - less / 100.0 where id = trip.id;
  update public.order_terms set agreed = agreed - less where order_id = bought.id;
  perform public.note_order(bought.id, 'priceFell', jsonb_build_object('amount', less));
  perform public.refund_booking(trip.id, less, true);
end;
$$;

-- What a customer is asked who has paid, while the order waits. In dirhams.
create function public.difference_of_booking(booking uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('key', due.link_key, 'amount', due.amount, 'before', due.price_before, 'payBy', due.pay_by)
  from public.payments as due
  where due.booking_id = booking and due.price_before is not null
    and (due.status = 'pending' or (due.status in ('created', 'failed') and due.pay_by > now()))
$$;

insert into public.status_texts (subject, status, locale, variant, title, message) values
  ('payment', 'asked', 'en', 'difference', 'The price has risen: please decide about {reference}',
    'What you paid for has not been booked yet, because its price rose by {amount} in the meantime. Pay the difference by {deadline}, '
    'Qatar time, or take your money back at once. If we hear nothing, all of it is refunded automatically.'),
  ('payment', 'asked', 'ar', 'difference', 'ارتفع السعر: يرجى اتخاذ قرار بشأن {reference}',
    'لم يُحجز بعد ما دفعت ثمنه، لأن سعره ارتفع في هذه الأثناء بمقدار {amount} فادفع الفرق قبل {deadline} بتوقيت قطر، '
    'أو استرد مبلغك في الحال. '
    'وإن لم يصلنا رد يعود المبلغ كله إليك تلقائيًا.'),
  ('payment', 'refunded', 'en', 'lower', 'The price of {reference} has fallen: you get money back',
    'It cost less when we booked it than when you paid, so we have sent {amount} back the way you paid. Banks take a few days to show it.'),
  ('payment', 'refunded', 'ar', 'lower', 'انخفض سعر الحجز {reference} ويعود إليك الفرق',
    'كان السعر عند الحجز أقل مما دفعته، فأعدنا إليك {amount} بالطريقة التي دفعت بها، وقد يحتاج البنك إلى أيام قليلة لإظهاره.'),
  ('payment', 'toGiftCard', 'en', 'lower', 'The price of {reference} has fallen: you get money back',
    'It cost less when we booked it than when you paid, so {amount} is back on the gift card you paid with. You can use it at once.'),
  ('payment', 'toGiftCard', 'ar', 'lower', 'انخفض سعر الحجز {reference} ويعود إليك الفرق',
    'كان السعر عند الحجز أقل مما دفعته، فأعدنا {amount} إلى بطاقة الهدية التي دفعت بها، ويمكنك استخدامه الآن.'),
  ('payment', 'toPoints', 'en', 'lower', 'The price of {reference} has fallen: you get points back',
    'It cost less when we booked it than when you paid, so Karam Club points worth {amount} are back on the account they came from.'),
  ('payment', 'toPoints', 'ar', 'lower', 'انخفض سعر الحجز {reference} وتعود إليك نقاط',
    'كان السعر عند الحجز أقل مما دفعته، فأعدنا نقاط نادي كرم بقيمة {amount} إلى الحساب الذي خُصمت منه.'),
  ('payment', 'reminder', 'en', 'difference', 'Please decide about {reference} by {deadline}',
    'The difference of {amount} has not been paid yet. After {deadline} (Qatar time) everything you have paid is refunded automatically.'),
  ('payment', 'reminder', 'ar', 'difference', 'تذكير: يرجى اتخاذ قرار بشأن {reference} قبل {deadline}',
    'لم يُدفع فرق السعر {amount} بعد. بعد {deadline} بتوقيت قطر يعود إليك كل ما دفعته تلقائيًا.');

revoke execute on function
  public.ask_difference (uuid, jsonb), public.order_after_difference (public.payments), public.end_difference (uuid),
  public.return_price_drop (public.orders, bigint), public.end_differences (), public.refuse_difference (text),
  public.difference_of_booking (uuid)
from public, anon, authenticated, service_role;
grant execute on function public.refuse_difference (text) to service_role;
