-- Notifications for signed-in travellers, and the texts about changes of status, for notifications and mail.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (char_length(type) between 1 and 60),
  title text not null check (char_length(title) between 1 and 200),
  message text not null default '' check (char_length(message) <= 2000),
  subject text check (subject in ('booking', 'enquiry', 'change', 'visa', 'refund', 'club', 'desk')),
  reference text check (char_length(reference) between 1 and 36),
  read boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.notifications is
  'Messages for one signed-in traveller, or member of the staff. Written by the server alone; their owner reads them and marks them read.';
comment on column public.notifications.subject is
  'What it is about; lib/notifications/notification-text.ts knows the page of each. Null: no link.';
comment on column public.notifications.reference is
  'Of the booking, visa case, refund or enquiry. A change request has the reference of its booking; '
  'what staff are told, the id of the booking.';

create index notifications_of_user on public.notifications (user_id, created_at desc);

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated, service_role;
grant select, update (read) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

create policy "Owners read their notifications" on public.notifications
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Owners mark their notifications read" on public.notifications
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

comment on policy "Owners mark their notifications read" on public.notifications is
  'Which rows; the column grant says which column: read, and nothing else.';

alter publication supabase_realtime add table public.notifications;

create table public.status_texts (
  subject text not null check (subject in ('booking', 'enquiry', 'change', 'visa', 'refund', 'payment', 'order', 'desk')),
  status text not null,
  locale text not null check (locale in ('en', 'ar')),
  title text not null,
  message text not null,
  variant text not null default '' check (variant in ('', 'hotel', 'package', 'gift', 'hold', 'difference', 'lower')),
  primary key (subject, status, locale, variant)
);

comment on table public.status_texts is
  'What a customer is told when the desk moves something to a status, and what the desk is told of an order (subject desk); {reference} '
  'is that of the thing. A status without words is told to nobody.';
comment on column public.status_texts.variant is
  'Of bookings: what is issued for it. Of payments: for a gift card (gift), for held seats (hold), '
  'or of a price that rose (difference) or fell (lower). Empty: whichever else.';

