import 'server-only';
import { createTranslator } from 'next-intl';
import * as z from 'zod/mini';
import { airlineChange, type ChangedFlight } from '@/lib/bookings/model/order-row';
import { company } from '@/lib/company/company';
import { enquiryInbox } from '@/lib/env';
import { cityName } from '@/lib/flights/place-names';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { wordsIn } from '@/lib/i18n/server-words';
import type { SiteMail } from '@/lib/mail-transport/mail-sender';
import { formatQarExactly } from '@/lib/money';
import { unsubscribeToken } from '@/lib/newsletter/readers';
import { isolated } from '@/lib/text/isolate';
import { formatClock, formatDay } from '@/lib/time/dates';
import { bookingForAgency, bookingReceived, bookingStatus } from './bookings/booking';
import { callUs, contactRows, filesOf, manageButton, writeToCustomer } from './bookings/booking-parts';
import { changeForAgency, changeReceived } from './bookings/change';
import { giftCardMail } from './bookings/gift-card';
import { paymentNews } from './bookings/payment';
import { campaignMail, campaignTest } from './campaigns/campaign';
import { enquiryForAgency, enquiryReceived } from './enquiry';
import { withoutIsolates } from './inline';
import { type Composed, type Fact, mailHtml, mailText } from './layout';
import { papersChecked, papersForAgency } from './papers';
import { baseOf, linkTo, type QueuedMail } from './queued-mail';
import { composeStatusMail } from './status';
import { describeTrip, readBooking, stateBelow } from './trip';
import { planAnswered } from './trip-plan';

const forAgency = z.discriminatedUnion('event', [
  z.object({
    event: z.enum(['undecided', 'orderUnknown', 'extrasUnknown', 'flightsUnknown', 'changeReturned']),
    amount: z.int(),
  }),
  z.object({ event: z.enum(['airlineChange', 'changeAccepted', 'changeNotAccepted']), change: airlineChange }),
]);

/** To the agency: an order needs a person. */
async function orderForAgency(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const news = forAgency.parse(mail.data);
  const { event } = news;
  const words = (await wordsIn(language, ['mail']))('mail');
  const trip = await describeTrip(booking, language);
  const amount = 'amount' in news ? isolated(formatQarExactly(news.amount / 100, intlTag(language))) : '';
  const text = words(`agency.${event}.text`, { amount });
  const changed = 'amount' in news ? [] : flightRows(news.change, words, language);
  return {
    content: {
      language,
      subject: words(`agency.${event}.subject`, { reference: booking.reference }),
      preview: text,
      title: words(`agency.${event}.title`),
      blocks: [
        { type: 'code', label: words('reference'), code: booking.reference },
        { type: 'text', text, isStrong: true },
        { type: 'facts', rows: [...changed, ...trip.rows, ...contactRows({ ...booking, notes: '' }, words)] },
        { type: 'button', label: words('agency.open'), href: linkTo(mail, `/desk?item=${booking.id}`, language) },
        writeToCustomer(booking.contact_phone, words),
      ],
      footer: [words('why.agency')],
    },
    replyTo: booking.contact_email,
  };
}

const forCustomer = z.object({ title: z.string(), message: z.string(), change: z.nullable(airlineChange) });

/** To the traveller, with the text of the notification: the airline has changed the flights, or, without `change`, their booking has changed. */
async function orderNews(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const { title, message, change } = forCustomer.parse(mail.data);
  const words = (await wordsIn(language, ['mail']))('mail');
  const rows = change ? flightRows(change, words, language) : (await describeTrip(booking, language)).plan;
  return {
    content: {
      language,
      subject: title,
      preview: message,
      title,
      blocks: [
        { type: 'code', label: words('reference'), code: booking.reference },
        ...(await stateBelow(message, booking, language)),
        ...(rows.length > 0 ? [{ type: 'facts', rows } as const] : []),
        manageButton(mail, booking, words(change ? 'change.choose' : 'booking.manage')),
        ...(await callUs(booking.reference, language)),
      ],
      footer: [words('why.booking', { kind: booking.kind })],
    },
    ...(!change && { attachments: await filesOf(booking, language) }),
  };
}

function flightRows(
  { was, becomes }: z.infer<typeof airlineChange>,
  words: (key: 'change.was' | 'change.becomes') => string,
  language: Locale,
): Fact[] {
  const inWords = (flights: readonly ChangedFlight[]) => flights.map((flight) => flightInWords(flight, language)).join('\n');
  const rows: Fact[] = [
    { term: words('change.was'), text: inWords(was) },
    { term: words('change.becomes'), text: inWords(becomes), isStrong: true },
  ];
  return rows.filter(({ text }) => text);
}

