import { describe, expect, it, vi } from 'vitest';
import type { Passenger } from '@/lib/bookings/people';
import { type AskPrice, type PriceNow, priceFlights, travellersIn } from '@/lib/bookings/products/flight/price-again';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { passengerOf, sealedBooking } from './booking-fixture';

const resealed = (offer: SignedFlightOffer, total = offer.price.total): SignedFlightOffer => ({
  ...offer,
  price: { ...offer.price, total },
  signature: 'sealed anew',
});

/** Two flights, with the answers for each in turn. */
async function price(...answers: ((offer: SignedFlightOffer) => PriceNow)[]) {
  const flights = [await sealedBooking(), await sealedBooking()];
  let asked = 0;
  const ask = vi.fn<AskPrice>(async ({ offer }) => answers[asked++]?.(offer) ?? { status: 'unknown' });
  return { flights, ask, priced: await priceFlights(flights, [passengerOf('adult')], 'request-of-test', ask) };
}

const same = (offer: SignedFlightOffer): PriceNow => ({ status: 'same', offer: resealed(offer) });
const dearer = (offer: SignedFlightOffer): PriceNow => ({ status: 'changed', offer: resealed(offer, '9999.00') });
const gone = (): PriceNow => ({ status: 'gone' });
const unknown = (): PriceNow => ({ status: 'unknown' });

describe('flights priced again', () => {
  it('are confirmed with the current offers', async () => {
    const { priced, flights } = await price(same, same);
    const offers = flights.map(({ offer }) => resealed(offer));
    expect(priced).toEqual({ ok: true, value: { offers, priceUnconfirmed: false } });
  });

  it('have all offers in order when one has changed', async () => {
    const { priced, flights } = await price(unknown, dearer);
    const [first, second] = flights.map(({ offer }) => offer) as [SignedFlightOffer, SignedFlightOffer];
    expect(priced).toEqual({
      ok: false,
      reason: { code: 'priceChanged', details: { offers: [first, resealed(second, '9999.00')] } },
    });
  });

  it('are changed when the same price includes less', async () => {
    const withoutBags = (offer: SignedFlightOffer): PriceNow => ({
      status: 'changed',
      offer: {
        ...resealed(offer),
        travelerPricings: offer.travelerPricings.map((each) => ({
          ...each,
          fareDetailsBySegment: each.fareDetailsBySegment.map((fare) => ({ ...fare, includedCheckedBags: { quantity: 0 } })),
        })),
      },
    });
    const { priced } = await price(same, withoutBags);
    expect(priced).toMatchObject({ ok: false, reason: { code: 'priceChanged' } });
  });

  it('in another fare are reported as such, with all flights', async () => {
    const { priced, flights } = await price(same, (offer) => ({ status: 'fareGone', offer: resealed(offer) }));
    const offers = flights.map(({ offer }) => resealed(offer));
    expect(priced).toEqual({ ok: false, reason: { code: 'fareGone', details: { offers } } });
  });

  it('have no price when one of them is gone', async () => {
    const { priced } = await price(dearer, gone);
    expect(priced).toEqual({ ok: false, reason: { code: 'offerGone', details: { legs: [1] } } });
  });

  it('keep their signed price, marked, when nobody can answer', async () => {
    const { priced, flights } = await price(same, unknown);
    expect(priced).toMatchObject({ ok: true, value: { priceUnconfirmed: true } });
    expect(priced.ok && priced.value.offers[1]).toEqual(flights[1]?.offer);
  });

  it('are priced without data of adults without loyalty numbers', async () => {
    const { ask, flights } = await price(same, same);
    expect(ask.mock.calls.map(([asked]) => asked)).toEqual(flights.map(({ search, offer }) => ({ search, offer })));
  });
});

describe('the data of travellers in the request', () => {
  // It lands on 21 January 2027.
  const sent = async (...people: Partial<Passenger>[]) => {
    const { offer } = await sealedBooking();
    return travellersIn(
      people.map((person, index) => ({ ...passengerOf(person.type ?? 'adult', index), ...person })),
      offer,
    ).travellers;
  };
  const member = { loyaltyAirline: 'QR', loyaltyNumber: '512345678', surname: 'Example' };
  const account = { givenNames: 'Amina Sara', surname: 'Example', airline: 'QR', number: '512345678' };

  it('includes ages under 18 on the last day, in the order of the party', async () => {
    const [child, infant] = [{ type: 'child' as const }, { type: 'infant' as const }];
    expect(await sent({ dateOfBirth: '2009-01-22' }, { dateOfBirth: '2009-01-21' }, child, infant)).toEqual({
      ages: [17, null, 6, 0],
    });
    expect(await sent({ dateOfBirth: '2015-01-21' }, { dateOfBirth: '2009-01-21' })).toEqual({ ages: [12, null] });
  });

  it('does not make an adult of a child who turns twelve during the trip', async () => {
    expect(await sent({}, { type: 'child', dateOfBirth: '2015-01-20' })).toBeUndefined();
  });

  it('includes the name of each passenger with a loyalty number, with the position in the party', async () => {
    expect(await sent(member)).toEqual({ loyaltyAccounts: [{ ...account, passenger: 1 }] });
    expect(await sent({ ...member, dateOfBirth: '2011-05-20' }, {})).toEqual({
      ages: [15, null],
      loyaltyAccounts: [{ ...account, passenger: 1 }],
    });
  });

  it('leaves out names that are too long for suppliers', async () => {
    expect(await sent({ ...member, givenNames: 'Amina Sara Fatima Noor' })).toBeUndefined();
  });
});
