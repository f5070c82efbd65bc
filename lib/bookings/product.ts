/**
 * What a product is to the booking kernel. A product (a flight, a stay, a transfer) defines the schema of its requests, checks them,
 * prices them again and records them. Receiving, storing and answering is the same for all (`take-booking.ts`, `store-once.ts`).
 */
import * as z from 'zod/mini';
import type { FieldError } from '@/lib/network/http';
import type { Result } from '@/lib/result';
import type { contact } from '@/lib/text/contact';
import type { RecordedTraveller } from './people';

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

/** What speaks against storing a request; `details` are for the program that sent it. */
export type BookingRefusal =
  | { code: 'offerAltered' | 'offerExpired' }
  | { code: 'invalidBooking'; problems: FieldError[] }
  | { code: 'offerGone' | 'priceChanged'; details: object };

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

export interface BookingProduct<Request extends BookingRequest = BookingRequest> {
  /** How rows and receipts name it; the database knows each kind. */
  kind: string;
  maxBodyBytes: number;
  /** Whose ten requests a minute and address its requests count among. */
  rateLimit: string;
  schema: z.ZodMiniType<Request>;
  /**
   * What makes two requests the same, as parsed. It leaves out what changes when the same is offered anew, such as a seal, and the
   * language of the page.
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
}

/** Body of a stored request's answer; `requestedAt` is an ISO instant in UTC. */
export interface BookingReceipt {
  reference: string;
  status: 'requested';
  requestedAt: string;
  /** The supplier could not be asked for the price once more: the agency confirms it by hand. */
  priceUnconfirmed?: true;
}
