import { calledName } from '@/lib/text/machine-letters';
import 'server-only';
import * as z from 'zod/mini';
import { beginsByAnswer } from '@/lib/bookings/answer-by';
import { documentsDue } from '@/lib/bookings/documents';
import { stateOfRow } from '@/lib/bookings/model/booking-state';
import { issuedFor } from '@/lib/bookings/model/order-row';
import { isOpenPayment } from '@/lib/bookings/model/payment-row';
import { productOf } from '@/lib/bookings/products/registry';
import { searchAgainPath } from '@/lib/flights/multi-city/search-again';
import type { Locale } from '@/lib/i18n/locales';
import { momentInQatar, officeHours } from '@/lib/i18n/opening-hours';
import { wordsIn } from '@/lib/i18n/server-words';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingStatuses } from '@/supabase/functions/_shared/contracts/states.generated';
import type { Block, Composed, Fact } from '../layout';
import { answerMoment, linkTo, type QueuedMail } from '../queued-mail';
import { describeTrip, type MailBooking, readBooking, stateSentence } from '../trip';
import { callUs, contactRows, filesOf, type MailWords, manageButton, waysOn, writeToCustomer } from './booking-parts';
import { documentTexts, namesAsked } from './missing';
import { refundFacts } from './payment';

/** To the traveller: the request, its price and the next steps. */
export async function bookingReceived(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const { reference, kind, created_at } = booking;
  const { isNamed } = aboutNames.parse(mail.data);
  const t = await wordsIn(language, ['mail', 'bookings']);
  const [words, next] = [t('mail'), t('bookings.confirmation.next')];
  const trip = await describeTrip(booking, language);
  const due = documentsDue(booking, todayInQatar(new Date(created_at)));
  const isPaidAtOnce = booking.payments.length > 0;
  // Where the mail comes late, a later one says what follows.
  const isOpen = booking.status === 'requested';
  const state = await stateSentence(booking, language);
  const answer = isPaidAtOnce || !isOpen ? '' : words('booking.text', { moment: answerMoment(created_at, language) });
  const open = booking.payments.find((payment) => isOpenPayment(payment));
  const until = open ? isolated(momentInQatar(new Date(open.pay_by), language)) : 'none';
  const isByAgent = open?.then_order === false;
  const steps = isHold(booking)
    ? [next('hold')]
    : isPaidAtOnce
      ? [next('payNow', { until }), ...(isByAgent ? [next('agent', { kind, ...officeHours() })] : [])]
      : [next('confirm', { kind, ...officeHours() }), next('pay')];
  return {
    content: {
      language,
      subject: words(isNamed ? 'booking.namedSubject' : isPaidAtOnce ? 'booking.paidSubject' : 'booking.subject', {
        reference,
        trip: trip.title,
      }),
      preview: state,
      title: words(isNamed ? 'booking.named' : isPaidAtOnce ? 'booking.paid' : 'booking.title'),
      blocks: [
        { type: 'code', label: words('reference'), code: reference },
        { type: 'text', text: state },
        ...(answer ? [{ type: 'text', text: answer } as const] : []),
        ...(beginsByAnswer(booking.departure_date, new Date(created_at)) ? await tooSoon(booking, language) : []),
        ...(booking.names_follow ? namesAsked(mail, booking, words) : documentTexts(due, language, t('bookings.confirmation'))),
        { type: 'heading', text: words('asked') },
        { type: 'facts', rows: trip.rows },
        // The mail that asks for the payment says until when.
        ...(isPaidAtOnce || !isOpen ? [] : [{ type: 'text', text: await priceText(booking, language), isSoft: true } as const]),
        ...(isOpen
          ? [
              { type: 'heading', text: words('next.title') } as const,
              { type: 'steps', items: [...steps, next('ticket', { kind })] } as const,
            ]
          : []),
        ...(await waysOn(mail, booking, trip)),
      ],
      footer: [words('why.booking', { kind })],
    },
    attachments: await filesOf(booking, language),
  };
}

