-- Who receives offers by e-mail, and the files that come with applications. Both are for the server and the agency alone; see
-- docs/decisions/0028-newsletter-and-applications.md.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (char_length(email) between 3 and 254 and email = lower(email) and email !~ '[[:cntrl:][:space:]]'),
  locale text not null check (locale in ('en', 'ar')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirm_hash text unique check (confirm_hash ~ '^[0-9a-f]{64}$'),
  confirm_before timestamptz,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.newsletter_subscriptions is
  'Addresses that asked for offers. Mail goes to confirmed ones only. Nobody from outside reads it: the site never tells whether an address is known.';
comment on column public.newsletter_subscriptions.confirm_hash is
  'SHA-256 of the token in the latest link to confirm. Kept after confirming, so that the link may be opened twice.';
comment on column public.newsletter_subscriptions.mailed_at is 'When a mail last went to the address because somebody typed it; null when it did not get off.';

create trigger newsletter_subscriptions_updated before update on public.newsletter_subscriptions
  for each row execute function public.set_updated_at();

alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from anon, authenticated;
grant all on public.newsletter_subscriptions to service_role;

-- Notes that somebody asked for offers to an address. What is to be mailed: "confirm", the link of that token; "already", that they come
-- anyway; "wait", nothing, for a mail went a moment ago: whoever types the address of another person floods nobody.
create function public.request_newsletter(address text, language text, token_hash text)
returns table (outcome text, id uuid)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.newsletter_subscriptions;
begin
  delete from public.newsletter_subscriptions where status = 'pending' and confirm_before < now() - interval '30 days';
  insert into public.newsletter_subscriptions (email, locale) values (address, language) on conflict (email) do nothing;
  select * into strict held from public.newsletter_subscriptions where email = address for update;
  -- The same request once more, because its answer was lost.
  if held.confirm_hash = token_hash then
    return query select 'confirm', held.id;
  elsif held.mailed_at > now() - interval '10 minutes' then
    return query select 'wait', held.id;
  elsif held.status = 'confirmed' then
    update public.newsletter_subscriptions set mailed_at = now() where id = held.id;
    return query select 'already', held.id;
  else
    update public.newsletter_subscriptions
    set status = 'pending', locale = language, confirm_hash = token_hash, confirm_before = now() + interval '7 days', mailed_at = now()
    where id = held.id;
    return query select 'confirm', held.id;
  end if;
end;
$$;

comment on function public.request_newsletter (text, text, text) is
  'Called by the server with the secret key, with an address in order and the hash of a new token.';

-- True when offers go to the address from now on, or did already.
create function public.confirm_newsletter(token_hash text) returns boolean
language sql volatile
security invoker
set search_path = ''
as $$
  with confirmed as (
    update public.newsletter_subscriptions
    set status = 'confirmed', confirmed_at = coalesce(case when status = 'confirmed' then confirmed_at end, now()), unsubscribed_at = null
    where confirm_hash = token_hash and (status = 'confirmed' or (status = 'pending' and confirm_before > now()))
    returning 1
  )
  select exists (select from confirmed)
$$;

comment on function public.confirm_newsletter (text) is 'Called by the server with the secret key and the hash of the token of a link.';

revoke execute on function public.request_newsletter (text, text, text) from public, anon, authenticated;
revoke execute on function public.confirm_newsletter (text) from public, anon, authenticated;
grant execute on function public.request_newsletter (text, text, text) to service_role;
grant execute on function public.confirm_newsletter (text) to service_role;

create table public.enquiry_files (
  enquiry_id uuid primary key references public.enquiries (id) on delete cascade,
  name text not null check (char_length(name) between 5 and 84 and name !~ '[[:cntrl:]/\\]'),
  content bytea not null check (octet_length(content) between 1 and 5242880 and substring(content from 1 for 5) = '%PDF-'::bytea),
  created_at timestamptz not null default now()
);

comment on table public.enquiry_files is
  'CVs of applications, as PDF. Beside the enquiry instead of in a bucket: stored and deleted with it, and no address leads to it.';

alter table public.enquiry_files enable row level security;
revoke all on public.enquiry_files from anon, authenticated;
grant all on public.enquiry_files to service_role;

-- As create_enquiry, with the file in base64: both are stored, or neither.
create function public.create_application(enquiry jsonb, file_name text, file text)
returns table (outcome text, reference text)
language plpgsql
security invoker
set search_path = ''
as $$
declare
  made record;
begin
  select * into strict made from public.create_enquiry(enquiry);
  if made.outcome = 'created' then
    insert into public.enquiry_files (enquiry_id, name, content)
    select enquiries.id, file_name, decode(file, 'base64') from public.enquiries where enquiries.reference = made.reference;
  end if;
  return query select made.outcome, made.reference;
end;
$$;

comment on function public.create_application (jsonb, text, text) is
  'Called by the server with the secret key, after it has checked every field and the file.';

revoke execute on function public.create_application (jsonb, text, text) from public, anon, authenticated;
grant execute on function public.create_application (jsonb, text, text) to service_role;
