import type { HotelDetails } from '../../../../contracts/hotels/hotel-details.ts';
import type { Property } from './properties.ts';
import { reviewsOf } from './reviews.ts';

/** An invented hotel for its page; `today` is yyyy-MM-dd at the hotel. */
export function detailsOf(property: Property, language: 'en' | 'ar', today: string): HotelDetails {
  const { place, name, area, stars, amenities, art, description, latitude, longitude, roomTypes, guestRating, times } = property;
  return {
    id: property.id,
    supplier: 'sandbox',
    name: name[language],
    rating: stars,
    address: { cityName: place.name[language], countryCode: place.country, area: area[language] },
    media: art.map((uri) => ({ uri })),
    geoCode: { latitude, longitude },
    amenities: [...amenities],
    description: { text: description[language] },
    guestRating: { ...guestRating },
    times: { ...times },
    place: { id: place.id, name: place.name[language], latitude: place.latitude, longitude: place.longitude },
    roomTypes: roomTypes.map((type) => ({
      name: type.name[language],
      sleeps: type.sleeps,
      beds: type.beds[language],
      squareMetres: type.squareMetres,
    })),
    reviews: reviewsOf(property, today),
    notes: [childrenNote[language]],
  };
}

/** The same limits as in `payersIn` and `fits`. */
const childrenNote = {
  en: 'Children under six stay free. From six to eleven a child counts half in the price, from twelve on as an adult, with a bed of its own.',
  ar: 'إقامة الأطفال دون السادسة مجانية، ويُحتسب الطفل من السادسة إلى الحادية عشرة نصف بالغ في السعر، ومن الثانية عشرة بالغًا له سريره.',
};
