import 'server-only';
import * as z from 'zod/mini';
import { calendarWords, tripCalendar } from '@/lib/dashboard/trip-calendar';
import type { PackageDetails, StayDetails } from '@/lib/dashboard/trip-details';
import { tripColumns, tripRow } from '@/lib/dashboard/trips';
import { airlineName, airportName, cityName } from '@/lib/flights/place-names';
import { intlTag, type Locale, locales } from '@/lib/i18n/locales';
import type { MailAttachment } from '@/lib/mail-transport/mail-sender';
import { formatQar } from '@/lib/money';
import { countedLine } from '@/lib/packages/counted-line';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import { daysBetween, formatClock, formatDay, formatDayInWords } from '@/lib/time/dates';
import type { FlightItinerary, FlightSegment } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { namesOfStay } from '@/supabase/functions/_shared/contracts/hotels/stay-names';
import type { Fact } from '../layout';
import type { QueuedMail } from '../queued-mail';
import { typed, wordsIn } from '../words';
import { fareRows, personRows } from './fare-rows';

const about = z.object({ id: z.uuid() });
/** What the database keeps of an offer besides what the dashboard reads. */
const marks = z.catch(
  z.object({
    priceUnconfirmed: z.optional(z.boolean()),
    expiresAt: z.optional(z.string()),
    supplier: z.optional(z.string()),
    id: z.optional(z.string()),
  }),
  {},
);
const booking = z.extend(tripRow, {
  locale: z.enum(locales),
  contact_email: z.string(),
  contact_phone: z.string(),
  notes: z.string(),
  /** Null: nobody has paid. */
  confirmed_at: z.nullable(z.string()),
  marks,
});
/** A booking of any kind for mail: without passports. */
export type MailBooking = z.infer<typeof booking>;

/** The booking a mail is about; null when it is gone. */
export async function readBooking(mail: QueuedMail): Promise<MailBooking | null> {
  const { data, error } = await createAdminClient()
    .from('bookings')
    .select(`${tripColumns}, locale, contact_email, contact_phone, notes, confirmed_at, marks:offer`)
    .eq('id', about.parse(mail.data).id)
    .maybeSingle();
  if (error) throw error;
  return data === null ? null : booking.parse(data);
}

export interface TripWords {
  /** "Doha to London", the name of the hotel or of the holiday. */
  title: string;
  /** "14/01/2027 – 21/01/2027" */
  dates: string;
  price: string;
  /** What was asked for, line by line. */
  rows: Fact[];
  /** Of those: what, when and who. */
  plan: Fact[];
}

/** In letters. */
const longestUnbroken = 24;

