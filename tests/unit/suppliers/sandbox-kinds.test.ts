/** Kinds of offers that real suppliers sell and screens must show. Each must occur in the sandbox, so that developers see it. */
import { describe, expect, it } from 'vitest';
import { includesService } from '@/lib/flights/fare';
import { serviceWords } from '@/lib/flights/fare-words';
import { cityAirports } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { sandboxAirlines } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/airlines';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { searchFor, today } from './sandbox-searches';

const now = new Date(`${today}T09:00:00Z`);
const find = async (destination: string, more = {}) => {
  const context = { signal: new AbortController().signal, today, now };
  return (await sandboxFlightSupplier.searchFlights(searchFor('DOH', destination, more), context)).offers;
};

const segmentsOf = ({ itineraries }: FlightOffer) => itineraries.flatMap(({ segments }) => segments);
const faresOf = ({ travelerPricings }: FlightOffer) => travelerPricings[0]?.fareDetailsBySegment ?? [];
const minutesHeld = ({ expiresAt }: FlightOffer) => (Date.parse(expiresAt ?? '') - now.getTime()) / 60_000;

const kinds: Record<string, (offer: FlightOffer) => boolean> = {
  'a train': (offer) => segmentsOf(offer).some(({ vehicle, aircraftCode }) => vehicle === 'TRAIN' && !aircraftCode),
  'a train of a railway': (offer) => segmentsOf(offer).some(({ operatingCarrierName }) => operatingCarrierName === 'Renfe'),
  'a bus': (offer) => segmentsOf(offer).some(({ vehicle }) => vehicle === 'BUS'),
  'a technical stop at a named place': (offer) =>
    segmentsOf(offer).some(({ numberOfStops, stops }) => numberOfStops === 1 && stops?.[0]?.duration === 'PT1H20M'),
  'carry-on only': (offer) => faresOf(offer).every(({ includedCheckedBags }) => includedCheckedBags?.quantity === 0),
  'bags by weight': (offer) => faresOf(offer).some(({ includedCheckedBags }) => includedCheckedBags?.weightUnit === 'KG'),
  'bags by piece': (offer) => faresOf(offer).some(({ includedCheckedBags }) => (includedCheckedBags?.quantity ?? 0) > 0),
  'bags nobody speaks of': (offer) => faresOf(offer).every(({ includedCheckedBags }) => !includedCheckedBags),
  'no cabin bag': (offer) => faresOf(offer).every(({ includedCabinBags }) => includedCabinBags?.quantity === 0),
  'cabin bags nobody speaks of': (offer) => faresOf(offer).every(({ includedCabinBags }) => !includedCabinBags),
  'the choice of a seat': (offer) => includesService(offer, 'seat') === true,
  'no choice of a seat': (offer) => includesService(offer, 'seat') === false,
  'a meal': (offer) => includesService(offer, 'meal') === true,
  'no meal': (offer) => includesService(offer, 'meal') === false,
  'a seat, and meals nobody speaks of': (offer) =>
    includesService(offer, 'seat') === true && includesService(offer, 'meal') === null,
  'services nobody speaks of': (offer) => faresOf(offer).every(({ includedServices }) => !includedServices),
  'priority at the airport': (offer) => serviceWords(offer).priority === 'both',
  'priority boarding alone': (offer) => serviceWords(offer).priority === 'boarding',
  'no priority': (offer) => serviceWords(offer).priority === 'excluded',
  'priority nobody speaks of': (offer) => includesService(offer, 'seat') !== null && serviceWords(offer).priority === 'unknown',
  'one brand out and another back': ({ itineraries: [out, back] }) => Boolean(back) && out?.fareBrand !== back?.fareBrand,
  'rules nobody speaks of': ({ conditions }) => conditions === undefined,
  'a refund nobody speaks of': ({ conditions }) => conditions?.refund.allowed === null && conditions.change.allowed !== null,
  'mixed cabins': (offer) => new Set(faresOf(offer).map(({ cabin }) => cabin)).size > 1,
  'a flight of another airline': (offer) => segmentsOf(offer).some(({ operatingCarrierCode }) => operatingCarrierCode),
  'a price kept for 10 to 15 minutes': (offer) => minutesHeld(offer) >= 10 && minutesHeld(offer) <= 15,
  'a price kept for 25 to 30 minutes': (offer) => minutesHeld(offer) >= 25 && minutesHeld(offer) <= 30,
  'a price without an end of its own': ({ expiresAt }) => expiresAt === undefined,
  'payment at once': ({ paymentRequirements: pay }) => pay?.requiresInstantPayment === true && !pay.paymentRequiredBy,
  'seats held at a guaranteed price': ({ paymentRequirements: pay }) =>
    pay?.requiresInstantPayment === false && Boolean(pay.paymentRequiredBy && pay.priceGuaranteedUntil),
  'seats held, the price not': ({ paymentRequirements: pay }) =>
    pay?.requiresInstantPayment === false && !pay.priceGuaranteedUntil,
  'payment nobody speaks of': ({ paymentRequirements }) => paymentRequirements === undefined,
  'a fee to change': ({ conditions }) => Number(conditions?.change.penalty) > 0,
  'no refund': ({ conditions }) => conditions?.refund.allowed === false,
  'few seats left': ({ numberOfBookableSeats: seats }) => seats < 4,
};

