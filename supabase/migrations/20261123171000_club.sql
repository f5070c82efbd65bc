-- Karam Club: points of trips, their use, and notifications about them. See docs/product/accounts.md.

create table public.loyalty_rules (
  name text primary key,
  amount integer not null check (amount >= 0),
  description text not null
);

comment on table public.loyalty_rules is
  'Every number of Karam Club. content/karam-club.ts shows the same ones, and a test keeps the two equal.';

insert into public.loyalty_rules (name, amount, description) values
  ('silver_from', 0, 'Points collected within tier_months that open Silver'),
  ('silver_points_per_100_qar', 10, 'Points a Silver member earns for 100 QAR'),
  ('silver_birthday_points', 100, 'Points for a Silver member in the month of the birthday'),
  ('gold_from', 2500, 'Points collected within tier_months that open Gold'),
  ('gold_points_per_100_qar', 12, 'Points a Gold member earns for 100 QAR'),
  ('gold_birthday_points', 250, 'Points for a Gold member in the month of the birthday'),
  ('platinum_from', 7500, 'Points collected within tier_months that open Platinum'),
  ('platinum_points_per_100_qar', 15, 'Points a Platinum member earns for 100 QAR'),
  ('platinum_birthday_points', 500, 'Points for a Platinum member in the month of the birthday'),
  ('voucher_points', 1000, 'Points that become one voucher'),
  ('voucher_qar', 100, 'Value of a voucher in QAR'),
  ('voucher_months', 12, 'Months a voucher can be used'),
  ('points_months', 24, 'Months a point lives from the trip that earned it'),
  ('tier_months', 12, 'Months a tier is kept after it was reached, and in which points are collected for the next'),
  ('warning_days', 60, 'Days before points or a tier end at which the member is told'),
  ('upgrade_near_points', 500, 'A member is told of the next tier when so many points are missing, or fewer');

create table public.loyalty_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  points integer not null default 0,
  tier text not null default 'silver' check (tier in ('silver', 'gold', 'platinum')),
  tier_since date not null,
  tier_points integer not null default 0,
  updated_at timestamptz not null default now()
);

comment on table public.loyalty_accounts is
  'Where each member stands: the sums of loyalty_entries, brought up to date by refresh_loyalty_account alone.';
comment on column public.loyalty_accounts.points is
  'Points to use. Below zero when a trip was cancelled after its points were used.';
comment on column public.loyalty_accounts.tier_since is 'The tier ends tier_months later, unless it is earned again by then.';
comment on column public.loyalty_accounts.tier_points is 'Points collected within the last tier_months; using points does not lower it.';

create table public.loyalty_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  points integer not null check (points <> 0),
  reason text not null
    check (reason in ('booking', 'booking_cancelled', 'birthday', 'voucher', 'voucher_returned', 'expiry', 'adjustment')),
  booking_id uuid references public.bookings (id) on delete set null,
  earned_at timestamptz not null default now(),
  expires_at date
);

comment on table public.loyalty_entries is
  'Points given and taken, never changed afterwards. Their member reads them; functions alone write.';
comment on column public.loyalty_entries.expires_at is 'The last day on which points given can be used. Null for points taken.';

create index loyalty_entries_of_user on public.loyalty_entries (user_id, earned_at desc);
create index loyalty_entries_of_booking on public.loyalty_entries (booking_id);

create table public.loyalty_notices (
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null,
  cause text not null,
  primary key (user_id, type, cause)
);

comment on table public.loyalty_notices is
  'The notifications already sent to members, so that no cause is announced twice. Read only by functions.';

create table public.notification_texts (
  type text not null,
  locale text not null check (locale in ('en', 'ar')),
  title text not null,
  message text not null,
  primary key (type, locale)
);

comment on table public.notification_texts is
  'Words of the notifications of the club, with {placeholders}; {counted points}, '
  '{counted rate} and {counted vouchers} bring their noun along.';

