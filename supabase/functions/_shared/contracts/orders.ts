/** The contract of orders, for the function, the site and the tests (docs/product/orders.md). */
import * as z from 'zod/mini';
import { flightExtras } from './flights/flight-extras.ts';
import { fareConditions, flightOffer, fullSearchShape, paymentRequirements } from './flights/flight-search.ts';
import { cancellation, hotelOffer, hotelSearchShape } from './hotels/hotel-search.ts';
import { genders, passengerTypes, titles, travelDocuments } from './states.generated.ts';

/** The header with the signature of a supplier's webhooks; LiteAPI sends a token there that the agency has configured. */
export const orderSignatureHeaders = {
  sandbox: 'x-order-signature',
  duffel: 'x-duffel-signature',
  liteapi: 'authorization',
} as const;

/** Suppliers of bags and seats that are paid with their flights. The sandbox adds them to a ticketed order. */
export const suppliersOfSeats: readonly string[] = ['sandbox', 'duffel'];
/** Those of them that sell them only within a new order. */
export const sellersWithOrder: readonly string[] = ['duffel'];

const key = z.uuid();
const id = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/));
const supplier = z.string().check(z.regex(/^[a-z]{1,40}$/));
const day = z.iso.date();
const instant = z.iso.datetime();

/** `amount` as the supplier writes it; `dirhams` at the day's rate, a hundred per riyal. */
export const orderMoney = z.object({
  amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  dirhams: z.int().check(z.nonnegative(), z.maximum(10_000_000_000)),
});

/** A flight as the supplier has it; moments are local to their airport, without offset. */
export const orderFlight = z.object({
  flight: z.string().check(z.regex(/^[A-Z0-9]{2} ?[0-9]{1,4}[A-Z]?$/)),
  from: z.string().check(z.regex(/^[A-Z]{3}$/)),
  to: z.string().check(z.regex(/^[A-Z]{3}$/)),
  departs: z.iso.datetime({ local: true }),
  arrives: z.iso.datetime({ local: true }),
  /** ISO 8601 in hours and minutes: "PT7H10M". */
  duration: z.optional(z.string().check(z.regex(/^PT(\d+H)?(\d+M)?$/))),
});
export type OrderFlight = z.infer<typeof orderFlight>;
const orderFlights = z.array(orderFlight).check(z.maxLength(24));
/** Direction by direction. */
const itineraries = z.array(orderFlights).check(z.maxLength(6));

/** A change by the airline that is not accepted yet: the old flights and the new ones. */
export const airlineChange = z.object({
  id,
  was: orderFlights,
  becomes: orderFlights,
  /** `accept` does it; otherwise an agent calls the supplier. */
  canAccept: z._default(z.boolean(), true),
});

const name = z.string().check(z.minLength(1), z.maxLength(60));

export const orderPassenger = z.object({
  type: z.enum(passengerTypes),
  title: z.nullable(z.enum(titles)),
  gender: z.nullable(z.enum(genders)),
  givenNames: name,
  surname: name,
  dateOfBirth: day,
  nationality: z.string().check(z.regex(/^[A-Z]{2}$/)),
  document: z.enum(travelDocuments),
  /** Null while it has not followed. */
  documentNumber: z.nullable(z.string().check(z.regex(/^[A-Z0-9]{5,15}$/))),
  documentExpiry: z.nullable(day),
});
export type OrderPassenger = z.infer<typeof orderPassenger>;

/** `offer` is the result of `price`; `price` is the most it may cost, in the same currency. */
const newOrder = {
  supplier,
  key,
  reference: z.string().check(z.regex(/^KT-[2-9A-Z]{6}$/)),
  offer: id,
  price: orderMoney,
  contact: z.object({ email: z.email(), phone: z.string().check(z.regex(/^\+[1-9][0-9]{6,14}$/)) }),
  /** An earlier attempt may have been sent: a problem with the offer may be caused by the order made then. */
  isRepeated: z.optional(z.boolean()),
};

/** A bag or a seat to add, as listed by `extras`. */
const service = z.object({
  id,
  quantity: z.int().check(z.gte(1), z.lte(20)),
  /** Place in the party, from 1. */
  passenger: z.int().check(z.gte(1)),
  segmentIds: z.array(z.string()).check(z.minLength(1)),
  /** The designator of a seat: "14A". */
  designator: z.optional(z.string()),
});
export type OrderService = z.infer<typeof service>;

/** Bags and seats that are bought with their flights, and what they cost together. They are no part of the price of the order. */
export const newOrderExtras = z.object({
  services: z.array(service).check(z.minLength(1), z.maxLength(100)),
  price: orderMoney,
});

