import * as z from 'zod/mini';
import { bookingStates } from '@/lib/bookings/model/booking-state';
import { type ExtrasOnSale, paidExtras, type SelectedExtra } from '@/lib/bookings/model/order-extras';
import { issuedRow } from '@/lib/bookings/model/order-row';
import { paymentPart } from '@/lib/bookings/model/payment-row';
import { storedPrices } from '@/lib/bookings/model/price-record';
import type { Bags } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { choiceKinds, paymentMethods, paymentStatuses } from '@/supabase/functions/_shared/contracts/states.generated';

/** The part of a payment that the holder of its link sees. Amounts are in dirhams. */
export const openedPayment = z.object({
  status: z.enum(paymentStatuses),
  failure: z.nullable(z.enum(['refused', 'abandoned'])),
  amount: z.number(),
  refunded: z.number(),
  /** The price of the whole booking, the amount paid for it so far, less refunds, and what is left to pay for it, this payment included. */
  total: z.number(),
  paid: z.number(),
  due: z.number(),
  /** The part of this payment that is with us, less refunds under way. */
  unrefunded: z.number(),
  /** What came in after the payment was closed, and goes back. */
  returned: z._default(z.number(), 0),
  /** An agent has taken it, or paid some of it back. */
  isByHand: z._default(z.boolean(), false),
  /** The provider says that something else was charged than we asked for. */
  isMismatched: z._default(z.boolean(), false),
  /** The airline has changed the flights, and the customer has not answered. */
  isChanged: z._default(z.boolean(), false),
  /** The order has failed or ended, and an agent orders again or refunds it. */
  isUndecided: z._default(z.boolean(), false),
  payBy: z.string(),
  paidAt: z.nullable(z.string()),
  /** Of its booking. */
  state: z.enum(bookingStates),
  /** The agency has confirmed the booking; else it is a request that is paid at once. */
  isConfirmed: z.boolean(),
  isTicketed: z.boolean(),
  /** Declined or cancelled. */
  isOff: z._default(z.boolean(), false),
  /** What the payment is for, if a customer has just selected it. */
  choice: z._default(z.nullable(z.enum(choiceKinds)), null),
  /** The airline has carried out the choice. */
  isChoiceDone: z._default(z.boolean(), false),
  /** The bags and seats that are paid with the flights. */
  extras: z._default(z.nullable(paidExtras), null),
  /** They can still be chosen. */
  takesExtras: z._default(z.boolean(), false),
  parts: z._default(z.array(paymentPart), []),
  /** The amount left for the card. */
  rest: z.number(),
  /** How it was paid, or how the latest try was; null for a card. */
  method: z._default(z.nullable(z.enum(paymentMethods)), null),
  /** The ways to pay beside the card. */
  methods: z._default(z.array(z.enum(paymentMethods)), []),
  /** Who gets the gift card that it pays for, and when. The name goes 90 days after the card was sent. */
  gift: z._default(
    z.nullable(z.object({ recipient: z.nullable(z.string()), sendAt: z.string(), sentAt: z.nullable(z.string()) })),
    null,
  ),
  /** The price has risen since it was paid: `amount` is asked until `payBy`, with the link of `key`, on top of `before`. */
  difference: z._default(
    z.nullable(z.object({ key: z.string(), amount: z.number(), before: z.number(), payBy: z.string() })),
    null,
  ),
  /** What goes back, or has gone back, because the price fell before it was booked. */
  dropped: z._default(z.number(), 0),
  /** The numbers of the airline or the hotel, once there are any. */
  issued: z._default(z.nullable(issuedRow), null),
  /** Why it was not booked (`unpaid`: nobody paid in time), and the path of the same search, if its days can still be searched. */
  unordered: z._default(
    z.nullable(z.object({ why: z.enum(['soldOut', 'priceChanged', 'unpaid', 'other']), again: z.nullable(z.string()) })),
    null,
  ),
  prices: z.optional(storedPrices),
  reference: z.string(),
  kind: z.string(),
  title: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  firstDay: z.string(),
});
export type OpenedPayment = z.infer<typeof openedPayment>;

/** The points of the signed-in visitor: how many vouchers can pay part of this payment, and the part that already does. */
export const openedPoints = z.object({ points: z.number(), most: z.number(), part: z.nullable(z.string()) });
export type OpenedPoints = z.infer<typeof openedPoints>;

/**
 * The bags and seats that can be paid with the flights; travellers are without names, because the link may be forwarded. `earlier`: what is in the payment.
 * `notSold`: by this supplier, or no more. `noAnswer`: the supplier gave none.
 */
export type ExtrasToPay =
  | (ExtrasOnSale & { reference: string; included: Bags | null; fare: number; earlier: SelectedExtra[] })
  | { type: 'notSold' | 'noAnswer' };
/** `changed`: they are sold differently now. `underway`: somebody is on the page of the provider. */
export type SelectionOutcome = { type: 'chosen' | 'underway' | 'closed' | 'noAnswer' } | { type: 'changed'; now: ExtrasOnSale };

/** Where a payment continues: on the provider's page, or here. `notOffered`: the way to pay is not offered for it (any more). */
export const begunPayment = z.union([
  z.object({ url: z.string() }),
  z.object({ outcome: z.enum(['paid', 'changed', 'notOffered']) }),
]);
export type BegunPayment = z.infer<typeof begunPayment>;
