-- The agency's desk: staff find requests, change their status, and enter requests made by telephone. See docs/product/desk.md.
-- The read permissions of staff are defined with each table.

create table public.desk_transitions (
  subject text not null check (subject in ('booking', 'enquiry', 'change', 'visa', 'refund')),
  from_status text not null,
  to_status text not null,
  primary key (subject, from_status, to_status)
);

comment on table public.desk_transitions is
  'Which status may follow which. lib/desk/subjects.ts offers the same ones, and a test keeps the two equal.';

-- The last stage can be withdrawn too, as it may be the mistake.
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
  ('visa', 'received', array['prepared', 'fingerprints', 'consulate', 'papers', 'withdrawn']),
  ('visa', 'prepared', array['fingerprints', 'consulate', 'papers', 'withdrawn']),
  ('visa', 'fingerprints', array['consulate', 'papers', 'withdrawn']),
  ('visa', 'consulate', array['papers', 'decided', 'withdrawn']),
  ('visa', 'papers', array['prepared', 'fingerprints', 'consulate', 'decided', 'withdrawn']),
  ('visa', 'decided', array['ready', 'withdrawn']),
  ('visa', 'ready', array['withdrawn']),
  ('refund', 'claimed', array['checked', 'withdrawn']),
  ('refund', 'checked', array['received', 'withdrawn']),
  ('refund', 'received', array['paid', 'withdrawn']),
  ('refund', 'paid', array['withdrawn'])
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
  -- The history of a record made at the desk begins with a status without a previous one.
  constraint desk_notes_from_and_to check (from_status is null or to_status is not null),
  constraint desk_notes_say_something check (to_status is not null or remark <> '')
);

comment on table public.desk_notes is
  'Who moved what from where to where, and remarks. Only added to, by functions alone; staff read it, customers do not.';

create index desk_notes_of_subject on public.desk_notes (subject, subject_id, written_at);
create index desk_notes_of_staff on public.desk_notes (staff_id);

alter table public.desk_transitions enable row level security;
alter table public.desk_notes enable row level security;
revoke all on public.desk_transitions, public.desk_notes from anon, authenticated, service_role;
grant select on public.desk_notes to authenticated;
grant select on public.desk_transitions, public.desk_notes to service_role;

create policy "Staff read the history" on public.desk_notes
  for select to authenticated using ((select public.is_staff()));
comment on policy "Staff read the history" on public.desk_notes is 'Remarks are for colleagues.';

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

-- Read with the rights of the caller. As text, because APIs encode bytes differently.
create function public.desk_file(file uuid) returns table (name text, type text, content text)
language sql stable
security invoker
set search_path = ''
as $$
  select stored.name, stored.type, encode(stored.content, 'base64') from public.enquiry_files as stored where stored.id = file
$$;

comment on function public.desk_file (uuid) is 'For staff; empty for everybody else. A file that came with an enquiry, in base64.';