const newFlight = {
  ...newOrder,
  /** Sold by `sellersWithOrder`. What is gone is left out of the order, and `addServices` refuses it afterwards. */
  extras: z.optional(newOrderExtras),
  /** Adults, children, infants. */
  passengers: z.array(orderPassenger).check(z.minLength(1), z.maxLength(27)),
  /** The requested flights. Suppliers find them by the offer's id; the sandbox does not. */
  itineraries: z.optional(itineraries),
  /** The requested terms, for the same purpose. */
  conditions: z.optional(fareConditions),
  paymentRequirements: z.optional(paymentRequirements),
};

const newStay = {
  ...newOrder,
  /** For each room, in the order of the search, the guest it is booked for. */
  rooms: z.array(z.object({ givenNames: name, surname: name })).check(z.minLength(1), z.maxLength(4)),
  /** Wishes of the guests for the hotel, in English; may be empty. */
  remarks: z.string().check(z.maxLength(500)),
  /** The requested terms, for the same purpose as `itineraries` of flights. */
  cancellation: z.optional(cancellation),
};

/** The stored offer, at the customer's price; its signature contains the markup. */
const requestedOffer = z.extend(flightOffer, { signature: z.optional(z.string()) });

const requestedRate = z.extend(hotelOffer, { signature: z.optional(z.string()) });

/** A direction, from 1, and the day on which it is to be flown instead. */
export const orderMove = z.object({ direction: z.int().check(z.gte(1), z.lte(6)), day });
export type OrderMove = z.infer<typeof orderMove>;

/** `key` is the id of our step, an idempotency key. `order` is the supplier's id. Stays are never held. */
export const orderRequest = z.discriminatedUnion('type', [
  /** The present price of an offer's flights; creates nothing. */
  z.object({ type: z.literal('price'), supplier, search: fullSearchShape, offer: requestedOffer }),
  z.object({ type: z.literal('priceStay'), supplier, search: hotelSearchShape, offer: requestedRate }),
  z.object({ type: z.literal('hold'), ...newFlight }),
  /** Creates and pays it in one step. */
  z.object({ type: z.literal('buy'), ...newFlight }),
  z.object({ type: z.literal('buyStay'), ...newStay }),
  /** The order that an earlier `hold`, `buy` or `buyStay` with this key created from this offer. */
  z.object({ type: z.literal('find'), supplier, key, offer: id }),
  z.object({ type: z.literal('pay'), supplier, key, order: id, price: orderMoney }),
  z.object({ type: z.literal('read'), supplier, order: id }),
  z.object({ type: z.literal('quoteCancel'), supplier, key, order: id }),
  z.object({
    ...{ type: z.literal('cancel'), supplier, key, order: id, quote: id },
    /** As for a new order. */
    isRepeated: z.optional(z.boolean()),
  }),
  /** Accepts a change by the airline. */
  z.object({ type: z.literal('accept'), supplier, key, order: id, change: id }),
  /** The cost of moving these directions together; changes nothing. */
  z.object({
    ...{ type: z.literal('quoteChange'), supplier, key, order: id },
    moves: z.array(orderMove).check(z.minLength(1), z.maxLength(6)),
  }),
  z.object({
    ...{ type: z.literal('change'), supplier, key, order: id, offer: id, price: orderMoney },
    /** As for a new order. */
    isRepeated: z.optional(z.boolean()),
  }),
  /**
   * The extras that can be added at present. Flights are identified by their positions in the order, from "1"; passengers by theirs in the
   * party. `offer` has the flights of the order: suppliers have them in the order, the sandbox does not.
   */
  z.object({ type: z.literal('extras'), supplier, order: id, offer: flightOffer, adults: z.int(), children: z.int() }),
  /** `price` is the most that they may cost together; `booked` how many services the order had before. */
  z.object({
    ...{ type: z.literal('addServices'), supplier, key, order: id, price: orderMoney, booked: z.int() },
    services: z.array(service).check(z.minLength(1), z.maxLength(100)),
    isRepeated: z.optional(z.boolean()),
    /** Only looks it up; it must not be sent again. */
    isUnclear: z.optional(z.boolean()),
  }),
  /** The unverified body of a webhook. It is only used to find the order, which is then read from the supplier. */
  z.object({
    type: z.literal('webhook'),
    body: z.string().check(z.maxLength(256_000)),
    signature: z.string().check(z.maxLength(500)),
  }),
]);
export type OrderRequest = z.infer<typeof orderRequest>;
type Asked<Type extends OrderRequest['type']> = Omit<Extract<OrderRequest, { type: Type }>, 'type' | 'supplier'>;
export type NewOrder = Asked<'hold'>;
export type NewStayOrder = Asked<'buyStay'>;
export type FindOrder = Asked<'find'>;
export type PayOrder = Asked<'pay'>;
export type QuoteCancel = Asked<'quoteCancel'>;
export type CancelOrder = Asked<'cancel'>;
export type AcceptChange = Asked<'accept'>;
export type QuoteChange = Asked<'quoteChange'>;
export type ChangeOrder = Asked<'change'>;
export type AskExtras = Asked<'extras'>;
export type AddServices = Asked<'addServices'>;

