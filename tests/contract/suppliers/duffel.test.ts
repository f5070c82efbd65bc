import { describe, expect, it } from 'vitest';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import { family, roundTrip, setUpDuffel, weighed, withStop, written } from './duffel-setup';
import { asked, context, rates, today } from './flight-question';

const trial = setUpDuffel();

describe('a search', () => {
  it('is requested as Duffel describes it: types for adults, ages below 18', async () => {
    await trial.duffel.searchFlights(asked({ returnDate: '2027-01-21', adults: 2, children: 1, infants: 1 }), context());
    const [first, ...lists] = trial.fake.seen.map(({ method, url }) => `${method} ${url.pathname}`);
    expect([first, ...new Set(lists)]).toEqual(['POST /air/offer_requests', 'GET /air/offers']);
    expect(trial.fake.seen[0]?.body).toEqual({
      data: {
        slices: [
          { origin: 'DOH', destination: 'LHR', departure_date: '2027-01-14' },
          { origin: 'LHR', destination: 'DOH', departure_date: '2027-01-21' },
        ],
        passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 10 }, { age: 1 }],
        cabin_class: 'economy',
        max_connections: 2,
      },
    });
  });

  it('through several cities has a slice for each leg', async () => {
    const furtherLegs = [{ origin: 'CDG', destination: 'DOH', departureDate: '2027-01-21' }];
    await trial.duffel.searchFlights(asked({ furtherLegs }), context());
    expect(trial.fake.seen[0]?.body).toMatchObject({
      data: {
        slices: [
          { origin: 'DOH', destination: 'LHR', departure_date: '2027-01-14' },
          { origin: 'CDG', destination: 'DOH', departure_date: '2027-01-21' },
        ],
      },
    });
  });

  it('sends known ages, also those from 12 to 17', async () => {
    const search = asked({ adults: 3, children: 2, infants: 1, ages: [16, null, 12, null, 5, 0] });
    const { offers } = await trial.duffel.searchFlights(search, context());
    expect(trial.fake.seen[0]?.body).toMatchObject({
      data: { passengers: [{ age: 16 }, { type: 'adult' }, { age: 12 }, { age: 10 }, { age: 5 }, { age: 0 }] },
    });
    expect(offers[0]?.travelerPricings.map(({ travelerType, quantity }) => [travelerType, quantity])).toEqual([
      ['ADULT', 3],
      ['CHILD', 2],
      ['HELD_INFANT', 1],
    ]);
  });

  it('sends loyalty numbers with the name they need, and the codes of a company by airline', async () => {
    const account = { passenger: 2, givenNames: 'Amina S.', surname: 'Example', airline: 'QR', number: '500123456' };
    const search = asked({
      adults: 2,
      loyaltyAccounts: [account, { ...account, airline: 'BA', number: '12901014' }],
      corporateFares: [
        { airline: 'QF', corporateCode: 'FLX53', trackingReference: 'ABN:2345678' },
        { airline: 'UA', tourCode: 'PK123' },
      ],
    });
    expect((await trial.duffel.searchFlights(search, context())).offers.length).toBeGreaterThan(0);
    expect(trial.fake.seen[0]?.body).toMatchObject({
      data: {
        passengers: [
          { type: 'adult' },
          {
            type: 'adult',
            given_name: 'Amina S',
            family_name: 'Example',
            loyalty_programme_accounts: [
              { airline_iata_code: 'QR', account_number: '500123456' },
              { airline_iata_code: 'BA', account_number: '12901014' },
            ],
          },
        ],
        private_fares: { QF: [{ corporate_code: 'FLX53', tracking_reference: 'ABN:2345678' }], UA: [{ tour_code: 'PK123' }] },
      },
    });
  });

  it('names the company code of a fare', async () => {
    const offer = written('round-trip');
    const sold = [
      { ...offer, private_fares: [{ type: 'corporate', corporate_code: 'FLX53' }] },
      { ...offer, id: 'off_public', private_fares: [] },
      { ...offer, id: 'off_odd', private_fares: 'none' },
    ];
    trial.fake.sell(sold);
    const { offers } = await trial.duffel.searchFlights(roundTrip, context());
    expect(offers.map(({ companyCode }) => companyCode)).toEqual(['FLX53', undefined, undefined]);
  });

  it('also finds flights with two changes of planes', async () => {
    const { offers } = await trial.duffel.searchFlights(asked(), context());
    const changes = offers.map(({ itineraries }) => (itineraries[0]?.segments.length ?? 0) - 1);
    expect([...new Set(changes)].sort()).toEqual([0, 1, 2]);
  });

  it.each([
    ['PREMIUM_ECONOMY', 'premium_economy'],
    ['BUSINESS', 'business'],
    ['FIRST', 'first'],
  ] as const)('in %s is requested in the cabin %s, one way with one slice', async (cabinClass, cabin) => {
    await trial.duffel.searchFlights(asked({ cabinClass }), context());
    expect(trial.fake.seen[0]?.body).toMatchObject({ data: { cabin_class: cabin, slices: [{ origin: 'DOH' }] } });
  });

  it('gives airlines less time than its own limit', async () => {
    await trial.duffel.searchFlights(asked(), context());
    expect(Number(trial.fake.seen[0]?.url.searchParams.get('supplier_timeout'))).toBeLessThan(trial.duffel.timeLimitMs);
  });

  it('for ten passengers including the infant is refused without a request', async () => {
    const search = asked({ adults: 5, children: 4, infants: 1 });
    await expect(trial.duffel.searchFlights(search, context())).rejects.toMatchObject({ code: 'partyTooLarge' });
    expect(trial.fake.seen).toEqual([]);
  });
});

