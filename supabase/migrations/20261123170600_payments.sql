-- Money of bookings: what the desk asks for, what a payment provider says of it, and the ledger of what moved. See
-- docs/decisions/0082-payments-and-the-ledger.md. Amounts are whole dirhams, a hundred to the riyal. Every table is written by the functions
-- below alone.

create table public.payments (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  amount bigint not null check (amount between 100 and 100000000),
  pay_by timestamptz not null,
  status text not null default 'created'
    check (status in ('created', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'partly_refunded', 'refunded')),
  failure text check (failure in ('refused', 'abandoned')),
  refunded bigint not null default 0,
  link_key text not null unique default replace(gen_random_uuid()::text, '-', '') check (link_key ~ '^[0-9a-f]{32}$'),
  paid_at timestamptz,
  reminded_at timestamptz,
  then_order boolean not null default false,
  choice text check (choice in ('extras', 'flights')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_refunded_within check (refunded between 0 and amount)
);

comment on table public.payments is 'What a customer is asked to pay, and how it stands. Staff and the owner of the booking read it.';
comment on column public.payments.id is 'Made by the desk''s browser: asked for twice is asked for once.';
comment on column public.payments.amount is 'In dirhams.';
comment on column public.payments.status is
  'created: the link is out. pending: the customer is, or was, at the provider. failed: refused or given up, and may be tried again.';
comment on column public.payments.then_order is 'Paid at once: what it pays for is ordered of the supplier by itself.';
comment on column public.payments.choice is
  'What the customer has chosen a moment ago and pays for (order_choices): nobody is reminded of it, and nobody misses it when its time is over.';
comment on column public.payments.refunded is 'What has gone back so far.';
comment on column public.payments.link_key is 'Of the link to pay. Whoever has it sees the amount and may pay; nothing else.';

create index payments_of_booking on public.payments (booking_id, created_at);
-- Of the text, because the embedded REST API takes a table whose key is unique, in part or not, for one row for each booking.
create unique index payments_one_open on public.payments ((booking_id::text)) where status in ('created', 'pending', 'failed');
create index payments_to_expire on public.payments (pay_by) where status in ('created', 'pending', 'failed');

create table public.payment_charges (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  amount bigint not null check (amount >= 100),
  provider text not null check (char_length(provider) between 1 and 40),
  provider_id text check (char_length(provider_id) between 1 and 200),
  pay_url text check (char_length(pay_url) <= 2000),
  status text not null default 'new' check (status in ('new', 'pending', 'paid', 'refused', 'abandoned')),
  asks integer not null default 0,
  ask_again_at timestamptz not null default now() + interval '30 seconds',
  mismatch jsonb,
  mismatch_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, provider_id)
);

comment on table public.payment_charges is 'Each try to pay, as the provider knows it. Staff alone read it.';
comment on column public.payment_charges.id is 'The idempotency key that goes to the provider.';
comment on column public.payment_charges.provider is 'Or how an agent has taken the money: cash, or transfer to our bank (desk_record_payment). Its provider_id is then the number of the receipt or of the transfer.';
comment on column public.payment_charges.amount is 'What is left of the payment after gift cards and points (payment_parts).';
comment on column public.payment_charges.mismatch is 'What the provider says was paid instead, as last heard: { id, amount }. It counts for nothing.';
comment on column public.payment_charges.mismatch_at is 'When that was heard. Null once an agent has looked into it.';
comment on column public.payment_charges.ask_again_at is 'When the provider is asked about it again, if it says nothing by then.';

create index payment_charges_of_payment on public.payment_charges (payment_id);
-- Of the text, as for payments_one_open.
create unique index payment_charges_one_open on public.payment_charges ((payment_id::text)) where status in ('new', 'pending');
create index payment_charges_to_ask on public.payment_charges (ask_again_at) where status in ('new', 'pending');

