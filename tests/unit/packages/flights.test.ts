import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { HolidayFlightText } from '@/components/bookings/products/package/flights/holiday-flight-text';
import type { HolidayFlights } from '@/components/bookings/products/package/flights/use-holiday-flights';
import { PriceLines } from '@/components/bookings/products/package/price-lines';
import { settleAddress } from '@/components/bookings/products/package/step-address';
import { emptyDraft } from '@/lib/bookings/products/package/draft';
import {
  flightOf,
  flightSearchOf,
  type HolidayFlight,
  isFlightReady,
  missedNights,
  missedNightsOf,
  sumOf,
  wishesBeside,
} from '@/lib/bookings/products/package/flights/flight-search';
import { fitting, holidayFlights, isChanged, keepSeen } from '@/lib/bookings/products/package/flights/found-flights';
import { checkHoliday, holiday, priceHoliday } from '@/lib/bookings/products/package/product';
import type { PackageRequest } from '@/lib/bookings/products/package/schema';
import { readTrip, writeTrip } from '@/lib/bookings/products/package/trip-address';
import { readStored } from '@/lib/bookings/products/read-stored';
import { isKnownPlace } from '@/lib/flights/place-names';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { loadMessages } from '@/lib/i18n/messages';
import { airportOf } from '@/lib/packages/find-package';
import { allPackages, findPackage } from '@/lib/packages/on-sale/on-sale';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightSearchResponse, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { offerFor, signingSecret } from '../bookings/booking-fixture';

const today = todayInQatar();
const departureDate = addDays(today, 60);
const inTime = new Date(Date.now() + 20 * 60_000).toISOString();
const paris = findPackage('paris');
if (!paris) throw new Error('no Paris');
const { nights } = paris.holiday;
const trip = { departureDate, extraNights: 1, rooms: [{ adults: 2, childAges: [8] }] };
const familySearch = searchOf(trip);

function searchOf(some: typeof trip): FlightSearchRequest {
  const search = flightSearchOf('CDG', some, nights, today);
  if (!search) throw new Error('not searchable');
  return search;
}

interface OfferChange {
  id?: string;
  total?: string;
  /** Hours and minutes, out and home. */
  arrivals?: readonly string[];
  lands?: string;
  /** Local time of the flight home on the last day. */
  leaves?: string;
  stops?: number;
  duration?: string;
}

function offer({ id = 'offer-1', total = '6000.00', lands, leaves, stops = 0, duration = 'PT7H10M' }: OfferChange = {}) {
  const made: SignedFlightOffer = { ...offerFor(familySearch, total), id, signature: `signature of ${id}` };
  const itineraries = made.itineraries.map((way, index) => ({
    ...way,
    duration,
    segments: way.segments.map((segment) => ({
      ...segment,
      number: `${id.length}${index}`,
      numberOfStops: stops,
      departure: { ...segment.departure, ...(leaves && index === 1 && { at: `${familySearch.returnDate}T${leaves}:00` }) },
      arrival: { ...segment.arrival, ...(lands && index === 0 && { at: `${lands}T05:00:00` }) },
    })),
  }));
  return { ...made, itineraries };
}

function answerOf(...data: SignedFlightOffer[]): FlightSearchResponse {
  const meta = { supplier: 'sandbox', sandbox: true, suppliers: [], searchedAt: new Date().toISOString(), expiresAt: inTime };
  return { data, otherFares: {}, searchParams: familySearch, dictionaries: { carriers: {}, aircraft: {} }, meta };
}