describe('an offer', () => {
  it('has both directions, seller and operator, and riyals for pounds', async () => {
    const { offer, carriers, aircraft } = await trial.mapped('round-trip', roundTrip);
    const fares = [
      { segmentId: '1', cabin: 'ECONOMY', includedCheckedBags: { quantity: 1 }, includedCabinBags: { quantity: 1 } },
      { segmentId: '2', cabin: 'ECONOMY', includedCheckedBags: { quantity: 2 }, includedCabinBags: { quantity: 1 } },
    ];
    expect(offer).toEqual({
      id: 'off_round_trip',
      supplier: 'duffel',
      validatingAirlineCodes: ['QR'],
      numberOfBookableSeats: 0,
      itineraries: [
        {
          duration: 'PT7H10M',
          fareBrand: 'Classic',
          segments: [
            {
              id: '1',
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
          fareBrand: 'Classic',
          segments: [
            {
              id: '2',
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
      paymentRequirements: {
        requiresInstantPayment: false,
        paymentRequiredBy: '2026-11-24T09:00:00.000Z',
        priceGuaranteedUntil: '2026-11-23T09:00:00.000Z',
      },
    });
    expect(carriers).toEqual({ QR: 'Qatar Airways', BA: 'British Airways' });
    expect(aircraft).toEqual({ '77W': 'Boeing 777-300ER', '789': 'Boeing 787-9' });
  });

  it('counts and names technical stops, and converts days in durations to hours', async () => {
    const { offer } = await trial.mapped('technical-stop', withStop);
    const [itinerary] = offer.itineraries;
    expect(itinerary?.duration).toBe('PT31H15M');
    expect(itinerary?.segments.map(({ duration, numberOfStops, number }) => [number, duration, numberOfStops])).toEqual([
      ['557', 'PT3H50M', 0],
      ['773', 'PT19H10M', 1],
    ]);
    expect(itinerary?.segments.map(({ stops }) => stops)).toEqual([undefined, [{ iataCode: 'GRU', duration: 'PT1H40M' }]]);
    expect(offer.travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin)).toEqual(['BUSINESS', 'PREMIUM_ECONOMY']);
    expect(offer.price).toEqual({ currency: 'QAR', total: '9120.00', base: '8020.00' });
    expect(offer.conditions).toEqual({ change: { allowed: true, penalty: '0.00' }, refund: { allowed: false } });
  });

  it('has bags by weight, and computes missing durations from the local times', async () => {
    const { offer, aircraft } = await trial.mapped('weight-bags', weighed);
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

  it('has the code of the selling airline, even if another operates it', async () => {
    trial.fake.sell([{ ...written('weight-bags'), owner: { iata_code: 'ZZ', name: 'Duffel Airways' } }]);
    const { offers, carriers } = await trial.duffel.searchFlights(weighed, context());
    expect(offers[0]?.validatingAirlineCodes).toEqual(['ZZ']);
    expect(carriers).toEqual({ TK: 'Turkish Airlines', ZZ: 'Duffel Airways' });
  });

  it.each<[object | null, object]>([
    [{ iata_code: null, name: 'Wings of Nobody' }, { operatingCarrierName: 'Wings of Nobody' }],
    [{ iata_code: 'AJ', name: 'AnadoluJet' }, { operatingCarrierCode: 'AJ' }],
    [{ iata_code: null, name: 'Turkish Airlines' }, {}],
    [{ iata_code: 'TK', name: 'THY' }, {}],
    [null, {}],
  ])('flown by %j has the operator %j', async (operating_carrier, reported) => {
    const offer = written('weight-bags');
    for (const segment of offer.slices.flatMap(({ segments }) => segments)) Object.assign(segment, { operating_carrier });
    trial.fake.sell([offer]);
    const { offers } = await trial.duffel.searchFlights(weighed, context());
    const { operatingCarrierCode, operatingCarrierName } = offers[0]?.itineraries[0]?.segments[0] ?? {};
    expect({
      ...(operatingCarrierCode && { operatingCarrierCode }),
      ...(operatingCarrierName && { operatingCarrierName }),
    }).toEqual(reported);
  });

  it('without a code of the seller is named after the first flight', async () => {
    trial.fake.sell([{ ...written('weight-bags'), owner: { iata_code: null, name: 'Nobody' } }]);
    expect((await trial.duffel.searchFlights(weighed, context())).offers[0]?.validatingAirlineCodes).toEqual(['TK']);
  });

  it.each([
    [{ allowed: false, penalty_amount: '12.00', penalty_currency: 'QAR' }, { allowed: false }],
    [{ allowed: true, penalty_amount: '12', penalty_currency: 'XAU' }, { allowed: true }],
    [
      { allowed: true, penalty_amount: '12.00', penalty_currency: 'USD' },
      { allowed: true, penalty: '43.68' },
    ],
    [{ allowed: null }, { allowed: null }],
  ])('has the conditions of a change %j as %j', async (reported, ours) => {
    const conditions = { change_before_departure: reported, refund_before_departure: null };
    trial.fake.sell([{ ...written('weight-bags'), conditions }]);
    const { offers } = await trial.duffel.searchFlights(weighed, context());
    expect(offers[0]?.conditions).toEqual({ change: ours, refund: { allowed: null } });
  });

  const untilNoon = '2027-01-10T12:00:00Z';
  const noon = '2027-01-10T12:00:00.000Z';
  it.each<[object | null, object | undefined]>([
    [null, undefined],
    [{}, undefined],
    [{ requires_instant_payment: 'no' }, undefined],
    [{ requires_instant_payment: true }, { requiresInstantPayment: true }],
    [
      { requires_instant_payment: false, payment_required_by: untilNoon, price_guarantee_expires_at: null },
      { requiresInstantPayment: false, paymentRequiredBy: noon },
    ],
    [
      { requires_instant_payment: false, payment_required_by: 'soon', price_guarantee_expires_at: untilNoon },
      { requiresInstantPayment: false, priceGuaranteedUntil: noon },
    ],
  ])('reads the terms of payment %j as %j', async (payment_requirements, ours) => {
    trial.fake.sell([{ ...written('weight-bags'), payment_requirements }]);
    expect((await trial.duffel.searchFlights(weighed, context())).offers[0]?.paymentRequirements).toEqual(ours);
  });

  const penalty = (reported: object) => ({ change_before_departure: { allowed: true, ...reported } });
  it.each<[string, object]>([
    ['negative emissions', { total_emissions_kg: '-1' }],
    ['emissions as a number', { total_emissions_kg: 12 }],
    ['conditions in a list', { conditions: [] }],
    ['an empty penalty', { conditions: penalty({ penalty_amount: '', penalty_currency: 'QAR' }) }],
    ['a negative penalty', { conditions: penalty({ penalty_amount: '-5.00', penalty_currency: 'QAR' }) }],
    ['a penalty in an invalid currency', { conditions: penalty({ penalty_amount: '5.00', penalty_currency: 634 }) }],
  ])('leaves out only %s', async (_, reported) => {
    trial.fake.sell([{ ...written('weight-bags'), ...reported }]);
    const [offer] = (await trial.duffel.searchFlights(weighed, context())).offers;
    expect(offer).not.toHaveProperty('emissionsKg');
    expect(offer?.conditions?.change ?? { allowed: true }).toEqual({ allowed: true });
  });

  it.each<[string, object]>([
    ['terminals that are numbers', { origin_terminal: 1, destination_terminal: 4 }],
    ['an aircraft without a name', { aircraft: { iata_code: '77W' } }],
    ['a carrier without a name', { operating_carrier: { iata_code: 'AJ' } }],
  ])('of a flight leaves out %s', async (_, reported) => {
    const offer = written('weight-bags');
    for (const segment of offer.slices.flatMap(({ segments }) => segments)) Object.assign(segment, reported);
    trial.fake.sell([offer]);
    const [shown] = (await trial.duffel.searchFlights(weighed, context())).offers;
    const { departure, aircraftCode, operatingCarrierCode } = shown?.itineraries[0]?.segments[0] ?? {};
    expect([departure?.terminal, aircraftCode, operatingCarrierCode]).toEqual([undefined, undefined, undefined]);
  });

  it.each<[string, string]>([
    ['TRN', 'TRAIN'],
    ['TRS', 'TRAIN'],
    ['BUS', 'BUS'],
  ])('shows equipment %s as a %s, not as an aircraft', async (iata_code, vehicle) => {
    const offer = written('weight-bags');
    for (const { segments } of offer.slices) Object.assign(segments[0] ?? {}, { aircraft: { iata_code, name: 'Railway' } });
    trial.fake.sell([offer]);
    const [segment] = (await trial.duffel.searchFlights(weighed, context())).offers[0]?.itineraries[0]?.segments ?? [];
    expect(segment).toMatchObject({ vehicle });
    expect(segment).not.toHaveProperty('aircraftCode');
  });

  it.each<[unknown, object | undefined, object | undefined]>([
    [null, undefined, undefined],
    ['two', undefined, undefined],
    [[], undefined, undefined],
    [[{ type: 'carry_on', quantity: 2 }], undefined, { quantity: 2 }],
    [[{ type: 'checked', quantity: 0 }], { quantity: 0 }, undefined],
    [[{ type: 'checked', quantity: null }], undefined, undefined],
    [
      [
        { type: 'checked', quantity: 1 },
        { type: 'checked', quantity: 1, maximum_weight_kg: 23 },
        { type: 'carry_on', quantity: 0 },
      ],
      { quantity: 2 },
      { quantity: 0 },
    ],
  ])('reads bags %j as %j checked and %j on board', async (baggages, checked, cabin) => {
    const offer = written('weight-bags');
    for (const segment of offer.slices.flatMap(({ segments }) => segments)) {
      Object.assign(segment, { passengers: [{ passenger_id: 'pas_0001', cabin_class: 'economy', baggages }] });
    }
    trial.fake.sell([offer]);
    const { offers } = await trial.duffel.searchFlights(weighed, context());
    const [fare] = offers[0]?.travelerPricings[0]?.fareDetailsBySegment ?? [];
    expect([fare?.includedCheckedBags, fare?.includedCabinBags]).toEqual([checked, cabin]);
  });

  it.each([
    [[{ type: 'checked', quantity: 1 }], undefined],
    [[{ type: 'checked', quantity: 0 }], { quantity: 0 }],
  ])('shows only the bags that both travellers have: %j and nothing is %j', async (baggages, ours) => {
    const offer = written('round-trip');
    for (const { passengers } of offer.slices.flatMap(({ segments }) => segments)) {
      const [one, other] = passengers as object[];
      Object.assign(one ?? {}, { baggages });
      Object.assign(other ?? {}, { baggages: null });
    }
    trial.fake.sell([offer]);
    const { offers } = await trial.duffel.searchFlights(roundTrip, context());
    expect(offers[0]?.travelerPricings[0]?.fareDetailsBySegment[0]?.includedCheckedBags).toEqual(ours);
  });

  it('is sorted by its price in riyals, not by the amount in its currency', async () => {
    const [cheap, dear] = ['200.00', '100.00'].map((total_amount) => ({
      ...written('weight-bags'),
      id: total_amount,
      total_amount,
    }));
    trial.fake.sell([{ ...dear, total_currency: 'GBP' }, { ...cheap }]);
    const { offers } = await trial.duffel.searchFlights(weighed, context());
    expect(offers.map(({ price }) => price.total)).toEqual(['200.00', '455.00']);
  });

  it('for a family divides the price of the party, and marks that', async () => {
    const { offer } = await trial.mapped('family', family);
    expect(offer.pricedAsParty).toBe(true);
    expect(offer.price).toMatchObject({ total: '1465.83', base: '1128.76' });
    expect(offer.travelerPricings.map(({ travelerType, quantity, price }) => [travelerType, quantity, price.total])).toEqual([
      ['ADULT', 2, '366.46'],
      ['CHILD', 1, '366.46'],
      ['HELD_INFANT', 1, '366.46'],
    ]);
    const bags = offer.travelerPricings.map(({ fareDetailsBySegment: [fare] }) => fare?.includedCheckedBags);
    expect(bags).toEqual([{ quantity: 1 }, { quantity: 1 }, undefined]);
    expect(offer.conditions).toEqual({ change: { allowed: true, penalty: '129.22' }, refund: { allowed: true } });
  });
});

describe('Duffel without its settings', () => {
  it('names the missing setting', () => {
    expect(() => createDuffel({ token: undefined, rates: async () => rates })).toThrow('DUFFEL_TOKEN is not set');
  });

  it.each([
    ['duffel_test_abc', true],
    ['duffel_live_abc', false],
  ])('with the token %s has only test offers: %s', (token, sandbox) => {
    expect(createDuffel({ token, rates: async () => rates }).sandbox).toBe(sandbox);
  });

  it('uses the public address by default', async () => {
    const urls: string[] = [];
    const answer: typeof fetch = async (input) => {
      urls.push(String(input));
      return Response.json({ data: String(input).includes('offer_requests') ? { id: 'orq_1' } : [] });
    };
    for (const address of [undefined, '']) {
      await createDuffel({ token: 'any', address, rates: async () => rates, fetch: answer }).searchFlights(asked(), context());
    }
    expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set(['https://api.duffel.com']));
  });
});
