import { describe, expect, it, vi } from 'vitest';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { MarkupRule } from '@/supabase/functions/_shared/contracts/markup-rule';
import { chooseRule } from '@/supabase/functions/_shared/markup/choose-rule';
import { markUpFlight, suppliedFlight } from '@/supabase/functions/_shared/markup/flight-markup';
import { createRuleReader } from '@/supabase/functions/_shared/markup/read-rules';
import { readMarkup, sealMarkup } from '@/supabase/functions/_shared/markup/sealed-markup';
import { markUpStay, suppliedStay } from '@/supabase/functions/_shared/markup/stay-markup';
import { signingKey } from '@/supabase/functions/_shared/offer-signature';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';

const rule = (more: Partial<MarkupRule> = {}): MarkupRule => ({
  product: 'flight',
  airline: null,
  origin: null,
  destination: null,
  cabin: null,
  basis_points: 400,
  fixed_amount: 0,
  created_at: '2026-11-20T09:00:00Z',
  ...more,
});
const context = { signal: new AbortController().signal, today: '2026-11-21', now: new Date('2026-11-21T09:00:00Z') };
const party = { origin: 'DOH', destination: 'LHR', departureDate: '2027-01-14', adults: 2, children: 1, infants: 1 };
const [found] = (await sandboxFlightSupplier.searchFlights({ ...party, cabinClass: 'ECONOMY' }, context)).offers;
const flight = found as FlightOffer;
const hundredths = (amount: string) => Math.round(Number(amount) * 100);
const inWhole = (amount: number) => Math.ceil(Math.floor(amount + 1e-6) / 100) * 100;

describe('the rule of a flight', () => {
  const sold = { product: 'flight' as const, airlines: ['QR'], origin: 'DOH', destination: 'LHR', cabin: 'BUSINESS' };
  const selected = (...rules: MarkupRule[]) => chooseRule(rules, sold);
  /** From the least specific to the most. */
  const inOrder = [
    rule(),
    rule({ cabin: 'BUSINESS' }),
    rule({ destination: 'LON' }),
    rule({ destination: 'LON', cabin: 'BUSINESS' }),
    rule({ destination: 'LHR' }),
    rule({ origin: 'DOH', destination: 'LON' }),
    rule({ origin: 'DOH', destination: 'LHR' }),
    rule({ airline: 'QR' }),
    rule({ airline: 'QR', cabin: 'BUSINESS' }),
    rule({ airline: 'QR', origin: 'DOH', destination: 'LHR', cabin: 'BUSINESS' }),
  ];

  it.each(inOrder.slice(1).map((next, index) => [index, next] as const))(
    'is the more specific one, in any order of the list: %i',
    (index, next) => {
      expect(selected(...inOrder.slice(0, index + 2))).toBe(next);
      expect(selected(...inOrder.slice(0, index + 2).reverse())).toBe(next);
    },
  );

  it('is the newest of two equally specific ones', () => {
    const newer = rule({ origin: 'DOH', created_at: '2026-11-21T09:00:00Z' });
    expect(selected(newer, rule({ destination: 'LHR', created_at: '2026-11-20T09:00:00Z' }))).toBe(newer);
  });

  it.each<[string, Partial<MarkupRule>]>([
    ['a stay', { product: 'stay' }],
    ['another airline', { airline: 'EK' }],
    ['another origin', { origin: 'LHR' }],
    ['another airport of the city', { destination: 'LGW' }],
    ['another cabin', { cabin: 'ECONOMY' }],
  ])('is not that of %s', (_, more) => expect(selected(rule(more))).toBeUndefined());
});

