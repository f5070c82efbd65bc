/**
 * The contract of extras for an offer: bags, seats and meals (docs/engineering/suppliers.md). The request is a `FlightPriceRequest`: the signed
 * offer and its search.
 */
import * as z from 'zod/mini';
import { convertedFrom } from '../converted-price.ts';
import { cabinClasses } from './flight-request.ts';

const amount = z.string().check(z.regex(/^\d+(\.\d{1,2})?$/));
/** For one item, on top of the offer's price. "0.00" is free. */
const price = z.object({ currency: z.literal('QAR'), total: amount, convertedFrom: z.optional(convertedFrom) });
export type ExtraPrice = z.infer<typeof price>;

/** Position in the party, from 1: adults, then children, then infants, as in booking requests. */
const passenger = z.int().check(z.gte(1));
/** Ids of segments of the offer. */
const segmentIds = z.array(z.string()).check(z.minLength(1));

const service = {
  /** The supplier's id, needed to buy it. */
  id: z.string(),
  /** Bought separately for each of these. */
  passengers: z.array(passenger).check(z.minLength(1)),
  /** Bought for all of these together. */
  segmentIds,
  maximumQuantity: z.int().check(z.gte(1)),
  price,
};

const bag = z.object({
  ...service,
  type: z.enum(['checked', 'carry_on']),
  /** The weight of each bag; absent when the supplier does not state it. */
  weightKg: z.optional(z.number()),
});
export type BagOnSale = z.infer<typeof bag>;

const meal = z.object({
  ...service,
  /** IATA's code of a special meal: "VGML". */
  code: z.optional(z.string()),
  /** The supplier's name for it, in English. */
  name: z.string(),
});
export type MealOnSale = z.infer<typeof meal>;

export const seatElements = ['seat', 'exit_row', 'lavatory', 'galley', 'bassinet', 'closet', 'stairs', 'empty'] as const;

const seatElement = z.object({
  type: z.enum(seatElements),
  /** The designator of a seat: "14A". */
  designator: z.optional(z.string()),
  /** The airline's remarks on a seat: "Limited recline". */
  disclosures: z.optional(z.array(z.string())),
  /** Who can book the seat, at which price; a seat without offers is taken. */
  offers: z.optional(z.array(z.object({ id: z.string(), passenger, price }))),
});
export type SeatElement = z.infer<typeof seatElement>;

const seatMap = z.object({
  segmentId: z.string(),
  cabins: z.array(
    z.object({
      cabin: z.enum(cabinClasses),
      /** 0 is the main deck, 1 the upper one. */
      deck: z.int(),
      /** From the front; each row has sections between the aisles, from the left. */
      rows: z.array(z.object({ sections: z.array(z.array(seatElement)) })),
    }),
  ),
});
export type SeatMap = z.infer<typeof seatMap>;

/** Null: the supplier sells none, or did not say. An empty list: it sells them, but none for these flights. */
export const flightExtras = z.object({
  bags: z.nullable(z.array(bag)),
  seatMaps: z.nullable(z.array(seatMap)),
  meals: z.nullable(z.array(meal)),
});
export type FlightExtras = z.infer<typeof flightExtras>;

export const flightExtrasResponse = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), extras: flightExtras, meta: z.object({ supplier: z.string(), sandbox: z.boolean() }) }),
  z.object({ status: z.literal('gone') }),
]);
export type FlightExtrasResponse = z.infer<typeof flightExtrasResponse>;
