import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkFlight } from '@/lib/bookings/products/flight/check';
import { flightContent, flightRequest } from '@/lib/bookings/products/flight/schema';
import { familySearch, offerFor, sealedBooking, signingSecret } from './booking-fixture';

const now = new Date('2026-11-21T08:00:00Z');
/** As it is hashed. */
const textOf = (booking: Booking) => JSON.stringify(flightContent(booking));

afterEach(() => void vi.unstubAllEnvs());

describe('the check of a flight', () => {
  it('accepts a valid, signed request', async () => {
    expect(await checkFlight(await sealedBooking(), { secret: signingSecret, now })).toBeNull();
  });

  it.each([
    [
      'price',
      (booking: Booking) => ({ ...booking, offer: { ...booking.offer, price: { ...booking.offer.price, total: '1.00' } } }),
    ],
    [
      'flights',
      (booking: Booking) => ({ ...booking, offer: { ...booking.offer, itineraries: booking.offer.itineraries.slice(1) } }),
    ],
    ['party', (booking: Booking) => ({ ...booking, search: { ...booking.search, adults: 1 } })],
    ['cabin', (booking: Booking) => ({ ...booking, search: { ...booking.search, cabinClass: 'FIRST' as const } })],
    ['seal', (booking: Booking) => ({ ...booking, offer: { ...booking.offer, signature: 'made up' } })],
    [
      'end of the seal',
      (booking: Booking) => {
        const seal = booking.offer.signature.split('.').at(-1);
        return { ...booking, offer: { ...booking.offer, signature: `2099-01-01T00:00:00.000Z.${seal}` } };
      },
    ],
  ])('detects a change of the %s', async (_, change) => {
    expect(await checkFlight(change(await sealedBooking()), { secret: signingSecret, now })).toEqual({ code: 'offerAltered' });
  });

  it('refuses a foreign signature', async () => {
    const booking = await sealedBooking({ secret: 'another secret, of thirty-two letters too' });
    expect(await checkFlight(booking, { secret: signingSecret, now })).toEqual({ code: 'offerAltered' });
  });

  it('takes no passenger without a passport where tickets are issued at once', async () => {
    const whole = await sealedBooking();
    const [first, ...others] = whole.passengers;
    if (!first) throw new Error('Somebody travels');
    const booking = { ...whole, passengers: [{ ...first, passportNumber: undefined, passportExpiry: undefined }, ...others] };
    expect(await checkFlight(booking, { secret: signingSecret, now })).toBeNull();
    vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
    vi.stubEnv('PAY_NOW', 'flight');
    expect(await checkFlight(whole, { secret: signingSecret, now })).toBeNull();
    expect(await checkFlight(booking, { secret: signingSecret, now })).toEqual({
      code: 'invalidBooking',
      errors: [{ path: 'passengers.0.passportNumber', message: 'passportNumberInvalid' }],
    });
  });

  it('refuses an offer from the moment it expires', async () => {
    const booking = await sealedBooking({ expiresAt: '2026-11-21T08:00:00.001Z' });
    expect(await checkFlight(booking, { secret: signingSecret, now })).toBeNull();
    expect(await checkFlight(booking, { secret: signingSecret, now: new Date(now.getTime() + 1) })).toEqual({
      code: 'offerExpired',
    });
  });

  it('refuses an offer that its supplier no longer holds, even if its signature is valid', async () => {
    const held = (expiresAt: string) => sealedBooking({ offer: { ...offerFor(familySearch), expiresAt } });
    expect(await checkFlight(await held('2026-11-21T08:00:01Z'), { secret: signingSecret, now })).toBeNull();
    expect(await checkFlight(await held('2026-11-21T08:00:00Z'), { secret: signingSecret, now })).toEqual({
      code: 'offerExpired',
    });
  });

  it('uses the day in Qatar to find past dates', async () => {
    const booking = await sealedBooking({ expiresAt: '2027-02-01T00:00:00.000Z' });
    expect(await checkFlight(booking, { secret: signingSecret, now: new Date('2027-01-14T20:59:59Z') })).toBeNull();
    expect(await checkFlight(booking, { secret: signingSecret, now: new Date('2027-01-14T21:00:00Z') })).toEqual({
      code: 'invalidBooking',
      errors: [{ path: 'search.departureDate', message: 'departurePast' }],
    });
  });

  it('takes one name in place of all passengers, and not beside some of them', async () => {
    const lead = { givenNames: 'Amina Sara', surname: 'Al-Example' };
    const booking = await sealedBooking();
    expect(await checkFlight({ ...booking, lead, passengers: [] }, { secret: signingSecret, now })).toBeNull();
    const some = { ...booking, lead, passengers: booking.passengers.slice(1) };
    expect(await checkFlight(some, { secret: signingSecret, now })).toMatchObject({ code: 'invalidBooking' });
    expect(await checkFlight({ ...booking, passengers: [] }, { secret: signingSecret, now })).toMatchObject({
      code: 'invalidBooking',
    });
  });

  it('reports the fields of passengers that do not fit the trip', async () => {
    const booking = await sealedBooking();
    const passengers = booking.passengers.map((one) => ({ ...one, passportExpiry: '2057-02-01' }));
    expect(await checkFlight({ ...booking, passengers }, { secret: signingSecret, now })).toEqual({
      code: 'invalidBooking',
      errors: [0, 1, 2, 3].map((index) => ({ path: `passengers.${index}.passportExpiry`, message: 'passportTooLong' })),
    });
  });
});

type Booking = Awaited<ReturnType<typeof sealedBooking>>;

describe('the content hash of a request', () => {
  it('is the same for the same content, with any order of keys, idempotency key or signature', async () => {
    const one = await sealedBooking();
    const other = await sealedBooking({ expiresAt: '2026-12-24T00:00:00.000Z' });
    const shuffled = Object.fromEntries(Object.entries(other).toReversed());
    expect(textOf(flightRequest.parse(shuffled))).toBe(textOf(flightRequest.parse(one)));
  });

  it.each([
    [
      'a passenger',
      (booking: Booking) => ({ ...booking, passengers: booking.passengers.map((p) => ({ ...p, surname: 'Else' })) }),
    ],
    ['the phone', (booking: Booking) => ({ ...booking, contact: { ...booking.contact, phone: '+97440000001' } })],
    [
      'the price',
      (booking: Booking) => ({ ...booking, offer: { ...booking.offer, price: { ...booking.offer.price, total: '1.00' } } }),
    ],
    ['the search', (booking: Booking) => ({ ...booking, search: { ...familySearch, destination: 'CDG' } })],
  ])('changes with %s', async (_, change) => {
    const booking = await sealedBooking();
    expect(textOf(change(booking))).not.toBe(textOf(booking));
  });
});
