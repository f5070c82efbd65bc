-- What was made at the desk by mistake can be taken back and says so to the customer; what cannot be right is not made; and the desk
-- finds what it is asked for however it is typed. See docs/decisions/0035-desk-additions.md.

alter table public.visa_cases drop constraint visa_cases_status_check;
alter table public.visa_cases add constraint visa_cases_status_check
  check (status in ('received', 'prepared', 'fingerprints', 'consulate', 'papers', 'decided', 'ready', 'withdrawn'));
alter table public.visa_case_steps drop constraint visa_case_steps_stage_check;
alter table public.visa_case_steps add constraint visa_case_steps_stage_check
  check (stage in ('received', 'prepared', 'fingerprints', 'consulate', 'papers', 'decided', 'ready', 'withdrawn'));
alter table public.refunds drop constraint refunds_status_check;
alter table public.refunds add constraint refunds_status_check
  check (status in ('claimed', 'checked', 'received', 'paid', 'withdrawn'));
alter table public.refund_steps drop constraint refund_steps_stage_check;
alter table public.refund_steps add constraint refund_steps_stage_check
  check (stage in ('claimed', 'checked', 'received', 'paid', 'withdrawn'));

comment on column public.visa_cases.status is
  'The stage it has reached; papers: the consulate has asked for more; withdrawn: made by mistake. Each change is noted in visa_case_steps.';
comment on column public.refunds.status is 'The stage it has reached; withdrawn: made by mistake. Each change is noted in refund_steps.';

-- A wrong stage can be the mistake, so the last one is no exception.
insert into public.desk_transitions (subject, from_status, to_status)
select 'visa', status, 'withdrawn'
from unnest(array['received', 'prepared', 'fingerprints', 'consulate', 'papers', 'decided', 'ready']) as status
union all
select 'refund', status, 'withdrawn' from unnest(array['claimed', 'checked', 'received', 'paid']) as status;

insert into public.status_texts (subject, status, locale, title, message) values
  ('visa', 'withdrawn', 'en', 'Visa application {reference} was entered by mistake', 'This application was entered by mistake, and nothing goes on under this reference. If we look after a visa for you, it has another reference. Please call us if you are not sure.'),
  ('visa', 'withdrawn', 'ar', 'طلب التأشيرة {reference}: سُجّل خطأً', 'سُجّل هذا الطلب خطأً، وقد أُلغي. إن كنا نتولى لك تأشيرة فلها رقم مرجعي آخر. اتصل بنا إن لم تكن متأكدًا.'),
  ('refund', 'withdrawn', 'en', 'Refund {reference} was entered by mistake', 'This refund was entered by mistake, and nothing is paid out under this reference. If money is due to you, we enter it under another reference. Please call us if you are not sure.'),
  ('refund', 'withdrawn', 'ar', 'سُجّل استرداد المبلغ {reference} خطأً', 'سُجّل هذا الاسترداد خطأً، وقد أُلغي. إن كان لك مبلغ مستحق فإننا نسجله برقم مرجعي آخر. اتصل بنا إن لم تكن متأكدًا.');

create or replace function public.desk_make_visa_case(visa jsonb, remark text default '')
returns table (outcome text, id uuid, reference text, is_told boolean)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked public.visa_cases := jsonb_populate_record(null::public.visa_cases, visa);
  made public.visa_cases;
  trip public.bookings;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if public.name_key(asked.surname) = '' then
    raise exception 'Nobody could look up a case of this last name' using errcode = 'check_violation';
  end if;
  if asked.status = 'withdrawn' then raise exception 'Made to be withdrawn' using errcode = 'check_violation'; end if;
  if visa ->> 'booking_reference' is not null then
    select * into trip from public.bookings where id = public.booking_of(visa ->> 'booking_reference', asked.surname);
    if not found then return query select 'unknownBooking', null::uuid, null::text, false; return; end if;
  end if;
  insert into public.visa_cases (id, user_id, booking_id, given_names, surname, contact_email, destination, travel_date, status)
  values (
    asked.id,
    coalesce(trip.user_id, (
      select account.id from auth.users as account
      where lower(account.email) = lower(asked.contact_email) and account.email_confirmed_at is not null
    )),
    trip.id, asked.given_names, asked.surname, asked.contact_email, asked.destination, asked.travel_date, asked.status
  )
  on conflict (id) do nothing
  returning * into made;
  if not found then
    select * into strict made from public.visa_cases where id = asked.id;
    return query select 'repeated', made.id, made.reference, made.user_id is not null;
    return;
  end if;
  insert into public.visa_case_steps (case_id, stage, happened_on)
  select made.id, told.key, told.value::date from jsonb_each_text(coalesce(visa -> 'steps', '{}')) as told
  on conflict (case_id, stage) do update set happened_on = excluded.happened_on;
  perform public.desk_write('visa', made.id, made.reference, null, made.status, remark);
  if made.user_id is not null then perform public.desk_notify(made.user_id, 'visa', made.status, made.reference); end if;
  return query select 'created', made.id, made.reference, made.user_id is not null;
