import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { flightPriceAnswer } from '@/supabase/functions/_shared/contracts/flights/flight-price';
import { flightSearchAnswer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { createHandler as createPrice } from '@/supabase/functions/flight-price/index';
import { createHandler as createSearch } from '@/supabase/functions/flight-search/index';
import { type FakeDuffel, fakeToken, startFakeDuffel } from './fake-duffel';
import { asked } from './flight-question';

let fake: FakeDuffel;
beforeEach(async () => {
  fake = await startFakeDuffel();
  fake.find(12, 'USD');
  // Expected errors: the exchange rates are not available.
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  await fake.stop();
  expect(fake.failures).toEqual([]);
});

const search = asked({ adults: 2, children: 1 });

/** The functions as they are deployed, with these suppliers. Exchange rates are not available; dollars have a peg. */
function functionsWith(suppliers: string) {
  const settings: Record<string, string> = {
    OFFER_SIGNING_SECRET: 'a secret of the tests, long enough to sign with',
    FLIGHT_SUPPLIER: suppliers,
    DUFFEL_TOKEN: fakeToken,
    DUFFEL_URL: fake.address,
    RATES_SERVICE_URL: 'http://127.0.0.1:9/',
  };
  const dependencies = {
    environment: (name: string) => settings[name],
    now: () => new Date('2026-11-21T09:00:00Z'),
    supplierLimitMs: 5_000,
    suppliers: chooseFlightSuppliers,
    findMarkupRules: async () => [],
  };
  const ask = async (handler: (request: Request) => Promise<Response>, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await handler(
      new Request('http://functions.test/', { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    return response.json();
  };
  return {
    search: async () => z.parse(flightSearchAnswer, await ask(createSearch(dependencies), search)),
    price: async (offer: object) => z.parse(flightPriceAnswer, await ask(createPrice(dependencies), { search, offer })),
  };
}

describe('Duffel in the functions', () => {
  it('returns offers that the site can show, and marks test flights', async () => {
    const { data, meta } = await functionsWith('duffel').search();
    expect(meta).toMatchObject({ supplier: 'duffel', sandbox: true, suppliers: [{ name: 'duffel', status: 'ok', offers: 12 }] });
    expect(data[0]).toMatchObject({
      supplier: 'duffel',
      pricedAsParty: true,
      price: { convertedFrom: { currency: 'USD', asOf: null } },
    });
  });

  it('prices an offer again: unchanged, more expensive, gone', async () => {
    const { search: find, price } = functionsWith('duffel');
    const [offer] = (await find()).data;
    if (!offer) throw new Error('There is an offer');
    expect((await price(offer)).status).toBe('same');
    fake.misbehave((response, body) => {
      const dearer = JSON.parse(body);
      dearer.data.total_amount = '9999.00';
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(dearer));
    });
    expect(await price(offer)).toMatchObject({ status: 'changed', offer: { price: { total: '36397.00' } } });
    fake.sell([]);
    fake.misbehave((response) => response.writeHead(404).end());
    expect((await price(offer)).status).toBe('gone');
  });

  it('searches once, even if its lists fail', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fake.misbehave((response) => response.writeHead(503).end(), 'later');
    await expect(functionsWith('duffel').search()).rejects.toThrow();
    expect(fake.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('works beside another supplier, which still answers when Duffel fails', async () => {
    const functions = functionsWith('sandbox,duffel');
    const names = new Set((await functions.search()).data.map(({ supplier }) => supplier));
    expect(names).toEqual(new Set(['sandbox', 'duffel']));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fake.misbehave((response) => response.writeHead(401).end());
    const { data, meta } = await functions.search();
    expect(data.length).toBeGreaterThan(0);
    expect(meta.suppliers.map(({ name, status }) => [name, status])).toEqual([
      ['sandbox', 'ok'],
      ['duffel', 'failed'],
    ]);
  });
});
