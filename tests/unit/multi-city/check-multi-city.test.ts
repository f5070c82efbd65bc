import { describe, expect, it } from 'vitest';
import { checkJourney } from '@/lib/bookings/products/multi-city/product';
import { type JourneyRequest, journeyRequest } from '@/lib/bookings/products/multi-city/schema';
import { journeyOf } from '@/lib/bookings/products/multi-city/trip-rules';
import { signingSecret } from '../bookings/booking-fixture';
import { roundOf, sealedJourney, timesOf } from './journey-fixture';

const now = new Date('2026-11-21T09:00:00Z');
const check = (request: JourneyRequest, at = now) => checkJourney(request, { secret: signingSecret, now: at });
const errorsOf = async (request: JourneyRequest) => {
  const refusal = await check(request);
  return refusal && 'errors' in refusal ? refusal.errors : refusal;
};

function changeLeg(request: JourneyRequest, at: number, change: Partial<JourneyRequest['legs'][number]['offer']>) {
  const legs = request.legs.map((leg, index) => (index === at ? { ...leg, offer: { ...leg.offer, ...change } } : leg));
  return { ...request, legs };
}

describe('a request for a journey', () => {
  it('that is valid is accepted', async () => {
    expect(await check(await sealedJourney())).toBeNull();
  });

  it.each([0, 1, 2])('with another price on leg %i is refused as altered', async (at) => {
    const request = await sealedJourney();
    const altered = changeLeg(request, at, { price: { currency: 'QAR', total: '1.00', base: '1.00' } });
    expect(await check(altered)).toEqual({ code: 'offerAltered', details: { legs: [at] } });
  });

  it('with exchanged legs is refused as altered', async () => {
    const { legs, ...request } = await sealedJourney();
    const [one, two, three] = legs as [(typeof legs)[number], (typeof legs)[number], (typeof legs)[number]];
    const swapped = [{ ...one, offer: two.offer }, { ...two, offer: one.offer }, three];
    expect(await check({ ...request, legs: swapped })).toEqual({ code: 'offerAltered', details: { legs: [0, 1] } });
  });

  it('with one expired signature is refused as expired', async () => {
    const request = await sealedJourney();
    const old = await sealedJourney({ expiresAt: '2026-11-21T08:59:59.000Z' });
    const legs = request.legs.map((leg, index) => (index === 1 ? (old.legs[1] ?? leg) : leg));
    expect(await check({ ...request, legs })).toEqual({ code: 'offerExpired', details: { legs: [1] } });
  });

  it.each([
    ['another number of adults', { adults: 1 }],
    ['a child more', { children: 1 }],
    ['another cabin', { cabinClass: 'BUSINESS' as const }],
  ])('whose second leg is for %s is refused', async (_, change) => {
    const searches = roundOf(['2027-01-14', '2027-01-20', '2027-01-25']);
    const mixed = searches.map((search, index) => (index === 1 ? { ...search, ...change } : search));
    expect(await errorsOf(await sealedJourney({ searches: mixed }))).toEqual([
      { path: 'legs.1.search', message: 'mixedParties' },
    ]);
  });

  it('whose days are not in order is refused', async () => {
    const searches = roundOf(['2027-01-20', '2027-01-14', '2027-01-25']);
    expect(await errorsOf(await sealedJourney({ searches }))).toEqual([
      { path: 'legs.1.search.departureDate', message: 'legsOutOfOrder' },
    ]);
  });

  const sameDay = roundOf(['2027-01-14', '2027-01-14', '2027-01-20']);

  it.each([
    ['before the first has landed', ['15:55', '23:05'], ['06:00', '08:15']],
    ['at the minute the first lands', ['06:00', '12:00'], ['12:00', '14:15']],
  ])('whose second leg leaves %s is refused', async (_, one, two) => {
    const request = await sealedJourney({ searches: sameDay, times: [timesOf(...one), timesOf(...two)] });
    expect(await errorsOf(request)).toEqual([{ path: 'legs.1.offer', message: 'legsOverlap' }]);
  });

  it('whose second leg leaves a minute after the first has landed is accepted, at the visitor’s own risk', async () => {
    const times = [timesOf('06:00', '12:00'), timesOf('12:01', '14:15')];
    expect(await check(await sealedJourney({ searches: sameDay, times }))).toBeNull();
  });

  it('with legs in different time zones is compared by instants', async () => {
    // 13:30 in Paris is 12:30 in London, before the landing there at 13:00.
    const [first, , last] = sameDay;
    if (!first || !last) throw new Error('No legs');
    const searches = [first, { ...last, departureDate: first.departureDate }];
    const times = [timesOf('08:00', '13:00'), timesOf('13:30', '22:00')];
    expect(await errorsOf(await sealedJourney({ searches, times }))).toEqual([{ path: 'legs.1.offer', message: 'legsOverlap' }]);
  });

  it('with its legs in reverse on one day is refused', async () => {
    const { legs, ...request } = await sealedJourney({
      searches: sameDay.slice(0, 2),
      times: [timesOf('06:00', '12:00'), timesOf('17:00', '19:15')],
    });
    expect(await check({ ...request, legs })).toBeNull();
    const reversed = await errorsOf({ ...request, legs: legs.toReversed() });
    expect(reversed).toEqual([{ path: 'legs.1.offer', message: 'legsOverlap' }]);
  });

  it('with the same flight twice is refused, at any position and fare', async () => {
    const { legs, ...request } = await sealedJourney();
    const [one, two] = legs;
    if (!one || !two) throw new Error('No legs');
    expect(await errorsOf({ ...request, legs: [one, one] })).toEqual([{ path: 'legs.1.offer', message: 'legRepeated' }]);
    const { legs: dearer } = await sealedJourney({ searches: [{ ...one.search }], prices: ['9000.00'] });
    expect(await errorsOf({ ...request, legs: [one, ...dearer] })).toEqual([{ path: 'legs.1.offer', message: 'legRepeated' }]);
  });

  it('with a return on a leg is refused', async () => {
    const [first, ...others] = roundOf(['2027-01-14', '2027-01-20', '2027-01-25']);
    const searches = first ? [{ ...first, returnDate: '2027-01-16' }, ...others] : [];
    expect(await errorsOf(await sealedJourney({ searches }))).toEqual([
      { path: 'legs.0.search.returnDate', message: 'oneWayOnly' },
    ]);
  });

  it('that has begun is refused', async () => {
    const request = await sealedJourney({ expiresAt: '2028-01-01T00:00:00.000Z' });
    expect(await check(request, new Date('2027-01-15T09:00:00Z'))).toEqual({
      code: 'invalidBooking',
      errors: [{ path: 'legs.0.search.departureDate', message: 'departurePast' }],
    });
  });

  it('checks passports and ages by the last take-off of all legs', async () => {
    const request = await sealedJourney();
    const [one, ...others] = request.passengers;
    if (!one) throw new Error('Nobody travels');
    const passengers = [{ ...one, passportExpiry: '2057-07-24', dateOfBirth: '2015-01-15' }, ...others];
    expect(await errorsOf({ ...request, passengers })).toEqual([
      { path: 'passengers.0.dateOfBirth', message: 'adultAge' },
      { path: 'passengers.0.passportExpiry', message: 'passportTooLong' },
    ]);
    expect(await check({ ...request, passengers: [{ ...one, passportExpiry: '2027-07-25' }, ...others] })).toBeNull();
    expect(journeyOf(request.legs)).toMatchObject({ departureDate: '2027-01-14', lastDay: '2027-01-25' });
  });

  it('has two to six legs', async () => {
    const { legs, ...request } = await sealedJourney();
    const counts = [1, 2, 6, 7].map((count) => {
      const some = Array.from({ length: count }, () => legs[0]);
      return journeyRequest.safeParse({ ...request, legs: some }).success;
    });
    expect(counts).toEqual([false, true, true, false]);
  });
});