-- Ticks a paper: `seen` is its status on screen. Answers "changed", "stale" when it has another status by now, or "gone". The customer is
-- told by mail when another copy is needed, and when the last paper is accepted.
create function public.desk_check_paper(file uuid, seen text, wanted text, why text default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.enquiries;
  paper public.enquiry_files;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select enquiries.* into known from public.enquiries join public.enquiry_files as stored on stored.enquiry_id = enquiries.id
  where stored.id = file and stored.field <> 'cv' for update of enquiries;
  select * into paper from public.enquiry_files where id = file;
  if known.id is null or paper.id is null then return 'gone'; end if;
  if paper.status <> seen then return 'stale'; end if;
  update public.enquiry_files
  set status = wanted, reason = why, checked_at = now(),
    checked_by = (select staff.name from public.staff where staff.user_id = (select auth.uid()))
  where id = file;
  if wanted = 'refused' or not exists (select from public.enquiry_files where enquiry_id = known.id and status <> 'accepted') then
    perform public.mail_about_papers('papers_checked', known, interval '3 minutes');
  end if;
  return 'changed';
end;
$$;

comment on function public.desk_check_paper (uuid, text, text, text) is
  'For staff alone: accepts a paper for a visa, or asks for another copy with a reason from the list.';

-- The facts of one record on the desk, from any table; no row when there is none.
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

create function public.desk_write(wanted_subject text, item uuid, reference text, was text, becomes text, remark text) returns void
language sql
set search_path = ''
as $$
  insert into public.desk_notes (subject, subject_id, reference, staff_id, staff_name, from_status, to_status, remark)
  select wanted_subject, item, reference, staff.user_id, staff.name, was, becomes, btrim(coalesce(remark, ''))
  from public.staff where staff.user_id = (select auth.uid())
$$;

-- Changes the status of one record. `seen` is the status on the caller's screen. Outcomes: "changed"; "stale" when it has another status by
-- now; "refused" when that status may not follow; "gone". In each case, status is the current one.
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
  -- Serializes concurrent calls: the second one sees the result of the first.
  execute format('select from public.%I where id = $1 for update', place) using item;
  select * into known from public.desk_item(wanted_subject, item);
  if not found then
    return query select 'gone', null::text;
  elsif known.status is distinct from seen then
    return query select 'stale', known.status;
  elsif not exists (
    select from public.desk_transitions as allowed
    where allowed.subject = wanted_subject and allowed.from_status = seen and allowed.to_status = wanted
  ) or (
    -- Nobody is booked without a name.
    wanted_subject = 'booking' and wanted in ('confirmed', 'ticketed')
    and exists (select from public.bookings where id = item and names_follow)
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

comment on function public.desk_add_remark (text, uuid, text) is
  'For staff alone: a remark in the history, which no customer sees. False when there is nothing to remark on.';

-- Both take values that the server has checked, and answer "created", "repeated" when this id was stored before, or "unknownBooking" when
-- no traveller of that booking has the surname. is_told: the customer has an account and got a notification.

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
  if public.name_key(asked.surname) = '' then
    raise exception 'Nobody could look up a case of this last name' using errcode = 'check_violation';
  end if;
  if asked.status = 'withdrawn' then raise exception 'Made to be withdrawn' using errcode = 'check_violation'; end if;
  if visa ->> 'booking_reference' is not null then
    select * into trip from public.bookings where id = public.booking_of(visa ->> 'booking_reference', asked.surname);
    if not found then return query select 'unknownBooking', null::uuid, null::text, false; return; end if;
  end if;
  insert into public.visa_cases (id, user_id, booking_id, enquiry_id, given_names, surname, contact_email, destination, travel_date, status)
  values (
    asked.id,
    coalesce(trip.user_id, (
      select account.id from auth.users as account
      where lower(account.email) = lower(asked.contact_email) and account.email_confirmed_at is not null
    )),
    trip.id, (select enquiry.id from public.enquiries as enquiry where enquiry.id = asked.enquiry_id and enquiry.kind = 'visa'),
    asked.given_names, asked.surname, asked.contact_email, asked.destination, asked.travel_date, asked.status
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
  if asked.status = 'withdrawn' then raise exception 'Made to be withdrawn' using errcode = 'check_violation'; end if;
  -- Serializes concurrent refunds of one booking, so that the second one counts the first.
  select * into trip from public.bookings
  where id = public.booking_of(refund ->> 'booking_reference', refund ->> 'surname')
  for update;
  if not found then return query select 'unknownBooking', null::uuid, null::text, false; return; end if;
  select * into made from public.refunds where id = asked.id;
  if found then return query select 'repeated', made.id, made.reference, trip.user_id is not null; return; end if;
  -- The deduction of one refund may be paid back by the next, so deductions of earlier refunds do not count.
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
  'For staff alone. Belongs to a booking, named by its reference and the surname of a traveller. '
  'Answers "aboveTotal" when, with what was refunded before, it is more than the booking cost. Notes who made it and tells the customer.';

-- The agency's markup on suppliers' prices. See docs/product/payments.md. Null means any; amounts are in dirhams.
create table public.markup_rules (
  id uuid primary key,
  product text not null check (product in ('flight', 'stay')),
  airline text check (airline ~ '^[A-Z0-9]{2}$'),
  origin text check (origin ~ '^[A-Z]{3}$'),
  destination text check (destination ~ '^[A-Za-z0-9_-]{1,64}$'),
  cabin text check (cabin in ('ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST')),
  place_name jsonb check (coalesce(
    char_length(place_name ->> 'en') between 1 and 120 and char_length(place_name ->> 'ar') between 1 and 120, place_name is null
  )),
  basis_points integer not null check (basis_points between 0 and 5000),
  fixed_amount integer not null check (fixed_amount between 0 and 1000000),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint markup_rules_of_stays_are_about_places
    check (product = 'flight' or (airline is null and origin is null and cabin is null and (destination is null) = (place_name is null))),
  constraint markup_rules_of_flights_are_about_airports
    check (product = 'stay' or (place_name is null and coalesce(destination, 'DOH') ~ '^[A-Z]{3}$'))
);

comment on table public.markup_rules is
  'Percentage and fixed amount that are added to suppliers'' prices. The most specific active rule counts; without one nothing is added. '
  'Written by desk_save_markup_rule alone; never deleted, but switched off.';
comment on column public.markup_rules.id is 'Generated by the browser of the desk: sent twice, it is one rule.';
comment on column public.markup_rules.place_name is 'The names of the destination of a stay: { en, ar }, because its id is not readable.';
comment on column public.markup_rules.fixed_amount is 'For a flight per traveller with a seat, for a stay once.';
comment on column public.markup_rules.version is 'Increases with each change: a change based on an older version is refused.';

create unique index markup_rules_one_of_a_kind on public.markup_rules
  (product, coalesce(airline, ''), coalesce(origin, ''), coalesce(destination, ''), coalesce(cabin, '')) where is_active;

create table public.markup_rule_changes (
  id uuid primary key default gen_random_uuid(),
  rule_id uuid not null references public.markup_rules (id) on delete cascade,
  staff_id uuid references auth.users (id) on delete set null,
  staff_name text not null,
  basis_points integer not null,
  fixed_amount integer not null,
  is_active boolean not null,
  changed_at timestamptz not null default clock_timestamp()
);

comment on table public.markup_rule_changes is
  'The creation and the changes of rules with their authors. Append-only, written only by desk_save_markup_rule.';

create index markup_rule_changes_of_rule on public.markup_rule_changes (rule_id, changed_at);
create index markup_rule_changes_of_staff on public.markup_rule_changes (staff_id);

alter table public.markup_rules enable row level security;
alter table public.markup_rule_changes enable row level security;
revoke all on public.markup_rules, public.markup_rule_changes from anon, authenticated, service_role;
grant select on public.markup_rules, public.markup_rule_changes to authenticated;
grant select on public.markup_rules to service_role;

create policy "Staff read the markup rules" on public.markup_rules
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read changes of markup rules" on public.markup_rule_changes
  for select to authenticated using ((select public.is_staff()));
comment on policy "Staff read the markup rules" on public.markup_rules is 'They set them; the functions read them with the secret key.';
comment on policy "Staff read changes of markup rules" on public.markup_rule_changes is 'They answer for prices.';

-- `seen` is the version on the caller's screen; null makes a new rule. The conditions of a rule do not change: other conditions are another
-- rule.
create function public.desk_save_markup_rule(rule jsonb, seen integer default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.markup_rules := jsonb_populate_record(null::public.markup_rules, rule);
  known public.markup_rules;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  if seen is null then
    insert into public.markup_rules (id, product, airline, origin, destination, place_name, cabin, basis_points, fixed_amount)
    values (asked.id, asked.product, asked.airline, asked.origin, asked.destination, asked.place_name, asked.cabin, asked.basis_points,
      asked.fixed_amount)
    on conflict do nothing returning * into known;
    if not found then
      return case when exists (select from public.markup_rules where id = asked.id) then 'repeated' else 'taken' end;
    end if;
  else
    select * into known from public.markup_rules where id = asked.id for update;
    if known.version = seen + 1
      and (known.basis_points, known.fixed_amount, known.is_active) = (asked.basis_points, asked.fixed_amount, asked.is_active)
    then return 'repeated'; end if;
    if known.id is null or known.version <> seen then return 'stale'; end if;
    begin
      update public.markup_rules
      set basis_points = asked.basis_points, fixed_amount = asked.fixed_amount, is_active = asked.is_active,
        version = version + 1, updated_at = now()
      where id = known.id returning * into known;
    exception when unique_violation then
      return 'taken';
    end;
  end if;
  insert into public.markup_rule_changes (rule_id, staff_id, staff_name, basis_points, fixed_amount, is_active)
  select known.id, staff.user_id, staff.name, known.basis_points, known.fixed_amount, known.is_active
  from public.staff where staff.user_id = (select auth.uid());
  return case when seen is null then 'created' else 'saved' end;
end;
$$;

comment on function public.desk_save_markup_rule (jsonb, integer) is
  'For staff alone: makes a rule, or changes its amounts and whether it is active. Answers created, repeated, saved, stale, or taken: '
  'another active rule is about the same.';

revoke execute on function
  public.desk_counts (), public.desk_file (uuid), public.desk_check_paper (uuid, text, text, text), public.desk_item (text, uuid),
  public.desk_write (text, uuid, text, text, text, text), public.desk_set_status (text, uuid, text, text, text),
  public.desk_add_remark (text, uuid, text), public.desk_make_visa_case (jsonb, text), public.desk_make_refund (jsonb, text),
  public.desk_save_markup_rule (jsonb, integer)
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_counts (), public.desk_file (uuid), public.desk_check_paper (uuid, text, text, text),
  public.desk_set_status (text, uuid, text, text, text), public.desk_add_remark (text, uuid, text),
  public.desk_make_visa_case (jsonb, text), public.desk_make_refund (jsonb, text),
  public.desk_save_markup_rule (jsonb, integer)
to authenticated;
