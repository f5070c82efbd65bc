-- What the club writes to its members counts points in words: Arabic has a form of the noun for each of six kinds of number.

-- Points as the object of a sentence: «3 نقاط», «نقطتين», "1 point".
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

revoke execute on function public.counted_points (integer, text) from public, anon, authenticated, service_role;

comment on table public.notification_texts is
  'Words of the notifications of the club, with {placeholders}; {counted points} and {counted rate} bring their noun along.';

update public.notification_texts as stored
set title = written.title, message = written.message
from (values
  ('birthday_bonus', 'en', 'A birthday gift from Karam Club', 'Happy birthday month! We have added {counted points} to your account.'),
  ('birthday_bonus', 'ar', 'هدية يوم ميلادك من نادي كرم', 'كل عام وأنت بخير! أضفنا إلى رصيدك {counted points} بمناسبة شهر ميلادك.'),
  ('tier_upgrade', 'en', 'Welcome to {tier}', 'You have reached the {tier} tier of Karam Club. It is yours until {date}, and every 100 QAR now earns you {counted rate}.'),
  ('tier_upgrade', 'ar', 'أهلًا بك في المستوى {tier}', 'بلغت المستوى {tier} في نادي كرم، وهو لك حتى {date}. ومن اليوم تكسب {counted rate} عن كل 100 ريال.'),
  ('tier_expiry_warning', 'en', 'Your {tier} tier ends on {date}', 'You still need {counted points} by then to keep it for another year.'),
  ('tier_expiry_warning', 'ar', 'ينتهي مستواك {tier} في {date}', 'تحتاج قبل هذا التاريخ إلى {counted points} لتحتفظ به سنة أخرى.'),
  ('points_expiry_warning', 'en', 'Some of your points are about to end', 'You have {counted points} to use by {date}.'),
  ('points_expiry_warning', 'ar', 'نقاط من رصيدك تنتهي صلاحيتها قريبًا', 'استخدم {counted points} من رصيدك قبل نهاية يوم {date}.'),
  ('voucher_eligible', 'en', 'A voucher is ready for you', 'You have {counted points}, enough for a voucher of {amount} QAR. Ask us for it by message or at any branch.'),
  ('voucher_eligible', 'ar', 'قسيمتك جاهزة', 'بلغ رصيدك {counted points}، وهو يكفي لقسيمة بقيمة {amount} ريال. اطلبها برسالة أو من أي فرع من فروعنا.'),
  ('tier_upgrade_opportunity', 'en', '{tier} is near', 'You need {counted points} more to reach {tier}. A short trip may be all it takes.'),
  ('tier_upgrade_opportunity', 'ar', 'اقتربت من المستوى {tier}', 'تحتاج إلى {counted points} فقط لتبلغ المستوى {tier}، وقد تكفيك رحلة قصيرة.')
) as written (type, locale, title, message)
where stored.type = written.type and stored.locale = written.locale;

-- As before, and a number of points also as {counted …}.
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
    end if;
  end loop;
  insert into public.notifications (user_id, type, title, message) values (member, kind, words.title, words.message);
end;
$$;
