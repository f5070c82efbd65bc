import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PriceLines } from '@/components/bookings/products/flight/summary/price-lines';
import type { Passenger } from '@/lib/bookings/people';
import { type AskPrice, type PriceNow, priceFlights, travellersIn } from '@/lib/bookings/products/flight/price-again';
import { type AskRate, priceStay } from '@/lib/bookings/products/stay/price-again';
import { readMovedRate } from '@/lib/bookings/products/stay/send';
import type { FlightOffer } from '@/lib/flights/offer';
import arabic from '@/messages/ar/bookings.json';
import english from '@/messages/en/bookings.json';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { HotelPriceResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-price';
import type { SignedHotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { makeHotel } from '../hotels-results/hotels';
import { familySearch, offerFor, passengerOf, sealedBooking } from './booking-fixture';

describe('price flights', () => {
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
});

describe('price lines', () => {
  const offer = offerFor(familySearch);
  const [adults] = offer.travelerPricings;
  if (!adults) throw new Error('There are adults');
  const share = { ...adults, price: { total: '1850.00', base: '1500.00' } };
  const travelerPricings: FlightOffer['travelerPricings'] = [
    { ...share, quantity: 2 },
    { ...share, travelerType: 'CHILD', quantity: 1 },
    { ...share, travelerType: 'HELD_INFANT', quantity: 1 },
  ];

  /** Each line as text: its label and its amount. */
  function read(said: Partial<FlightOffer>, locale: 'en' | 'ar' = 'en'): string[] {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings: locale === 'en' ? english : arabic }}>
        <PriceLines offer={{ ...offer, ...said, signature: 'seal' }} />
      </NextIntlClientProvider>,
    );
    return [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((line) =>
      line
        .slice(1)
        .join(': ')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+(?=:)/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  }

  describe('the lines of a price', () => {
    it('show the price of each type of passenger if the supplier states it', () => {
      expect(read({ travelerPricings })).toEqual([
        '2 adults QAR 1,850 each: QAR 3,700',
        '1 child: QAR 1,850',
        '1 infant: QAR 1,850',
        'Taxes and fees included: QAR 1,400',
        'Total: QAR 7,400',
      ]);
    });

    it('show that only the party has a price', () => {
      expect(read({ travelerPricings, pricedAsParty: true })).toEqual([
        '2 adults, 1 child, and 1 infant: The airline gives one price for everyone together, not a price per traveller.',
        'Taxes and fees included: QAR 1,400',
        'Total: QAR 7,400',
      ]);
      expect(read({ travelerPricings, pricedAsParty: true }, 'ar')[0]).toContain(' و');
    });
  });
});

describe('price stay', () => {
  const offer: SignedHotelOffer = {
    ...makeHotel({ id: 'plain-house', total: 1000 }),
    board: 'breakfast',
    offerId: 'offer',
    signature: 'sealed',
  };
  const search = {
    cityCode: 'doha',
    checkIn: '2027-01-14',
    checkOut: '2027-01-18',
    adults: 2,
    rooms: 1,
    language: 'en',
  } as const;
  const at = (total: string, more: Partial<SignedHotelOffer> = {}): SignedHotelOffer => ({
    ...offer,
    signature: 'sealed anew',
    price: { ...offer.price, total },
    ...more,
  });

  const price = (answer: HotelPriceResponse | null) => priceStay({ search, offer }, 'request-of-test', async () => answer);

  it('the current rate is stored, compared by its visible terms', async () => {
    const same = at('1000.30');
    for (const status of ['same', 'changed'] as const)
      expect(await price({ status, offer: same })).toEqual({ ok: true, value: { offer: same, priceUnconfirmed: false } });
  });

  it.each([
    ['at another price', at('1010.00')],
    ['with fewer meals', at('1000.00', { board: 'roomOnly' })],
    ['in another room', at('1000.00', { rooms: [{ name: 'Twin Room', adults: 2, childrenAges: [], total: '1000.00' }] })],
  ])('a rate sold %s is returned as currently sold', async (_, now) => {
    const priced = await price({ status: 'changed', offer: now });
    expect(priced).toMatchObject({ ok: false, reason: { code: 'priceChanged', details: { offer: now } } });
    const details = priced.ok ? null : priced.reason;
    expect(readMovedRate(JSON.parse(JSON.stringify(details)))).toMatchObject({
      kind: 'priceChanged',
      offer: { signature: 'sealed anew' },
    });
  });

  it('a rate that is gone is refused; without an answer, it keeps its signed price, unconfirmed', async () => {
    const gone = await price({ status: 'gone' });
    expect(gone).toEqual({ ok: false, reason: { code: 'offerGone', details: {} } });
    expect(readMovedRate({ code: 'offerGone' })).toEqual({ kind: 'offerGone' });
    expect(await price(null)).toEqual({ ok: true, value: { offer, priceUnconfirmed: true } });
  });

  it('the supplier gets neither names nor addresses', async () => {
    const ask = vi.fn<AskRate>(async () => null);
    const request = { search, offer, passengers: [{ givenNames: 'Amina', surname: 'Haddad' }] };
    await priceStay(request, 'request-of-test', ask);
    expect(ask).toHaveBeenCalledWith({ search, offer }, 'request-of-test');
  });

  it('an invalid answer is none of these', () => {
    for (const answer of [
      {},
      { code: 'priceChanged' },
      { code: 'priceChanged', details: { offer: { id: 'x' } } },
      { code: 'offerExpired' },
    ])
      expect(readMovedRate(answer)).toBeNull();
  });
});
