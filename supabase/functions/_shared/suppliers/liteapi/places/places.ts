/**
 * Places from LiteAPI's search, which is Google's and costs a cent per request. Our own cities come first and with our own ids, because links of
 * the site use those and Google does not list islands like Bali as towns.
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
import { foundPlace, placesAnswer, readable } from '../answers.ts';
import type { LiteApiClient } from '../client.ts';
import type { FindPlaceDetails } from './place-details.ts';

/** Google's ids of towns. Longer ids, or with another beginning, are of addresses. */
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
  const answer = await client.get('/data/places', { textQuery: keyword, type: 'locality', language }, signal);
  const found = answer === null ? [] : (z.parse(placesAnswer, answer).data ?? []);
  const read = readable(foundPlace, found);
  if (found.length > 0 && read.length === 0) throw new Error('LiteAPI named places in a shape we do not know');
  const others = read
    .filter(({ placeId }) => isForeignId(placeId))
    .map(({ placeId, displayName, formattedAddress }) => {
      const parts = partsOf(formattedAddress);
      return { ...toPlace(placeId, displayName, parts.at(-1) ?? formattedAddress), region: parts.slice(1, -1) };
    })
    .filter((place) => ![...ours, ...guesses].some((facts) => isSame(facts, place)));
  return [...named(ours), ...withRegions(others, language), ...parts, ...guessed].slice(0, suggestionLimits.most);
}

async function placeOfId(detailsOf: FindPlaceDetails, id: string, language: 'en' | 'ar', signal: AbortSignal) {
  try {
    const { name, countryName } = await detailsOf(id, language, signal);
    return [toPlace(id, name, countryName)];
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
