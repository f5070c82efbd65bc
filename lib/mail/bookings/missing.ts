/** What a booking still lacks, for the mails about it. */
import 'server-only';
import { type DocumentsDue, documentDueBy, linesOfDue } from '@/lib/bookings/documents';
import { peopleOf } from '@/lib/bookings/people';
import { namesPath } from '@/lib/bookings/receipt';
import { namesKey } from '@/lib/bookings/store/names-link';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { typed } from '@/lib/i18n/server-words';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { Block } from '../layout';
import { linkTo, type QueuedMail } from '../queued-mail';
import type { MailBooking } from '../trip';
import type { MailWords } from './booking-parts';

/** What is missing of a request in one name, by when, and the link to add it. */
export function namesAsked(mail: QueuedMail, booking: MailBooking, words: MailWords): Block[] {
  const { reference, offer, departure_date: firstDay, created_at } = booking;
  const count = peopleOf(offer);
  const day = isolated(formatDay(documentDueBy(firstDay, todayInQatar(new Date(created_at)))));
  return [
    { type: 'text', text: words('booking.namesMissing', { count, day }), isStrong: true },
    { type: 'button', label: words('booking.addNames'), href: linkTo(mail, namesPath(namesKey(reference)), mail.language) },
  ];
}

/** Missing and expiring documents with their owners, and the day by which valid ones are needed. */
export function documentTexts(
  due: DocumentsDue | null,
  language: Locale,
  words: (key: 'documents' | 'documentsExpired' | 'documentsShort', values: { names: string; day: string }) => string,
): Block[] {
  if (!due) return [];
  return linesOfDue(due).map(({ key, names }) => ({
    type: 'text',
    text: words(key, {
      names: new Intl.ListFormat(intlTag(language)).format(names.map(typed)),
      day: isolated(formatDay(due.by)),
    }),
    isStrong: true,
  }));
}
