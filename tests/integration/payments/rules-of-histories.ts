import type { HostedDatabase } from '../account/hosted-database.ts';

/** What has to hold after each history, as statements that find what breaks it. */

/** The change of each account by the bookings of a history, in dirhams. */
export async function balancesOf(db: HostedDatabase, bookings: readonly string[]): Promise<Record<string, number>> {
  const rows = await db.rows<{ account: string; balance: string }>(
    `select account, sum(amount)::text as balance from (
       select debit as account, amount, booking_id from public.ledger_entries union all select credit, -amount, booking_id from public.ledger_entries
     ) as sides
     where booking_id = any ($1)
     group by account`,
    [bookings],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
}

/** The result of its payments, in dirhams: what we hold, and what was used of gift cards and points. */
export async function sumsOf(db: HostedDatabase, payments: readonly string[]) {
  const [sums] = await db.rows<Record<'balance' | 'failedBack' | 'vouchers' | 'points', number>>(
    `select
       (select coalesce(sum(public.balance_of_payment(payments)), 0)::int from public.payments where id = any ($1)) as balance,
       (select coalesce(sum(amount), 0)::int from public.payment_refunds
         where payment_id = any ($1) and cause <> 'desk' and status = 'failed') as "failedBack",
       coalesce(sum(part.amount - back) filter (where part.points is null), 0)::int as vouchers,
       coalesce(sum(part.amount - back) filter (where part.points is not null), 0)::int as points
     from public.payment_parts as part,
       lateral (select coalesce(sum(amount), 0) as back from public.payment_refunds where part_id = part.id) as returned
     where part.payment_id = any ($1) and part.status = 'used'`,
    [payments],
  );
  if (!sums) throw new Error('Nothing is summed up');
  return sums;
}

/** Payments against the rules of split payments, each with the rule it breaks. */
export const breaches = (db: HostedDatabase, payments: readonly string[]) =>
  db.rows(
    `with part as (
       select part.*, (select coalesce(sum(amount), 0) from public.payment_refunds where part_id = part.id) as back
       from public.payment_parts as part where payment_id = any ($1)
     ), charge as (
       select charge.*, (select coalesce(sum(amount), 0) from public.payment_refunds where charge_id = charge.id and status <> 'failed') as back
       from public.payment_charges as charge where payment_id = any ($1)
     )
     select payments.id, rule from public.payments, lateral (
       select 'more back than a source has paid' as rule where exists (select from part where payment_id = payments.id and back > case status when 'used' then amount else 0 end)
         or exists (select from charge where payment_id = payments.id and back > amount)
       union all select 'to the card before gift cards and points'
         where exists (select from part where payment_id = payments.id and back < amount)
           and exists (select from public.payment_refunds where payment_id = payments.id and charge_id is not null and cause = 'desk')
       union all select 'not the sum of its parts' where payments.status in ('paid', 'partly_refunded', 'refunded') and payments.amount <> (
         select coalesce(sum(amount), 0) from part where payment_id = payments.id and status = 'used'
       ) + (
         select coalesce(sum(amount), 0) from charge where payment_id = payments.id and status = 'paid'
           and not exists (select from public.payment_refunds where charge_id = charge.id and cause <> 'desk')
       )
       union all select 'used, and not paid' where payments.status not in ('paid', 'partly_refunded', 'refunded')
         and exists (select from part where payment_id = payments.id and status = 'used')
       union all select 'bags or flights neither there nor paid back' where (choice in ('extras', 'flights') or extras is not null)
         and not exists (select from public.order_choices where payment_id = payments.id and status = 'done')
         and least(public.balance_of_payment(payments), coalesce((extras ->> 'amount')::bigint, amount) - (
           select coalesce(sum(back.amount), 0) from public.payment_refunds as back where back.payment_id = payments.id and cause = 'desk'
         )) > 0
     ) as broken
     where payments.id = any ($1)
     union all select booking_id, 'a lower price not paid back' from public.orders join public.order_events on order_id = orders.id
     where kind = 'priceFell' and booking_id in (select booking_id from public.payments where id = any ($1))
     group by booking_id having sum((facts ->> 'amount')::bigint) <> (
       select coalesce(sum(back.amount), 0) from public.payment_refunds as back join public.payments on payments.id = payment_id
       where payments.booking_id = orders.booking_id and price_fell
     )`,
    [payments],
  );

/** What is still under way, or reserved, of bookings of which everything has come to its end. */
export const underWay = (db: HostedDatabase, bookings: readonly string[]) =>
  db.rows(
    `with payment as (select * from public.payments where booking_id = any ($1)),
       ordered as (select orders.status as state, order_terms.* from public.orders join public.order_terms on order_id = id where booking_id = any ($1))
     select 'payment ' || status as what from payment where status in ('created', 'pending', 'failed')
     union all select 'reserved ' || public.reserved_for_choices(id) from payment where public.reserved_for_choices(id) <> 0
     union all select 'held ' || part.amount from public.payment_parts as part join payment on payment.id = payment_id where part.status = 'held'
     union all select 'refund ' || back.status from public.payment_refunds as back join payment on payment.id = payment_id where back.status in ('new', 'pending')
     union all select 'order ' || state from ordered where state in ('new', 'held', 'paid', 'unknown')
     union all select 'undecided' from ordered where refund_at is not null
     union all select 'difference' from ordered where difference_id is not null
     union all select 'step ' || kind from public.order_steps join ordered using (order_id) where status = 'due'
     union all select 'choice ' || status from public.order_choices join ordered using (order_id) where status in ('unpaid', 'due', 'unknown')`,
    [bookings],
  );

/** Dirhams of a customer who has no tickets, and no refund of more than suppliers and agency have earned. What the provider has refused to send back shows on the desk. */
export const unaccountedOf = async (db: HostedDatabase, booking: string) =>
  (
    await db.rows<{ status: string; sum: number }>(
      `select status, (public.balance_of_booking(id) - failed - case
           when status in ('declined', 'requested') then 0 else public.retained_by_suppliers(id) + greatest(public.margin_of_booking(id), 0) end)::int as sum
       from public.bookings, lateral (
         select coalesce(sum(back.amount), 0) as failed from public.payment_refunds as back join public.payments on payments.id = payment_id
         where booking_id = bookings.id and cause = 'desk' and back.status = 'failed'
       ) as refused
       where id = $1 and exists (select from public.orders where booking_id = id)
         and not exists (select from public.orders where booking_id = id and status = 'ticketed')`,
      [booking],
    )
  ).filter(({ sum }) => sum > 0);

/** Gift cards and points whose balance differs from the parts of payments, and from the ledger. */
export const miscounted = (db: HostedDatabase) =>
  db.rows(
    `select number, balance, 'parts' as against from public.gift_cards as card left join public.gift_orders on card_id = card.id
     where balance < 0 or round((coalesce((select total_amount from public.bookings where id = booking_id), amount) - balance) * 100)
       - coalesce(public.taken_off_gift(booking_id), 0) <> (
       select coalesce(sum(part.amount) filter (where status <> 'selected'), 0)
         - (select coalesce(sum(back.amount), 0) from public.payment_refunds as back join public.payment_parts on payment_parts.id = part_id where gift_card_id = card.id)
       from public.payment_parts as part where gift_card_id = card.id
     )
     union all
     select booking_id::text, public.left_on_gift(gift), 'ledger' from public.gift_orders as gift
     where (card_id is not null or exists (select from public.ledger_entries where kind = 'gift_card_sold' and cause = gift.booking_id))
       and public.left_on_gift(gift) <> (
         select coalesce(sum(case 'vouchers' when credit then amount else -amount end), 0)::int from public.ledger_entries as entry
         where 'vouchers' in (debit, credit) and (entry.booking_id = gift.booking_id
           or cause in (select id from public.payment_parts where gift_card_id = gift.card_id)
           or cause in (select back.id from public.payment_refunds as back join public.payment_parts as part on part.id = part_id where gift_card_id = gift.card_id))
       )
     union all
     select 'points', points, 'parts' from public.loyalty_accounts where user_id = auth.uid() and (points < 0 or (2000000 - points) * 10 <> (
       select coalesce(sum(amount) filter (where status = 'used'), 0)
         - (select coalesce(sum(back.amount), 0) from public.payment_refunds as back join public.payment_parts on payment_parts.id = part_id where user_id = auth.uid())
       from public.payment_parts where user_id = auth.uid()
     ) and not exists (select from public.payment_refunds as back join public.payment_parts on payment_parts.id = part_id where user_id = auth.uid() and back.amount % 10 <> 0))`,
  );

/** Events of which a customer was told twice, or in two ways that do not go together, or not at all. */
export const mistold = (db: HostedDatabase, references: readonly string[]) =>
  db.rows(
    `with mail as (
       select *, data ->> 'payment' as payment, data ->> 'event' as event, data ->> 'status' as status from public.mail_outbox where reference = any ($1)
     ), payment as (
       select payments.*, bookings.status as trip from public.payments join public.bookings on bookings.id = booking_id where reference = any ($1)
     )
     select reference, event as what from mail where kind = 'payment_news' and event in ('asked', 'paid', 'reminder', 'expired', 'withdrawn', 'undone')
       group by reference, payment, event having count(*) > 1
     union all select reference, 'a refund twice: ' || split_part(dedupe_key, ' ', 4) from mail
       where event in ('refunded', 'repaid', 'toGiftCard', 'toPoints', 'returned') group by reference, split_part(dedupe_key, ' ', 4) having count(*) > 1
     union all select reference, status from mail where kind = 'booking_status' and status in ('cancelled', 'declined') group by reference, status having count(*) > 1
     union all select reference, 'cancelled and declined' from mail where kind = 'booking_status' and status in ('cancelled', 'declined')
       group by reference having count(distinct status) > 1
     union all select reference, title from (select reference, data ->> 'title' as title, data ->> 'message' as message, created_at from mail where data ? 'title') as told
       group by reference, title, message, created_at having count(*) > 1
     union all select reference, 'paid, and ' || other.event from mail join mail as other using (payment, reference)
       where mail.event = 'paid' and other.event in ('expired', 'withdrawn')
     union all select 'untold', payment.id || ' ' || payment.status from payment
       where (status in ('paid', 'partly_refunded', 'refunded')) <> exists (select from mail where mail.payment = payment.id::text and event = 'paid')
         and not exists (select from mail where mail.payment = payment.id::text and event = 'undone')
     union all select 'untold', 'refund ' || back.id from public.payment_refunds as back join payment on payment.id = payment_id
       where back.status = 'done' and not exists (select from mail where split_part(dedupe_key, ' ', 4) = back.id::text)
     union all select 'untold', 'hold ' || payment.id from payment
       where payment.status = 'expired' and public.is_hold(payment.id) and not exists (
         select from mail where event = 'expired' or (kind = 'booking_status' and status in ('cancelled', 'declined')) or kind = 'order_news'
       )
     union all select 'untold', trip from payment
       where trip in ('declined', 'cancelled') and choice is distinct from 'gift' and not exists (select from mail where kind = 'booking_status' and status = trip)`,
    [references],
  );
