-- Saved travellers have days and a nationality that can be, and every voucher taken makes the next one a cause to tell of.

-- Rows from before stay as they are until somebody changes them. Further ahead than any passport is issued for is a slip.
-- Nationalities are the codes of content/countries.ts; a test keeps the two equal.
alter table public.saved_travellers
  add constraint saved_travellers_expiry_possible check (passport_expiry between '1990-01-01' and '2099-12-31') not valid,
  add constraint saved_travellers_nationality_known check (nationality = any (string_to_array(
    'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG ' ||
    'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH ' ||
    'GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ ' ||
    'LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' ||
    'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN ' ||
    'SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ' ||
    'ZA ZM ZW', ' '
  ))) not valid;

-- As before, and a birthday is a day up to today in Qatar. Only a trigger may ask what day it is.
create or replace function public.tidy_traveller() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.date_of_birth not between '1900-01-01' and (now() at time zone 'Asia/Qatar')::date then
    -- PostgREST answers 400.
    raise sqlstate 'PT400' using message = 'The date of birth is in the future or too long ago';
  end if;
  -- What is too long or empty is refused, not cut: it has to be as the passport has it.
  if char_length(new.given_names) <= 60 then new.given_names = coalesce(public.tidy_name(new.given_names), ''); end if;
  if char_length(new.surname) <= 60 then new.surname = coalesce(public.tidy_name(new.surname), ''); end if;
  return new;
end;
$$;

-- Vouchers as the object of "enough for", with what they are worth: the page of the club says the same.
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

revoke execute on function public.counted_vouchers (integer, text) from public, anon, authenticated, service_role;

comment on table public.notification_texts is
  'Words of the notifications of the club, with {placeholders}; {counted points}, {counted rate} and {counted vouchers} bring their noun along.';

update public.notification_texts as stored
set title = written.title, message = written.message
from (values
  ('points_expiry_warning', 'en', 'Some of your points are about to expire', 'You have {counted points} to use by {date}.'),
  ('voucher_eligible', 'en', 'A voucher is ready for you', 'You have {counted points}, enough for {counted vouchers}. Ask us by message or at any branch.'),
  ('voucher_eligible', 'ar', 'قسيمتك جاهزة', 'بلغ رصيدك {counted points}، وهو يكفي {counted vouchers}. اطلب قسيمتك برسالة أو من أي فرع من فروعنا.')
) as written (type, locale, title, message)
where stored.type = written.type and stored.locale = written.locale;

create or replace function public.notify_member(member uuid, kind text, why text, details jsonb) returns void
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
  insert into public.notifications (user_id, type, title, message) values (member, kind, words.title, words.message);
end;
$$;

-- As before, but for what is told of vouchers.
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
      where reason not in ('voucher', 'expiry')
        and public.qatar_day(earned_at) > (today - make_interval(months => public.loyalty_rule('tier_months')))::date
    ), 0)
  into account.points, account.tier_points
  from public.loyalty_entries where user_id = member;

  reached = public.tier_of(account.tier_points);
  is_higher = public.loyalty_rule(reached || '_from') > public.loyalty_rule(account.tier || '_from');
  if is_higher or public.months_after(account.tier_since, 'tier_months') <= today then
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
    -- Enough is one cause until a voucher is taken; then what is left, or comes together anew, is another.
    select count(*) into taken from public.loyalty_entries where user_id = member and reason = 'voucher';
    perform public.notify_member(member, 'voucher_eligible', 'enough' || case when taken > 0 then ', taken ' || taken else '' end,
      jsonb_build_object('points', account.points, 'vouchers', account.points / public.loyalty_rule('voucher_points')));
  else
    -- Who has used the points and collects as many again is told again.
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

-- As before, but a voucher without its points is refused in words.
create or replace function public.award_points(user_id uuid, points integer, reason text, booking_id uuid default null) returns void
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
  -- One member's points move one after the other.
  perform public.refresh_loyalty_account(award_points.user_id, today);
  if award_points.reason = 'booking' and exists (
    select from public.loyalty_entries as given
    where given.booking_id = award_points.booking_id
    having sum(given.points) > 0
  ) then return; end if;
  if award_points.reason = 'voucher' and award_points.points
    + (select account.points from public.loyalty_accounts as account where account.user_id = award_points.user_id) < 0
  then
    -- PostgREST answers 400.
    raise sqlstate 'PT400' using message = 'There are not enough points for a voucher';
  end if;
  perform public.enter_points(
    award_points.user_id, award_points.points, award_points.reason, award_points.booking_id, today, counted_from);
end;
$$;
