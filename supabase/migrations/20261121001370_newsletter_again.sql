-- Whoever ended the offers and asks for them anew a minute later gets a link at once: the old one is good no more. Nobody else can
-- use this to fill an inbox, for only mail to that inbox ends them.
create or replace function public.request_newsletter(address text, language text, token_hash text)
returns table (outcome text, id uuid)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.newsletter_subscriptions;
begin
  delete from public.newsletter_subscriptions where status = 'pending' and confirm_before < now() - interval '30 days';
  insert into public.newsletter_subscriptions (email, locale) values (address, language) on conflict (email) do nothing;
  select * into strict held from public.newsletter_subscriptions where email = address for update;
  -- The same request once more, because its answer was lost.
  if held.confirm_hash = token_hash then
    return query select 'confirm', held.id;
  elsif held.mailed_at > now() - interval '10 minutes' and held.status <> 'unsubscribed' then
    return query select 'wait', held.id;
  elsif held.status = 'confirmed' then
    update public.newsletter_subscriptions set mailed_at = now() where id = held.id;
    return query select 'already', held.id;
  else
    update public.newsletter_subscriptions
    set status = 'pending', locale = language, confirm_hash = token_hash, confirm_before = now() + interval '7 days', mailed_at = now()
    where id = held.id;
    return query select 'confirm', held.id;
  end if;
end;
$$;
