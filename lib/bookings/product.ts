/**
 * What the booking kernel needs of a product. A product (a flight, a stay, a transfer) defines the schema of its requests, checks them, prices
 * them again and records them. Receiving, storing and answering is the same for all (`store/take-booking.ts`).
 */
import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldError } from '@/lib/network/http';
import type { Result } from '@/lib/result';
import type { contact } from '@/lib/text/contact';
import type { OrderRequest } from '@/supabase/functions/_shared/contracts/orders';
import { type SeenPrice, seenPrices } from './model/price-record';
import type { RecordedTraveller } from './people';
import type { StoredTrip } from './stored-trip';

/** The part that all requests share. */
export const requestHead = {
  /** Made once per filled-in form: sending it again returns the same booking. */
  idempotencyKey: z.uuid({ error: 'keyInvalid' }),
  locale: z.enum(['en', 'ar'], { error: 'localeInvalid' }),
  /** The price record of the browser. One that cannot be read is no reason to refuse a request. */
  seenPrices: z.catch(z.optional(seenPrices), undefined),
};

export interface BookingRequest {
  idempotencyKey: string;
  locale: 'en' | 'ar';
  contact: z.infer<typeof contact>;
  seenPrices?: readonly SeenPrice[] | undefined;
  /** Its seats are to be held, and paid later. */
  hold?: boolean | undefined;
}

/** Why a request is not stored; `details` are for the client program. */
export type BookingRefusal =
  /** `legs`: which of several flights it is about, from 0. */
  | { code: 'offerAltered' | 'offerExpired'; details?: { legs: number[] } }
  | { code: 'invalidBooking'; errors: FieldError[] }
  | { code: 'offerGone' | 'fareGone' | 'priceChanged'; details: object };

export interface BookingContext {
  now: Date;
  /** The secret of the offer signatures. */
  secret: string;
  /** For the log. */
  requestId: string;
}

export interface PricedRequest<Request> {
  /** The request at its present price. */
  request: Request;
  /** The price could not be checked in time; an agent checks it. */
  priceUnconfirmed: boolean;
}

/** The stored part of a request besides the shared part and the contact. */
export interface BookedTrip {
  /** The search. */
  search: object;
  /** The accepted offer. Without flights it has a `title: { en, ar }`; with several flights it has `legs`. */
  offer: object;
  /** Decimal amount as text for the whole party: "1850.00". */
  total: string;
  currency: 'QAR';
  /** First and last day of the trip, yyyy-MM-dd. */
  departureDate: string;
  lastDay: string;
  /** At least one. Each surname finds the booking again. */
  passengers: readonly RecordedTraveller[];
  /** They are only who asked: everybody who travels is stored later, by a link. */
  namesFollow?: true;
  /** The row of `gift_orders` of a gift card. */
  gift?: object;
}

/** A stored booking, for its mail. Days are yyyy-MM-dd. */
export interface StoredBooking {
  offer: StoredTrip;
  /** The offer as stored. */
  stored: unknown;
  departure_date: string;
  last_travel_date: string;
}

/** A line of a mail: a term and its text. Several texts are below each other. */
interface BookedFact {
  term: string;
  text: string;
  /** Over the full width, below its term. */
  isWide?: true;
}

/** A flight, for a sheet that is shown at an airport. */
export interface FlightInWords {
  /** Number, airline, cabin, and other facts, below each other. */
  about: string[];
  stops: StopInWords[];
}

export interface StopInWords {
  /** "Departs" */
  meaning: string;
  /** "14:05" */
  time: string;
  /** "Thu, 14 Jan 2027" */
  day: string;
  city: string;
  /** "Hamad International Airport (DOH)", and the terminal where it is known. */
  place: string[];
}

/** The description of a booking in mail and PDF, besides title, travellers and total. */
export interface BookingInWords {
  /** "Doha to London", where no title is stored. */
  title?: string;
  /** Instead of the first and the last day. */
  days?: BookedFact[];
  /** The same flight by flight, in the order they are flown. */
  flights?: FlightInWords[];
  details: BookedFact[];
  /** Instead of "Travellers". */
  travellers?: string;
  /** After the travellers: what each of them pays. */
  prices?: BookedFact[];
}

/** `do` of the first two requests to the supplier, and the data of `buy` from a stored booking, besides offer, price and contact. */
interface OrderOfProduct {
  price: OrderRequest['type'];
  buy: OrderRequest['type'];
  /** `passengers` are the stored travellers, adults first. Throws when the booking cannot be read. */
  ordered(requested: unknown, passengers: unknown): Promise<object>;
}

export interface BookingProduct<Request extends BookingRequest = BookingRequest> {
  /** English path of the results of a stored search; null when its days are over, or it cannot be read. */
  searchAgain?(search: unknown): string | null;
  /** Its name in rows and receipts; the database lists all kinds. */
  kind: string;
  maxBodyBytes: number;
  /** The rate limit for its requests: ten a minute per address. */
  rateLimit: string;
  schema: z.ZodMiniType<Request>;
  /**
   * The parts that two equal requests have in common: without those that change when the same offer is found again (its signature), and without
   * the page's language.
   */
  contentOf(request: Request): object;
  /** Why a well-formed request cannot be stored, or null. */
  check(request: Request, context: BookingContext): BookingRefusal | null | Promise<BookingRefusal | null>;
  /** Requests the current price. Left out where `check` already proves the price. */
  priceAgain?(
    request: Request,
    context: BookingContext,
  ): Result<PricedRequest<Request>, BookingRefusal> | Promise<Result<PricedRequest<Request>, BookingRefusal>>;
  record(request: Request): BookedTrip;
  /** False while travellers are missing: such a request is not paid at once. By default, all requests are whole. */
  isWhole?(request: Request): boolean;
  /** Travellers who are missing are named by a signed link. */
  takesNamesByLink?: true;
  /** For mail. Left out where title, days and total are enough. */
  describe?(booking: StoredBooking, language: Locale): Promise<BookingInWords>;
  /** How its orders are requested, where that differs from flights (docs/product/orders.md). */
  order?: OrderOfProduct;
  /** It belongs to no account, whoever is signed in. */
  hasNoOwner?: true;
  /** The day (yyyy-MM-dd) of its price list; left out where prices are live. */
  pricesAsOf?: string;
}

/** The answer for a stored request; `requestedAt` is an ISO instant in UTC. */
export interface BookingReceipt {
  reference: string;
  status: 'requested';
  requestedAt: string;
  /** The supplier did not confirm the price in time: the agency confirms it. */
  priceUnconfirmed?: true;
  /** The key of the payment link, when the request is paid at once; left out when the agency requests the payment later. */
  payKey?: string;
  /** ISO instant until which it can be paid by that link. */
  payBy?: string;
  /** Once it is paid, an agent books it in office hours. */
  isBookedByAgent?: true;
  /** Whether the seats that were to be held are being held. */
  isHeld?: boolean;
  /** The key of the link by which the travellers are named, while they follow. */
  namesKey?: string;
}
