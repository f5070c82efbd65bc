-- How a campaign goes out, and what comes back: bounces, complaints, unsubscribing, opened mails.

-- Makes the next mails of the campaigns under way, the oldest first: within a minute at most `per_minute`, and never more than a quarter of
-- them at once, so that they are spread. A campaign whose mails are all done is sent.
create function public.queue_campaigns(per_minute integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  campaign public.campaigns;
  reader public.newsletter_subscriptions;
  allowed integer;
  made uuid;
begin
  for campaign in select * from public.campaigns where state = 'sending' order by started_at, id for update loop
    select least(
      per_minute - count(*) filter (where queued_at > now() - interval '1 minute'),
      ceil(per_minute / 4.0) - count(*) filter (where queued_at > now() - interval '15 seconds'),
      -- What waits for a mail server that is down does not grow.
      per_minute - count(*) filter (where state = 'queued')
    ) into allowed
    from public.campaign_mails where queued_at > now() - interval '1 minute' or state = 'queued';
    for reader in
      select * from public.newsletter_subscriptions
      where status = 'confirmed' and confirmed_at <= campaign.started_at and (campaign.reached is null or id > campaign.reached)
      order by id
      limit greatest(allowed, 0)
    loop
      insert into public.campaign_mails (campaign_id, subscription_id, language, counts_opens)
      values (campaign.id, reader.id, reader.locale, reader.opens_allowed_at is not null)
      on conflict on constraint campaign_mails_one_for_each_reader do nothing
      returning id into made;
      if made is not null then
        perform public.enqueue_mail(
          'campaign', reader.email, reader.locale, jsonb_build_object('reference', campaign.id, 'mail', made),
          concat_ws(' ', 'campaign', campaign.id, reader.id)
        );
      end if;
      campaign.reached = reader.id;
    end loop;
    update public.campaigns set reached = campaign.reached where id = campaign.id;
    update public.campaigns set state = 'sent', ended_at = clock_timestamp()
    where id = campaign.id
      and not exists (select from public.campaign_mails where campaign_id = campaign.id and state = 'queued')
      and not exists (
        select from public.newsletter_subscriptions
        where status = 'confirmed' and confirmed_at <= campaign.started_at and (campaign.reached is null or id > campaign.reached)
      );
  end loop;
end;
$$;

comment on function public.queue_campaigns (integer) is
  'Called by claim_campaign_mail. What it made is never made again, also after a crash.';

create function public.claim_campaign_mail(per_minute integer, lease integer default 120) returns setof public.mail_outbox
language plpgsql
security definer
set search_path = ''
as $$
declare
  claimed bigint;
begin
  -- One at a time, so that two callers do not make more mails together than they may.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claim campaign mail', 0));
  perform public.queue_campaigns(per_minute);
  select due.id into claimed from public.mail_outbox as due
  where due.kind = 'campaign' and due.sent_at is null and due.failed_at is null and due.send_after <= now()
  order by due.send_after, due.id
  limit 1
  for update skip locked;
  return query
    update public.mail_outbox as taken
    set attempts = taken.attempts + 1, send_after = now() + make_interval(secs => lease)
    where taken.id = claimed
    returning taken.*;
end;
$$;

comment on function public.claim_campaign_mail (integer, integer) is
  'Called by the server with the secret key: the next mail of a campaign, given to one caller. Other mail is for claim_mail and '
  'never waits; it also gives up what is too old.';

create function public.settle_campaign_mail() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.campaign_mails
  set settled_at = now(), state = case
      when new.sent_at is not null then 'sent' when new.last_error in ('moot', 'gone') then 'skipped' else 'failed'
    end
  where id = (old.data ->> 'mail')::uuid;
  return null;
end;
$$;

create trigger mail_outbox_of_campaign after update on public.mail_outbox
  for each row
  when (new.kind = 'campaign' and old.sent_at is null and old.failed_at is null and (new.sent_at is not null or new.failed_at is not null))
  execute function public.settle_campaign_mail();

-- `mail` is the mail of a campaign that the reader came from; it counts when it is theirs.
create function public.end_newsletter(subscription uuid, mail uuid default null, ended text default 'reader') returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions
  set status = 'unsubscribed', confirm_hash = null, unsubscribed_at = now(), ended_by = ended, opens_allowed_at = null
  where id = subscription and status <> 'unsubscribed';
  if not found then return; end if;
  update public.campaign_mails set unsubscribed_at = now() where id = mail and subscription_id = subscription;
end;
$$;

comment on function public.end_newsletter (uuid, uuid, text) is 'Called by the server with the secret key, for the signed link of a mail.';

-- A mail came back at `instant`: hard, refused for good; soft, for now; complaint, the reader called it unwanted. Told again, or older than
-- the subscription, it counts for nothing.
create function public.record_bounce(address text, its_kind text, instant timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  select * into known from public.newsletter_subscriptions where email = lower(address) and status = 'confirmed' for update;
  if known.id is null or instant < known.confirmed_at or (its_kind = 'soft' and instant <= known.soft_bounced_at) then return; end if;
  update public.campaign_mails set bounced_at = instant, bounce = its_kind
  where id = (
    select id from public.campaign_mails where subscription_id = known.id and state = 'sent' order by settled_at desc limit 1
  );
  if its_kind = 'soft' then
    update public.newsletter_subscriptions set soft_bounces = soft_bounces + 1, soft_bounced_at = instant where id = known.id;
  end if;
  if its_kind <> 'soft' or known.soft_bounces >= 2 then perform public.end_newsletter(known.id, null, its_kind); end if;
end;
$$;

comment on function public.record_bounce (text, text, timestamptz) is 'Called by the server with the secret key, for a signed webhook.';

create function public.count_opened(mail uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update public.campaign_mails as opened
  set opened_at = now()
  from public.newsletter_subscriptions as reader
  where opened.id = mail and opened.opened_at is null and opened.counts_opens
    and reader.id = opened.subscription_id and reader.opens_allowed_at is not null
$$;

comment on function public.count_opened (uuid) is
  'Called by the server with the secret key, for the signed picture of a mail. Counts it once, and only while the reader allows it.';

create function public.clear_campaign_readers(before timestamptz) returns void
language sql
set search_path = ''
as $$
  update public.campaign_mails set subscription_id = null where subscription_id is not null and queued_at < before
$$;

revoke execute on function
  public.queue_campaigns (integer), public.claim_campaign_mail (integer, integer), public.settle_campaign_mail (),
  public.end_newsletter (uuid, uuid, text), public.record_bounce (text, text, timestamptz), public.count_opened (uuid),
  public.clear_campaign_readers (timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.claim_campaign_mail (integer, integer), public.end_newsletter (uuid, uuid, text), public.record_bounce (text, text, timestamptz),
  public.count_opened (uuid)
to service_role;
