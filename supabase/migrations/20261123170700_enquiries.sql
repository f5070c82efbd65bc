-- Messages that visitors send through our forms. Written only by the server, through create_enquiry; see docs/product/enquiries.md.

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default public.new_reference('KE') check (reference ~ '^KE-[2-9A-HJ-NP-Z]{6}$'),
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind ~ '^[a-z][a-zA-Z0-9]{1,29}$'),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  locale text not null check (locale in ('en', 'ar')),
  name text not null check (char_length(name) between 1 and 80),
  email text check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:]]'),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  details jsonb not null check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 32768),
  request_fingerprint text not null check (request_fingerprint ~ '^[0-9a-f]{64}$'),
  mail_base text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A trip plan is answered in the plan.
  constraint enquiries_can_be_answered check (email is not null or kind = 'tripPlan')
);

comment on table public.enquiries is
  'Questions, quotes and requests sent through the forms of the site. Holds contact details: a signed-in visitor sees their own, others '
  'none; the server alone writes.';
comment on column public.enquiries.kind is 'Name of the form, see lib/enquiries/kinds.ts; a new form needs no migration.';
comment on column public.enquiries.details is 'The typed values besides the contact, by field name, checked by the server.';
comment on column public.enquiries.request_fingerprint is 'Hash of sender and content: the same again within a day is the same enquiry.';
comment on column public.enquiries.mail_base is 'The preview host of the request, which links in mail use; null for the site itself.';

create index enquiries_of_user on public.enquiries (user_id, created_at desc);
create index enquiries_by_fingerprint on public.enquiries (request_fingerprint, created_at desc);
create index enquiries_newest on public.enquiries (created_at desc);

create table public.enquiry_files (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  field text not null check (field in ('cv', 'passport', 'photo', 'statement')),
  name text not null check (char_length(name) between 5 and 84 and name !~ '[[:cntrl:]/\\]'),
  type text not null,
  content bytea not null check (octet_length(content) between 1 and 8388608),
  status text not null default 'sent' check (status in ('sent', 'accepted', 'refused')),
  reason text check (reason in ('blurred', 'cutOff', 'glare', 'expired', 'wrongPaper', 'tooOld', 'incomplete')),
  checked_by text,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint enquiry_files_are_what_they_say check (case type
    when 'application/pdf' then substring(content from 1 for 5) = '%PDF-'::bytea
    when 'image/jpeg' then substring(content from 1 for 3) = '\xffd8ff'::bytea
    when 'image/png' then substring(content from 1 for 8) = '\x89504e470d0a1a0a'::bytea
    else false end),
  constraint enquiry_files_are_of_their_field check (type = 'application/pdf' or field in ('passport', 'photo')),
  constraint enquiry_files_are_refused_for_a_reason check ((status = 'refused') = (reason is not null))
);

comment on table public.enquiry_files is
  'CVs of applications and papers for visas. Beside the enquiry instead of in a bucket: stored and deleted with it, and no address leads '
  'to it.';
comment on column public.enquiry_files.status is 'What the desk thinks of a paper: sent, accepted, or refused, for a reason from the list.';

-- The same file twice is one file: a lost answer may be sent again.
create unique index enquiry_files_once on public.enquiry_files (enquiry_id, field, sha256(content));

alter table public.enquiries enable row level security;
alter table public.enquiry_files enable row level security;
revoke all on public.enquiries, public.enquiry_files from anon, authenticated, service_role;
grant select on public.enquiries, public.enquiry_files to authenticated;
grant select, insert, update, delete on public.enquiries to service_role;
grant select, insert on public.enquiry_files to service_role;

create policy "Owners read their enquiries" on public.enquiries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Staff read enquiries" on public.enquiries
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read the files of enquiries" on public.enquiry_files
  for select to authenticated using ((select public.is_staff()));

comment on policy "Owners read their enquiries" on public.enquiries is
  'Sent without signing in, an enquiry has no owner: the agency alone reads it and answers by e-mail or telephone.';
