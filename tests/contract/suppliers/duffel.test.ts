import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-search';
import { crossRates, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import type { FlightSupplier } from '@/supabase/functions/_shared/suppliers/flight-supplier';
import { type FakeDuffel, fakeToken, sendFault, startFakeDuffel } from './fake-duffel';
import { fakeOffers } from './fake-duffel-offers';

const today = '2026-11-21';
/** A pound is 4.55 riyals. */
const rates = crossRates({ USD: 1, GBP: 0.8 }, today);
type Sample = Record<string, unknown> & { id: string; slices: { segments: Record<string, unknown>[] }[] };
const written = (name: string): Sample => JSON.parse(readFileSync(`tests/fixtures/suppliers/duffel/${name}.json`, 'utf8')).data;

const asked = (more: Partial<FlightSearchRequest>): FlightSearchRequest => ({
  origin: 'DOH',
  destination: 'LHR',
  departureDate: '2027-01-14',
  adults: 1,
  children: 0,
  infants: 0,
  cabinClass: 'ECONOMY',
  ...more,
});
const roundTrip = asked({ returnDate: '2027-01-21', adults: 2 });
const withStop = asked({ origin: 'BOM', destination: 'EZE', departureDate: '2027-03-01', cabinClass: 'BUSINESS' });
const weighed = asked({ destination: 'LGW', departureDate: '2027-02-10' });
const family = asked({ destination: 'MCT', departureDate: '2027-04-05', adults: 2, children: 1, infants: 1 });

let fake: FakeDuffel;
let duffel: FlightSupplier;
beforeEach(async () => {
  fake = await startFakeDuffel();
  duffel = createDuffel({ token: fakeToken, address: `${fake.address}/`, rates: async () => rates });
});
afterEach(async () => {
  await fake.stop();
  expect(fake.faults).toEqual([]);
});

const context = (more = {}) => ({ signal: new AbortController().signal, today, ...more });

/** The one offer that a search for it gives. */
async function mapped(name: string, search: FlightSearchRequest) {
  fake.sell([written(name)]);
  const { offers, ...names } = await duffel.searchFlights(search, context());
  const [offer] = offers;
  if (!offer) throw new Error('The offer was left out');
  return { offer, ...names };
}

describe('a search', () => {
  it('is asked as Duffel describes it: kinds for adults, ages below 18', async () => {
    await duffel.searchFlights(asked({ returnDate: '2027-01-21', adults: 2, children: 1, infants: 1 }), context());
    expect(fake.seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['POST /air/offer_requests']);
    expect(fake.seen[0]?.body).toEqual({
      data: {
        slices: [
          { origin: 'DOH', destination: 'LHR', departure_date: '2027-01-14' },
          { origin: 'LHR', destination: 'DOH', departure_date: '2027-01-21' },
        ],
        passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 10 }, { age: 1 }],
        cabin_class: 'economy',
      },
    });
  });

  it.each([
    ['PREMIUM_ECONOMY', 'premium_economy'],
    ['BUSINESS', 'business'],
    ['FIRST', 'first'],
  ] as const)('in %s is asked in the cabin %s, one way with one slice', async (cabinClass, cabin) => {
    await duffel.searchFlights(asked({ cabinClass }), context());
    expect(fake.seen[0]?.body).toMatchObject({ data: { cabin_class: cabin, slices: [{ origin: 'DOH' }] } });
  });

  it('gives airlines less time than it has itself', async () => {
    await duffel.searchFlights(asked({}), context());
    expect(Number(fake.seen[0]?.url.searchParams.get('supplier_timeout'))).toBeLessThan(duffel.timeLimitMs);
  });

  it('for ten, the infant counted, is refused without asking', async () => {
    const search = asked({ adults: 5, children: 4, infants: 1 });
    await expect(duffel.searchFlights(search, context())).rejects.toMatchObject({ code: 'partyTooLarge' });
    expect(fake.seen).toEqual([]);
  });
});

