-- The worker of orders: the next call to a supplier, and steps that come to nothing.

-- Ends a step that was retried too often. An order that was never made has failed. If it may have been made, an agent finds out.
create function public.give_up_order_step(given uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  step public.order_steps := public.lock_order_step(given);
begin
  if step.status <> 'due' then return; end if;
  update public.order_steps set status = 'given_up' where id = step.id;
  perform public.note_order(step.order_id, 'givenUp', jsonb_build_object('step', step.kind, 'tries', step.tries));
  update public.orders set status = 'failed' where id = step.order_id and step.kind = 'price';
  update public.order_terms set refused = 'noAnswer' where order_id = step.order_id;
  if step.asks ? 'choice' then
    perform public.lose_choice((step.asks ->> 'choice')::uuid);
  elsif step.kind = 'change' then
    -- The airline may have made the change of an agent, and charged for it.
    perform public.note_mismatch(orders, jsonb_build_object('step', step.id)) from public.orders where id = step.order_id;
  end if;
  update public.orders set status = 'unknown'
  where id = step.order_id and step.kind in ('hold', 'buy', 'pay', 'cancel') and status in ('new', 'held', 'paid', 'ticketed', 'unknown');
end;
$$;

-- Postpones a step that raised an error, as refund_undecided_orders does.
create function public.put_off_order_step(failed uuid, error text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.order_steps set due_at = now() + interval '6 hours' where id = failed;
  perform public.note_order(order_id, 'fault', jsonb_build_object('error', error)) from public.order_steps where id = failed;
end;
$$;

create function public.claim_order_step(lease interval default interval '3 minutes') returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  step public.order_steps;
  over uuid;
  why text;
begin
  -- Held seats that were not paid for in time, or whose time is unknown: the supplier reports their state.
  insert into public.order_steps (order_id, kind)
  select id, 'read' from public.orders
  where status = 'held' and coalesce(pay_by, '-infinity') < now() - interval '1 minute'
    and not exists (
      select from public.order_steps as last where last.order_id = orders.id and (last.status = 'due' or case
        when orders.pay_by is null then last.created_at > now() - interval '6 hours'
        else last.kind = 'read' and last.created_at > now() - interval '1 hour'
      end)
    )
  on conflict do nothing;
  -- Paid but not ticketed: checked until the tickets are issued, whatever other steps came in between.
  insert into public.order_steps (order_id, kind)
  select id, 'tickets' from public.orders
  where status = 'paid'
    and not exists (select from public.order_steps where order_id = orders.id and status = 'due')
    and (
      select due_at < now() - case status when 'given_up' then interval '1 hour' else interval '10 minutes' end
      from public.order_steps where order_id = orders.id order by created_at desc limit 1
    )
  on conflict do nothing;
  -- Ticketed but not flown: checked, because the airline may change the flights and the supplier's notifications can be lost. Old checks
  -- are deleted: their results are in the order.
  insert into public.order_steps (order_id, kind)
  select orders.id, 'read' from public.orders join public.bookings on bookings.id = booking_id
  where orders.status = 'ticketed' and last_travel_date >= current_date
    and not exists (
      select from public.order_steps where order_id = orders.id and (status = 'due' or created_at > now() - interval '6 hours')
    )
  on conflict do nothing;
  if found then
    delete from public.order_steps where kind = 'read' and status <> 'due' and created_at < now() - interval '6 hours'
      and order_id in (select order_id from public.order_steps where kind = 'read' and status = 'due');
  end if;
  perform public.begin_due_choices();
  for over in
    select id from public.order_steps
    where status = 'due' and due_at <= now() and tries >= case kind when 'tickets' then 40 when 'price' then 5 else 8 end
    order by order_id
  loop
    begin
      perform public.give_up_order_step(over);
    exception
      when transaction_rollback then raise;
      when others then perform public.put_off_order_step(over, sqlerrm);
    end;
  end loop;
  -- Nothing is bought for a booking that is no longer confirmed, and no seats are paid for whose price has risen since an agent agreed to
  -- it. A call that may already have been sent is looked up instead.
  for over, why in
    select due.id, case
      when due.asks ? 'choice' then 'tooLate'
      when public.may_be_ordered(bookings, order_terms.payment_id) then 'priceChanged'
      else 'notConfirmed'
    end
    from public.order_steps as due
    join public.orders on orders.id = due.order_id
    join public.order_terms on order_terms.order_id = orders.id
    join public.bookings on bookings.id = orders.booking_id
    where due.status = 'due' and due.due_at <= now() and not due.is_unclear
      and case
        when due.kind in ('price', 'hold', 'buy', 'pay') then not public.may_be_ordered(bookings, order_terms.payment_id)
          or (due.kind = 'pay' and (order_terms.price ->> 'dirhams')::bigint > order_terms.agreed)
        -- What the customer has chosen for it.
        else due.asks ? 'choice' and bookings.status in ('declined', 'cancelled')
      end
    order by due.order_id
  loop
    begin
      -- Another worker may have sent it a moment ago.
      perform public.lock_order_step(over);
      update public.order_steps set is_unclear = true where id = over and kind <> 'price' and tries > 0;
      if not found then perform public.record_order_refusal(over, why, null); end if;
    exception
      when transaction_rollback then raise;
      when others then perform public.put_off_order_step(over, sqlerrm);
    end;
  end loop;
  update public.order_steps
  set tries = tries + 1, due_at = now() + least(lease * power(2, least(tries, 5)), greatest(lease, interval '10 minutes'))
  where id = (
    select due.id from public.order_steps as due where due.status = 'due' and due.due_at <= now()
    order by due.due_at limit 1 for update skip locked
  )
  returning * into step;
  if step.id is null then return null; end if;
  return (
    select jsonb_build_object(
      'step', step.id, 'order', step.order_id, 'kind', step.kind, 'tries', step.tries, 'isUnclear', step.is_unclear,
      'supplier', terms.supplier, 'offer', terms.offer, 'supplierOrder', terms.supplier_order, 'price', terms.price,
      'quote', terms.quote ->> 'id', 'asks', step.asks,
      'product', booking.kind, 'reference', booking.reference, 'search', booking.search, 'requested', booking.offer,
      'contact', jsonb_build_object('email', booking.contact_email, 'phone', booking.contact_phone),
      'passengers', (
        select jsonb_agg(jsonb_build_object(
          'type', type, 'title', title, 'gender', gender, 'givenNames', given_names, 'surname', surname, 'dateOfBirth', date_of_birth,
          'nationality', nationality, 'document', travel_document, 'documentNumber', passport_number, 'documentExpiry', passport_expiry
        ) order by case type when 'adult' then 1 when 'child' then 2 else 3 end, position)
        from public.booking_passengers where booking_id = booking.id
      )
    )
    from public.orders as ordered
    join public.order_terms as terms on terms.order_id = ordered.id
    join public.bookings as booking on booking.id = ordered.booking_id
    where ordered.id = step.order_id
  );
end;
$$;

comment on function public.claim_order_step (interval) is
  'Called by the server with the secret key, repeatedly: claims the next call to a supplier, '
  'for this caller alone and as long as the lease. Null when none is due.';

create function public.desk_settle_order(wanted uuid, became text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if became is null or became not in ('look', 'none', 'seen') then
    raise exception 'It ends in no such way' using errcode = 'check_violation';
  end if;
  known = public.lock_order(wanted);
  if known.id is null then return 'gone'; end if;
  if became = 'seen' then
    update public.order_terms set mismatch_at = null where order_id = wanted and mismatch_at is not null;
    if not found then return 'repeated'; end if;
    perform public.desk_write('booking', id, reference, null, null, 'Unexpected order looked into · رُوجع أمر الحجز غير المتوقع')
    from public.bookings where id = known.booking_id;
    return 'created';
  end if;
  if known.status <> 'unknown' then return 'stale'; end if;
  if became = 'look' then
    if exists (select from public.order_steps where order_id = wanted and status = 'due') then return 'repeated'; end if;
    if exists (select from public.order_terms where order_id = wanted and supplier_order is not null) then
      perform public.add_order_step(wanted, 'read');
      return 'created';
    end if;
    update public.order_steps set status = 'due', is_unclear = true, tries = 0, due_at = now()
    where id = (select id from public.order_steps where order_id = wanted and status = 'given_up' order by created_at desc limit 1);
    return 'created';
  end if;
  -- The supplier has shown us this order, so it exists, whatever the result of the last call.
  if exists (select from public.order_terms where order_id = wanted and supplier_order is not null) then return 'stale'; end if;
  -- It is being looked up now.
  if exists (
    select from public.order_steps where order_id = wanted and status = 'due' and tries > 0 and due_at > now()
  ) then return 'busy'; end if;
  update public.order_steps set status = 'given_up' where order_id = wanted and status = 'due';
  update public.orders set status = 'failed' where id = wanted;
  perform public.note_order(wanted, 'failed', '{"by": "desk"}');
  return 'created';
end;
$$;

comment on function public.desk_settle_order (uuid, text) is
  'For staff alone. For an order whose state is unknown: look (look it up again), or none (the supplier says that there is none). '
  'For an unexpected order: seen. Answers created, repeated, gone, stale or busy.';

revoke execute on function
  public.give_up_order_step (uuid), public.put_off_order_step (uuid, text), public.claim_order_step (interval),
  public.desk_settle_order (uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.desk_settle_order (uuid, text) to authenticated;
grant execute on function public.claim_order_step (interval) to service_role;
