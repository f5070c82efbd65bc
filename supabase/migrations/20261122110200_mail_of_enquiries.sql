-- An enquiry is acknowledged to whoever sent it and told to the agency.

-- Where links in mail about a request lead: null is the site's own address. The server names the preview it came to (DECISIONS 19) in a
-- header, and only the server's role is believed.
create function public.mail_base_of_request() returns text
language sql stable
set search_path = ''
as $$
  select case when current_setting('role', true) = 'service_role'
    then substring(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-mail-base' from '^https://[a-zA-Z0-9.:-]{1,200}$') end
$$;

alter table public.enquiries add column mail_base text;
comment on column public.enquiries.mail_base is 'The preview it was sent on, whose address links in mail have; null for the site itself.';

create function public.note_mail_base() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.mail_base = public.mail_base_of_request();
  return new;
end;
$$;

create trigger enquiries_mail_base before insert on public.enquiries
  for each row execute function public.note_mail_base();

create function public.mail_new_enquiry() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about jsonb := jsonb_build_object('id', new.id, 'reference', new.reference, 'base', new.mail_base);
begin
  perform public.enqueue_mail('enquiry_received', new.email, new.locale, about, 'enquiry ' || new.id);
  perform public.enqueue_mail('agency_enquiry', 'agency', 'en', about, 'agency enquiry ' || new.id);
  return null;
end;
$$;

create trigger enquiries_mail after insert on public.enquiries
  for each row execute function public.mail_new_enquiry();

revoke execute on function public.mail_base_of_request (), public.note_mail_base (), public.mail_new_enquiry ()
from public, anon, authenticated, service_role;