/** Cities, and below them day and times, local to the airports. */
function flightInWords({ flight, from, to, departs, arrives }: ChangedFlight, language: Locale): string {
  const lands = arrives.slice(0, 10) === departs.slice(0, 10) ? '' : `${formatDay(arrives)} `;
  const times = isolated(`${formatDay(departs)} ${formatClock(departs)} – ${lands}${formatClock(arrives)}`);
  return `${isolated(flight)} · ${cityName(from, language)} – ${cityName(to, language)}\n${times}`;
}

const subscription = z.object({ id: z.string() });
const pending = z.object({ id: z.string(), token: z.string() });

/** Asks the visitor to confirm the address: offers are sent only after the link was opened. */
function confirmSubscription(mail: QueuedMail): Promise<Composed> {
  const { id, token } = pending.parse(mail.data);
  return write(mail, id, 'confirm', `${baseOf(mail)}/api/newsletter/confirm?token=${token}&lang=${mail.language}`);
}

/** To a confirmed address. The form gives the same answer for every address, so this mail explains it. */
function alreadySubscribed(mail: QueuedMail): Promise<Composed> {
  const { id } = subscription.parse(mail.data);
  return write(mail, id, 'already', linkTo(mail, '/travel/offers', mail.language));
}

async function write(mail: QueuedMail, id: string, kind: 'confirm' | 'already', href: string): Promise<Composed> {
  const { language } = mail;
  const messages = await loadMessages(language, ['newsletter']);
  const t = createTranslator({ locale: language, messages, namespace: 'newsletter.mail' });
  const token = unsubscribeToken(id);
  // An unconfirmed address has no subscription to end.
  const end = linkTo(mail, `/newsletter?unsubscribe=${token}`, language);
  const isSubscribed = kind === 'already';
  return {
    content: {
      language,
      subject: t(`${kind}.subject`),
      preview: t(`${kind}.text`),
      title: t(`${kind}.title`),
      blocks: [
        { type: 'text', text: t(`${kind}.text`) },
        { type: 'button', label: t(`${kind}.button`), href },
        { type: 'text', text: t(`${kind}.after`), isSoft: true },
      ],
      footer: isSubscribed ? [t('end'), { label: t('endLink'), href: end }] : [],
    },
    ...(isSubscribed && { unsubscribe: `${baseOf(mail)}/api/newsletter/unsubscribe?token=${token}&language=${language}` }),
  };
}

/** Null when the subject of the mail no longer exists, `moot` when its message is no longer true. Rejects when it cannot be read at present. */
type Composer = (mail: QueuedMail) => Promise<Composed | 'moot' | null>;

/** All kinds of mail, by the name they are enqueued under. */
const composers: Readonly<Record<string, Composer>> = {
  agency_booking: bookingForAgency,
  agency_change: changeForAgency,
  agency_enquiry: enquiryForAgency,
  agency_order: orderForAgency,
  agency_papers: papersForAgency,
  booking_received: bookingReceived,
  booking_status: bookingStatus,
  campaign: campaignMail,
  campaign_test: campaignTest,
  change_received: changeReceived,
  change_status: composeStatusMail,
  club_notice: composeStatusMail,
  enquiry_received: enquiryReceived,
  enquiry_status: composeStatusMail,
  gift_card: giftCardMail,
  newsletter_already: alreadySubscribed,
  newsletter_confirm: confirmSubscription,
  order_news: orderNews,
  papers_checked: papersChecked,
  payment_news: paymentNews,
  plan_answered: planAnswered,
  refund_status: composeStatusMail,
  visa_status: composeStatusMail,
};

/**
 * The content of a queued mail; null when its subject no longer exists, `moot` when it must not be sent any more. Rejects for a kind that this
 * version does not know.
 */
export async function composeMail(mail: QueuedMail): Promise<Composed | 'moot' | null> {
  const compose = Object.hasOwn(composers, mail.kind) ? composers[mail.kind] : undefined;
  if (!compose) throw new Error('A kind of mail that nobody composes');
  return compose(mail);
}

export function toSend({ recipient }: Pick<QueuedMail, 'recipient'>, { content, ...rest }: Composed): SiteMail {
  return {
    to: recipient === 'agency' ? (enquiryInbox() ?? company.email) : recipient,
    subject: withoutIsolates(content.subject),
    html: mailHtml(content),
    text: mailText(content),
    ...rest,
  };
}
