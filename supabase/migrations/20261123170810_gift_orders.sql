-- Gift cards that are bought online. The purchase is a booking of the kind gift, so that payment, refund and ledger are those of every
-- booking; this is what it has besides. See docs/product/gift-cards.md. Rows are locked in one order: payment, gift order, gift card.

create table public.gift_orders (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  recipient_name text check (char_length(recipient_name) between 1 and 60),
  recipient_email text check (char_length(recipient_email) between 3 and 254),
  sender_name text check (char_length(sender_name) between 1 and 60),
  message text not null default '' check (char_length(message) <= 300),
  language text not null check (language in ('en', 'ar')),
  design text not null default 'journey' check (design in ('journey', 'eid', 'wedding', 'umrah')),
  send_at timestamptz not null,
  card_id uuid unique references public.gift_cards (id),
  pin_version integer not null default 1,
  mails integer not null default 0,
  queued_at timestamptz,
  sent_at timestamptz
);

comment on table public.gift_orders is
  'Who gets a gift card that was bought online, when, and with which words. The server alone reads it; the desk, through desk_gift. '
  'Names, address and words are emptied 90 days after the card was sent.';
comment on column public.gift_orders.card_id is 'Null until its mail is written: the card is made then.';
comment on column public.gift_orders.pin_version is
  'The PIN is computed from the id, this number and the site''s secret, and is not stored. Another number makes another PIN.';
comment on column public.gift_orders.mails is 'How many mails with the card were enqueued.';

create index gift_orders_to_send on public.gift_orders (send_at) where queued_at is null;
create index bookings_unpaid_gifts on public.bookings (created_at) where kind = 'gift' and status = 'requested';

alter table public.gift_orders enable row level security;
revoke all on public.gift_orders from anon, authenticated, service_role;
grant select on public.gift_orders to service_role;

-- create_booking runs with the rights of its caller, and the server must not write gift orders in any other way. On a later day the card
-- arrives in the morning.
create function public.note_gift(booking uuid, gift jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.gift_orders (booking_id, recipient_name, recipient_email, sender_name, message, language, design, send_at)
  select note_gift.booking, asked.recipient_name, asked.recipient_email, asked.sender_name, asked.message, asked.language,
    coalesce(asked.design, 'journey'),
    case when asked.send_on <= public.qatar_day(now()) then now() else (asked.send_on + time '08:00') at time zone 'Asia/Qatar' end
  from jsonb_to_record(gift) as asked (
    recipient_name text, recipient_email text, sender_name text, message text, language text, design text, send_on date
  )
$$;

-- Nobody but the functions below moves such a booking: without a payment there is no card.
create function public.check_gift_status() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status <> 'cancelled' and not (
    new.status = 'ticketed' and exists (select from public.ledger_entries where kind = 'gift_card_sold' and cause = new.id)
  ) then
    raise exception 'A gift card is sold by its payment' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

create trigger bookings_gift_status before update of status on public.bookings
  for each row when (new.kind = 'gift' and old.status is distinct from new.status) execute function public.check_gift_status();

-- Called by the functions of payments when the payment has arrived. What the customer paid is owed to whoever has the card.
create function public.sell_gift_card(paid public.payments) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.add_to_ledger(paid.booking_id, 'gift_card_sold', paid.booking_id, 'customer', 'vouchers', paid.amount);
  update public.bookings set status = 'ticketed' where id = paid.booking_id;
end;
$$;

-- Nobody has paid in time. Called by the worker of payments.
create function public.drop_unpaid_gifts() returns void
language sql
set search_path = ''
as $$
  update public.bookings set status = 'cancelled' where id in (
    select gift.id from public.bookings as gift
    where gift.kind = 'gift' and gift.status = 'requested' and (
      gift.created_at < now() - interval '1 day' or exists (select from public.payments where booking_id = gift.id)
    ) and not exists (
      select from public.payments where booking_id = gift.id and status in ('created', 'pending', 'failed', 'paid')
    )
    for update skip locked
  )
$$;

-- What was taken off a card again, because its buyer was refunded, in dirhams.
create function public.taken_off_gift(gift uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(amount), 0)::bigint from public.ledger_entries where booking_id = gift and kind = 'gift_card_returned'
$$;

-- What is left on a card, or will be on one that is still to be made, in dirhams.
create function public.left_on_gift(gift public.gift_orders) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select round(balance * 100)::bigint from public.gift_cards where id = gift.card_id),
    (select round(total_amount * 100)::bigint from public.bookings where id = gift.booking_id) - public.taken_off_gift(gift.booking_id)
  )
$$;

create function public.lock_gift(gift uuid) returns public.gift_orders
language sql
set search_path = ''
as $$
  select * from public.gift_orders where booking_id = gift for update
$$;

-- Called before a refund: takes its amount off the card, unless an earlier refund that failed has done so. False, and nothing is done,
-- when so much is not left. True for every other booking.
create function public.take_back_gift(paid public.payments, refund uuid, amount bigint) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  gift public.gift_orders := public.lock_gift(paid.booking_id);
  more bigint;
