import { describe, expect, it, vi } from 'vitest';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { searchFailureResponse } from '@/lib/flights/search/search-responses';
import { hotelSearchFailureResponse } from '@/lib/hotels/search/search-responses';
import { explainFailure } from '@/lib/search/search-failure';
import { readFunctionFailure } from '@/lib/supabase/cached-function';
import type { SupplierFailure } from '@/supabase/functions/_shared/contracts/search-failure';
import { chooseFlightStatusSuppliers } from '@/supabase/functions/_shared/suppliers/flight-status/choose-flight-status-suppliers';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import { failureResponse } from '@/supabase/functions/_shared/suppliers/supplier-outcome';
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
import { onlyFromSite, siteProof, siteProofHeader } from '../../supabase/functions/_shared/only-from-site.ts';
import { oneWay } from '../unit/flights/results/offers';
import { functionWith, post } from './call-function';

describe('search failures', () => {
  type Status = Parameters<typeof failureResponse>[0][number]['status'];

  const source = { name: 'one', sandbox: false, timeLimitMs: 1_000, questionsAtOnce: 1 };

  /** The answer of a function whose only supplier had this outcome. */
  async function functionResponse(status: Exclude<Status, 'ok'>): Promise<{ status: number; body: { code: SupplierFailure } }> {
    const response = failureResponse([{ source, status, milliseconds: 1 }]);
    return { status: response.status, body: await response.json() };
  }

  it.each<[Exclude<Status, 'ok'>, SupplierFailure]>([
    ['refused', 'supplierRefused'],
    ['failed', 'supplierFailed'],
    ['busy', 'supplierBusy'],
    ['paused', 'supplierBusy'],
    ['tooSlow', 'supplierTooSlow'],
  ])('a supplier that is %s is %s in the function, the API and the browser', async (status, code) => {
    const answer = await functionResponse(status);
    expect(answer.body.code).toBe(code);
    const failure = readFunctionFailure(answer.status, answer.body);
    expect(failure).toBe(code);
    expect(await hotelSearchFailureResponse(failure).json()).toMatchObject({ code });

    vi.stubGlobal('fetch', async () => searchFailureResponse(failure));
    const error = await searchFlights(oneWay, new AbortController().signal).catch((thrown: unknown) => thrown);
    expect(explainFailure(error).code).toBe(code);
  });
});

describe('only from site', () => {
  const secret = 's'.repeat(32);
  const settings = (name: string) => (name === 'OFFER_SIGNING_SECRET' ? secret : undefined);

  function ask(headers: Record<string, string>) {
    const handler = vi.fn(async () => new Response('found'));
    const request = new Request('http://functions.test/flight-search', { method: 'POST', headers });
    return { handler, answer: onlyFromSite(handler, settings)(request) };
  }

  describe('a function', () => {
    it('answers only callers who prove to be the site', async () => {
      const { handler, answer } = ask({ [siteProofHeader]: await siteProof(secret) });
      expect(await (await answer).text()).toBe('found');
      expect(handler).toHaveBeenCalledOnce();
    });

    it.each<[string, () => Promise<Record<string, string>>]>([
      ['nothing', async () => ({})],
      ['the publishable key', async () => ({ apikey: 'sb_publishable_1', authorization: 'Bearer sb_publishable_1' })],
      ['a proof with another secret', async () => ({ [siteProofHeader]: await siteProof('t'.repeat(32)) })],
      ['half a proof', async () => ({ [siteProofHeader]: (await siteProof(secret)).slice(0, 20) })],
      ['no base64', async () => ({ [siteProofHeader]: '%%%' })],
    ])('refuses a caller with %s without any request', async (_what, headers) => {
      const { handler, answer } = ask(await headers());
      expect((await answer).status).toBe(401);
      expect(await (await answer).json()).toMatchObject({ code: 'notTheSite' });
      expect(handler).not.toHaveBeenCalled();
    });

    it('without a secret fails instead of answering everybody', async () => {
      const open = onlyFromSite(
        async () => new Response(),
        () => undefined,
      );
      await expect(open(new Request('http://functions.test/'))).rejects.toThrow('OFFER_SIGNING_SECRET');
    });
  });
});

describe.each([
  ['flight-calendar', functionWith(flightCalendar, chooseFlightSuppliers)()],
  ['flight-extras', functionWith(flightExtras, chooseFlightSuppliers)()],
  [
    'orders',
    orders({
      environment: () => undefined,
      suppliers: () => [],
      now: () => new Date(),
      flightSellers: chooseFlightSuppliers,
      hotelSellers: chooseHotelSuppliers,
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