-- Of a booking, by its state; the messages are those of messages/*/states.json, which tests compare.
insert into public.status_texts (subject, status, locale, variant, title, message) values
  ('booking', 'confirmed', 'en', '', 'Booking {reference} is confirmed',
    'Your booking and its price are confirmed. Pay by payment link, bank transfer or at a branch; then we issue your tickets.'),
  ('booking', 'confirmed', 'en', 'hotel', 'Booking {reference} is confirmed',
    'Your booking and its price are confirmed. Pay by payment link, bank transfer or at a branch; then we issue your hotel voucher.'),
  ('booking', 'confirmed', 'en', 'package', 'Booking {reference} is confirmed',
    'Your booking and its price are confirmed. Pay by payment link, bank transfer or at a branch; then we issue your vouchers.'),
  ('booking', 'confirmed', 'ar', '', 'تم تأكيد الحجز {reference}',
    'تم تأكيد الحجز والسعر. ادفع برابط دفع أو بتحويل بنكي أو في أحد فروعنا، ثم نصدر لك التذاكر.'),
  ('booking', 'confirmed', 'ar', 'hotel', 'تم تأكيد الحجز {reference}',
    'تم تأكيد الحجز والسعر. ادفع برابط دفع أو بتحويل بنكي أو في أحد فروعنا، ثم نصدر لك قسيمة الفندق.'),
  ('booking', 'confirmed', 'ar', 'package', 'تم تأكيد الحجز {reference}',
    'تم تأكيد الحجز والسعر. ادفع برابط دفع أو بتحويل بنكي أو في أحد فروعنا، ثم نصدر لك القسائم.'),
  ('booking', 'issuing', 'en', '', 'Booking {reference} is confirmed',
    'Your booking is confirmed, and we are now issuing your tickets. We will write to you as soon as that is done.'),
  ('booking', 'issuing', 'en', 'hotel', 'Booking {reference} is confirmed',
    'Your booking is confirmed, and we are now issuing your hotel voucher. We will write to you as soon as that is done.'),
  ('booking', 'issuing', 'en', 'package', 'Booking {reference} is confirmed',
    'Your booking is confirmed, and we are now issuing your vouchers. We will write to you as soon as that is done.'),
  ('booking', 'issuing', 'ar', '', 'تم تأكيد الحجز {reference}', 'حجزك مؤكد، ونصدر لك الآن التذاكر. نراسلك فور إصدارها.'),
  ('booking', 'issuing', 'ar', 'hotel', 'تم تأكيد الحجز {reference}', 'حجزك مؤكد، ونصدر لك الآن قسيمة الفندق. نراسلك فور إصدارها.'),
  ('booking', 'issuing', 'ar', 'package', 'تم تأكيد الحجز {reference}', 'حجزك مؤكد، ونصدر لك الآن القسائم. نراسلك فور إصدارها.'),
  ('booking', 'undecided', 'en', '', 'We are looking into booking {reference}',
    'Your payment is in, but what you paid for could not be booked. A travel expert will book it again or refund what is due to you, and '
    'we will write to you then.'),
  ('booking', 'undecided', 'ar', '', 'ننظر في الحجز {reference}',
    'استلمنا المبلغ، لكن تعذّر حجز ما دفعت مقابله. يحجزه أحد مستشارينا من جديد أو يعيد إليك ما يُستحق لك، ونراسلك عندها.'),
  ('booking', 'findingOut', 'en', '', 'We are finding out about booking {reference}',
    'We do not have a clear answer from the airline yet. A travel expert is '
    'finding out how your booking stands and will write to you. There is nothing more to pay for now.'),
  ('booking', 'findingOut', 'en', 'hotel', 'We are finding out about booking {reference}',
    'We do not have a clear answer from the hotel yet. A travel expert is '
    'finding out how your booking stands and will write to you. There is nothing more to pay for now.'),
  ('booking', 'findingOut', 'en', 'package', 'We are finding out about booking {reference}',
    'We do not have a clear answer from our partners yet. A travel expert is '
    'finding out how your booking stands and will write to you. There is nothing more to pay for now.'),
  ('booking', 'findingOut', 'ar', '', 'نستوضح وضع الحجز {reference}',
    'لم يصلنا بعد رد واضح من شركة الطيران. يستوضح أحد مستشارينا وضع حجزك ويراسلك، وليس عليك أن تدفع شيئًا آخر الآن.'),
  ('booking', 'findingOut', 'ar', 'hotel', 'نستوضح وضع الحجز {reference}',
    'لم يصلنا بعد رد واضح من الفندق. يستوضح أحد مستشارينا وضع حجزك ويراسلك، وليس عليك أن تدفع شيئًا آخر الآن.'),
  ('booking', 'findingOut', 'ar', 'package', 'نستوضح وضع الحجز {reference}',
    'لم يصلنا بعد رد واضح من شركائنا. يستوضح أحد مستشارينا وضع حجزك ويراسلك، وليس عليك أن تدفع شيئًا آخر الآن.'),
  ('booking', 'issued', 'en', '', 'Tickets for {reference} are issued', 'All set. Have a good trip.'),
  ('booking', 'issued', 'en', 'hotel', 'Hotel voucher for {reference} is issued', 'All set. Have a good stay.'),
  ('booking', 'issued', 'en', 'package', 'Vouchers for {reference} are issued', 'All set. Have a good holiday.'),
  ('booking', 'issued', 'ar', '', 'صدرت تذاكر الحجز {reference}', 'كل شيء جاهز. نتمنى لك رحلة سعيدة.'),
  ('booking', 'issued', 'ar', 'hotel', 'صدرت قسيمة الفندق للحجز {reference}', 'كل شيء جاهز. نتمنى لك إقامة طيبة.'),
  ('booking', 'issued', 'ar', 'package', 'صدرت قسائم الحجز {reference}', 'كل شيء جاهز. نتمنى لك عطلة سعيدة.'),
  ('booking', 'declined', 'en', '', 'Request {reference} could not be met',
    'This is no longer available at this price. Ask us for an alternative.'),
  ('booking', 'declined', 'ar', '', 'تعذّرت تلبية الطلب {reference}', 'لم يعد هذا متاحًا بهذا السعر. اسألنا عن بديل.'),
  ('booking', 'declinedReturning', 'en', '', 'Request {reference} could not be met',
    'This is no longer available at this price. Everything you have paid will be refunded the way you paid it, and we will write to you '
    'as soon as it is sent.'),
  ('booking', 'declinedReturning', 'ar', '', 'تعذّرت تلبية الطلب {reference}',
    'لم يعد هذا متاحًا بهذا السعر. نعيد إليك كل ما دفعته بالطريقة نفسها، ونراسلك فور إرساله.'),
  ('booking', 'declinedReturned', 'en', '', 'Request {reference} could not be met',
    'This is no longer available at this price, and everything you have paid has been refunded. Ask us for an alternative.'),
  ('booking', 'declinedReturned', 'ar', '', 'تعذّرت تلبية الطلب {reference}',
    'لم يعد هذا متاحًا بهذا السعر، وقد أعدنا إليك كل ما دفعته. اسألنا عن بديل.'),
  ('booking', 'withdrawn', 'en', '', 'Request {reference} is cancelled', 'This request is cancelled. Nothing was charged.'),
  ('booking', 'withdrawn', 'ar', '', 'أُلغي الطلب {reference}', 'أُلغي هذا الطلب، ولم يُحصَّل منك أي مبلغ.'),
  ('booking', 'withdrawnUnpaid', 'en', '', 'Request {reference} is cancelled',
    'This request is cancelled and costs you nothing. Any payment that still comes in will be refunded in full.'),
  ('booking', 'withdrawnUnpaid', 'ar', '', 'أُلغي الطلب {reference}',
    'أُلغي هذا الطلب ولا يكلفك شيئًا. وإن وصلتنا منك دفعة بعد ذلك فإنها تعود إليك كاملة.'),
  ('booking', 'holdOver', 'en', '', 'The hold of {reference} has ended',
    'The time to pay is over, so the hold has ended. Nothing was charged. If you still want to travel, search again for today’s price, or '
    'call us or write to us.'),
  ('booking', 'holdOver', 'ar', '', 'انتهى الحجز المؤقت {reference}',
    'انتهت مهلة الدفع فانتهى الحجز المؤقت، ولم يُحصَّل منك أي مبلغ. إن كنت لا تزال ترغب في السفر فابحث من جديد عن السعر الحالي، أو اتصل '
    'بنا أو راسلنا.'),
  ('booking', 'holdCancelled', 'en', '', 'The hold of {reference} is cancelled',
    'The hold is cancelled and costs you nothing. Any payment that still comes in will be refunded in full.'),
  ('booking', 'holdCancelled', 'ar', '', 'أُلغي الحجز المؤقت {reference}',
    'أُلغي الحجز المؤقت ولا يكلفك شيئًا. وإن وصلتنا منك دفعة بعد ذلك فإنها تعود إليك كاملة.'),
  ('booking', 'cancelled', 'en', '', 'Booking {reference} is cancelled',
    'This booking is cancelled. If a refund is due to you, we will write to you with the amount.'),
  ('booking', 'cancelled', 'ar', '', 'أُلغي الحجز {reference}', 'أُلغي هذا الحجز. وإن كان لك مبلغ مسترد فسنراسلك بقيمته.'),
  ('booking', 'cancelledReturning', 'en', '', 'Booking {reference} is cancelled',
    'This booking is cancelled, and your refund is under way. We will write to you as soon as it is sent.'),
  ('booking', 'cancelledReturning', 'ar', '', 'أُلغي الحجز {reference}', 'أُلغي هذا الحجز، واسترداد المبلغ جارٍ. نراسلك فور إرساله.'),
  ('booking', 'cancelledReturned', 'en', '', 'Booking {reference} is cancelled',
    'This booking is cancelled, and your refund has been sent. Banks take a few days to show it.'),
  ('booking', 'cancelledReturned', 'ar', '', 'أُلغي الحجز {reference}',
    'أُلغي هذا الحجز، وأرسلنا إليك المبلغ المسترد. قد يحتاج البنك إلى أيام قليلة لإظهاره.'),
  ('booking', 'cancelledPaid', 'en', '', 'Booking {reference} is cancelled',
    'This booking is cancelled, and no refund is under way. If its terms allow one, we will write to you with the amount.'),
  ('booking', 'cancelledPaid', 'ar', '', 'أُلغي الحجز {reference}',
    'أُلغي هذا الحجز، ولا يوجد مبلغ قيد الاسترداد الآن. وإن كان لك شيء بحسب شروطه فسنراسلك بقيمته.'),
  ('booking', 'claimed', 'en', '', 'Booking {reference} is in your account', 'You will find it under “My trips”, and any news of it here.'),
  ('booking', 'claimed', 'ar', '', 'أُضيف الحجز {reference} إلى حسابك', 'تجده في «رحلاتي»، وستقرأ هنا كل جديد بشأنه.');

insert into public.status_texts (subject, status, locale, title, message) values
  ('enquiry', 'answered', 'en', 'We have answered enquiry {reference}', 'Please look at your email or your phone: our answer is there.'),
  ('enquiry', 'answered', 'ar', 'أجبنا عن استفسارك {reference}', 'تجد ردّنا في بريدك الإلكتروني أو على هاتفك.'),
  ('enquiry', 'closed', 'en', 'Enquiry {reference} is closed', 'If you still have a question, write to us again and quote this reference.'),
  ('enquiry', 'closed', 'ar', 'أُغلق الاستفسار {reference}', 'إن بقي لديك سؤال فراسلنا من جديد واذكر هذا الرقم المرجعي.'),
  ('change', 'answered', 'en', 'We have answered your request about {reference}',
    'Please look at your email or your phone: our answer is there.'),
  ('change', 'answered', 'ar', 'أجبنا عن طلبك بشأن الحجز {reference}', 'تجد ردّنا في بريدك الإلكتروني أو على هاتفك.'),
  ('change', 'closed', 'en', 'Your request about {reference} is closed',
    'If something is still open, ask for it again under Manage booking.'),
  ('change', 'closed', 'ar', 'أُغلق طلبك بشأن الحجز {reference}', 'إن بقي شيء لم يُنجز فاطلبه من جديد من صفحة إدارة الحجز.'),
  ('visa', 'received', 'en', 'Visa application {reference} is with us',
    'We take care of it from here. Under “Track a visa” you can follow each step with this reference and the surname of the applicant.'),
  ('visa', 'received', 'ar', 'طلب التأشيرة {reference} لدينا',
    'نتولاه من الآن. ترى خطواته في صفحة «متابعة التأشيرة» بهذا الرقم المرجعي واسم عائلة صاحب الطلب.'),
  ('visa', 'prepared', 'en', 'Visa application {reference}: form and appointment',
    'Your form is filled in and an appointment is booked. We will write to you with its day and place.'),
  ('visa', 'prepared', 'ar', 'طلب التأشيرة {reference}: النموذج والموعد', 'ملأنا نموذجك وحجزنا لك موعدًا، وسنراسلك بيومه ومكانه.'),
  ('visa', 'fingerprints', 'en', 'Visa application {reference}: fingerprints are taken',
    'Next, the visa centre sends your file to the consulate.'),
  ('visa', 'fingerprints', 'ar', 'طلب التأشيرة {reference}: أُخذت البصمات', 'يرسل مركز التأشيرات ملفك إلى القنصلية في الخطوة التالية.'),
  ('visa', 'consulate', 'en', 'Visa application {reference} is with the consulate',
    'It has been handed in. From here the consulate decides how long it takes.'),
  ('visa', 'consulate', 'ar', 'طلب التأشيرة {reference} لدى القنصلية', 'سُلّم الطلب، والمدة من الآن بيد القنصلية.'),
  ('visa', 'papers', 'en', 'Visa application {reference}: more documents are needed',
    'The consulate has asked for more documents. We will write to you with the details; please send them soon.'),
  ('visa', 'papers', 'ar', 'طلب التأشيرة {reference}: أوراق إضافية مطلوبة',
    'طلبت القنصلية أوراقًا أخرى. سنراسلك بتفاصيلها، ونرجو إرسالها قريبًا.'),
  ('visa', 'decided', 'en', 'Visa application {reference}: there is a decision',
    'The consulate has decided. We will tell you as soon as your passport can be collected.'),
  ('visa', 'decided', 'ar', 'طلب التأشيرة {reference}: صدر القرار', 'أصدرت القنصلية قرارها، وسنخبرك متى يمكن استلام جوازك.'),
  ('visa', 'ready', 'en', 'Visa application {reference}: ready to collect',
    'Your passport can be collected. “Track a visa” says where; bring your ID.'),
  ('visa', 'ready', 'ar', 'طلب التأشيرة {reference}: جاهز للاستلام',
    'يمكنك استلام جوازك. تجد المكان في صفحة «متابعة التأشيرة»، وأحضر بطاقتك الشخصية.'),
  ('visa', 'withdrawn', 'en', 'Visa application {reference} was entered by mistake',
    'This application was entered by mistake, so nothing happens under this reference. If we are handling a visa for you, it has another '
    'reference. Please call us if you are not sure.'),
  ('visa', 'withdrawn', 'ar', 'طلب التأشيرة {reference}: سُجّل خطأً',
    'سُجّل هذا الطلب خطأً، وقد أُلغي. إن كنا نتولى لك تأشيرة فلها رقم مرجعي آخر. اتصل بنا إن لم تكن متأكدًا.'),
  ('refund', 'claimed', 'en', 'Refund {reference} has begun',
    'The airline or hotel is now looking at the claim. Under “Track a refund” you can follow each step with this reference and the email '
    'address of your booking.'),
  ('refund', 'claimed', 'ar', 'بدأ استرداد المبلغ {reference}',
    'تنظر شركة الطيران أو الفندق في المطالبة الآن. ترى خطوات الاسترداد في صفحة '
    '«متابعة المبلغ المسترد» بهذا الرقم المرجعي والبريد الإلكتروني المسجل في حجزك.'),
  ('refund', 'checked', 'en', 'Refund {reference} is confirmed', 'The airline or the hotel has agreed and is sending the money to us.'),
  ('refund', 'checked', 'ar', 'تأكد استرداد المبلغ {reference}', 'وافقت شركة الطيران أو الفندق، والمبلغ في طريقه إلينا.'),
  ('refund', 'received', 'en', 'Refund {reference} has reached us', 'The money has arrived. Next, we send it on to you.'),
  ('refund', 'received', 'ar', 'وصلنا مبلغ الاسترداد {reference}', 'استلمنا المبلغ، والخطوة التالية تحويله إليك.'),
  ('refund', 'paid', 'en', 'Refund {reference} is paid out',
    'It is on its way to the card or account you paid with. Banks take a few days to show it.'),
  ('refund', 'paid', 'ar', 'حُوّل مبلغ الاسترداد {reference}',
    'المبلغ في طريقه إلى البطاقة أو الحساب الذي دفعت منه، وقد يحتاج البنك إلى أيام قليلة لإظهاره.'),
  ('refund', 'withdrawn', 'en', 'Refund {reference} was entered by mistake',
    'This refund was entered by mistake, so nothing is paid out under this reference. If money is due to you, we will enter it under '
    'another reference. Please call us if you are not sure.'),
  ('refund', 'withdrawn', 'ar', 'سُجّل استرداد المبلغ {reference} خطأً',
    'سُجّل هذا الاسترداد خطأً، وقد أُلغي. إن كان لك مبلغ مستحق فإننا نسجله برقم مرجعي آخر. اتصل بنا إن لم تكن متأكدًا.');

alter table public.status_texts enable row level security;
revoke all on public.status_texts from anon, authenticated, service_role;
grant select on public.status_texts to service_role;

-- News of an enquiry, of a booking and of its changes and refunds are in the language of the request, like the desk's answers; the
-- profile's language is used when there is none.
create function public.desk_notify(owner uuid, wanted_subject text, wanted_status text, reference text) returns void
language plpgsql
set search_path = ''
as $$
declare
  about text := reference;
  words public.status_texts := public.words_of_status(wanted_subject, wanted_status, coalesce(
    (select booking.locale from public.bookings as booking where booking.reference = about),
    (select enquiry.locale from public.enquiries as enquiry where enquiry.reference = about),
    (
      select booking.locale from public.refunds as refund join public.bookings as booking on booking.id = refund.booking_id
      where refund.reference = about
    ),
    (select profile.locale from public.profiles as profile where profile.user_id = owner),
    'en'
  ), about);
begin
  if words.title is null then return; end if;
  insert into public.notifications (user_id, type, title, message, subject, reference)
  values (
    owner, wanted_subject || '_' || wanted_status,
    replace(words.title, '{reference}', about), replace(words.message, '{reference}', about),
    wanted_subject, about
  );
end;
$$;

-- The same text by mail, in the language of the request. `about`: the keys by which the mail is rendered.
create function public.mail_status(
  subject text, item uuid, status text, reference text, recipient text, language text, about jsonb
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  words public.status_texts := public.words_of_status(subject, status, language, reference);
begin
  if words.title is null then return; end if;
  perform public.enqueue_mail(
    mail_status.subject || '_status', mail_status.recipient, mail_status.language,
    mail_status.about || jsonb_build_object(
      'reference', mail_status.reference, 'status', mail_status.status,
      'title', replace(words.title, '{reference}', mail_status.reference),
      'message', replace(words.message, '{reference}', mail_status.reference)
    ),
    -- The same record may reach the same status again on another day.
    concat_ws(' ', mail_status.subject, mail_status.item, mail_status.status, extract(epoch from now()))
  );
end;
$$;

revoke execute on function
  public.desk_notify (uuid, text, text, text),
  public.mail_status (text, uuid, text, text, text, text, jsonb)
from public, anon, authenticated, service_role;
