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

/** Two flights, and what is said of each in turn. */
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

describe('the price of flights, asked for once more', () => {
  it('is confirmed with the offers as they are sold now', async () => {
    const { priced, flights } = await price(same, same);
    const offers = flights.map(({ offer }) => resealed(offer));
    expect(priced).toEqual({ ok: true, value: { offers, priceUnconfirmed: false } });
  });

  it('that changed for one comes with all of them, in order', async () => {
    const { priced, flights } = await price(unknown, dearer);
    const [first, second] = flights.map(({ offer }) => offer) as [SignedFlightOffer, SignedFlightOffer];
    expect(priced).toEqual({
      ok: false,
      reason: { code: 'priceChanged', details: { offers: [first, resealed(second, '9999.00')] } },
    });
  });

  it('that is the same for less is changed, too', async () => {
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

  it('of another fare than the chosen one is told as such, with all flights', async () => {
    const { priced, flights } = await price(same, (offer) => ({ status: 'fareGone', offer: resealed(offer) }));
    const offers = flights.map(({ offer }) => resealed(offer));
    expect(priced).toEqual({ ok: false, reason: { code: 'fareGone', details: { offers } } });
  });

  it('of a flight that is gone is no price, whatever the others cost', async () => {
    const { priced } = await price(dearer, gone);
    expect(priced).toEqual({ ok: false, reason: { code: 'offerGone', details: { legs: [1] } } });
  });

  it('that nobody can tell leaves the sealed one standing, marked', async () => {
    const { priced, flights } = await price(same, unknown);
    expect(priced).toMatchObject({ ok: true, value: { priceUnconfirmed: true } });
    expect(priced.ok && priced.value.offers[1]).toEqual(flights[1]?.offer);
  });

  it('is asked for without a word about adults who gave no number', async () => {
    const { ask, flights } = await price(same, same);
    expect(ask.mock.calls.map(([asked]) => asked)).toEqual(flights.map(({ search, offer }) => ({ search, offer })));
  });
});

describe('of the travellers', () => {
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

  it('the ages under 18 on the last day are sent, in the order of the party', async () => {
    const [child, infant] = [{ type: 'child' as const }, { type: 'infant' as const }];
    expect(await sent({ dateOfBirth: '2009-01-22' }, { dateOfBirth: '2009-01-21' }, child, infant)).toEqual({
      ages: [17, null, 6, 0],
    });
    expect(await sent({ dateOfBirth: '2015-01-21' }, { dateOfBirth: '2009-01-21' })).toEqual({ ages: [12, null] });
  });

  it('a child that turns twelve on the way is no adult', async () => {
    expect(await sent({}, { type: 'child', dateOfBirth: '2015-01-20' })).toBeUndefined();
  });

  it('who gave a number is named, at their place in the party', async () => {
    expect(await sent(member)).toEqual({ loyaltyAccounts: [{ ...account, passenger: 1 }] });
    expect(await sent({ ...member, dateOfBirth: '2011-05-20' }, {})).toEqual({
      ages: [15, null],
      loyaltyAccounts: [{ ...account, passenger: 1 }],
    });
  });

  it('a name longer than suppliers take is not sent', async () => {
    expect(await sent({ ...member, givenNames: 'Amina Sara Fatima Noor' })).toBeUndefined();
  });
});