begin
  if gift.booking_id is null then return true; end if;
  select take_back_gift.amount + coalesce(sum(back.amount), 0) - public.taken_off_gift(paid.booking_id) into more
  from public.payment_refunds as back where back.payment_id = paid.id and back.cause = 'desk' and back.status <> 'failed';
  if more <= 0 then return true; end if;
  perform from public.gift_cards where id = gift.card_id for update;
  if more > public.left_on_gift(gift) then return false; end if;
  update public.gift_cards set balance = balance - more / 100.0 where id = gift.card_id;
  perform public.add_to_ledger(paid.booking_id, 'gift_card_returned', refund, 'vouchers', 'customer', more);
  if public.taken_off_gift(paid.booking_id) = paid.amount then
    update public.bookings set status = 'cancelled' where id = paid.booking_id;
  end if;
  return true;
end;
$$;

create function public.queue_gift(gift public.gift_orders) returns void
language plpgsql
set search_path = ''
as $$
declare
  bought public.bookings;
begin
  select * into strict bought from public.bookings where id = gift.booking_id;
  perform public.enqueue_mail('gift_card', gift.recipient_email, gift.language,
    jsonb_build_object('id', bought.id, 'version', gift.pin_version, 'reference', bought.reference, 'base', bought.mail_base),
    'gift ' || bought.id || ' ' || (gift.mails + 1));
  update public.gift_orders set queued_at = now(), mails = gift.mails + 1 where booking_id = gift.booking_id;
end;
$$;

-- Called by claim_mail: paid cards whose day has come. Enqueued only then, so that what is corrected before counts.
create function public.queue_due_gifts() returns void
language plpgsql
set search_path = ''
as $$
declare
  gift public.gift_orders;
begin
  for gift in
    select due.* from public.gift_orders as due join public.bookings on bookings.id = due.booking_id
    where due.queued_at is null and due.send_at <= now() and due.recipient_email is not null and bookings.status = 'ticketed'
    order by due.send_at limit 50
    for update of due skip locked
  loop
    perform public.queue_gift(gift);
  end loop;
end;
$$;

create function public.note_gift_sent() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.gift_orders set sent_at = new.sent_at
  where booking_id = (old.data ->> 'id')::uuid and pin_version = (old.data ->> 'version')::integer;
  return null;
end;
$$;

create trigger mail_outbox_gift_sent after update of sent_at on public.mail_outbox
  for each row when (new.kind = 'gift_card' and old.sent_at is null and new.sent_at is not null) execute function public.note_gift_sent();

-- Eleven random digits, and one by which a mistyped digit or two that changed places are noticed (Luhn).
create function public.new_card_number() returns text
language sql volatile
set search_path = ''
as $$
  with drawn as materialized (
    select lpad((
      ('x' || lpad(left(replace(gen_random_uuid()::text, '-', ''), 12), 16, '0'))::bit(64)::bigint % 100000000000
    )::text, 11, '0') as digits
  )
  select digits || (10 - (
    select sum(case place % 2 when 1 then digit * 2 / 10 + digit * 2 % 10 else digit end)
    from generate_series(1, 11) as place cross join lateral (select substr(digits, place, 1)::integer as digit) as one
  ) % 10) % 10
  from drawn
$$;

