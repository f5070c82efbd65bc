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

revoke all on function public.check_club_numbers (), public.promise_tier () from public, anon, authenticated, service_role;
