import type { Locale } from '@/lib/i18n/locales';
import { readDevice, writeDevice } from '@/lib/storage/device-storage';
import type { HotelPlace } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { recentStaysKey } from './recent-stays-key';
import { parseStaySearch, queryText, type StaySearch, writeStaySearch } from './search-params';

/** A stay that was searched on this device, with the name of its place in that page's language. */
export interface RecentStay {
  search: StaySearch;
  placeName: string;
  locale: Locale;
}

interface StoredStay {
  query: string;
  placeName: string;
  locale: string;
}

const maxSaved = 4;
const longestName = 80;

/** Newest first, in the language of the page, without stays that have begun; empty when storage is blocked or holds something else. */
export function listRecentStays(locale: Locale, today: string): RecentStay[] {
  return readStored()
    .filter((stored) => stored.locale === locale)
    .flatMap(({ query, placeName }) => {
      const search = parseStaySearch(new URLSearchParams(query), today);
      return search ? [{ search, placeName, locale }] : [];
    });
}

/** Their places, each once: cities of a country that this device did not keep. */
export function listRecentPlaces(locale: Locale, today: string): HotelPlace[] {
  const stays = new Map(listRecentStays(locale, today).map(({ search, placeName }) => [search.destination, placeName]));
  return [...stays].map(([id, name]) => ({ id, name, address: { cityName: name, countryName: '' } }));
}

export function saveStaySearch({ search, placeName, locale }: RecentStay): void {
  const query = queryText(writeStaySearch(search));
  const others = readStored().filter((stored) => stored.query !== query || stored.locale !== locale);
  const ofLanguage = [{ query, placeName, locale }, ...others.filter((stored) => stored.locale === locale)].slice(0, maxSaved);
  writeDevice(recentStaysKey, [...ofLanguage, ...others.filter((stored) => stored.locale !== locale)]);
}

export function clearStaySearches(): void {
  writeDevice(recentStaysKey, []);
}

function readStored(): StoredStay[] {
  const stored = readDevice(recentStaysKey);
  return Array.isArray(stored) ? stored.filter(isStored) : [];
}

function isStored(stored: unknown): stored is StoredStay {
  const { query, placeName, locale } = (stored ?? {}) as Partial<StoredStay>;
  return (
    typeof query === 'string' && typeof placeName === 'string' && placeName.length <= longestName && typeof locale === 'string'
  );
}
