import { describe, expect, it } from 'vitest';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { roundTrip, setUpDuffel, written } from './duffel-setup';
import { sendError } from './fake-duffel';
import { context } from './flight-question';

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
