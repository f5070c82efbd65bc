-- The agency's own side: who works there, what they may read, and how they move things on. See docs/decisions/0025-desk.md.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  since timestamptz not null default now()
);

comment on table public.staff is
  'Accounts that may open the desk. Empty until somebody is made staff with `npm run staff`; the server alone writes.';
comment on column public.staff.name is 'As colleagues see it in the history; customers never do.';

create table public.desk_transitions (
  subject text not null check (subject in ('booking', 'enquiry', 'change', 'visa', 'refund')),
  from_status text not null,
  to_status text not null,
  primary key (subject, from_status, to_status)
);

comment on table public.desk_transitions is
  'Which status may follow which. lib/desk/subjects.ts offers the same ones, and a test keeps the two equal.';

insert into public.desk_transitions (subject, from_status, to_status)
select subject, from_status, unnest(following)
from (values
  ('booking', 'requested', array['confirmed', 'declined', 'cancelled']),
  ('booking', 'confirmed', array['ticketed', 'declined', 'cancelled']),
  ('booking', 'ticketed', array['cancelled']),
  ('booking', 'declined', array['confirmed']),
  ('enquiry', 'new', array['answered', 'closed']),
  ('enquiry', 'answered', array['closed']),
  ('enquiry', 'closed', array['answered']),
  ('change', 'open', array['answered', 'closed']),
  ('change', 'answered', array['closed']),
  ('visa', 'received', array['prepared', 'fingerprints', 'consulate', 'papers']),
  ('visa', 'prepared', array['fingerprints', 'consulate', 'papers']),
  ('visa', 'fingerprints', array['consulate', 'papers']),
  ('visa', 'consulate', array['papers', 'decided']),
  ('visa', 'papers', array['prepared', 'fingerprints', 'consulate', 'decided']),
  ('visa', 'decided', array['ready']),
  ('refund', 'claimed', array['checked']),
  ('refund', 'checked', array['received']),
  ('refund', 'received', array['paid'])
) as allowed (subject, from_status, following);

create table public.desk_notes (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (subject in ('booking', 'enquiry', 'change', 'visa', 'refund')),
  subject_id uuid not null,
  reference text not null,
  staff_id uuid references auth.users (id) on delete set null,
  staff_name text not null,
  from_status text,
  to_status text,
  remark text not null default '' check (char_length(remark) <= 1000),
  written_at timestamptz not null default clock_timestamp(),
  check ((from_status is null) = (to_status is null)),
  check (to_status is not null or remark <> '')
);

comment on table public.desk_notes is
  'Who moved what from where to where, and remarks. Only added to, by functions alone; staff read it, customers do not.';

create index desk_notes_of_subject on public.desk_notes (subject, subject_id, written_at);
create index bookings_newest on public.bookings (created_at desc);
create index enquiries_newest on public.enquiries (created_at desc);

create table public.status_texts (
  subject text not null check (subject in ('booking', 'enquiry', 'change', 'visa', 'refund')),
  status text not null,
  locale text not null check (locale in ('en', 'ar')),
  title text not null,
  message text not null,
  primary key (subject, status, locale)
);

comment on table public.status_texts is
  'What a customer is told when the desk moves something to a status; {reference} is that of the thing. A status without words is told to nobody.';

