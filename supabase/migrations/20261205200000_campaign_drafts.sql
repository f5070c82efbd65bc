-- What a publisher does with campaigns that are not under way: a draft is deleted, a stopped one goes on. See docs/engineering/mail.md.

-- `seen` is the version on the caller's screen. Answers deleted, repeated: there is none, stale: a colleague has saved one since, or
-- started.
create function public.desk_delete_campaign(campaign uuid, seen integer) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.campaigns;
begin
  perform public.publisher_name();
  select * into known from public.campaigns where id = campaign for update;
  if known.id is null then return 'repeated'; end if;
  if known.state <> 'draft' then return 'started'; end if;
  if known.version <> seen then return 'stale'; end if;
  delete from public.campaigns where id = campaign;
  return 'deleted';
end;
$$;

comment on function public.desk_delete_campaign (uuid, integer) is 'For publishers alone: a draft, for good. What was sent stays.';

-- Answers sending, repeated, or stale: it was not stopped. Those whose mail was made and not sent get it now, at most one minute's mails;
-- `reached` continues with the others.
create function public.desk_continue_campaign(campaign uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.campaigns;
  waiting record;
begin
  perform public.publisher_name();
  select * into known from public.campaigns where id = campaign for update;
  if known.state = 'sending' then return 'repeated'; end if;
  if known.state is distinct from 'stopped' then return 'stale'; end if;
  update public.campaigns set state = 'sending', ended_at = null, stopped_by = null where id = campaign;
  for waiting in
    update public.campaign_mails as mail
    set state = 'queued', settled_at = null, queued_at = now()
    from public.newsletter_subscriptions as reader
    where mail.campaign_id = campaign and mail.state = 'skipped'
      and reader.id = mail.subscription_id and reader.status = 'confirmed' and reader.confirmed_at <= known.started_at
    returning mail.id, reader.email, reader.locale, concat_ws(' ', 'campaign', campaign, reader.id) as event
  loop
    update public.mail_outbox
    set failed_at = null, last_error = null, attempts = 0, created_at = now(), send_after = now()
    where dedupe_key = waiting.event and sent_at is null;
    if not found then
      perform public.enqueue_mail(
        'campaign', waiting.email, waiting.locale, jsonb_build_object('reference', campaign, 'mail', waiting.id), waiting.event
      );
    end if;
  end loop;
  return 'sending';
end;
$$;

comment on function public.desk_continue_campaign (uuid) is
  'For publishers alone: a stopped campaign goes to those who were subscribed when it began and do not have it.';

revoke execute on function public.desk_delete_campaign (uuid, integer), public.desk_continue_campaign (uuid)
from public, anon, authenticated, service_role;
grant execute on function public.desk_delete_campaign (uuid, integer), public.desk_continue_campaign (uuid) to authenticated;