comment on policy "Staff read enquiries" on public.enquiries is 'They answer them.';
comment on policy "Staff read the files of enquiries" on public.enquiry_files is
  'They choose whom to invite, and check papers. Nobody else reads a file, not even who sent it.';

create trigger enquiries_updated before update on public.enquiries
  for each row execute function public.set_updated_at();
create trigger enquiries_mail_base before insert on public.enquiries
  for each row execute function public.note_mail_base();

-- Stores a checked enquiry. Outcomes: "created"; "repeated" when the same content arrived within a day: a double click, a second tab, a
-- lost answer. Forms work without script, so there is no key from the browser; the content is the key.
create function public.create_enquiry(enquiry jsonb)
returns table (outcome text, reference text)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked public.enquiries := jsonb_populate_record(null::public.enquiries, enquiry);
  stored public.enquiries;
begin
  -- Serializes two equal requests.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(asked.request_fingerprint, 0));
  select * into stored from public.enquiries
    where request_fingerprint = asked.request_fingerprint and created_at > now() - interval '1 day'
    order by created_at desc limit 1;
  if found then
    return query select 'repeated', stored.reference;
    return;
  end if;

  for attempt in 1..10 loop
    insert into public.enquiries (user_id, kind, locale, name, email, phone, details, request_fingerprint)
    values (asked.user_id, asked.kind, asked.locale, asked.name, asked.email, asked.phone, asked.details, asked.request_fingerprint)
    on conflict (reference) do nothing
    returning * into stored;
    if found then
      return query select 'created', stored.reference;
      return;
    end if;
  end loop;
  raise exception 'No free enquiry reference was found';
end;
$$;

comment on function public.create_enquiry (jsonb) is
  'Called by the server with the secret key, after it has checked every field. Visitors may not call it.';

-- Whether files have reached what all visitors together may send: 100 CVs or 600 papers in a day, or a gigabyte of either that is kept.
create function public.are_files_full(of_applications boolean) returns boolean
language sql stable
security invoker
set search_path = ''
as $$
  select count(*) filter (where created_at > now() - interval '1 day') >= case when of_applications then 100 else 600 end
    or coalesce(sum(octet_length(content)), 0) >= 1000000000
  from public.enquiry_files where (field = 'cv') = of_applications
$$;