describe('the search for a trip', () => {
  it('leaves Doha on its first day and returns on its last, for everybody as airlines count ages', () => {
    expect(familySearch).toEqual({
      origin: 'DOH',
      destination: 'CDG',
      departureDate,
      returnDate: addDays(departureDate, nights + 1),
      adults: 2,
      children: 1,
      infants: 0,
      cabinClass: 'ECONOMY',
    });
    const rooms = [
      { adults: 2, childAges: [1, 2] },
      { adults: 1, childAges: [11, 12] },
    ];
    expect(searchOf({ ...trip, rooms })).toMatchObject({ adults: 4, children: 2, infants: 1 });
  });

  it('waits for the day and the ages, and is not made for what airlines do not sell', () => {
    expect(isFlightReady({ ...trip, departureDate: '' })).toBe(false);
    expect(isFlightReady({ ...trip, rooms: [{ adults: 2, childAges: [null] }] })).toBe(false);
    expect(flightSearchOf('CDG', { ...trip, departureDate: '' }, nights, today)).toBeNull();
    const crowd = Array.from({ length: 4 }, () => ({ adults: 3, childAges: [] }));
    expect(flightSearchOf('CDG', { ...trip, rooms: crowd }, nights, today)).toBeNull();
    const babies = [{ adults: 1, childAges: [0, 1] }];
    expect(flightSearchOf('CDG', { ...trip, rooms: babies }, nights, today)).toBeNull();
    expect(flightSearchOf('CDG', { ...trip, departureDate: addDays(today, 360) }, nights, today)).toBeNull();
  });

  it('leads to an airport that the search knows, for every package', () => {
    expect(allPackages().filter((found) => !isKnownPlace(airportOf(found)))).toEqual([]);
  });
});

