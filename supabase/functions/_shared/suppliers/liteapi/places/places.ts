/**
 * Towns and hotels from LiteAPI's search, which is Google's and costs a cent per request. Our own cities come first and with our own ids, because
 * links of the site use those and Google does not list islands like Bali as towns. Districts and sights are those of our own cities.
 */
import * as z from 'zod/mini';
import type { HotelPlace, HotelPlacesRequest } from '../../../contracts/hotels/hotel-places.ts';
import { suggestionLimits } from '../../../contracts/hotels/hotel-places.ts';
import { foldName } from '../../../contracts/place-names.ts';
import { hotelPlaceOf } from '../../../hotel-places/all-places.ts';
import { hotelCountries } from '../../../hotel-places/countries.ts';
import { findParts, findPlaces, findPlacesBySound, suggestionOf } from '../../../hotel-places/find-places.ts';
import type { HotelPlaceFacts } from '../../../hotel-places/place-facts.ts';
import { SupplierRefusal } from '../../../resilience/supplier-refusal.ts';
import type { LiteApiClient } from '../client.ts';
import { foundPlace, placesResponse, readable } from '../responses.ts';
import { type FindPlaceDetails, isHotelType } from './place-details.ts';

/** Google's ids of towns and hotels. Longer ids, or with another beginning, are of addresses. */
const foreignId = /^ChIJ[A-Za-z0-9_-]{23}$/;
/** A text that looks like an id is not searched as a name, which would cost a cent for nothing. */
const anyId = /^(?=.*[A-Z])(?=.*\d)[A-Za-z0-9_-]{20,}$/;
/** The most of our own places, to leave room for the others. */
const mostOfOurs = 4;

const isForeignId = (id: string) => foreignId.test(id);

export function isKnownPlace(cityCode: string): boolean {
  return hotelPlaceOf(cityCode) !== undefined || isForeignId(cityCode);
}

/** `keyword` may also be an id, because a shared link shows the name of its place. */
export async function suggestPlaces(
  client: LiteApiClient,
  detailsOf: FindPlaceDetails,
  { keyword, language, freeOnly = false }: HotelPlacesRequest,
  signal: AbortSignal,
): Promise<HotelPlace[]> {
  const named = (places: readonly HotelPlaceFacts[]) => places.map((facts) => suggestionOf(facts, language));
  if (isForeignId(keyword)) return freeOnly ? [] : placeOfId(detailsOf, keyword, language, signal);
  if (anyId.test(keyword)) return [];
  const ours = findPlaces(keyword, freeOnly ? suggestionLimits.most : mostOfOurs);
  const parts = findParts(keyword, language, ours);
  const guesses = ours.length + parts.length > 0 ? [] : findPlacesBySound(keyword, mostOfOurs);
  const guessed = named(guesses).map((place) => ({ ...place, isGuess: true }));
  if (freeOnly) return [...named(ours), ...parts, ...guessed].slice(0, suggestionLimits.most);
  const answer = await client.get('/data/places', { textQuery: keyword, type: 'locality,hotel', language }, signal);
  const found = answer === null ? [] : (z.parse(placesResponse, answer).data ?? []);
  const read = readable(foundPlace, found);
  if (found.length > 0 && read.length === 0) throw new Error('LiteAPI named places in a shape we do not know');
  const known = read.filter(({ placeId }) => isForeignId(placeId));
  const towns = known
    .filter(({ types }) => !isHotelType(types))
    .map(({ placeId, displayName, formattedAddress }) => {
      const parts = partsOf(formattedAddress);
      return { ...toPlace(placeId, displayName, parts.at(-1) ?? formattedAddress), region: parts.slice(1, -1) };
    })
    .filter((place) => ![...ours, ...guesses].some((facts) => isSame(facts, place)));
  const hotels = known.filter(({ types, formattedAddress }) => isHotelType(types) && !isIn(ours, formattedAddress)).map(hotelOf);
  const others = [...withRegions(towns, language), ...parts, ...hotels];
  return [...named(ours), ...others, ...guessed].slice(0, suggestionLimits.most);
}

/** As in `findParts`: "doha" means the city, and not the hotels in it. */
function isIn(cities: readonly HotelPlaceFacts[], address: string): boolean {
  const folded = foldName(address);
  return cities.some(({ name }) => [name.en, name.ar].some((city) => folded.includes(foldName(city))));
}

/** Its own place is searched, which is the hotel and what is near it: names at LiteAPI may differ from Google's, and are rarely in Arabic. */
function hotelOf({ placeId, displayName, formattedAddress }: z.infer<typeof foundPlace>): HotelPlace {
  const parts = partsOf(formattedAddress);
  const countryName = parts.at(-1) ?? formattedAddress;
  // "75009 Paris", "London W1K 7AA".
  const words = parts.at(-2)?.split(' ') ?? [];
  const cityName = words.filter((word) => !/\p{N}/u.test(word)).join(' ') || countryName;
  return { id: placeId, name: displayName, address: { cityName, countryName }, part: 'hotel' };
}

async function placeOfId(detailsOf: FindPlaceDetails, id: string, language: 'en' | 'ar', signal: AbortSignal) {
  try {
    const { name, cityName, countryName, isHotel } = await detailsOf(id, language, signal);
    if (!isHotel) return [toPlace(id, name, countryName)];
    return [{ id, name, address: { cityName: cityName || countryName, countryName }, part: 'hotel' as const }];
  } catch (error) {
    if (error instanceof SupplierRefusal) return [];
    throw error;
  }
}

function toPlace(id: string, cityName: string, countryName: string): HotelPlace {
  return { id, name: cityName, address: { cityName, countryName } };
}

/** Parts of an address as people write it, the country last: "Nice, France", "Dubai - United Arab Emirates", «نيس، فرنسا». */
function partsOf(address: string): string[] {
  return address.split(/[,،]|\s-\s/).map((part) => part.trim());
}

/** Towns with the same name in one country get the region of their addresses. */
function withRegions(towns: readonly (HotelPlace & { region: readonly string[] })[], language: 'en' | 'ar'): HotelPlace[] {
  const nameOf = ({ name, address }: HotelPlace) => `${foldName(name)} ${foldName(address.countryName)}`;
  return towns.map(({ region, ...town }) => {
    const isOneOfSeveral = towns.some((other) => other.id !== town.id && nameOf(other) === nameOf(town));
    return isOneOfSeveral ? { ...town, name: [town.name, ...region].join(language === 'ar' ? '، ' : ', ') } : town;
  });
}

function isSame(facts: HotelPlaceFacts, { name, address }: HotelPlace): boolean {
  const country = hotelCountries[facts.country];
  const names = [facts.name.en, facts.name.ar, ...facts.also].map(foldName);
  const countries = [facts.country, country?.name.en, country?.name.ar, ...(country?.also ?? [])];
  return names.includes(foldName(name)) && countries.some((one) => one && foldName(one) === foldName(address.countryName));
}
