import { calledName } from '@/lib/text/machine-letters';
import 'server-only';
import { stateOfRow, wordOf } from '@/lib/bookings/model/booking-state';
import { issuedFor } from '@/lib/bookings/model/order-row';
import { isPaid, splitOf } from '@/lib/bookings/model/payment-row';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { wordsIn } from '@/lib/i18n/server-words';
import type { Fact } from '@/lib/mail/layout';
import { choiceFacts, describeTrip, extraRows, type MailBooking } from '@/lib/mail/trip';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { drawSheet } from './draw-sheet';
import type { PdfFile, Sheet, SheetPart, SheetPerson } from './sheet';

/** Confirmed and ticketed bookings have a PDF; a request is nothing to show at an airport. */
export function hasSheet({ status }: Pick<MailBooking, 'status'>): boolean {
  return status === 'confirmed' || status === 'ticketed';
}

/** The itinerary and receipt of a booking; null when it is neither confirmed nor ticketed. */
export async function bookingPdf(booking: MailBooking, language: Locale, now: Date): Promise<PdfFile | null> {
  if (!hasSheet(booking)) return null;
  const bytes = await drawSheet(await bookingSheet(booking, language, now));
  return { name: `${booking.reference}-${language}.pdf`, bytes };
}

export async function bookingSheet(booking: MailBooking, language: Locale, now: Date): Promise<Sheet> {
  const t = await wordsIn(language, ['pdf', 'mail', 'account', 'selfService', 'states', 'tickets']);
  const [words, mail, found] = [t('pdf'), t('mail'), t('selfService.booking')];
  const { reference, kind } = booking;
  const state = stateOfRow(booking, now.getTime());
  const word = wordOf[state];
  const { title, dates, own, price } = await describeTrip(booking, language);
  const flights = own.flights ?? [];
  const { pnr, tickets: issued } = issuedFor(booking) ?? { pnr: null, tickets: [] };
  const days: Fact[] = flights.length > 0 ? [] : [{ term: mail('trip.days'), text: dates }];
  const parts: SheetPart[] = [
    { heading: own.travellers ?? found('travellers'), people: travellers(), facts: otherTickets() },
    { heading: words('flights'), flights },
    { heading: t('tickets')('extras'), facts: extraRows(booking, t('tickets')) },
    { heading: words('details', { kind }), facts: [...days, ...own.details] },
    {
      heading: words('price'),
      facts: [
        ...(own.prices ?? []),
        ...(await choiceFacts(booking, language)),
        { term: t('account.dashboard.trips')('total'), text: price, isStrong: true },
        ...(await paymentFacts(booking, language)),
      ],
    },
  ];
  return {
    language,
    title: word === 'issued' ? words('title', { kind }) : found('sheet.receipt'),
    subject: title,
    state: t('states')(`words.${word}`, { kind }),
    codes: [
      ...(pnr ? [{ label: t('tickets')('pnr', { kind }), code: isolated(pnr) }] : []),
      { label: words('reference'), code: isolated(reference) },
      { label: words('issued'), code: isolated(formatDay(now.toISOString())) },
    ],
    parts: parts.filter(({ people = [], flights: flown = [], facts = [] }) => people.length + flown.length + facts.length > 0),
    notes: [
      t('states')(`sentences.${state}`, { kind }),
      ...(flights.length > 0 ? [words('times')] : []),
      ...(word === 'issued' ? [words('note', { kind })] : []),
    ],
    pageWords: (page, pages) => words('page', { page, pages }),
  };

  /** Each with the numbers of their tickets, if they are known. */
  function travellers(): SheetPerson[] {
    return booking.booking_passengers
      .toSorted((one, other) => one.position - other.position)
      .map(({ position, given_names, surname }) => {
        const numbers = issued.filter(({ passengers }) => passengers.includes(position)).map(({ number }) => isolated(number));
        const ticket = numbers.length > 0 ? words('ticket', { number: numbers.join(' ') }) : '';
        const onTicket = `${given_names} ${surname}`;
        const name = calledName(onTicket);
        const hint = ticket && name !== onTicket && t('tickets')('onTicket', { name: isolated(onTicket) });
        return { name: isolated(name), ticket: [ticket, hint].filter(Boolean).join(' ') };
      });
  }

  /** Some airlines do not state the passenger of a ticket. */
  function otherTickets(): Fact[] {
    const numbers = issued.filter(({ passengers }) => passengers.length === 0).map(({ number }) => isolated(number));
    return numbers.length > 0 ? [{ term: t('tickets')('tickets'), text: numbers.join('\n') }] : [];
  }
}

/** Payments with their days, refunds, and the amount due. Without a payment on the site, how it is arranged. */
async function paymentFacts(
  { payments, total_amount: total }: Pick<MailBooking, 'payments' | 'total_amount'>,
  language: Locale,
): Promise<Fact[]> {
  const t = await wordsIn(language, ['pdf', 'payments', 'selfService']);
  const [words, page] = [t('pdf'), t('payments.page')];
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(language)));
  const paid = payments.filter(isPaid);
  if (paid.length === 0) return [{ term: words('paid'), text: t('selfService.booking')('sheet.agent') }];
  const due = Math.round(total * 100) - paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const wasRefunded = paid.some(({ refunded }) => refunded > 0);
  return [
    ...paid.flatMap(({ amount, refunded, paid_at, payment_parts, method }) => [
      {
        term: words('paid'),
        text: [
          paid_at
            ? words('paidOn', { amount: inRiyals(amount), moment: momentInQatar(new Date(paid_at), language) })
            : inRiyals(amount),
          ...splitOf(amount, payment_parts, method).map(
            (one) => `${nameOfPart(one.part, language, t('payments.parts'), one.method)}: ${inRiyals(one.amount)}`,
          ),
        ].join('\n'),
      },
      ...(refunded > 0 ? [{ term: page('refunded'), text: inRiyals(refunded) }] : []),
    ]),
    // Refunded amounts are not due again.
    ...(due > 0 && !wasRefunded ? [{ term: page('stillDue'), text: inRiyals(due), isStrong: true as const }] : []),
  ];
}