insert into public.status_texts (subject, status, locale, title, message) values
  ('booking', 'confirmed', 'en', 'Booking {reference} is confirmed', 'What you asked for is available at the price you saw. Tickets and vouchers are issued once the payment is in.'),
  ('booking', 'confirmed', 'ar', 'تم تأكيد الحجز {reference}', 'ما طلبته متاح بالسعر الذي رأيته، وتصدر التذاكر والقسائم بعد استلام المبلغ.'),
  ('booking', 'ticketed', 'en', 'Tickets for {reference} are issued', 'Everything for your trip is issued. We wish you a good journey.'),
  ('booking', 'ticketed', 'ar', 'صدرت تذاكر الحجز {reference}', 'اكتملت مستندات رحلتك. نتمنى لك سفرًا سعيدًا.'),
  ('booking', 'declined', 'en', 'Request {reference} could not be met', 'What you asked for is no longer available at this price. Write to us or call us: we gladly look for another way.'),
  ('booking', 'declined', 'ar', 'تعذّرت تلبية الطلب {reference}', 'ما طلبته لم يعد متاحًا بهذا السعر. راسلنا أو اتصل بنا ونبحث لك عن بديل.'),
  ('booking', 'cancelled', 'en', 'Booking {reference} is cancelled', 'If you did not expect this, please call us.'),
  ('booking', 'cancelled', 'ar', 'أُلغي الحجز {reference}', 'إذا لم تكن تتوقع ذلك فيرجى الاتصال بنا.'),
  ('enquiry', 'answered', 'en', 'We have answered enquiry {reference}', 'Please look at your e-mail or your phone: our answer is there.'),
  ('enquiry', 'answered', 'ar', 'أجبنا عن استفسارك {reference}', 'تجد ردّنا في بريدك الإلكتروني أو على هاتفك.'),
  ('enquiry', 'closed', 'en', 'Enquiry {reference} is closed', 'If a question is still open, write to us again and name this reference.'),
  ('enquiry', 'closed', 'ar', 'أُغلق الاستفسار {reference}', 'إن بقي لديك سؤال فراسلنا من جديد واذكر هذا الرقم المرجعي.'),
  ('change', 'answered', 'en', 'We have answered your request about {reference}', 'Please look at your e-mail or your phone: our answer is there.'),
  ('change', 'answered', 'ar', 'أجبنا عن طلبك بشأن الحجز {reference}', 'تجد ردّنا في بريدك الإلكتروني أو على هاتفك.'),
  ('change', 'closed', 'en', 'Your request about {reference} is closed', 'If something is still open, ask for it again under Manage booking.'),
  ('change', 'closed', 'ar', 'أُغلق طلبك بشأن الحجز {reference}', 'إن بقي شيء لم يُنجز فاطلبه من جديد من صفحة إدارة الحجز.'),
  ('visa', 'prepared', 'en', 'Visa application {reference}: papers prepared', 'Your documents are complete and in order.'),
  ('visa', 'prepared', 'ar', 'طلب التأشيرة {reference}: المستندات جاهزة', 'اكتملت مستنداتك ورتبناها للتقديم.'),
  ('visa', 'fingerprints', 'en', 'Visa application {reference}: fingerprints', 'The next step is your appointment for fingerprints and photograph. We write to you with the day and the place.'),
  ('visa', 'fingerprints', 'ar', 'طلب التأشيرة {reference}: البصمات', 'الخطوة التالية موعد البصمات والصورة، وسنراسلك بيومه ومكانه.'),
  ('visa', 'consulate', 'en', 'Visa application {reference} is with the consulate', 'It has been handed in. From here the consulate decides how long it takes.'),
  ('visa', 'consulate', 'ar', 'طلب التأشيرة {reference} لدى القنصلية', 'سُلّم الطلب، والمدة من الآن بيد القنصلية.'),
  ('visa', 'papers', 'en', 'Visa application {reference}: more papers are needed', 'The consulate has asked for something more. We write to you with what it is; please send it soon.'),
  ('visa', 'papers', 'ar', 'طلب التأشيرة {reference}: مستندات إضافية مطلوبة', 'طلبت القنصلية مستندات أخرى. سنراسلك بتفاصيلها، ونرجو إرسالها قريبًا.'),
  ('visa', 'decided', 'en', 'Visa application {reference}: there is a decision', 'The consulate has decided. We tell you as soon as your passport is with us.'),
  ('visa', 'decided', 'ar', 'طلب التأشيرة {reference}: صدر القرار', 'أصدرت القنصلية قرارها، وسنخبرك فور وصول جوازك إلينا.'),
  ('visa', 'ready', 'en', 'Visa application {reference}: ready to collect', 'Your passport is with us. Bring your ID when you collect it.'),
  ('visa', 'ready', 'ar', 'طلب التأشيرة {reference}: جاهز للاستلام', 'جوازك عندنا. أحضر بطاقتك الشخصية عند استلامه.'),
  ('refund', 'checked', 'en', 'Refund {reference} is checked', 'We have worked out what is returned and asked the airline or the hotel for it.'),
  ('refund', 'checked', 'ar', 'راجعنا طلب الاسترداد {reference}', 'حسبنا المبلغ المستحق وطلبناه من شركة الطيران أو الفندق.'),
  ('refund', 'received', 'en', 'Refund {reference} has reached us', 'The money has come in. We send it on to you next.'),
  ('refund', 'received', 'ar', 'وصلنا مبلغ الاسترداد {reference}', 'استلمنا المبلغ، والخطوة التالية تحويله إليك.'),
  ('refund', 'paid', 'en', 'Refund {reference} is paid out', 'It is on its way to the card or account you paid with. Banks take a few days to show it.'),
  ('refund', 'paid', 'ar', 'حُوّل مبلغ الاسترداد {reference}', 'المبلغ في طريقه إلى البطاقة أو الحساب الذي دفعت منه، وقد يحتاج المصرف إلى أيام قليلة لإظهاره.');

