import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flightExtras } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { searchFor, supply, today } from './sandbox-searches';

const context = { signal: new AbortController().signal, today };

async function extrasOf(search: FlightSearchRequest, isWanted: (offer: FlightOffer) => boolean) {
  const offer = (await supply(search)).offers.find(isWanted);
  if (!offer) throw new Error('Nobody sells that');
  const extras = await sandboxFlightSupplier.extras(offer, search, context);
  if (!extras) throw new Error('It is still sold');
  return { offer, ...z.parse(flightExtras, extras) };
}

const isOf = (airline: string) => (offer: FlightOffer) => offer.validatingAirlineCodes[0] === airline;

describe('extras of the sandbox', () => {
  it('of a low-cost airline: bags by weight and price for each direction and traveller, except infants', async () => {
    const search = searchFor('DOH', 'DXB', { returnDate: '2027-01-21', adults: 2, children: 1, infants: 1 });
    const { bags } = await extrasOf(search, isOf('FZ'));
    expect(bags).toHaveLength(8);
    for (const bag of bags ?? []) {
      expect(bag.passengers).toEqual([1, 2, 3]);
      expect(Number(bag.price.total)).toBeGreaterThan(0);
    }
    const checked = bags?.slice(0, 4).filter(({ type }) => type === 'checked') ?? [];
    expect(checked.map(({ weightKg }) => weightKg)).toEqual([15, 20, 30]);
    const prices = checked.map(({ price }) => Number(price.total));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('seats are in the rows of the cabin, some taken, more expensive in front; the exit row is for adults only', async () => {
    const search = searchFor('DOH', 'LHR', { adults: 1, children: 1 });
    const { offer, seatMaps } = await extrasOf(search, isOf('QR'));
    expect(seatMaps?.map(({ segmentId }) => segmentId)).toEqual(offer.itineraries[0]?.segments.map(({ id }) => id));
    const [cabin] = seatMaps?.[0]?.cabins ?? [];
    expect(cabin?.cabin).toBe('ECONOMY');
    const seats = cabin?.rows.flatMap(({ sections }) => sections.flat()) ?? [];
    expect(new Set(seats.map(({ designator }) => designator)).size).toBe(seats.length);
    const taken = seats.filter(({ offers }) => !offers).length / seats.length;
    expect(taken).toBeGreaterThan(0.2);
    expect(taken).toBeLessThan(0.5);
    const priceIn = (row: number) => seats.find((seat) => seat.offers && seat.designator?.startsWith(String(row)))?.offers?.[0];
    expect(Number(priceIn(16)?.price.total)).toBeGreaterThan(Number(priceIn(30)?.price.total));
    for (const { designator, offers } of seats.filter((seat) => seat.offers)) {
      expect(offers?.map(({ passenger }) => passenger)).toEqual(designator?.startsWith('22') ? [1] : [1, 2]);
    }
    const ids = seats.flatMap(({ offers }) => offers?.map(({ id }) => id) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('seats in business are free of charge, and in its rows', async () => {
    const { seatMaps } = await extrasOf(searchFor('DOH', 'LHR', { cabinClass: 'BUSINESS' }), isOf('QR'));
    const offers = seatMaps?.[0]?.cabins[0]?.rows.flatMap(({ sections }) => sections.flat().flatMap((seat) => seat.offers ?? []));
    expect(new Set(offers?.map(({ price }) => price.total))).toEqual(new Set(['0.00']));
  });

  it('meals are sold by low-cost airlines and free with others, each with its code', async () => {
    const sold = await extrasOf(searchFor('DOH', 'COK'), isOf('6E'));
    expect(sold.meals?.every(({ price }) => Number(price.total) > 0)).toBe(true);
    const cooked = await extrasOf(searchFor('DOH', 'LHR'), isOf('QR'));
    expect(cooked.meals?.map(({ code, price }) => [code, price.total])).toContainEqual(['VGML', '0.00']);
  });

  it('a train has no seat map and no meal', async () => {
    const { offer, seatMaps, meals } = await extrasOf(searchFor('DOH', 'AGP'), ({ itineraries }) =>
      itineraries.some(({ segments }) => segments.some(({ vehicle }) => vehicle)),
    );
    const train = offer.itineraries[0]?.segments.find(({ vehicle }) => vehicle)?.id;
    expect(seatMaps?.map(({ segmentId }) => segmentId)).not.toContain(train);
    expect(meals?.flatMap(({ segmentIds }) => segmentIds)).not.toContain(train);
  });

  it('are the same each time, and null when the offer is gone', async () => {
    const search = searchFor('DOH', 'LHR');
    const [offer] = (await supply(search)).offers;
    if (!offer) throw new Error('There is an offer');
    const [one, other] = await Promise.all([1, 2].map(() => sandboxFlightSupplier.extras(offer, search, context)));
    expect(one).toEqual(other);
    expect(await sandboxFlightSupplier.extras({ ...offer, id: 'another' }, search, context)).toBeNull();
  });
});
