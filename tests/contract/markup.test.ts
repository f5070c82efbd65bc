import { describe, expect, it } from 'vitest';
import type { FlightCalendarResponse } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import type { FlightSearchResponse } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { HotelSearchResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { MarkupRule } from '@/supabase/functions/_shared/contracts/markup-rule';
import { readMarkup } from '@/supabase/functions/_shared/markup/sealed-markup';
import { signingKey } from '@/supabase/functions/_shared/offer-signature';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import { createHandler as createCalendar } from '@/supabase/functions/flight-calendar/index';
import { createHandler as createPrice } from '@/supabase/functions/flight-price/index';
import { createHandler as createSearch } from '@/supabase/functions/flight-search/index';
import { createHandler as createStays } from '@/supabase/functions/hotel-search/index';
import { functionWith, muteLogs, post, secret } from './call-function';
import { asked } from './suppliers/flight-question';

muteLogs();

const every: MarkupRule = {
  product: 'flight',
  airline: null,
  origin: null,
  destination: null,
  cabin: null,
  basis_points: 437,
  fixed_amount: 1_999,
  created_at: '2026-11-20T09:00:00Z',
};
const everyStay: MarkupRule = { ...every, product: 'stay' };
const search = asked({ adults: 2, infants: 1 });
const by = (...rules: MarkupRule[]) => ({ findMarkupRules: async () => rules });
const searching = functionWith(createSearch, chooseFlightSuppliers);
const pricing = functionWith(createPrice, chooseFlightSuppliers);
const stays = functionWith(createStays, chooseHotelSuppliers);
const calendars = functionWith(createCalendar, chooseFlightSuppliers);

const answerOf = async (handler: (request: Request) => Promise<Response>, body: object) => (await handler(post(body))).json();
const flightsBy = async (...rules: MarkupRule[]): Promise<FlightSearchResponse> =>
  await answerOf(searching(by(...rules)), search);

/** Every key of an answer, at any depth. */
function keysOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(entry)]);
}
const keysIn = (value: unknown) => [...new Set(keysOf(value))].sort();
const amountsOf = (value: unknown) => JSON.stringify(value).match(/\d+\.\d{2}(?!\d)/g) ?? [];

describe('what the browser gets', () => {
  it('has flights at the agency’s price, without any field or amount of the supplier', async () => {
    const plain: FlightSearchResponse = await answerOf(searching(), search);
    const marked: FlightSearchResponse = await answerOf(searching(by(every)), search);
    expect(keysIn(marked)).toEqual(keysIn(plain));
    const before = new Map(plain.data.map((offer) => [offer.id, offer]));
    const key = await signingKey(secret);
    const offers = marked.data;
    expect(offers.length).toBe(before.size);
    for (const { signature, ...offer } of offers) {
      const supplied = before.get(offer.id)?.price.total ?? '';
      expect(Number(offer.price.total)).toBeGreaterThan(Number(supplied) * 1.0436);
      expect(amountsOf(offer)).not.toContain(supplied);
      const markup = await readMarkup(key, signature);
      expect((Number(offer.price.total) - Number(supplied)).toFixed(2)).toBe(((markup?.total ?? 0) / 100).toFixed(2));
    }
  });

  it('has stays at the agency’s price, too', async () => {
    const stay = { cityCode: 'dubai', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: 2, rooms: 1 };
    const plain: HotelSearchResponse = await answerOf(stays(), stay);
    const marked: HotelSearchResponse = await answerOf(stays(by(everyStay)), stay);
    expect(keysIn(marked)).toEqual(keysIn(plain));
    for (const [index, { signature: _, ...hotel }] of marked.hotels.entries()) {
      const supplied = plain.hotels[index]?.price.total ?? '';
      expect(Number(hotel.price.total)).toBeGreaterThan(Number(supplied));
      expect(amountsOf({ price: hotel.price, rooms: hotel.rooms, cancellation: hotel.cancellation })).not.toContain(supplied);
    }
  });

  it('has a calendar without prices below those of its searches, whatever the rules', async () => {
    const { departureDate: firstDay, ...trip } = search;
    const question = { ...trip, firstDay, lastDay: firstDay };
    const ofAirline = { ...every, airline: 'QR', basis_points: 900 };
    for (const rules of [[every], [every, ofAirline], [{ ...every, destination: 'LON', basis_points: 1 }]]) {
      const { data }: FlightCalendarResponse = await answerOf(calendars(by(...rules)), question);
      const lowest = Math.min(...(await flightsBy(...rules)).data.map(({ price }) => Number(price.total)));
      expect(Number(data[0]?.lowest?.total)).toBeGreaterThanOrEqual(lowest);
    }
  });
});

describe('pricing again', () => {
  const first = async (...rules: MarkupRule[]) => (await flightsBy(...rules)).data[0];

  it('is unchanged under the same rules, also when it is repeated', async () => {
    const offer = await first(every);
    const answer = await answerOf(pricing(by(every)), { search, offer });
    expect(answer).toMatchObject({ status: 'same', offer: { price: offer?.price } });
    expect(await answerOf(pricing(by(every)), { search, offer: answer.offer })).toMatchObject({ status: 'same' });
  });

  it.each([
    ['a changed rule', { ...every, basis_points: 800 }],
    ['a rule that is gone', null],
  ])('is a changed price under %s, once', async (_, now) => {
    const rules = now ? [now] : [];
    const answer = await answerOf(pricing(by(...rules)), { search, offer: await first(every) });
    expect(answer).toMatchObject({ status: 'changed', offer: { price: (await first(...rules))?.price } });
    expect(await answerOf(pricing(by(...rules)), { search, offer: answer.offer })).toMatchObject({ status: 'same' });
  });

  it('refuses an offer whose markup was replaced', async () => {
    const [offer, other] = (await flightsBy(every)).data;
    const [seal] = offer?.signature.split('~') ?? [];
    const signature = `${seal}~${other?.signature.split('~')[1]}`;
    const response = await pricing(by(every))(post({ search, offer: { ...offer, signature } }));
    expect(response.status).toBe(409);
  });
});
