import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { stateOfRow } from '@/lib/bookings/model/booking-state';
import { extrasOf } from '@/lib/bookings/model/order-row';
import { isPaid } from '@/lib/bookings/model/payment-row';
import { type ExtraWords, extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import { unnamedIn } from '@/lib/bookings/people';
import type { BookingInWords } from '@/lib/bookings/product';
import { readStored } from '@/lib/bookings/products/read-stored';
import { productOf } from '@/lib/bookings/products/registry';
import { calendarWords, tripCalendar } from '@/lib/dashboard/trip-calendar';
import { tripColumns, tripRow } from '@/lib/dashboard/trips';
import { airportName, cityName } from '@/lib/flights/place-names';
import { intlTag, type Locale, locales } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import type { MailAttachment } from '@/lib/mail-transport/mail-sender';
import { formatQarExactly } from '@/lib/money';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Database } from '@/lib/supabase/database.types';
import { isolated } from '@/lib/text/isolate';
import { calledName } from '@/lib/text/machine-letters';
import { formatDay } from '@/lib/time/dates';
import type { Block, Fact } from './layout';
import type { QueuedMail } from './queued-mail';

const about = z.object({ id: z.uuid() });
const bookingRow = z.extend(tripRow, {
  locale: z.enum(locales),
  contact_email: z.string(),
  contact_phone: z.string(),
  notes: z.string(),
});
const booking = z.pipe(
  bookingRow,
  z.transform((row) => ({ ...row, offer: readStored(row.kind, row.offer, row.orders), stored: row.offer })),
);
/** A booking of any kind for mail, without passports. */
export type MailBooking = z.infer<typeof booking>;

const bookingColumns = `${tripColumns}, locale, contact_email, contact_phone, notes` as const;

export async function readBooking(mail: QueuedMail): Promise<MailBooking | null> {
  return readBookingBy(createAdminClient(), 'id', about.parse(mail.data).id);
}

/** A booking that `client` may read; null when there is none. Throws when it cannot be read. */
export async function readBookingBy(
  client: SupabaseClient<Database>,
  column: 'id' | 'reference',
  value: string,
): Promise<MailBooking | null> {
  const { data, error } = await client.from('bookings').select(bookingColumns).eq(column, value).maybeSingle();
  if (error) throw error;
  return data === null ? null : booking.parse(data);
}

/**
 * The bookings of a user that are confirmed and not over on `today` (yyyy-MM-dd, in Qatar), the next first; at most twenty. Throws when they
 * cannot be read.
 */
export async function readBookingsAhead(client: SupabaseClient<Database>, userId: string, today: string): Promise<MailBooking[]> {
  const { data, error } = await client
    .from('bookings')
    .select(bookingColumns)
    .eq('user_id', userId)
    .in('status', ['confirmed', 'ticketed'])
    .gte('last_travel_date', today)
    .order('departure_date')
    .limit(20);
  if (error) throw error;
  return data.map((row) => booking.parse(row));
}

export async function stateSentence(trip: MailBooking, language: Locale): Promise<string> {
  return (await wordsIn(language, ['states']))('states.sentences')(stateOfRow(trip), { kind: trip.kind });
}

/** The sentence below a text, unless that is the same. */
export async function stateBelow(text: string, trip: MailBooking, language: Locale): Promise<Block[]> {
  const sentence = await stateSentence(trip, language);
  return [...new Set([text, sentence])].map((each) => ({ type: 'text', text: each }));
}

export interface TripWords {
  /** "Doha to London", or the name of the hotel or package. */
  title: string;
  /** "14/01/2027 – 21/01/2027" */
  dates: string;
  price: string;
  /** The request, line by line. */
  rows: Fact[];
  /** The rows for what, when and who, with the bags and seats that were added. */
  plan: Fact[];
  /** The description by its product. */
  own: BookingInWords;
}

/** A booking in words, for mail to the traveller and to the agency. */
export async function describeTrip(trip: MailBooking, language: Locale): Promise<TripWords> {
  const t = await wordsIn(language, ['mail', 'account', 'tickets']);
  const [mail, account] = [t('mail.trip'), t('account.dashboard.trips')];
  const { kind, offer, departure_date: first, last_travel_date: last } = trip;
  const own: BookingInWords = (await productOf(kind)?.describe?.(trip, language)) ?? { details: [] };
  const title = offer.title?.[language] ?? own.title ?? account('noItinerary');
  const dates = [...new Set([first, last])].map((day) => isolated(formatDay(day))).join(' – ');
  const price = isolated(formatQarExactly(trip.total_amount, intlTag(language)));
  const names = trip.booking_passengers
    .toSorted((a, b) => a.position - b.position)
    .map(({ given_names, surname }) => isolated(calledName(`${given_names} ${surname}`)));
  const what: Fact[] = [
    { term: mail('what', { kind }), text: title, isStrong: true },
    ...(own.days ?? [{ term: mail('days'), text: dates }]),
  ];
  const extras = extraRows(trip, t('tickets'));
  const unnamed = unnamedIn(trip);
  const who: Fact = {
    term: own.travellers ?? account('travellers'),
    text: [...names, ...(unnamed > 0 ? [mail('namesFollow', { count: unnamed })] : [])].join('\n'),
  };
  return {
    title,
    dates,
    price,
    own,
    plan: [...what, who, ...extras],
    rows: [
      ...[...what, ...own.details, who, ...extras, ...(own.prices ?? []), ...(await choiceFacts(trip, language))],
      { term: account('total'), text: price, isStrong: true },
    ],
  };
}

/** What was added to the price later: bags and seats, another date. */
export async function choiceFacts({ payments }: Pick<MailBooking, 'payments'>, language: Locale): Promise<Fact[]> {
  const page = (await wordsIn(language, ['payments']))('payments.page');
  return payments.flatMap((payment) => {
    const { choice, amount, refunded } = payment;
    if (!choice || !isPaid(payment) || refunded === amount) return [];
    return [
      { term: page(`state.${choice}.for`), text: isolated(formatQarExactly((amount - refunded) / 100, intlTag(language))) },
    ];
  });
}

/** The added bags and seats, with their passengers. */
export function extraRows({ booking_passengers: party, orders }: MailBooking, t: ExtraWords): Fact[] {
  const names = party.toSorted((one, other) => one.position - other.position);
  const added = orders.filter(({ status }) => status === 'ticketed').flatMap((order) => extrasOf(order.order_choices, 'done'));
  return added.map((item) => {
    const who = names[item.passenger - 1];
    return {
      term: extraInWords(item, t),
      text: `${isolated(calledName(`${who?.given_names ?? ''} ${who?.surname ?? ''}`))} · ${flownWith(item)}`,
    };
  });
}

/** The days of a booking as a calendar file; null when they are unknown. */
export async function calendarOf(trip: MailBooking, language: Locale, now: Date): Promise<MailAttachment | null> {
  const { reference, offer, status, departure_date, last_travel_date } = trip;
  const name = offer.title?.[language];
  if (offer.flights.length === 0 && !name) return null;
  const t = (await wordsIn(language, ['selfService']))('selfService.booking');
  const content = tripCalendar(
    {
      reference,
      offers: offer.flights,
      dropped: offer.dropped,
      ...(name && { stay: { title: name, firstDay: departure_date, lastDay: last_travel_date } }),
      status,
    },
    calendarWords({ language, reference, sentence: (key, values) => t(key, values), cityName, airportName }),
    now,
  );
  return { filename: `${reference}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content };
}
