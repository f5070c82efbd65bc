import * as z from 'zod/mini';
import type { BookingState } from '@/lib/bookings/model/booking-state';
import { droppedFlights, flightsInForce } from '@/lib/bookings/model/flights-in-force';
import { knownBooking } from '@/lib/bookings/model/known-booking';
import { issuedRow, ticketsRow } from '@/lib/bookings/model/order-row';
import { paymentRow } from '@/lib/bookings/model/payment-row';
import { storedPrices } from '@/lib/bookings/model/price-record';
import {
  bookingStatuses,
  changeStatuses,
  passengerTypes,
  refundStatuses,
  visaStatuses,
} from '@/supabase/functions/_shared/contracts/states.generated';
import { signedFlightOffer } from '../../supabase/functions/_shared/contracts/flights/flight-search.ts';
import { askedKinds } from './requests';

const title = z.object({ en: z.string(), ar: z.string() });

/**
 * The stored offer of a booking: `flights` in the order they are flown, or the `title` of a stay or a package with its stored data
 * (`stored`). All are empty for an unknown shape.
 */
const storedOffer = z.catch(
  z.union([
    z.pipe(
      signedFlightOffer,
      z.transform((offer) => ({ flights: [offer], title: null, stored: null })),
    ),
    z.pipe(
      z.object({ legs: z.array(z.object({ offer: signedFlightOffer })).check(z.minLength(1)) }),
      z.transform(({ legs }) => ({ flights: legs.map(({ offer }) => offer), title: null, stored: null })),
    ),
    z.pipe(
      z.looseObject({ title }),
      z.transform((offer) => ({ flights: [], title: offer.title, stored: offer as unknown })),
    ),
  ]),
  { flights: [], title: null, stored: null },
);

/** A booking as shown to a visitor with its reference and a traveller's surname. Days are yyyy-MM-dd, the total in riyals. */
const bookingAsStored = z.object({
  reference: z.string(),
  kind: z.string(),
  status: z.enum(bookingStatuses),
  /** For a stay or a package the route returns only the known fields of `stored`. */
  offer: storedOffer,
  total: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  requestedAt: z.string(),
  confirmedAt: z._default(z.nullable(z.string()), null),
  /** It already belongs to an account. */
  isClaimed: z.boolean(),
  travellers: z.array(
    z.object({
      type: z.enum(passengerTypes),
      name: z.string(),
      /** Frequent flyer number: the airline's IATA code, and the last three characters. */
      loyalty: z._default(z.nullable(z.object({ airline: z.string(), ending: z.string() })), null),
    }),
  ),
  changes: z.array(z.object({ kind: z.enum(askedKinds), status: z.enum(changeStatuses), askedAt: z.string() })),
  payments: z._default(z.array(paymentRow), []),
  refunds: z._default(knownBooking.shape.refunds, []),
  prices: z.optional(storedPrices),
  orders: z._default(z.array(ticketsRow), []),
  issued: z._default(z.nullable(issuedRow), null),
  namesFollow: z._default(z.boolean(), false),
  /** Of the link by which everybody who travels is named, while they are not. */
  namesKey: z.optional(z.string()),
});
export const foundBooking = z.pipe(
  bookingAsStored,
  z.transform((found) => {
    const flights = flightsInForce(found.offer.flights, found.orders);
    return { ...found, offer: { ...found.offer, flights, dropped: droppedFlights(found.offer.flights, flights, found.orders) } };
  }),
);
export type FoundBooking = z.infer<typeof foundBooking>;

export const foundVisa = z.object({
  reference: z.string(),
  applicant: z.string(),
  /** ISO 3166-1 alpha-2. */
  destination: z.string(),
  travelDate: z.nullable(z.string()),
  stage: z.enum(visaStatuses),
  steps: z.array(z.object({ stage: z.enum(visaStatuses), day: z.string() })),
});
export type FoundVisa = z.infer<typeof foundVisa>;

export const foundRefund = z.object({
  reference: z.string(),
  booking: z.string(),
  /** The refunded amount, and the deduction, in riyals. */
  amount: z.number(),
  deducted: z.number(),
  /** What gets it: the card or account that paid, a gift card, or points of the club. */
  to: z._default(z.enum(['account', 'giftCard', 'points']), 'account'),
  stage: z.enum(refundStatuses),
  steps: z.array(z.object({ stage: z.enum(refundStatuses), day: z.string() })),
});
export type FoundRefund = z.infer<typeof foundRefund>;

/** The refunds of a booking, with its state; none before anything is sent back. */
export interface FoundRefunds {
  reference: string;
  kind: string;
  state: BookingState;
  refunds: FoundRefund[];
}

export const foundGiftCard = z.object({
  lastDigits: z.string(),
  amount: z.number(),
  balance: z.number(),
  validUntil: z.string(),
  isBlocked: z.boolean(),
});
export type FoundGiftCard = z.infer<typeof foundGiftCard>;

/** What was asked to be changed. The cancellation of a booking answers the wish for it, before an agent writes about it. */
export function changesOf({ status, changes }: Pick<FoundBooking, 'status' | 'changes'>): FoundBooking['changes'] {
  const isAnswered = (change: FoundBooking['changes'][number]) => status === 'cancelled' && change.kind === 'cancellation';
  return changes.map((change) => (isAnswered(change) && change.status === 'open' ? { ...change, status: 'answered' } : change));
}
