import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { flightPriceResponse } from '@/supabase/functions/_shared/contracts/flights/flight-price';
import type { FlightOffer, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { HandlerDependencies } from '@/supabase/functions/_shared/handler-dependencies';
import { checkOfferSignature, signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import type { FlightSupplier } from '@/supabase/functions/_shared/suppliers/flights/flight-supplier';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { createHandler } from '@/supabase/functions/flight-price/index';
import { functionWith, now, only, post, secret } from './call-function';
import { asked } from './suppliers/flight-question';

const sealEnd = '2026-11-21T09:20:00.000Z';

const search = asked({ returnDate: '2027-01-21', adults: 2, children: 1, infants: 1 });

const found = await sandboxFlightSupplier.searchFlights(search, {
  signal: new AbortController().signal,
  today: '2026-11-21',
  now,
});
const offer = found.offers[0] as FlightOffer;
const dearer = { ...offer, id: 'anew', price: { ...offer.price, total: '99999.00' } };

async function sealed(one: FlightOffer = offer, until = sealEnd): Promise<SignedFlightOffer> {
  return { ...one, signature: await signOffer(await signingKey(secret), one, search, until) };
}

function handlerWith(priceAgain: FlightSupplier['priceAgain'], more: Partial<HandlerDependencies<FlightSupplier>> = {}) {
  return functionWith(createHandler, only<FlightSupplier>({ ...sandboxFlightSupplier, priceAgain }))(more);
}

async function answerOf(response: Response) {
  expect(response.status).toBe(200);
  return z.parse(flightPriceResponse, await response.json());
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('pricing an offer again', () => {
  it('is unchanged at the same total, and signed again for half an hour', async () => {
    const answer = await answerOf(await handlerWith(sandboxFlightSupplier.priceAgain)(post({ search, offer: await sealed() })));
    if (answer.status !== 'same') throw new Error(answer.status);
    const { signature, ...again } = answer.offer;
    expect(again).toEqual(offer);
    expect(signature.startsWith('2026-11-21T09:30:00.000Z.')).toBe(true);
    expect(await checkOfferSignature(await signingKey(secret), again, search, signature, now)).toBe('valid');
  });

  it('is asked with the ages and loyalty numbers of the passengers, and sealed without them', async () => {
    const travellers = {
      ages: [15],
      loyaltyAccounts: [{ passenger: 1, givenNames: 'Amina', surname: 'Example', airline: 'QR', number: '512345678' }],
    };
    const priceAgain = vi.fn(sandboxFlightSupplier.priceAgain);
    const answer = await answerOf(await handlerWith(priceAgain)(post({ search, offer: await sealed(), travellers })));
    expect(priceAgain.mock.calls[0]?.[1]).toEqual({ ...search, ...travellers });
    if (answer.status !== 'changed') throw new Error(answer.status);
    const { signature, ...now } = answer.offer;
    expect(Number(now.price.total)).toBeLessThan(Number(offer.price.total));
    expect(now.pricedAsParty).toBe(true);
    expect(await checkOfferSignature(await signingKey(secret), now, search, signature, new Date(sealEnd))).toBe('valid');
  });

  it('is changed at another total, with the current offer', async () => {
    const answer = await answerOf(await handlerWith(async () => dearer)(post({ search, offer: await sealed() })));
    expect(answer).toMatchObject({ status: 'changed', offer: { id: 'anew', price: { total: '99999.00' } } });
  });

  describe('that was converted', () => {
    const inPounds = (total: string, pounds: string, currency = 'GBP'): FlightOffer => ({
      ...offer,
      pricedAsParty: true,
      price: { currency: 'QAR', total, base: '1000.00', convertedFrom: { currency, total: pounds, asOf: '2026-11-21' } },
      travelerPricings: offer.travelerPricings.map((each) => ({ ...each, price: { total, base: '1000.00' } })),
    });
    const priced = async (now: FlightOffer) =>
      answerOf(await handlerWith(async () => now)(post({ search, offer: await sealed(inPounds('5935.00', '1304.38')) })));

    it('is unchanged at a new exchange rate, in the riyals that were shown', async () => {
      const answer = await priced(inPounds('5982.00', '1304.380'));
      if (answer.status !== 'same') throw new Error(answer.status);
      const { price, travelerPricings } = inPounds('5935.00', '1304.38');
      expect(answer.offer).toMatchObject({ price, travelerPricings });
    });

    it.each([
      ['another amount', inPounds('5982.00', '1314.55')],
      ['another currency', inPounds('5982.00', '1304.38', 'EUR')],
    ])('is changed at %s', async (_, now) => {
      expect(await priced(now)).toMatchObject({ status: 'changed', offer: { price: { total: '5982.00' } } });
    });
  });

  it('is changed when the same total includes less', async () => {
    const strict = { ...offer, conditions: { change: { allowed: false }, refund: { allowed: false } } };
    const kind = { ...offer, conditions: { change: { allowed: true, penalty: '0.00' }, refund: { allowed: false } } };
    const priced = async (now: FlightOffer, before: FlightOffer) =>
      answerOf(await handlerWith(async () => now)(post({ search, offer: await sealed(before) })));
    expect(await priced(strict, kind)).toMatchObject({ status: 'changed', offer: { conditions: strict.conditions } });
    expect(await priced(kind, strict)).toMatchObject({ status: 'same', offer: { conditions: kind.conditions } });
  });

  it('is another fare when the selected fare name is gone, with the nearest offer', async () => {
    const named = (fareBrand: string) => ({ ...offer, itineraries: offer.itineraries.map((way) => ({ ...way, fareBrand })) });
    const priced = handlerWith(async () => named('Flex'))(post({ search, offer: await sealed(named('Light')) }));
    expect(await answerOf(await priced)).toMatchObject({
      status: 'fareGone',
      offer: { itineraries: [{ fareBrand: 'Flex' }, {}] },
    });
  });

  it('is unchanged when only the format of the amount differs', async () => {
    const total = String(Number(offer.price.total));
    const answer = await answerOf(
      await handlerWith(async () => ({ ...offer, price: { ...offer.price, total } }))(post({ search, offer: await sealed() })),
    );
    expect(answer.status).toBe('same');
  });

  it('is sealed for no longer than the supplier holds it', async () => {
    const held = { ...offer, expiresAt: '2026-11-21T09:12:00Z' };
    const answer = await answerOf(await handlerWith(async () => held)(post({ search, offer: await sealed() })));
    expect(answer.status === 'same' && answer.offer.signature.startsWith('2026-11-21T09:12:00.000Z.')).toBe(true);
  });

  it('is requested with the timeout of the function, not the longer one of the supplier', async () => {
    const priceAgain = vi.fn<FlightSupplier['priceAgain']>(async () => offer);
    const latest = performance.now() + 10_000;
    await answerOf(await handlerWith(priceAgain)(post({ search, offer: await sealed() })));
    const { endsAt = 0 } = priceAgain.mock.calls[0]?.[2] ?? {};
    expect(endsAt).toBeGreaterThanOrEqual(latest);
    expect(endsAt).toBeLessThan(latest + 5_000);
  });

  it('may be requested after the signature has expired', async () => {
    const late = await sealed(offer, '2026-11-20T18:00:00.000Z');
    expect((await answerOf(await handlerWith(async () => offer)(post({ search, offer: late })))).status).toBe('same');
  });
});

describe('an offer that is gone', () => {
  const notAsked: FlightSupplier['priceAgain'] = () => Promise.reject(new Error('not asked'));
  const otherFlights = {
    ...offer,
    itineraries: offer.itineraries.map((itinerary) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment) => ({ ...segment, number: '999' })),
    })),
  };

  it.each<[string, () => FlightOffer | null]>([
    ['is no longer sold', () => null],
    ['has become other flights', () => otherFlights],
  ])('when it %s', async (_, sold) => {
    expect(await answerOf(await handlerWith(async () => sold())(post({ search, offer: await sealed() })))).toEqual({
      status: 'gone',
    });
  });

  it.each<[string, Promise<SignedFlightOffer>, Date]>([
    ['whose supplier is no longer asked', sealed({ ...offer, supplier: 'duffel' }), now],
    ['whose seal ended the day before yesterday', sealed(offer, '2026-11-19T09:00:00.000Z'), now],
    ['for a day that is over', sealed(offer, '2027-01-15T09:00:00.000Z'), new Date('2027-01-15T09:00:00Z')],
  ])('%s', async (_, stale, at) => {
    const handler = handlerWith(notAsked, { now: () => at });
    expect(await answerOf(await handler(post({ search, offer: await stale })))).toEqual({ status: 'gone' });
  });
});

