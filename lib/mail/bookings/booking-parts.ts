import 'server-only';
import { whatsAppShareLink } from '@/lib/browser/whatsapp-link';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { typed, wordsIn } from '@/lib/i18n/server-words';
import { describeError, logError } from '@/lib/log';
import { bookingPdf } from '@/lib/mail/pdf/booking-sheet';
import type { PdfFile } from '@/lib/mail/pdf/sheet';
import type { MailAttachment } from '@/lib/mail-transport/mail-sender';
import { isolated } from '@/lib/text/isolate';
import { withoutIsolates } from '../inline';
import type { Block, Fact } from '../layout';
import { linkTo, type QueuedMail } from '../queued-mail';
import { calendarOf, type MailBooking, type TripWords } from '../trip';

export type MailWords = ReturnType<Awaited<ReturnType<typeof wordsIn<'mail'>>>>;

/** The contact of the customer, and their message. */
export function contactRows({ contact_email, contact_phone, locale, notes }: MailBooking, words: MailWords): Fact[] {
  return [
    { term: words('agency.email'), text: typed(contact_email) },
    { term: words('agency.phone'), text: typed(contact_phone) },
    { term: words('agency.language'), text: words(`agency.languages.${locale}`) },
    ...(notes ? [{ term: words('agency.notes'), text: typed(notes) }] : []),
  ];
}

/** The page of the booking, and the summary that travellers send to themselves. */
export async function waysOn(mail: QueuedMail, booking: MailBooking, { title, dates, price }: TripWords): Promise<Block[]> {
  const t = await wordsIn(mail.language, ['mail', 'bookings']);
  const manage = manageButton(mail, booking, t('mail')('booking.manage'));
  const { reference, status } = booking;
  const state = status === 'requested' ? 'requested' : 'booked';
  const summary = t('bookings')('confirmation.share.text', { state, reference, trip: title, dates, price, link: manage.href });
  return [
    manage,
    { type: 'link', label: t('bookings')('confirmation.share.button'), href: whatsAppShareLink(withoutIsolates(summary)) },
  ];
}

export function manageButton(mail: QueuedMail, { reference }: MailBooking, label: string): Block & { type: 'button' } {
  return { type: 'button', label, href: linkTo(mail, `/support/manage-booking?reference=${reference}`, mail.language) };
}

/**
 * The calendar file of a booking, if there is one, and its PDF once it is confirmed: in the language of the mail, and in English for airlines
 * and embassies.
 */
export async function filesOf(booking: MailBooking, language: Locale): Promise<MailAttachment[]> {
  const now = new Date();
  const calendar = await calendarOf(booking, language, now);
  const pdfs = await Promise.all(
    [...new Set([language, 'en'] as const)].map((each) => attachedPdf(() => bookingPdf(booking, each, now))),
  );
  return [calendar, ...pdfs].filter((file) => file !== null);
}

/** A PDF for a mail; null when there is none. A mail is sent without a PDF that could not be made: its page has it. */
export async function attachedPdf(make: () => Promise<PdfFile | null>): Promise<MailAttachment | null> {
  try {
    const file = await make();
    if (!file) return null;
    const content = Buffer.from(file.bytes).toString('base64');
    return { filename: file.name, contentType: 'application/pdf', content, encoding: 'base64' };
  } catch (error) {
    logError('pdf-not-attached', { cause: describeError(error) });
    return null;
  }
}

/** The two fastest ways to an agent. The chat begins with the reference. */
export async function callUs(reference: string, language: Locale): Promise<Block[]> {
  const t = (await wordsIn(language, ['mail']))('mail.call');
  const { phone, whatsapp } = company;
  const message = encodeURIComponent(withoutIsolates(t('message', { reference })));
  return [
    { type: 'link', label: t('phone', { phone: isolated(phone.display) }), href: phone.href },
    { type: 'link', label: t('whatsapp'), href: `https://wa.me/${whatsapp.number}?text=${message}` },
  ];
}

/** For the agency: a chat with the customer; `phone` begins with a plus. */
export function writeToCustomer(phone: string, words: MailWords): Block {
  return { type: 'link', label: words('agency.whatsapp'), href: `https://wa.me/${phone.replace(/\D/g, '')}` };
}