describe('an offer in our shape', () => {
  it('has both ways, who sells and who flies, and riyals for pounds', async () => {
    const { offer, carriers, aircraft } = await mapped('round-trip', roundTrip);
    const fares = [
      { segmentId: 'seg_01', cabin: 'ECONOMY', includedCheckedBags: { quantity: 1 } },
      { segmentId: 'seg_02', cabin: 'ECONOMY', includedCheckedBags: { quantity: 2 } },
    ];
    expect(offer).toEqual({
      id: 'off_round_trip',
      supplier: 'duffel',
      validatingAirlineCodes: ['QR'],
      numberOfBookableSeats: 0,
      itineraries: [
        {
          duration: 'PT7H10M',
          segments: [
            {
              id: 'seg_01',
              carrierCode: 'QR',
              number: '7',
              aircraftCode: '77W',
              departure: { iataCode: 'DOH', at: '2027-01-14T07:55:00', terminal: '1' },
              arrival: { iataCode: 'LHR', at: '2027-01-14T12:05:00', terminal: '4' },
              duration: 'PT7H10M',
              numberOfStops: 0,
            },
          ],
        },
        {
          duration: 'PT6H45M',
          segments: [
            {
              id: 'seg_02',
              carrierCode: 'QR',
              number: '5941',
              operatingCarrierCode: 'BA',
              aircraftCode: '789',
              departure: { iataCode: 'LHR', at: '2027-01-21T20:20:00', terminal: '5' },
              arrival: { iataCode: 'DOH', at: '2027-01-22T06:05:00' },
              duration: 'PT6H45M',
              numberOfStops: 0,
            },
          ],
        },
      ],
      price: {
        currency: 'QAR',
        total: '5934.93',
        base: '4737.10',
        convertedFrom: { currency: 'GBP', total: '1304.38', asOf: today },
      },
      travelerPricings: [
        { travelerType: 'ADULT', quantity: 2, price: { total: '2967.47', base: '2368.55' }, fareDetailsBySegment: fares },
      ],
      conditions: { change: { allowed: null }, refund: { allowed: true, penalty: '500.50' } },
      emissionsKg: 1612,
      expiresAt: '2036-11-21T09:30:01.117Z',
    });
    expect(carriers).toEqual({ QR: 'Qatar Airways', BA: 'British Airways' });
    expect(aircraft).toEqual({ '77W': 'Boeing 777-300ER', '789': 'Boeing 787-9' });
  });

  it('counts technical stops, and hours in a day', async () => {
    const { offer } = await mapped('technical-stop', withStop);
    const [itinerary] = offer.itineraries;
    expect(itinerary?.duration).toBe('PT31H15M');
    expect(itinerary?.segments.map(({ duration, numberOfStops, number }) => [number, duration, numberOfStops])).toEqual([
      ['557', 'PT3H50M', 0],
      ['773', 'PT19H10M', 1],
    ]);
    expect(offer.travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin)).toEqual(['BUSINESS', 'PREMIUM_ECONOMY']);
    expect(offer.price).toEqual({ currency: 'QAR', total: '9120.00', base: '8020.00' });
    expect(offer.conditions).toEqual({ change: { allowed: true, penalty: '0.00' }, refund: { allowed: false } });
  });

  it('has bags by weight, and reckons by the clocks of both ends what is not told', async () => {
    const { offer, aircraft } = await mapped('weight-bags', weighed);
    expect(offer.itineraries[0]?.duration).toBe('PT11H25M');
    expect(offer.itineraries[0]?.segments.map(({ duration }) => duration)).toEqual(['PT4H30M', 'PT4H5M']);
    const bags = offer.travelerPricings[0]?.fareDetailsBySegment.map(({ includedCheckedBags }) => includedCheckedBags);
    expect(bags).toEqual([
      { weight: 30, weightUnit: 'KG' },
      { weight: 30, weightUnit: 'KG' },
    ]);
    expect(offer.price).toEqual({ currency: 'QAR', total: '1850.50', base: '1400.00' });
    expect(aircraft).toEqual({});
    for (const left of ['conditions', 'emissionsKg', 'pricedAsParty']) expect(offer).not.toHaveProperty(left);
    expect(offer.itineraries[0]?.segments[0]?.departure).toEqual({ iataCode: 'DOH', at: '2027-02-10T23:40:00' });
  });

  it('for a family shares the price of the party, and says that it does', async () => {
    const { offer } = await mapped('family', family);
    expect(offer.pricedAsParty).toBe(true);
    expect(offer.price).toMatchObject({ total: '1465.83', base: '1128.76' });
    expect(offer.travelerPricings.map(({ travelerType, quantity, price }) => [travelerType, quantity, price.total])).toEqual([
      ['ADULT', 2, '366.46'],
      ['CHILD', 1, '366.46'],
      ['HELD_INFANT', 1, '366.46'],
    ]);
    const bags = offer.travelerPricings.map(({ fareDetailsBySegment: [fare] }) => fare?.includedCheckedBags);
    expect(bags).toEqual([{ quantity: 1 }, { quantity: 1 }, { quantity: 0 }]);
    expect(offer.conditions).toEqual({ change: { allowed: true, penalty: '129.22' }, refund: { allowed: true } });
  });
});

