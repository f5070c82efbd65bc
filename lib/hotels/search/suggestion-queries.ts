import 'server-only';
import { hotels } from '@/content/hotels';
import { createCachedFunction } from '@/lib/supabase/cached-function';
import {
  type HotelPlace,
  type HotelPlacesRequest,
  type HotelPlacesResponse,
  hotelPlacesResponse,
  suggestionLimits,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { partialAnswerCacheMs } from '@/supabase/functions/_shared/contracts/partial-response';
import { foldName, isNamedBy } from '@/supabase/functions/_shared/contracts/place-names';
import { isOpaqueId } from './suggestions';

const findPlaces = createCachedFunction<HotelPlacesRequest, HotelPlacesResponse, 'searchUnavailable'>({
  name: 'hotel-autocomplete',
  answer: hotelPlacesResponse,
  /** In milliseconds; a list of suggestions must open quickly. */
  marginMs: 1_000,
  cacheMs: ({ partial }) => (partial ? partialAnswerCacheMs : 10 * 60_000),
  readFailure: () => 'searchUnavailable',
});

/**
 * Places for a keyword, and hotels that have a page of ours. Equal keywords within ten minutes share one answer, a partial one for half a minute.
 * Null when no supplier answers.
 */
export async function findHotelPlaces(asked: HotelPlacesRequest, requestId: string): Promise<HotelPlacesResponse | null> {
  const found = await findPlaces(normalized(asked), requestId);
  return found.ok ? withOwnHotels(found.value, asked) : null;
}

/** The cached answer, else null. */
export async function cachedHotelPlaces(asked: HotelPlacesRequest): Promise<HotelPlacesResponse | null> {
  const text = await findPlaces.cached(normalized(asked));
  return text === null ? null : withOwnHotels(text, asked);
}

/** Suggestions without a supplier request. Null when there are none, because a supplier may still know such a place. */
export async function findFreeHotelPlaces(asked: HotelPlacesRequest, requestId: string): Promise<HotelPlacesResponse | null> {
  const found = await findHotelPlaces({ ...asked, freeOnly: true }, requestId);
  return found && found.suggestions.length > 0 ? found : null;
}

/** Our hotels come after the cities, and only those elsewhere: "doha" means the city. Those that a supplier has itself are its own. */
function withOwnHotels(text: string, { keyword, language }: HotelPlacesRequest): HotelPlacesResponse {
  const { suggestions, ...more }: HotelPlacesResponse = JSON.parse(text);
  const isCity = ({ part, isGuess }: HotelPlace) => !part && !isGuess;
  const cities = suggestions.filter(isCity);
  const own = hotels.filter(
    ({ place, name, city }) =>
      foldName(keyword).length >= suggestionLimits.minLetters &&
      !cities.some(({ id }) => id === place) &&
      !suggestions.some((one) => one.part === 'hotel' && foldName(one.name) === foldName(name[language])) &&
      [`${name.en} ${city.en}`, `${name.ar} ${city.ar}`].some((names) => isNamedBy(keyword, names)),
  );
  const named = own.map(
    ({ place, name, city, country }): HotelPlace => ({
      id: place,
      name: name[language],
      address: { cityName: city[language], countryName: country[language] },
      part: 'hotel',
    }),
  );
  const rest = suggestions.filter((one) => !isCity(one) && (named.length === 0 || !one.isGuess));
  return { suggestions: [...cities, ...named, ...rest].slice(0, suggestionLimits.most), ...more };
}

function normalized(asked: HotelPlacesRequest): HotelPlacesRequest {
  const keyword = isOpaqueId(asked.keyword) ? asked.keyword : asked.keyword.toLowerCase().replace(/\s+/g, ' ');
  return { ...asked, keyword };
}
