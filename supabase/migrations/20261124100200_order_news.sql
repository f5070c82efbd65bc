-- What customers and staff are told about orders.

insert into public.status_texts (subject, status, locale, title, message) values
  ('order', 'changed', 'en', 'The airline has changed your flights: {reference}',
    'The airline has changed your flights. Please check the new ones and choose: accept them, ask for another flight, or ask for a '
    'refund.'),
  ('order', 'changed', 'ar', 'غيّرت شركة الطيران رحلاتك: {reference}',
    'غيّرت شركة الطيران رحلاتك. يرجى الاطلاع على الرحلات الجديدة والاختيار: قبولها، أو طلب رحلة أخرى، أو طلب استرداد المبلغ.'),
  ('order', 'rebooked', 'en', 'Your new flights are booked: {reference}',
    'Your trip now has other flights. Your itinerary and your calendar file show the new ones; please delete the old ones.'),
  ('order', 'rebooked', 'ar', 'حُجزت رحلاتك الجديدة: {reference}',
    'تغيّرت رحلات سفرك. تجد الرحلات الجديدة في برنامج رحلتك وفي ملف التقويم، فيرجى إهمال القديم منهما.'),
  ('order', 'notHeld', 'en', 'Your seats could not be held: {reference}',
    'The airline did not hold these seats, so nothing is booked and there is nothing to pay. A travel expert is now looking for seats and '
    'their price and will write to you; or search again and pay at once.'),
  ('order', 'notHeld', 'ar', 'تعذّر الحجز المؤقت لمقاعدك: {reference}',
    'لم تحجز شركة الطيران هذه المقاعد مؤقتًا، فلم يُحجز شيء وليس عليك أن تدفع شيئًا. يبحث أحد مستشارينا الآن عن مقاعد وسعرها ويراسلك، '
    'أو ابحث من جديد وادفع فورًا.'),
  ('order', 'notCancelled', 'en', 'Your booking was not cancelled: {reference}',
    'The airline or hotel did not cancel for the sum you saw, so your booking stands and nothing was refunded. Your booking shows how '
    'much would be refunded now; or write to us.'),
  ('order', 'notCancelled', 'ar', 'لم يُلغَ حجزك: {reference}',
    'لم تقبل شركة الطيران أو الفندق الإلغاء بالمبلغ الذي رأيته، فحجزك قائم كما هو ولم يُسترد أي مبلغ. '
    'تجد في صفحة حجزك المبلغ القابل للاسترداد حاليًا، أو راسلنا.');