create function public.is_staff() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.staff where user_id = (select auth.uid()))
$$;

comment on function public.is_staff () is 'Whether whoever asks works for the agency. Policies and the desk ask it; it says nothing of anybody else.';

alter table public.staff enable row level security;
alter table public.desk_transitions enable row level security;
alter table public.desk_notes enable row level security;
alter table public.status_texts enable row level security;

create policy "Staff know that they are staff" on public.staff
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Staff read the history" on public.desk_notes
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read bookings" on public.bookings
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read passengers" on public.booking_passengers
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read enquiries" on public.enquiries
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read change requests" on public.booking_change_requests
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read visa cases" on public.visa_cases
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read the steps of visa cases" on public.visa_case_steps
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read refunds" on public.refunds
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read the steps of refunds" on public.refund_steps
  for select to authenticated using ((select public.is_staff()));

comment on policy "Staff know that they are staff" on public.staff is 'Nobody learns who else works here.';
comment on policy "Staff read the history" on public.desk_notes is 'Remarks are for colleagues.';
comment on policy "Staff read bookings" on public.bookings is 'They book it. Nothing is written but by desk_set_status.';
comment on policy "Staff read passengers" on public.booking_passengers is 'Names and passports go to the airline.';
comment on policy "Staff read enquiries" on public.enquiries is 'They answer them.';
comment on policy "Staff read change requests" on public.booking_change_requests is 'They answer them.';
comment on policy "Staff read visa cases" on public.visa_cases is 'They look after them.';
comment on policy "Staff read the steps of visa cases" on public.visa_case_steps is 'The days belong to the case.';
comment on policy "Staff read refunds" on public.refunds is 'They follow the money.';
comment on policy "Staff read the steps of refunds" on public.refund_steps is 'The days belong to the refund.';

revoke all on public.staff, public.desk_transitions, public.desk_notes, public.status_texts from anon, authenticated, service_role;
grant select on public.staff, public.desk_notes to authenticated;
grant all on public.staff to service_role;
grant select on public.desk_notes, public.desk_transitions, public.status_texts to service_role;

