/** One hotel from `/data/hotel`: free of charge, in the requested language if LiteAPI has it. */
import * as z from 'zod/mini';
import type { HotelDetails, HotelDetailsRequest } from '../../../contracts/hotels/hotel-details.ts';
import { mostPictures } from '../../../contracts/hotels/hotel-details.ts';
import type { LiteApiClient } from '../client.ts';
import { cityNear, districtNear } from '../places/near-places.ts';
import { detailsResponse, hotelImage, hotelPolicy, hotelRoom, namedFacility, readable, roomBed } from '../responses.ts';
import { amenityOf } from './amenities.ts';
import { descriptionText } from './description-text.ts';
import { guestRatingOf, pointOf } from './hotel-facts.ts';
import { reviewsOfHotel } from './reviews.ts';

const mostLetters = 1_600;
const mostNotes = 8;
const mostRooms = 20;
/** Shown for a hotel without photographs; a name of content/art. */
const usualPicture = 'stay-lobby-1';

/** Null for an unknown id. Throws like the client. */
export async function detailsOfHotel(
  client: LiteApiClient,
  { hotel: hotelId, language }: HotelDetailsRequest,
  signal: AbortSignal,
): Promise<HotelDetails | null> {
  const [answer, reviews] = await Promise.all([
    client.get('/data/hotel', { hotelId, language }, signal),
    reviewsOfHotel(client, hotelId, signal),
  ]);
  const hotel = answer === null ? null : z.parse(detailsResponse, answer).data;
  if (!hotel) return null;
  const point = pointOf(hotel.location ?? undefined);
  const city = point && cityNear(point);
  const cityName = hotel.city || city?.name[language] || '';
  const photos = readable(hotelImage, hotel.hotelImages ?? []).map(({ url, urlHd }) => urlHd || url);
  const pictures = [...new Set([hotel.main_photo, ...photos])].filter((uri) => uri?.startsWith('https://')) as string[];
  const facilities = [
    ...(hotel.hotelFacilities ?? []),
    ...readable(namedFacility, hotel.facilities ?? []).map(({ name }) => name),
  ];
  const amenities = [...new Set(facilities.map(amenityOf))].filter((code) => code !== null);
  const policies = readable(hotelPolicy, hotel.policies ?? []).map(({ name, description }) =>
    [name, descriptionText(description)].filter(Boolean).join(': '),
  );
  const guestRating = guestRatingOf(hotel);
  const times = timesOf(hotel.checkinCheckoutTimes);
  return {
    id: hotelId,
    supplier: 'liteapi',
    name: hotel.name,
    rating: Math.max(0, Math.min(5, Math.floor(hotel.starRating ?? 0))),
    address: {
      cityName,
      countryCode: (hotel.country || city?.country || '').toUpperCase(),
      area: (point && districtNear(point, city, language)) ?? cityName,
      ...(hotel.address?.trim() && { line: hotel.address.trim() }),
    },
    media: (pictures.length > 0 ? pictures.slice(0, mostPictures) : [usualPicture]).map((uri) => ({ uri })),
    geoCode: point,
    amenities,
    description: { text: descriptionText(hotel.hotelDescription ?? '', mostLetters) },
    ...(guestRating && { guestRating }),
    ...(times && { times }),
    ...(reviews.length > 0 && { reviews }),
    place: city && { id: city.id, name: city.name[language], latitude: city.latitude, longitude: city.longitude },
    roomTypes: readable(hotelRoom, hotel.rooms ?? [])
      .slice(0, mostRooms)
      .map(roomTypeOf),
    notes: [descriptionText(hotel.hotelImportantInformation ?? '', mostLetters), ...policies].filter(Boolean).slice(0, mostNotes),
  };
}

function roomTypeOf(room: z.infer<typeof hotelRoom>): HotelDetails['roomTypes'][number] {
  const { roomName, maxOccupancy, roomSizeSquare, roomSizeUnit, bedTypes } = room;
  const beds = readable(roomBed, bedTypes ?? []).map(({ quantity, bedType }) => `${quantity || 1} × ${bedType}`);
  // A size in feet is left out, because converting would be imprecise.
  const squareMetres = /^m2$/i.test(roomSizeUnit ?? '') ? Math.round(roomSizeSquare ?? 0) : 0;
  return {
    name: roomName,
    sleeps: maxOccupancy || null,
    ...(beds.length > 0 && { beds: beds.join(', ') }),
    ...(squareMetres > 0 && { squareMetres }),
  };
}

type Times = NonNullable<z.infer<typeof detailsResponse>['data']>['checkinCheckoutTimes'];

/** Both or neither: a single time would raise the question about the other. */
function timesOf(times: Times): HotelDetails['times'] | null {
  const [checkInFrom, checkOutUntil] = [clockOf(times?.checkinStart || times?.checkin), clockOf(times?.checkout)];
  return checkInFrom && checkOutUntil ? { checkInFrom, checkOutUntil } : null;
}

/** "04:00 PM" as "16:00"; null for an invalid time. */
function clockOf(text: string | null | undefined): string | null {
  const match = /^(\d{1,2}):(\d{2})(?: ?([AP])M)?$/i.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, hours = '', minutes = '', half = ''] = match;
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}