insert into public.status_texts (subject, status, locale, title, message) values
  ('desk', 'airlineChange', 'en', 'The airline has changed the flights: {reference}',
    'The customer has been asked what they want. The booking shows both times.'),
  ('desk', 'airlineChange', 'ar', 'غيّرت شركة الطيران الرحلات: {reference}',
    'سُئل العميل عمّا يريد، ويعرض الحجز المواعيد القديمة والجديدة.'),
  ('desk', 'changeAccepted', 'en', 'Please accept the new flights at the supplier: {reference}',
    'The customer accepts them, and the supplier accepts this only from a person.'),
  ('desk', 'changeAccepted', 'ar', 'يرجى قبول الرحلات الجديدة لدى المورّد: {reference}',
    'قبلها العميل، ولا يأخذ المورّد القبول إلا من شخص.'),
  ('desk', 'changeNotAccepted', 'en', 'The supplier has not accepted the new flights: {reference}',
    'The customer was told that the new flights are being accepted. Please follow it up.'),
  ('desk', 'changeNotAccepted', 'ar', 'لم يأخذ المورّد قبول الرحلات الجديدة: {reference}', 'أُخبر العميل أن القبول جارٍ. يرجى متابعة ذلك.'),
  ('desk', 'undecided', 'en', 'Paid, and no order: {reference}',
    'Order again or send the money back. After 24 hours it is refunded automatically.'),
  ('desk', 'undecided', 'ar', 'مدفوع ولا طلب له: {reference}', 'اطلب من جديد أو أعد المبلغ. وبعد 24 ساعة يعود المبلغ تلقائيًا.'),
  ('desk', 'paidToBook', 'en', 'Paid, please book it: {reference}',
    'The customer has paid the whole price at once, and this is not ordered automatically. Please book and confirm it, or decline it: then '
    'everything goes back.'),
  ('desk', 'paidToBook', 'ar', 'مدفوع، يرجى حجزه: {reference}',
    'دفع العميل السعر كاملًا، ولا يُطلب هذا الحجز من المورّد تلقائيًا. يرجى حجزه وتأكيده، أو رفضه فيعود المبلغ كله.'),
  ('desk', 'withdrawn', 'en', 'The customer has withdrawn a request: {reference}', 'Nothing was paid, and there is nothing to do.'),
  ('desk', 'withdrawn', 'ar', 'سحب العميل طلبه: {reference}', 'لم يُدفع شيء، ولا يلزم فعل شيء.'),
  ('desk', 'orderFailed', 'en', 'An order failed: {reference}', 'Nothing was bought. The booking says why.'),
  ('desk', 'orderFailed', 'ar', 'لم يتم أمر حجز: {reference}', 'لم يُشترَ شيء، ويذكر الحجز السبب.'),
  ('desk', 'orderCancelled', 'en', 'The supplier has cancelled an order: {reference}',
    'Nobody asked for that here. Please find out why, and tell the customer.'),
  ('desk', 'orderCancelled', 'ar', 'ألغى المورّد أمر حجز: {reference}', 'لم يطلب أحد هنا إلغاءه. يرجى معرفة السبب وإبلاغ العميل.'),
  ('desk', 'supplierKeepsMore', 'en', 'The supplier keeps more than was paid: {reference}',
    'The order is cancelled, and nothing goes back. The ledger of the booking shows what is missing: ask the customer for it, or bear it.'),
  ('desk', 'supplierKeepsMore', 'ar', 'احتفظ المورّد بأكثر مما دُفع: {reference}',
    'أُلغي أمر الحجز ولا يُعاد شيء. يبيّن سجل حسابات الحجز المبلغ الناقص: اطلبه من العميل أو تتحمله الوكالة.'),
  ('desk', 'orderUnknown', 'en', 'Nobody knows what happened to an order: {reference}',
    'The supplier gave no clear answer. Look there for our reference before you do anything else.'),
  ('desk', 'orderUnknown', 'ar', 'لا يُعرف ما حدث لأمر حجز: {reference}',
    'لم يرد المورّد ردًا واضحًا. ابحث لديه عن رقم حجزنا قبل أي شيء آخر.'),
  ('desk', 'orderMismatch', 'en', 'An order at the supplier is not as we expect: {reference}',
    'It may be a second one, one of a booking that has ended, one that was paid and is cancelled already, one whose money was refunded, '
    'or one with a change that was never confirmed. Ask the supplier what stands and what was charged, then close this on the booking.'),
  ('desk', 'orderMismatch', 'ar', 'أمر حجز لدى المورّد ليس كما نتوقع: {reference}',
    'قد يكون أمرًا ثانيًا، أو لحجز لم يعد قائمًا، أو أمرًا دُفع ثمنه ثم أُلغي، أو أمرًا أُعيد ثمنه إلى العميل، أو أمرًا طلبنا تغييره ولم '
    'يصلنا تأكيد. اسأل المورّد ما القائم لديه وما خُصم منا، ثم أغلق هذا في صفحة الحجز.'),
  ('desk', 'chargeMismatch', 'en', 'A payment does not match: {reference}',
    'The payment provider reports a different amount or charge from what we asked for, so it does not count. The booking shows it.'),
  ('desk', 'chargeMismatch', 'ar', 'دفعة لا تطابق المطلوب: {reference}',
    'أبلغ مزوّد خدمة الدفع عن مبلغ أو عملية غير ما طُلب، فلم تُحتسب. تجد التفاصيل في صفحة الحجز.'),
  ('desk', 'refundContradicted', 'en', 'The payment provider contradicts a refund: {reference}',
    'It is closed here in another way. Look in the provider’s dashboard whether the customer has the money, or has it twice.'),
  ('desk', 'refundContradicted', 'ar', 'يقول مزوّد خدمة الدفع غير ما سُجّل عن استرداد: {reference}',
    'أُغلق هذا الاسترداد هنا على نحو آخر. انظر في لوحة مزوّد خدمة الدفع هل وصل المبلغ إلى العميل، أو وصله مرتين.'),
  ('desk', 'orderElsewhere', 'en', 'News of an order that is in no booking',
    'The supplier has cancelled or changed its order {order}. If it was made there by hand, please tell the customer; '
    'otherwise ask the supplier what it is.'),
  ('desk', 'orderElsewhere', 'ar', 'خبر عن أمر حجز ليس في أي حجز لدينا',
    'ألغى المورّد أمر الحجز {order} لديه أو غيّره. إن كان قد حُجز هناك يدويًا فأبلغ العميل، وإلا فاسأل المورّد عنه.'),
  ('desk', 'refundFailed', 'en', 'A refund failed: {reference}',
    'The payment provider did not send it. The booking shows how much is owed to the customer.'),
  ('desk', 'refundFailed', 'ar', 'تعذّر ردّ مبلغ: {reference}', 'لم يُرسله مزوّد خدمة الدفع. يعرض الحجز المبلغ المستحق للعميل.');