-- One page of a list, newest first: 25 rows, each with the number of all that were found. Read with the rights of whoever asks.
create function public.desk_list(wanted_subject text, search text default '', wanted_status text default null, page_number integer default 1)
returns table (
  id uuid, reference text, kind text, status text, person text, email text, day date, created_at timestamptz, found bigint
)
language sql stable
security invoker
set search_path = ''
as $$
  with typed as (select lower(btrim(left(coalesce(search, ''), 100))) as text),
  items as (
    select b.id, b.reference, b.kind, b.status, b.contact_email as email, b.departure_date as day, b.created_at,
      b.id as booking_id, null::text as person, '' as also
    from public.bookings as b where wanted_subject = 'booking'
    union all
    select e.id, e.reference, e.kind, e.status, e.email, null, e.created_at, null, e.name, ''
    from public.enquiries as e where wanted_subject = 'enquiry'
    union all
    select c.id, b.reference, c.kind, c.status, b.contact_email, c.wished_day, c.created_at, b.id, null, ''
    from public.booking_change_requests as c join public.bookings as b on b.id = c.booking_id where wanted_subject = 'change'
    union all
    select v.id, v.reference, v.destination, v.status, v.contact_email, v.travel_date, v.created_at, null,
      v.given_names || ' ' || v.surname, ''
    from public.visa_cases as v where wanted_subject = 'visa'
    union all
    select r.id, r.reference, 'refund', r.status, b.contact_email, null, r.created_at, b.id, null, b.reference
    from public.refunds as r join public.bookings as b on b.id = r.booking_id where wanted_subject = 'refund'
  ),
  matching as (
    select items.*
    from items cross join typed
    where (select public.is_staff())
      and (wanted_status is null or items.status = wanted_status)
      and (
        typed.text = ''
        or position(typed.text in lower(concat_ws(' ', items.reference, items.also, items.email, items.person))) > 0
        or exists (
          select from public.booking_passengers as p
          where p.booking_id = items.booking_id and position(typed.text in lower(p.given_names || ' ' || p.surname)) > 0
        )
      )
  )
  select m.id, m.reference, m.kind, m.status,
    coalesce(m.person, (
      select p.given_names || ' ' || p.surname from public.booking_passengers as p
      where p.booking_id = m.booking_id order by p.position limit 1
    ), ''),
    m.email, m.day, m.created_at, count(*) over ()
  from matching as m
  order by m.created_at desc, m.id
  limit 25 offset (greatest(coalesce(page_number, 1), 1) - 1)::bigint * 25
$$;

comment on function public.desk_list (text, text, text, integer) is
  'For staff; empty for everybody else. search: part of a reference, a name or an e-mail address.';

create function public.desk_counts() returns table (subject text, status text, items bigint)
language sql stable
security invoker
set search_path = ''
as $$
  select every.subject, every.status, count(*)
  from (
    select 'booking' as subject, b.status from public.bookings as b
    union all select 'enquiry', e.status from public.enquiries as e
    union all select 'change', c.status from public.booking_change_requests as c
    union all select 'visa', v.status from public.visa_cases as v
    union all select 'refund', r.status from public.refunds as r
  ) as every
  where (select public.is_staff())
  group by every.subject, every.status
$$;

comment on function public.desk_counts () is 'How many of each status there are. For staff; empty for everybody else.';

-- What is known of one thing on the desk, whichever table holds it; no row when there is none.
create function public.desk_item(wanted_subject text, item uuid) returns table (reference text, owner uuid, status text)
language sql stable
set search_path = ''
as $$
  select b.reference, b.user_id, b.status from public.bookings as b where wanted_subject = 'booking' and b.id = item
  union all
  select e.reference, e.user_id, e.status from public.enquiries as e where wanted_subject = 'enquiry' and e.id = item
  union all
  select b.reference, b.user_id, c.status
  from public.booking_change_requests as c join public.bookings as b on b.id = c.booking_id
  where wanted_subject = 'change' and c.id = item
  union all
  select v.reference, v.user_id, v.status from public.visa_cases as v where wanted_subject = 'visa' and v.id = item
  union all
  select r.reference, b.user_id, r.status
  from public.refunds as r join public.bookings as b on b.id = r.booking_id
  where wanted_subject = 'refund' and r.id = item
