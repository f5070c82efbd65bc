-- Publishing at an hour, lists of the desk that stay short, and whether a photograph exists. See docs/engineering/published-content.md.

alter table public.content_versions
  add column publish_at timestamptz,
  add column planned_by text,
  add column planned_at timestamptz,
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
  set publish_at = at, planned_at = clock_timestamp(), planned_by = publisher
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

-- What is due is published by whoever asks first.
create function public.publish_planned_content() returns integer
language sql
security definer
set search_path = ''
as $$
  with due as (
    select id from public.content_versions
    where state = 'draft' and publish_at <= clock_timestamp()
    order by version for update skip locked
  ), published as (
    update public.content_versions as v
    set state = 'published', published_at = clock_timestamp(), changed_at = clock_timestamp(), published_by = v.planned_by
    from due where v.id = due.id
    returning 1
  )
  select count(*)::integer from published
$$;

comment on function public.publish_planned_content () is
  'With the secret key, for the site, which asks every two seconds: publishes the drafts whose hour has come.';

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

create function public.desk_has_photo(photo uuid) returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if public.content_role() is null then raise exception 'For editors alone' using errcode = 'insufficient_privilege'; end if;
  return exists (select from public.content_photos where id = photo);
end;
$$;

comment on function public.desk_has_photo (uuid) is 'For editors and publishers alone, without reading the photograph.';

revoke all on function
  public.desk_plan_content (uuid, timestamptz), public.end_earlier_plans (), public.publish_planned_content (),
  public.desk_content_heads (text, text[], text[], text, integer), public.desk_has_photo (uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.desk_plan_content (uuid, timestamptz), public.desk_content_heads (text, text[], text[], text, integer),
  public.desk_has_photo (uuid)
to authenticated;
grant execute on function public.publish_planned_content () to service_role;
