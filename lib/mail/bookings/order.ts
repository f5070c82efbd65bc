import 'server-only';
import * as z from 'zod/mini';
import { airlineChange, type ChangedFlight } from '@/lib/bookings/model/order-row';
import { cityName } from '@/lib/flights/place-names';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatClock, formatDay } from '@/lib/time/dates';
import type { Composed, Fact } from '../layout';
import { linkTo, type QueuedMail } from '../queued-mail';
import { describeTrip, readBooking } from '../trip';
import { callUs, contactRows, filesOf, manageButton, writeToCustomer } from './booking-parts';

const forAgency = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['undecided', 'extrasUnknown', 'flightsUnknown', 'changeReturned']), amount: z.int() }),
  z.object({ event: z.enum(['airlineChange', 'changeAccepted', 'changeNotAccepted']), change: airlineChange }),
]);

/** To the agency: an order needs a person. */
export async function orderForAgency(mail: QueuedMail): Promise<Composed | null> {
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
        { is: 'code', label: words('reference'), code: booking.reference },
        { is: 'text', text, isStrong: true },
        { is: 'facts', rows: [...changed, ...trip.rows, ...contactRows({ ...booking, notes: '' }, words)] },
        { is: 'button', label: words('agency.open'), href: linkTo(mail, `/desk?item=${booking.id}`, language) },
        writeToCustomer(booking.contact_phone, words),
      ],
      footer: [words('why.agency')],
    },
    replyTo: booking.contact_email,
  };
}

const forCustomer = z.object({ title: z.string(), message: z.string(), change: z.nullable(airlineChange) });

/** To the traveller, with the text of the notification: the airline has changed the flights, or, without `change`, their booking has changed. */
export async function orderNews(mail: QueuedMail): Promise<Composed | null> {
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
        { is: 'code', label: words('reference'), code: booking.reference },
        { is: 'text', text: message },
        ...(rows.length > 0 ? [{ is: 'facts', rows } as const] : []),
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