end;
$$;

create or replace function public.desk_make_refund(refund jsonb, remark text default '')
returns table (outcome text, id uuid, reference text, is_told boolean)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked public.refunds := jsonb_populate_record(null::public.refunds, refund);
  made public.refunds;
  trip public.bookings;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if asked.status = 'withdrawn' then raise exception 'Made to be withdrawn' using errcode = 'check_violation'; end if;
  -- Two at once for one booking: the second waits here and then counts the first.
  select * into trip from public.bookings
  where id = public.booking_of(refund ->> 'booking_reference', refund ->> 'surname')
  for update;
  if not found then return query select 'unknownBooking', null::uuid, null::text, false; return; end if;
  select * into made from public.refunds where id = asked.id;
  if found then return query select 'repeated', made.id, made.reference, trip.user_id is not null; return; end if;
  -- What is deducted from one refund may come back with the next, so that of earlier ones does not count.
  if asked.amount + asked.deducted + coalesce((
    select sum(earlier.amount) from public.refunds as earlier where earlier.booking_id = trip.id and earlier.status <> 'withdrawn'
  ), 0) > trip.total_amount then
    return query select 'aboveTotal', null::uuid, null::text, false;
    return;
  end if;
  insert into public.refunds (id, booking_id, amount, deducted, currency, status)
  values (asked.id, trip.id, asked.amount, asked.deducted, trip.currency, asked.status)
  returning * into made;
  insert into public.refund_steps (refund_id, stage, happened_on)
  select made.id, told.key, told.value::date from jsonb_each_text(coalesce(refund -> 'steps', '{}')) as told
  on conflict (refund_id, stage) do update set happened_on = excluded.happened_on;
  perform public.desk_write('refund', made.id, made.reference, null, made.status, remark);
  if trip.user_id is not null then perform public.desk_notify(trip.user_id, 'refund', made.status, made.reference); end if;
  return query select 'created', made.id, made.reference, trip.user_id is not null;
end;
$$;

comment on function public.desk_make_refund (jsonb, text) is
  'For staff alone. Belongs to a booking, named by its reference and the surname of a traveller. Answers "aboveTotal" when, with what was refunded before, it is more than the booking cost. Notes who made it and tells the customer.';

-- As public.desk_list was, but for what it searches: references without dashes and spaces, names as look-ups compare them, telephones
-- by their digits, e-mail addresses as they are.
create or replace function public.desk_list(wanted_subject text, search text default '', wanted_status text default null, page_number integer default 1)
returns table (
  id uuid, reference text, kind text, status text, person text, email text, day date, created_at timestamptz, found bigint
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
      public.name_key(text) as name,
      -- Fewer digits are in too many telephones to mean one.
      case when text ~ '^[-0-9+(). ]+$' and length(regexp_replace(text, '[^0-9]', '', 'g')) >= 4
        then regexp_replace(regexp_replace(text, '[^0-9]', '', 'g'), '^00', '') else '' end as phone
    from tidied
  ),
  items as (
    select b.id, b.reference, b.kind, b.status, b.contact_email as email, b.contact_phone as phone, b.departure_date as day, b.created_at,
      b.id as booking_id, null::text as person, '' as also
    from public.bookings as b where wanted_subject = 'booking'
    union all
    select e.id, e.reference, e.kind, e.status, e.email, e.phone, null, e.created_at, null, e.name, ''
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
        or (typed.name <> '' and position(typed.name in public.name_key(items.person)) > 0)
        or (typed.name <> '' and exists (
          select from public.booking_passengers as p
          where p.booking_id = items.booking_id and position(typed.name in public.name_key(p.given_names || ' ' || p.surname)) > 0
        ))
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
  'For staff; empty for everybody else. search: part of a reference, a name, an e-mail address or a telephone, however it is typed.';
-- Lists are read with the rights of whoever asks. It compares names and knows nothing.
grant execute on function public.name_key (text) to authenticated;
