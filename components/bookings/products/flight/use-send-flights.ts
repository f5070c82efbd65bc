import type { DraftErrors } from '@/lib/bookings/draft';
import type { BookingReceipt } from '@/lib/bookings/product';
import { type CheckedDraft, clearDrafts } from '@/lib/bookings/products/flight/draft';
import { peopleOnReceipt } from '@/lib/bookings/products/flight/receipt';
import type { MovedPrice } from '@/lib/bookings/products/flight/send';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import type { Refusal, RefusedBooking } from '@/lib/bookings/send';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import type { Result } from '@/lib/result';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import type { Renewal } from '../../flow/use-live-offer';
import { useSendBooking } from '../../flow/use-send-booking';

/** One flight, or those of a journey, for a request. */
export interface FlightsToSend<Offer> {
  offer: Offer;
  ask: (offer: Offer, people: CheckedDraft) => Promise<Result<BookingReceipt, RefusedBooking | MovedPrice>>;
  /** Their part of the receipt. */
  receiptOf: (offer: Offer) => object;
  /** These legs (from 0) are no longer sold. Shows the replacement and resolves with it. */
  onGone: (legs: readonly number[]) => Promise<Offer | null>;
  /** Shows the flights at their new price and returns them. */
  onNewPrice: (offers: readonly SignedFlightOffer[]) => Offer;
  renewal: {
    isDue: (offer: Offer) => boolean;
    find: () => Promise<Renewal<Offer, ExplainedFailure>>;
    isUnchanged: (sold: Offer, seen: Offer) => boolean;
    lose: (refused: 'offerAltered' | 'offerExpired', legs: readonly number[] | undefined) => Promise<Offer | null>;
  };
}

interface SendFlightsOptions<Offer> {
  kind: string;
  choice: string;
  request: CheckedDraft;
  trip: TripDates;
  sending: FlightsToSend<Offer>;
  /** What the request was answered with when it was posted without script. */
  refusalBefore?: Refusal | undefined;
  onFieldErrors: (errors: DraftErrors) => void;
}

export function useSendFlights<Offer>({ kind, choice, request, trip, sending, ...options }: SendFlightsOptions<Offer>) {
  return useSendBooking<Offer, MovedPrice>({
    kind,
    choice,
    offer: sending.offer,
    ask: (offer) => sending.ask(offer, request),
    receiptOf: (receipt, offer) => ({
      kind,
      ...receipt,
      ...sending.receiptOf(offer),
      ...peopleOnReceipt(request, trip),
    }),
    clearDrafts,
    ...options,
    onProductRefusal: (moved) => (moved.kind === 'offerGone' ? sending.onGone(moved.legs) : sending.onNewPrice(moved.offers)),
    renewal: sending.renewal,
  });
}