-- The card of a mail that is about to be sent. It is made once; written again, the mail has the same number and PIN.
create function public.make_gift_card(gift uuid, version integer, pin text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.gift_orders := public.lock_gift(gift);
  card public.gift_cards;
  salt bytea := uuid_send(gen_random_uuid());
begin
  if bought.booking_id is null or bought.pin_version <> version or bought.recipient_name is null or public.left_on_gift(bought) <= 0
    or not exists (select from public.bookings where id = gift and status = 'ticketed')
  then return null; end if;
  if bought.card_id is null then
    for attempt in 1..10 loop
      begin
        bought.card_id = public.issue_gift_card(public.new_card_number(), pin, public.left_on_gift(bought) / 100.0,
          (public.qatar_day(now()) + interval '5 years')::date);
        exit;
      exception
        when unique_violation then if attempt = 10 then raise; end if;
      end;
    end loop;
    update public.gift_orders set card_id = bought.card_id where booking_id = gift;
  end if;
  select * into strict card from public.gift_cards where id = bought.card_id for update;
  -- The address was corrected, or the site's secret has changed.
  if card.pin_hash <> public.gift_pin_hash(pin, card.pin_salt) then
    update public.gift_cards set pin_salt = salt, pin_hash = public.gift_pin_hash(pin, salt) where id = card.id;
  end if;
  return jsonb_build_object('number', card.number, 'balance', card.balance, 'validUntil', card.valid_until, 'recipientName',
    bought.recipient_name, 'senderName', bought.sender_name, 'message', bought.message, 'design', bought.design);
end;
$$;

comment on function public.make_gift_card (uuid, integer, text) is
  'Called by the server with the secret key, for the mail with this version of the PIN: the card and what is written on it. '
  'Null when this mail must not be sent any more.';

-- The card goes out once more, or, while nothing was spent, to another address; then the PIN of the first mail is worth nothing at once.
create function public.resend_gift(gift uuid, wanted_email text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.gift_orders := public.lock_gift(gift);
  card public.gift_cards;
  is_other boolean;
begin
  if bought.recipient_email is null then return 'gone'; end if;
  if public.left_on_gift(bought) <= 0 or not exists (select from public.bookings where id = gift and status = 'ticketed') then
    return 'over';
  end if;
  is_other = lower(bought.recipient_email) <> lower(wanted_email);
  if bought.queued_at is null then
    update public.gift_orders set recipient_email = wanted_email where booking_id = gift;
    return 'changed';
  end if;
  if bought.mails >= 10 then return 'tooMany'; end if;
  if not is_other and bought.queued_at > now() - interval '10 minutes' then return 'tooSoon'; end if;
  if is_other then
    select * into card from public.gift_cards where id = bought.card_id for update;
    if card.balance < card.amount then return 'used'; end if;
    update public.gift_cards set pin_salt = uuid_send(gen_random_uuid()), pin_hash = sha256(uuid_send(gen_random_uuid()))
    where id = card.id;
    bought.pin_version = bought.pin_version + 1;
  end if;
  update public.gift_orders
  set recipient_email = wanted_email, pin_version = bought.pin_version, sent_at = case when is_other then null else sent_at end
  where booking_id = gift returning * into bought;
  perform public.queue_gift(bought);
  return 'sent';
end;
$$;

comment on function public.resend_gift (uuid, text) is
  'Called by the server with the secret key, for the sender with the signed link, or by desk_send_gift. Answers sent, changed (it goes '
  'out later), used (something was spent, so the address stays), tooSoon, tooMany, over (refunded) or gone.';

-- What the page of the payment says of it, to whoever has its link: such links are forwarded, so of names the first letters are enough.
create function public.gift_facts(gift uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('recipient', regexp_replace(recipient_name, '(\S)\S*', '\1•••', 'g'), 'sendAt', send_at,
    'sentAt', sent_at)
  from public.gift_orders where booking_id = gift
$$;

create function public.desk_gift(booking uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('recipient', gift.recipient_name, 'email', gift.recipient_email, 'language', gift.language,
    'design', gift.design, 'sendAt', gift.send_at, 'queuedAt', gift.queued_at, 'sentAt', gift.sent_at, 'lastDigits', right(card.number, 4),
    'left', public.left_on_gift(gift), 'validUntil', card.valid_until, 'isBlocked', coalesce(card.is_blocked, false))
  from public.gift_orders as gift left join public.gift_cards as card on card.id = gift.card_id
  where gift.booking_id = desk_gift.booking and (select public.is_staff())
$$;

comment on function public.desk_gift (uuid) is
  'For staff; null for everybody else. A gift card that was bought online: who gets it, when, and what is left, in dirhams. No words, '
  'no number, no PIN.';

create function public.desk_send_gift(booking uuid, email text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome text;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  outcome = public.resend_gift(desk_send_gift.booking, desk_send_gift.email);
  if outcome in ('sent', 'changed') then
    perform public.desk_write('booking', desk_send_gift.booking,
      (select reference from public.bookings where id = desk_send_gift.booking), null, null,
      case outcome
        when 'sent' then 'Gift card sent again · أُعيد إرسال بطاقة الهدية'
        else 'Address of the gift card changed · عُدّل عنوان بطاقة الهدية'
      end);
  end if;
  return outcome;
end;
$$;

comment on function public.desk_send_gift (uuid, text) is 'For staff alone: resend_gift, with a note in the history.';

create function public.clear_gifts(before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with cleared as (
    update public.gift_orders set recipient_name = null, recipient_email = null, sender_name = null, message = ''
    where recipient_email is not null and greatest(send_at, queued_at, sent_at) < before
    returning 1
  )
  select count(*)::integer from cleared
$$;

revoke execute on function
  public.note_gift (uuid, jsonb), public.check_gift_status (), public.sell_gift_card (public.payments), public.drop_unpaid_gifts (),
  public.taken_off_gift (uuid), public.lock_gift (uuid), public.left_on_gift (public.gift_orders),
  public.take_back_gift (public.payments, uuid, bigint), public.queue_gift (public.gift_orders), public.queue_due_gifts (),
  public.note_gift_sent (), public.new_card_number (), public.make_gift_card (uuid, integer, text), public.resend_gift (uuid, text),
  public.gift_facts (uuid), public.desk_gift (uuid), public.desk_send_gift (uuid, text), public.clear_gifts (timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.note_gift (uuid, jsonb), public.make_gift_card (uuid, integer, text), public.resend_gift (uuid, text)
to service_role;
grant execute on function public.desk_gift (uuid), public.desk_send_gift (uuid, text) to authenticated;
