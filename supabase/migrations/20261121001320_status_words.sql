-- What the bell says of a stage is what "track a visa" and "track a refund" say of it.
update public.status_texts as told
set title = said.title, message = said.message
from (values
  ('visa', 'prepared', 'en', 'Visa application {reference}: form and appointment', 'Your form is filled in and an appointment is booked. We write to you with its day and place.'),
  ('visa', 'prepared', 'ar', 'طلب التأشيرة {reference}: النموذج والموعد', 'ملأنا نموذجك وحجزنا لك موعدًا، وسنراسلك بيومه ومكانه.'),
  ('visa', 'fingerprints', 'en', 'Visa application {reference}: fingerprints are taken', 'The visa centre sends your file to the consulate next.'),
  ('visa', 'fingerprints', 'ar', 'طلب التأشيرة {reference}: أُخذت البصمات', 'يرسل مركز التأشيرات ملفك إلى القنصلية في الخطوة التالية.'),
  ('visa', 'papers', 'ar', 'طلب التأشيرة {reference}: أوراق إضافية مطلوبة', 'طلبت القنصلية أوراقًا أخرى. سنراسلك بتفاصيلها، ونرجو إرسالها قريبًا.'),
  ('visa', 'decided', 'en', 'Visa application {reference}: there is a decision', 'The consulate has decided. We tell you as soon as your passport can be collected.'),
  ('visa', 'decided', 'ar', 'طلب التأشيرة {reference}: صدر القرار', 'أصدرت القنصلية قرارها، وسنخبرك متى يمكن استلام جوازك.'),
  ('visa', 'ready', 'en', 'Visa application {reference}: ready to collect', 'Your passport can be collected. “Track a visa” says where; bring your ID.'),
  ('visa', 'ready', 'ar', 'طلب التأشيرة {reference}: جاهز للاستلام', 'يمكنك استلام جوازك. تجد المكان في صفحة «متابعة التأشيرة»، وأحضر بطاقتك الشخصية.'),
  ('refund', 'claimed', 'en', 'Refund {reference} has begun', 'The airline or hotel now looks at the claim. Under “Track a refund” you see each step with this reference and the e-mail address of your booking.'),
  ('refund', 'claimed', 'ar', 'بدأ استرداد المبلغ {reference}', 'تنظر شركة الطيران أو الفندق في المطالبة الآن. ترى خطوات الاسترداد في صفحة «متابعة المبلغ المسترد» بهذا الرقم المرجعي والبريد الإلكتروني المسجل في حجزك.'),
  ('refund', 'checked', 'en', 'Refund {reference} is confirmed', 'The airline or the hotel has agreed and is sending the money to us.'),
  ('refund', 'checked', 'ar', 'تأكد استرداد المبلغ {reference}', 'وافقت شركة الطيران أو الفندق، والمبلغ في طريقه إلينا.')
) as said (subject, status, locale, title, message)
where told.subject = said.subject and told.status = said.status and told.locale = said.locale;
