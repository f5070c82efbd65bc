-- What customers are told about their payments.

insert into public.status_texts (subject, status, locale, title, message) values
  ('payment', 'asked', 'en', 'Please pay for booking {reference}',
    '{amount} is due by {deadline}, Qatar time. You pay on the secure page of our payment provider.'),
  ('payment', 'asked', 'ar', 'يرجى دفع مبلغ الحجز {reference}',
    'المبلغ المستحق {amount} وآخر موعد لدفعه {deadline} بتوقيت قطر. تدفع في صفحة آمنة لدى مزوّد خدمة الدفع.'),
  ('payment', 'paid', 'en', 'We have received your payment for {reference}', 'You have paid {amount}. Thank you.'),
  ('payment', 'paid', 'ar', 'استلمنا دفعتك للحجز {reference}', 'شكرًا لك. المبلغ الذي استلمناه: {amount}'),
  ('payment', 'reminder', 'en', 'Please remember to pay for {reference} by {deadline}',
    '{amount} is still to be paid. After {deadline} (Qatar time) the link stops working, and the price may not be kept.'),
  ('payment', 'reminder', 'ar', 'تذكير: يرجى دفع مبلغ الحجز {reference} قبل {deadline}',
    'لم يُدفع {amount} بعد. بعد {deadline} بتوقيت قطر يتوقف رابط الدفع، وقد لا يبقى السعر كما هو.'),
  ('payment', 'expired', 'en', 'The time to pay for {reference} is over',
    'The deadline was {deadline}, so nothing can be paid with this link now. We have recorded no payment for it. If you were charged '
    'anyway, we will send the money back. Call us or write to us if you still want to travel.'),
  ('payment', 'expired', 'ar', 'انتهت مهلة دفع الحجز {reference}',
    'كان آخر موعد للدفع {deadline}، ولم يعد الدفع بهذا الرابط ممكنًا. لم نسجّل عبره أي دفعة، وإن خُصم منك مبلغ رغم ذلك فإننا نعيده. '
    'اتصل بنا أو راسلنا إن كنت لا تزال ترغب في السفر.'),
  ('payment', 'withdrawn', 'en', 'You do not need to pay for {reference} now',
    'We have withdrawn the request to pay {amount}. If you were charged anyway, we will send the money back.'),
  ('payment', 'withdrawn', 'ar', 'لا حاجة إلى دفع مبلغ الحجز {reference} الآن',
    'سحبنا طلب دفع {amount} وإن خُصم منك شيء رغم ذلك فإننا نعيده إليك.'),
  ('payment', 'returned', 'en', 'We are sending your payment for {reference} back',
    '{amount} arrived late, a second time, or without the gift card or points that were to pay the rest. We keep none of it: it goes back '
    'the way you paid.'),
  ('payment', 'returned', 'ar', 'نعيد إليك دفعتك للحجز {reference}',
    'وصلنا {amount} متأخرًا، أو مرة ثانية، أو من دون بطاقة الهدية أو النقاط التي كان يُفترض أن تغطي الباقي. '
    'لا نحتفظ بشيء منه، بل نعيده بالطريقة التي دفعت بها.'),
  ('payment', 'refunded', 'en', 'Your refund for {reference} is on its way',
    'We have sent {amount} back the way you paid. Banks take a few days to show it.'),
  ('payment', 'refunded', 'ar', 'مبلغك المسترد للحجز {reference} في الطريق',
    'أعدنا {amount} بالطريقة التي دفعت بها، وقد يحتاج البنك إلى أيام قليلة لإظهاره.'),
  ('payment', 'toGiftCard', 'en', 'Your refund for {reference} is on your gift card',
    '{amount} is back on the gift card you paid with. You can use it at once.'),
  ('payment', 'toGiftCard', 'ar', 'مبلغك المسترد للحجز {reference} في بطاقة الهدية',
    'أعدنا {amount} إلى بطاقة الهدية التي دفعت بها، ويمكنك استخدامه الآن.'),
  ('payment', 'toPoints', 'en', 'Your points for {reference} are back',
    'Karam Club points worth {amount} are back on the account they came from. They can be used at once.'),
  ('payment', 'toPoints', 'ar', 'عادت نقاطك من الحجز {reference}',
    'أعدنا نقاط نادي كرم بقيمة {amount} إلى الحساب الذي خُصمت منه، ويمكن استخدامها الآن.'),
  ('payment', 'repaid', 'en', 'We have paid you back for {reference}',
    'We have paid {amount} back to you as we agreed with you, not to a card.'),
  ('payment', 'repaid', 'ar', 'أعدنا إليك مبلغًا عن الحجز {reference}',
    'أعدنا إليك {amount} بالطريقة التي اتفقنا عليها معك، لا إلى بطاقة.'),
  ('payment', 'undone', 'en', 'A correction to your payments for {reference}',
    'We recorded by mistake that you paid {amount}. That payment does not count, so please ignore its receipt. If you did pay it, call us '
    'or write to us.'),
  ('payment', 'undone', 'ar', 'تصحيح لمدفوعات الحجز {reference}',
    'سجّلنا بالخطأ أنك دفعت {amount} ولذلك لا تُحتسب تلك الدفعة، فيرجى تجاهل إيصالها. إن كنت قد دفعتها فعلًا فاتصل بنا أو راسلنا.');