/** A booking in words, for the traveller and for the agency alike. */
export async function describeTrip(trip: MailBooking, language: Locale): Promise<TripWords> {
  const t = await wordsIn(language, ['mail', 'account', 'bookings', 'hotels', 'packages', 'selfService']);
  const [mail, account] = [t('mail.trip'), t('account.dashboard.trips')];
  const { offer, departure_date: first, last_travel_date: last } = trip;
  const comma = language === 'ar' ? '، ' : ', ';
  const days = [...new Set([first, last])].map((day) => isolated(formatDay(day))).join(' – ');
  const price = isolated(formatQar(trip.total_amount, intlTag(language)));
  const travellers = trip.booking_passengers
    .toSorted((a, b) => a.position - b.position)
    .map(({ given_names, surname }) => isolated(`${given_names} ${surname}`));
  const fare = await fareRows(offer.flights, language);
  const itineraries = offer.flights.flatMap((flight) => flight.itineraries);
  const what: Fact[] = [
    { term: mail('what', { kind: trip.kind }), text: isolated(titleOf()), isStrong: true },
    ...(itineraries.length === 0 ? [{ term: mail('days'), text: days }] : itineraries.map(wayOf)),
  ];
  const who: Fact = {
    term: trip.kind === 'hotel' ? t('bookings.confirmation')('guests') : account('travellers'),
    text: travellers.join('\n'),
  };
  return {
    title: titleOf(),
    dates: days,
    price,
    plan: [...what, who],
    rows: [
      ...what,
      ...fare,
      ...(offer.details?.of === 'stay' ? stayRows(offer.details) : []),
      ...(offer.details?.of === 'holiday' ? holidayRows(offer.details) : []),
      who,
      ...(await personRows(offer.flights, language)),
      { term: account('total'), text: price, isStrong: true },
    ],
  };

  function titleOf(): string {
    if (offer.title) return offer.title[language];
    const ways = offer.flights.flatMap((flight) => flight.itineraries.slice(0, 1)).map(({ segments }) => segments);
    const ends = [ways[0]?.[0]?.departure, ...ways.map((segments) => segments.at(-1)?.arrival)];
    const [from, ...stops] = ends.flatMap((end) => (end ? [cityName(end.iataCode, language)] : []));
    if (!from) return account('noItinerary');
    return stops.length > 1 ? [from, ...stops].join(' – ') : account('route', { from, to: stops[0] ?? '' });
  }

  function wayOf({ segments }: FlightItinerary): Fact {
    const [start] = segments;
    return {
      term: start ? formatDayInWords(start.departure.at, intlTag(language)) : '',
      text: segments.map(flightLine).join('\n'),
      isWide: true,
    };
  }

  function flightLine({ carrierCode, number, departure, arrival }: FlightSegment): string {
    const lands = arrival.at.slice(0, 10) === departure.at.slice(0, 10) ? '' : ` ${formatDay(arrival.at)}`;
    return mail('flight', {
      airline: isolated(airlineName(carrierCode, language, {})),
      flight: isolated(`${carrierCode} ${number}`),
      from: placeOf(departure.iataCode),
      departure: isolated(formatClock(departure.at)),
      to: placeOf(arrival.iataCode),
      arrival: isolated(`${formatClock(arrival.at)}${lands}`),
    });
  }

  function placeOf(code: string): string {
    const name = airportName(code, language);
    // A short name stays on one line; a long one is wider than a phone.
    const unbroken = name.length > longestUnbroken ? name : name.replaceAll(' ', '\u00a0');
    return `${unbroken}\u00a0${isolated(`(${code})`)}`;
  }

  function stayRows(stay: StayDetails): Fact[] {
    const { rooms, board, cancellation, price: extra, wishes } = stay;
    const [stays, boards, facts] = [t('hotels.stayRequest'), t('hotels.results.boards'), t('account.dashboard.trips.facts')];
    const names = namesOfStay(stay, language);
    const due = extra?.dueAtProperty ?? 0;
    const guests = rooms.map(({ adults, childrenAges }, index) => {
      const party = [stays('summary.adults', { count: adults })];
      if (childrenAges.length > 0)
        party.push(stays('summary.children', { count: childrenAges.length, ages: childrenAges.join(comma) }));
      return `${stays('summary.room', { number: index + 1, name: typed(names.rooms[index] ?? '') })}\n${party.join(comma)}`;
    });
    const asked = wishes.flatMap((wish) =>
      stays.has(`wishes.${wish}` as 'wishes.cot') ? [stays(`wishes.${wish}` as 'wishes.cot')] : [],
    );
    return [
      ...(names.place.length > 0 ? [{ term: stays('receipt.address'), text: typed(names.place.join(comma)) }] : []),
      { term: facts('nights'), text: String(daysBetween(first, last)) },
      ...(guests.length > 0 ? [{ term: stays('receipt.guests'), text: guests.join('\n') }] : []),
      ...(board ? [{ term: stays('receipt.board'), text: boards(board) }] : []),
      ...(cancellation
        ? [
            {
              term: facts('cancellation'),
              text: cancellation.freeUntil
                ? facts('freeUntil', { day: isolated(formatDay(cancellation.freeUntil)) })
                : facts('notFree'),
            },
          ]
        : []),
      ...(due > 0 ? [{ term: stays('summary.due'), text: isolated(formatQar(due, intlTag(language))) }] : []),
      ...(asked.length > 0 ? [{ term: stays('form.wishes'), text: asked.join('\n') }] : []),
    ];
  }

  function holidayRows({ nights, rooms, lines, wishes }: PackageDetails): Fact[] {
    const [words, facts] = [t('packages.request'), t('account.dashboard.trips.facts')];
    const listed = new Intl.ListFormat(intlTag(language));
    const party = rooms.map(
      ({ adults, childAges }, index) =>
        `${words('rooms.room', { number: index + 1 })}: ${words('review.roomWith', { adults, children: childAges.length, ages: listed.format(childAges.map(String)) })}`,
    );
    const priced = lines.flatMap((line) => {
      const counted = countedLine(line, words, intlTag(language));
      return counted ? [`${counted.label}: ${counted.sum}`] : [];
    });
    const asked = wishes.flatMap((wish) =>
      words.has(`extras.${wish}` as 'extras.visa') ? [words(`extras.${wish}` as 'extras.visa')] : [],
    );
    return [
      ...(nights === null ? [] : [{ term: facts('nights'), text: String(nights) }]),
      ...(party.length > 0 ? [{ term: words('review.rooms'), text: party.join('\n') }] : []),
      ...(priced.length > 0 ? [{ term: facts('included'), text: priced.join('\n') }] : []),
      ...(asked.length > 0 ? [{ term: words('review.answer'), text: asked.join('\n') }] : []),
    ];
  }
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
      ...(name && { stay: { title: name, firstDay: departure_date, lastDay: last_travel_date } }),
      status,
    },
    calendarWords({ language, reference, sentence: (key, values) => t(key, values), cityName, airportName }),
    now,
  );
  return { filename: `${reference}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content };
}