describe('requests that get no price', () => {
  it.each<[string, (one: SignedFlightOffer) => object]>([
    ['price', (one) => ({ search, offer: { ...one, price: { ...one.price, total: '1.00' } } })],
    ['search', (one) => ({ search: { ...search, adults: 1, infants: 0 }, offer: one })],
    ['supplier', (one) => ({ search, offer: { ...one, supplier: 'other' } })],
    ['seal', (one) => ({ search, offer: { ...one, signature: `${sealEnd}.AAAA` } })],
  ])('an altered %s is 409', async (_, alter) => {
    const response = await handlerWith(async () => offer)(post(alter(await sealed())));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'offerAltered' });
  });

  it('an invalid body is 400 with the field', async () => {
    const response = await handlerWith(async () => offer)(post({ search }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalidOffer', details: [{ path: 'offer' }] });
  });

  it('a refusal is 502 with its code', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => Promise.reject(new SupplierRefusal('supplierRefused'));
    const response = await handlerWith(refuse)(post({ search, offer: await sealed() }));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'supplierRefused' });
  });

  it('a supplier that hangs is 504, and its log line contains no journey', async () => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const hang = vi.fn(() => new Promise<never>(() => undefined));
    const headers = { 'Content-Type': 'application/json', 'x-request-id': 'request-of-tests' };
    const pending = handlerWith(hang)(post({ search, offer: await sealed() }, headers));
    await vi.waitFor(() => expect(hang).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await pending).status).toBe(504);
    vi.useRealTimers();
    const { at: _, ...line } = JSON.parse(String(log.mock.calls[0]?.[0]));
    expect(line).toMatchObject({ event: 'supplier-question', requestId: 'request-of-tests', status: 'tooSlow' });
    expect(JSON.stringify(line)).not.toMatch(/DOH|LHR|2027-01/);
  });
});
