-- News of an enquiry, of a booking and of its changes and refunds is written in the language they were asked for in, as the answers of
-- the desk are; the profile's language is for what has none of its own.
create or replace function public.desk_notify(owner uuid, wanted_subject text, wanted_status text, reference text) returns void
language plpgsql
set search_path = ''
as $$
declare
  about text := reference;
  words public.status_texts;
begin
  select text.* into words
  from public.status_texts as text
  where text.subject = wanted_subject and text.status = wanted_status
    and text.locale = coalesce(
      (select booking.locale from public.bookings as booking where booking.reference = about),
      (select enquiry.locale from public.enquiries as enquiry where enquiry.reference = about),
      (
        select booking.locale from public.refunds as refund join public.bookings as booking on booking.id = refund.booking_id
        where refund.reference = about
      ),
      (select profile.locale from public.profiles as profile where profile.user_id = owner),
      'en'
    );
  if not found then return; end if;
  insert into public.notifications (user_id, type, title, message)
  values (
    owner, wanted_subject || '_' || wanted_status,
    replace(words.title, '{reference}', about), replace(words.message, '{reference}', about)
  );
end;
$$;

comment on column public.profiles.locale is
  'The language in which notifications are written that are about nothing with a language of its own.';