insert into public.notification_texts (type, locale, title, message) values
('birthday_bonus', 'en', 'A birthday gift from Karam Club', 'Happy birthday month! We have added {counted points} to your account.'),
  ('birthday_bonus', 'ar', 'هدية يوم ميلادك من نادي كرم', 'كل عام وأنت بخير! أضفنا إلى رصيدك {counted points} بمناسبة شهر ميلادك.'),
  ('tier_upgrade', 'en', 'Welcome to {tier}',
    'You have reached the {tier} tier of Karam Club. It is yours until {date}, and every QAR 100 now earns you {counted rate}.'),
  ('tier_upgrade', 'ar', 'أهلًا بك في المستوى {tier}',
    'بلغت المستوى {tier} في نادي كرم، وهو لك حتى {date}. ومن اليوم تكسب {counted rate} عن كل 100 ريال.'),
  ('tier_expiry_warning', 'en', 'Your {tier} tier ends on {date}', 'You still need {counted points} by then to keep it for another year.'),
  ('tier_expiry_warning', 'ar', 'ينتهي مستواك {tier} في {date}', 'تحتاج قبل هذا التاريخ إلى {counted points} لتحتفظ به سنة أخرى.'),
  ('points_expiry_warning', 'en', 'Some of your points are about to expire', 'You have {counted points} to use by {date}.'),
  ('points_expiry_warning', 'ar', 'نقاط من رصيدك تنتهي صلاحيتها قريبًا', 'استخدم {counted points} من رصيدك قبل نهاية يوم {date}.'),
  ('voucher_eligible', 'en', 'A voucher is ready for you',
    'You have {counted points}, enough for {counted vouchers}. Ask us by message or at any branch.'),
  ('voucher_eligible', 'ar', 'قسيمتك جاهزة',
    'بلغ رصيدك {counted points}، وهو يكفي {counted vouchers}. اطلب قسيمتك برسالة أو من أي فرع من فروعنا.'),
  ('tier_upgrade_opportunity', 'en', '{tier} is within reach',
    'You need {counted points} more to reach {tier}. A short trip may be all it takes.'),
  ('tier_upgrade_opportunity', 'ar', 'اقتربت من المستوى {tier}',
    'تحتاج إلى {counted points} فقط لتبلغ المستوى {tier}، وقد تكفيك رحلة قصيرة.');

alter table public.loyalty_rules enable row level security;
alter table public.loyalty_accounts enable row level security;
alter table public.loyalty_entries enable row level security;
alter table public.loyalty_notices enable row level security;
alter table public.notification_texts enable row level security;
revoke all on
  public.loyalty_rules, public.loyalty_accounts, public.loyalty_entries, public.loyalty_notices, public.notification_texts
from anon, authenticated, service_role;
grant select on public.loyalty_rules, public.loyalty_accounts, public.loyalty_entries to authenticated, service_role;

create policy "Whoever is signed in reads the rules" on public.loyalty_rules
  for select to authenticated using (true);
create policy "Members read where they stand" on public.loyalty_accounts
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Members read their points" on public.loyalty_entries
  for select to authenticated using ((select auth.uid()) = user_id);

comment on policy "Whoever is signed in reads the rules" on public.loyalty_rules is
  'They are no secret: the page of the club shows the same numbers to everybody.';
comment on policy "Members read where they stand" on public.loyalty_accounts is
  'Points are worth money: seen by their member, moved by functions.';
comment on policy "Members read their points" on public.loyalty_entries is
  'The account statement behind loyalty_accounts, for its member alone.';

-- What the desk has published, else the number of the table. A body that is read when it runs: both come with later migrations.
create function public.loyalty_rule(wanted text) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce(
      (
        select (live.content #>> rule.path)::integer
        from public.content_versions as live
        where live.kind = 'club' and live.key = 'site' and live.state = 'published'
        order by live.version desc limit 1
      ),
      rule.amount
    )
    from public.loyalty_rules as rule where rule.name = wanted
  );
