-- Whose sign-up a link confirms, when it is opened in another browser than the one that signed up.
create function public.sign_up_elsewhere(link text, made_here uuid) returns text
language sql stable
security definer
set search_path = ''
as $$
  select email from auth.users
  where confirmation_token = link and length(link) > 15 and email_confirmed_at is null
    and id is distinct from made_here and coalesce(encrypted_password, '') <> ''
$$;

comment on function public.sign_up_elsewhere (text, uuid) is
  'Called by the server with the secret key. The address of a sign-up that waits for this link, has a password and was not made in the browser that asks; null otherwise.';

revoke execute on function public.sign_up_elsewhere (text, uuid) from public, anon, authenticated;
grant execute on function public.sign_up_elsewhere (text, uuid) to service_role;
