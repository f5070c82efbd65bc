/**
 * What a product is to the booking kernel. A product (a flight, a stay, a transfer) defines the schema of its requests, checks them,
 * prices them again and records them. Receiving, storing and answering is the same for all (`store/take-booking.ts`).
 */
import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldError } from '@/lib/network/http';
import type { Result } from '@/lib/result';
import type { contact } from '@/lib/text/contact';
import type { RecordedTraveller } from './people';
import type { StoredTrip } from './stored-trip';

/** What every request begins with. */
export const requestHead = {
  /** Made once per filled-in form; sending it again gives the same booking, not a second one. */
  idempotencyKey: z.uuid({ error: 'keyInvalid' }),
  locale: z.enum(['en', 'ar'], { error: 'localeInvalid' }),
};

export interface BookingRequest {
  idempotencyKey: string;
  locale: 'en' | 'ar';
  contact: z.infer<typeof contact>;
}

/** Why a request is not stored; `details` are for the program that sent it. */
export type BookingRefusal =
  /** `legs`: which of several flights it is about, from 0. */
  | { code: 'offerAltered' | 'offerExpired'; details?: { legs: number[] } }
  | { code: 'invalidBooking'; errors: FieldError[] }
  | { code: 'offerGone' | 'fareGone' | 'priceChanged'; details: object };

export interface BookingContext {
  now: Date;
  /** What offers are sealed with. */
  secret: string;
  /** For the log. */
  requestId: string;
}

export interface PricedRequest<Request> {
  /** The request as it is sold now. */
  request: Request;
  /** The price could not be checked in time; the agent checks it again. */
  priceUnconfirmed: boolean;
}

/** What is recorded of a request besides its head and its contact. */
export interface BookedTrip {
  /** What was searched for. */
  search: object;
  /** The accepted offer. It has a `title: { en, ar }` when it is no flight, and `legs` when it has several. */
  offer: object;
  /** Decimal amount as text for the whole party: "1850.00". */
  total: string;
  currency: 'QAR';
  /** First and last day of the trip, yyyy-MM-dd. */
  departureDate: string;
  lastDay: string;
  /** At least one. The surname of each is a way to find the booking again. */
  passengers: readonly RecordedTraveller[];
}

/** A stored booking, for its mail. Days are yyyy-MM-dd. */
export interface StoredBooking {
  offer: StoredTrip;
  /** The offer as stored. */
  stored: unknown;
  departure_date: string;
  last_travel_date: string;
}

/** A line of a mail: what it is about, and what there is to say. Several lines stand below each other. */
interface BookedFact {
  term: string;
  text: string;
  /** Below its term, over the whole width. */
  isWide?: true;
}

/** What mail says of a booking besides its title, its travellers and its total. */
export interface BookingInWords {
  /** "Doha to London", where no title is stored. */
  title?: string;
  /** Instead of the first and the last day. */
  days?: BookedFact[];
  details: BookedFact[];
  /** Instead of "Travellers". */
  travellers?: string;
  /** After the travellers: what each of them pays. */
  prices?: BookedFact[];
}

export interface BookingProduct<Request extends BookingRequest = BookingRequest> {
  /** How rows and receipts name it; the database knows each kind. */
  kind: string;
  maxBodyBytes: number;
  /** The rate limit its requests count against: ten a minute for an address. */
  rateLimit: string;
  schema: z.ZodMiniType<Request>;
  /**
   * The parts that make two parsed requests the same. Without parts that change when the same offer is found again (its seal), and
   * without the language of the page.
   */
  contentOf(request: Request): object;
  /** What speaks against storing a well-formed request, or null. */
  check(request: Request, context: BookingContext): BookingRefusal | null | Promise<BookingRefusal | null>;
  /** Asks for the price once more. Left out where `check` vouches for it. */
  priceAgain?(
    request: Request,
    context: BookingContext,
  ): Result<PricedRequest<Request>, BookingRefusal> | Promise<Result<PricedRequest<Request>, BookingRefusal>>;
  record(request: Request): BookedTrip;
  /** For mail. Left out where title, days and total say all. */
  describe?(booking: StoredBooking, language: Locale): Promise<BookingInWords>;
  /** The day (yyyy-MM-dd) of its price list; left out where the price is that of the moment of the request. */
  pricesAsOf?: string;
}

/** Body of a stored request's answer; `requestedAt` is an ISO instant in UTC. */
export interface BookingReceipt {
  reference: string;
  status: 'requested';
  requestedAt: string;
  /** The supplier could not be asked for the price once more: the agency confirms it by hand. */
  priceUnconfirmed?: true;
}
