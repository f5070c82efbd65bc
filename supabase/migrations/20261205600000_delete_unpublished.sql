-- Answers deleted; repeated: there is none; or stale: a colleague has saved one since, or it has been published, so that it stays.
create function public.desk_delete_content(its_kind text, its_key text, seen integer) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  its_role text := public.content_role();
  latest integer;
begin
  if its_role is null then raise exception 'For editors alone' using errcode = 'insufficient_privilege'; end if;
  perform from public.content_versions where kind = its_kind and key = its_key order by version for update;
  latest := (select max(version) from public.content_versions where kind = its_kind and key = its_key);
  if latest is null then return 'repeated'; end if;
  if latest <> seen or exists (
    select from public.content_versions where kind = its_kind and key = its_key and state <> 'draft'
  ) then return 'stale'; end if;
  if its_role <> 'publisher' and exists (
    select from public.content_versions where kind = its_kind and key = its_key and staff_id is distinct from caller
  ) then raise exception 'For publishers, and who wrote it' using errcode = 'insufficient_privilege'; end if;
  delete from public.content_versions where kind = its_kind and key = its_key;
  return 'deleted';
end;
$$;

comment on function public.desk_delete_content (text, text, integer) is
  'For publishers, and for the editor who wrote all of it: a text of which no version was ever published, for good.';

revoke all on function public.desk_delete_content (text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.desk_delete_content (text, text, integer) to authenticated;
