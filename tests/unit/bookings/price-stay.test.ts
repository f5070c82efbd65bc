import { expect, it, vi } from 'vitest';
import { type AskRate, priceStay } from '@/lib/bookings/products/stay/price-again';
import { readMovedRate } from '@/lib/bookings/products/stay/send';
import type { HotelPriceAnswer } from '@/supabase/functions/_shared/contracts/hotels/hotel-price';
import type { SignedHotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { makeHotel } from '../hotels-results/hotels';

const offer: SignedHotelOffer = {
  ...makeHotel({ id: 'plain-house', total: 1000 }),
  board: 'breakfast',
  offerId: 'offer',
  signature: 'sealed',
};
const search = { cityCode: 'doha', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: 2, rooms: 1, language: 'en' } as const;
const at = (total: string, more: Partial<SignedHotelOffer> = {}): SignedHotelOffer => ({
  ...{ ...offer, signature: 'sealed anew', price: { ...offer.price, total } },
  ...more,
});

const price = (answer: HotelPriceAnswer | null) => priceStay({ search, offer }, 'request-of-test', async () => answer);

it('the current rate is stored, compared by its visible terms', async () => {
  const same = at('1000.30');
  for (const status of ['same', 'changed'] as const)
    expect(await price({ status, offer: same })).toEqual({ ok: true, value: { offer: same, priceUnconfirmed: false } });
});

it.each([
  ['at another price', at('1010.00')],
  ['with fewer meals', at('1000.00', { board: 'roomOnly' })],
  ['in another room', at('1000.00', { rooms: [{ name: 'Twin Room', adults: 2, childrenAges: [], total: '1000.00' }] })],
])('a rate sold %s is returned as currently sold', async (_, now) => {
  const priced = await price({ status: 'changed', offer: now });
  expect(priced).toMatchObject({ ok: false, reason: { code: 'priceChanged', details: { offer: now } } });
  const details = priced.ok ? null : priced.reason;
  expect(readMovedRate(JSON.parse(JSON.stringify(details)))).toMatchObject({
    kind: 'priceChanged',
    offer: { signature: 'sealed anew' },
  });
});

it('a rate that is gone is refused; without an answer, it keeps its signed price, unconfirmed', async () => {
  const gone = await price({ status: 'gone' });
  expect(gone).toEqual({ ok: false, reason: { code: 'offerGone', details: {} } });
  expect(readMovedRate({ code: 'offerGone' })).toEqual({ kind: 'offerGone' });
  expect(await price(null)).toEqual({ ok: true, value: { offer, priceUnconfirmed: true } });
});

it('the supplier gets neither names nor addresses', async () => {
  const ask = vi.fn<AskRate>(async () => null);
  const request = { search, offer, passengers: [{ givenNames: 'Amina', surname: 'Haddad' }] };
  await priceStay(request, 'request-of-test', ask);
  expect(ask).toHaveBeenCalledWith({ search, offer }, 'request-of-test');
});

it('an invalid answer is none of these', () => {
  for (const answer of [
    {},
    { code: 'priceChanged' },
    { code: 'priceChanged', details: { offer: { id: 'x' } } },
    { code: 'offerExpired' },
  ])
    expect(readMovedRate(answer)).toBeNull();
});