/** Its seats are held, or are about to be. */
function isHold(booking: MailBooking): boolean {
  const state = stateOfRow(booking);
  return state === 'holding' || state === 'held';
}

/**
 * To the traveller, when the agency has changed the status of a booking, with the title of the notification. A confirmation says how to pay.
 */
export async function bookingStatus(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const { status, title } = eventData.parse(mail.data);
  const words = await wordsIn(language, ['mail', 'states', 'tickets']);
  const t = words('mail');
  const { kind, reference } = booking;
  const text = await stateSentence(booking, language);
  const trip = await describeTrip(booking, language);
  const isGoingAhead = status === 'confirmed' || status === 'ticketed';
  const back = isGoingAhead ? [] : await refundFacts(booking, mail);
  const again = stateOfRow(booking) === 'holdOver' ? searchAgainPath(booking.offer.flights, todayInQatar()) : null;
  return {
    content: {
      language,
      subject: title,
      preview: text,
      title,
      blocks: [
        { type: 'code', label: t('reference'), code: reference },
        { type: 'text', text },
        ...(again
          ? [{ type: 'button', label: words('states')('searchAgain'), href: linkTo(mail, again, language) } as const]
          : []),
        ...(status === 'ticketed' ? ticketBlocks(booking, t, words('tickets')) : []),
        ...(back.length > 0 ? [{ type: 'facts', rows: back } as const] : []),
        ...(isGoingAhead ? [] : await callUs(reference, language)),
        // Price and fare rules do not matter for a declined or cancelled request.
        { type: 'facts', rows: isGoingAhead || booking.confirmed_at ? trip.rows : trip.plan },
        ...(status === 'confirmed' ? await paymentSteps(mail, booking) : []),
        ...(isGoingAhead ? await waysOn(mail, { ...booking, status }, trip) : [manageButton(mail, booking, t('booking.manage'))]),
        ...(isGoingAhead ? await callUs(reference, language) : []),
      ],
      footer: [t('why.booking', { kind })],
    },
    // A cancelled booking removes its events from the calendar.
    ...(status !== 'requested' && { attachments: await filesOf({ ...booking, status }, language) }),
  };
}

type TicketWords = ReturnType<Awaited<ReturnType<typeof wordsIn<'tickets'>>>>;

/** What the traveller needs at check-in. */
function ticketBlocks(booking: MailBooking, t: MailWords, tickets: TicketWords): Block[] {
  const { kind, booking_passengers: party } = booking;
  const issued = issuedFor(booking);
  if (!issued) return [];
  const namesOf = (places: readonly number[]) =>
    party
      .filter(({ position }) => places.includes(position))
      .flatMap(({ given_names, surname }) => {
        const written = `${given_names} ${surname}`;
        const name = calledName(written);
        return [
          ...(party.length > 1 ? [isolated(name)] : []),
          ...(name === written ? [] : [tickets('onTicket', { name: isolated(written) })]),
        ];
      });
  const numbers = issued.tickets.map(({ number, passengers }) => [isolated(number), ...namesOf(passengers)].join(' ')).join('\n');
  return [
    ...(issued.pnr ? [{ type: 'code', label: t('booking.pnr', { kind }), code: issued.pnr } as const] : []),
    ...(numbers ? [{ type: 'facts', rows: [{ term: t('booking.tickets'), text: numbers }] } as const] : []),
  ];
}

/** How and by when a confirmed booking is paid, and what follows. */
async function paymentSteps({ language, created_at }: QueuedMail, { kind, offer }: MailBooking): Promise<Block[]> {
  const t = (await wordsIn(language, ['mail']))('mail.pay');
  const held = offer.heldUntil ? new Date(offer.heldUntil) : null;
  const isHeld = held !== null && held > new Date(created_at);
  return [
    { type: 'heading', text: t('title') },
    {
      type: 'steps',
      items: [t('how'), isHeld ? t('held', { moment: momentInQatar(held, language) }) : t('open'), t('then', { kind })],
    },
  ];
}

