import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flightExtrasResponse } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import type { FlightSupplier } from '@/supabase/functions/_shared/suppliers/flights/flight-supplier';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { createHandler } from '@/supabase/functions/flight-extras/index';
import { functionWith, muteLogs, now, only, post, secret, tooSlow } from './call-function';
import { asked } from './suppliers/flight-question';

muteLogs();

const search = asked();
const context = { signal: new AbortController().signal, today: '2026-11-21', now };
const [offer] = (await sandboxFlightSupplier.searchFlights(search, context)).offers as [FlightOffer];
const sealed = async (until = '2026-11-21T09:20:00.000Z', one = offer) => ({
  ...one,
  signature: await signOffer(await signingKey(secret), one, search, until),
});
const handlerWith = (extras: FlightSupplier['extras'], more = {}) =>
  functionWith(createHandler, only<FlightSupplier>({ ...sandboxFlightSupplier, extras }))(more);
const ask = async (handler: (request: Request) => Promise<Response>, signed?: object) => {
  const response = await handler(post({ search, offer: signed ?? (await sealed()) }));
  return { status: response.status, body: await response.json() };
};

describe('the function for bags and seats', () => {
  it('answers with the supplier’s extras and its name', async () => {
    const { status, body } = await ask(handlerWith(sandboxFlightSupplier.extras));
    expect(status).toBe(200);
    expect(z.parse(flightExtrasResponse, body)).toMatchObject({ status: 'ok', meta: { supplier: 'sandbox', sandbox: true } });
  });

  it.each([
    ['the supplier does not know it', handlerWith(async () => null), undefined],
    ['its seal is a day old', handlerWith(sandboxFlightSupplier.extras), '2026-11-20T08:00:00.000Z'],
  ])('says that an offer is gone when %s', async (_, handler, until) => {
    expect(await ask(handler, await sealed(until))).toEqual({ status: 200, body: { status: 'gone' } });
  });

  it('refuses an altered offer', async () => {
    const altered = { ...(await sealed()), numberOfBookableSeats: 1 + offer.numberOfBookableSeats };
    expect(await ask(handlerWith(sandboxFlightSupplier.extras), altered)).toMatchObject({
      status: 409,
      body: { code: 'offerAltered' },
    });
  });

  it('answers 501 when the supplier sells no extras', async () => {
    expect(await ask(handlerWith(null))).toMatchObject({ status: 501, body: { code: 'notOffered' } });
  });

  it.each(tooSlow)('gives up on a supplier that is too slow, %s', async (_, never) => {
    const handler = handlerWith((_offer, _search, { signal }) => never(signal), { supplierLimitMs: 30 });
    expect(await ask(handler)).toMatchObject({ status: 504, body: { code: 'supplierTooSlow' } });
  });

  it('answers busy when the supplier limits its rate', async () => {
    const handler = handlerWith(async () => {
      throw new RateLimited(5_000);
    });
    expect(await ask(handler)).toMatchObject({ status: 502, body: { code: 'supplierBusy' } });
  });
});
