-- What happens to a booking, a visa case, a refund or the points of a member is mailed, to guests as to account holders, by triggers: whoever
-- changes a status, by whichever function, tells the customer. See docs/decisions/0039-one-outbox.md.

alter table public.bookings add column mail_base text;
comment on column public.bookings.mail_base is 'The preview it was asked for on, whose address links in mail have; null for the site itself.';

create trigger bookings_mail_base before insert on public.bookings
  for each row execute function public.note_mail_base();

create function public.mail_new_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about jsonb := jsonb_build_object('id', new.id, 'reference', new.reference, 'base', new.mail_base);
begin
  perform public.enqueue_mail('booking_received', new.contact_email, new.locale, about, 'booking ' || new.id);
  perform public.enqueue_mail('agency_booking', 'agency', 'en', about, 'agency booking ' || new.id);
  return null;
end;
$$;

create trigger bookings_mail after insert on public.bookings
  for each row when (new.status = 'requested') execute function public.mail_new_booking();

create function public.mail_new_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  about jsonb;
begin
  select * into strict booking from public.bookings where id = new.booking_id;
  about = jsonb_build_object('id', booking.id, 'change', new.id, 'reference', booking.reference, 'base', booking.mail_base);
  perform public.enqueue_mail('change_received', booking.contact_email, booking.locale, about, 'change ' || new.id);
  perform public.enqueue_mail('agency_change', 'agency', 'en', about, 'agency change ' || new.id);
  return null;
end;
$$;

create trigger booking_change_requests_mail after insert on public.booking_change_requests
  for each row when (new.status = 'open') execute function public.mail_new_change();

-- Words of the bell, in the language of the thing; a status without words is told to nobody. `about`: what the mail looks up.
create function public.mail_status(subject text, item uuid, status text, reference text, recipient text, language text, about jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  words public.status_texts;
begin
  select text.* into words
  from public.status_texts as text
  where text.subject = mail_status.subject and text.status = mail_status.status and text.locale = mail_status.language;
  if not found then return; end if;
  perform public.enqueue_mail(
    mail_status.subject || '_status', mail_status.recipient, mail_status.language,
    mail_status.about || jsonb_build_object(
      'reference', mail_status.reference, 'status', mail_status.status,
      'title', replace(words.title, '{reference}', mail_status.reference),
      'message', replace(words.message, '{reference}', mail_status.reference)
    ),
    -- The same thing may reach the same status again, another day.
    concat_ws(' ', mail_status.subject, mail_status.item, mail_status.status, extract(epoch from now()))
  );
end;
$$;

create function public.mail_booking_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.mail_status('booking', new.id, new.status, new.reference, new.contact_email, new.locale,
    jsonb_build_object('id', new.id, 'base', new.mail_base));
  return null;
end;
$$;

create trigger bookings_mail_status after update of status on public.bookings
  for each row when (old.status is distinct from new.status) execute function public.mail_booking_status();

create function public.mail_enquiry_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.mail_status('enquiry', new.id, new.status, new.reference, new.email, new.locale,
    jsonb_build_object('id', new.id, 'base', new.mail_base));
  return null;
end;
$$;

create trigger enquiries_mail_status after update of status on public.enquiries
  for each row when (old.status is distinct from new.status) execute function public.mail_enquiry_status();

create function public.mail_change_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  select * into strict booking from public.bookings where id = new.booking_id;
  perform public.mail_status('change', new.id, new.status, booking.reference, booking.contact_email, booking.locale,
    jsonb_build_object('id', booking.id, 'base', booking.mail_base));
  return null;
end;
$$;

create trigger booking_change_requests_mail_status after update of status on public.booking_change_requests
  for each row when (old.status is distinct from new.status) execute function public.mail_change_status();

create function public.mail_refund_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  select * into strict booking from public.bookings where id = new.booking_id;
  perform public.mail_status('refund', new.id, new.status, new.reference, booking.contact_email, booking.locale,
    jsonb_build_object('id', booking.id, 'refund', new.id, 'base', booking.mail_base));
  return null;
end;
$$;

create trigger refunds_mail after insert on public.refunds
  for each row execute function public.mail_refund_status();
create trigger refunds_mail_status after update of status on public.refunds
  for each row when (old.status is distinct from new.status) execute function public.mail_refund_status();

-- The desk makes visa cases and asks nobody for a language: it is that of the booking, of the account, or of what came from this address before.
create function public.mail_visa_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  language text := coalesce(
    (select booking.locale from public.bookings as booking where booking.id = new.booking_id),
    (select profile.locale from public.profiles as profile where profile.user_id = new.user_id),
    (
      select enquiry.locale from public.enquiries as enquiry
      where lower(enquiry.email) = lower(new.contact_email) order by enquiry.created_at desc limit 1
    ),
    (
      select booking.locale from public.bookings as booking
      where lower(booking.contact_email) = lower(new.contact_email) order by booking.created_at desc limit 1
    ),
    'en'
  );
begin
  perform public.mail_status('visa', new.id, new.status, new.reference, new.contact_email, language,
    jsonb_build_object('id', new.id));
  return null;
end;
$$;

create trigger visa_cases_mail after insert on public.visa_cases
  for each row execute function public.mail_visa_status();
create trigger visa_cases_mail_status after update of status on public.visa_cases
  for each row when (old.status is distinct from new.status) execute function public.mail_visa_status();

-- Karam Club writes in time: what the bell says of points, tiers, vouchers and birthdays is mailed too.
create function public.mail_club_notice() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = new.user_id and email_confirmed_at is not null);
  language text := coalesce((select locale from public.profiles where user_id = new.user_id), 'en');
begin
  if address is not null and exists (select from public.notification_texts as words where words.type = new.type) then
    perform public.enqueue_mail('club_notice', address, language,
      jsonb_build_object('type', new.type, 'title', new.title, 'message', new.message), 'notification ' || new.id);
  end if;
  return null;
end;
$$;

create trigger notifications_mail_club after insert on public.notifications
  for each row execute function public.mail_club_notice();

revoke execute on function
  public.mail_new_booking (), public.mail_new_change (), public.mail_status (text, uuid, text, text, text, text, jsonb),
  public.mail_booking_status (), public.mail_enquiry_status (), public.mail_change_status (), public.mail_refund_status (),
  public.mail_visa_status (), public.mail_club_notice ()
from public, anon, authenticated, service_role;
