-- Trip plans: flights, hotels and packages that several people compare behind one link, without accounts. See docs/product/enquiries.md.
-- No role reads the tables: the server calls the functions below, once it has checked the signature of the link.

create table public.trip_plans (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 80),
  is_open boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

comment on column public.trip_plans.is_open is 'Whether choices are added and voted on.';
comment on column public.trip_plans.version is 'Increases with each change, so that open pages know of it.';

create table public.trip_plan_people (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.trip_plans (id) on delete cascade,
  device text not null check (device ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 40),
  is_maker boolean not null,
  joined_at timestamptz not null default now(),
  unique (plan_id, device)
);

comment on column public.trip_plan_people.device is 'Digest of what the cookie of the device holds: who has the cookie is this person.';

create index trip_plan_people_of_device on public.trip_plan_people (device);
create unique index trip_plan_people_one_maker on public.trip_plan_people (plan_id) where is_maker;

create table public.trip_plan_choices (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.trip_plans (id) on delete cascade,
  person_id uuid not null references public.trip_plan_people (id) on delete cascade,
  kind text not null check (kind in ('flight', 'stay', 'package')),
  address text not null check (address ~ '^/[^/]' and char_length(address) <= 1500),
  said jsonb not null check (jsonb_typeof(said) = 'object' and pg_column_size(said) <= 16384),
  price numeric(12, 2) check (price >= 0),
  last_day date,
  seen_at timestamptz not null default now(),
  added_at timestamptz not null default now(),
  unique (plan_id, address)
);

comment on table public.trip_plan_choices is 'What the server itself found at the address, never what a browser says.';
comment on column public.trip_plan_choices.address is 'English path where it can be seen again.';
comment on column public.trip_plan_choices.said is 'Title and facts in both languages, see lib/trip-plans/plan.ts.';
comment on column public.trip_plan_choices.price is 'In QAR, as it was at seen_at; null when it is asked for.';

create index trip_plan_choices_of_person on public.trip_plan_choices (person_id);

create table public.trip_plan_votes (
  choice_id uuid not null references public.trip_plan_choices (id) on delete cascade,
  person_id uuid not null references public.trip_plan_people (id) on delete cascade,
  is_for boolean not null,
  primary key (choice_id, person_id)
);

create index trip_plan_votes_of_person on public.trip_plan_votes (person_id);

create table public.trip_plan_comments (
  id uuid primary key,
  plan_id uuid not null references public.trip_plans (id) on delete cascade,
  person_id uuid references public.trip_plan_people (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  written_at timestamptz not null default clock_timestamp()
);

comment on column public.trip_plan_comments.id is 'Made by the form: sent twice, it is one comment.';
comment on column public.trip_plan_comments.person_id is 'Null: the agency.';

create index trip_plan_comments_of_plan on public.trip_plan_comments (plan_id, written_at);
create index trip_plan_comments_of_person on public.trip_plan_comments (person_id);
-- Requests to the agency belong to a plan by its id.
create index enquiries_of_trip_plan on public.enquiries ((details ->> 'plan')) where kind = 'tripPlan';

alter table public.trip_plans enable row level security;
alter table public.trip_plan_people enable row level security;
alter table public.trip_plan_choices enable row level security;
alter table public.trip_plan_votes enable row level security;
alter table public.trip_plan_comments enable row level security;
revoke all on
  public.trip_plans, public.trip_plan_people, public.trip_plan_choices, public.trip_plan_votes, public.trip_plan_comments
from anon, authenticated, service_role;

-- The last day on which the plan is kept: 30 days after the last day of its choices; without days, 90 days after it was made.
create function public.trip_plan_ends(plan uuid) returns date
language sql stable
set search_path = ''
as $$
  select coalesce((select max(last_day) from public.trip_plan_choices where plan_id = plan), public.qatar_day(created_at) + 60) + 30
  from public.trip_plans where id = plan
$$;

-- The plan as its page shows it to a device; null when there is none (any more).
create function public.read_trip_plan(plan uuid, device text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', known.id, 'title', known.title, 'isOpen', known.is_open, 'version', known.version, 'endsOn', public.trip_plan_ends(known.id),
    'me', (
      select jsonb_build_object('id', me.id, 'name', me.name, 'isMaker', me.is_maker)
      from public.trip_plan_people as me where me.plan_id = known.id and me.device = read_trip_plan.device
    ),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name, 'isMaker', person.is_maker) order by person.joined_at)
      from public.trip_plan_people as person where person.plan_id = known.id
    ), '[]'),
    'choices', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', choice.id, 'kind', choice.kind, 'address', choice.address, 'said', choice.said, 'price', choice.price,
        'seenAt', choice.seen_at, 'person', choice.person_id,
        'votes', coalesce((
          select jsonb_agg(jsonb_build_object('person', vote.person_id, 'isFor', vote.is_for) order by voter.joined_at)
          from public.trip_plan_votes as vote join public.trip_plan_people as voter on voter.id = vote.person_id
          where vote.choice_id = choice.id
        ), '[]')
      ) order by choice.added_at, choice.id)
      from public.trip_plan_choices as choice where choice.plan_id = known.id
    ), '[]'),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', told.id, 'person', told.person_id, 'text', told.text, 'at', told.at, 'isQuestion', told.is_question
      ) order by told.at, told.id)
      from (
        select note.id, note.person_id, note.text, note.written_at as at, false as is_question
        from public.trip_plan_comments as note where note.plan_id = known.id
        union all
        select asked.id, maker.id, asked.details ->> 'message', asked.created_at, true
        from public.enquiries as asked left join public.trip_plan_people as maker on maker.plan_id = known.id and maker.is_maker
        where asked.kind = 'tripPlan' and asked.details ->> 'plan' = known.id::text
      ) as told
    ), '[]')
  )
  from public.trip_plans as known
  where known.id = plan and public.trip_plan_ends(known.id) >= public.qatar_day(now())