describe('the flights to choose from', () => {
  it('are the cheapest and those that are better in something, each once', () => {
    const slow = offer({ id: 'slow', total: '4000.00', stops: 2, duration: 'PT20H' });
    const direct = offer({ id: 'direct', total: '5000.00' });
    const dear = offer({ id: 'dearest', total: '9000.00' });
    const flights = holidayFlights(answerOf(dear, direct, slow), familySearch, 'en');
    expect(flights.map(({ offer: { id }, kinds }) => [id, kinds])).toEqual([
      ['slow', ['cheapest', 'daytime']],
      ['direct', ['nonStop', 'best']],
    ]);
    expect(flights[0]).toMatchObject({
      total: 4000,
      airlines: ['Qatar Airways'],
      ways: [{ from: 'DOH', stops: 2 }, { to: 'DOH' }],
    });
    const found = { type: 'found', flights } as const;
    expect(flightOf(found, 'best')).toBe(flights[1]);
    expect(flightOf(found, 'none')).toBeNull();
    expect(holidayFlights(answerOf(direct, slow), familySearch, 'en', ['slow'])).toHaveLength(1);
    expect(holidayFlights(answerOf(), familySearch, 'en')).toEqual([]);
  });

  it('land on the first day, so that no night is lost, unless none does', () => {
    const onTheDay = summarizeOffer(offer({ id: 'day', total: '7000.00' }));
    const overnight = summarizeOffer(offer({ id: 'night', total: '3000.00', lands: addDays(departureDate, 1) }));
    const inTheNight = summarizeOffer(offer({ id: 'early', total: '2000.00', leaves: '02:15' }));
    expect(fitting([overnight, inTheNight, onTheDay], familySearch)).toEqual([onTheDay]);
    expect(fitting([overnight, inTheNight], familySearch)).toEqual([overnight, inTheNight]);
  });

  it.each([
    ['in the afternoon', '14:05', 0, '11:00', { nights: 0, landsLate: false }],
    ['late in the evening', '22:00', 0, '11:00', { nights: 0, landsLate: true }],
    [
      'the next morning',
      '05:00',
      1,
      '11:00',
      { nights: 1, landsAfterFirstNight: true, leavesInLastNight: false, landsLate: false },
    ],
    [
      'two days later, and home at night',
      '23:30',
      2,
      '05:59',
      { nights: 3, landsAfterFirstNight: true, leavesInLastNight: true },
    ],
    ['in time, and home at six', '21:59', 0, '06:00', { nights: 0, leavesInLastNight: false, landsLate: false }],
  ])('that land %s say what they cost of the stay', (_, lands, days, leaves, missed) => {
    const [firstDay, lastDay] = ['2027-02-26', '2027-03-03'];
    const ways = [
      { departs: `${firstDay}T08:00:00`, arrives: `${addDays(firstDay, days)}T${lands}:00` },
      { departs: `${lastDay}T${leaves}:00`, arrives: `${lastDay}T23:00:00` },
    ];
    expect(missedNights(ways, { firstDay, lastDay })).toMatchObject(missed);
    const home = [
      { ...ways[0], arrives: `${firstDay}T12:00:00` },
      { ...ways[1], departs: '2027-03-01T12:00:00' },
    ] as typeof ways;
    expect(missedNights(home, { firstDay, lastDay }).nights, 'home two days before the end').toBe(2);
  });

  it('keep every night until a visitor chooses another, and a flight that does not is not the cheapest', () => {
    const direct = offer({ id: 'direct', total: '3000.00', leaves: '02:15' });
    const slow = offer({ id: 'slow', total: '4000.00', stops: 1 });
    const flights = holidayFlights(answerOf(direct, slow), familySearch, 'en');
    expect(
      flights.map(({ offer: { id }, ...flight }) => [id, flight.kinds.includes('cheapest'), missedNightsOf(flight).nights]),
    ).toEqual([
      ['slow', true, 0],
      ['direct', false, 1],
    ]);
  });

  it.each([
    ['en', 'These flights cost you 1 night of your 5 nights: you leave before the last night is over.', 'QAR', 'more for all'],
    ['ar', 'تأخذ هذه الرحلات ليلة واحدة من إقامتك (5 ليالٍ): تغادر قبل انقضاء الليلة الأخيرة.', 'ر.ق', 'أغلى بمقدار'],
  ] as const)(
    'say beside them, in the total and on the receipt what is lost, and what it costs to keep it (%s)',
    async (locale, lost, currency, more) => {
      const direct = offer({ id: 'direct', total: '3000.00', leaves: '02:15' });
      const answer = answerOf(direct, offer({ id: 'slow', total: '4000.00', stops: 1 }));
      const flights = holidayFlights(answer, familySearch, locale);
      const [keeps, loses] = flights;
      if (!keeps || !loses) throw new Error('two flights');
      const { packages } = await loadMessages(locale, ['packages']);
      const among = { found: { type: 'found' as const, flights } } as unknown as HolidayFlights;
      const drawn = (children: ReactNode) =>
        renderToStaticMarkup(
          createElement(NextIntlClientProvider, { locale, messages: { packages }, timeZone: 'Asia/Qatar', children }),
        )
          .replace(/<[^>]*>|[\u2066-\u2069]/g, '')
          .replaceAll('\u00a0', ' ');
      const text = drawn(createElement(HolidayFlightText, { flight: loses, among }));
      expect(text).toContain(lost.replaceAll('5', String(nights + 1)));
      expect(text).toContain(more);
      expect(text).toContain('1,000');
      expect(text).toContain(currency);
      expect(drawn(createElement(HolidayFlightText, { flight: keeps, among }))).not.toContain(more);
      const price = priceOf(ratesOf(paris), { ...trip, extras: [] });
      const total = (flight: HolidayFlight) => drawn(createElement(PriceLines, { price, flight, total: 1, travellers: 3 }));
      const inTotal = locale === 'en' ? '1 night is lost to the flight times' : 'تضيع ليلة واحدة بسبب مواعيد الطيران';
      expect(total(loses)).toContain(inTotal);
      expect(total(keeps)).not.toContain(inTotal);
      // Where none keeps all nights, this is said instead of a difference.
      const alone = { found: { type: 'found' as const, flights: [loses] } } as unknown as HolidayFlights;
      expect(drawn(createElement(HolidayFlightText, { flight: loses, among: alone }))).toContain(
        packages.request.flights.loss.noneKeeps,
      );
    },
  );

  it('keep the one that was seen while it is sold, at its price of now', () => {
    const seen = offer({ id: 'seen', total: '5000.00' });
    const cheaper = offer({ id: 'cheaper!', total: '4000.00' });
    const again = { ...seen, id: 'seen', signature: 'new' };
    const found = keepSeen(answerOf(cheaper, again), familySearch, 'en', { offer: seen, kind: 'cheapest' });
    expect(found.isSame).toBe(true);
    expect(flightOf({ type: 'found', flights: found.flights }, 'cheapest')?.offer.signature).toBe('new');
    const now = { ...seen, price: { ...seen.price, total: '5100.00' } };
    const dearer = keepSeen(answerOf(again), familySearch, 'en', { offer: seen, kind: 'cheapest', now });
    expect(dearer.flights[0]?.total).toBe(5100);
    expect(isChanged(now, seen)).toBe(true);
    const gone = keepSeen(answerOf(cheaper, again), familySearch, 'en', { offer: seen, kind: 'cheapest', lost: ['seen'] });
    expect(gone.isSame).toBe(false);
    expect(gone.flights.map(({ offer: { id } }) => id)).toEqual(['cheaper!']);
  });
});