describe('the price of a flight', () => {
  it('grows by a percentage for each traveller, and a fixed amount for each with a seat, to whole riyals', () => {
    const { offer, markup } = markUpFlight(flight, [rule({ basis_points: 333, fixed_amount: 2_000 })]);
    const expected = flight.travelerPricings.map(
      ({ travelerType, price }) =>
        inWhole(hundredths(price.total) * 1.0333 + (travelerType === 'HELD_INFANT' ? 0 : 2_000)) - hundredths(price.total),
    );
    expect(markup).toMatchObject({ each: expected, basisPoints: 333, fixedAmount: 2_000 });
    expect(offer.travelerPricings.map(({ travelerType }) => travelerType)).toContain('HELD_INFANT');
    const sum = offer.travelerPricings.reduce((all, { quantity, price }) => all + quantity * hundredths(price.total), 0);
    expect(hundredths(offer.price.total)).toBe(sum);
    expect(markup?.total).toBe(sum - hundredths(flight.price.total));
    const taxes = ({ price }: FlightOffer) => hundredths(price.total) - hundredths(price.base);
    expect(taxes(offer)).toBe(taxes(flight));
  });

  it('is that of the party if only that is known', () => {
    const { offer, markup } = markUpFlight({ ...flight, pricedAsParty: true }, [rule({ fixed_amount: 1_000 })]);
    expect(hundredths(offer.price.total)).toBe(inWhole(hundredths(flight.price.total) * 1.04 + 3_000));
    expect(markup?.total).toBe(hundredths(offer.price.total) - hundredths(flight.price.total));
  });

  it.each([
    ['without a rule', []],
    ['with a rule that adds nothing', [rule(), rule({ airline: flight.validatingAirlineCodes[0] ?? '', basis_points: 0 })]],
  ])('stays %s', (_, rules) => expect(markUpFlight(flight, rules)).toEqual({ offer: flight, markup: null }));

  it.each([
    ['two adults', 2, '5028.80', ['2514.40'], '5030.00', ['2515.00']],
    // 300.01 for three is not 100.00 each.
    ['a share that is rounded', 3, '300.01', ['100.00'], '303.00', ['101.00']],
    ['whole riyals', 2, '5028.00', ['2514.00'], '5028.00', ['2514.00']],
  ])('has whole riyals without a rule too, for each and together: %s', (_, quantity, total, shares, sold, each) => {
    const convertedFrom = { currency: 'GBP', total: '1105.23', asOf: '2026-11-21' };
    const pricings = flight.travelerPricings.slice(0, 1).map((one) => ({ ...one, quantity }));
    const supplied: FlightOffer = {
      ...flight,
      price: { currency: 'QAR', total, base: total, convertedFrom },
      travelerPricings: pricings.map((one, index) => ({
        ...one,
        price: { total: shares[index] ?? '', base: shares[index] ?? '' },
      })),
      conditions: { change: { allowed: true, penalty: '150.25' }, refund: { allowed: false } },
    };
    const { offer, markup } = markUpFlight(supplied, []);
    expect(offer.price).toMatchObject({ total: sold, convertedFrom });
    expect(offer.travelerPricings.map(({ price }) => price.total)).toEqual(each);
    expect(offer.conditions?.change.penalty).toBe('151.00');
    expect(suppliedFlight(offer, markup)).toMatchObject({ price: supplied.price, travelerPricings: supplied.travelerPricings });
  });

  it('reveals neither the supplier’s currency nor its price through a fee, and can be converted back', () => {
    const all = { allowed: true, penalty: flight.price.total };
    const converted: FlightOffer = {
      ...flight,
      price: { ...flight.price, convertedFrom: { currency: 'GBP', total: '1304.38', asOf: '2026-11-21' } },
      conditions: { change: { allowed: true, penalty: '150.00' }, refund: all },
    };
    const { offer, markup } = markUpFlight(converted, [rule({ fixed_amount: 2_000 })]);
    expect(offer.price).not.toHaveProperty('convertedFrom');
    expect(offer.conditions).toEqual({
      change: { allowed: true, penalty: '150.00' },
      refund: { allowed: true, penalty: offer.price.total },
    });
    expect(suppliedFlight(offer, markup)).toEqual(converted);
  });
});

const question = {
  cityCode: 'dubai',
  checkIn: '2027-01-14',
  checkOut: '2027-01-18',
  adults: 4,
  rooms: 2,
  language: 'en' as const,
};
const { hotels } = await sandboxHotelSupplier.searchHotels(question, context);
const stays = hotels.filter(({ available }) => available);