-- Notifies everybody at the desk by the bell, in their own language.
create function public.notify_staff(trip public.bookings, news text) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, type, title, message, subject, reference)
  select profile.user_id, 'desk_' || news, replace(words.title, '{reference}', trip.reference), words.message, 'desk', trip.id::text
  from public.staff
  join public.profiles as profile on profile.user_id = staff.user_id
  join public.status_texts as words on words.subject = 'desk' and words.status = news and words.locale = profile.locale
$$;

-- An order that needs a decision is reported where that is found out.
create function public.note_order_for_staff() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.order_terms where order_id = new.id and refund_at is not null)
    or exists (select from public.order_steps where order_id = new.id and kind = 'cancel' and status = 'due' and new.status = 'cancelled')
    -- A customer has not paid for held seats, and is told.
    or (new.status = 'expired' and public.balance_of_booking(new.booking_id) = 0 and exists (
      select from public.order_terms where order_id = new.id and wants = 'hold' and payment_id is not null
    ))
  then return null; end if;
  perform public.notify_staff(bookings,
    case new.status when 'unknown' then 'orderUnknown' when 'cancelled' then 'orderCancelled' else 'orderFailed' end)
  from public.bookings where id = new.booking_id;
  return null;
end;
$$;

-- Runs after orders_ended: triggers run in the order of their names.
create trigger orders_told_to_staff after update of status on public.orders
  for each row when (old.status <> new.status and new.status in ('failed', 'expired', 'unknown', 'cancelled'))
  execute function public.note_order_for_staff();

create function public.note_refund_for_staff() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.notify_staff(bookings, 'refundFailed')
  from public.bookings join public.payments on payments.booking_id = bookings.id where payments.id = new.payment_id;
  return null;
end;
$$;

-- A refund that an agent has closed needs no notification.
create trigger refunds_told_to_staff after update of status on public.payment_refunds
  for each row when (old.status <> new.status and new.status = 'failed' and new.settled is null)
  execute function public.note_refund_for_staff();

-- Notifies the customer by bell and mail, once for each `event`, with the text of `news`: one of orders, or the state of the booking.
create function public.notify_order_news(told public.orders, news text, event text) returns void
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
  words public.status_texts;
begin
  select * into strict trip from public.bookings where id = told.booking_id;
  select * into words from public.status_texts where subject = 'order' and status = news and locale = trip.locale;
  if not found then words = public.words_of_status('booking', news, trip.locale, trip.reference); end if;
  words.title = replace(words.title, '{reference}', trip.reference);
  if trip.user_id is not null then
    insert into public.notifications (user_id, type, title, message, subject, reference)
    values (trip.user_id, 'order_' || news, words.title, words.message, 'booking', trip.reference);
  end if;
  perform public.enqueue_mail('order_news', trip.contact_email, trip.locale,
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base,
      'change', told.airline_change, 'title', words.title, 'message', words.message),
    concat_ws(' ', 'order', told.id, event));
end;
$$;

-- Notifies the agency by mail and bell, once for each `event` of a change.
create function public.notify_agency_of_change(told public.orders, event text) returns void
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
begin
  select * into strict trip from public.bookings where id = told.booking_id;
  perform public.enqueue_mail('agency_order', 'agency', 'en',
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base,
      'change', told.airline_change, 'event', notify_agency_of_change.event),
    concat_ws(' ', 'agency order', told.id, told.airline_change ->> 'id', nullif(event, 'airlineChange')));
  perform public.notify_staff(trip, notify_agency_of_change.event);
end;
$$;

-- Nobody knows whether the supplier did what it was asked to: an agent asks it, and who has paid is told.
create function public.note_unknown_order() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  trip public.bookings;
  paid bigint := public.balance_of_booking(new.booking_id);
begin
  select * into strict trip from public.bookings where id = new.booking_id;
  perform public.enqueue_mail('agency_order', 'agency', 'en',
    jsonb_build_object('id', trip.id, 'reference', trip.reference, 'base', trip.mail_base, 'event', 'orderUnknown', 'amount', paid),
    concat_ws(' ', 'agency order', new.id, 'unknown', extract(epoch from clock_timestamp())));
  if paid > 0 and (trip.status in ('requested', 'confirmed') or (trip.status = 'ticketed' and trip.issued is null)) and not exists (
    select from public.payments
    where booking_id = trip.id and choice is null and status in ('created', 'failed', 'pending') and pay_by > now()
  ) then perform public.notify_order_news(new, 'findingOut', 'unknown ' || extract(epoch from clock_timestamp())); end if;
  return null;
end;
$$;

create trigger orders_unknown after update of status on public.orders
  for each row when (old.status <> 'unknown' and new.status = 'unknown')
  execute function public.note_unknown_order();

revoke execute on function
  public.notify_staff (public.bookings, text), public.note_order_for_staff (), public.note_refund_for_staff (),
  public.note_unknown_order (),
  public.notify_order_news (public.orders, text, text), public.notify_agency_of_change (public.orders, text)
from public, anon, authenticated, service_role;
