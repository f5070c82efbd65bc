import type { HotelOffer, HotelSearchRequest } from '../../../contracts/hotels/hotel-search.ts';
import type { HotelPlaceFacts } from '../../../hotel-places/place-facts.ts';
import { chance } from '../seeded.ts';
import { ratesOfHotel } from './offers.ts';
import { type Property, propertiesIn } from './properties/properties.ts';

/** Where rates do not stay what they were found as, so that one can try what the site does then. Elsewhere they stay. */
const unsteadyPlace = 'trabzon';

/** The rate as it is sold now, or null; one found in a list is the cheapest of its hotel. */
export function rateNow(place: HotelPlaceFacts, offer: HotelOffer, request: HotelSearchRequest, now: Date): HotelOffer | null {
  const property = propertiesIn(place).find(({ id }) => id === offer.id);
  const changed = property && changedSince(property, offer.rate ?? '');
  const sold = changed ? ratesOfHotel(changed, request, now).filter(({ available }) => available) : [];
  return sold.find(({ rate }) => !offer.rate || rate === offer.rate) ?? null;
}

/** Of every ten rates two are gone, two cost more, and two can be cancelled for nothing for a shorter time, if at all. */
function changedSince(property: Property, rate: string): Property | null {
  const drawn = property.place.id === unsteadyPlace ? chance(`${property.id} ${rate} later`) : 1;
  if (drawn < 0.2) return null;
  if (drawn < 0.4) return { ...property, rate: property.rate * 1.08 };
  if (drawn < 0.6 && property.freeDays !== null) return { ...property, freeDays: property.freeDays + 3 };
  return property;
}