export const order = z.object({
  type: z.literal('order'),
  supplier,
  id,
  /** The key that it was made with; null for an order that was not made by us. */
  key: z._default(z.nullable(key), null),
  /** A stay that the hotel has confirmed is `ticketed`. */
  status: z.enum(['held', 'paid', 'ticketed', 'expired', 'cancelled']),
  /** The airline's reference, for check-in; of a stay the confirmation number of the hotel. */
  pnr: z.nullable(z.string().check(z.minLength(1), z.maxLength(30))),
  price: orderMoney,
  /** When held seats are released, and until when their price is guaranteed. */
  payBy: z.nullable(instant),
  priceUntil: z.nullable(instant),
  /** `passengers` are positions in the party, from 1; empty when the supplier does not say whose ticket it is. */
  tickets: z.array(z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)), passengers: z.array(z.int()) })),
  airlineChange: z.nullable(airlineChange),
  /** The flights that are booked now; empty when the supplier does not say. While a change is open they may be the old ones or the new ones. */
  itineraries: z._default(itineraries, []),
});
export type Order = z.infer<typeof order>;

/** `holds` is null when the fare must be paid at once. */
export const pricedOffer = z.object({
  type: z.literal('priced'),
  offer: id,
  price: orderMoney,
  holds: z.nullable(z.object({ payBy: z.nullable(instant), priceUntil: z.nullable(instant) })),
});
export type PricedOffer = z.infer<typeof pricedOffer>;

export const cancelQuote = z.object({
  type: z.literal('cancelQuote'),
  id,
  /** The supplier's refund. */
  refund: orderMoney,
  expiresAt: z.nullable(instant),
});
export type CancelQuote = z.infer<typeof cancelQuote>;

export const changeOffer = z.object({
  id,
  /** The amount due, penalty included. */
  price: orderMoney,
  /** The amount that the airline refunds; null when there is no refund. */
  refund: z.nullable(orderMoney),
  /** The airline's fee for changing, included in either; null when it does not state one. */
  penalty: z.nullable(orderMoney),
  /** Local time of the first new departure, without offset. */
  departsAt: z.string(),
  expiresAt: z.nullable(instant),
  /** The new flights, move by move; empty when the supplier does not say. */
  flights: itineraries,
});
export type ChangeOffer = z.infer<typeof changeOffer>;

export const changeOffers = z.object({
  type: z.literal('changeOffers'),
  offers: z.array(changeOffer).check(z.maxLength(50)),
});
export type ChangeOffers = z.infer<typeof changeOffers>;

/** `booked`: how many services the order has already. */
export const orderExtras = z.object({
  type: z.literal('extras'),
  ...z.pick(flightExtras, { bags: true, seatMaps: true }).shape,
  booked: z.int(),
});
export type OrderExtras = z.infer<typeof orderExtras>;

export const orderRefusals = [
  ...(['priceChanged', 'soldOut', 'holdNotPossible', 'paymentRefused', 'passengersRefused'] as const),
  ...(['notCancellable', 'notChangeable', 'tooLate', 'refused'] as const),
] as const;

/** Nothing was created, and the same request would be refused again. `price` is the present price, when that is the reason. */
export const refusedOrder = z.object({ type: z.literal('refused'), why: z.enum(orderRefusals), price: z.nullable(orderMoney) });
export type RefusedOrder = z.infer<typeof refusedOrder>;

/** The supplier does not know whether it was done: the request must not be repeated. */
const unclear = z.object({ type: z.literal('unclear') });
const nothing = z.object({ type: z.literal('nothing') });

export const orderResponse = z.discriminatedUnion('type', [
  ...([order, pricedOffer, cancelQuote, changeOffers, orderExtras, refusedOrder, unclear, nothing] as const),
]);
export type OrderResponse = z.infer<typeof orderResponse>;
export type Unclear = z.infer<typeof unclear>;
export type Nothing = z.infer<typeof nothing>;
