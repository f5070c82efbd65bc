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

/** Who sleeps in one room. Children's ages are in whole years on the day of check-in, 0 of an infant. */
export const roomOccupancy = z.object({
  adults: count(roomLimits.adults, 'roomAdultsRange'),
  childrenAges: z
    .array(count(roomLimits.childAge, 'childAgeRange'), { error: 'childrenRange' })
    .check(z.maxLength(roomLimits.children.max, { error: 'childrenRange' })),
});
export type RoomOccupancy = z.infer<typeof roomOccupancy>;

/** The id of a hotel at its supplier, as addresses carry it. */
export const hotelId = z.string({ error: 'hotelInvalid' }).check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, { error: 'hotelInvalid' }));

const requestShape = z.object({
  /** The id of a suggestion of the hotel autocomplete. */
  cityCode: z.string({ error: 'destinationRequired' }).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'destinationRequired' })),
  checkIn: calendarDay('checkInInvalid'),
  checkOut: calendarDay('checkOutInvalid'),
  /** Sum over all rooms. */
  adults: count({ min: 1, max: roomLimits.rooms.max * roomLimits.adults.max }, 'adultsRange'),
  rooms: count(roomLimits.rooms, 'roomsRange'),
  /** Ours: room by room. Left out, the adults are spread evenly and no child travels. */
  occupancy: z.optional(
    z.array(roomOccupancy, { error: 'roomsRange' }).check(z.maxLength(roomLimits.rooms.max, { error: 'roomsRange' })),
  ),
  /** Ours: of this hotel of the place alone, but each of its rates as an offer of its own. */
  hotel: z.optional(hotelId),
  /** Ours: of the texts in the answer. */
  language: z._default(z.enum(['en', 'ar'], { error: 'languageInvalid' }), 'en'),
});
export type HotelSearchRequest = z.infer<typeof requestShape>;

/** Context of the rules: `today` as yyyy-MM-dd in Qatar, and the known places. */
export interface HotelSearchWorld {
  today?: string;
  isKnownPlace?: (cityCode: string) => boolean;
}

/** Schema of one search. Issues carry an error key as message and the path of the field they belong to. */
export function hotelSearchRequest({ today = todayInQatar(), isKnownPlace = () => true }: HotelSearchWorld = {}) {
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

/** yyyy-MM-ddTHH:mm on the clock of the hotel. */
const localMinute = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/));

export const cancellation = z.object({
  /** The last day, local to the hotel and yyyy-MM-dd, on which cancelling costs nothing; null when it always costs. */
  freeUntil: z.nullable(z.string()),
  /** Ours: what cancelling costs after which moment, in order of time; where the supplier sends it. */
  fees: z.optional(
    z.array(
      z.object({
        /** Null when it counts from the booking on. */
        after: z.nullable(localMinute),
        /** QAR for the whole stay and all rooms. */
        amount,
        part: z.optional(z.enum(['firstNight', 'wholeStay'])),
      }),
    ),
  ),
});

/** One room of the offer, for whom it was asked. */
const offeredRoom = z.object({
  /** Name of the room type, in the language of the search. */
  name: z.string(),
  adults: z.number(),
  childrenAges: z.array(z.number()),
  /** For the whole stay, taxes included. */
  total: amount,
});

/** A property and its best rate for the stay. Without availability it has no rate, and `price` is what it usually costs. */
export const hotelOffer = z.object({
  id: z.string(),
  /** Name of the supplier that offers it; offers stored before it was named are the sandbox's. */
  supplier: z._default(z.string(), 'sandbox'),
  available: z.boolean(),
  /** Codes of `amenityCodes`; a code we have no word for is not shown. */
  amenities: z.array(z.string()),
  description: z.object({ text: z.string() }),
  name: z.string(),
  /** Stars, 1 to 5; 0 when unrated. */
  rating: z.number(),
  address: z.object({
    cityName: z.string(),
    countryCode: z.string(),
    /** Ours: the part of town and the street, as the card shows it. */
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
    /** When the supplier named its price in another currency. */
    convertedFrom: z.optional(convertedFrom),
  }),
  /** Degrees, WGS 84; null when unknown. */
  geoCode: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  board: z.enum(boards),
  rooms: z.array(offeredRoom),
  cancellation,
  /** Ours: which of its hotel's rates it is, in an answer about one hotel. Another answer has the same name for the same rooms, meals and terms. */
  rate: z.optional(z.string()),
  /** Ours: how its supplier knows this rate, for asking its price again and for the desk; in an answer about one hotel, where the supplier has one. */
  offerId: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  /** How many of the cheapest room are left, when few; null when plenty or unknown. */
  roomsLeft: z.nullable(z.number()),
  /** Ours: what guests gave it, 0 to 10, and how many of them; where the supplier sends it. */
  guestRating: z.optional(z.object({ score: z.number().check(z.gte(0), z.lte(10)), reviews: z.number().check(z.gte(1)) })),
  /** Ours: "15:00" on the clock of the hotel; where the supplier sends them. */
  times: z.optional(z.object({ checkInFrom: clock, checkOutUntil: clock })),
  /** Ours: how the agency and the hotel call it, where the search was in Arabic and the supplier knows. Rooms in the order of `rooms`. */
  inEnglish: z.optional(z.object({ name: z.string(), cityName: z.string(), area: z.string(), rooms: z.array(z.string()) })),
});
export type HotelOffer = z.infer<typeof hotelOffer>;

/** With the seal of the function that made it, so that a request cannot change price or days. Only an available one can be asked for; others have ''. */
export const signedHotelOffer = z.extend(hotelOffer, { signature: z.string() });
export type SignedHotelOffer = z.infer<typeof signedHotelOffer>;

export const hotelSearchAnswer = z.object({
  hotels: z.array(signedHotelOffer),
  searchParams: requestShape,
  /** The place as its visitors call it, in the language of the search, and its middle for the map. */
  place: z.object({ name: z.string(), countryName: z.string(), latitude: z.number(), longitude: z.number() }),
  meta: z.object({
    /** Names of those whose hotels are in the answer, joined by "+". */
    supplier: z.string(),
    /** True when any of the rates cannot really be booked. */
    sandbox: z.boolean(),
    suppliers: z.array(supplierReport),
    /** True when a supplier may have more hotels in the place than it was asked for. */
    limited: z.optional(z.boolean()),
    /** ISO instants, UTC. After `expiresAt` a request for these rates is refused. */
    searchedAt: z.string(),
    expiresAt: z.string(),
  }),
});
export type HotelSearchAnswer = z.infer<typeof hotelSearchAnswer>;

export { longestStayNights, requestShape as hotelSearchShape, roomLimits, stayHorizonDays };