it('package and flights have one sum, and flights are asked for only where they are not in it', () => {
  expect(sumOf(11_000)).toBe('11000.00');
  expect(sumOf(11_000, { price: { currency: 'QAR', total: '2133.35', base: '1.00' } })).toBe('13133.35');
  expect(sumOf(0, { price: { currency: 'QAR', total: '0.1', base: '0.1' } })).toBe('0.10');
  expect(wishesBeside(['flights', 'visa'], 'cheapest', true)).toEqual(['visa']);
  expect(wishesBeside(['visa'], 'cheapest', false)).toEqual(['flights', 'visa']);
  expect(wishesBeside(['visa'], 'none', false)).toEqual(['visa']);
  expect(writeTrip(readTrip(new URLSearchParams('flight=none')))).toEqual([['flight', 'none']]);
  expect(readTrip(new URLSearchParams('flight=cheapest&flight=%3Cb%3E')).flight).toBe('cheapest');
});

describe('a request with flights', () => {
  async function requestWith(flight: { search?: FlightSearchRequest; offer?: SignedFlightOffer; expiresAt?: string } = {}) {
    const { search = familySearch, expiresAt = inTime } = flight;
    const { signature: _, ...unsigned } = flight.offer ?? offer();
    const signature = await signOffer(await signingKey(signingSecret), unsigned, search, expiresAt);
    const whole = { ...trip, extras: [], wishes: [] };
    const year = Number(departureDate.slice(0, 4));
    const person = (givenNames: string, years: number) => ({
      title: years < 18 ? ('MISS' as const) : ('MRS' as const),
      gender: 'female' as const,
      givenNames,
      surname: 'Al-Example',
      dateOfBirth: `${year - years}-01-01`,
    });
    const request: PackageRequest = {
      idempotencyKey: crypto.randomUUID(),
      locale: 'en',
      packageId: 'paris',
      trip: whole,
      total: priceOf(ratesOf(paris as NonNullable<typeof paris>), whole).total,
      flight: { search, offer: { ...unsigned, signature } },
      travellers: [person('Amina', 36), person('Sara', 40), person('Noor', 8)],
      contact: { email: 'amina@example.com', phone: '+97440000000' },
    };
    return request;
  }
  const check = (request: PackageRequest) => checkHoliday(request, { now: new Date(), secret: signingSecret });

  it('is taken with the signed offer for its own days and party only', async () => {
    const request = await requestWith();
    expect(await check(request)).toBeNull();
    const { flight } = request;
    if (!flight) throw new Error('no flight');
    const cheap = { ...flight, offer: { ...flight.offer, price: { ...flight.offer.price, total: '1.00' } } };
    expect(await check({ ...request, flight: cheap })).toEqual({ code: 'offerAltered' });
    expect(await check(await requestWith({ expiresAt: new Date(Date.now() - 1000).toISOString() }))).toEqual({
      code: 'offerExpired',
    });
    const others = [
      searchOf({ ...trip, departureDate: addDays(departureDate, 1) }),
      searchOf({ ...trip, rooms: [{ adults: 1, childAges: [] }] }),
      { ...familySearch, destination: 'NCE' },
    ];
    for (const search of others)
      expect(await check(await requestWith({ search }))).toMatchObject({ code: 'invalidBooking', errors: [{ path: 'flight' }] });
  });

  it('says so when somebody has another fare on the way home', async () => {
    const request = await requestWith();
    const [one, two, child] = request.travellers;
    if (!one || !two || !child) throw new Error('no travellers');
    const babyTrip = { ...trip, rooms: [{ adults: 2, childAges: [1] }], extras: [], wishes: [] };
    const born = `${Number(departureDate.slice(0, 4)) - 2}${addDays(departureDate, 2).slice(4)}`;
    const withBaby = await requestWith({ search: searchOf(babyTrip) });
    const refusal = await check({ ...withBaby, trip: babyTrip, travellers: [one, two, { ...child, dateOfBirth: born }] });
    expect(refusal).toEqual({
      code: 'invalidBooking',
      errors: [{ path: 'travellers.2.dateOfBirth', message: 'fareAge' }],
    });
  });

  it('is stored at the sum of both, and read again with both', async () => {
    const request = await requestWith();
    const { offer: stored, total, search } = holiday.record(request);
    expect(total).toBe(sumOf(request.total, request.flight?.offer));
    expect(search).toMatchObject({ packageId: 'paris', departureDate });
    expect(holiday.searchAgain?.(search)).toBe(
      `/travel/booking/paris?${new URLSearchParams([['step', 'dates'], ...writeTrip({ ...emptyDraft(), ...trip })])}`,
    );
    expect(holiday.searchAgain?.({ ...search, departureDate: today })).toBeNull();
    const read = readStored('package', stored);
    expect(read.title?.en).toBe(paris.holiday.name.en);
    expect(read.flights).toHaveLength(1);
    expect(read.supplierOffers).toMatchObject([{ supplier: 'sandbox', id: 'offer-1', price: { total: 6000 } }]);
    const { flight: _, ...alone } = request;
    expect(holiday.record(alone).total).toBe(sumOf(request.total));
    expect(readStored('package', holiday.record(alone).offer).flights).toEqual([]);
  });

  it('is priced again: what has changed in either part is shown before it is accepted', async () => {
    const request = await requestWith();
    const sold = request.flight?.offer ?? offer();
    const dearer = { ...sold, price: { ...sold.price, total: '6500.00' } };
    const same = await priceHoliday(request, 'r', async () => ({ status: 'same', offer: sold }));
    expect(same).toMatchObject({ ok: true, value: { priceUnconfirmed: false } });
    const silent = await priceHoliday(request, 'r', async () => ({ status: 'unknown' }));
    expect(silent).toMatchObject({ ok: true, value: { priceUnconfirmed: true } });
    const changed = await priceHoliday(request, 'r', async () => ({ status: 'changed', offer: dearer }));
    expect(changed).toMatchObject({
      ok: false,
      reason: { code: 'priceChanged', details: { price: { total: request.total }, flight: { price: { total: '6500.00' } } } },
    });
    const gone = await priceHoliday(request, 'r', async () => ({ status: 'gone' }));
    expect(gone).toMatchObject({ ok: false, reason: { code: 'offerGone' } });
    const ask = vi.fn();
    const old = await priceHoliday({ ...request, total: request.total - 10 }, 'r', ask);
    expect(old).toMatchObject({ ok: false, reason: { code: 'priceChanged', details: { price: { total: request.total } } } });
    expect(ask).not.toHaveBeenCalled();
  });
});

it('a step that was opened before the address settled stays open', () => {
  const replaceState = vi.fn();
  const location = { search: '?step=ask&utm=1', pathname: '/travel/booking/paris' };
  vi.stubGlobal('window', { location, history: { state: { karamPackageStep: true }, replaceState } });
  const draft = { ...emptyDraft(), departureDate };
  const settle = (rendered: string) => settleAddress(draft, 'dates', (asked) => asked, new URLSearchParams(rendered));
  const settled = `?utm=1&step=ask&departure=${departureDate}`;
  const call = [{ karamPackageStep: true }, '', `/travel/booking/paris${settled}`];
  settle('step=dates&utm=1');
  expect(replaceState.mock.calls).toEqual([call]);
  // The router is call until the page has been rendered with it.
  location.search = settled;
  settle('step=dates&utm=1');
  expect(replaceState.mock.calls).toEqual([call, call]);
  settle(settled);
  expect(replaceState.mock.calls).toHaveLength(2);
  vi.unstubAllGlobals();
});
