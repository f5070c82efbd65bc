import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type HotelPriceResponse, hotelPriceResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-price';
import type { HotelOffer, HotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { checkOfferSignature, signedUntil, signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { createHandler } from '@/supabase/functions/hotel-price/index';
import { functionWith, muteLogs, now, only, post, secret, tooSlow } from './call-function';

muteLogs();

const inCity: HotelSearchRequest = {
  cityCode: 'trabzon',
  checkIn: '2027-01-14',
  checkOut: '2027-01-18',
  adults: 2,
  rooms: 1,
  language: 'en',
};
const waiting = { signal: new AbortController().signal, now };
const listed = (await sandboxHotelSupplier.searchHotels(inCity, waiting)).hotels.filter(({ available }) => available);

/** Each rate of the town whose prices change: as found, and as sold later. */
async function ratesOfTown() {
  const found = listed.map(async ({ id }) => {
    const search = { ...inCity, hotel: id };
    const { hotels } = await sandboxHotelSupplier.searchHotels(search, waiting);
    return hotels.map(async (offer) => ({
      search,
      offer,
      priced: await sandboxHotelSupplier.priceAgain(offer, search, waiting),
    }));
  });
  return Promise.all((await Promise.all(found)).flat());
}
const rates = await ratesOfTown();
const totalOf = ({ price }: HotelOffer) => Number(price.total);
const [steady, dearer, lost, stricter] = [
  rates.find(({ offer, priced }) => priced && JSON.stringify(priced) === JSON.stringify(offer)),
  rates.find(({ offer, priced }) => priced && totalOf(priced) > totalOf(offer)),
  rates.find(({ priced }) => priced === null),
  rates.find(
    ({ offer, priced }) =>
      priced && totalOf(priced) === totalOf(offer) && priced.cancellation.freeUntil !== offer.cancellation.freeUntil,
  ),
].map((found) => found ?? rates[0]) as [Rate, Rate, Rate, Rate];
type Rate = (typeof rates)[number];

const key = await signingKey(secret);
async function sealed({ search, offer }: Rate, until = '2026-11-21T09:20:00.000Z') {
  return { search, offer: { ...offer, signature: await signOffer(key, offer, search, until) } };
}

const sandbox = functionWith(createHandler, only<HotelSupplier>(sandboxHotelSupplier));
const selling = (priceAgain: HotelSupplier['priceAgain']) =>
  functionWith(createHandler, only<HotelSupplier>({ ...sandboxHotelSupplier, priceAgain }))();

async function answerOf(response: Response): Promise<HotelPriceResponse> {
  expect(response.status).toBe(200);
  return z.parse(hotelPriceResponse, await response.json());
}
const offerIn = (answer: HotelPriceResponse) => ('offer' in answer ? answer.offer : null);

describe('the sandbox, in the town where prices change', () => {
  it.each([
    ['the same', steady, 'same'],
    ['dearer', dearer, 'changed'],
    ['free to cancel for a shorter time', stricter, 'changed'],
  ])('has rates that are %s, signed again for half an hour', async (_, rate, status) => {
    const answer = await answerOf(await sandbox()(post(await sealed(rate))));
    const { signature = '', ...sold } = offerIn(answer) ?? {};
    expect([answer.status, sold]).toEqual([status, rate.priced]);
    expect(signedUntil(signature)).toBe('2026-11-21T09:30:00.000Z');
    expect(await checkOfferSignature(key, sold, rate.search, signature, now)).toBe('valid');
  });

  it('keeps the new price once it is accepted', async () => {
    const again = { search: dearer.search, offer: dearer.priced as HotelOffer, priced: null };
    expect((await answerOf(await sandbox()(post(await sealed(again))))).status).toBe('same');
  });

  it('has rates that are gone', async () => {
    expect(await answerOf(await sandbox()(post(await sealed(lost))))).toEqual({ status: 'gone' });
  });
});

describe('a rate priced again', () => {
  const inPounds = (total: string, pounds: string): HotelOffer => ({
    ...steady.offer,
    price: { ...steady.offer.price, total, convertedFrom: { currency: 'GBP', total: pounds, asOf: '2026-11-21' } },
    rooms: steady.offer.rooms.map((room) => ({ ...room, total })),
  });

  it('is unchanged at a new exchange rate, in the riyals that were shown', async () => {
    const shown = { ...steady, offer: inPounds('5935.00', '1304.38') };
    const answer = await answerOf(await selling(async () => inPounds('5982.00', '1304.380'))(post(await sealed(shown))));
    expect(answer).toMatchObject({ status: 'same', offer: { price: shown.offer.price, rooms: shown.offer.rooms } });
  });

  it('is changed in another room at the same price', async () => {
    const other = { ...steady.offer, rooms: steady.offer.rooms.map((room) => ({ ...room, name: 'Another room' })) };
    expect((await answerOf(await selling(async () => other)(post(await sealed(steady))))).status).toBe('changed');
  });

  it.each<[string, Partial<HotelOffer>]>([
    ['another hotel', { id: 'trabzon-another' }],
    ['rooms for other guests', { rooms: [{ name: 'Room', adults: 1, childrenAges: [], total: '10.00' }] }],
    ['a full hotel', { available: false }],
  ])('is gone when it has become %s', async (_, other) => {
    const sold = { ...steady.offer, ...other };
    expect(await answerOf(await selling(async () => sold)(post(await sealed(steady))))).toEqual({ status: 'gone' });
  });

  it('is gone, without asking the supplier, for days in the past, without its supplier, and after a day', async () => {
    const ask = selling(() => Promise.reject(new Error('not asked')));
    const old = { ...steady, search: { ...steady.search, checkIn: '2026-11-20' } };
    const unsold = { ...steady, offer: { ...steady.offer, supplier: 'another' } };
    for (const stale of [sealed(old), sealed(unsold), sealed(steady, '2026-11-19T09:00:00.000Z')])
      expect(await answerOf(await ask(post(await stale)))).toEqual({ status: 'gone' });
  });

  it('is refused with 409 when it was altered', async () => {
    const { search, offer } = await sealed(steady);
    for (const altered of [{ price: { ...offer.price, total: '1.00' } }, { offerId: 'another' }]) {
      const response = await sandbox()(post({ search, offer: { ...offer, ...altered } }));
      expect([response.status, await response.json()]).toMatchObject([409, { code: 'offerAltered' }]);
    }
  });

  it('is a failure when the supplier refuses or breaks the contract', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const odd = { ...steady.offer, board: 'feast' } as unknown as HotelOffer;
    for (const [answer, code] of [
      [() => Promise.reject(new SupplierRefusal('supplierRefused')), 'supplierRefused'],
      [async () => odd, 'supplierFailed'],
    ] as const) {
      const response = await selling(answer)(post(await sealed(steady)));
      expect([response.status, await response.json()]).toMatchObject([502, { code }]);
    }
  });

  it.each(tooSlow)('is 504 when the supplier is too slow, %s', async (_, hang) => {
    const priceAgain: HotelSupplier['priceAgain'] = (_offer, _search, { signal }) => hang(signal);
    const suppliers = only<HotelSupplier>({ ...sandboxHotelSupplier, priceAgain });
    const response = await functionWith(createHandler, suppliers)({ supplierLimitMs: 30 })(post(await sealed(steady)));
    expect(response.status).toBe(504);
  });
});