it('sells each kind', async () => {
  const places = ['AGP', 'DXB', 'EZE', 'TAS', 'KTM', 'CAI', 'COK', 'JFK', 'SYD', 'LON', 'ISB'];
  const economy = await Promise.all(places.map((place) => find(place)));
  const first = await Promise.all(['LHR', 'SYD'].map((place) => find(place, { cabinClass: 'FIRST' })));
  const returns = await Promise.all(['LHR', 'IST', 'KWI'].map((place) => find(place, { returnDate: '2027-01-21' })));
  const offers = [...economy, ...first, ...returns].flat();
  const rare = Object.entries(kinds).map(([kind, isOf]) => [kind, offers.filter(isOf).length] as const);
  expect(rare.filter(([, count]) => count < 3)).toEqual([]);
  const ends = offers.map(minutesHeld).filter(Number.isFinite);
  expect([Math.min(...ends) >= 10, Math.max(...ends) <= 30]).toEqual([true, true]);
});

it('a ticket of two brands has a price between both, with the bags and the seat of each in its direction', async () => {
  const offers = await find('LHR', { returnDate: '2027-01-21' });
  const mixed = offers.filter(kinds['one brand out and another back'] ?? (() => false));
  expect(mixed.length).toBeGreaterThan(0);
  for (const { itineraries, price, conditions, travelerPricings, ...offer } of mixed) {
    const flights = JSON.stringify(itineraries.map(({ segments }) => segments));
    const pure = offers.filter((each) => JSON.stringify(each.itineraries.map(({ segments }) => segments)) === flights);
    const [light, classic] = itineraries.map(({ fareBrand }) =>
      pure.find(({ itineraries: ways }) => ways.every((way) => way.fareBrand === fareBrand)),
    );
    expect(Number(price.total)).toBeGreaterThan(Number(light?.price.total));
    expect(Number(price.total)).toBeLessThan(Number(classic?.price.total));
    expect(conditions?.refund.allowed).toBe(light?.conditions?.refund.allowed);
    const out = itineraries[0]?.segments.length ?? 0;
    const fares = travelerPricings[0]?.fareDetailsBySegment ?? [];
    expect(fares).toEqual([...(light ? faresOf(light) : []).slice(0, out), ...(classic ? faresOf(classic) : []).slice(out)]);
    expect(new Set(offers.map(({ id }) => id)).size, offer.id).toBe(offers.length);
  }
});

it('has no holds for departures within four days, and holds no seats longer than the price', async () => {
  const soon = await find('LHR', { departureDate: '2026-11-24' });
  expect(soon.length).toBeGreaterThan(0);
  expect(soon.filter(kinds['seats held, the price not'] ?? (() => true))).toEqual([]);
  for (const { paymentRequirements: pay } of await find('LHR')) {
    if (pay?.priceGuaranteedUntil) expect(pay.priceGuaranteedUntil < (pay.paymentRequiredBy ?? '')).toBe(true);
  }
});

