import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { flightPriceResponse } from '@/supabase/functions/_shared/contracts/flights/flight-price';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { flightSearchResponse } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { DuffelOffer } from '@/supabase/functions/_shared/suppliers/duffel/duffel-response';
import { conditionsOf } from '@/supabase/functions/_shared/suppliers/duffel/to-price';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { createHandler as createPrice } from '@/supabase/functions/flight-price/index';
import { createHandler as createSearch } from '@/supabase/functions/flight-search/index';
import { roundTrip, setUpDuffel, written } from './duffel-setup';
import { type FakeDuffel, fakeToken, sendError, startFakeDuffel } from './fake-duffel';
import { asked, context } from './flight-question';

describe('duffel price again', () => {
  const trial = setUpDuffel();

  describe('an offer priced again', () => {
    const again = async (name: string, search: FlightSearchRequest, now: object | null, more = {}) => {
      const { offer } = await trial.mapped(name, search);
      trial.fake.sell(now ? [{ ...written(name), ...now }] : []);
      return { offer, now: await trial.duffel.priceAgain(offer, search, context(more)) };
    };

    it('is one request for that offer', async () => {
      const { offer, now } = await again('round-trip', roundTrip, {});
      expect(now).toEqual(offer);
      const asked = trial.fake.seen.slice(3).map(({ method, url }) => `${method} ${url.pathname}`);
      expect(asked).toEqual(['GET /air/offers/off_round_trip']);
    });

    it('is searched for again when an age or a loyalty number is new', async () => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      trial.fake.sell([{ ...written('round-trip'), id: 'off_of_youth', total_amount: '1200.00' }]);
      const now = await trial.duffel.priceAgain(offer, { ...roundTrip, ages: [15] }, context());
      expect(now).toMatchObject({ id: 'off_of_youth', price: { convertedFrom: { total: '1200.00' } } });
      const asked = trial.fake.seen.slice(3).map(({ method, url }) => `${method} ${url.pathname}`);
      expect(asked).toEqual(['POST /air/offer_requests', 'GET /air/offers', 'GET /air/offers']);
    });

    it('is requested by its id when the new search does not contain its fare', async () => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      const other = {
        ...written('round-trip'),
        slices: written('round-trip').slices.map((slice: object) => ({ ...slice, fare_brand_name: 'Other' })),
      };
      trial.fake.sell([other]);
      await trial.duffel.priceAgain(offer, { ...roundTrip, ages: [15] }, context());
      expect(trial.fake.seen.at(-1)?.url.pathname).toBe('/air/offers/off_round_trip');
    });

    it('is requested by its id when the new search is refused, for instance because of an invalid number', async () => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      const account = { passenger: 1, givenNames: 'A1', surname: 'Example', airline: 'QR', number: '123' };
      expect(await trial.duffel.priceAgain(offer, { ...roundTrip, loyaltyAccounts: [account] }, context())).toEqual(offer);
      expect(trial.fake.failures.splice(0)).toEqual(['the body']);
      expect(trial.fake.seen.slice(3).map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
        'POST /air/offer_requests',
        'GET /air/offers/off_round_trip',
      ]);
    });

    it('is requested by its id, whatever characters it contains', async () => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      const strange = { ...offer, id: '../orders?limit=1' };
      expect(await trial.duffel.priceAgain(strange, roundTrip, context())).toBeNull();
      expect(trial.fake.seen.at(-1)?.url.pathname).toBe('/air/offers/..%2Forders%3Flimit%3D1');
    });

    it('has the current price', async () => {
      const { now } = await again('round-trip', roundTrip, { total_amount: '1404.38' });
      expect(now?.price).toMatchObject({ total: '6389.93', convertedFrom: { total: '1404.38' } });
    });

    it.each<[string, object | null, object?]>([
      ['it is not found', null],
      ['its time is over', { expires_at: '2026-11-20T09:00:00Z' }],
      ['it has become another trip', { partial: true }],
      ['its flights are others', { slices: JSON.parse(JSON.stringify(written('round-trip').slices).replaceAll('5941', '5943')) }],
      ['it leaves too soon', {}, { notBefore: new Date('2027-01-14T06:00:00Z') }],
    ])('is gone when %s', async (_, now, more) => {
      expect((await again('round-trip', roundTrip, now, more)).now).toBeNull();
    });

    it.each([
      [422, 'offer_no_longer_available'],
      [422, 'offer_expired'],
      [410, 'gone'],
    ])('is gone on %d %s', async (status, code) => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      trial.fake.misbehave((response) => sendError(response, status, code));
      expect(await trial.duffel.priceAgain(offer, roundTrip, context())).toBeNull();
    });

    it.each([
      [422, 'validation_required'],
      [401, 'access_token_not_found'],
      [500, 'internal_server_error'],
    ])('is a failure on %d %s', async (status, code) => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      trial.fake.misbehave((response) => sendError(response, status, code));
      await expect(trial.duffel.priceAgain(offer, roundTrip, context())).rejects.toThrow(`Duffel answered ${status}`);
    });

    it.each([
      [1_000, 2],
      [150, 1],
    ])('is retried when the time left, here %d ms, is enough: %d requests', async (left, requests) => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      trial.fake.seen.length = 0;
      trial.fake.misbehave((response) => setTimeout(() => sendError(response, 503, 'any'), 100));
      const asked = trial.duffel.priceAgain(offer, roundTrip, context({ endsAt: performance.now() + left }));
      await expect(asked).rejects.toThrow('Duffel answered 503');
      expect(trial.fake.seen).toHaveLength(requests);
    });

    it('is a failure when it has become unreadable', async () => {
      const { offer } = await trial.mapped('round-trip', roundTrip);
      trial.fake.sell([{ ...written('round-trip'), owner: null }]);
      await expect(trial.duffel.priceAgain(offer, roundTrip, context())).rejects.toThrow('unreadable');
    });
  });
});

