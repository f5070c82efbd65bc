-- What a sign-up or its owner says of an account travels in the cookie of its session, and whoever signs up with the address of
-- somebody else says it too: more than a browser may send would lock the owner out. See docs/decisions/0014-signing-in.md.
create function public.keep_small_metadata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data = (
    select coalesce(jsonb_object_agg(key, left(value #>> '{}', 60)), '{}')
    from jsonb_each(case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end)
    where key in ('first_name', 'last_name', 'locale') and jsonb_typeof(value) = 'string'
  );
  return new;
end;
$$;

-- Auth copies what a sign-up says into its identity as well.
create function public.keep_small_identity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.identity_data = (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(new.identity_data)
    where key in ('sub', 'email', 'email_verified', 'phone_verified') and length(value::text) < 300
  );
  return new;
end;
$$;

create trigger small_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.keep_small_metadata();
create trigger small_identity before insert or update of identity_data on auth.identities
  for each row execute function public.keep_small_identity();

update auth.users set raw_user_meta_data = raw_user_meta_data;
update auth.identities set identity_data = identity_data;

revoke execute on function public.keep_small_metadata (), public.keep_small_identity ()
from public, anon, authenticated, service_role;
