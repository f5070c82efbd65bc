/** The fields of LiteAPI's answers that are read; the rest is dropped. Lists are read item by item, so that an invalid item is left out alone. */
import * as z from 'zod/mini';

const maybe = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(z.nullable(shape));
const list = <Shape extends z.ZodMiniType>(shape: Shape) => maybe(z.array(shape));

/** No stay costs more in any currency; larger numbers are no longer exact. */
const mostMoney = 1e12;
const money = z.object({
  amount: z.number().check(z.gte(-mostMoney), z.lte(mostMoney)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

const cancellationPolicies = maybe(
  z.object({
    refundableTag: maybe(z.string()),
    cancelPolicyInfos: list(
      z.object({
        cancelTime: z.string(),
        amount: z.number(),
        currency: maybe(z.string()),
        /** "amount" or "percentage". */
        type: maybe(z.string()),
        timezone: maybe(z.string()),
      }),
    ),
  }),
);

const rate = z.object({
  occupancyNumber: maybe(z.number()),
  name: z.string().check(z.trim(), z.minLength(1)),
  adultCount: z.number(),
  childCount: maybe(z.number()),
  childrenAges: list(z.number()),
  boardType: maybe(z.string()),
  boardName: maybe(z.string()),
  retailRate: z.object({
    total: z.array(money).check(z.minLength(1)),
    /** In the currency of the total when none is given. */
    taxesAndFees: list(z.extend(money, { included: z.boolean(), currency: maybe(money.shape.currency) })),
  }),
  cancellationPolicies,
});
export type Rate = z.infer<typeof rate>;

/** The party that may buy an offer. */
export const offerTerms = z.object({
  rateType: maybe(z.string()),
  loyaltyMembershipIdRequired: maybe(z.boolean()),
});

/** One combination for the whole party: a rate for each room. */
export const roomOffer = z.extend(offerTerms, {
  offerId: maybe(z.string()),
  rates: z.array(rate).check(z.minLength(1)),
  /** The documentation says a list; its example is a single sum. */
  offerRetailRate: maybe(z.union([money, z.array(money)])),
});
export type RoomOffer = z.infer<typeof roomOffer>;

export const hotelRates = z.object({ hotelId: z.string(), roomTypes: z.array(z.unknown()) });

export const ratesResponse = z.object({
  data: list(z.unknown()),
  /** The answer's own data about the hotels: less than `contentResponse`, and without a language. */
  hotels: list(z.unknown()),
  sandbox: maybe(z.boolean()),
  error: maybe(z.object({ code: z.number() })),
});

/** A rate priced again. Its rooms may be in one room type or in several. */
export const prebookResponse = z.object({
  data: maybe(
    z.object({
      prebookId: z.string(),
      hotelId: z.string(),
      checkin: z.string(),
      checkout: z.string(),
      currency: z.string(),
      /** For all rooms. */
      price: z.number(),
      roomTypes: z.array(z.object({ rates: z.array(rate).check(z.minLength(1)) })).check(z.minLength(1)),
    }),
  ),
  error: maybe(z.object({ code: z.number() })),
});

/** A booking, as each answer about one has it. */
export const booking = z.object({
  bookingId: z.string(),
  clientReference: maybe(z.string()),
  status: z.string(),
  hotelConfirmationCode: maybe(z.string()),
  price: z.number().check(z.gte(0), z.lte(mostMoney)),
  currency: money.shape.currency,
  cancellationPolicies,
  /** Missing in lists of bookings. */
  bookedRooms: list(z.object({ amount: maybe(z.number()), rate: maybe(z.object({ cancellationPolicies })) })),
});
export type Booking = z.infer<typeof booking>;
export const bookingResponse = z.object({ data: maybe(booking), error: maybe(z.object({ code: z.number() })) });
/** The bookings of a client reference. If one cannot be read, it may be ours, so this is an error. */
export const bookingsResponse = z.object({ data: maybe(z.array(booking)) });

const text = maybe(z.string());
const number = maybe(z.number());

export const hotelInRates = z.object({
  id: z.string(),
  name: z.string(),
  main_photo: text,
  address: text,
  country_code: text,
  city_name: text,
  latitude: number,
  longitude: number,
  stars: number,
  story: text,
});

export const contentResponse = z.object({ data: list(z.unknown()) });
export const hotelContent = z.object({
  id: z.string(),
  name: text,
  hotelDescription: text,
  country: text,
  city: text,
  latitude: number,
  longitude: number,
  address: text,
  main_photo: text,
  stars: number,
  rating: number,
  reviewCount: number,
  facilityIds: list(z.number()),
});

export const detailsResponse = z.object({
  data: maybe(
    z.object({
      id: z.string(),
      name: z.string().check(z.trim(), z.minLength(1)),
      hotelDescription: text,
      hotelImportantInformation: text,
      checkinCheckoutTimes: maybe(z.object({ checkin: text, checkinStart: text, checkout: text })),
      hotelImages: list(z.unknown()),
      main_photo: text,
      country: text,
      city: text,
      address: text,
      starRating: number,
      location: maybe(z.object({ latitude: number, longitude: number })),
      hotelFacilities: list(z.string()),
      facilities: list(z.unknown()),
      rating: number,
      reviewCount: number,
      rooms: list(z.unknown()),
      policies: list(z.unknown()),
    }),
  ),
});
export const hotelImage = z.object({ url: z.string(), urlHd: text });
export const namedFacility = z.object({ name: z.string() });
export const hotelRoom = z.object({
  roomName: z.string().check(z.trim(), z.minLength(1)),
  maxOccupancy: number,
  roomSizeSquare: number,
  /** "m2" or "sqft". */
  roomSizeUnit: text,
  bedTypes: list(z.unknown()),
});
export const roomBed = z.object({ quantity: number, bedType: z.string().check(z.trim(), z.minLength(1)) });
export const hotelPolicy = z.object({ name: text, description: z.string() });

export const reviewsResponse = z.object({ data: list(z.unknown()) });
export const guestReview = z.object({
  averageScore: number,
  /** "2024-06-20 04:10:14". */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
  headline: text,
  language: text,
  pros: text,
  cons: text,
});

export const facilitiesResponse = z.object({ data: z.array(z.unknown()) });
export const facility = z.object({ facility_id: z.number(), facility: z.string() });

export const placesResponse = z.object({ data: list(z.unknown()) });
export const foundPlace = z.object({
  placeId: z.string(),
  displayName: z.string().check(z.trim(), z.minLength(1)),
  formattedAddress: z.string(),
  types: list(z.string()),
});

export const placeAnswer = z.object({
  data: z.object({
    displayName: z.string().check(z.trim(), z.minLength(1)),
    location: z.object({ latitude: z.number(), longitude: z.number() }),
    types: list(z.string()),
    addressComponents: list(z.object({ longText: text, types: list(z.string()) })),
  }),
});

/** The items of a list that have the shape. */
export function readable<Shape extends z.ZodMiniType>(shape: Shape, items: readonly unknown[]): z.infer<Shape>[] {
  return items.flatMap((item) => {
    const read = z.safeParse(shape, item);
    return read.success ? [read.data] : [];
  });
}