-- `files`: [{ field, name, type, content }], the content in base64.
create function public.store_files(enquiry uuid, files jsonb) returns integer
language sql
security invoker
set search_path = ''
as $$
  with stored as (
    insert into public.enquiry_files (enquiry_id, field, name, type, content)
    select enquiry, one ->> 'field', one ->> 'name', one ->> 'type', decode(one ->> 'content', 'base64')
    from jsonb_array_elements(files) as one
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from stored
$$;

-- Like create_enquiry, with files: all are stored, or nothing is. The outcome is "full" when there is no room for further files.
create function public.create_enquiry_with_files(enquiry jsonb, files jsonb)
returns table (outcome text, reference text)
language plpgsql
security invoker
set search_path = ''
as $$
declare
  made record;
begin
  if public.are_files_full(enquiry ->> 'kind' = 'career') then
    return query select 'full', null::text;
    return;
  end if;
  select * into strict made from public.create_enquiry(enquiry);
  if made.outcome = 'created' then
    perform public.store_files(enquiries.id, files) from public.enquiries where enquiries.reference = made.reference;
  end if;
  return query select made.outcome, made.reference;
end;
$$;

comment on function public.create_enquiry_with_files (jsonb, jsonb) is
  'Called by the server with the secret key, after it has checked every field and the files.';

-- Further papers for a visa, from the signed link. A new copy takes the place of those the desk refused. Answers "added"; "gone" when the
-- enquiry is closed or deleted; "tooMany" when it has thirty files; "full" as above.
create function public.add_papers(enquiry_reference text, files jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.enquiries;
begin
  -- Serializes two browsers, and the desk that ticks.
  select * into known from public.enquiries
  where reference = enquiry_reference and kind = 'visa' and status <> 'closed' for update;
  if not found then return 'gone'; end if;
  if public.are_files_full(false) then return 'full'; end if;
  delete from public.enquiry_files
  where enquiry_id = known.id and status = 'refused' and field in (select one ->> 'field' from jsonb_array_elements(files) as one);
  if (select count(*) from public.enquiry_files where enquiry_id = known.id) + jsonb_array_length(files) > 30 then
    raise exception 'Too many papers' using errcode = 'program_limit_exceeded';
  end if;
  if public.store_files(known.id, files) > 0 then
    perform public.mail_about_papers('agency_papers', known, interval '5 minutes');
  end if;
  return 'added';
exception when program_limit_exceeded then
  return 'tooMany';
end;
$$;

comment on function public.add_papers (text, jsonb) is
  'Called by the server with the secret key, after it has checked the signature of the link and the files.';

-- One mail for everything that happens to the papers of an enquiry within `pause`: it is composed when it is sent.
create function public.mail_about_papers(kind text, about public.enquiries, pause interval) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  key text := mail_about_papers.kind || ' ' || gen_random_uuid();
begin
  -- Locked, so that nobody composes it before this transaction is through.
  perform from public.mail_outbox as waiting
  where waiting.kind = mail_about_papers.kind and waiting.reference = about.reference
    and waiting.sent_at is null and waiting.failed_at is null and waiting.attempts = 0
  for update;
  if found then return; end if;
  perform public.enqueue_mail(mail_about_papers.kind,
    case when mail_about_papers.kind like 'agency\_%' then 'agency' else about.email end,
    case when mail_about_papers.kind like 'agency\_%' then 'en' else about.locale end,
    jsonb_build_object('id', about.id, 'reference', about.reference, 'base', about.mail_base), key);
  update public.mail_outbox set send_after = now() + pause where dedupe_key = key;
end;
$$;

-- Lists the files of an account, for the export of its data. Their content stays in the database.
create function public.files_of_account(account uuid) returns table (enquiry text, name text, size integer, created_at timestamptz)
language sql stable
security invoker
set search_path = ''
as $$
  select enquiry.reference, file.name, octet_length(file.content), file.created_at
  from public.enquiry_files as file join public.enquiries as enquiry on enquiry.id = file.enquiry_id
  where enquiry.user_id = account
  order by file.created_at
$$;

comment on function public.files_of_account (uuid) is
  'Called by the server with the secret key and the id of whoever is signed in. What came with their enquiries; size in bytes.';

-- The sender gets an acknowledgement, the agency a notice.
create function public.mail_new_enquiry() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about jsonb := jsonb_build_object('id', new.id, 'reference', new.reference, 'base', new.mail_base);
begin
  if new.email is not null then
    perform public.enqueue_mail('enquiry_received', new.email, new.locale, about, 'enquiry ' || new.id);
  end if;
  perform public.enqueue_mail('agency_enquiry', 'agency', 'en', about, 'agency enquiry ' || new.id);
  return null;
end;
$$;

create trigger enquiries_mail after insert on public.enquiries
  for each row execute function public.mail_new_enquiry();

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
  for each row when (old.status is distinct from new.status and new.email is not null) execute function public.mail_enquiry_status();

revoke execute on function
  public.create_enquiry (jsonb), public.are_files_full (boolean), public.store_files (uuid, jsonb),
  public.create_enquiry_with_files (jsonb, jsonb), public.add_papers (text, jsonb),
  public.mail_about_papers (text, public.enquiries, interval), public.files_of_account (uuid),
  public.mail_new_enquiry (), public.mail_enquiry_status ()
from public, anon, authenticated, service_role;
grant execute on function
  public.create_enquiry (jsonb), public.are_files_full (boolean), public.store_files (uuid, jsonb),
  public.create_enquiry_with_files (jsonb, jsonb), public.add_papers (text, jsonb), public.files_of_account (uuid)
to service_role;
