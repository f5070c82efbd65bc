import 'server-only';
import { pricesAsOf } from '@/content/packages/prices';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { countedLine } from '@/lib/packages/counted-line';
import { findPackage } from '@/lib/packages/find-package';
import { placesOf } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { failure, success } from '@/lib/result';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import { typeAtAge } from '../people';
import type { BookingInWords, BookingProduct, StoredBooking } from '../product';
import { checkFlight } from './flight/check';
import { describeFlights } from './flight/mail';
import { askPrice, priceFlights } from './flight/price-again';
import { type FlightRequest, flightContent, flightRequest } from './flight/schema';
import { tripDatesOf } from './flight/trip-rules';
import { giftCard } from './gift-card/product';
import { multiCity } from './multi-city/product';
import { type ChangedPrice, type PackageRequest, packageContent, packageRequest } from './package/schema';
import { storedPackage } from './package/stored';
import { checkTrip, lastDayOf } from './package/trip-rules';
import { stay } from './stay/product';

export const holiday: BookingProduct<PackageRequest> = {
  kind: 'package',
  maxBodyBytes: 64_000,
  rateLimit: 'package-request',
  schema: packageRequest,
  contentOf: packageContent,
  check(request, { now }) {
    const found = findPackage(request.packageId);
    const unknown = [{ path: 'packageId', message: 'packageUnknown' }];
    const errors = found ? checkTrip(request, found.holiday.nights, todayInQatar(now)) : unknown;
    return errors.length > 0 ? { code: 'invalidBooking', errors } : null;
  },
  priceAgain(request) {
    const { rates, price } = pricedToday(request);
    const details: ChangedPrice = { rates, price };
    if (request.total !== price.total) return failure({ code: 'priceChanged', details });
    return success({ request, priceUnconfirmed: false });
  },
  /** At today's list price, with texts for the agent and the customer's account. */
  record(request) {
    const { found, price } = pricedToday(request);
    const { holiday, country } = found;
    const { season, lines, total } = price;
    const { trip, lead, travellers } = request;
    const { departureDate, extraNights, rooms, extras, wishes } = trip;
    const lastDay = lastDayOf(trip, holiday.nights);
    const nights = holiday.nights + extraNights;
    const title = { en: holiday.name.en, ar: holiday.name.ar };
    return {
      search: { packageId: holiday.id, departureDate, returnDate: lastDay, rooms },
      offer: { title, packageId: holiday.id, country: country.slug, nights, season, rooms, extras, wishes, lines, total },
      total: total.toFixed(2),
      currency: 'QAR',
      departureDate,
      lastDay,
      passengers: lead
        ? [{ type: 'adult', ...lead }]
        : placesOf(rooms).flatMap(({ age }, index) => {
            const { title, gender, givenNames, surname, dateOfBirth, passportNumber, passportExpiry } = travellers[index] ?? {};
            if (!title || !gender || !givenNames || !surname || !dateOfBirth) return [];
            const passport = { ...(passportNumber && { passportNumber }), ...(passportExpiry && { passportExpiry }) };
            return { type: typeAtAge(age), title, gender, givenNames, surname, dateOfBirth, ...passport };
          }),
    };
  },
  isWhole: ({ lead }) => !lead,
  describe: describePackage,
  pricesAsOf,
};

/** The price of the trip by today's list. Throws for an unknown package. */
function pricedToday({ packageId, trip }: PackageRequest) {
  const found = findPackage(packageId);
  if (!found) throw new Error(`No holiday ${packageId}`);
  const rates = ratesOf(found);
  return { found, rates, price: priceOf(rates, trip) };
}

/** A package in mail: rooms, parts of the price, and what else the answer should cover. */
async function describePackage({ stored }: StoredBooking, language: Locale): Promise<BookingInWords> {
  const { data: holiday } = storedPackage.safeParse(stored);
  if (!holiday) return { details: [] };
  const { nights, rooms, lines, wishes } = holiday;
  const t = await wordsIn(language, ['account', 'packages']);
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
  const details = [
    { term: facts('nights'), text: nights === null ? '' : String(nights) },
    { term: words('review.rooms'), text: party.join('\n') },
    { term: facts('included'), text: priced.join('\n') },
    { term: words('review.answer'), text: asked.join('\n') },
  ];
  return { details: details.filter(({ text }) => text) };
}

const flight: BookingProduct<FlightRequest> = {
  kind: 'flight',
  maxBodyBytes: 64_000,
  rateLimit: 'booking',
  schema: flightRequest,
  contentOf: flightContent,
  check: checkFlight,
  async priceAgain(request, { requestId }) {
    const priced = await priceFlights([request], request.passengers, requestId, askPrice);
    if (!priced.ok) return priced;
    const { offers, priceUnconfirmed } = priced.value;
    return success({ request: { ...request, offer: offers[0] ?? request.offer }, priceUnconfirmed });
  },
  record({ search, offer, passengers }) {
    const { total, currency } = offer.price;
    return { search: withoutAccounts(search), offer, total, currency, passengers, ...tripDatesOf(offer) };
  },
  describe: describeFlights,
};

/** Every product that can be booked, by its name in `/api/bookings/<product>`. A new product is a folder beside these and a line here. */
export const bookingProducts: Readonly<Record<string, BookingProduct>> = {
  flight,
  'multi-city': multiCity,
  stay,
  package: holiday,
  'gift-card': giftCard,
};

/** The product with bookings of this kind; undefined for one that this version does not sell. */
export function productOf(kind: string): BookingProduct | undefined {
  return Object.values(bookingProducts).find((product) => product.kind === kind);
}