const eventData = z.object({
  status: z.enum(bookingStatuses),
  title: z.string(),
});

/** To the agency: the request and the customer's contact. Mail contains no passports. */
export async function bookingForAgency(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const t = await wordsIn(language, ['mail', 'desk']);
  const [words, desk] = [t('mail'), t('desk')];
  const { reference, contact_phone, contact_email } = booking;
  const trip = await describeTrip(booking, language);
  const kindWord = `kind.booking.${booking.kind}` as 'kind.booking.flight';
  const kind = desk.has(kindWord) ? desk(kindWord) : booking.kind;
  const answer = words('agency.answerBy', { moment: answerMoment(booking.created_at, language) });
  const due = documentsDue(booking, todayInQatar(new Date(booking.created_at)));
  const { isNamed } = aboutNames.parse(mail.data);
  const isUrgent = beginsByAnswer(booking.departure_date, new Date(booking.created_at));
  return {
    content: {
      language,
      subject: words(isNamed ? 'agency.namedSubject' : 'agency.bookingSubject', {
        ...{ reference, kind, trip: trip.title, dates: trip.dates },
      }),
      preview: isUrgent ? words('agency.urgent') : answer,
      title: words(isNamed ? 'agency.namedTitle' : 'agency.bookingTitle', { kind }),
      blocks: [
        { type: 'code', label: words('reference'), code: reference },
        { type: 'text', text: answer },
        ...(isUrgent ? [{ type: 'text', text: words('agency.urgent'), isStrong: true } as const] : []),
        ...(booking.names_follow
          ? [{ type: 'text', text: words('agency.namesFollow'), isStrong: true } as const]
          : documentTexts(due, language, t('mail.agency'))),
        ...(booking.offer.priceUnconfirmed ? [{ type: 'text', text: desk('detail.priceUnconfirmed') } as const] : []),
        {
          type: 'facts',
          rows: [...trip.rows, ...supplierRows(booking, desk('detail.supplierOffer')), ...contactRows(booking, words)],
        },
        { type: 'button', label: words('agency.open'), href: linkTo(mail, `/desk?item=${booking.id}`, language) },
        writeToCustomer(contact_phone, words),
      ],
      footer: [words('why.agency')],
    },
    replyTo: contact_email,
  };
}

const aboutNames = z.object({ isNamed: z._default(z.boolean(), false) });

/** The supplier with its own ids and its price in another currency; empty for one of our packages. */
function supplierRows({ offer }: MailBooking, term: string): Fact[] {
  const lines = offer.supplierOffers.map(({ supplier, id, price }) => {
    const asked = price?.convertedFrom;
    return isolated(`${supplier}: ${id}${asked ? ` (${asked.currency} ${asked.total})` : ''}`);
  });
  const text = lines.join('\n');
  return text ? [{ term, text }] : [];
}

/** Travellers who leave before our answer is due should call. */
async function tooSoon({ kind, reference }: MailBooking, language: Locale): Promise<Block[]> {
  const t = (await wordsIn(language, ['bookings']))('bookings.soon');
  return [{ type: 'text', text: t('text', { kind }), isStrong: true }, ...(await callUs(reference, language))];
}

/** Whether the price is guaranteed, and until when. */
async function priceText({ kind, offer, created_at }: MailBooking, language: Locale): Promise<string> {
  const t = await wordsIn(language, ['mail', 'bookings']);
  if (offer.priceUnconfirmed) return t('bookings')('confirmation.priceUnconfirmed');
  const asked = new Date(created_at);
  const held = offer.heldUntil ? new Date(offer.heldUntil) : null;
  if (held && held > asked) return t('mail')('price.held', { moment: momentInQatar(held, language) });
  const listDay = offer.pricesOn ?? productOf(kind)?.pricesAsOf;
  const moment = listDay ? isolated(formatDay(listDay)) : momentInQatar(asked, language);
  return t('mail')('price.open', { kind, moment });
}
