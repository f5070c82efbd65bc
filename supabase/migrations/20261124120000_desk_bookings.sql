-- Bookings as the desk shows them: the queue by deadline, and the history of one booking. After payments and orders, because it reads them.
-- See docs/product/desk.md.

-- Every deadline of a booking, for the agency or its customer. Read with the rights of the caller.   answer   the customer was promised an
-- answer   offer    the supplier's price expires, while nothing is ordered; for a confirmed flight, when the airline must be paid   seats
-- held seats are released   payment  the customer must pay; a payment that has expired, or was recorded by mistake, stays until another one
-- is requested or the price is paid   order    it is unknown whether the supplier has it, or a choice for it: at once. Or a call to the
-- supplier has not ended for two hours, or the            supplier's order is not as we expect: until an agent has looked into it   tickets
-- an order is paid, and the airline has issued no tickets for six hours: since it was paid   cancel   the booking has ended, and the
-- supplier still has the order: since then   decision an order failed after it was paid for: the money is refunded automatically then
-- change   the airline has changed the flights, and nobody has accepted them: since then   wish     an unanswered change request of the
-- customer: since then   paid     the customer has paid, and nothing is ordered: since then   money    the booking has ended without an
-- order, and nothing is refunded for that yet: since then, until the last day of the trip   refund   an agent pays it back, a refund has
-- not arrived, or was refused and not all of it is sent again: since it was sent; or the provider contradicts its end: since then   charge
-- the provider says that something else was paid than we asked for: since then, until an agent has looked into it
create function public.desk_deadlines(only_booking uuid default null) returns table (booking_id uuid, kind text, due_at timestamptz)
language sql stable
security invoker
set search_path = ''
as $$
  select told.booking_id, told.kind, told.due_at
  from (
    select b.id, 'answer', b.answer_by from public.bookings as b
    where b.status = 'requested' and b.kind <> 'gift' and not exists (
      select from public.orders as o where o.booking_id = b.id and o.status in ('new', 'held', 'paid', 'ticketed')
    )
    union all
    select b.id, 'offer', ends.at
    from public.bookings as b
    cross join lateral (
      select b.offer as one
      union all
      select leg.value -> 'offer'
      from jsonb_array_elements(case jsonb_typeof(b.offer -> 'legs') when 'array' then b.offer -> 'legs' else '[]' end) as leg
    ) as sold
    cross join lateral (
      select case b.status when 'confirmed' then sold.one #>> '{paymentRequirements,paymentRequiredBy}' end as wanted,
        sold.one ->> 'expiresAt' as expires
    ) as said
    cross join lateral (
      -- The supplier's text may not be a valid instant. A price that expired without an order is no deadline any more.
      select case
        when coalesce(said.wanted, said.expires) ~ '^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d'
          then coalesce(said.wanted, said.expires)::timestamptz
      end as at
    ) as ends
    where b.status in ('requested', 'confirmed') and ends.at is not null and (said.wanted is not null or ends.at > now())
      and not exists (
        select from public.orders as o where o.booking_id = b.id and o.status in ('new', 'held', 'paid', 'ticketed', 'unknown')
      )
    union all
    select o.booking_id, case o.status when 'held' then 'seats' else 'order' end,
      case o.status when 'held' then o.pay_by else o.updated_at end
    from public.orders as o where o.status in ('held', 'unknown')
    union all
    select o.booking_id, 'order', min(step.created_at)
    from public.orders as o join public.order_steps as step on step.order_id = o.id
    where o.status <> 'unknown' and step.status = 'due' and step.kind not in ('tickets', 'read')
      and step.created_at <= now() - interval '2 hours'
    group by o.booking_id
    union all
    select o.booking_id, 'tickets', max(told.at)
    from public.orders as o join public.order_events as told on told.order_id = o.id and told.kind = 'paid'
    where o.status = 'paid' group by o.booking_id having max(told.at) <= now() - interval '6 hours'
    union all
    select b.id, 'cancel', b.updated_at
    from public.bookings as b join public.orders as o on o.booking_id = b.id
    where b.status in ('declined', 'cancelled') and o.status in ('paid', 'ticketed')
      and b.last_travel_date >= (now() at time zone 'Asia/Qatar')::date
    union all
    select o.booking_id, 'decision', terms.refund_at
    from public.order_terms as terms join public.orders as o on o.id = terms.order_id where terms.refund_at is not null
    union all
    select o.booking_id, 'order', choice.updated_at
    from public.order_choices as choice join public.orders as o on o.id = choice.order_id where choice.status = 'unknown'
    union all
    select o.booking_id, 'order', terms.mismatch_at
    from public.order_terms as terms join public.orders as o on o.id = terms.order_id where terms.mismatch_at is not null
    union all
    select asked.booking_id, 'wish', asked.created_at from public.booking_change_requests as asked where asked.status = 'open'
    union all
    select p.booking_id, case b.status when 'confirmed' then 'paid' else 'money' end,
      case b.status when 'confirmed' then min(p.paid_at) else b.updated_at end
    from public.payments as p join public.bookings as b on b.id = p.booking_id
    cross join lateral (
      select (
        select max(told.at) from public.order_events as told join public.orders as o on o.id = told.order_id
        where o.booking_id = b.id and told.kind = 'undecided'
          -- Tickets that were issued since have ended it.
          and told.at > coalesce((
            select max(note.written_at) from public.desk_notes as note
            where note.subject = 'booking' and note.subject_id = b.id and note.to_status = 'ticketed'
          ), '-infinity')
      ) as undecided_at, (
        select max(note.written_at) from public.desk_notes as note
        where note.subject = 'booking' and note.subject_id = b.id and note.to_status in ('declined', 'cancelled')
      ) as off_at
    ) as ended
    where p.status in ('paid', 'partly_refunded') and (
        b.status = 'confirmed' or (b.status in ('declined', 'cancelled') and b.last_travel_date >= (now() at time zone 'Asia/Qatar')::date)
      )
      -- Orders that wait for an agent or a timer, and orders that the supplier has or had, have other kinds of deadlines.
      and not exists (
        select from public.orders as o join public.order_terms as terms on terms.order_id = o.id
        where o.booking_id = b.id and (
            terms.refund_at is not null or o.status in ('new', 'held', 'paid', 'ticketed', 'unknown')
            -- An order that was never bought, or was booked again by hand, does not count once the booking has ended.
            or (o.status = 'cancelled' and (b.status = 'confirmed' or (
              exists (select from public.ledger_entries as entry where entry.kind = 'order_paid' and entry.cause = o.id)
              and not exists (select from public.order_events as told where told.order_id = o.id and told.kind = 'undecided')
            )))
          )
      )
      -- Neither a lowered price nor a refund that an agent closed as not sent settles the rest; nor does a refund of a smaller payment.
      and case b.status
        when 'confirmed' then p.amount > (
          select coalesce(sum(back.amount), 0) from public.payment_refunds as back
          where back.payment_id = p.id and back.cause = 'desk' and (back.status <> 'failed' or back.settled is null)
        )
        else not exists (
          select from public.payment_refunds as back join public.payments as given on given.id = back.payment_id
          where given.booking_id = b.id and back.cause = 'desk'
            and back.created_at >= coalesce(ended.undecided_at, ended.off_at, '-infinity')
            and (ended.undecided_at is not null or given.amount >= p.amount)
        )
        -- The refund of a cancelled trip may be sent shortly before the cancellation. A refund of less than half is for something else, and
        -- so is one before the last payment.
        and (ended.undecided_at is not null or (
          select coalesce(sum(back.amount), 0) * 2 < (
            select sum(given.amount) from public.payments as given
            where given.booking_id = b.id and given.status in ('paid', 'partly_refunded', 'refunded')
          )
          from public.payment_refunds as back join public.payments as given on given.id = back.payment_id
          where given.booking_id = b.id and back.cause = 'desk' and back.created_at >= ended.off_at - interval '1 day'
            and back.created_at >= (
              select max(last.paid_at) from public.payments as last
              where last.booking_id = b.id and last.status in ('paid', 'partly_refunded')
            )
        ))
      end
    group by p.booking_id, b.status, b.updated_at
    union all
    select p.booking_id, 'refund', coalesce(back.contradicted_at, back.created_at)
    from public.payment_refunds as back join public.payments as p on p.id = back.payment_id join public.bookings as b on b.id = p.booking_id
    where back.contradicted_at is not null or case back.status
      -- Closed as not sent: the agency keeps it only while the booking has not ended.
      when 'failed' then (
        back.settled is null or back.cause <> 'desk'
        or (b.status in ('declined', 'cancelled') and b.last_travel_date >= (now() at time zone 'Asia/Qatar')::date)
      ) and not (back.cause = 'desk' and p.status = 'cancelled') and public.is_still_unsent(back)
      when 'new' then coalesce(back.first_asked_at, back.created_at) <= now() - interval '20 hours'
        or exists (select from public.payment_charges as taken where taken.id = back.charge_id and public.is_by_hand(taken.provider))
      -- The longest time that a provider takes.
      when 'pending' then back.created_at <= now() - interval '10 days'
    end
    union all
    select p.booking_id, 'charge', charge.mismatch_at
    from public.payment_charges as charge join public.payments as p on p.id = charge.payment_id where charge.mismatch_at is not null
    union all
    select o.booking_id, 'change', (
      select max(told.at) from public.order_events as told where told.order_id = o.id and told.kind = 'airlineChange'
    )
    from public.orders as o
    where o.airline_change is not null and o.status in ('paid', 'ticketed')
      and not exists (select from public.order_steps as s where s.order_id = o.id and s.kind = 'accept' and s.status = 'due')
    union all
    select p.booking_id, 'payment', p.pay_by
    from public.payments as p join public.bookings as b on b.id = p.booking_id
    -- Nobody is called for a gift card that was not bought after all.
    where (p.status in ('created', 'pending', 'failed') and b.kind <> 'gift') or (
      p.choice is null
      and (p.status = 'expired' or exists (
        select from public.payment_charges as taken where taken.payment_id = p.id and taken.status = 'mistaken'
      ))
      and not exists (
        select from public.payments as later
        where later.booking_id = p.booking_id and later.choice is null and later.created_at > p.created_at
      )
      -- Also after the tickets, which do not pay it.
      and b.status in ('confirmed', 'ticketed') and b.last_travel_date >= (now() at time zone 'Asia/Qatar')::date
      and (
        select coalesce(sum(paid.amount), 0) from public.payments as paid
        where paid.booking_id = b.id and (
          (paid.choice is null and paid.status in ('paid', 'partly_refunded'))
          or exists (select from public.order_choices as choice where choice.payment_id = paid.id and choice.status = 'done')
        )
      ) < round(b.total_amount * 100)
    )
  ) as told (booking_id, kind, due_at)
  where told.due_at is not null and (only_booking is null or told.booking_id = only_booking) and (select public.is_staff())
