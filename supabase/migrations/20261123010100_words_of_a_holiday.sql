-- What is issued for a holiday is called alike by bell and mail: its price has no flights in it, so there are vouchers and the programme.

update public.status_texts as text set title = told.title, message = told.message
from (values
  ('confirmed', 'en', 'Booking {reference} is confirmed', 'Your holiday is available at the price agreed with you. Your vouchers and the programme follow once the payment is in.'),
  ('confirmed', 'ar', 'تم تأكيد الحجز {reference}', 'باقتك متاحة بالسعر المتفق عليه، وتصلك القسائم وبرنامج الرحلة بعد استلام المبلغ.'),
  ('ticketed', 'en', 'Vouchers for {reference} are issued', 'Your vouchers and the programme are issued. We wish you a good holiday.'),
  ('ticketed', 'ar', 'صدرت قسائم الحجز {reference}', 'صدرت القسائم وبرنامج الرحلة. نتمنى لك عطلة سعيدة.')
) as told (status, locale, title, message)
where text.subject = 'booking' and text.variant = 'package' and text.status = told.status and text.locale = told.locale;
