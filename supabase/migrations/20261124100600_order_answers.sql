-- What suppliers answer about orders.

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
  'Called by the server with the secret key: { offer, price, holds } as the supplier sells it now. '
  'Nothing that costs more than agreed is ordered.';

-- Applies the supplier's answer about an order: { id, status, pnr, price, payBy, priceUntil, tickets, airlineChange }. Answers may be
-- repeated and arrive out of sequence. An order that has ended stays so, unless money was taken. Returns the status, or mismatch when an
-- agent has to look into it.
create function public.apply_order(applied uuid, said jsonb) returns text
language plpgsql
set search_path = ''
as $$
declare
  before public.orders;
  after public.orders;
  terms public.order_terms;
  became text := said ->> 'status';
  was_ticketed boolean := exists (select from public.order_events where order_id = applied and kind = 'ticketed');
begin
  select * into strict before from public.orders where id = applied for update;
  select * into strict terms from public.order_terms where order_id = applied;
  if terms.supplier_order <> said ->> 'id' then
    perform public.note_mismatch(before, jsonb_build_object('said', said ->> 'id'));
    return 'mismatch';
  end if;
  if before.status = 'cancelled' or (before.status = 'expired' and became not in ('paid', 'ticketed')) then return before.status; end if;
  -- The answer is older than what is already known.
  if (before.status = 'ticketed' and became in ('held', 'paid')) or (before.status = 'paid' and became = 'held') then
    return before.status;
  end if;
  -- `expired` only means that the time is over. Whether a payment in progress was in time, only the answer to it says.
  if became = 'expired' and exists (select from public.order_steps where order_id = applied and kind = 'pay' and status = 'due') then
    became = 'held';
  end if;
  -- The order was given up, and the booking has another one by now: an agent decides which one stays.
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
    -- A quote is valid only for the order as it was. It stays while a cancellation is being confirmed, because that step needs it. It also
    -- stays when that step was given up and the order turns out to be cancelled: it is what the supplier refunds.
    quote = case
      when (became = before.status and (said -> 'price') - 'dirhams' = price - 'dirhams')
        or exists (
          select from public.order_steps where order_id = applied and kind = 'cancel'
            and (status = 'due' or (status = 'given_up' and before.status = 'unknown' and became = 'cancelled'))
        )
      then quote
    end
  where order_id = applied;
  -- It is now the only order of the booking. The money pays for it, so nothing is left to decide.
  if before.status in ('failed', 'expired') and became in ('paid', 'ticketed') then
    update public.order_terms set refund_at = null, refund_due = null
    where refund_at is not null and order_id in (select id from public.orders where booking_id = before.booking_id);
  end if;
  if became <> before.status then
    perform public.note_order(applied, became, jsonb_build_object('pnr', coalesce(said ->> 'pnr', before.pnr), 'price', said -> 'price'));
  end if;
  -- The order was bought, or perhaps paid, and cancelled before we heard of it: the customer gets everything back, and an agent asks what
  -- the supplier refunds to us.
  if became = 'cancelled' and not exists (select from public.ledger_entries where kind = 'order_paid' and cause = applied) then
    if exists (select from public.order_steps where order_id = applied and kind = 'buy') then
      perform public.book_order_cost(before, (said #>> '{price,dirhams}')::bigint);
      perform public.note_mismatch(before, '{"status": "cancelled"}');
    elsif exists (
      select from public.order_steps where order_id = applied and kind = 'pay' and status in ('due', 'given_up') and tries > 0
    ) then
      perform public.note_mismatch(before, '{"status": "cancelled"}');
    end if;
  end if;
  update public.orders
  set status = became, pnr = coalesce(said ->> 'pnr', pnr), pay_by = (said ->> 'payBy')::timestamptz,
    airline_change = nullif(said -> 'airlineChange', 'null'),
    change_answer = case when airline_change ->> 'id' = said #>> '{airlineChange,id}' then change_answer end,
    -- While a change is open, the supplier may name the old flights or the new ones.
    itineraries = case
      when nullif(said -> 'airlineChange', 'null') is null and jsonb_array_length(coalesce(said -> 'itineraries', '[]')) > 0
        then said -> 'itineraries'
      else itineraries
    end,
    tickets = case when jsonb_array_length(said -> 'tickets') > 0 then said -> 'tickets' else tickets end
  where id = applied returning * into after;
  if after.status <> before.status then
    if after.status in ('paid', 'ticketed') then perform public.book_order_cost(after, (said #>> '{price,dirhams}')::bigint); end if;
    -- Not again when a cancellation was given up and turns out not to be done.
    if after.status = 'ticketed' and not was_ticketed then perform public.ticket_booking(after, terms.supplier); end if;
    -- The order was given up and the booking ended: the customer may have been refunded by now.
    if before.status in ('failed', 'expired') and exists (
      select from public.bookings where id = before.booking_id and status in ('declined', 'cancelled')
    ) then
      perform public.note_mismatch(after, jsonb_build_object('status', after.status));
      return 'mismatch';
    end if;
    -- The order was thought to have failed, and its money was refunded or undone in the meantime.
    if before.status in ('failed', 'expired', 'unknown') and after.status in ('paid', 'ticketed')
      and public.money_to_buy_with(before.booking_id) < 0
      and exists (
        select from public.ledger_entries
        where booking_id = before.booking_id and kind in ('refund_begun', 'capture_undone') and at >= before.created_at
      )
    then perform public.note_mismatch(after, jsonb_build_object('status', after.status)); end if;
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
    -- If it was looked up, the flights show whether it was done.
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
      perform public.book_change(orders, step.id, step.asks, ceil((step.asks #>> '{price,dirhams}')::numeric / 100)::bigint * 100)
      from public.orders where id = step.order_id;
    end if;
    if became = 'paid' and step.kind in ('hold', 'buy', 'pay') then
      perform public.add_order_step(step.order_id, 'tickets', interval '15 seconds');
    elsif became = 'held' then
      perform public.note_hold(orders) from public.orders where id = step.order_id;
    end if;
  elsif step.kind = 'tickets' then
    update public.order_steps
    set due_at = now() + least(interval '1 minute' * power(2, least(step.tries, 6)), interval '1 hour') where id = step.id;
  end if;
  return became;
end;
$$;

comment on function public.record_order (uuid, jsonb) is
  'Called by the server with the secret key, with the order as the supplier itself answered. Returns its status, unknown or mismatch.';

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
  -- The customer decides about the new price.
  if why = 'priceChanged' and step.kind in ('price', 'buy') and said_price ? 'dirhams'
    and exists (select from public.orders where id = step.order_id and status = 'new')
    and public.ask_difference(step.order_id, said_price)
  then return 'priceRose'; end if;
  update public.order_terms
  set refused = why,
    price = case when step.kind in ('change', 'addServices') then price else coalesce(nullif(said_price, 'null'), price) end,
    -- A refused offer is not shown again: new offers must be requested.
    change_offers = case when step.kind <> 'change' then change_offers end
  where order_id = step.order_id;
  perform public.note_order(step.order_id, 'refused', jsonb_build_object('step', step.kind, 'why', why, 'price', said_price));
  if step.kind in ('price', 'hold', 'buy') then
    update public.orders set status = 'failed' where id = step.order_id and status in ('new', 'unknown');
  elsif step.asks ? 'choice' then
    perform public.refuse_choice((step.asks ->> 'choice')::uuid, why);
  elsif step.kind = 'cancel' and step.asks ? 'back' then
    update public.order_terms set quote = null where order_id = step.order_id;
    perform public.notify_order_news(orders, 'notCancelled', 'cancel ' || step.id) from public.orders where id = step.order_id;
    if why = 'tooLate' then perform public.add_order_step(step.order_id, 'read'); end if;
  elsif why = 'tooLate' then
    perform public.add_order_step(step.order_id, 'read');
  elsif step.kind = 'pay' and exists (
    select from public.order_terms where order_id = step.order_id and wants = 'hold' and payment_id is not null
  ) then
    -- Held seats that are paid for and not sold are let go, which sends the money back.
    perform public.release_hold(step.order_id);
    perform public.notify_staff(bookings, 'orderFailed')
    from public.bookings join public.orders on booking_id = bookings.id where orders.id = step.order_id;
  end if;
  return 'refused';
end;
$$;

comment on function public.record_order_refusal (uuid, text, jsonb) is
  'Called by the server with the secret key: the supplier has refused the call and not carried it out. '
  '`said_price` is the current price, when that is the reason; a customer who has paid may be asked for the difference. Answers unknown, '
  'unchanged, refused or priceRose.';

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
  'Called by the server with the secret key: the supplier does not know whether the call was carried out. '
  'From now on it is looked up, and not sent again.';

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
    -- The answer to the request that made it was lost, or came after the request was given up.
    select step.order_id into known from public.order_steps as step join public.order_terms as terms on terms.order_id = step.order_id
    where step.id = (said ->> 'key')::uuid and supplier = said_supplier and supplier_order is null;
  end if;
  if known is null then
    -- An order that was made at the supplier by hand: only this notification reports it.
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
  'Called by the server with the secret key: an order that a notification of the supplier has named, as the supplier itself answered. '
  'Returns its status, unknown or mismatch.';

revoke execute on function
  public.record_order_price (uuid, jsonb), public.apply_order (uuid, jsonb), public.record_order (uuid, jsonb),
  public.record_order_refusal (uuid, text, jsonb), public.record_order_unclear (uuid), public.record_order_news (text, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.record_order_price (uuid, jsonb), public.record_order (uuid, jsonb), public.record_order_refusal (uuid, text, jsonb),
  public.record_order_unclear (uuid), public.record_order_news (text, jsonb)
to service_role;
