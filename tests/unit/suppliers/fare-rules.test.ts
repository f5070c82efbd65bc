import { describe, expect, it } from 'vitest';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import { searchFor, supply } from './sandbox-searches';

const offersOf = async (destination: string, more?: Partial<FlightSearchRequest>) =>
  (await supply(searchFor('DOH', destination, more))).offers;

const fees = ({ conditions }: Awaited<ReturnType<typeof offersOf>>[number]) =>
  [conditions?.change, conditions?.refund].map((rule) => (rule?.allowed ? Number(rule.penalty) : null));

describe('the conditions of the sandbox', () => {
  it.each(['DXB', 'LHR', 'SYD'])('to %s have fees up to the fare, which grow with the number of seats', async (destination) => {
    for (const offer of await offersOf(destination)) {
      for (const fee of fees(offer)) expect(fee ?? 0).toBeLessThan(Number(offer.price.base));
    }
    const two = new Map((await offersOf(destination, { adults: 2, infants: 1 })).map((offer) => [offer.id, offer]));
    for (const offer of await offersOf(destination)) {
      const same = two.get(offer.id);
      if (same) expect(fees(same)).toEqual(fees(offer).map((fee) => fee && fee * 2));
    }
  });

  it('have free changes in business, and free changes and refunds in first', async () => {
    const stated = (await offersOf('LHR', { cabinClass: 'BUSINESS' })).filter(({ conditions }) => conditions);
    expect(stated.length).toBeGreaterThan(50);
    for (const offer of stated) expect(fees(offer)[0]).toBe(0);
    for (const offer of await offersOf('CDG', { cabinClass: 'FIRST' })) expect(fees(offer)).toEqual([0, 0]);
  });
});

describe('the emissions of the sandbox', () => {
  it('are near usual figures for a seat', async () => {
    const nonStop = (await offersOf('LHR')).find(({ itineraries }) => itineraries[0]?.segments.length === 1);
    // 5,200 km to London.
    expect(nonStop?.emissionsKg).toBeGreaterThan(400);
    expect(nonStop?.emissionsKg).toBeLessThan(550);
  });

  it('count everybody with a seat, and weigh a larger seat more', async () => {
    const [one] = await offersOf('LHR');
    const family = (await offersOf('LHR', { adults: 2, children: 1, infants: 1 })).find(({ id }) => id === one?.id);
    expect(family?.emissionsKg).toBeCloseTo((one?.emissionsKg ?? 0) * 3, -1);
    const [business] = await offersOf('LHR', { cabinClass: 'BUSINESS' });
    expect(business?.emissionsKg).toBeGreaterThan(2 * 400);
  });
});

describe('fares that differ only in price', () => {
  it('are merged into the cheapest; another name, cabin or rule makes another fare', async () => {
    const [found] = await offersOf('LHR');
    if (!found) throw new Error('There are offers');
    const offer = { ...found, paymentRequirements: { requiresInstantPayment: true } };
    const dearer = { ...offer, id: 'dearer', price: { ...offer.price, total: String(Number(offer.price.total) + 200) } };
    const others = [
      { ...dearer, id: 'named', itineraries: offer.itineraries.map((way) => ({ ...way, fareBrand: 'Another' })) },
      { ...dearer, id: 'company', companyCode: 'KT2026' },
      { ...dearer, id: 'held', paymentRequirements: { requiresInstantPayment: false } },
      { ...dearer, id: 'ruled', conditions: { change: { allowed: false }, refund: { allowed: false } } },
      {
        ...dearer,
        id: 'business',
        travelerPricings: offer.travelerPricings.map((each) => ({
          ...each,
          fareDetailsBySegment: each.fareDetailsBySegment.map((fare) => ({ ...fare, cabin: 'BUSINESS' as const })),
        })),
      },
    ];
    const { data, otherFares } = faresOfJourneys([dearer, ...others, offer]);
    expect(data).toEqual([offer]);
    expect(otherFares[offer.id]?.map(({ id }) => id).sort()).toEqual(['business', 'company', 'held', 'named', 'ruled']);
  });
});