$$;

comment on function public.desk_deadlines (uuid) is 'For staff; empty for everybody else. The deadlines of all bookings, or of one.';

-- One page of a list, 25 rows, each with the total count: newest first, or for bookings by their next deadline, those without one last.
-- Read with the rights of the caller. A person is found by any of their names, in any order: agents type "Amina O'Brien" or "O'Brien, Amina
-- Sara", and the passport may have a middle name. References are compared without dashes and spaces, telephones by their digits. The key of
-- a name contains no wildcards of LIKE.
create function public.desk_list(
  wanted_subject text, search text default '', wanted_status text default null, page_number integer default 1,
  by_deadline boolean default false
)
returns table (
  id uuid, reference text, kind text, status text, person text, email text, day date, created_at timestamptz,
  due text, due_at timestamptz, known jsonb, found bigint
)
language sql stable
security invoker
set search_path = ''
as $$
  with tidied as (
    select btrim(regexp_replace(
      translate(lower(left(coalesce(search, ''), 100)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
      '[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g'
    )) as text
  ),
  typed as (
    select text,
      upper(regexp_replace(text, '[^a-z0-9]', '', 'g')) as code,
      array(
        select '%' || public.name_key(word) || '%' from regexp_split_to_table(text, '[\s,،]+') as word
        where public.name_key(word) <> ''
      ) as words,
      -- Fewer digits match too many telephones.
      case when text ~ '^[-0-9+(). ]+$' and length(regexp_replace(text, '[^0-9]', '', 'g')) >= 4
        then regexp_replace(regexp_replace(text, '[^0-9]', '', 'g'), '^00', '') else '' end as phone
    from tidied
  ),
  items as (
    select b.id, b.reference, b.kind, b.status, b.contact_email as email, b.contact_phone as phone, b.departure_date as day, b.created_at,
      b.id as booking_id, null::text as person, '' as also
    from public.bookings as b where wanted_subject = 'booking'
    union all
    select e.id, e.reference, e.kind, e.status, coalesce(e.email, ''), e.phone, null, e.created_at, null, e.name, ''
    from public.enquiries as e where wanted_subject = 'enquiry'
    union all
    select c.id, b.reference, c.kind, c.status, b.contact_email, b.contact_phone, c.wished_day, c.created_at, b.id, null, ''
    from public.booking_change_requests as c join public.bookings as b on b.id = c.booking_id where wanted_subject = 'change'
    union all
    select v.id, v.reference, v.destination, v.status, v.contact_email, null, v.travel_date, v.created_at, null,
      v.given_names || ' ' || v.surname, ''
    from public.visa_cases as v where wanted_subject = 'visa'
    union all
    select r.id, r.reference, 'refund', r.status, b.contact_email, b.contact_phone, null, r.created_at, b.id, null, b.reference
    from public.refunds as r join public.bookings as b on b.id = r.booking_id where wanted_subject = 'refund'
  ),
  matching as (
    select items.*
    from items cross join typed
    where (select public.is_staff())
      and (wanted_status is null or items.status = wanted_status)
      and (
        typed.text = ''
        or position(typed.text in lower(concat_ws(' ', items.email, items.person))) > 0
        or (typed.code <> '' and position(typed.code in replace(items.reference || ' ' || items.also, '-', '')) > 0)
        or (typed.phone <> '' and position(typed.phone in regexp_replace(items.phone, '[^0-9]', '', 'g')) > 0)
        or (typed.words <> '{}' and public.name_key(items.person) like all (typed.words))
        or (typed.words <> '{}' and exists (
          select from public.booking_passengers as p
          where p.booking_id = items.booking_id and public.name_key(p.given_names || ' ' || p.surname) like all (typed.words)
        ))
      )
  ),
  deadlines as (
    select distinct on (next.booking_id) next.booking_id, next.kind, next.due_at
    from public.desk_deadlines() as next where wanted_subject = 'booking' order by next.booking_id, next.due_at
  )
  select m.id, m.reference, m.kind, m.status,
    coalesce(m.person, (
      select p.given_names || ' ' || p.surname from public.booking_passengers as p
      where p.booking_id = m.booking_id order by p.position limit 1
    ), ''),
    m.email, m.day, m.created_at, deadlines.kind, deadlines.due_at,
    case wanted_subject when 'booking' then public.facts_of_booking(m.id) end, count(*) over ()
  from matching as m left join deadlines on deadlines.booking_id = m.id
  order by case when by_deadline then deadlines.due_at end, m.created_at desc, m.id
  limit 25 offset (greatest(coalesce(page_number, 1), 1) - 1)::bigint * 25
$$;

comment on function public.desk_list (text, text, text, integer, boolean) is
  'For staff; empty for everybody else. search: part of a reference, the names of one person in any order, part of an e-mail address or '
  'of a telephone, however it is typed.';

-- The history of a booking, the latest event first. `source` is the group of `kind`: booking, note, change, order, ledger, payment, mail.
create function public.desk_booking_life(booking uuid)
returns table (at timestamptz, source text, kind text, who text, facts jsonb)
language sql stable
security definer
set search_path = ''
as $$
  with trip as (select * from public.bookings where id = desk_booking_life.booking and (select public.is_staff()))
  select told.at, told.source, told.kind, told.who, told.facts
  from (
    select trip.created_at, 'booking', 'received', null, '{}'::jsonb from trip
    union all
    select note.written_at, 'note', case when note.to_status is null then 'remark' else 'status' end, note.staff_name,
      jsonb_build_object('from', note.from_status, 'to', note.to_status, 'remark', note.remark)
    from trip join public.desk_notes as note on note.subject = 'booking' and note.subject_id = trip.id
    union all
    select asked.created_at, 'change', asked.kind, null, '{}'
    from trip join public.booking_change_requests as asked on asked.booking_id = trip.id
    union all
    -- The request is already in the note of the agent who made it.
    select event.at, 'order', event.kind, terms.supplier, event.facts
    from trip
    join public.orders as ordered on ordered.booking_id = trip.id
    join public.order_terms as terms on terms.order_id = ordered.id
    join public.order_events as event on event.order_id = ordered.id and event.kind <> 'asked'
    union all
    -- A choice or a change has the order that it is for.
    select entry.at, 'ledger', entry.kind, null, jsonb_build_object('debit', entry.debit, 'credit', entry.credit, 'amount', entry.amount,
      'cause', coalesce(choice.order_id, step.order_id, entry.cause))
    from trip
    join public.ledger_entries as entry on entry.booking_id = trip.id
    left join public.order_choices as choice on choice.id = entry.cause
    left join public.order_steps as step on step.id = entry.cause
    union all
    select charge.created_at, 'payment', charge.status, charge.provider, jsonb_build_object('amount', charge.amount)
    from trip
    join public.payments as due on due.booking_id = trip.id
    join public.payment_charges as charge on charge.payment_id = due.id and charge.status in ('refused', 'abandoned')
    union all
    select due.pay_by, 'payment', 'expired', null, jsonb_build_object('amount', due.amount)
    from trip join public.payments as due on due.booking_id = trip.id and due.status = 'expired'
    union all
    -- The third word of its key is its subject: `booking <id> confirmed …`, `payment <id> asked …`.
    select coalesce(mail.sent_at, mail.failed_at, mail.created_at), 'mail', mail.kind, nullif(mail.recipient, 'agency'),
      jsonb_build_object('event', split_part(mail.dedupe_key, ' ', 3), 'problem', mail.last_error,
        'state', case when mail.sent_at is not null then 'sent' when mail.failed_at is not null then 'failed' else 'waiting' end)
    from trip join public.mail_outbox as mail on mail.reference = trip.reference
  ) as told (at, source, kind, who, facts)
  order by told.at desc
  limit 300
$$;

comment on function public.desk_booking_life (uuid) is
  'For staff; empty for everybody else. What was done, said, ordered, paid and mailed for a booking, the latest first. '
  'Amounts are in dirhams. Mail is remembered for a month.';

-- Tickets, rooms or vouchers that an agent has issued outside the site: the booking becomes ticketed. `seen` and `known` are the status and
-- the numbers on the caller's screen, `issued` the new numbers. Answers like desk_set_status; "refused" also when an order has the numbers.
create function public.desk_issue_by_hand(booking uuid, seen text, known jsonb, issued jsonb, remark text default '')
returns table (outcome text, status text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  answer record;
  -- The longest remark has a thousand characters.
  numbers text := left(concat_ws(' · ', nullif(btrim(desk_issue_by_hand.remark), ''), desk_issue_by_hand.issued ->> 'pnr', (
    select string_agg(ticket ->> 'number', ', ') from jsonb_array_elements(desk_issue_by_hand.issued -> 'tickets') as listed (ticket)
  )), 1000);
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into trip from public.bookings where id = desk_issue_by_hand.booking for update;
  if trip.id is null then return query select 'gone', null::text; return; end if;
  if trip.status = 'ticketed' and trip.issued is not distinct from desk_issue_by_hand.issued then
    -- A second press has the same note; another remark is kept.
    if btrim(desk_issue_by_hand.remark) <> '' and not exists (
      select from public.desk_notes as note where note.subject = 'booking' and note.subject_id = trip.id and note.remark = numbers
    ) then
      perform public.desk_write('booking', trip.id, trip.reference, null, null, numbers);
    end if;
    return query select 'changed', trip.status;
    return;
  end if;
  if trip.status <> seen or trip.issued is distinct from known then return query select 'stale', trip.status; return; end if;
  if seen <> 'ticketed' then
    select * into answer from public.desk_set_status('booking', trip.id, seen, 'ticketed', numbers);
    if answer.outcome <> 'changed' then return query select answer.outcome, answer.status; return; end if;
  elsif exists (
    select from public.orders where booking_id = trip.id and orders.status in ('new', 'held', 'paid', 'ticketed', 'unknown')
  ) then
    return query select 'refused', trip.status;
    return;
  else
    perform public.desk_write('booking', trip.id, trip.reference, null, null, numbers);
    perform public.mail_status('booking', trip.id, 'ticketed', trip.reference, trip.contact_email, trip.locale,
      jsonb_build_object('id', trip.id, 'base', trip.mail_base));
    if trip.user_id is not null then perform public.desk_notify(trip.user_id, 'booking', 'ticketed', trip.reference); end if;
  end if;
  update public.bookings set issued = desk_issue_by_hand.issued where id = trip.id;
  return query select 'changed', 'ticketed';
end;
$$;

comment on function public.desk_issue_by_hand (uuid, text, jsonb, jsonb, text) is
  'For staff alone: stores the reference and the ticket numbers of what was issued outside the site, and tells the customer. '
  'issued: { pnr, tickets }, or null.';

revoke execute on function
  public.desk_deadlines (uuid), public.desk_list (text, text, text, integer, boolean), public.desk_booking_life (uuid),
  public.desk_issue_by_hand (uuid, text, jsonb, jsonb, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_deadlines (uuid), public.desk_list (text, text, text, integer, boolean), public.desk_booking_life (uuid),
  public.desk_issue_by_hand (uuid, text, jsonb, jsonb, text)
to authenticated;
