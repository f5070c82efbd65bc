-- Answers withdrawn; repeated, if nothing of it was published; or stale, if there is no such version.
create function public.desk_withdraw_content(version_id uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  publisher text := public.publisher_name();
  known public.content_versions;
begin
  select * into known from public.content_versions where id = version_id;
  if known.id is null then return 'stale'; end if;
  update public.content_versions
  set state = 'taken_back', taken_back_at = clock_timestamp(), changed_at = clock_timestamp(), taken_back_by = publisher
  where kind = known.kind and key = known.key and state = 'published';
  if not found then return 'repeated'; end if;
  update public.content_versions set publish_at = null where kind = known.kind and key = known.key and publish_at is not null;
  return 'withdrawn';
end;
$$;

comment on function public.desk_withdraw_content (uuid) is
  'For publishers alone: takes back every version of the text that this one is of, so that its file wins again, or nothing. '
  'What was planned is no longer.';

revoke all on function public.desk_withdraw_content (uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_withdraw_content (uuid) to authenticated;