it('has named fare families of at least ten airlines', async () => {
  const places = ['LHR', 'MUC', 'IST', 'SIN', 'DXB', 'HKG'];
  const named = new Map<string, Set<string>>();
  for (const offer of (await Promise.all(places.map((place) => find(place)))).flat()) {
    const [airline = ''] = offer.validatingAirlineCodes;
    const brands = named.get(airline) ?? new Set();
    named.set(airline, brands.add(offer.itineraries[0]?.fareBrand ?? ''));
  }
  const all = new Set([...named.values()].map((brands) => [...brands].sort().join()));
  expect(all.size).toBeGreaterThanOrEqual(10);
  for (const airline of named.keys()) expect(sandboxAirlines[airline]).toBeDefined();
});

it('has flights to several airports of a city', async () => {
  for (const [city, airports] of [...cityAirports].slice(0, 4)) {
    const reached = new Set((await find(city)).map(({ itineraries }) => itineraries[0]?.segments.at(-1)?.arrival.iataCode));
    expect(reached.size, city).toBeGreaterThan(1);
    for (const code of reached) expect(airports).toContain(code);
  }
});

describe('the data of a party', () => {
  const [account] = [{ passenger: 1, givenNames: 'Amina', surname: 'Example', airline: 'QR', number: '512345678' }];
  const totals = async (more: object) =>
    new Map((await find('LHR', { adults: 2, ...more })).map(({ id, price }) => [id, Number(price.total)]));
  const isOf = (airline: string) => (offer: FlightOffer) => offer.validatingAirlineCodes[0] === airline;

  it.each([
    ['an age of 12 to 17', { ages: [null, 12] }],
    ['a number of its programme', { loyaltyAccounts: [account] }],
  ])('makes the same fares of a full-service airline cheaper: %s', async (_, known) => {
    const [before, now] = [await totals({}), await totals(known)];
    const offers = await find('LHR', { adults: 2, ...known });
    const own = offers.filter(isOf('QR'));
    expect(own.length).toBeGreaterThan(0);
    for (const { id, pricedAsParty } of own) {
      expect(now.get(id)).toBeLessThan(before.get(id) ?? 0);
      expect(pricedAsParty).toBe(true);
    }
  });

  it('changes nothing for other passengers', async () => {
    const before = await totals({});
    expect(await totals({ ages: [null, null], loyaltyAccounts: [{ ...account, airline: 'ZZ' }] })).toEqual(before);
  });

  it('gives the price for each when all are young', async () => {
    const [offer] = (await find('LHR', { ages: [15] })).filter(isOf('QR'));
    expect(offer?.pricedAsParty).toBeUndefined();
    expect(offer?.travelerPricings[0]?.price).toEqual({ total: offer?.price.total, base: offer?.price.base });
  });

  it('has a named fare for a known company, cheaper than public fares', async () => {
    const asked = (airline: string, corporateCode: string) => find('LHR', { corporateFares: [{ airline, corporateCode }] });
    const offers = await asked('QR', 'KT2026');
    const ofCompany = offers.filter(({ companyCode }) => companyCode);
    expect(ofCompany.length).toBeGreaterThan(0);
    for (const { companyCode, itineraries, price, validatingAirlineCodes } of ofCompany) {
      expect([companyCode, validatingAirlineCodes[0]]).toEqual(['KT2026', 'QR']);
      expect(itineraries[0]?.fareBrand).toBe('Economy Corporate');
      const numbers = JSON.stringify(itineraries.map(({ segments }) => segments));
      const others = offers.filter(
        (other) => !other.companyCode && JSON.stringify(other.itineraries.map(({ segments }) => segments)) === numbers,
      );
      expect(Math.min(...others.map((other) => Number(other.price.total)))).toBeGreaterThan(Number(price.total));
    }
    expect(await asked('QR', 'UNKNOWN')).toEqual(await find('LHR'));
    expect(await asked('ZZ', 'KT2026')).toEqual(await find('LHR'));
  });
});
