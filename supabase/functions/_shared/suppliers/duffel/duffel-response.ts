/** The fields of Duffel's answers that are read (https://duffel.com/docs/api/offers/schema). */
import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
/** For fields that are only displayed: an unexpected value is ignored, and the offer stays. Never for money, times or places. */
const shown = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(z.nullable(schema)), null);
const shownText = shown(z.string());
/** A family's fare to Tehran in rials has ten digits. */
export const amount = z.string().check(z.regex(/^\d{1,12}(\.\d+)?$/));
/** A price is never zero. */
const total = amount.check(z.regex(/[1-9]/));
/** Local time at the airport, without offset. */
const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/));

const airline = z.object({ iata_code: text, name: z.string() });
export type DuffelAirline = z.infer<typeof airline>;

const airport = z.object({ iata_code: z.string().check(z.regex(/^[A-Z]{3}$/)), iata_city_code: text, time_zone: text });

/** Bags are pieces; the weight has this name for bags for sale, and is read when pieces are missing. */
const bag = z.object({
  type: z.string(),
  quantity: z.optional(z.nullable(z.number())),
  maximum_weight_kg: z.optional(z.nullable(z.number())),
});
export type DuffelBag = z.infer<typeof bag>;

export const cabinClass = z.enum(['economy', 'premium_economy', 'business', 'first']);

const serviceAnswers = {
  advance_seat_selection: shown(z.boolean()),
  priority_boarding: shown(z.boolean()),
  priority_check_in: shown(z.boolean()),
};
const services = shown(z.object(serviceAnswers));
export type DuffelServices = z.infer<typeof services>;

const seat = z.object({
  passenger_id: z.string(),
  cabin_class: cabinClass,
  baggages: shown(z.array(bag)),
  conditions: services,
});

/** Counted even when unreadable. */
const stop = z.catch(z.object({ airport: shown(airport), duration: shownText }), {});

const segment = z.object({
  id: z.string(),
  origin: airport,
  destination: airport,
  origin_terminal: shownText,
  destination_terminal: shownText,
  departing_at: localTime,
  arriving_at: localTime,
  duration: text,
  marketing_carrier: airline,
  marketing_carrier_flight_number: z.string(),
  operating_carrier: shown(airline),
  aircraft: shown(z.object({ iata_code: text, name: z.string() })),
  stops: z.optional(z.nullable(z.array(stop))),
  passengers: z.array(seat).check(z.minLength(1)),
});
export type DuffelSegment = z.infer<typeof segment>;

const condition = shown(z.object({ allowed: shown(z.boolean()), penalty_amount: shown(amount), penalty_currency: shownText }));
export type DuffelCondition = z.infer<typeof condition>;

const slice = z.object({
  duration: text,
  fare_brand_name: shownText,
  conditions: shown(z.object({ ...serviceAnswers, change_before_departure: condition })),
  segments: z.array(segment).check(z.minLength(1)),
});
export type DuffelSlice = z.infer<typeof slice>;

export const passenger = z.object({ id: z.string(), type: text, age: z.optional(z.nullable(z.number())) });

export const duffelOffer = z.object({
  id: z.string(),
  owner: airline,
  partial: z.optional(z.nullable(z.boolean())),
  total_amount: total,
  total_currency: z.string(),
  base_amount: amount,
  base_currency: z.string(),
  total_emissions_kg: shownText,
  expires_at: z.string(),
  payment_requirements: shown(
    z.object({
      requires_instant_payment: shown(z.boolean()),
      payment_required_by: shownText,
      price_guarantee_expires_at: shownText,
    }),
  ),
  conditions: shown(z.object({ change_before_departure: condition, refund_before_departure: condition })),
  /** The agreements under which it is sold. */
  private_fares: shown(z.array(z.object({ corporate_code: shownText, tracking_reference: shownText, tour_code: shownText }))),
  passengers: z.array(passenger).check(z.minLength(1)),
  slices: z.array(slice).check(z.minLength(1)),
});
export type DuffelOffer = z.infer<typeof duffelOffer>;

export const offerRequestResponse = z.object({ data: z.object({ id: z.string() }) });
export const offersResponse = z.object({
  data: z.array(z.unknown()),
  /** The cursor of the next page; null on the last. */
  meta: shown(z.object({ after: shownText })),
});
export const offerResponse = z.object({ data: z.unknown() });
