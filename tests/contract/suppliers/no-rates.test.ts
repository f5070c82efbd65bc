/** Suppliers with valid answers in a currency that has no exchange rate. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { createResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import { createLiteApi } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';
import { outcomeOfError } from '@/supabase/functions/_shared/suppliers/supplier-outcome';
import { fakeToken, startFakeDuffel } from './fake-duffel';
import { fakeKey, recorded, startFakeLiteApi } from './fake-liteapi';
import { asked, context, rates } from './flight-question';

const askings = 7;
const terms = { signal: new AbortController().signal, limitMs: 20_000 };
const stay = { cityCode: 'doha', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: 2, rooms: 1, language: 'en' } as const;

let duffel: Awaited<ReturnType<typeof startFakeDuffel>>;
let liteApi: Awaited<ReturnType<typeof startFakeLiteApi>>;
beforeEach(async () => {
  [duffel, liteApi] = await Promise.all([startFakeDuffel(), startFakeLiteApi()]);
});
afterEach(() => Promise.all([duffel.stop(), liteApi.stop()]));

const thrownBy = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

it('flights fail with an error, and the circuit stays closed', async () => {
  duffel.find(3);
  const priced = createDuffel({ token: fakeToken, address: duffel.address, rates: async () => rates });
  const [offer] = (await priced.searchFlights(asked(), context())).offers;
  if (!offer) throw new Error('There are three');
  const guard = createResilientSupplier(createDuffel({ token: fakeToken, address: duffel.address, rates: async () => pegRates }));
  const search = () => guard.ask('search', (signal) => guard.source.searchFlights(asked(), context({ signal })), terms);
  const again = () => guard.ask('price', (signal) => guard.source.priceAgain(offer, asked(), context({ signal })), terms);
  for (let asking = 0; asking < askings; asking += 1) {
    const [found, price] = [await thrownBy(search()), await thrownBy(again())];
    expect(String(found)).toBe('NoExchangeRate: Duffel sent offers of which none can be shown: 6 noRate');
    expect(String(price)).toBe('NoExchangeRate: Duffel gave an offer again that is left out: noRate');
    expect([outcomeOfError(found), outcomeOfError(price)]).toEqual([{ status: 'failed' }, { status: 'failed' }]);
  }
  duffel.find(3, 'USD');
  expect((await search()).offers).toHaveLength(3);
});

it('hotels fail with an error, and the circuit stays closed', async () => {
  const answer = JSON.parse(recorded('rates'));
  answer.data = answer.data.slice(0, 1);
  for (const offer of answer.data[0].roomTypes) {
    for (const { retailRate } of offer.rates) retailRate.taxesAndFees = [{ included: false, amount: 3, currency: 'EUR' }];
  }
  liteApi.answer('/hotels/rates', JSON.stringify(answer));
  const guard = createResilientSupplier(createLiteApi({ key: fakeKey, address: liteApi.address, rates: async () => pegRates }));
  const search = () =>
    guard.ask('search', (signal) => guard.source.searchHotels(stay, { signal, now: new Date('2026-11-21T09:00:00Z') }), terms);
  for (let asking = 0; asking < askings; asking += 1) {
    const error = await thrownBy(search());
    expect(String(error)).toBe('NoExchangeRate: LiteAPI sold rooms of which none can be shown: 1 noRate');
    expect(outcomeOfError(error)).toEqual({ status: 'failed' });
  }
  liteApi.answer('/hotels/rates', recorded('rates'));
  expect((await search()).hotels).toHaveLength(3);
});
