-- The worker of payments: deadlines, reminders and what to ask the provider next.

-- Expires payments whose deadline has passed and that nobody is paying at the provider. Skips locked rows until the next run, so it waits
-- for nobody. A payment that fails does not stop the others.
create function public.expire_payments() returns void
language plpgsql
set search_path = ''
as $$
declare
  over public.payments;
  old uuid;
begin
  -- Nobody has seen the page of this charge. It is not sent again once the provider has lost our idempotency key, after a day, nor after
  -- the deadline. The extra minute is longer than the site waits for a page.
  for old in
    select charge.id from public.payments as due join public.payment_charges as charge on charge.payment_id = due.id
    where charge.status = 'new'
      and charge.created_at < now() - case when due.pay_by <= now() then interval '1 minute' else interval '20 hours' end
    for update of due skip locked
  loop
    begin
      -- Checked again under the lock: it may have got its page, or been paid, a moment ago.
      update public.payment_charges set status = 'abandoned' where id = old and status = 'new';
    exception
      when transaction_rollback then raise;
      when others then raise warning 'Charge % cannot be abandoned: %', old, sqlerrm;
    end;
  end loop;
  for over in
    select * from public.payments
    where status in ('created', 'pending', 'failed') and pay_by <= now() and price_before is null and not public.is_hold(id)
    for update skip locked
  loop
    -- Checked again under the lock: somebody may have gone to the provider a moment ago.
    continue when exists (select from public.payment_charges where payment_id = over.id and status in ('new', 'pending'));
    begin
      update public.payments set status = 'expired' where id = over.id;
      perform public.notify_payment(over, 'expired', over.amount, over.id);
    exception
      when transaction_rollback then raise;
      when others then raise warning 'Payment % cannot expire: %', over.id, sqlerrm;
    end;
  end loop;
end;
$$;

-- Sends one reminder, a day before the deadline, or when a quarter of a shorter time is left. Customers who are at the provider get none.
create function public.remind_payments() returns void
language plpgsql
set search_path = ''
as $$
declare
  due public.payments;
begin
  for due in
    select * from public.payments
    where status in ('created', 'failed') and reminded_at is null and pay_by > now()
      and pay_by - least(interval '24 hours', (pay_by - created_at) / 4) <= now()
    for update skip locked
  loop
    begin
      update public.payments set reminded_at = now() where id = due.id;
      perform public.notify_payment(due, 'reminder', due.amount, due.id);
    exception
      when transaction_rollback then raise;
      when others then raise warning 'Nobody is reminded of payment %: %', due.id, sqlerrm;
    end;
  end loop;
end;
$$;

-- Claims the next question to the provider for this caller alone: the state of a charge, or a refund that must be sent or has not ended.
-- Each retry waits longer, up to an hour. A refund whose answer was lost is sent again with its idempotency key while the provider keeps
-- that key, but not within five minutes: the provider may still be processing it.
create function public.claim_payment_work() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  charge public.payment_charges;
  refund public.payment_refunds;
begin
  -- First, because they lock bookings.
  perform public.refund_undecided_orders();
  perform public.drop_unpaid_gifts();
  perform public.end_holds();
  perform public.end_differences();
  perform public.expire_payments();
  perform public.remind_payments();
  update public.payment_charges
  set asks = asks + 1, ask_again_at = now() + least(make_interval(secs => 30 * power(2, least(asks, 7))), interval '1 hour')
  where id = (
    select due.id from public.payment_charges as due
    where (due.status = 'pending' or due.left_at > now() - interval '1 day') and due.ask_again_at <= now()
    order by due.ask_again_at limit 1 for update skip locked
  )
  returning * into charge;
  if charge.id is not null then
    return jsonb_build_object('type', 'charge', 'id', charge.id, 'provider', charge.provider, 'providerId', charge.provider_id);
  end if;
  update public.payment_refunds
  set asks = asks + 1, first_asked_at = coalesce(first_asked_at, now()), asked_at = now(),
    ask_again_at = now() + greatest(
      least(make_interval(secs => 30 * power(2, least(asks, 7))), interval '1 hour'),
      case status when 'new' then interval '5 minutes' end
    )
  where id = (
    select due.id from public.payment_refunds as due join public.payment_charges as back_of on back_of.id = due.charge_id
    where due.status in ('new', 'pending') and due.ask_again_at <= now() and not public.is_by_hand(back_of.provider)
      and (due.status = 'pending' or due.first_asked_at is null or due.first_asked_at > now() - interval '20 hours')
    order by due.ask_again_at limit 1 for update of due skip locked
  )
  returning * into refund;
  if refund.id is null then return null; end if;
  select * into strict charge from public.payment_charges where id = refund.charge_id;
  return jsonb_build_object('type', 'refund', 'id', refund.id, 'provider', charge.provider, 'providerId', refund.provider_id,
    'charge', charge.provider_id, 'amount', refund.amount);
end;
$$;

comment on function public.claim_payment_work () is
  'Called by the server with the secret key, repeatedly. Null when there is nothing to ask.';

revoke execute on function
  public.expire_payments (), public.remind_payments (), public.claim_payment_work ()
from public, anon, authenticated, service_role;
grant execute on function public.claim_payment_work () to service_role;