create table public.payment_refunds (
  id uuid primary key,
  payment_id uuid not null references public.payments (id) on delete cascade,
  charge_id uuid not null references public.payment_charges (id) on delete cascade,
  amount bigint not null check (amount > 0),
  cause text not null check (cause in ('desk', 'late', 'twice')),
  status text not null default 'new' check (status in ('new', 'pending', 'done', 'failed')),
  provider_id text check (char_length(provider_id) between 1 and 200),
  asks integer not null default 0,
  first_asked_at timestamptz,
  asked_at timestamptz,
  ask_again_at timestamptz not null default now(),
  settled text check (settled in ('provider', 'byHand', 'notSent')),
  contradicted text check (contradicted in ('done', 'failed')),
  contradicted_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.payment_refunds is 'Money on its way back. Staff and the owner of the booking read it.';
comment on column public.payment_refunds.cause is
  'desk: of a payment that counts, as an agent has decided, or nobody in time. late: it came after the payment was withdrawn or its time was over, or without the gift card or points that were to pay the rest. twice: the payment was paid already.';

comment on column public.payment_refunds.settled is
  'How a person has ended it, where the provider did not say or has refused it. provider: its dashboard shows it as sent. byHand: it was paid back another way. notSent: it was not.';
comment on column public.payment_refunds.contradicted is 'What the provider says against its end here, as last heard.';
comment on column public.payment_refunds.contradicted_at is 'When that was heard. Null once an agent has looked into it.';

create index payment_refunds_of_payment on public.payment_refunds (payment_id);
create index payment_refunds_of_charge on public.payment_refunds (charge_id);
create index payment_refunds_to_ask on public.payment_refunds (ask_again_at) where status in ('new', 'pending');

-- One row moves an amount from one account to another, so that no set of rows can be out of balance.
create table public.ledger_entries (
  id uuid primary key default gen_random_uuid(),
  -- Deferred: a booking and what hangs on it go together, or not at all.
  booking_id uuid not null references public.bookings (id) deferrable initially deferred,
  kind text not null check (kind in ('captured', 'gift_card_used', 'points_used', 'fee', 'refund_begun', 'refund_done', 'refund_failed', 'order_paid', 'order_changed', 'order_cancelled', 'margin', 'margin_returned', 'extras_bought', 'change_returned')),
  cause uuid not null,
  debit text not null check (debit in ('customer', 'supplier', 'provider', 'fees', 'vouchers', 'points', 'refunds', 'bank', 'cash', 'margin')),
  credit text not null check (credit in ('customer', 'supplier', 'provider', 'fees', 'vouchers', 'points', 'refunds', 'bank', 'cash', 'margin')),
  amount bigint not null check (amount > 0),
  at timestamptz not null default now(),
  constraint ledger_entries_two_accounts check (debit <> credit),
  unique (kind, cause)
);

comment on table public.ledger_entries is
  'Every movement of money, in dirhams, from the credited account to the debited one. Only added to, by nobody but the functions of payments and orders.';
comment on column public.ledger_entries.cause is 'The charge, the part of a payment, the refund, the order, its step or the choice it comes from: the same event is booked once.';

create index ledger_entries_of_booking on public.ledger_entries (booking_id, at);

create function public.refuse_ledger_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The ledger is only added to' using errcode = 'insufficient_privilege';
end;
$$;

create trigger ledger_entries_stay before update or delete on public.ledger_entries
  for each row execute function public.refuse_ledger_change();
create trigger ledger_entries_are_not_emptied before truncate on public.ledger_entries
  for each statement execute function public.refuse_ledger_change();

alter table public.payments enable row level security;
alter table public.payment_charges enable row level security;
alter table public.payment_refunds enable row level security;
alter table public.ledger_entries enable row level security;
revoke all on public.payments, public.payment_charges, public.payment_refunds, public.ledger_entries from anon, authenticated, service_role;
grant select on public.payments, public.payment_charges, public.payment_refunds, public.ledger_entries to authenticated, service_role;

create policy "Owners read the payments of their bookings" on public.payments
  for select to authenticated
  using (exists (select from public.bookings where id = booking_id and user_id = (select auth.uid())));
create policy "Staff read payments" on public.payments for select to authenticated using ((select public.is_staff()));
create policy "Staff read charges" on public.payment_charges for select to authenticated using ((select public.is_staff()));
create policy "Owners read what was sent back to them" on public.payment_refunds
  for select to authenticated
  using (exists (
    select from public.payments join public.bookings on bookings.id = payments.booking_id
    where payments.id = payment_id and bookings.user_id = (select auth.uid())
  ));
create policy "Staff read what was sent back" on public.payment_refunds for select to authenticated using ((select public.is_staff()));
create policy "Staff read the ledger" on public.ledger_entries for select to authenticated using ((select public.is_staff()));

comment on policy "Owners read the payments of their bookings" on public.payments is 'They pay them, with the link that is in the row.';
comment on policy "Staff read payments" on public.payments is 'They ask for them.';
comment on policy "Staff read charges" on public.payment_charges is 'They compare them with what the provider shows.';
comment on policy "Owners read what was sent back to them" on public.payment_refunds is 'It is their money.';
comment on policy "Staff read what was sent back" on public.payment_refunds is 'They decide on it.';
comment on policy "Staff read the ledger" on public.ledger_entries is 'They answer for the money.';

create trigger payments_updated before update on public.payments
  for each row execute function public.set_updated_at();

insert into public.status_texts (subject, status, locale, title, message) values
  ('payment', 'asked', 'en', 'Please pay for booking {reference}', '{amount} is due by {deadline}, Qatar time. You pay on the secure page of our payment provider.'),
  ('payment', 'asked', 'ar', 'يرجى دفع مبلغ الحجز {reference}', 'المبلغ المستحق {amount} وآخر موعد لدفعه {deadline} بتوقيت قطر. تدفع في صفحة آمنة لدى مزوّد خدمة الدفع.'),
  ('payment', 'paid', 'en', 'We have received your payment for {reference}', 'You have paid {amount}. Thank you.'),
  ('payment', 'paid', 'ar', 'استلمنا دفعتك للحجز {reference}', 'شكرًا لك. المبلغ الذي استلمناه: {amount}'),
  ('payment', 'reminder', 'en', 'Please remember to pay for {reference} by {deadline}', '{amount} is still to be paid. After {deadline} (Qatar time) the link stops working, and the price may not be kept.'),
  ('payment', 'reminder', 'ar', 'تذكير: يرجى دفع مبلغ الحجز {reference} قبل {deadline}', 'لم يُدفع {amount} بعد. بعد {deadline} بتوقيت قطر يتوقف رابط الدفع، وقد لا يبقى السعر كما هو.'),
  ('payment', 'expired', 'en', 'The time to pay for {reference} is over', 'The deadline was {deadline}, so nothing can be paid with this link any more. Nothing was charged with it. Call us or write to us if you still want to travel.'),
  ('payment', 'expired', 'ar', 'انتهت مهلة دفع الحجز {reference}', 'كان آخر موعد للدفع {deadline}، ولم يعد الدفع بهذا الرابط ممكنًا، ولم يُخصم منك عبره أي مبلغ. اتصل بنا أو راسلنا إن كنت لا تزال ترغب في السفر.'),
  ('payment', 'withdrawn', 'en', 'You need not pay for {reference} now', 'We have withdrawn the request to pay {amount}. Nothing was charged.'),
  ('payment', 'withdrawn', 'ar', 'لا حاجة إلى دفع مبلغ الحجز {reference} الآن', 'سحبنا طلب دفع {amount}، ولم يُخصم منك أي مبلغ.'),
  ('payment', 'returned', 'en', 'We are sending your payment for {reference} back', '{amount} came in after the payment was closed, or a second time. We keep none of it: it goes back to the card you paid with.'),
  ('payment', 'returned', 'ar', 'نعيد إليك دفعتك للحجز {reference}', 'وصلنا {amount} بعد إغلاق الدفع أو مرة ثانية. لا نحتفظ بشيء منه، بل نعيده إلى البطاقة التي دفعت بها.'),
  ('payment', 'refunded', 'en', 'Your refund for {reference} is on its way', 'We have sent {amount} back to the card you paid with. Banks take a few days to show it.'),
  ('payment', 'refunded', 'ar', 'مبلغك المسترد للحجز {reference} في الطريق', 'أعدنا {amount} إلى البطاقة التي دفعت بها، وقد يحتاج البنك إلى أيام قليلة لإظهاره.'),
  ('payment', 'toGiftCard', 'en', 'Your refund for {reference} is on your gift card', '{amount} is back on the gift card you paid with. You can use it at once.'),
  ('payment', 'toGiftCard', 'ar', 'مبلغك المسترد للحجز {reference} في بطاقة الهدية', 'أعدنا {amount} إلى بطاقة الهدية التي دفعت بها، ويمكنك استخدامه الآن.'),
  ('payment', 'toPoints', 'en', 'Your points for {reference} are back', 'Karam Club points worth {amount} are back on the account they came from. They can be used at once.'),
  ('payment', 'toPoints', 'ar', 'عادت نقاطك من الحجز {reference}', 'أعدنا نقاط نادي كرم بقيمة {amount} إلى الحساب الذي خُصمت منه، ويمكن استخدامها الآن.'),
  ('payment', 'repaid', 'en', 'We have paid you back for {reference}', 'We have paid you {amount} back as we agreed with you, not to a card.'),
  ('payment', 'repaid', 'ar', 'أعدنا إليك مبلغًا عن الحجز {reference}', 'أعدنا إليك {amount} بالطريقة التي اتفقنا عليها معك، لا إلى بطاقة.');

create function public.riyals_in_words(amount bigint, language text) returns text
language sql immutable
set search_path = ''
as $$
  select case language when 'ar' then U&'\2068' || figure || U&'\00A0ر.ق.\2069' else U&'\2068QAR\00A0' || figure || U&'\2069' end
  from (select regexp_replace(to_char(amount / 100.0, 'FM999,999,990.00'), '\.00$', '') as figure) as written
$$;

-- The bell, when the booking has an account, and mail in any case: in the language of the booking.
create function public.notify_payment(told public.payments, event text, amount bigint, cause uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  booking public.bookings;
  words public.status_texts;
  deadline text;
begin
  -- Whoever has chosen something is on the way to the provider, or has left it.
  if told.choice is not null and event in ('asked', 'reminder', 'expired', 'withdrawn') then return; end if;
  select * into strict booking from public.bookings where id = told.booking_id;
  select * into strict words from public.status_texts where subject = 'payment' and status = event and locale = booking.locale;
  deadline = U&'\2068' || to_char(told.pay_by at time zone 'Asia/Qatar', 'DD/MM/YYYY HH24:MI') || U&'\2069';
  words.title = replace(replace(words.title, '{reference}', booking.reference), '{deadline}', deadline);
  words.message = replace(replace(words.message, '{amount}', public.riyals_in_words(notify_payment.amount, booking.locale)), '{deadline}', deadline);
  if booking.user_id is not null then
    insert into public.notifications (user_id, type, title, message, subject, reference)
    values (booking.user_id, 'payment_' || event, words.title, words.message, 'booking', booking.reference);
  end if;
  perform public.enqueue_mail('payment_news', booking.contact_email, booking.locale,
    jsonb_build_object('id', booking.id, 'payment', told.id, 'event', event, 'reference', booking.reference, 'base', booking.mail_base,
      'title', words.title, 'message', words.message),
    concat_ws(' ', 'payment', told.id, event, notify_payment.cause));
end;
$$;

create function public.add_to_ledger(booking uuid, kind text, cause uuid, debit text, credit text, amount bigint) returns void
language sql
set search_path = ''
as $$
  insert into public.ledger_entries (booking_id, kind, cause, debit, credit, amount) values (booking, kind, cause, debit, credit, amount)
$$;

-- What customers have paid for a booking and not been sent back, in dirhams. What goes back by itself counts for nothing.
create function public.balance_of_payment(paid public.payments) returns bigint
language sql stable
set search_path = ''
as $$
  select case when paid.status in ('paid', 'partly_refunded') then paid.amount - coalesce(sum(amount), 0)::bigint else 0 end
  from public.payment_refunds where payment_id = paid.id and cause = 'desk' and status <> 'failed'
$$;

-- Whether a payment is spoken for: what it was chosen and paid for is still to be ordered, or nobody knows whether it was. In PL/pgSQL, because
-- choices are made in a later migration.
create function public.waits_for_choice(payment uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.order_choices where payment_id = payment and status in ('due', 'unknown'));
end;
$$;

-- What waits for a choice pays for nothing else: it goes back, or counts, once that has an end.
create function public.balance_of_booking(booking uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(public.balance_of_payment(payments)), 0)::bigint
  from public.payments where booking_id = booking and not public.waits_for_choice(id)
$$;

create function public.begin_refund(of public.payment_charges, refund uuid, amount bigint, cause text) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.payment_refunds (id, payment_id, charge_id, amount, cause)
  values (refund, of.payment_id, of.id, begin_refund.amount, begin_refund.cause);
  perform public.add_to_ledger((select booking_id from public.payments where id = of.payment_id), 'refund_begun', refund,
    'customer', 'refunds', begin_refund.amount);
end;
$$;

create function public.charge_that_counts(paid public.payments) returns public.payment_charges
language plpgsql stable
set search_path = ''
as $$
declare
  charge public.payment_charges;
begin
  select * into strict charge from public.payment_charges as known
  where known.payment_id = paid.id and known.status = 'paid'
    and not exists (select from public.payment_refunds as back where back.charge_id = known.id and back.cause <> 'desk');
  return charge;
end;
$$;

-- No provider can send that back: an agent pays it back, and closes the refund by hand.
create function public.is_by_hand(provider text) returns boolean
language sql immutable
set search_path = ''
as $$
  select is_by_hand.provider in ('cash', 'transfer')
$$;

-- Sends so much of a payment back, at most all: to gift cards and points first, which is done at once, then to the card.
create function public.refund_payment(paid public.payments, refund uuid, amount bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  given bigint := public.return_parts(paid, refund, amount);
begin
  if given < amount then
    perform public.begin_refund(public.charge_that_counts(paid), case given when 0 then refund else gen_random_uuid() end, amount - given, 'desk');
  end if;
end;
$$;

-- The same of all that is kept for a booking; the caller has locked it.
create function public.refund_booking(booking uuid, most bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  paid public.payments;
  part bigint;
  rest bigint := most;
begin
  for paid in
    select * from public.payments where booking_id = booking and status in ('paid', 'partly_refunded') and not public.waits_for_choice(id)
    order by created_at desc, id for update
  loop
    rest = rest - public.return_parts(paid, gen_random_uuid(), rest);
  end loop;
  for paid in
    select * from public.payments where booking_id = booking and status in ('paid', 'partly_refunded') and not public.waits_for_choice(id)
    order by created_at desc, id
  loop
    part = least(public.balance_of_payment(paid), rest);
    continue when part <= 0;
    perform public.refund_payment(paid, gen_random_uuid(), part);
    rest = rest - part;
  end loop;
end;
$$;

-- Locks a payment for the rest of the transaction; null when there is none. Rows are locked in one order everywhere, so that nobody waits in
-- a circle: booking, payment, charge, refund, order, step. An entry in the ledger holds on to its booking, as the key share here does.
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

-- The desk. Each outcome but the first of a function leaves everything as it was.

create function public.desk_ask_payment(payment uuid, booking uuid, amount bigint, pay_by timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  made public.payments;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into trip from public.bookings where id = desk_ask_payment.booking for update;
  if not found then return 'gone'; end if;
  if exists (select from public.payments where id = payment) then return 'repeated'; end if;
  if trip.status not in ('confirmed', 'ticketed') then return 'notConfirmed'; end if;
  if desk_ask_payment.pay_by <= now() or desk_ask_payment.pay_by > now() + interval '1 year' then return 'deadline'; end if;
  if exists (select from public.payments where booking_id = trip.id and status in ('created', 'pending', 'failed')) then return 'open'; end if;
  insert into public.payments (id, booking_id, amount, pay_by)
  values (payment, trip.id, desk_ask_payment.amount, desk_ask_payment.pay_by) returning * into made;
  perform public.notify_payment(made, 'asked', made.amount, made.id);
  perform public.desk_write('booking', trip.id, trip.reference, null, null,
    'Payment asked for · طلب دفع: ' || public.riyals_in_words(made.amount, 'en'));
  return 'created';
end;
$$;

comment on function public.desk_ask_payment (uuid, uuid, bigint, timestamptz) is
  'For staff alone: asks the customer of a confirmed booking for money, by mail and bell. Answers created, repeated, gone, notConfirmed, deadline or open.';

-- Money that the customer has paid at the branch, or to our bank. The receipt's or transfer's number counts once.
create function public.desk_record_payment(payment uuid, booking uuid, amount bigint, method text, number text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  made public.payments;
  taken public.payment_charges;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if public.is_by_hand(method) is not true then raise exception 'It is paid in no such way' using errcode = 'check_violation'; end if;
  -- The same number, however it is typed or copied: Arabic digits, small letters, marks of direction.
  number = translate(upper(number), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
  number = regexp_replace(number, '[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g');
  number = btrim(regexp_replace(number, '\s+', ' ', 'g'));
  if (char_length(number) between 1 and 60) is not true then raise exception 'It has a number' using errcode = 'check_violation'; end if;
  select * into trip from public.bookings where id = desk_record_payment.booking for update;
  if not found then return 'gone'; end if;
  if exists (select from public.payments where id = payment) then return 'repeated'; end if;
  if trip.status not in ('confirmed', 'ticketed') then return 'notConfirmed'; end if;
  if exists (select from public.payments where booking_id = trip.id and status in ('created', 'pending', 'failed')) then return 'open'; end if;
  -- Two colleagues at two bookings may use the same number at once.
  insert into public.payments (id, booking_id, amount, pay_by) values (payment, trip.id, desk_record_payment.amount, now()) returning * into made;
  begin
    insert into public.payment_charges (payment_id, amount, provider, provider_id, status)
    values (made.id, made.amount, method, number, 'paid') returning * into taken;
  exception
    when unique_violation then
      delete from public.payments where id = made.id;
      return 'sameNumber';
  end;
  perform public.add_to_ledger(trip.id, 'captured', taken.id, case method when 'cash' then 'cash' else 'bank' end, 'customer', made.amount);
  perform public.complete_payment(made, taken.id);
  perform public.desk_write('booking', trip.id, trip.reference, null, null,
    case method when 'cash' then 'Paid in cash · دُفع نقدًا: ' else 'Paid by bank transfer · دُفع بتحويل بنكي: ' end
      || public.riyals_in_words(made.amount, 'en') || ' (' || U&'\2068' || replace(number, '·', '-') || U&'\2069)');
  return 'created';
end;
$$;

comment on function public.desk_record_payment (uuid, uuid, bigint, text, text) is
  'For staff alone: the customer of a confirmed booking has paid in cash or by transfer. Answers created, repeated, gone, notConfirmed, open or sameNumber (that number is recorded already).';

create function public.desk_withdraw_payment(payment uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  open public.payments;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  open = public.lock_payment(payment);
  if open.id is null or open.status not in ('created', 'pending', 'failed') then return 'stale'; end if;
  update public.payments set status = 'cancelled' where id = open.id;
  perform public.notify_payment(open, 'withdrawn', open.amount, open.id);
  perform public.desk_write('booking', open.booking_id, (select reference from public.bookings where id = open.booking_id), null, null,
    'Payment withdrawn · سُحب طلب الدفع: ' || public.riyals_in_words(open.amount, 'en'));
  return 'withdrawn';
end;
$$;

comment on function public.desk_withdraw_payment (uuid) is 'For staff alone: the link stops working, and what is paid all the same goes back. Answers withdrawn or stale.';

-- Changes the amount that waits for a decision. What an agent refunds is subtracted, or the customer would get it twice. In PL/pgSQL, because a later
-- migration creates the orders.
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

create function public.desk_refund_payment(payment uuid, refund uuid, amount bigint, seen bigint default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
  charge public.payment_charges;
  refused public.payment_refunds;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  paid = public.lock_payment(payment);
  if paid.id is null then return 'gone'; end if;
  if exists (select from public.payment_refunds where id = refund) then return 'repeated'; end if;
  -- What had to go back by itself and was refused comes first, whole.
  select * into refused from public.payment_refunds as known
  where known.payment_id = paid.id and known.cause <> 'desk' and known.status = 'failed' and not exists (
    select from public.payment_refunds as again
    where again.charge_id = known.charge_id and again.cause = known.cause and again.status <> 'failed'
  ) limit 1;
  if found then
    if desk_refund_payment.amount is distinct from refused.amount then return 'tooMuch'; end if;
    select * into strict charge from public.payment_charges where id = refused.charge_id;
    perform public.begin_refund(charge, refund, refused.amount, refused.cause);
    return 'created';
  end if;
  if paid.status not in ('paid', 'partly_refunded') or desk_refund_payment.seen <> public.balance_of_payment(paid)
    or public.waits_for_choice(paid.id)
  then return 'stale'; end if;
  -- An agent, or the customer, buys with it at this moment.
  if exists (
    select from public.order_steps as step join public.orders on orders.id = step.order_id join public.order_terms as terms on terms.order_id = orders.id
    where orders.booking_id = paid.booking_id and step.status = 'due'
      and (step.kind in ('buy', 'pay') or (step.kind = 'price' and terms.wants = 'ticket' and terms.payment_id is null))
  ) then return 'busy'; end if;
  if (desk_refund_payment.amount between 1 and public.balance_of_payment(paid)) is not true then return 'tooMuch'; end if;
  perform public.refund_payment(paid, refund, desk_refund_payment.amount);
  perform public.add_to_refund_due(paid.booking_id, -desk_refund_payment.amount);
  perform public.desk_write('booking', paid.booking_id, (select reference from public.bookings where id = paid.booking_id), null, null,
    'Refund · استرداد: ' || public.riyals_in_words(desk_refund_payment.amount, 'en'));
  return 'created';
end;
$$;

comment on function public.desk_refund_payment (uuid, uuid, bigint, bigint) is
  'For staff alone: sends part of a payment or all of it back, but nothing of what is being ordered. seen: what there was to send back on the screen, so that two colleagues do not both send it. Answers created, repeated, gone, stale, busy (it is being spent) or tooMuch.';

-- A refund that has no end: its answer was lost, or the provider refused to take it. It is due now; when it was sent so long ago that the provider has
-- lost its key, it is sent again.
create function public.desk_ask_refund_again(refund uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payment_refunds;
  paid public.payments;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into known from public.payment_refunds where id = refund for update;
  -- The provider may still be at work on it, and its list may not show it yet.
  if known.status = 'new' and known.asked_at > now() - interval '5 minutes' then return 'tooSoon'; end if;
  update public.payment_refunds
  set ask_again_at = now(), first_asked_at = case when status = 'new' and first_asked_at <= now() - interval '20 hours' then null else first_asked_at end
  where id = refund and status in ('new', 'pending') returning * into known;
  if not found then return 'stale'; end if;
  select * into strict paid from public.payments where id = known.payment_id;
  perform public.desk_write('booking', paid.booking_id, (select reference from public.bookings where id = paid.booking_id), null, null,
    'Refund asked about again · استعلام جديد عن الاسترداد: ' || public.riyals_in_words(known.amount, 'en'));
  return 'askedAgain';
end;
$$;

comment on function public.desk_ask_refund_again (uuid) is 'For staff alone: the provider is asked about a refund now, and not in an hour. Answers askedAgain, stale or tooSoon.';

create function public.desk_settle_refund(refund uuid, how text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payment_refunds;
  paid public.payments;
  is_refused boolean;
  taken_by text;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if how is null or how not in ('provider', 'byHand', 'notSent', 'seen') then raise exception 'It ends in no such way' using errcode = 'check_violation'; end if;
  paid = public.lock_payment((select payment_id from public.payment_refunds where id = refund));
  if paid.id is null then return 'gone'; end if;
  select * into strict known from public.payment_refunds where id = refund for update;
  is_refused = known.status = 'failed' and (known.settled is null or known.contradicted_at is not null);
  select provider into taken_by from public.payment_charges where id = known.charge_id;
  if how = 'seen' then
    if known.contradicted_at is null then return 'stale'; end if;
  elsif is_refused then
    -- It was sent again meanwhile.
    if how <> 'notSent' and known.cause <> 'desk' and exists (
      select from public.payment_refunds as again
      where again.charge_id = known.charge_id and again.cause = known.cause and again.status <> 'failed'
    ) then return 'stale'; end if;
    if how <> 'notSent' and known.cause = 'desk' and known.amount > public.balance_of_payment(paid) then return 'tooMuch'; end if;
  elsif known.status not in ('new', 'pending') then
    return 'stale';
  elsif public.is_by_hand(taken_by) then
    if how = 'provider' then return 'stale'; end if;
  -- As long as it is on its way as usual, nobody can know better than the provider.
  -- A request of a moment ago may still be on its way there.
  elsif known.asks < 3 or (known.status = 'new' and known.asked_at > now() - interval '5 minutes') then
    return 'tooSoon';
  end if;
  update public.payment_refunds set settled = case how when 'seen' then settled else how end, contradicted_at = null where id = refund;
  if how in ('provider', 'byHand') then
    perform public.end_refund(paid, known, 'done', case when how = 'provider' then 'provider' when taken_by = 'cash' then 'cash' else 'bank' end);
    if is_refused and known.cause = 'desk' then perform public.add_to_refund_due(paid.booking_id, -known.amount); end if;
  elsif how = 'notSent' and not is_refused then
    perform public.end_refund(paid, known, 'failed', 'provider');
  end if;
  perform public.desk_write('booking', paid.booking_id, (select reference from public.bookings where id = paid.booking_id), null, null,
    case how
      when 'provider' then 'Refund marked as sent by the provider · سُجّل الاسترداد مُرسلًا من مزوّد الدفع: '
      when 'byHand' then 'Refund marked as paid back another way · سُجّل الاسترداد مدفوعًا بطريقة أخرى: '
      when 'seen' then 'Contradiction about a refund looked into · رُوجع التعارض بشأن الاسترداد: '
      else 'Refund marked as not sent · سُجّل الاسترداد غير مُرسل: '
    end || public.riyals_in_words(known.amount, 'en'));
  return 'settled';
end;
$$;

comment on function public.desk_settle_refund (uuid, text) is
  'For staff alone: ends a refund of which the provider says nothing, or that it has refused, as a person knows it has ended. seen: nothing but that the provider''s contradiction was looked into. Answers settled, stale, tooSoon, tooMuch or gone.';

-- An agent has looked into what the provider says. The charge is over, so that the customer can pay again; money that comes all the same counts.
create function public.desk_close_charge(charge uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  due public.payments;
  known public.payment_charges;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  due = public.lock_payment((select payment_id from public.payment_charges where id = charge));
  select * into known from public.payment_charges where id = charge for update;
  if known.mismatch_at is null then return 'stale'; end if;
  update public.payment_charges
  set mismatch_at = null, status = case when status in ('new', 'pending') then 'abandoned' else status end where id = charge;
  if known.status in ('new', 'pending') then
    update public.payments set status = 'failed', failure = 'abandoned' where id = due.id and status in ('created', 'pending', 'failed');
  end if;
  perform public.desk_write('booking', due.booking_id, (select reference from public.bookings where id = due.booking_id), null, null,
    'Payment that does not fit looked into · رُوجعت دفعة لا تطابق المطلوب: ' || public.riyals_in_words((known.mismatch ->> 'amount')::bigint, 'en'));
  return 'closed';
end;
$$;

comment on function public.desk_close_charge (uuid) is
  'For staff alone, of a charge for which the provider says that something else was paid: it was looked into. Answers closed or stale.';

-- The customer, through the server.

-- A request of a product that is paid at once. The same request sent again has the same payment.
create function public.begin_pay_now(wanted_reference text, pay_by timestamptz, order_suppliers text[] default '{}') returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.bookings;
  made public.payments;
  ends timestamptz;
begin
  select * into trip from public.bookings where reference = wanted_reference for update;
  if not found then return null; end if;
  select * into made from public.payments where booking_id = trip.id order by created_at limit 1;
  if found then return made.link_key; end if;
  ends = least(begin_pay_now.pay_by, (trip.offer ->> 'expiresAt')::timestamptz);
  -- Too short to find a card: an agent asks for the price once more.
  if ends < now() + interval '10 minutes' then return null; end if;
  if trip.status <> 'requested' or round(trip.total_amount * 100) not between 100 and 100000000 then return null; end if;
  insert into public.payments (id, booking_id, amount, pay_by, then_order)
  values (
    gen_random_uuid(), trip.id, round(trip.total_amount * 100), ends,
    trip.kind in ('flight', 'hotel') and coalesce(trip.offer ->> 'supplier' = any (order_suppliers), false)
  ) returning * into made;
  perform public.notify_payment(made, 'asked', made.amount, made.id);
  return made.link_key;
end;
$$;

comment on function public.begin_pay_now (text, timestamptz, text[]) is
  'Called by the server with the secret key, for a request whose price was confirmed a moment ago: the key of the link where its whole price is paid. Null when it is not to be paid so. Flights and stays of these suppliers are ordered once they are paid.';

-- All of it is in: it pays for what it was asked for.
create function public.complete_payment(due public.payments, cause uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.payments set status = 'paid', failure = null, paid_at = now() where id = due.id;
  -- The bell no longer asks for it: a booking has one open payment.
  update public.notifications set read = true
  from public.bookings
  where bookings.id = due.booking_id and notifications.user_id = bookings.user_id and notifications.subject = 'booking'
    and notifications.reference = bookings.reference and notifications.type in ('payment_asked', 'payment_reminder')
    and not notifications.read;
  perform public.notify_payment(due, 'paid', due.amount, cause);
  perform public.order_after_payment(due);
end;
$$;

-- Of a payment that may be paid now: the one charge that is open, so that two tabs pay once, or a new one for what gift cards and points leave. They
-- are held as long as it is open. Where they leave nothing, it is paid.
create function public.begin_charge(wanted_key text, wanted_provider text)
returns table (outcome text, charge uuid, provider text, pay_url text, amount bigint, reference text, email text, locale text)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due public.payments;
  booking public.bookings;
  open public.payment_charges;
  rest bigint;
begin
  due = public.lock_payment((select id from public.payments where link_key = wanted_key));
  if due.id is null then
    return query select 'gone', null::uuid, null::text, null::text, null::bigint, null::text, null::text, null::text;
    return;
  end if;
  select * into strict booking from public.bookings where id = due.booking_id;
  select * into open from public.payment_charges where payment_id = due.id and status in ('new', 'pending');
  -- The provider was changed: nobody has seen the page of this charge, or nobody serves it any more.
  if open.provider <> wanted_provider and (open.pay_url is null or open.provider = 'sandbox') then
    update public.payment_charges set status = 'abandoned' where id = open.id;
    open = null;
  end if;
  if due.status not in ('created', 'pending', 'failed') or (due.pay_by <= now() and open.pay_url is null) then
    return query select 'closed', null::uuid, null::text, null::text, null::bigint, null::text, null::text, null::text;
    return;
  end if;
  if open.id is null then
    if not public.hold_parts(due) then
      return query select 'changed', null::uuid, null::text, null::text, null::bigint, null::text, null::text, null::text;
      return;
    end if;
    rest = public.left_to_charge(due);
    if rest = 0 then
      perform public.use_parts(due, 0);
      perform public.complete_payment(due, due.id);
      return query select 'paid', null::uuid, null::text, null::text, null::bigint, null::text, null::text, null::text;
      return;
    end if;
    insert into public.payment_charges (payment_id, amount, provider) values (due.id, rest, wanted_provider) returning * into open;
  end if;
  return query select 'open', open.id, open.provider, open.pay_url, open.amount, booking.reference, booking.contact_email, booking.locale;
end;
$$;

comment on function public.begin_charge (text, text) is
  'Called by the server with the secret key before it asks the provider. Answers open, paid (by gift cards and points alone), changed (one of them is gone, and taken off), closed or gone; the charge''s id is the idempotency key.';

-- There is a page now, so the customer may be at the provider from here on.
create function public.note_charge(charge uuid, charge_id text, url text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due public.payments;
  noted public.payment_charges;
begin
  due = public.lock_payment((select payment_id from public.payment_charges where id = charge));
  update public.payment_charges set provider_id = charge_id, pay_url = url, status = case status when 'new' then 'pending' else status end
  where id = charge and (provider_id is null or provider_id = charge_id) returning * into noted;
  if noted.status = 'pending' and due.status in ('created', 'failed') then
    update public.payments set status = 'pending', failure = null where id = due.id;
  end if;
end;
$$;

comment on function public.note_charge (uuid, text, text) is 'Called by the server with the secret key: the provider has made the charge, and it is paid at `url`.';

-- What the provider says of a charge, however often and in whatever order. Money that has come is booked first; a charge that was paid
-- stays paid.
create function public.record_charge(charge uuid, charge_id text, said text, said_amount bigint, fee bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  due public.payments;
  known public.payment_charges;
begin
  due = public.lock_payment((select payment_id from public.payment_charges where id = charge));
  if due.id is null then return 'unknown'; end if;
  select * into strict known from public.payment_charges where id = charge for update;
  if known.provider_id is distinct from charge_id and known.provider_id is not null or said_amount <> known.amount then
    -- Money that came, and counts for nothing here: a person looks.
    if said = 'paid' and (known.status <> 'paid' or known.provider_id <> charge_id) then
      update public.payment_charges
      set mismatch = jsonb_build_object('id', charge_id, 'amount', said_amount), mismatch_at = now()
      where id = charge and mismatch is distinct from jsonb_build_object('id', charge_id, 'amount', said_amount);
      if found then perform public.notify_staff(bookings, 'chargeMismatch') from public.bookings where id = due.booking_id; end if;
    end if;
    return 'mismatch';
  end if;
  if said = 'pending' or known.status in ('paid', said) then return 'unchanged'; end if;
  if said = 'paid' then
    update public.payment_charges set status = 'paid', provider_id = charge_id where id = charge returning * into known;
    perform public.add_to_ledger(due.booking_id, 'captured', charge, 'provider', 'customer', known.amount);
    if fee > 0 then perform public.add_to_ledger(due.booking_id, 'fee', charge, 'fees', 'provider', fee); end if;
    if due.status in ('created', 'pending', 'failed') and public.use_parts(due, known.amount) then
      perform public.complete_payment(due, charge);
      return 'paid';
    end if;
    perform public.begin_refund(known, gen_random_uuid(), known.amount,
      case when due.status in ('paid', 'partly_refunded', 'refunded') then 'twice' else 'late' end);
    perform public.notify_payment(due, 'returned', known.amount, charge);
    return 'returned';
  end if;
  if known.status not in ('new', 'pending') then return 'unchanged'; end if;
  update public.payment_charges set status = said, provider_id = charge_id where id = charge;
  update public.payments set status = 'failed', failure = said where id = due.id and status in ('created', 'pending', 'failed');
  return said;
end;
$$;

comment on function public.record_charge (uuid, text, text, bigint, bigint) is
  'Called by the server with the secret key, with what the provider itself answered. Answers paid, returned, refused, abandoned, unchanged, unknown or mismatch.';

-- A refund has an end, and the account it was paid from.
create function public.end_refund(paid public.payments, known public.payment_refunds, said text, paid_from text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.payment_refunds set status = said where id = known.id;
  if said = 'failed' then
    perform public.add_to_ledger(paid.booking_id, 'refund_failed', known.id, 'refunds', 'customer', known.amount);
    -- Its amount waits for the decision again. It is subtracted when the refund is sent again or paid back by hand.
    if known.cause = 'desk' then perform public.add_to_refund_due(paid.booking_id, known.amount); end if;
    return;
  end if;
  -- One that had failed is no longer under way: its money is the customer's again.
  perform public.add_to_ledger(paid.booking_id, 'refund_done', known.id, case known.status when 'failed' then 'customer' else 'refunds' end,
    paid_from, known.amount);
  if known.cause = 'desk' then
    update public.payments
    set refunded = refunded + known.amount, status = case when refunded + known.amount = amount then 'refunded' else 'partly_refunded' end
    where id = paid.id;
  end if;
  -- Points of an account that is gone are gone with it.
  if exists (select from public.payment_parts where id = known.part_id and points is not null and user_id is null) then return; end if;
  perform public.notify_payment(paid,
    case paid_from when 'bank' then 'repaid' when 'cash' then 'repaid' when 'vouchers' then 'toGiftCard' when 'points' then 'toPoints' else 'refunded' end, known.amount, known.id);
end;
$$;

create function public.record_refund(refund uuid, refund_id text, said text, said_amount bigint) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payment_refunds;
  paid public.payments;
begin
  paid = public.lock_payment((select payment_id from public.payment_refunds where id = refund));
  if paid.id is null then return 'unknown'; end if;
  select * into strict known from public.payment_refunds where id = refund for update;
  if known.provider_id <> refund_id or said_amount is distinct from known.amount then return 'mismatch'; end if;
  if known.status in ('done', 'failed') then
    -- Against what we took to be its end at the provider, whether it or a person said so. What was paid back by hand was not sent there.
    if said = 'pending' or said = (case known.settled when 'byHand' then 'failed' else known.status end) then return 'unchanged'; end if;
    if known.contradicted is distinct from said then
      update public.payment_refunds set contradicted = said, contradicted_at = now() where id = refund;
      perform public.notify_staff(bookings, 'refundContradicted') from public.bookings where id = paid.booking_id;
    end if;
    return 'contradiction';
  end if;
  if known.status = said then return 'unchanged'; end if;
  update public.payment_refunds set status = said, provider_id = refund_id where id = refund;
  if said <> 'pending' then perform public.end_refund(paid, known, said, 'provider'); end if;
  return said;
end;
$$;

comment on function public.record_refund (uuid, text, text, bigint) is
  'Called by the server with the secret key, with what the provider itself answered: pending, done or failed. Answers the same, or unchanged, unknown, mismatch or contradiction.';

-- A payment is open no longer once its time is over and nobody is at the provider with it. What somebody works on is left for the next
-- time: this waits for nobody, and one that fails holds up no other.
create function public.expire_payments() returns void
language plpgsql
set search_path = ''
as $$
declare
  over public.payments;
  old uuid;
begin
  -- Nobody has seen its page. It is not asked for again once the provider loses our key, after a day, nor after the deadline: a minute is
  -- longer than the site waits for a page.
  for old in
    select charge.id from public.payments as due join public.payment_charges as charge on charge.payment_id = due.id
    where charge.status = 'new'
      and charge.created_at < now() - case when due.pay_by <= now() then interval '1 minute' else interval '20 hours' end
    for update of due skip locked
  loop
    begin
      -- Under the lock, for it may have its page, or be paid, since a moment ago.
      update public.payment_charges set status = 'abandoned' where id = old and status = 'new';
    exception
      when transaction_rollback then raise;
      when others then raise warning 'Charge % cannot be abandoned: %', old, sqlerrm;
    end;
  end loop;
  for over in
    select * from public.payments where status in ('created', 'pending', 'failed') and pay_by <= now() for update skip locked
  loop
    -- Under the lock, for somebody may have gone to the provider a moment ago.
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

-- Once, a day before the deadline, or when a quarter of a shorter time is left; not whoever is at the provider with it.
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

-- What the provider is to be asked next: the state of a charge, or a refund that is to be made or has no end yet. For whoever calls alone:
-- each time it is asked later, up to an hour. A refund whose answer was lost is sent again under its key while the provider keeps it, but not
-- within five minutes: the provider may still be at work on it.
create function public.claim_payment_work() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  charge public.payment_charges;
  refund public.payment_refunds;
begin
  -- First, for it locks bookings.
  perform public.refund_undecided_orders();
  perform public.expire_payments();
  perform public.remind_payments();
  update public.payment_charges set asks = asks + 1, ask_again_at = now() + least(make_interval(secs => 30 * power(2, least(asks, 7))), interval '1 hour')
  where id = (
    select due.id from public.payment_charges as due where due.status = 'pending' and due.ask_again_at <= now()
    order by due.ask_again_at limit 1 for update skip locked
  )
  returning * into charge;
  if charge.id is not null then
    return jsonb_build_object('is', 'charge', 'id', charge.id, 'provider', charge.provider, 'providerId', charge.provider_id);
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
  return jsonb_build_object('is', 'refund', 'id', refund.id, 'provider', charge.provider, 'providerId', refund.provider_id,
    'charge', charge.provider_id, 'amount', refund.amount);
end;
$$;

comment on function public.claim_payment_work () is 'Called by the server with the secret key, again and again. Null when there is nothing to ask.';

-- A booking that is off is not paid for. What is paid all the same goes back, and so does what was paid at once for a request that we declined.
create function public.close_payments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.payments set status = 'cancelled' where booking_id = new.id and status in ('created', 'pending', 'failed');
  if new.status = 'declined' then perform public.refund_booking(new.id, public.balance_of_booking(new.id)); end if;
  return null;
end;
$$;

create trigger bookings_close_payments after update of status on public.bookings
  for each row when (new.status in ('declined', 'cancelled')) execute function public.close_payments();

-- The built-in payment provider, which moves no money: see docs/decisions/0083-payment-providers.md. Empty wherever a real provider is set.

create table public.sandbox_charges (
  id text primary key default 'sandbox_' || replace(gen_random_uuid()::text, '-', ''),
  key uuid not null unique,
  amount bigint not null check (amount > 0),
  reference text not null,
  language text not null check (language in ('en', 'ar')),
  return_url text not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'refused', 'abandoned')),
  says_so_at timestamptz not null default now(),
  refunds jsonb not null default '{}',
  created_at timestamptz not null default now()
);

comment on table public.sandbox_charges is 'Charges of the sandbox. Read and written by sandbox_payment alone.';
comment on column public.sandbox_charges.says_so_at is 'Until then it answers that it is pending: a provider that is slow.';
comment on column public.sandbox_charges.refunds is 'Amounts by our key of the refund.';

alter table public.sandbox_charges enable row level security;
revoke all on public.sandbox_charges from anon, authenticated, service_role;

create function public.sandbox_payment(question jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.sandbox_charges;
  asked text := question ->> 'do';
begin
  if asked = 'create' then
    insert into public.sandbox_charges (key, amount, reference, language, return_url)
    values ((question ->> 'key')::uuid, (question ->> 'amount')::bigint, question ->> 'reference', question ->> 'language', question ->> 'returnUrl')
    on conflict (key) do nothing;
    select * into known from public.sandbox_charges where key = (question ->> 'key')::uuid;
  else
    select * into known from public.sandbox_charges where id = question ->> 'id' for update;
    if not found then return null; end if;
  end if;
  if asked = 'press' and known.status = 'pending' then
    update public.sandbox_charges
    set status = question ->> 'status', says_so_at = now() + make_interval(secs => (question ->> 'late')::integer)
    where id = known.id returning * into known;
  elsif asked = 'refund' and not known.refunds ? (question ->> 'key') then
    if known.status <> 'paid' or known.amount < (question ->> 'amount')::bigint + (
      select coalesce(sum(value::bigint), 0) from jsonb_each_text(known.refunds)
    ) then return jsonb_build_object('isRefused', true); end if;
    update public.sandbox_charges set refunds = refunds || jsonb_build_object(question ->> 'key', (question ->> 'amount')::bigint)
    where id = known.id returning * into known;
  end if;
  return jsonb_build_object(
    'id', known.id, 'key', known.key, 'amount', known.amount, 'reference', known.reference, 'language', known.language,
    'returnUrl', known.return_url, 'refunds', known.refunds,
    'status', case when known.says_so_at > now() then 'pending' else known.status end
  );
end;
$$;

comment on function public.sandbox_payment (jsonb) is
  'Called with the secret key, by the sandbox''s adapter and by its page: create, read, press or refund. Null for a charge it does not know.';

revoke execute on function
  public.refuse_ledger_change (), public.riyals_in_words (bigint, text), public.notify_payment (public.payments, text, bigint, uuid),
  public.add_to_ledger (uuid, text, uuid, text, text, bigint), public.begin_refund (public.payment_charges, uuid, bigint, text),
  public.balance_of_payment (public.payments), public.waits_for_choice (uuid), public.balance_of_booking (uuid), public.charge_that_counts (public.payments),
  public.refund_payment (public.payments, uuid, bigint), public.refund_booking (uuid, bigint), public.add_to_refund_due (uuid, bigint), public.complete_payment (public.payments, uuid), public.lock_payment (uuid),
  public.is_by_hand (text), public.desk_record_payment (uuid, uuid, bigint, text, text), public.desk_close_charge (uuid),
  public.desk_ask_payment (uuid, uuid, bigint, timestamptz), public.desk_withdraw_payment (uuid), public.desk_refund_payment (uuid, uuid, bigint, bigint),
  public.desk_ask_refund_again (uuid), public.desk_settle_refund (uuid, text), public.begin_pay_now (text, timestamptz, text[]),
  public.end_refund (public.payments, public.payment_refunds, text, text), public.remind_payments (),
  public.begin_charge (text, text), public.note_charge (uuid, text, text),
  public.record_charge (uuid, text, text, bigint, bigint), public.record_refund (uuid, text, text, bigint), public.expire_payments (),
  public.claim_payment_work (), public.close_payments (), public.sandbox_payment (jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.is_by_hand (text), public.desk_record_payment (uuid, uuid, bigint, text, text), public.desk_close_charge (uuid), public.desk_ask_payment (uuid, uuid, bigint, timestamptz), public.desk_withdraw_payment (uuid), public.desk_refund_payment (uuid, uuid, bigint, bigint),
  public.desk_ask_refund_again (uuid), public.desk_settle_refund (uuid, text)
to authenticated;
grant execute on function
  public.begin_pay_now (text, timestamptz, text[]), public.begin_charge (text, text), public.note_charge (uuid, text, text),
  public.record_charge (uuid, text, text, bigint, bigint), public.record_refund (uuid, text, text, bigint), public.claim_payment_work (),
  public.sandbox_payment (jsonb)
to service_role;