describe('what is left out', () => {
  const offerLike = (change: (offer: Sample) => void): Sample => {
    const offer = written('round-trip');
    offer.id = 'off_other';
    change(offer);
    return offer;
  };
  const segmentOf = (offer: Sample, slice = 0) => {
    const segment = offer.slices[slice]?.segments[0];
    if (!segment) throw new Error('A slice has a segment');
    return segment;
  };

  it.each<[string, (offer: Sample) => void]>([
    ['a total that is no amount', (offer) => Object.assign(offer, { total_amount: 'much' })],
    ['a currency nobody has a rate for', (offer) => Object.assign(offer, { total_currency: 'XAU' })],
    ['a base without a rate', (offer) => Object.assign(offer, { base_currency: 'XAU' })],
    ['a time with an offset', (offer) => Object.assign(segmentOf(offer), { departing_at: '2027-01-14T07:55:00+03:00' })],
    ['a duration that is none', (offer) => Object.assign(segmentOf(offer), { duration: 'seven hours' })],
    ['no duration and no zones', (offer) => Object.assign(segmentOf(offer), { duration: null, origin: { iata_code: 'DOH' } })],
    [
      'a flight of an airline without a code',
      (offer) => Object.assign(segmentOf(offer), { marketing_carrier: { iata_code: null, name: 'Nobody' } }),
    ],
    [
      'a cabin we have no word for',
      (offer) => Object.assign(segmentOf(offer), { passengers: [{ passenger_id: 'pas_0001', cabin_class: 'roof' }] }),
    ],
    [
      'a passenger without a seat',
      (offer) => Object.assign(segmentOf(offer), { passengers: [{ passenger_id: 'pas_0001', cabin_class: 'economy' }] }),
    ],
    ['another party', (offer) => Object.assign(offer, { passengers: [{ id: 'pas_0001', type: 'adult' }] })],
    [
      'a child in place of an adult',
      (offer) =>
        Object.assign(offer, {
          passengers: [
            { id: 'pas_0001', type: 'adult' },
            { id: 'pas_0002', age: 10 },
          ],
        }),
    ],
    ['an end at no instant', (offer) => Object.assign(offer, { expires_at: 'soon' })],
    ['an airport we cannot name', (offer) => Object.assign(segmentOf(offer), { origin: { iata_code: null } })],
    ['no slices', (offer) => Object.assign(offer, { slices: [] })],
  ])('%s costs that offer, and fails when it was the only one', async (_, change) => {
    fake.sell([offerLike(change), written('round-trip')]);
    const { offers } = await duffel.searchFlights(roundTrip, context());
    expect(offers.map(({ id }) => id)).toEqual(['off_round_trip']);
    fake.sell([offerLike(change)]);
    await expect(duffel.searchFlights(roundTrip, context())).rejects.toThrow('none can be shown');
  });

  it.each<[string, (offer: Sample) => void]>([
    ['one way of two', (offer) => offer.slices.pop()],
    ['a third way', (offer) => offer.slices.push(...offer.slices.slice(0, 1))],
    ['a part to be completed', (offer) => Object.assign(offer, { partial: true })],
    [
      'another airport of the city',
      (offer) => Object.assign(segmentOf(offer, 1), { origin: { iata_code: 'LGW', iata_city_code: 'LON' } }),
    ],
    ['another day', (offer) => Object.assign(segmentOf(offer), { departing_at: '2027-01-15T07:55:00' })],
    [
      'a gap between two cities',
      (offer) => {
        const [outbound] = offer.slices;
        const first = { ...segmentOf(offer), destination: { iata_code: 'CDG', iata_city_code: 'PAR' } };
        const second = { ...segmentOf(offer), id: 'seg_03', origin: { iata_code: 'BRU', iata_city_code: 'BRU' } };
        outbound?.segments.splice(0, 1, first, second);
      },
    ],
  ])('%s is not what was asked for, and no failure', async (_, change) => {
    fake.sell([offerLike(change)]);
    expect((await duffel.searchFlights(roundTrip, context())).offers).toEqual([]);
    fake.sell([offerLike(change), written('round-trip')]);
    expect((await duffel.searchFlights(roundTrip, context())).offers).toHaveLength(1);
  });

  it('a change of airport within a city is kept', async () => {
    const offer = offerLike((changed) => {
      const first = { ...segmentOf(changed), destination: { iata_code: 'CDG', iata_city_code: 'PAR' } };
      const second = { ...segmentOf(changed), id: 'seg_03', origin: { iata_code: 'ORY', iata_city_code: 'PAR' } };
      changed.slices[0]?.segments.splice(0, 1, first, second);
    });
    fake.sell([offer]);
    expect((await duffel.searchFlights(roundTrip, context())).offers).toHaveLength(1);
  });

  it('flights that leave before the traveller can, by the clock of the airport', async () => {
    fake.sell([written('round-trip')]);
    const at = (instant: string) => duffel.searchFlights(roundTrip, context({ notBefore: new Date(instant) }));
    expect((await at('2027-01-14T04:55:00Z')).offers).toHaveLength(1);
    expect((await at('2027-01-14T04:56:00Z')).offers).toHaveLength(0);
  });

  it('is everything that costs more than the cheapest two hundred', async () => {
    fake.find(220);
    const { offers, carriers } = await duffel.searchFlights(asked({}), context());
    expect(offers).toHaveLength(200);
    const totals = offers.map(({ price }) => Number(price.total));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(offers[0]?.id).toBe('off_219_economy');
    expect(Object.keys(carriers).sort()).toEqual(['6E', 'BA', 'QR', 'TK']);
  });

  it('is nothing when nothing flies', async () => {
    fake.sell([]);
    expect(await duffel.searchFlights(asked({}), context())).toEqual({ offers: [], carriers: {}, aircraft: {} });
  });

  it('is what no peg prices while the rates cannot be had', async () => {
    const pegged = createDuffel({ token: fakeToken, address: fake.address, rates: async () => pegRates });
    const [inPounds] = fakeOffers(
      {
        slices: [{ origin: 'DOH', destination: 'LHR', departure_date: '2027-01-14' }],
        passengers: [{ type: 'adult' }],
        cabin_class: 'economy',
      },
      1,
    );
    const [inDollars] = fakeOffers(
      {
        slices: [{ origin: 'DOH', destination: 'LHR', departure_date: '2027-01-14' }],
        passengers: [{ type: 'adult' }],
        cabin_class: 'economy',
      },
      1,
      'USD',
    );
    if (!inPounds || !inDollars) throw new Error('There are two');
    fake.sell([inPounds, { ...inDollars, id: 'off_dollars' }]);
    const { offers } = await pegged.searchFlights(asked({}), context());
    expect(offers.map(({ id, price }) => [id, price.convertedFrom?.asOf])).toEqual([['off_dollars', null]]);
  });

  it('is what the base says above the total: the total is what is paid', async () => {
    fake.sell([Object.assign(written('weight-bags'), { total_amount: '1300' })]);
    const { offers } = await duffel.searchFlights(weighed, context());
    expect(offers[0]?.price).toEqual({ currency: 'QAR', total: '1300.00', base: '1300.00' });
  });
});

