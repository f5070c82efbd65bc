/**
 * A supplier without network and key: real cities and districts, invented hotels and prices. The same search on the same day has the same answer.
 * docs/engineering/suppliers.md describes its purpose and limits.
 */
import { type HotelPlace, suggestionLimits } from '../../../contracts/hotels/hotel-places.ts';
import type { HotelOffer, HotelSearchRequest } from '../../../contracts/hotels/hotel-search.ts';
import { roomLimits } from '../../../contracts/hotels/stay-limits.ts';
import { foldName, isNamedBy } from '../../../contracts/place-names.ts';
import { hotelPlaceOf, hotelPlaces } from '../../../hotel-places/all-places.ts';
import { countryNameOf, findParts, findPlaces, findPlacesBySound, suggestionOf } from '../../../hotel-places/find-places.ts';
import type { HotelPlaceFacts } from '../../../hotel-places/place-facts.ts';
import { SupplierRefusal } from '../../../resilience/supplier-refusal.ts';
import type { HotelSupplier } from '../../hotels/hotel-supplier.ts';
import { chance } from '../seeded.ts';
import { localDay, offersAt, ratesOfHotel } from './offers.ts';
import { detailsOf } from './properties/details.ts';
import { type Property, propertiesIn } from './properties/properties.ts';

export const sandboxHotelSupplier: HotelSupplier = {
  name: 'sandbox',
  sandbox: true,
  timeLimitMs: 20_000,
  questionsAtOnce: 8,
  currencies: ['QAR'],
  limits: { rooms: roomLimits.rooms.max, guestsInRoom: roomLimits.adults.max + roomLimits.children.max },
  isKnownPlace: (cityCode) => hotelPlaceOf(cityCode) !== undefined,
  async findPlaces({ keyword, language }, signal) {
    signal.throwIfAborted();
    const { most } = suggestionLimits;
    const cities = findPlaces(keyword, most);
    const parts = [...findParts(keyword, language, cities), ...findProperties(keyword, language, cities)];
    const named = [...cities.map((place) => suggestionOf(place, language)), ...parts];
    if (named.length > 0) return named.slice(0, most);
    return findPlacesBySound(keyword, most).map((place) => ({ ...suggestionOf(place, language), isGuess: true }));
  },
  async searchHotels(request, { signal, now }) {
    signal.throwIfAborted();
    const place = hotelPlaceOf(request.cityCode);
    if (!place) throw new SupplierRefusal('supplierRefused');
    const { name, latitude, longitude } = place;
    return {
      hotels: offersAt(place, request, now),
      place: {
        name: name[request.language],
        countryName: countryNameOf(place, request.language),
        latitude,
        longitude,
      },
    };
  },
  async priceAgain(offer, request, { signal, now }) {
    signal.throwIfAborted();
    const place = hotelPlaceOf(request.cityCode);
    return place ? rateNow(place, offer, request, now) : null;
  },
  async findHotel({ hotel, language }, { signal, now }) {
    signal.throwIfAborted();
    const places = hotelPlaces.filter(({ id }) => hotel.startsWith(`${id}-`));
    const property = places.flatMap(propertiesIn).find(({ id }) => id === hotel);
    return property ? detailsOf(property, language, localDay(property.place, now)) : null;
  },
};

/** The hotels of this name, nearest cities first; not those of `cities`, as in `findParts`. */
function findProperties(keyword: string, language: 'en' | 'ar', cities: readonly HotelPlaceFacts[]): HotelPlace[] {
  if (foldName(keyword).length < suggestionLimits.minLetters) return [];
  const named = hotelPlaces
    .filter((place) => !cities.includes(place))
    .flatMap(propertiesIn)
    .filter(({ name }) => isNamedBy(keyword, name.en) || isNamedBy(keyword, name.ar));
  return named.map(({ place, name }) => suggestionOf(place, language, { part: 'hotel', name: name[language] }));
}

/** Places where rates change after the search, to try how the site reacts. In other places they do not change. */
const unsteadyPlace = 'trabzon';

/** The current rate, or null; a rate from a list is the cheapest of its hotel. */
function rateNow(place: HotelPlaceFacts, offer: HotelOffer, request: HotelSearchRequest, now: Date): HotelOffer | null {
  const property = propertiesIn(place).find(({ id }) => id === offer.id);
  const changed = property && changedSince(property, offer.rate ?? '');
  const sold = changed ? ratesOfHotel(changed, request, now).filter(({ available }) => available) : [];
  return sold.find(({ rate }) => !offer.rate || rate === offer.rate) ?? null;
}

/** Of every ten rates, two are gone, two cost more, and two have a shorter free cancellation, or none. */
function changedSince(property: Property, rate: string): Property | null {
  const drawn = property.place.id === unsteadyPlace ? chance(`${property.id} ${rate} later`) : 1;
  if (drawn < 0.2) return null;
  if (drawn < 0.4) return { ...property, rate: property.rate * 1.08 };
  if (drawn < 0.6 && property.freeDays !== null) return { ...property, freeDays: property.freeDays + 3 };
  return property;
}
