-- What a notification is about, so that the page can link to it. Rows written before have no link.

alter table public.notifications
  add column subject text check (subject in ('booking', 'enquiry', 'change', 'visa', 'refund', 'club')),
  add column reference text check (char_length(reference) between 1 and 20);

comment on column public.notifications.subject is 'What it is about; lib/notifications/notification-link.ts knows the page of each. Null: no link.';
comment on column public.notifications.reference is 'Of the booking, visa case, refund or enquiry. A change request has the reference of its booking.';

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
  insert into public.notifications (user_id, type, title, message, subject, reference)
  values (
    owner, wanted_subject || '_' || wanted_status,
    replace(words.title, '{reference}', about), replace(words.message, '{reference}', about),
    wanted_subject, about
  );
end;
$$;

create or replace function public.notify_member(member uuid, kind text, why text, details jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  language text := coalesce((select locale from public.profiles where user_id = member), 'en');
  words public.notification_texts;
  detail record;
  shown text;
begin
  insert into public.loyalty_notices (user_id, type, cause) values (member, kind, why) on conflict do nothing;
  if not found then return; end if;
  select * into strict words from public.notification_texts where type = kind and locale = language;
  for detail in select key, value #>> '{}' as value from jsonb_each(details) loop
    shown = case detail.key
      when 'tier' then public.tier_name(detail.value, language)
      when 'date' then to_char(detail.value::date, 'DD/MM/YYYY')
      else to_char(detail.value::integer, 'FM999,999,990')
    end;
    words.title = replace(words.title, '{' || detail.key || '}', shown);
    words.message = replace(words.message, '{' || detail.key || '}', shown);
    if detail.key in ('points', 'rate') then
      words.message = replace(words.message, '{counted ' || detail.key || '}',
        public.counted_points(detail.value::integer, language));
    elsif detail.key = 'vouchers' then
      words.message = replace(words.message, '{counted vouchers}', public.counted_vouchers(detail.value::integer, language));
    end if;
  end loop;
  insert into public.notifications (user_id, type, title, message, subject)
  values (member, kind, words.title, words.message, 'club');
end;
$$;
