import 'server-only';
import { company } from '@/content/company';
import { enquiryInbox } from '@/lib/env';
import type { SiteMail } from '@/lib/mail-transport/mail-sender';
import { bookingForAgency, bookingReceived, bookingStatus } from './bookings/booking';
import { changeForAgency, changeReceived } from './bookings/change';
import { orderForAgency, orderNews } from './bookings/order';
import { paymentNews } from './bookings/payment';
import { enquiryForAgency, enquiryReceived } from './enquiry';
import { type Composed, mailHtml, mailText, withoutIsolates } from './layout';
import { alreadySubscribed, confirmSubscription } from './newsletter';
import type { QueuedMail } from './queued-mail';
import { composeStatusMail } from './status';

/** Null when the subject of the mail no longer exists, `moot` when its message is no longer true. Rejects when it cannot be read at present. */
type Composer = (mail: QueuedMail) => Promise<Composed | 'moot' | null>;

/** All kinds of mail, by the name they are enqueued under. */
const composers: Readonly<Record<string, Composer>> = {
  agency_booking: bookingForAgency,
  agency_change: changeForAgency,
  agency_enquiry: enquiryForAgency,
  agency_order: orderForAgency,
  booking_received: bookingReceived,
  booking_status: bookingStatus,
  change_received: changeReceived,
  change_status: composeStatusMail,
  club_notice: composeStatusMail,
  enquiry_received: enquiryReceived,
  enquiry_status: composeStatusMail,
  newsletter_already: alreadySubscribed,
  newsletter_confirm: confirmSubscription,
  order_news: orderNews,
  payment_news: paymentNews,
  refund_status: composeStatusMail,
  visa_status: composeStatusMail,
};

/**
 * A queued mail, ready to send; null when its subject no longer exists, `moot` when it must not be sent any more. Rejects for a kind that this
 * version does not know.
 */
export async function composeMail(mail: QueuedMail): Promise<SiteMail | 'moot' | null> {
  const compose = Object.hasOwn(composers, mail.kind) ? composers[mail.kind] : undefined;
  if (!compose) throw new Error('A kind of mail that nobody composes');
  const composed = await compose(mail);
  if (!composed || composed === 'moot') return composed;
  const { content, ...rest } = composed;
  return {
    to: mail.recipient === 'agency' ? (enquiryInbox() ?? company.email) : mail.recipient,
    subject: withoutIsolates(content.subject),
    html: mailHtml(content),
    text: mailText(content),
    ...rest,
  };
}