describe('an offer asked for again', () => {
  const again = async (name: string, search: FlightSearchRequest, now: object | null, more = {}) => {
    const { offer } = await mapped(name, search);
    fake.sell(now ? [{ ...written(name), ...now }] : []);
    return { offer, now: await duffel.priceAgain(offer, search, context(more)) };
  };

  it('is one question about that offer', async () => {
    const { offer, now } = await again('round-trip', roundTrip, {});
    expect(now).toEqual(offer);
    expect(`${fake.seen[1]?.method} ${fake.seen[1]?.url.pathname}`).toBe('GET /air/offers/off_round_trip');
  });

  it('has the price of now', async () => {
    const { now } = await again('round-trip', roundTrip, { total_amount: '1404.38' });
    expect(now?.price).toMatchObject({ total: '6389.93', convertedFrom: { total: '1404.38' } });
  });

  it.each<[string, object | null, object?]>([
    ['it is not found', null],
    ['its time is over', { expires_at: '2026-11-20T09:00:00Z' }],
    ['it has become another trip', { partial: true }],
    ['its flights are others', { slices: JSON.parse(JSON.stringify(written('round-trip').slices).replaceAll('5941', '5943')) }],
    ['it leaves too soon', {}, { notBefore: new Date('2027-01-14T06:00:00Z') }],
  ])('is gone when %s', async (_, now, more) => {
    expect((await again('round-trip', roundTrip, now, more)).now).toBeNull();
  });

  it.each([
    [422, 'offer_no_longer_available'],
    [422, 'offer_expired'],
    [410, 'gone'],
  ])('is gone on %d %s', async (status, code) => {
    const { offer } = await mapped('round-trip', roundTrip);
    fake.misbehave((response) => sendFault(response, status, code));
    expect(await duffel.priceAgain(offer, roundTrip, context())).toBeNull();
  });

  it.each([
    [422, 'validation_required'],
    [401, 'access_token_not_found'],
    [500, 'internal_server_error'],
  ])('is a failure on %d %s', async (status, code) => {
    const { offer } = await mapped('round-trip', roundTrip);
    fake.misbehave((response) => sendFault(response, status, code));
    await expect(duffel.priceAgain(offer, roundTrip, context())).rejects.toThrow(`Duffel answered ${status}`);
  });

  it('is a failure when it cannot be read any more', async () => {
    const { offer } = await mapped('round-trip', roundTrip);
    fake.sell([{ ...written('round-trip'), owner: null }]);
    await expect(duffel.priceAgain(offer, roundTrip, context())).rejects.toThrow('unreadable');
  });
});

describe('Duffel without its settings', () => {
  it('says which one is missing', () => {
    expect(() => createDuffel({ token: undefined, rates: async () => rates })).toThrow('DUFFEL_TOKEN is not set');
  });

  it.each([
    ['duffel_test_abc', true],
    ['duffel_live_abc', false],
  ])('with the token %s sells nothing real: %s', (token, sandbox) => {
    expect(createDuffel({ token, rates: async () => rates }).sandbox).toBe(sandbox);
  });

  it('asks the usual address', async () => {
    const urls: string[] = [];
    const answer: typeof fetch = async (input) => {
      urls.push(String(input));
      return Response.json({ data: { offers: [] } });
    };
    for (const address of [undefined, '']) {
      await createDuffel({ token: 'any', address, rates: async () => rates, fetch: answer }).searchFlights(asked({}), context());
    }
    expect(urls.map((url) => new URL(url).origin)).toEqual(['https://api.duffel.com', 'https://api.duffel.com']);
  });
});
