import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSearches, listRecentSearches, type RecentSearch, saveSearch } from '@/lib/flights/search/recent-searches';

const trip = (destination: string, departureDate = '2099-01-14'): RecentSearch => ({
  search: { origin: 'DOH', destination, departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' },
  fromCity: { en: 'Doha', ar: 'الدوحة' },
  toCity: { en: destination, ar: destination },
});

describe('recent searches on the device', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
    vi.stubGlobal('window', { localStorage });
  });

  test('the newest comes first, once, and only four are kept', () => {
    for (const code of ['LHR', 'CDG', 'IST', 'LHR', 'CAI', 'BKK']) saveSearch(trip(code));
    expect(listRecentSearches().map(({ toCity }) => toCity.en)).toEqual(['BKK', 'CAI', 'LHR', 'IST']);
  });

  test('a trip whose day has passed is not offered', () => {
    saveSearch(trip('LHR', '2027-01-14'));
    expect(listRecentSearches('2027-01-14')).toHaveLength(1);
    expect(listRecentSearches('2027-01-15')).toEqual([]);
  });

  test('they can be cleared, and invalid stored values are ignored', () => {
    saveSearch(trip('LHR'));
    clearSearches();
    expect(listRecentSearches()).toEqual([]);
    for (const text of ['not json', '{"a":1}', '[{"search":{}}]']) {
      for (const key of stored.keys()) stored.set(key, text);
      expect(listRecentSearches()).toEqual([]);
    }
  });

  test('the page works when storage is refused', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('refused');
      },
    });
    expect(() => saveSearch(trip('LHR'))).not.toThrow();
    expect(listRecentSearches()).toEqual([]);
  });
});
