/**
 * A supplier without network and key: real cities and districts, invented hotels and prices. The same search on the same day has the same answer.
 * docs/engineering/suppliers.md describes its purpose and limits.
 */

import { addDays } from '../../../contracts/calendar-day.ts';
import type { HotelDetails } from '../../../contracts/hotels/hotel-details.ts';
import { type HotelPlace, suggestionLimits } from '../../../contracts/hotels/hotel-places.ts';
import type { AmenityCode, HotelOffer, HotelSearchRequest } from '../../../contracts/hotels/hotel-search.ts';
import { roomLimits } from '../../../contracts/hotels/stay-limits.ts';
import { foldName, isNamedBy } from '../../../contracts/place-names.ts';
import { hotelPlaceOf, hotelPlaces } from '../../../hotel-places/all-places.ts';
import { countryNameOf, findParts, findPlaces, findPlacesBySound, suggestionOf } from '../../../hotel-places/find-places.ts';
import type { Bilingual, HotelPlaceFacts } from '../../../hotel-places/place-facts.ts';
import { SupplierRefusal } from '../../../resilience/supplier-refusal.ts';
import type { HotelSupplier } from '../../hotels/hotel-supplier.ts';
import { chance } from '../seeded.ts';
import { localDay, offersAt, ratesOfHotel } from './offers.ts';
import { type Property, propertiesIn } from './properties/properties.ts';

/** Invented reviews of an invented hotel, each in one language, like real ones. */

interface Remark extends Bilingual {
  needs?: AmenityCode;
}

const liked: readonly Remark[] = [
  { en: 'The room was quiet and very clean, and the beds were good.', ar: 'الغرفة هادئة ونظيفة جدًا والأسرّة مريحة.' },
  { en: 'The people at the desk helped us with everything.', ar: 'موظفو الاستقبال ساعدونا في كل شيء.' },
  { en: 'We walked to most of what we wanted to see.', ar: 'وصلنا مشيًا إلى معظم ما أردنا رؤيته.' },
  { en: 'Breakfast had something for everybody.', ar: 'في الفطور ما يناسب الجميع.', needs: 'breakfastHall' },
  { en: 'The children did not want to leave the pool.', ar: 'لم يرغب الأطفال في مغادرة المسبح.', needs: 'pool' },
  { en: 'A prayer room on the floor and halal food nearby.', ar: 'مصلّى في الفندق وطعام حلال بالقرب منه.', needs: 'prayerRoom' },
  { en: 'Parking was easy, even late in the evening.', ar: 'كان إيقاف السيارة سهلًا حتى في المساء المتأخر.', needs: 'parking' },
];

const disliked: readonly Remark[] = [
  { en: 'The lift is small and slow in the morning.', ar: 'المصعد صغير وبطيء في الصباح.' },
  { en: 'Check-in took a while.', ar: 'استغرق تسجيل الوصول بعض الوقت.' },
  { en: 'The bathroom could do with a new shower.', ar: 'يحتاج الحمّام إلى دُش جديد.' },
  { en: 'Some noise from the street until late.', ar: 'بعض الضجيج من الشارع حتى وقت متأخر.' },
];

const headlines: readonly (Bilingual & { from: number })[] = [
  { en: 'We would come again', ar: 'سنعود إليه', from: 8.5 },
  { en: 'Good for the price', ar: 'جيد مقابل سعره', from: 7 },
  { en: 'Fine for a night or two', ar: 'مناسب لليلة أو ليلتين', from: 0 },
];

const count = 4;

/** `today` is yyyy-MM-dd at the hotel: the newest review is some weeks old. */
function reviewsOf({ id, guestRating, amenities }: Property, today: string): NonNullable<HotelDetails['reviews']> {
  const fitting = liked.filter(({ needs }) => !needs || amenities.includes(needs));
  return Array.from({ length: Math.min(count, guestRating.reviews) }, (_, index) => {
    const seed = `${id} review ${index}`;
    const language = chance(`${seed} language`) < 0.5 ? 'en' : 'ar';
    const score = Math.min(10, Math.max(3, Math.round(guestRating.score + 3 * (chance(`${seed} score`) - 0.5))));
    const headline = headlines.find(({ from }) => score >= from);
    // A different remark in each, in turn, beginning with one that depends on the hotel.
    const remark = fitting[(Math.floor(chance(`${id} liked`) * fitting.length) + index) % fitting.length];
    const drawback = disliked[Math.floor(chance(`${seed} disliked`) * disliked.length)];
    return {
      score,
      date: addDays(today, -Math.round(20 + 45 * index + 40 * chance(`${seed} day`))),
      language,
      ...(headline && { headline: headline[language] }),
      ...(remark && { liked: remark[language] }),
      ...(drawback && score < 9 && { disliked: drawback[language] }),
    };
  });
}

/** An invented hotel for its page; `today` is yyyy-MM-dd at the hotel. */
function detailsOf(property: Property, language: 'en' | 'ar', today: string): HotelDetails {
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
