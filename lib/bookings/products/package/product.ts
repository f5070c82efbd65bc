import 'server-only';
import * as z from 'zod/mini';
import { pricesAsOf } from '@/content/packages/prices';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { formatQar } from '@/lib/money';
import { countedLine } from '@/lib/packages/counted-line';
import { airportOf } from '@/lib/packages/find-package';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { placesOf } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { pricedOn, ratesOf } from '@/lib/packages/rates';
import { failure, type Result, success } from '@/lib/result';
import { publishedIsRead } from '@/lib/state/published-content';
import { isolated } from '@/lib/text/isolate';
import { daysBetween, formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { kindAt, withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { BookingContext, BookingInWords, BookingProduct, BookingRefusal, PricedRequest, StoredBooking } from '../../product';
import { isOver } from '../flight/check';
import { describeFlights } from '../flight/mail';
import { type AskPrice, askPrice, priceFlights } from '../flight/price-again';
import { emptyDraft } from './draft';
import { flightSearchOf, missedNights, sumOf } from './flights/flight-search';
import { recordedTravellers } from './receipt';
import { type ChangedPrice, type PackageRequest, packageContent, packageRequest, packageTrip } from './schema';
import { storedPackage } from './stored';
import { writeTrip } from './trip-address';
import { checkTrip, departureError, fareType, lastDayOf } from './trip-rules';

/** The search of a stored request. */
const askedTrip = z.object({
  packageId: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  rooms: packageTrip.shape.rooms,
});

export const holiday: BookingProduct<PackageRequest> = {
  kind: 'package',
  maxBodyBytes: 64_000,
  rateLimit: 'package-request',
  schema: packageRequest,
  contentOf: packageContent,
  check: checkHoliday,
  priceAgain: (request, { requestId }) => priceHoliday(request, requestId, askPrice),
  /** At today's list price, with texts for the agent and the customer's account. */
  record(request) {
    const { found, price } = pricedToday(request);
    const { holiday, country } = found;
    const { season, lines } = price;
    const { trip, lead, travellers, flight } = request;
    const { departureDate, extraNights, rooms, extras, wishes } = trip;
    const lastDay = lastDayOf(trip, holiday.nights);
    const nights = holiday.nights + extraNights;
    const title = { en: holiday.name.en, ar: holiday.name.ar };
    const total = sumOf(price.total, flight?.offer);
    const legs = flight && [{ search: withoutAccounts(flight.search), offer: flight.offer }];
    const expiresAt = flight?.offer.expiresAt;
    return {
      search: { packageId: holiday.id, departureDate, returnDate: lastDay, rooms },
      offer: {
        title,
        packageId: holiday.id,
        country: country.slug,
        nights,
        season,
        rooms,
        extras,
        wishes,
        lines,
        total: Number(total),
        ...(legs && { legs }),
        ...(expiresAt && { expiresAt }),
        // What it was booked from: a version of the desk, or the file of this day.
        version: holiday.published?.version ?? null,
        pricesOn: pricedOn(holiday),
      },
      total,
      currency: 'QAR',
      departureDate,
      lastDay,
      ...(lead
        ? { passengers: [{ type: 'adult' as const, ...lead }], namesFollow: true as const }
        : { passengers: recordedTravellers(rooms, travellers) }),
    };
  },
  isWhole: ({ lead }) => !lead,
  takesNamesByLink: true,
  describe: describePackage,
  searchAgain(stored) {
    const { data: asked } = askedTrip.safeParse(stored);
    const holiday = asked && findPackage(asked.packageId)?.holiday;
    if (!asked || !holiday || departureError(asked.departureDate, todayInQatar())) return null;
    const extraNights = Math.max(0, daysBetween(asked.departureDate, asked.returnDate) - holiday.nights);
    const trip = writeTrip({ ...emptyDraft(), ...asked, extraNights });
    return `/travel/booking/${holiday.id}?${new URLSearchParams([['step', 'dates'], ...trip])}`;
  },
  pricesAsOf,
};

/** The signature of the flights is checked first: it vouches for price, party and days. */
export async function checkHoliday(
  request: PackageRequest,
  { now, secret }: Pick<BookingContext, 'now' | 'secret'>,
): Promise<BookingRefusal | null> {
  const { flight, trip } = request;
  const found = findPackage(request.packageId);
  if (!found) return { code: 'invalidBooking', errors: [{ path: 'packageId', message: 'packageUnknown' }] };
  const { nights } = found.holiday;
  const today = todayInQatar(now);
  if (flight) {
    const { signature, ...offer } = flight.offer;
    const seal = await checkOfferSignature(await signingKey(secret), offer, flight.search, signature, now);
    if (seal === 'altered') return { code: 'offerAltered' };
    if (seal === 'expired' || isOver(offer, now)) return { code: 'offerExpired' };
    const fitting = flightSearchOf(airportOf(found), trip, nights, today);
    const isForTrip = JSON.stringify(fitting) === JSON.stringify(flight.search);
    if (!isForTrip) return { code: 'invalidBooking', errors: [{ path: 'flight', message: 'flightOfOtherTrip' }] };
  }
  const errors = checkTrip(request, nights, today);
  return errors.length > 0 ? { code: 'invalidBooking', errors } : null;
}

/** Prices package and flights again; a change of either is shown before it is accepted. */
export async function priceHoliday(
  request: PackageRequest,
  requestId: string,
  ask: AskPrice,
): Promise<Result<PricedRequest<PackageRequest>, BookingRefusal>> {
  await publishedIsRead();
  const { rates, price } = pricedToday(request);
  const { flight } = request;
  if (request.total !== price.total) return failure({ code: 'priceChanged', details: { rates, price } satisfies ChangedPrice });
  if (!flight) return success({ request, priceUnconfirmed: false });
  const priced = await priceFlights([flight], pricedTravellers(request), requestId, ask);
  if (priced.ok) {
    const { offers, priceUnconfirmed } = priced.value;
    return success({ request: { ...request, flight: { ...flight, offer: offers[0] ?? flight.offer } }, priceUnconfirmed });
  }
  const { reason } = priced;
  if (reason.code === 'offerGone') return failure(reason);
  const [now] = reason.details.offers;
  return failure({ code: 'priceChanged', details: { rates, price, ...(now && { flight: now }) } satisfies ChangedPrice });
}

/** Those with a birthday, in the order of airlines: adults, children, infants. */
function pricedTravellers({ trip, travellers }: PackageRequest) {
  const order = Object.values(fareType);
  return placesOf(trip.rooms)
    .flatMap(({ age }, index) => {
      const person = travellers[index];
      const type = fareType[age === null ? 'adults' : kindAt(age)];
      return person ? [{ type, ...person }] : [];
    })
    .toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

/** The price of the trip by today's list. Throws for an unknown package. */
function pricedToday({ packageId, trip }: PackageRequest) {
  const found = findPackage(packageId);
  if (!found) throw new Error(`No holiday ${packageId}`);
  const rates = ratesOf(found);
  return { found, rates, price: priceOf(rates, trip) };
}

/** A package in mail: its flights, rooms, parts of the price, and what else the answer should cover. */
async function describePackage(booking: StoredBooking, language: Locale): Promise<BookingInWords> {
  const { data: holiday } = storedPackage.safeParse(booking.stored);
  if (!holiday) return { details: [] };
  const { nights, rooms, lines, wishes } = holiday;
  const t = await wordsIn(language, ['account', 'packages']);
  const [words, facts] = [t('packages.request'), t('account.dashboard.trips.facts')];
  const listed = new Intl.ListFormat(intlTag(language));
  const party = rooms.map(
    ({ adults, childAges }, index) =>
      `${words('rooms.room', { number: index + 1 })}: ${words('review.roomWith', { adults, children: childAges.length, ages: listed.format(childAges.map(String)) })}`,
  );
  const flown = await describeFlights(booking, language);
  const riyals = (amount: number) => isolated(formatQar(amount, intlTag(language)));
  const sold = booking.offer.supplierOffers[0]?.price?.total;
  const priced = [
    ...lines.flatMap((line) => {
      const counted = countedLine(line, words, intlTag(language));
      return counted ? [`${counted.label}: ${counted.sum}`] : [];
    }),
    ...(sold ? [`${words('flights.line')}: ${riyals(sold)}`] : []),
  ];
  const asked = wishes.flatMap((wish) =>
    words.has(`extras.${wish}` as 'extras.visa') ? [words(`extras.${wish}` as 'extras.visa')] : [],
  );
  const lost = nightsLost(booking);
  const missed = lost > 0 ? [words('flights.loss.total', { count: lost })] : [];
  const details = [
    { term: facts('nights'), text: nights === null ? '' : [String(nights), ...missed].join('\n') },
    { term: words('review.rooms'), text: party.join('\n') },
    { term: facts('included'), text: priced.join('\n') },
    { term: words('review.answer'), text: asked.join('\n') },
  ];
  if (!flown.flights) return { details: details.filter(({ text }) => text) };
  const days = [booking.departure_date, booking.last_travel_date].map((day) => isolated(formatDay(day))).join(' – ');
  return {
    flights: flown.flights,
    ...(flown.days && { days: flown.days }),
    details: [{ term: words('review.days'), text: days }, ...details.filter(({ text }) => text), ...flown.details],
  };
}

/** By the flights as they are booked now. */
function nightsLost({ offer, departure_date: firstDay, last_travel_date: lastDay }: StoredBooking): number {
  const ways = (offer.flights[0]?.itineraries ?? []).flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)];
    return first && last ? [{ departs: first.departure.at, arrives: last.arrival.at }] : [];
  });
  return missedNights(ways, { firstDay, lastDay }).nights;
}
