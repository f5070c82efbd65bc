-- What visitors send through our forms. Written by the server alone, through create_enquiry; see docs/decisions/0021-enquiries.md.

-- As new_booking_reference, under its own letters: an enquiry is not a booking, and nobody should look for it as one.
create function public.new_enquiry_reference() returns text
language sql volatile
set search_path = ''
as $$
  select 'KE-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(bytes, place) % 32 + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as source, generate_series(0, 5) as place
$$;

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default public.new_enquiry_reference() check (reference ~ '^KE-[2-9A-HJ-NP-Z]{6}$'),
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,29}$'),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  locale text not null check (locale in ('en', 'ar')),
  name text not null check (char_length(name) between 1 and 80),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:]]'),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  details jsonb not null check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 32768),
  request_fingerprint text not null check (request_fingerprint ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.enquiries is
  'Questions, quotes and requests sent through the forms of the site. Holds contact details: a signed-in visitor sees their own, others none; the server alone writes.';
comment on column public.enquiries.kind is 'Name of the form. Which there are is written in lib/enquiries/kinds.ts; a new form needs no migration.';
comment on column public.enquiries.details is 'What the form asked besides the contact, by field name, checked by the server.';
comment on column public.enquiries.request_fingerprint is 'Hash of who sent what: the same again within a day is the same enquiry.';

create index enquiries_of_user on public.enquiries (user_id, created_at desc);
create index enquiries_by_fingerprint on public.enquiries (request_fingerprint, created_at desc);

create trigger enquiries_updated before update on public.enquiries
  for each row execute function public.set_updated_at();

alter table public.enquiries enable row level security;

create policy "Owners read their enquiries" on public.enquiries
  for select to authenticated using ((select auth.uid()) = user_id);

comment on policy "Owners read their enquiries" on public.enquiries is
  'Sent without signing in, an enquiry has no owner: the agency alone reads it and answers by e-mail or telephone.';

revoke all on public.enquiries from anon, authenticated;
grant select on public.enquiries to authenticated;
grant all on public.enquiries to service_role;

-- Stores a checked enquiry. Outcomes: "created"; "repeated" when the same content came within a day: a double click, a second
-- tab, an answer that was lost. Forms work without script, so no key of the browser's can be relied on; the content is the key.
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
  -- Two of the same at once wait for each other.
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

revoke execute on function public.create_enquiry (jsonb) from public, anon, authenticated;
revoke execute on function public.new_enquiry_reference () from public, anon, authenticated;
grant execute on function public.create_enquiry (jsonb) to service_role;
grant execute on function public.new_enquiry_reference () to service_role;
