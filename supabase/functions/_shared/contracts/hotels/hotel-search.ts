/**
 * The contract of the hotel search, shared by forms, route handler, Edge Function and tests. Request and hotel have the fields of SPEC section 3;
 * additional fields are marked.
 */
import * as z from 'zod/mini';
import { addDays, todayInQatar } from '../calendar-day.ts';
import { calendarDay } from '../calendar-day-schema.ts';
import { convertedFrom } from '../converted-price.ts';
import { supplierReport } from '../supplier-report.ts';
import { longestStayNights, roomLimits, stayHorizonDays } from './stay-limits.ts';

const count = ({ min, max }: { min: number; max: number }, error: string) =>
  z.number({ error }).check(z.int({ error }), z.gte(min, { error }), z.lte(max, { error }));

/** The guests of one room. Children's ages are in whole years on the day of check-in, 1 also for an infant. */
export const roomOccupancy = z.object({
  adults: count(roomLimits.adults, 'roomAdultsRange'),
  childrenAges: z
    .array(count(roomLimits.childAge, 'childAgeRange'), { error: 'childrenRange' })
    .check(z.maxLength(roomLimits.children.max, { error: 'childrenRange' })),
});
export type RoomOccupancy = z.infer<typeof roomOccupancy>;

/** The supplier's id of a hotel, as in addresses. */
export const hotelId = z.string({ error: 'hotelInvalid' }).check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, { error: 'hotelInvalid' }));

const requestShape = z.object({
  /** The id of a suggestion of the hotel autocomplete. */
  cityCode: z.string({ error: 'destinationRequired' }).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'destinationRequired' })),
  checkIn: calendarDay('checkInInvalid'),
  checkOut: calendarDay('checkOutInvalid'),
  /** Sum over all rooms. */
  adults: count({ min: 1, max: roomLimits.rooms.max * roomLimits.adults.max }, 'adultsRange'),
  rooms: count(roomLimits.rooms, 'roomsRange'),
  /** Ours: the guests of each room. When absent, the adults are spread evenly and there are no children. */
  occupancy: z.optional(
    z.array(roomOccupancy, { error: 'roomsRange' }).check(z.maxLength(roomLimits.rooms.max, { error: 'roomsRange' })),
  ),
  /** Ours: only this hotel of the place, with each of its rates as an offer. */
  hotel: z.optional(hotelId),
  /** Ours: language of the texts in the answer. */
  language: z._default(z.enum(['en', 'ar'], { error: 'languageInvalid' }), 'en'),
});
export type HotelSearchRequest = z.infer<typeof requestShape>;

/** Context of the rules: `today` as yyyy-MM-dd in Qatar, and the known places. */
export interface HotelSearchContext {
  today?: string;
  isKnownPlace?: (cityCode: string) => boolean;
}

/** Schema of a search. Issues have an error key as message and the path of their field. */
export function hotelSearchRequest({ today = todayInQatar(), isKnownPlace = () => true }: HotelSearchContext = {}) {
  return requestShape.check((context) => {
    const search = context.value;
    const report = (path: keyof HotelSearchRequest, message: string) =>
      context.issues.push({ code: 'custom', input: search[path], path: [path], message });

    if (!isKnownPlace(search.cityCode)) report('cityCode', 'destinationUnknown');
    if (search.checkIn < today) report('checkIn', 'checkInPast');
    if (search.checkIn > addDays(today, stayHorizonDays)) report('checkIn', 'checkInTooFar');
    if (search.checkOut <= search.checkIn) report('checkOut', 'checkOutBeforeCheckIn');
    else if (search.checkOut > addDays(search.checkIn, longestStayNights)) report('checkOut', 'stayTooLong');
    const { occupancy } = search;
    if (occupancy ? occupancy.length !== search.rooms : search.adults < search.rooms) report('rooms', 'roomsRange');
    if (occupancy ? sumOfAdults(occupancy) !== search.adults : search.adults > search.rooms * roomLimits.adults.max)
      report('adults', 'adultsRange');
  });
}

function sumOfAdults(rooms: readonly RoomOccupancy[]): number {
  return rooms.reduce((sum, { adults }) => sum + adults, 0);
}

/** The rooms of a search, one by one: as given, or with the adults spread evenly. */
export function roomsOf({
  occupancy,
  adults,
  rooms,
}: Pick<HotelSearchRequest, 'occupancy' | 'adults' | 'rooms'>): RoomOccupancy[] {
  if (occupancy) return occupancy;
  return Array.from({ length: rooms }, (_, index) => ({
    adults: Math.floor(adults / rooms) + (index < adults % rooms ? 1 : 0),
    childrenAges: [],
  }));
}

/** Decimal amount as text, as suppliers send it: "1850.00". */
const amount = z.string().check(z.regex(/^\d+(\.\d{1,2})?$/));

export const amenityCodes = [
  'wifi',
  'pool',
  'beach',
  'spa',
  'gym',
  'parking',
  'restaurant',
  'breakfastHall',
  'airportShuttle',
  'familyRooms',
  'kidsClub',
  'kitchenette',
  'laundry',
  'airConditioning',
  'prayerRoom',
  'halalFood',
  'ladiesFloor',
  'accessible',
  'skiStorage',
  'businessCentre',
] as const;
export type AmenityCode = (typeof amenityCodes)[number];

