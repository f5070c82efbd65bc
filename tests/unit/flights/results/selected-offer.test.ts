import { beforeEach, describe, expect, test } from 'vitest';
import { clearOffer, expiryOf, loadOffer, saveOffer, soldNow, totalOf } from '@/lib/flights/selected-offer';
import { stubTabStorage } from '../../stubs';
import { makeAnswer, makeOffer, roundTrip } from './offers';

function stubStorage(overrides: Partial<Storage> = {}) {
  const saved = stubTabStorage(new Map(), overrides);
  return saved;
}

function select(id: string) {
  const { meta, dictionaries } = makeAnswer([]);
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
    expect(loadOffer(roundTrip, '7')).toEqual(sold);
    expect(loadOffer(roundTrip, '8')).toBeNull();
    expect([totalOf(sold), expiryOf(sold)]).toEqual([99, '2099-01-01T00:00:00.000Z']);
    clearOffer(sold);
    expect(loadOffer(roundTrip, '7')).toBeNull();
  });

  test('can be booked only while its supplier holds it', () => {
    select('7');
    const picked = loadOffer(roundTrip, '7');
    if (!picked) throw new Error('Nothing was chosen');
    const held = (expiresAt: string) => expiryOf({ ...picked, offer: { ...picked.offer, expiresAt } });
    expect(held('2020-01-01T00:00:00Z')).toBe('2020-01-01T00:00:00Z');
    expect(held('2199-01-01T00:00:00Z')).toBe(picked.meta.expiresAt);
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
