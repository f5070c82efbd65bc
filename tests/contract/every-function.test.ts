import { describe, expect, it } from 'vitest';
import { chooseFlightStatusSuppliers } from '@/supabase/functions/_shared/suppliers/flight-status/choose-flight-status-suppliers';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import { createHandler as flightCalendar } from '@/supabase/functions/flight-calendar/index';
import { createHandler as flightExtras } from '@/supabase/functions/flight-extras/index';
import { createHandler as flightPrice } from '@/supabase/functions/flight-price/index';
import { createHandler as flightSearch } from '@/supabase/functions/flight-search/index';
import { createHandler as flightStatus } from '@/supabase/functions/flight-status/index';
import { createHandler as hotelAutocomplete } from '@/supabase/functions/hotel-autocomplete/index';
import { createHandler as hotelDetails } from '@/supabase/functions/hotel-details/index';
import { createHandler as hotelPrice } from '@/supabase/functions/hotel-price/index';
import { createHandler as hotelSearch } from '@/supabase/functions/hotel-search/index';
import { createHandler as orders } from '@/supabase/functions/orders/index';
import { functionWith, post } from './call-function';

describe.each([
  ['flight-calendar', functionWith(flightCalendar, chooseFlightSuppliers)()],
  ['flight-extras', functionWith(flightExtras, chooseFlightSuppliers)()],
  [
    'orders',
    orders({
      ...{ environment: () => undefined, suppliers: () => [], now: () => new Date() },
      ...{ flightSellers: chooseFlightSuppliers, hotelSellers: chooseHotelSuppliers },
    }),
  ],
  ['flight-price', functionWith(flightPrice, chooseFlightSuppliers)()],
  ['flight-search', functionWith(flightSearch, chooseFlightSuppliers)()],
  ['flight-status', functionWith(flightStatus, chooseFlightStatusSuppliers)()],
  ['hotel-autocomplete', functionWith(hotelAutocomplete, chooseHotelSuppliers)()],
  ['hotel-details', functionWith(hotelDetails, chooseHotelSuppliers)()],
  ['hotel-price', functionWith(hotelPrice, chooseHotelSuppliers)()],
  ['hotel-search', functionWith(hotelSearch, chooseHotelSuppliers)()],
])('%s', (_, handler) => {
  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])('answers %s with 405', async (method) => {
    const response = await handler(new Request('http://functions.test/', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it.each(['text/plain', 'application/jsonp', 'multipart/form-data', ''])('answers content type %j with 415', async (type) => {
    expect((await handler(post({}, { 'Content-Type': type }))).status).toBe(415);
  });

  it('answers a body above its limit with 413, whatever its Content-Length', async () => {
    expect((await handler(post({ padding: 'x'.repeat(1024 * 1024) }))).status).toBe(413);
    const claimed = post({}, { 'Content-Type': 'application/json', 'Content-Length': '1000000' });
    expect((await handler(claimed)).status).toBe(413);
  });

  it.each(['', '{', 'undefined', '{"origin":"DOH",}'])('answers %j with 400: not JSON', async (body) => {
    const response = await handler(post(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'malformedJson' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([null, [], 'text', 7, {}])('answers %j with 400', async (body) => {
    expect((await handler(post(JSON.stringify(body)))).status).toBe(400);
  });
});
