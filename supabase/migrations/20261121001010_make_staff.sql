-- Who works at the desk is named by whoever holds the secret key: see docs/desk.md.

-- The tables of accounts are open to nobody through the API, so these find the account by its address.
create function public.make_staff(account_email text, staff_name text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.staff (user_id, name)
  select id, coalesce(left(public.tidy_name(staff_name), 80), 'Desk') from auth.users
  where lower(email) = lower(btrim(account_email)) and email_confirmed_at is not null
  on conflict (user_id) do update set name = excluded.name;
  return found;
end;
$$;

create function public.remove_staff(account_email text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.staff
  using auth.users as account
  where account.id = staff.user_id and lower(account.email) = lower(btrim(account_email));
  return found;
end;
$$;

comment on function public.make_staff (text, text) is
  'Called with the secret key by `npm run staff`. Only an address that was confirmed is whose it says it is. False when there is no such account.';
comment on function public.remove_staff (text) is 'Called with the secret key by `npm run staff -- … --remove`. What they did stays in the history.';

revoke execute on function public.make_staff (text, text), public.remove_staff (text) from public, anon, authenticated;
grant execute on function public.make_staff (text, text), public.remove_staff (text) to service_role;
