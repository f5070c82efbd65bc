import { beforeEach, expect, it, vi } from 'vitest';
import { findOffer } from '@/components/bookings/products/flight/use-selected-offer';
import { brandOf } from '@/lib/flights/fare';
import type { FlightOffer, FlightSearchRequest, SignedFlightOffer } from '@/lib/flights/offer';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { saveOffer } from '@/lib/flights/selected-offer';
import { isSameFare } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import { flightsOf } from '@/supabase/functions/_shared/suppliers/flights/flights-of-offer';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { chance } from '@/supabase/functions/_shared/suppliers/sandbox/seeded';
import { stubTabStorage } from '../stubs';
import { makeResponse, oneWay } from './results/offers';

vi.mock('@/lib/flights/search/search-flights', () => ({ searchFlights: vi.fn() }));

beforeEach(() => void stubTabStorage());

const { signal } = new AbortController();
const searches: FlightSearchRequest[] = [
  oneWay,
  { ...oneWay, adults: 2, children: 1, infants: 1 },
  { ...oneWay, destination: 'JFK' },
  { ...oneWay, cabinClass: 'BUSINESS' },
];

const nameOf = (offer: FlightOffer) => `${brandOf(offer)} on ${flightsOf(offer)}`;

async function sell(search: FlightSearchRequest): Promise<SignedFlightOffer[]> {
  const { offers } = await sandboxFlightSupplier.searchFlights(search, { signal, today: '2026-11-21' });
  return offers.map((offer) => ({ ...offer, signature: 'seal' }));
}

/** As in a later answer: in another order, with prices up to a tenth different, and each with an id that another one had. */
function sellAgain(offers: readonly SignedFlightOffer[], round: number): SignedFlightOffer[] {
  const renewed = offers.map((offer, index) => {
    const factor = 0.9 + chance(`price ${round} ${index}`) / 5;
    const total = (Number(offer.price.total) * factor).toFixed(2);
    return { ...offer, id: offers[(index + 1) % offers.length]?.id ?? '', price: { ...offer.price, total } };
  });
  const place = new Map(renewed.map((offer, index) => [offer, chance(`place ${round} ${index}`)]));
  return renewed.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

it('none of 1,000 renewed selections becomes another fare', async () => {
  const others: string[] = [];
  for (const [round, search] of searches.entries()) {
    const offers = await sell(search);
    expect(offers.length).toBeGreaterThan(20);
    const answer = { ...makeResponse([]), ...faresOfJourneys(sellAgain(offers, round)) };
    vi.mocked(searchFlights).mockResolvedValue(answer);
    for (let draw = 0; draw < 1000 / searches.length; draw += 1) {
      const offer = offers[Math.floor(chance(`choice ${round} ${draw}`) * offers.length)];
      if (!offer) throw new TypeError('There are offers');
      saveOffer({ search, offer, meta: answer.meta, dictionaries: answer.dictionaries });
      const taken = (await findOffer(search, offer.id, signal)).selected?.offer;
      if (!taken || flightsOf(taken) !== flightsOf(offer) || !isSameFare(taken, offer))
        others.push(`${nameOf(offer)} became ${taken && nameOf(taken)}`);
    }
  }
  expect(others).toEqual([]);
});
