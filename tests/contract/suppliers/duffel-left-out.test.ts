import { describe, expect, it } from 'vitest';
import { endsOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { crossRates, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import { roundTrip, type Sample, setUpDuffel, weighed, written } from './duffel-setup';
import { fakeToken, sendError } from './fake-duffel';
import { fakeOffers } from './fake-duffel-offers';
import { asked, context, today } from './flight-question';

const trial = setUpDuffel();

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
    ['an invalid total', (offer) => Object.assign(offer, { total_amount: 'much' })],
    ['a total of zero', (offer) => Object.assign(offer, { total_amount: '0.00' })],
    ['a total of zero in riyals', (offer) => Object.assign(offer, { total_amount: '0.001', base_amount: '0' })],
    ['a currency without a rate', (offer) => Object.assign(offer, { total_currency: 'XAU' })],
    ['a base without a rate', (offer) => Object.assign(offer, { base_currency: 'XAU' })],
    ['a time with an offset', (offer) => Object.assign(segmentOf(offer), { departing_at: '2027-01-14T07:55:00+03:00' })],
    ['an invalid duration', (offer) => Object.assign(segmentOf(offer), { duration: 'seven hours' })],
    ['no duration and no zones', (offer) => Object.assign(segmentOf(offer), { duration: null, origin: { iata_code: 'DOH' } })],
    [
      'a flight of an airline without a code',
      (offer) => Object.assign(segmentOf(offer), { marketing_carrier: { iata_code: null, name: 'Nobody' } }),
    ],
    [
      'an unknown cabin',
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
    ['an invalid expiry', (offer) => Object.assign(offer, { expires_at: 'soon' })],
    ['an unknown airport', (offer) => Object.assign(segmentOf(offer), { origin: { iata_code: null } })],
    ['no slices', (offer) => Object.assign(offer, { slices: [] })],
  ])('an offer with %s; without another offer the search fails', async (_, change) => {
    trial.fake.sell([offerLike(change), written('round-trip')]);
    const { offers } = await trial.duffel.searchFlights(roundTrip, context());
    expect(offers.map(({ id }) => id)).toEqual(['off_round_trip']);
    trial.fake.sell([offerLike(change)]);
    await expect(trial.duffel.searchFlights(roundTrip, context())).rejects.toThrow('none can be shown');
  });

  it.each<[string, (offer: Sample) => void]>([
    ['one way of two', (offer) => offer.slices.pop()],
    ['a third way', (offer) => offer.slices.push(...offer.slices.slice(0, 1))],
    ['a part to be completed', (offer) => Object.assign(offer, { partial: true })],
    [
      'another airport of the city',
      (offer) => Object.assign(segmentOf(offer, 1), { origin: { iata_code: 'LGW', iata_city_code: 'LON' } }),
    ],
    [
      'a landing at another airport',
      (offer) => Object.assign(segmentOf(offer, 1), { destination: { iata_code: 'DIA', iata_city_code: 'DOH' } }),
    ],
    [
      'a return that leaves before the outbound has landed',
      (offer) => Object.assign(segmentOf(offer), { arriving_at: '2027-01-22T12:00:00' }),
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
  ])('an offer for another trip: %s; this is not a failure', async (_, change) => {
    trial.fake.sell([offerLike(change)]);
    expect((await trial.duffel.searchFlights(roundTrip, context())).offers).toEqual([]);
    trial.fake.sell([offerLike(change), written('round-trip')]);
    expect((await trial.duffel.searchFlights(roundTrip, context())).offers).toHaveLength(1);
  });

  it('offers to an airport that is not in our list, in a search for a whole city', async () => {
    const search = { ...roundTrip, destination: 'LON' };
    const at = (code: string) => offerLike((offer) => Object.assign(segmentOf(offer, 1), { origin: { iata_code: code } }));
    for (const code of ['LHR', 'LGW']) {
      trial.fake.sell([at(code)]);
      expect((await trial.duffel.searchFlights(search, context())).offers, code).toHaveLength(1);
    }
    trial.fake.sell([at('BQH')]);
    expect((await trial.duffel.searchFlights(search, context())).offers).toEqual([]);
  });

  /** Offers of a one-way search to these airports in turn; the first costs most. */
  const toAirports = (place: string, airports: readonly string[]) => {
    const search = asked(endsOf('DOH', place));
    const destination = place.slice(0, 3);
    const slices = [{ origin: 'DOH', destination, departure_date: search.departureDate }];
    const offers = fakeOffers({ slices, passengers: [{ type: 'adult' }], cabin_class: 'economy' }, airports.length);
    trial.fake.sell(
      offers.map((offer, index) =>
        JSON.parse(JSON.stringify(offer).replaceAll(`"iata_code":"${destination}"`, `"iata_code":"${airports[index]}"`)),
      ),
    );
    return search;
  };

  it.each<[string, string, number, string[]]>([
    ['IST', 'ISL', 125, ['IST', 'SAW']],
    ['DXB', 'DJH', 125, ['DXB', 'DWC']],
    ['IST-ONLY', 'SAW', 125, ['IST']],
  ])(
    'other airports that Duffel counts to %s: more pages are read until there are enough offers',
    async (code, other, count, ours) => {
      const airports = Array.from({ length: 320 }, (_, index) => (index < count ? (ours[index % ours.length] ?? code) : other));
      const { offers } = await trial.duffel.searchFlights(toAirports(code, airports), context());
      expect(offers).toHaveLength(count);
    },
  );

  it('a later page that fails', async () => {
    const search = toAirports(
      'DXB',
      Array.from({ length: 320 }, (_, index) => (index < 100 || index > 310 ? 'DXB' : 'DJH')),
    );
    trial.fake.misbehave((response, body) => {
      if (response.req.url?.includes('after=')) sendError(response, 500, 'any');
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    }, 'later');
    const { offers } = await trial.duffel.searchFlights(search, context());
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThan(100);
  });

  it('but not a change of airport within a city', async () => {
    const offer = offerLike((changed) => {
      const first = { ...segmentOf(changed), destination: { iata_code: 'CDG', iata_city_code: 'PAR' } };
      const second = { ...segmentOf(changed), id: 'seg_03', origin: { iata_code: 'ORY', iata_city_code: 'PAR' } };
      changed.slices[0]?.segments.splice(0, 1, first, second);
    });
    trial.fake.sell([offer]);
    expect((await trial.duffel.searchFlights(roundTrip, context())).offers).toHaveLength(1);
  });

  it('flights that leave too early for the traveller, in the local time of the airport', async () => {
    trial.fake.sell([written('round-trip')]);
    const at = (instant: string) => trial.duffel.searchFlights(roundTrip, context({ notBefore: new Date(instant) }));
    expect((await at('2027-01-14T04:55:00Z')).offers).toHaveLength(1);
    expect((await at('2027-01-14T04:56:00Z')).offers).toHaveLength(0);
  });

  it('the pages after the cheapest, of all flights and of non-stop ones', async () => {
    const { origin, destination, departureDate } = asked();
    const slices = [{ origin, destination, departure_date: departureDate }];
    const offers = fakeOffers({ slices, passengers: [{ type: 'adult' }], cabin_class: 'economy' }, 1_000);
    const changes = ({ slices: [slice] }: (typeof offers)[number]) => slice !== undefined && slice.segments.length > 1;
    trial.fake.sell(offers.map((offer) => (changes(offer) ? { ...offer, total_amount: '100.00' } : offer)));
    const found = (await trial.duffel.searchFlights(asked(), context())).offers;
    const nonStop = found.filter(({ itineraries }) => itineraries[0]?.segments.length === 1);
    expect([found.length, nonStop.length]).toEqual([200, 50]);
    expect(nonStop[0]?.id).toBe('off_998_economy');
    const totals = found.map(({ price }) => Number(price.total));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  it('of 220 offers, only those in neither list, and none is there twice', async () => {
    trial.fake.find(220);
    const { offers, carriers } = await trial.duffel.searchFlights(asked(), context());
    expect(offers).toHaveLength(150);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(150);
    expect(Object.keys(carriers).sort()).toEqual(['6E', 'BA', 'QR', 'TK']);
  });

  it('nothing when there are no flights', async () => {
    trial.fake.sell([]);
    expect(await trial.duffel.searchFlights(asked(), context())).toEqual({ offers: [], carriers: {}, aircraft: {} });
  });

  it('currencies without a peg while the rates are unavailable', async () => {
    const pegged = createDuffel({ token: fakeToken, address: trial.fake.address, rates: async () => pegRates });
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
    trial.fake.sell([inPounds, { ...inDollars, id: 'off_dollars' }]);
    const { offers } = await pegged.searchFlights(asked(), context());
    expect(offers.map(({ id, price }) => [id, price.convertedFrom?.asOf])).toEqual([['off_dollars', null]]);
  });

  it.each([
    ['IRR', '1250000000', '108333.33'],
    ['VND', '98765432', '14380.25'],
    ['IDR', '23456789.00', '5336.42'],
  ])('not a fare in %s, whose amounts are large', async (currency, total, riyals) => {
    const byCurrency = crossRates({ IRR: 42_000, VND: 25_000, IDR: 16_000 }, today);
    const duffel = createDuffel({ token: fakeToken, address: trial.fake.address, rates: async () => byCurrency });
    trial.fake.sell([{ ...written('weight-bags'), total_amount: total, total_currency: currency }]);
    const [offer] = (await duffel.searchFlights(weighed, context())).offers;
    expect(offer?.price).toMatchObject({ total: riyals, convertedFrom: { currency, total } });
  });

  it('a base above the total, because the total is what is paid', async () => {
    trial.fake.sell([Object.assign(written('weight-bags'), { total_amount: '1300' })]);
    const { offers } = await trial.duffel.searchFlights(weighed, context());
    expect(offers[0]?.price).toEqual({ currency: 'QAR', total: '1300.00', base: '1300.00' });
  });
});
