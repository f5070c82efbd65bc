-- The numbers of Karam Club that the desk publishes are those that points are given by. See docs/engineering/published-content.md.

alter table public.loyalty_rules add column path text[];

comment on table public.loyalty_rules is
  'Every number of Karam Club, as content/karam-club.ts has them, and a test keeps the two equal. What the desk publishes wins: read them '
  'with loyalty_rule.';
comment on column public.loyalty_rules.path is 'Where it stands in the content of the kind "club". Null for what the desk cannot change.';
comment on policy "Whoever is signed in reads the rules" on public.loyalty_rules is
  'They are no secret: the page of the club shows the same numbers to everybody, or newer ones.';

update public.loyalty_rules set path = at.path
from (
  values
    ('silver_points_per_100_qar', '{silver,pointsPer100Qar}'::text[]),
    ('silver_birthday_points', '{silver,birthdayBonus}'),
    ('gold_from', '{gold,threshold}'),
    ('gold_points_per_100_qar', '{gold,pointsPer100Qar}'),
    ('gold_birthday_points', '{gold,birthdayBonus}'),
    ('platinum_from', '{platinum,threshold}'),
    ('platinum_points_per_100_qar', '{platinum,pointsPer100Qar}'),
    ('platinum_birthday_points', '{platinum,birthdayBonus}'),
    ('voucher_points', '{voucherPoints}'),
    ('voucher_qar', '{voucherQar}'),
    ('voucher_months', '{voucherMonths}'),
    ('points_months', '{pointsMonths}'),
    ('tier_months', '{tierMonths}'),
    ('warning_days', '{warningDays}'),
    ('upgrade_near_points', '{upgradeNearPoints}')
) as at (name, path)
where loyalty_rules.name = at.name;

create or replace function public.loyalty_rule(wanted text) returns integer
language sql stable
set search_path = ''
as $$
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
$$;

-- The server checks all of it before; this keeps what gives points usable, whoever writes.
create function public.check_club_numbers() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.loyalty_rules as rule
    where rule.path is not null and coalesce(new.content #>> rule.path, '') !~ '^[1-9][0-9]{0,5}$'
  ) then
    raise exception 'Each number of the club is a whole one above zero' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

comment on function public.check_club_numbers () is 'By its trigger alone.';

create trigger check_club_numbers before insert on public.content_versions
  for each row when (new.kind = 'club') execute function public.check_club_numbers();

-- A tier lasts as long as it was promised when it was reached.
alter table public.loyalty_accounts add column tier_until date;
update public.loyalty_accounts set tier_until = public.months_after(tier_since, 'tier_months');
alter table public.loyalty_accounts alter column tier_until set not null;

comment on column public.loyalty_accounts.tier_since is 'The day on which the tier was reached, or began anew.';
comment on column public.loyalty_accounts.tier_until is
  'The tier ends on this day, unless it is earned again by then: tier_months after tier_since, as they were on that day.';

create function public.promise_tier() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or (new.tier, new.tier_since) is distinct from (old.tier, old.tier_since) then
    new.tier_until = public.months_after(new.tier_since, 'tier_months');
  end if;
  return new;
end;
$$;

comment on function public.promise_tier () is 'By its trigger alone.';

create trigger loyalty_accounts_promise_tier before insert or update on public.loyalty_accounts
  for each row execute function public.promise_tier();

-- As before, but a tier ends on its day.
create or replace function public.refresh_loyalty_account(member uuid, today date) returns void
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

-- As before, but a tier ends on its day.
create or replace function public.run_daily_loyalty_of(member uuid, today date) returns void
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

revoke all on function public.check_club_numbers (), public.promise_tier () from public, anon, authenticated, service_role;