$$;

create function public.desk_notify(owner uuid, wanted_subject text, wanted_status text, reference text) returns void
language plpgsql
set search_path = ''
as $$
declare
  words public.status_texts;
begin
  select text.* into words
  from public.status_texts as text
  where text.subject = wanted_subject and text.status = wanted_status
    and text.locale = coalesce((select profile.locale from public.profiles as profile where profile.user_id = owner), 'en');
  if not found then return; end if;
  insert into public.notifications (user_id, type, title, message)
  values (
    owner, wanted_subject || '_' || wanted_status,
    replace(words.title, '{reference}', reference), replace(words.message, '{reference}', reference)
  );
end;
$$;

create function public.desk_write(wanted_subject text, item uuid, reference text, was text, becomes text, remark text) returns void
language sql
set search_path = ''
as $$
  insert into public.desk_notes (subject, subject_id, reference, staff_id, staff_name, from_status, to_status, remark)
  select wanted_subject, item, reference, staff.user_id, staff.name, was, becomes, btrim(coalesce(remark, ''))
  from public.staff where staff.user_id = (select auth.uid())
$$;

-- Moves one thing on. `seen` is the status that was on the screen of whoever decided. Outcomes: "changed"; "stale" when it has
-- another status by now; "refused" when that status may not follow; "gone". Whichever comes, status is the present one.
create function public.desk_set_status(wanted_subject text, item uuid, seen text, wanted text, remark text default '')
returns table (outcome text, status text)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  place text := case wanted_subject
    when 'booking' then 'bookings' when 'enquiry' then 'enquiries' when 'change' then 'booking_change_requests'
    when 'visa' then 'visa_cases' when 'refund' then 'refunds' end;
  known record;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if place is null then return query select 'gone', null::text; return; end if;
  -- Two at once: the second waits here and then sees what the first has done.
  execute format('select from public.%I where id = $1 for update', place) using item;
  select * into known from public.desk_item(wanted_subject, item);
  if not found then
    return query select 'gone', null::text;
  elsif known.status is distinct from seen then
    return query select 'stale', known.status;
  elsif not exists (
    select from public.desk_transitions as allowed
    where allowed.subject = wanted_subject and allowed.from_status = seen and allowed.to_status = wanted
  ) then
    return query select 'refused', known.status;
  else
    execute format('update public.%I set status = $2 where id = $1', place) using item, wanted;
    perform public.desk_write(wanted_subject, item, known.reference, seen, wanted, remark);
    if known.owner is not null then
      perform public.desk_notify(known.owner, wanted_subject, wanted, known.reference);
    end if;
    return query select 'changed', wanted;
  end if;
end;
$$;

comment on function public.desk_set_status (text, uuid, text, text, text) is
  'For staff alone: the only way a status changes. Notes who did it and tells the customer, when they have an account.';

create function public.desk_add_remark(wanted_subject text, item uuid, remark text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  known record;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into known from public.desk_item(wanted_subject, item);
  if not found then return false; end if;
  perform public.desk_write(wanted_subject, item, known.reference, null, null, remark);
  return true;
end;
$$;

comment on function public.desk_add_remark (text, uuid, text) is 'For staff alone: a remark in the history, which no customer sees. False when there is nothing to remark on.';

revoke execute on function
  public.is_staff (), public.desk_list (text, text, text, integer), public.desk_counts (),
  public.desk_set_status (text, uuid, text, text, text), public.desk_add_remark (text, uuid, text)
from public, anon, authenticated, service_role;
revoke execute on function
  public.desk_item (text, uuid), public.desk_notify (uuid, text, text, text), public.desk_write (text, uuid, text, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.is_staff (), public.desk_list (text, text, text, integer), public.desk_counts (),
  public.desk_set_status (text, uuid, text, text, text), public.desk_add_remark (text, uuid, text)
to authenticated;