insert into public.status_texts (subject, status, locale, variant, title, message) values
  ('payment', 'paid', 'en', 'gift', 'Your gift card is paid: {reference}',
    'You have paid {amount}. Thank you. We will send the card on the day you chose. If the address is wrong, or the email gets lost, use '
    'the link below.'),
  ('payment', 'paid', 'ar', 'gift', 'استلمنا ثمن بطاقة الهدية {reference}',
    'شكرًا لك. المبلغ الذي استلمناه: {amount} ونرسل البطاقة في اليوم الذي اخترته. '
    'إن كان العنوان خاطئًا أو ضاعت الرسالة فاستخدم الرابط أدناه.'),
  ('payment', 'returned', 'en', 'gift', 'We are sending your payment for gift card {reference} back',
    '{amount} arrived late or a second time. We keep none of it: it goes back the way you paid.'),
  ('payment', 'returned', 'ar', 'gift', 'نعيد إليك ثمن بطاقة الهدية {reference}',
    'وصلنا {amount} متأخرًا أو مرة ثانية. لا نحتفظ بشيء منه، بل نعيده بالطريقة التي دفعت بها.'),
  ('payment', 'refunded', 'en', 'gift', 'Your refund for gift card {reference} is on its way',
    'We have sent {amount} back the way you paid, and taken it off the gift card. Banks take a few days to show it.'),
  ('payment', 'refunded', 'ar', 'gift', 'المبلغ المسترد من بطاقة الهدية {reference} في الطريق',
    'أعدنا {amount} بالطريقة التي دفعت بها، وخصمناه من بطاقة الهدية. قد يحتاج البنك إلى أيام قليلة لإظهاره.'),
  ('payment', 'repaid', 'en', 'gift', 'We have paid you back for gift card {reference}',
    'We have paid {amount} back to you as we agreed with you, not to a card, and taken it off the gift card.'),
  ('payment', 'repaid', 'ar', 'gift', 'أعدنا إليك مبلغًا عن بطاقة الهدية {reference}',
    'أعدنا إليك {amount} بالطريقة التي اتفقنا عليها معك، لا إلى بطاقة، وخصمناه من بطاقة الهدية.');

insert into public.status_texts (subject, status, locale, variant, title, message) values
  ('payment', 'asked', 'en', 'hold', 'Your seats are held until {deadline}: {reference}',
    '{amount} is due by {deadline}, Qatar time. You pay on the secure page of our payment provider. '
    'Until then you can cancel at no cost, under “Manage booking”.'),
  ('payment', 'asked', 'ar', 'hold', 'مقاعدك محجوزة مؤقتًا حتى {deadline}: {reference}',
    'المبلغ المستحق {amount} وآخر موعد لدفعه {deadline} بتوقيت قطر. تدفع في صفحة آمنة لدى مزوّد خدمة الدفع. ويمكنك الإلغاء قبل ذلك من دون '
    'أي تكلفة من صفحة «إدارة الحجز».'),
  ('payment', 'reminder', 'en', 'hold', 'Your seats are held only until {deadline}: {reference}',
    '{amount} is still to be paid. After {deadline} (Qatar time) the seats are released and the link stops working. If you no longer want '
    'them, there is nothing to do.'),
  ('payment', 'reminder', 'ar', 'hold', 'تذكير: ينتهي حجز مقاعدك المؤقت في {deadline}: {reference}',
    'لم يُدفع {amount} بعد. بعد {deadline} بتوقيت قطر تُلغى المقاعد المحجوزة مؤقتًا ويتوقف رابط الدفع. '
    'وإن لم تعد ترغب فيها فلا يلزمك فعل شيء.');

create function public.riyals_in_words(amount bigint, language text) returns text
language sql immutable
set search_path = ''
as $$
  select case language when 'ar' then U&'\2068' || figure || U&'\00A0ر.ق.\2069' else U&'\2068QAR\00A0' || figure || U&'\2069' end
  from (select regexp_replace(to_char(amount / 100.0, 'FM999,999,990.00'), '\.00$', '') as figure) as written
$$;

-- Notifies the customer by mail, and by the bell if the booking has an account, in the language of the booking.
create function public.notify_payment(told public.payments, event text, amount bigint, cause uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  booking public.bookings;
  words public.status_texts;
  deadline text;
begin
  -- A customer who pays for a choice or a gift card is on the way to the provider, or has left it.
  if told.choice is not null and event in ('asked', 'reminder', 'expired', 'withdrawn') then return; end if;
  select * into strict booking from public.bookings where id = told.booking_id;
  select * into strict words from public.status_texts where subject = 'payment' and status = event and locale = booking.locale
    and variant in (
      '', told.choice, case
        when exists (select from public.payment_refunds as back where back.id = notify_payment.cause and back.price_fell) then 'lower'
        when told.price_before is not null then 'difference'
        when public.is_hold(told.id) then 'hold'
      end
    ) order by variant desc limit 1;
  deadline = U&'\2068' || to_char(told.pay_by at time zone 'Asia/Qatar', 'DD/MM/YYYY HH24:MI') || U&'\2069';
  words.title = replace(replace(words.title, '{reference}', booking.reference), '{deadline}', deadline);
  words.message = replace(
    replace(words.message, '{amount}', public.riyals_in_words(notify_payment.amount, booking.locale)), '{deadline}', deadline
  );
  if booking.user_id is not null then
    insert into public.notifications (user_id, type, title, message, subject, reference)
    values (booking.user_id, 'payment_' || event, words.title, words.message, 'booking', booking.reference);
  end if;
  perform public.enqueue_mail('payment_news', booking.contact_email, booking.locale,
    jsonb_build_object('id', booking.id, 'payment', told.id, 'event', event, 'amount', notify_payment.amount,
      'reference', booking.reference, 'base', booking.mail_base, 'title', words.title, 'message', words.message),
    concat_ws(' ', 'payment', told.id, event, notify_payment.cause));
end;
$$;

revoke execute on function
  public.riyals_in_words (bigint, text), public.notify_payment (public.payments, text, bigint, uuid)
from public, anon, authenticated, service_role;