describe('the price of a stay', () => {
  const fees = [
    { after: null, amount: '100.00' },
    { after: '2027-01-12T12:00', amount: stays[0]?.price.total ?? '', part: 'wholeStay' as const },
  ];
  const stay: HotelOffer = { ...(stays[0] as HotelOffer), cancellation: { freeUntil: null, fees } };
  const stayRule = rule({ product: 'stay', destination: 'dubai', basis_points: 500, fixed_amount: 3_001 });

  it('grows by a percentage and one fixed amount, split between its rooms; fees grow in proportion', () => {
    const { offer, markup } = markUpStay(stay, 'dubai', [stayRule]);
    const supplied = hundredths(stay.price.total);
    expect(hundredths(offer.price.total)).toBe(inWhole(supplied * 1.05 + 3_001));
    expect(markup?.total).toBe(hundredths(offer.price.total) - supplied);
    expect(hundredths(offer.price.base) + hundredths(offer.price.taxes)).toBe(hundredths(offer.price.total));
    expect(offer.rooms.reduce((sum, room) => sum + hundredths(room.total), 0)).toBe(hundredths(offer.price.total));
    expect(offer.price.dueAtProperty).toBe(stay.price.dueAtProperty);
    expect(offer.cancellation.fees?.[1]?.amount).toBe(offer.price.total);
    expect(Number(offer.cancellation.fees?.[0]?.amount)).toBeGreaterThan(100);
    expect(suppliedStay(offer, markup)).toEqual(stay);
  });

  it('has whole riyals without a rule too, and so have its fees', () => {
    const exact: HotelOffer = {
      ...stay,
      price: { ...stay.price, total: '999.40', base: '899.40', taxes: '100.00' },
      rooms: stay.rooms.slice(0, 1).map((room) => ({ ...room, total: '999.40' })),
      cancellation: {
        freeUntil: null,
        fees: [
          { after: null, amount: '250.10' },
          { after: '2027-01-12T12:00', amount: '999.40', part: 'wholeStay' },
        ],
      },
    };
    const { offer, markup } = markUpStay(exact, 'dubai', []);
    expect(offer.price).toMatchObject({ total: '1000.00', base: '900.00', taxes: '100.00' });
    expect(offer.cancellation.fees?.map(({ amount }) => amount)).toEqual(['251.00', '1000.00']);
    expect(markup).toMatchObject({ total: 60, basisPoints: 0, fixedAmount: 0 });
    expect(suppliedStay(offer, markup)).toEqual(exact);
  });

  it('stays elsewhere', () => expect(markUpStay(stay, 'doha', [stayRule])).toEqual({ offer: stay, markup: null }));
});

describe('a sealed markup', () => {
  const markup = { total: 4_000, each: [2_000], basisPoints: 400, fixedAmount: 2_000, convertedFrom: null, fees: null };

  it('can be read only with the key', async () => {
    const [key, other] = await Promise.all(['a secret of the tests', 'another secret'].map(signingKey));
    const signature = `2026-11-21T09:30:00.000Z.seal~${await sealMarkup(key as CryptoKey, markup)}`;
    expect(signature).not.toContain('4000');
    expect(await readMarkup(key as CryptoKey, signature)).toEqual(markup);
    await expect(readMarkup(other as CryptoKey, signature)).rejects.toThrow();
    expect(await readMarkup(key as CryptoKey, '2026-11-21T09:30:00.000Z.seal')).toBeNull();
  });
});

describe('the rules of a function', () => {
  const environment = (name: string) =>
    ({ SUPABASE_URL: 'http://database.test', SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x' })[name];
  const answering = (rules: MarkupRule[]) => vi.fn(async () => Response.json(rules));

  it('are read once a minute, and always for a binding price', async () => {
    let at = 0;
    const find = createRuleReader(() => at);
    const ask = answering([rule()]);
    vi.stubGlobal('fetch', ask);
    await find(environment);
    await find(environment);
    expect(ask).toHaveBeenCalledTimes(1);
    await find(environment, true);
    expect(ask).toHaveBeenCalledTimes(2);
    at = 60_000;
    expect(await find(environment)).toEqual([rule()]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('are the last known ones while the database fails, and never guessed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const find = createRuleReader();
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(find(environment)).rejects.toThrow('503');
    vi.stubGlobal('fetch', answering([rule()]));
    await find(environment);
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    expect(await find(environment, true)).toEqual([rule()]);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
