import { beforeEach, describe, expect, it, test } from 'vitest';
import {
  clearOffer,
  expiryOf,
  isRenewalDue,
  isUnchanged,
  loadOffer,
  priceSeenOf,
  pricesInResults,
  type SelectedOffer,
  saveOffer,
  selectOffer,
  soldNow,
  totalOf,
} from '@/lib/flights/selected-offer';
import { hasWorseTerms, isSameFare } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { Bags, FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { familySearch, offerFor } from '../bookings/booking-fixture';
import { stubTabStorage } from '../stubs';
import { makeOffer, makeResponse, roundTrip } from './results/offers';

describe('worse terms', () => {
  type Condition = NonNullable<FlightOffer['conditions']>['change'];

  const shown = offerFor(familySearch);
  const free = { allowed: true, penalty: '0.00' };
  const forFee = (penalty: string) => ({ allowed: true, penalty });
  const possible = { allowed: true };
  const refused = { allowed: false };
  const unsaid = { allowed: null };

  /** The offer with these bags on its second flight. */
  function withBags(bags: Bags | undefined): FlightOffer {
    const travelerPricings = shown.travelerPricings.map((each) => ({
      ...each,
      fareDetailsBySegment: each.fareDetailsBySegment.map(({ includedCheckedBags, ...fare }, index) => {
        const now = index === 1 ? bags : includedCheckedBags;
        return { ...fare, ...(now && { includedCheckedBags: now }) };
      }),
    }));
    return { ...shown, travelerPricings };
  }

  describe('bags', () => {
    it.each<[Bags | undefined, Bags | undefined, boolean]>([
      [{ quantity: 1 }, { quantity: 1 }, false],
      [{ quantity: 1 }, { quantity: 2 }, false],
      [{ quantity: 2 }, { quantity: 1 }, true],
      [{ quantity: 1 }, { quantity: 0 }, true],
      [{ weight: 30, weightUnit: 'KG' }, { weight: 20, weightUnit: 'KG' }, true],
      [{ weight: 30, weightUnit: 'KG' }, { weight: 70, weightUnit: 'LB' }, false],
      [{ quantity: 1 }, undefined, true],
      [undefined, { quantity: 0 }, true],
      [undefined, { quantity: 1 }, false],
      [{ quantity: 0 }, undefined, false],
      [undefined, undefined, false],
    ])('%j changed to %j are fewer: %s', (before, now, isWorse) => {
      expect(hasWorseTerms(withBags(now), withBags(before))).toBe(isWorse);
    });
  });

  describe('services', () => {
    const withMeal = (meal?: boolean): FlightOffer => ({
      ...shown,
      travelerPricings: shown.travelerPricings.map((each) => ({
        ...each,
        fareDetailsBySegment: each.fareDetailsBySegment.map((fare, index) => ({
          ...fare,
          includedServices: { seat: true, ...(meal !== undefined && index === 1 && { meal }) },
        })),
      })),
    });

    it.each<[boolean | undefined, boolean | undefined, boolean]>([
      [true, true, false],
      [true, false, true],
      [true, undefined, true],
      [undefined, false, true],
      [undefined, true, false],
      [false, undefined, false],
      [false, true, false],
    ])('a meal changed from %s to %s is less: %s', (before, now, isWorse) => {
      expect(hasWorseTerms(withMeal(now), withMeal(before))).toBe(isWorse);
      expect(isSameFare(withMeal(now), withMeal(before))).toBe(before === now);
    });
  });

  describe('conditions', () => {
    it.each<[Condition | undefined, Condition | undefined, boolean]>([
      [free, free, false],
      [free, forFee('100.00'), true],
      [free, possible, true],
      [free, refused, true],
      [free, unsaid, true],
      [free, undefined, true],
      [forFee('100.00'), forFee('104.99'), false],
      [forFee('100.00'), forFee('105.01'), true],
      [forFee('100.00'), forFee('90.00'), false],
      [forFee('100.00'), possible, true],
      [possible, forFee('100.00'), false],
      [possible, possible, false],
      [possible, free, false],
      [refused, possible, false],
      [refused, unsaid, false],
      [unsaid, refused, true],
      [undefined, refused, true],
      [undefined, unsaid, false],
    ])('%j changed to %j are worse: %s', (before, now, isWorse) => {
      const changed = (condition?: Condition): FlightOffer =>
        condition ? { ...shown, conditions: { change: condition, refund: unsaid } } : shown;
      const givenBack = (condition?: Condition): FlightOffer =>
        condition ? { ...shown, conditions: { change: unsaid, refund: condition } } : shown;
      expect(hasWorseTerms(changed(now), changed(before))).toBe(isWorse);
      expect(hasWorseTerms(givenBack(now), givenBack(before))).toBe(isWorse);
    });

    it('with a fee in another currency are unchanged at another exchange rate', () => {
      // 100 euros at two rates, beside a price in riyals.
      const offer = (fee: string): FlightOffer => ({ ...shown, conditions: { change: forFee(fee), refund: refused } });
      expect(shown.price.convertedFrom).toBeUndefined();
      expect(hasWorseTerms(offer('404.89'), offer('404.44'))).toBe(false);
      expect(hasWorseTerms(offer('606.67'), offer('404.44'))).toBe(true);
    });
  });

  describe('a customer who has seen an offer', () => {
    const seen = (offer: FlightOffer) => ({ offer }) as SelectedOffer;
    const dearer = { ...shown, price: { ...shown.price, total: '7500.00' } };
    const cheaper = { ...shown, price: { ...shown.price, total: '7300.00' } };

    it('must confirm another total and worse terms, of any leg', () => {
      expect(isUnchanged([seen(shown)], [seen(shown)])).toBe(true);
      expect(isUnchanged([seen(dearer)], [seen(shown)])).toBe(false);
      expect(isUnchanged([seen(dearer), seen(cheaper)], [seen(shown), seen(shown)])).toBe(true);
      expect(isUnchanged([seen(shown), seen(withBags({ quantity: 0 }))], [seen(shown), seen(shown)])).toBe(false);
    });
  });
});

describe('selected offer', () => {
  function stubStorage(overrides: Partial<Storage> = {}) {
    const saved = stubTabStorage(new Map(), overrides);
    return saved;
  }

  function select(id: string) {
    const { meta, dictionaries } = makeResponse([]);
    saveOffer({ search: roundTrip, offer: makeOffer({ id }), meta, dictionaries });
  }

  describe('the selected offer', () => {
    beforeEach(() => void stubStorage());

    test('is loaded for the same search and id', () => {
      select('7');
      expect(loadOffer({ ...roundTrip }, '7')?.offer).toEqual(makeOffer({ id: '7' }));
    });

    test('is not loaded for another search or id', () => {
      select('7');
      expect(loadOffer({ ...roundTrip, adults: 3 }, '7')).toBeNull();
      expect(loadOffer(roundTrip, '8')).toBeNull();
    });

    test('is loaded as currently sold under the selected id, until it is gone', () => {
      select('7');
      const picked = loadOffer(roundTrip, '7');
      if (!picked) throw new Error('Nothing was chosen');
      const price = { ...picked.offer.price, total: '99.00' };
      const sold = soldNow(picked, { ...picked.offer, id: '8', price, signature: '2099-01-01T00:00:00.000Z.seal' });
      saveOffer(sold);
      expect(loadOffer(roundTrip, '7')).toMatchObject(sold);
      expect(loadOffer(roundTrip, '8')).toBeNull();
      expect([totalOf(sold), expiryOf(sold)]).toEqual([99, '2099-01-01T00:00:00.000Z']);
      clearOffer(sold);
      expect(loadOffer(roundTrip, '7')).toBeNull();
    });

    test('keeps what it cost in the results, however it is found again', () => {
      const { meta, dictionaries } = makeResponse([]);
      const offer = makeOffer({ id: '7' });
      const total = Number(offer.price.total);
      selectOffer({ search: roundTrip, offer, meta, dictionaries });
      const prices = [
        { step: 'search', total, at: meta.searchedAt },
        { step: 'details', total, at: expect.any(String) },
      ];
      expect(loadOffer(roundTrip, '7')?.prices).toEqual(prices);
      saveOffer({ search: roundTrip, offer: { ...offer, price: { ...offer.price, total: '99.00' } }, meta, dictionaries });
      expect(loadOffer(roundTrip, '7')?.prices).toEqual(prices);
    });

    test('knows what it cost in the results when its link was followed before any script ran', () => {
      const { meta } = makeResponse([]);
      const offer = makeOffer({ id: '7' });
      expect(pricesInResults(roundTrip, '7')).toEqual([]);
      sessionStorage.setItem('karam.price-seen.v1', priceSeenOf(offer, meta));
      expect(pricesInResults(roundTrip, '7')).toEqual([
        { step: 'search', total: Number(offer.price.total), at: meta.searchedAt },
      ]);
      expect(pricesInResults(roundTrip, '8')).toEqual([]);
      for (const bad of ['', '{}', '["7","free",""]', `["7",-1,"${meta.searchedAt}"]`]) {
        sessionStorage.setItem('karam.price-seen.v1', bad);
        expect(pricesInResults(roundTrip, '7')).toEqual([]);
      }
    });

    test('can be booked only while its supplier holds it', () => {
      select('7');
      const picked = loadOffer(roundTrip, '7');
      if (!picked) throw new Error('Nothing was chosen');
      const held = (expiresAt: string) => expiryOf({ ...picked, offer: { ...picked.offer, expiresAt } });
      expect(held('2020-01-01T00:00:00Z')).toBe('2020-01-01T00:00:00Z');
      expect(held('2199-01-01T00:00:00Z')).toBe(picked.meta.expiresAt);
    });

    test('is found again before it is sent where it has expired, and a quarter of an hour earlier where it is paid at once', () => {
      select('7');
      const picked = loadOffer(roundTrip, '7');
      if (!picked) throw new Error('Nothing was chosen');
      const expiry = Date.parse(expiryOf(picked));
      const isDue = (isPaidAtOnce: boolean, minutesLeft: number) =>
        isRenewalDue(picked, isPaidAtOnce, expiry - minutesLeft * 60_000);
      expect([isDue(false, 1), isDue(false, 0), isDue(true, 16), isDue(true, 15)]).toEqual([false, true, false, true]);
    });

    test('the twelve latest selections are kept, each once', () => {
      const ids = Array.from({ length: 13 }, (_, index) => String(index + 1));
      for (const id of [...ids.slice(0, 3), ...ids.slice(2)]) select(id);
      expect(ids.map((id) => loadOffer(roundTrip, id)?.offer.id)).toEqual([undefined, ...ids.slice(1)]);
    });

    test('a forbidden storage saves nothing and breaks nothing', () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      stubStorage({ getItem: refuse, setItem: refuse });
      select('7');
      expect(loadOffer(roundTrip, '7')).toBeNull();
    });

    test.each(['not json', '{}', '[null, 1, {"offer":{"id":"7"}}]'])('is ignored when it is unreadable: %s', (text) => {
      const saved = stubStorage();
      select('7');
      for (const key of saved.keys()) saved.set(key, text);
      expect(loadOffer(roundTrip, '7')).toBeNull();
    });
  });
});
