import { expect, it } from 'vitest';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
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
])('what is packed for %j comes out as it was, or the seals would break', async (more) => {
  const answer = await answerOf(more);
  expect(Object.keys(answer.otherFares).length).toBeGreaterThan(0);
  expect(unpackAnswer(overTheWire(packAnswer(answer)))).toEqual(answer);
});

it('what a supplier says of one fare only stays with that fare', () => {
  const [first, ...others] = [
    makeOffer({ id: 'a', expiresAt: '2027-01-01T10:10:00.000Z', emissionsKg: 0 }),
    makeOffer({ id: 'b', supplier: 'another', validatingAirlineCodes: ['BA'], pricedAsParty: true }),
    makeOffer({ id: 'c', emissionsKg: 900, conditions: { change: { allowed: null }, refund: { allowed: false } } }),
  ];
  if (!first) throw new Error('There are three');
  const answer = { ...makeAnswer([first]), otherFares: { a: others } };
  expect(unpackAnswer(overTheWire(packAnswer(answer)))).toEqual(answer);
});

it('two hundred journeys with all their fares take less than half of what they took without', async () => {
  const answer = await answerOf({});
  const { data, otherFares } = answer;
  expect(data.length).toBeGreaterThan(150);
  expect(data.length + Object.values(otherFares).flat().length).toBeGreaterThan(400);
  expect(JSON.stringify(packAnswer(answer)).length).toBeLessThan(165_000);
});