describe('the rule for changes of Duffel, for the whole ticket and for each way', () => {
  const rates = { asOf: '2026-11-21', riyalPerUnit: { QAR: 1, USD: 3.64, EUR: 4 } };
  const rule = (fee: string | null, currency = 'USD') =>
    fee === null ? { allowed: false } : { allowed: true, penalty_amount: fee, penalty_currency: currency };
  const changeOf = (whole: object | null, ...ways: (object | null)[]) =>
    conditionsOf(
      {
        conditions: whole && { change_before_departure: whole },
        slices: ways.map((way) => ({ conditions: way && { change_before_departure: way } })),
      } as unknown as DuffelOffer,
      rates,
    )?.change;

  it('is the most expensive of them', () => {
    expect(changeOf(rule('0.00'), rule('0.00'), rule('99.00'))).toEqual({ allowed: true, penalty: '360.36' });
    expect(changeOf(rule('100.00'), rule('50.00'), rule('95.00', 'EUR'))).toEqual({ allowed: true, penalty: '380.00' });
    expect(changeOf(rule('100.00'), rule('50.00'), null)).toEqual({ allowed: true, penalty: '364.00' });
    expect(changeOf(rule('0.00'), rule('0.00'), rule(null))).toEqual({ allowed: false });
  });

  it('has no fee when a fee that may be the most expensive is unknown', () => {
    const unpriced = { allowed: true };
    expect(changeOf(unpriced, rule('0.00'), null)).toEqual({ allowed: true });
    expect(changeOf(rule('0.00'), unpriced, null)).toEqual({ allowed: true });
    expect(changeOf(rule('0.00'), rule('9.00', 'XXX'), rule('0.00'))).toEqual({ allowed: true });
  });

  it('is unknown when the ticket does not state it, and "no" when it says so', () => {
    expect(changeOf(null, rule('0.00'), rule('99.00'))).toBeUndefined();
    expect(changeOf({ allowed: null }, rule('0.00'), rule('99.00'))).toEqual({ allowed: null });
    expect(changeOf(rule(null), rule('0.00'), rule('0.00'))).toEqual({ allowed: false });
  });
});

describe('duffel in functions', () => {
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
      search: async () => z.parse(flightSearchResponse, await ask(createSearch(dependencies), search)),
      price: async (offer: object) => z.parse(flightPriceResponse, await ask(createPrice(dependencies), { search, offer })),
    };
  }

  describe('Duffel in the functions', () => {
    it('returns offers that the site can show, and marks test flights', async () => {
      const { data, meta } = await functionsWith('duffel').search();
      expect(meta).toMatchObject({
        supplier: 'duffel',
        sandbox: true,
        suppliers: [{ name: 'duffel', status: 'ok', offers: 12 }],
      });
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
});
