-- What the desk makes itself, and the files of applications; see docs/decisions/0035-desk-additions.md.

create policy "Staff read the files of applications" on public.enquiry_files
  for select to authenticated using ((select public.is_staff()));
comment on policy "Staff read the files of applications" on public.enquiry_files is 'They choose whom to invite. Nobody else is told that there is a file.';
grant select on public.enquiry_files to authenticated;

-- Read with the rights of whoever asks. As text, since each API writes bytes in its own way.
create function public.desk_file(enquiry uuid) returns table (name text, content text)
language sql stable
security invoker
set search_path = ''
as $$
  select file.name, encode(file.content, 'base64') from public.enquiry_files as file where file.enquiry_id = enquiry
$$;

comment on function public.desk_file (uuid) is 'For staff; empty for everybody else. The file that came with an enquiry, in base64.';

alter table public.visa_cases add column booking_id uuid references public.bookings (id) on delete set null;
comment on column public.visa_cases.booking_id is 'The trip it is for, when the agency knows it.';
create index visa_cases_of_booking on public.visa_cases (booking_id);

-- What was made at the desk begins its history with a status that comes from nowhere.
alter table public.desk_notes drop constraint desk_notes_check;
alter table public.desk_notes add constraint desk_notes_from_and_to check (from_status is null or to_status is not null);

insert into public.status_texts (subject, status, locale, title, message) values
  ('visa', 'received', 'en', 'Visa application {reference} is with us', 'We look after it from here. Under “Track a visa” you see each step with this reference and the last name of the applicant.'),
  ('visa', 'received', 'ar', 'طلب التأشيرة {reference} لدينا', 'نتولاه من الآن. ترى خطواته في صفحة «متابعة التأشيرة» بهذا الرقم المرجعي واسم عائلة صاحب الطلب.'),
  ('refund', 'claimed', 'en', 'Refund {reference} has begun', 'We are working out what is returned to you. Under “Track a refund” you see each step with this reference and the e-mail address of your booking.'),
  ('refund', 'claimed', 'ar', 'بدأ استرداد المبلغ {reference}', 'نحسب المبلغ المستحق لك. ترى خطوات الاسترداد في صفحة «متابعة المبلغ المسترد» بهذا الرقم المرجعي والبريد الإلكتروني المسجل في حجزك.');

-- Both take what the server has checked, and answer "created", "repeated" when this id was stored before, or "unknownBooking" when no
-- traveller of that booking has the surname. isTold: the customer has an account, which has been told.

create function public.desk_make_visa_case(visa jsonb, remark text default '')
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

comment on function public.desk_make_visa_case (jsonb, text) is
  'For staff alone. An account is found by the booking, else by its confirmed e-mail address. Notes who made it and tells the customer.';

create function public.desk_make_refund(refund jsonb, remark text default '')
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
  select * into trip from public.bookings where id = public.booking_of(refund ->> 'booking_reference', refund ->> 'surname');
  if not found then return query select 'unknownBooking', null::uuid, null::text, false; return; end if;
  insert into public.refunds (id, booking_id, amount, deducted, currency, status)
  values (asked.id, trip.id, asked.amount, asked.deducted, trip.currency, asked.status)
  on conflict (id) do nothing
  returning * into made;
  if not found then
    select * into strict made from public.refunds where id = asked.id;
    return query select 'repeated', made.id, made.reference, trip.user_id is not null;
    return;
  end if;
  insert into public.refund_steps (refund_id, stage, happened_on)
  select made.id, told.key, told.value::date from jsonb_each_text(coalesce(refund -> 'steps', '{}')) as told
  on conflict (refund_id, stage) do update set happened_on = excluded.happened_on;
  perform public.desk_write('refund', made.id, made.reference, null, made.status, remark);
  if trip.user_id is not null then perform public.desk_notify(trip.user_id, 'refund', made.status, made.reference); end if;
  return query select 'created', made.id, made.reference, trip.user_id is not null;
end;
$$;

comment on function public.desk_make_refund (jsonb, text) is
  'For staff alone. Belongs to a booking, named by its reference and the surname of a traveller. Notes who made it and tells the customer.';

revoke execute on function public.desk_file (uuid), public.desk_make_visa_case (jsonb, text), public.desk_make_refund (jsonb, text)
from public, anon, authenticated, service_role;
grant execute on function public.desk_file (uuid), public.desk_make_visa_case (jsonb, text), public.desk_make_refund (jsonb, text)
to authenticated;
