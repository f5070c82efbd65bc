import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/flights/extras/route';
import { POST as searchRoute } from '@/app/api/flights/search/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { flightExtrasResponse } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightSearchResponse, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { testBackend } from '../backend/test-backend.ts';
import { pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const backend = testBackend();
beforeEach(() => pointSiteAt(backend));

const departureDate = addDays(todayInQatar(), 45);
const search = {
  ...{ origin: 'DOH', destination: 'LHR', departureDate, returnDate: addDays(departureDate, 7) },
  ...{ adults: 2, children: 0, infants: 1, cabinClass: 'ECONOMY' },
};

async function soldOffer(): Promise<SignedFlightOffer> {
  const { data }: FlightSearchResponse = await (await searchRoute(postJson('/api/flights/search', search))).json();
  const offer = data.find(({ itineraries }) => itineraries.every(({ segments }) => segments.length === 1));
  if (!offer) throw new Error('Somebody flies to London');
  return offer;
}

const ask = (body: unknown, headers?: Record<string, string>) => POST(postJson('/api/flights/extras', body, headers));

describe('the extras of an offer', () => {
  it('have bags for each direction, and a seat map and meals for each flight', async () => {
    const offer = await soldOffer();
    const answer = await ask({ search, offer });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const body = flightExtrasResponse.parse(await answer.json());
    if (body.status !== 'ok') throw new Error(body.status);
    const segments = offer.itineraries.flatMap((way) => way.segments.map(({ id }) => id));
    expect(body.meta).toEqual({ supplier: 'sandbox', sandbox: true });
    expect(body.extras.bags?.flatMap(({ segmentIds }) => segmentIds)).toEqual(segments);
    expect(body.extras.seatMaps?.map(({ segmentId }) => segmentId)).toEqual(segments);
    expect(new Set(body.extras.meals?.flatMap(({ segmentIds }) => segmentIds))).toEqual(new Set(segments));
    // The infant has no bag, seat or meal.
    expect(body.extras.bags?.[0]?.passengers).toEqual([1, 2]);
  });

  it('are refused for an altered offer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const offer = await soldOffer();
    const cheaper = { ...offer, price: { ...offer.price, total: '1.00' } };
    const answer = await ask({ search, offer: cheaper });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'offerAltered']);
  });

  it('are refused to other sites, and for invalid requests', async () => {
    expect((await ask({ search })).status).toBe(400);
    expect((await ask({}, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' })).status).toBe(403);
  });
});
