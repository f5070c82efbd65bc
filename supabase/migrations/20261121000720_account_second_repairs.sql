-- Whoever signs up first with an address leaves a password and a name there, and Supabase keeps them when the owner of the address
-- signs up later. So they count only when the link is opened in the browser that made the account: docs/decisions/0014-signing-in.md.
create function public.forget_sign_up(link text, made_here uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
  has_password boolean;
begin
  select id, coalesce(encrypted_password, '') <> '' into account, has_password
  from auth.users where confirmation_token = link and length(link) > 15 and email_confirmed_at is null
  for update;
  if account is null then return false; end if;
  if account = made_here then return not has_password; end if;
  -- No password fits an empty one.
  update auth.users
  set encrypted_password = '', raw_user_meta_data = coalesce(raw_user_meta_data, '{}') - 'first_name' - 'last_name'
  where id = account;
  update public.profiles set first_name = null, last_name = null where user_id = account;
  return true;
end;
$$;

comment on function public.forget_sign_up (text, uuid) is
  'Called by the server with the secret key, before the link of a sign-up is used. True when its account has to choose a password.';

revoke execute on function public.forget_sign_up (text, uuid) from public, anon, authenticated;
grant execute on function public.forget_sign_up (text, uuid) to service_role;