$$;

comment on function public.read_trip_plan (uuid, text) is 'Called by the server with the secret key, for whoever has the link.';

-- The plans of a device to which something can be added, the latest first.
create function public.trip_plans_of_device(device text) returns table (id uuid, title text)
language sql stable
security definer
set search_path = ''
as $$
  select known.id, known.title
  from public.trip_plan_people as me join public.trip_plans as known on known.id = me.plan_id
  where me.device = trip_plans_of_device.device and known.is_open and public.trip_plan_ends(known.id) >= public.qatar_day(now())
  order by me.joined_at desc limit 5
$$;

-- The person of a device in a plan, who joins with a name. Null without a name, or when twenty people are there. The caller has locked
-- the plan.
create function public.join_trip_plan(plan uuid, own_device text, typed_name text, makes boolean) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
begin
  select id into person from public.trip_plan_people where plan_id = plan and device = own_device;
  if found or typed_name is null or (select count(*) from public.trip_plan_people where plan_id = plan) >= 20 then return person; end if;
  insert into public.trip_plan_people (plan_id, device, name, is_maker) values (plan, own_device, typed_name, makes)
  returning id into person;
  return person;
end;
$$;

-- Adds what the server has seen. A plan that is not there is made when it gets a title. Seen again, the choice has the new price.
-- Answers done, gone, closed, notJoined, or full.
create function public.add_to_trip_plan(plan uuid, device text, person_name text, new_title text, choice jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.trip_plan_choices := jsonb_populate_record(null::public.trip_plan_choices, choice);
  known public.trip_plans;
  person uuid;
begin
  if new_title is not null then
    insert into public.trip_plans (id, title) values (plan, new_title) on conflict (id) do nothing;
  end if;
  select * into known from public.trip_plans where id = plan for update;
  if not found or public.trip_plan_ends(plan) < public.qatar_day(now()) then return 'gone'; end if;
  if not known.is_open then return 'closed'; end if;
  person = public.join_trip_plan(plan, add_to_trip_plan.device, person_name,
    not exists (select from public.trip_plan_people where plan_id = plan));
  if person is null then return 'notJoined'; end if;
  update public.trip_plan_choices
  set said = asked.said, price = asked.price, last_day = asked.last_day, seen_at = now()
  where plan_id = plan and address = asked.address;
  if not found then
    if (select count(*) from public.trip_plan_choices where plan_id = plan) >= 12 then return 'full'; end if;
    insert into public.trip_plan_choices (plan_id, person_id, kind, address, said, price, last_day)
    values (plan, person, asked.kind, asked.address, asked.said, asked.price, asked.last_day);
  end if;
  update public.trip_plans set version = version + 1 where id = plan;
  return 'done';
end;
$$;

comment on function public.add_to_trip_plan (uuid, text, text, text, jsonb) is
  'Called by the server with the secret key. `new_title` comes from the form that makes a plan alone, whose id is signed for that.';

-- Everything else that a person does. Answers done, also when it was done before; gone; choiceGone; closed; notJoined; notYours;
-- or full.
create function public.change_trip_plan(plan uuid, device text, change jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.trip_plans;
  me public.trip_plan_people;
  person uuid;
  item uuid := (change ->> 'item')::uuid;
begin
  -- Serializes two votes, and a vote with the end of voting.
  select * into known from public.trip_plans where id = plan for update;
  if not found or public.trip_plan_ends(plan) < public.qatar_day(now()) then return 'gone'; end if;
  person = public.join_trip_plan(plan, change_trip_plan.device, change ->> 'name', false);
  select * into me from public.trip_plan_people where id = person;
  if not found then return case when change ->> 'name' is null then 'notJoined' else 'full' end; end if;

  case change ->> 'type'
    when 'join' then null;
    when 'vote' then
      if not known.is_open then return 'closed'; end if;
      if not exists (select from public.trip_plan_choices where id = item and plan_id = plan) then return 'choiceGone'; end if;
      if change ->> 'vote' = 'none' then
        delete from public.trip_plan_votes where choice_id = item and person_id = me.id;
      else
        insert into public.trip_plan_votes (choice_id, person_id, is_for) values (item, me.id, change ->> 'vote' = 'for')
        on conflict (choice_id, person_id) do update set is_for = excluded.is_for;
      end if;
    when 'comment' then
      if (select count(*) from public.trip_plan_comments where plan_id = plan) >= 200 then return 'full'; end if;
      insert into public.trip_plan_comments (id, plan_id, person_id, text) values (item, plan, me.id, change ->> 'text')
      on conflict (id) do nothing;
    when 'remove' then
      if exists (select from public.trip_plan_choices where id = item and plan_id = plan and me.id <> person_id and not me.is_maker)
        or exists (
          select from public.trip_plan_comments
          where id = item and plan_id = plan and me.id is distinct from person_id and not me.is_maker
        )
      then return 'notYours'; end if;
      delete from public.trip_plan_choices where id = item and plan_id = plan;
      delete from public.trip_plan_comments where id = item and plan_id = plan;
    when 'voting' then
      if not me.is_maker then return 'notYours'; end if;
      update public.trip_plans set is_open = (change ->> 'isOpen')::boolean where id = plan;
    when 'delete' then
      if not me.is_maker then return 'notYours'; end if;
      delete from public.trip_plans where id = plan;
  end case;
  update public.trip_plans set version = version + 1 where id = plan;
  return 'done';
end;
$$;

comment on function public.change_trip_plan (uuid, text, jsonb) is
  'Called by the server with the secret key, after it has checked the link, the device and the input.';

-- The plan that an enquiry is about, for staff; null when it has ended.
create function public.desk_trip_plan(enquiry uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  return (
    select public.read_trip_plan((asked.details ->> 'plan')::uuid, '') from public.enquiries as asked
    where asked.id = enquiry and asked.kind = 'tripPlan'
  );
end;
$$;

-- The agency's answer, in the plan. The maker gets a mail if the request has an address.
create function public.desk_answer_trip_plan(enquiry uuid, answer_id uuid, answer text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.enquiries;
  plan uuid;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  select * into asked from public.enquiries where id = enquiry and kind = 'tripPlan';
  update public.trip_plans set version = version + 1
  where id = (asked.details ->> 'plan')::uuid and public.trip_plan_ends(id) >= public.qatar_day(now())
  returning id into plan;
  if plan is null then return 'gone'; end if;
  insert into public.trip_plan_comments (id, plan_id, text) values (answer_id, plan, answer) on conflict (id) do nothing;
  if not found then return 'changed'; end if;
  perform public.desk_write('enquiry', asked.id, asked.reference, null, null, answer);
  if asked.email is not null then
    perform public.enqueue_mail('plan_answered', asked.email, asked.locale,
      jsonb_build_object('plan', plan, 'reference', asked.reference, 'base', asked.mail_base), 'plan answer ' || answer_id);
  end if;
  return 'changed';
end;
$$;

comment on function public.desk_answer_trip_plan (uuid, uuid, text) is
  'For staff alone. The id comes from the form: sent twice, it is one answer. It stands in the history of the enquiry too.';

create function public.delete_trip_plans(today date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted_rows integer;
begin
  delete from public.trip_plans where public.trip_plan_ends(id) < today;
  get diagnostics deleted_rows = row_count;
  return deleted_rows;
end;
$$;

revoke execute on function
  public.trip_plan_ends (uuid), public.read_trip_plan (uuid, text), public.trip_plans_of_device (text),
  public.join_trip_plan (uuid, text, text, boolean), public.add_to_trip_plan (uuid, text, text, text, jsonb),
  public.change_trip_plan (uuid, text, jsonb), public.desk_trip_plan (uuid), public.desk_answer_trip_plan (uuid, uuid, text),
  public.delete_trip_plans (date)
from public, anon, authenticated, service_role;
grant execute on function
  public.read_trip_plan (uuid, text), public.trip_plans_of_device (text), public.add_to_trip_plan (uuid, text, text, text, jsonb),
  public.change_trip_plan (uuid, text, jsonb)
to service_role;
grant execute on function public.desk_trip_plan (uuid), public.desk_answer_trip_plan (uuid, uuid, text) to authenticated;
