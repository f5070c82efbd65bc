-- Publishing at an hour, lists of the desk that stay short, and whether a photograph exists. See docs/engineering/published-content.md.

alter table public.content_versions
  add column publish_at timestamptz,
  add column planned_by text,
  add column planned_at timestamptz,
  add column plan_refused_at timestamptz,
  -- Stored, so that lists need not unpack what they do not show.
  add column name_en text generated always as (
    left(coalesce(content #>> '{name,en}', content #>> '{en,title}', content #>> '{en,alt}'), 200)
  ) stored,
  add column name_ar text generated always as (
    left(coalesce(content #>> '{name,ar}', content #>> '{ar,title}', content #>> '{ar,alt}'), 200)
  ) stored,
  add column photo text generated always as (content ->> 'photo') stored,
  add constraint content_versions_planned_by_somebody check (publish_at is null or planned_by is not null);

comment on column public.content_versions.publish_at is 'A draft is published at this instant. Null: nobody plans to, or it was cancelled.';

comment on column public.content_versions.plan_refused_at is
  'The hour came, and a link of the draft led to no page, so it was not published.';

create index content_versions_planned on public.content_versions (publish_at) where state = 'draft' and publish_at is not null;

-- Answers planned, or stale: it is not the latest version, or no draft. `publish_at` null cancels; then cancelled, or stale.
create function public.desk_plan_content(version_id uuid, at timestamptz default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  publisher text := public.publisher_name();
  known public.content_versions;
begin
  select * into known from public.content_versions where id = version_id for update;
  if known.state is distinct from 'draft' then return 'stale'; end if;
  if at is null then
    update public.content_versions set publish_at = null where id = version_id;
    return 'cancelled';
  end if;
  if at <= clock_timestamp() or at > clock_timestamp() + interval '1 year' or exists (
    select from public.content_versions as later
    where later.kind = known.kind and later.key = known.key and later.version > known.version
  ) then return 'stale'; end if;
  update public.content_versions
  set publish_at = at, planned_at = clock_timestamp(), planned_by = publisher, plan_refused_at = null
  where id = version_id;
  return 'planned';
end;
$$;

comment on function public.desk_plan_content (uuid, timestamptz) is
  'For publishers alone: the site shows this draft from that instant on, within a year. Without an instant, it no longer will.';

-- A version that is published ends the plans of those before it: they would not be shown.
create function public.end_earlier_plans() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.content_versions
  set publish_at = null
  where kind = new.kind and key = new.key and version < new.version and state = 'draft' and publish_at is not null;
  return null;
end;
$$;

comment on function public.end_earlier_plans () is 'By its trigger alone.';

create trigger end_earlier_plans after update of state on public.content_versions
  for each row when (new.state = 'published') execute function public.end_earlier_plans();

create function public.due_content() returns table (id uuid, kind text, content jsonb)
language sql stable
security definer
set search_path = ''
as $$
  select v.id, v.kind, v.content from public.content_versions as v
  where v.state = 'draft' and v.publish_at <= clock_timestamp()
  order by v.version
$$;

comment on function public.due_content () is
  'With the secret key, for the site, which asks every two seconds: the drafts whose hour has come.';

-- What is due is published by whoever asks first. The plans of `refused` end.
create function public.publish_planned_content(checked uuid[], refused uuid[] default '{}') returns integer
language sql
security definer
set search_path = ''
as $$
  with due as (
    select id from public.content_versions
    where state = 'draft' and publish_at <= clock_timestamp() and id = any (checked || refused)
    order by version for update skip locked
  ), ended as (
    update public.content_versions as v set publish_at = null, plan_refused_at = clock_timestamp()
    from due where v.id = due.id and v.id = any (refused)
  ), published as (
    update public.content_versions as v
    set state = 'published', published_at = clock_timestamp(), changed_at = clock_timestamp(), published_by = v.planned_by
    from due where v.id = due.id and v.id <> all (refused)
    returning 1
  )
  select count(*)::integer from published
$$;

comment on function public.publish_planned_content (uuid[], uuid[]) is
  'With the secret key, for the site: publishes those drafts whose hour has come, except those with a link to no page.';

-- Of each text its latest version and the one that is live. `among`: only these keys; `except_keys`: all others, those written last first.
create function public.desk_content_heads(
  its_kind text, among text[] default null, except_keys text[] default '{}', wanted text default '', skipped integer default 0
)
returns table (
  key text, version integer, state text, staff_name text, written_at timestamptz, publish_at timestamptz, live integer,
  en text, ar text, photo text, total bigint
)
language sql stable
security invoker
set search_path = ''
as $$
  with latest as (
    select distinct on (v.key)
      v.key, v.version, v.state, v.staff_name, v.written_at, v.publish_at, v.name_en, v.name_ar, v.photo
    from public.content_versions as v
    where v.kind = its_kind and (among is null or v.key = any (among)) and v.key <> all (except_keys)
    order by v.key desc, v.version desc
  ), found as (
    select l.*, count(*) over () as total from latest as l
    where wanted = '' or position(lower(wanted) in lower(concat_ws(' ', l.key, l.name_en, l.name_ar))) > 0
    order by l.written_at desc, l.key
    offset greatest(skipped, 0) limit case when among is null then 50 else 200 end
  )
  select f.key, f.version, f.state, f.staff_name, f.written_at, case when f.state = 'draft' then f.publish_at end,
    (
      select max(p.version) from public.content_versions as p
      where p.kind = its_kind and p.key = f.key and p.state = 'published'
    ), f.name_en, f.name_ar, f.photo, f.total
  from found as f order by f.written_at desc, f.key
$$;

comment on function public.desk_content_heads (text, text[], text[], text, integer) is
  'For editors and publishers alone, by the policy of the table: one row for each text of a kind, 50 at a time.';

create function public.desk_unknown_photos(photos uuid[]) returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if public.content_role() is null then raise exception 'For editors alone' using errcode = 'insufficient_privilege'; end if;
  return query select asked.id from unnest(photos) as asked (id)
    where not exists (select from public.content_photos as known where known.id = asked.id);
end;
$$;

comment on function public.desk_unknown_photos (uuid[]) is
  'For editors and publishers alone: those of the ids that no photograph has.';

revoke all on function
  public.desk_plan_content (uuid, timestamptz), public.end_earlier_plans (), public.due_content (),
  public.publish_planned_content (uuid[], uuid[]),
  public.desk_content_heads (text, text[], text[], text, integer), public.desk_unknown_photos (uuid[])
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_plan_content (uuid, timestamptz), public.desk_content_heads (text, text[], text[], text, integer),
  public.desk_unknown_photos (uuid[])
to authenticated;
grant execute on function public.due_content (), public.publish_planned_content (uuid[], uuid[]) to service_role;