end;
$$;

create function public.months_after(day date, rule text) returns date
language sql stable
set search_path = ''
as $$
  select (day + make_interval(months => public.loyalty_rule(rule)))::date
$$;

create function public.tier_of(collected integer) returns text
language sql stable
set search_path = ''
as $$
  select case
    when collected >= public.loyalty_rule('platinum_from') then 'platinum'
    when collected >= public.loyalty_rule('gold_from') then 'gold'
    else 'silver'
  end
$$;

create function public.tier_name(tier text, locale text) returns text
language sql immutable
set search_path = ''
as $$
  select case when locale = 'ar'
    then case tier when 'silver' then 'الفضي' when 'gold' then 'الذهبي' when 'platinum' then 'البلاتيني' end
    else initcap(tier)
  end
$$;

-- Texts of the club contain points in words: Arabic has a form of the noun for each of six kinds of number. Points as the object of a
-- sentence: «3 نقاط», «نقطتين», "1 point".
create function public.counted_points(amount integer, locale text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when locale <> 'ar' then to_char(amount, 'FM999,999,990') || case when amount = 1 then ' point' else ' points' end
    when amount = 1 then 'نقطة واحدة'
    when amount = 2 then 'نقطتين'
    when amount % 100 between 3 and 10 then to_char(amount, 'FM999,999,990') || ' نقاط'
    else to_char(amount, 'FM999,999,990') || ' نقطة'
  end
$$;

-- Vouchers after "enough for", with their value, as on the page of the club.
create function public.counted_vouchers(amount integer, locale text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when locale <> 'ar' and amount = 1 then 'a voucher worth QAR '
    when locale <> 'ar' then to_char(amount, 'FM999,990') || ' vouchers worth QAR '
    when amount = 1 then 'لقسيمة بقيمة '
    when amount = 2 then 'لقسيمتين مجموع قيمتهما '
    when amount % 100 between 3 and 10 then 'لعدد ' || to_char(amount, 'FM999,990') || ' قسائم مجموع قيمتها '
    else 'لعدد ' || to_char(amount, 'FM999,990') || ' قسيمة مجموع قيمتها '
  end || to_char(amount * public.loyalty_rule('voucher_qar'), 'FM999,999,990') || case locale when 'ar' then ' ريال' else '' end
$$;

-- Notifies a member in their language, once per cause. A value called "tier" is the id of a tier, and is replaced by its name.
create function public.notify_member(member uuid, kind text, why text, details jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  language text := coalesce((select locale from public.profiles where user_id = member), 'en');
  words public.notification_texts;
  detail record;
  shown text;
begin
  insert into public.loyalty_notices (user_id, type, cause) values (member, kind, why) on conflict do nothing;
  if not found then return; end if;
  select * into strict words from public.notification_texts where type = kind and locale = language;
  for detail in select key, value #>> '{}' as value from jsonb_each(details) loop
    shown = case detail.key
      when 'tier' then public.tier_name(detail.value, language)
      when 'date' then to_char(detail.value::date, 'DD/MM/YYYY')
      else to_char(detail.value::integer, 'FM999,999,990')
    end;
    words.title = replace(words.title, '{' || detail.key || '}', shown);
    words.message = replace(words.message, '{' || detail.key || '}', shown);
    if detail.key in ('points', 'rate') then
      words.message = replace(words.message, '{counted ' || detail.key || '}',
        public.counted_points(detail.value::integer, language));
    elsif detail.key = 'vouchers' then
      words.message = replace(words.message, '{counted vouchers}', public.counted_vouchers(detail.value::integer, language));
    end if;
  end loop;
  insert into public.notifications (user_id, type, title, message, subject)
  values (member, kind, words.title, words.message, 'club');
end;
$$;

-- Notifications about points, tiers, vouchers and birthdays are also sent by mail.
create function public.mail_club_notice() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = new.user_id and email_confirmed_at is not null);
  language text := coalesce((select locale from public.profiles where user_id = new.user_id), 'en');
begin
  if address is not null and exists (select from public.notification_texts as words where words.type = new.type) then
    perform public.enqueue_mail('club_notice', address, language,
      jsonb_build_object('type', new.type, 'title', new.title, 'message', new.message), 'notification ' || new.id);
  end if;
  return null;
end;
$$;

create trigger notifications_mail_club after insert on public.notifications
  for each row execute function public.mail_club_notice();

-- Sums up a member's entries as of a day, updates the tier, and notifies the member of the result.
create function public.refresh_loyalty_account(member uuid, today date) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.loyalty_accounts;
  reached text;
  next_tier text;
  missing integer;
  is_higher boolean;
  taken integer;
begin
  insert into public.loyalty_accounts (user_id, tier_since) values (member, today) on conflict do nothing;
  select * into strict account from public.loyalty_accounts where user_id = member for update;

  select
    coalesce(sum(points), 0),
    coalesce(sum(points) filter (
      where reason not in ('voucher', 'voucher_returned', 'expiry')
        -- Counted as the end of a tier is: what was earned on 29 February ends with the tier, on 28 February.
        and public.months_after(public.qatar_day(earned_at), 'tier_months') > today
    ), 0)
  into account.points, account.tier_points
  from public.loyalty_entries where user_id = member;

  reached = public.tier_of(account.tier_points);
  is_higher = public.loyalty_rule(reached || '_from') > public.loyalty_rule(account.tier || '_from');
  if is_higher or account.tier_until <= today then
    account.tier = reached;
    account.tier_since = today;
  end if;

  update public.loyalty_accounts as stored
  set points = account.points, tier = account.tier, tier_since = account.tier_since, tier_points = account.tier_points, updated_at = now()
  where stored.user_id = member
    and (stored.points, stored.tier, stored.tier_since, stored.tier_points)
      is distinct from (account.points, account.tier, account.tier_since, account.tier_points);

  if is_higher then
    perform public.notify_member(member, 'tier_upgrade', account.tier || ' ' || today, jsonb_build_object(
      'tier', account.tier,
      'date', public.months_after(today, 'tier_months'),
      'rate', public.loyalty_rule(account.tier || '_points_per_100_qar')
    ));
  end if;

  if account.points >= public.loyalty_rule('voucher_points') then
    -- Members are notified once when their points are enough for a voucher. After they take one, the remaining or new points count as
    -- another cause.
    select count(*) into taken from public.loyalty_entries where user_id = member and reason = 'voucher';
    perform public.notify_member(member, 'voucher_eligible', 'enough' || case when taken > 0 then ', taken ' || taken else '' end,
      jsonb_build_object('points', account.points, 'vouchers', account.points / public.loyalty_rule('voucher_points')));
  else
    -- Members who have used their points and collect as many again are notified again.
    delete from public.loyalty_notices where user_id = member and type = 'voucher_eligible';
  end if;

  next_tier = case account.tier when 'silver' then 'gold' when 'gold' then 'platinum' end;
  missing = public.loyalty_rule(next_tier || '_from') - account.tier_points;
  if missing between 1 and public.loyalty_rule('upgrade_near_points') then
    perform public.notify_member(member, 'tier_upgrade_opportunity', next_tier || ' ' || account.tier_since, jsonb_build_object(
      'tier', next_tier, 'points', missing
    ));
  end if;
end;
$$;

create function public.enter_points(member uuid, amount integer, why text, booking uuid, today date, counted_from date) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.loyalty_entries (user_id, points, reason, booking_id, earned_at, expires_at)
  values (
    member, amount, why, booking,
    case when today = public.qatar_day(now()) then now() else (today + time '12:00') at time zone 'Asia/Qatar' end,
    case when amount > 0 then public.months_after(counted_from, 'points_months') end
  );
  perform public.refresh_loyalty_account(member, today);
end;
$$;

-- Adds points, or removes them when negative. A booking that has its points gets no more; a voucher cannot cost more than the balance.
create function public.award_points(user_id uuid, points integer, reason text, booking_id uuid default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := public.qatar_day(now());
  counted_from date := coalesce(
    (select greatest(last_travel_date, today) from public.bookings where id = award_points.booking_id), today);
begin
  -- Serializes the changes of one member's points.
  perform public.refresh_loyalty_account(award_points.user_id, today);
  if award_points.reason = 'booking' and exists (
    select from public.loyalty_entries as given
    where given.booking_id = award_points.booking_id
    having sum(given.points) > 0
  ) then return; end if;
  if award_points.reason = 'voucher' and award_points.points
    + public.points_to_use(award_points.user_id) < 0
  then
    -- PostgREST answers 400.
    raise sqlstate 'PT400' using message = 'There are not enough points for a voucher';
  end if;
  perform public.enter_points(
    award_points.user_id, award_points.points, award_points.reason, award_points.booking_id, today, counted_from);
end;
$$;

comment on function public.award_points (uuid, integer, text, uuid) is
  'Called by the server with the secret key: reasons "adjustment" and "voucher" (negative) by hand; bookings earn by themselves.';

-- A ticketed booking earns points once, for its owner if they joined before travelling; a cancellation takes them back.
create function public.move_points_of_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  member uuid;
  given integer;
  rate integer;
begin
  if new.status = 'ticketed' and new.user_id is not null and new.currency = 'QAR' and not new.has_earned then
    select public.loyalty_rule(account.tier || '_points_per_100_qar') into rate
    from public.loyalty_accounts as account
    join public.profiles as profile using (user_id)
    where user_id = new.user_id and public.qatar_day(profile.created_at) <= new.departure_date;
    -- The amount paid by points is subtracted from the price.
    given = floor((new.total_amount - public.paid_with_points(new.id) / 100.0) * rate / 100);
    if given > 0 then
      perform public.award_points(new.user_id, given, 'booking', new.id);
      update public.bookings set has_earned = true where id = new.id;
    end if;
  elsif new.status = 'cancelled' then
    select entry.user_id, sum(entry.points) into member, given
    from public.loyalty_entries as entry where entry.booking_id = new.id group by entry.user_id having sum(entry.points) > 0;
    if found then
      perform public.award_points(member, -given, 'booking_cancelled', new.id);
      update public.bookings set has_earned = false where id = new.id;
    end if;
  end if;
  return null;
end;
$$;

create trigger bookings_earn_points after insert or update of status, user_id on public.bookings
  for each row execute function public.move_points_of_booking();

create function public.open_loyalty_account() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.loyalty_accounts (user_id, tier_since) values (new.user_id, public.qatar_day(new.created_at)) on conflict do nothing;
  return null;
end;
$$;

create trigger profiles_join_the_club after insert on public.profiles
  for each row execute function public.open_loyalty_account();

-- Accounts of a project that existed before its first migration.
insert into public.loyalty_accounts (user_id, tier_since)
select user_id, public.qatar_day(created_at) from public.profiles;

-- The daily changes of one member. Used points are those that would have expired first, so used and expired points are subtracted from the
-- points given until a day.
create function public.run_daily_loyalty_of(member uuid, today date) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  warning_until date := today + public.loyalty_rule('warning_days');
  account public.loyalty_accounts;
  ended integer;
  ending record;
  missing integer;
begin
  perform from public.loyalty_accounts where user_id = member for update;

  select coalesce(sum(points) filter (where expires_at < today), 0) + coalesce(sum(points) filter (where points < 0), 0) into ended
  from public.loyalty_entries where user_id = member;
  -- Points held by a pending payment are used, or expire once they are released.
  ended = ended - public.points_held(member);
  if ended > 0 then
    perform public.enter_points(member, -ended, 'expiry', null, today, null);
  else
    perform public.refresh_loyalty_account(member, today);
  end if;
  select * into strict account from public.loyalty_accounts where user_id = member;

  -- At least eleven months after the last one: changing the birthday does not give a second present within a year.
  if exists (
    select from public.profiles
    where user_id = member and extract(month from birth_date) = extract(month from today)
  ) and not exists (
    select from public.loyalty_entries
    where user_id = member and reason = 'birthday' and public.qatar_day(earned_at) > (today - interval '11 months')::date
  ) then
    perform public.enter_points(member, public.loyalty_rule(account.tier || '_birthday_points'), 'birthday', null, today, today);
    perform public.notify_member(member, 'birthday_bonus', today::text, jsonb_build_object(
      'points', public.loyalty_rule(account.tier || '_birthday_points')
    ));
  end if;

  for ending in
    with days as (
      select expires_at as day, sum(sum(points)) over (order by expires_at) as given
      from public.loyalty_entries where user_id = member and points > 0 group by expires_at
    ), used as (
      select -coalesce(sum(points), 0) as points from public.loyalty_entries where user_id = member and points < 0
    ), left_over as (
      select day, greatest(given - used.points, 0) as until_day from days, used
    ), ends as (
      select day, until_day - coalesce(lag(until_day) over (order by day), 0) as points from left_over
    )
    select day, points::integer as points from ends where points > 0 and day between today and warning_until
  loop
    perform public.notify_member(member, 'points_expiry_warning', ending.day::text, jsonb_build_object(
      'date', ending.day, 'points', ending.points
    ));
  end loop;

  select * into strict account from public.loyalty_accounts where user_id = member;
  if account.tier <> 'silver' and account.tier_until <= warning_until then
    select public.loyalty_rule(account.tier || '_from') - coalesce(sum(points), 0) into missing
    from public.loyalty_entries
    where user_id = member and reason not in ('voucher', 'voucher_returned', 'expiry') and public.qatar_day(earned_at) > account.tier_since;
    if missing > 0 then
      perform public.notify_member(member, 'tier_expiry_warning', account.tier || ' ' || account.tier_until, jsonb_build_object(
        'tier', account.tier, 'date', account.tier_until, 'points', missing
      ));
    end if;
  end if;
end;
$$;

create function public.run_daily_loyalty(today date default (now() at time zone 'Asia/Qatar')::date) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  member uuid;
begin
  for member in select user_id from public.loyalty_accounts loop
    -- An error in one account does not stop the others.
    begin
      perform public.run_daily_loyalty_of(member, today);
    exception when others then
      raise warning 'The daily run of the club left out one member: %', sqlstate;
    end;
  end loop;
end;
$$;

comment on function public.run_daily_loyalty (date) is
  'Once a day; running it again changes nothing more. pg_cron calls it on a hosted project, a timer in the embedded backend.';

revoke execute on function
  public.loyalty_rule (text), public.months_after (date, text), public.tier_of (integer), public.tier_name (text, text),
  public.counted_points (integer, text), public.counted_vouchers (integer, text), public.notify_member (uuid, text, text, jsonb),
  public.mail_club_notice (), public.refresh_loyalty_account (uuid, date), public.enter_points (uuid, integer, text, uuid, date, date),
  public.award_points (uuid, integer, text, uuid), public.move_points_of_booking (), public.open_loyalty_account (),
  public.run_daily_loyalty_of (uuid, date), public.run_daily_loyalty (date)
from public, anon, authenticated, service_role;
grant execute on function public.award_points (uuid, integer, text, uuid), public.run_daily_loyalty (date) to service_role;

-- Hosted Supabase has pg_cron; three o'clock in UTC is six in the morning in Qatar.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    execute 'create extension if not exists pg_cron';
    perform cron.schedule('karam-club-daily', '0 3 * * *', 'select public.run_daily_loyalty()');
  end if;
end $$;
