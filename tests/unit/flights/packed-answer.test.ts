import { expect, it } from 'vitest';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { packAnswer } from '@/supabase/functions/_shared/contracts/flights/packed/pack-answer';
import { unpackAnswer } from '@/supabase/functions/_shared/contracts/flights/packed/packed-answer';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { makeAnswer, makeOffer, roundTrip } from './results/offers';

const seal = (offer: FlightOffer) => ({ ...offer, signature: `2027-01-01T10:30:00.000Z.${'x'.repeat(43)}` });
const overTheWire = (answer: object) => JSON.parse(JSON.stringify(answer));

async function answerOf(more: Partial<FlightSearchRequest>) {
  const context = { signal: new AbortController().signal, today: '2026-11-21', now: new Date('2026-11-21T09:00:00Z') };
  const { offers, carriers, aircraft } = await sandboxFlightSupplier.searchFlights({ ...roundTrip, ...more }, context);
  return { ...makeAnswer([]), ...faresOfJourneys(offers.map(seal)), dictionaries: { carriers, aircraft } };
}

it.each<Partial<FlightSearchRequest>>([
  {},
  { adults: 2, children: 1, infants: 1 },
  { cabinClass: 'PREMIUM_ECONOMY' },
  { destination: 'JFK', cabinClass: 'BUSINESS' },
  { corporateFares: [{ airline: 'QR', corporateCode: 'KT2026' }] },
])('an answer for %j is packed without loss, so that signatures stay valid', async (more) => {
  const answer = await answerOf(more);
  expect(Object.keys(answer.otherFares).length).toBeGreaterThan(0);
  expect(unpackAnswer(overTheWire(packAnswer(answer)))).toEqual(answer);
});

it('data of one fare stays with that fare', () => {
  const convertedFrom = { currency: 'GBP', total: '406.593', asOf: '2026-11-21' };
  const shared = { total: '616.67', base: '493.33' };
  const [first, ...others] = [
    makeOffer({ id: 'a', expiresAt: '2027-01-01T10:10:00.000Z', emissionsKg: 0 }),
    makeOffer({ id: 'b', supplier: 'another', validatingAirlineCodes: ['BA'], numberOfBookableSeats: 2 }),
    makeOffer({ id: 'c', emissionsKg: 900, conditions: { change: { allowed: null }, refund: { allowed: false } } }),
    { ...makeOffer({ id: 'd' }), price: { currency: 'QAR' as const, total: '2000', base: '1600.5', convertedFrom } },
    { ...makeOffer({ id: 'e' }), price: { ...makeOffer().price, convertedFrom: { ...convertedFrom, asOf: null } } },
    {
      ...makeOffer({ id: 'f', pricedAsParty: true }),
      price: { currency: 'QAR' as const, total: '1850.00', base: '1480.00' },
      travelerPricings: makeOffer().travelerPricings.map((each) => ({ ...each, quantity: 3, price: shared })),
    },
  ];
  if (!first) throw new Error('There are six');
  const sealed = (offer: SignedFlightOffer, until: string) => ({ ...offer, signature: `${until}.${'x'.repeat(43)}` });
  const answer = makeAnswer([first]);
  const { expiresAt } = answer.meta;
  const otherFares = {
    a: [
      ...others,
      sealed(makeOffer({ id: 'g', expiresAt: '2020-01-01T10:10:00.000Z' }), '2020-01-01T10:10:00.000Z'),
      sealed(makeOffer({ id: 'h', expiresAt: '2099-01-01T10:10:00.000Z' }), expiresAt),
      sealed(makeOffer({ id: 'i', expiresAt: '2099-01-01T10:10:00.000Z' }), '2099-01-01T10:10:00.000Z'),
    ],
  };
  expect(unpackAnswer(overTheWire(packAnswer({ ...answer, otherFares })))).toEqual({ ...answer, otherFares });
});

it.each<Partial<FlightSearchRequest>>([
  {},
  { adults: 2, children: 1, infants: 1 },
  { adults: 2, children: 1, infants: 1, destination: 'LON' },
])('two hundred journeys with all their fares stay small for %j', async (more) => {
  const answer = await answerOf(more);
  const { data, otherFares } = answer;
  expect(data.length).toBeGreaterThan(150);
  expect(data.length + Object.values(otherFares).flat().length).toBeGreaterThan(400);
  expect(JSON.stringify(packAnswer(answer)).length).toBeLessThan(165_000);
});