export const boards = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'] as const;
export type Board = (typeof boards)[number];

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** yyyy-MM-ddTHH:mm, local at the hotel. */
const localMinute = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/));

export const cancellation = z.object({
  /** The last day, local to the hotel and yyyy-MM-dd, on which cancelling costs nothing; null when it always costs. */
  freeUntil: z.nullable(z.string()),
  /** Ours: the cancellation fees with the instants from which they apply, in order; if the supplier has them. */
  fees: z.optional(
    z.array(
      z.object({
        /** Null when it applies from the booking on. */
        after: z.nullable(localMinute),
        /** QAR for the whole stay and all rooms. */
        amount,
        part: z.optional(z.enum(['firstNight', 'wholeStay'])),
      }),
    ),
  ),
});

/** One room of the offer, with its guests in the search. */
const offeredRoom = z.object({
  /** Name of the room type, in the language of the search. */
  name: z.string(),
  adults: z.number(),
  childrenAges: z.array(z.number()),
  /** For the whole stay, taxes included. */
  total: amount,
});

/** A property and its best rate for the stay. When not available it has no rate, and `price` is its usual price. */
export const hotelOffer = z.object({
  id: z.string(),
  /** Name of the supplier; older stored offers without one are from the sandbox. */
  supplier: z._default(z.string(), 'sandbox'),
  available: z.boolean(),
  /** Codes of `amenityCodes`; unknown codes are not shown. */
  amenities: z.array(z.string()),
  description: z.object({ text: z.string() }),
  name: z.string(),
  /** Stars, 1 to 5; 0 when unrated. */
  rating: z.number(),
  address: z.object({
    cityName: z.string(),
    countryCode: z.string(),
    /** Ours: district and street, for the card. */
    area: z.string(),
    line: z.optional(z.string()),
  }),
  /** `uri` is a name of content/art, or an https address of a supplier's photograph. */
  media: z.array(z.object({ uri: z.string() })).check(z.minLength(1)),
  /** For the whole stay and all rooms; `total` = `base` + `taxes`. Due at the property, on top: `dueAtProperty`. */
  price: z.object({
    currency: z.literal('QAR'),
    total: amount,
    base: amount,
    taxes: amount,
    dueAtProperty: amount,
    /** Present when the supplier's price is in another currency. */
    convertedFrom: z.optional(convertedFrom),
  }),
  /** Degrees, WGS 84; null when unknown. */
  geoCode: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  board: z.enum(boards),
  rooms: z.array(offeredRoom),
  cancellation,
  /**
   * Ours: identifies the rate within its hotel, in an answer about one hotel. The same rooms, meals and terms have the same name in another
   * answer.
   */
  rate: z.optional(z.string()),
  /** Ours: the supplier's id of this rate, for pricing it again and for the desk; in an answer about one hotel, if the supplier has one. */
  offerId: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  /** How many of the cheapest room are left, when few; null when plenty or unknown. */
  roomsLeft: z.nullable(z.number()),
  /** Ours: guest rating, 0 to 10, and number of reviews; if the supplier has them. */
  guestRating: z.optional(z.object({ score: z.number().check(z.gte(0), z.lte(10)), reviews: z.number().check(z.gte(1)) })),
  /** Ours: "15:00", local at the hotel; if the supplier has them. */
  times: z.optional(z.object({ checkInFrom: clock, checkOutUntil: clock })),
  /** Ours: its English names for the agency and the hotel, for a search in Arabic, if known. Rooms in the order of `rooms`. */
  inEnglish: z.optional(z.object({ name: z.string(), cityName: z.string(), area: z.string(), rooms: z.array(z.string()) })),
});
export type HotelOffer = z.infer<typeof hotelOffer>;

/** With the signature of the function that made it, so that a request cannot change price or days. Only available ones have one; others have ''. */
export const signedHotelOffer = z.extend(hotelOffer, { signature: z.string() });
export type SignedHotelOffer = z.infer<typeof signedHotelOffer>;

export const hotelSearchResponse = z.object({
  hotels: z.array(signedHotelOffer),
  searchParams: requestShape,
  /** The name of the place in the language of the search, and its centre for the map. */
  place: z.object({ name: z.string(), countryName: z.string(), latitude: z.number(), longitude: z.number() }),
  meta: z.object({
    /** Names of the suppliers with hotels in the answer, joined by "+". */
    supplier: z.string(),
    /** True when one of the rates cannot really be booked. */
    sandbox: z.boolean(),
    suppliers: z.array(supplierReport),
    /** True when a supplier may have more hotels in the place than were requested. */
    limited: z.optional(z.boolean()),
    /** ISO instants, UTC. After `expiresAt` a request for these rates is refused. */
    searchedAt: z.string(),
    expiresAt: z.string(),
  }),
});
export type HotelSearchResponse = z.infer<typeof hotelSearchResponse>;

export { longestStayNights, requestShape as hotelSearchShape, roomLimits, stayHorizonDays };
