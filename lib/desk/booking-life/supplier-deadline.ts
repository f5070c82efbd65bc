import type { DeskBooking } from '../details';
import type { DeskOrder } from '../orders';

/**
 * The supplier's deadline for a customer's payment, and its reason: `seats` are held for us, the `airline` must be paid, the price of the
 * `offer` expires. Null when none is known, or less than a minute is left. `now` and `at` are in milliseconds.
 */
export function supplierDeadline(
  { offer }: Pick<DeskBooking, 'offer'>,
  orders: readonly DeskOrder[],
  now: number,
): { kind: 'seats' | 'airline' | 'offer'; at: number } | null {
  const held = orders.find(({ status }) => status === 'held')?.pay_by;
  const wanted = offer.supplierOffers.flatMap(({ payment }) => payment?.paymentRequiredBy ?? []);
  const offered = offer.supplierOffers.flatMap(({ heldUntil }) => heldUntil ?? []);
  const ends = {
    seats: held ? [held] : [],
    airline: wanted,
    offer: offered.length > 0 ? offered : offer.heldUntil ? [offer.heldUntil] : [],
  };
  for (const kind of ['seats', 'airline', 'offer'] as const) {
    const at = Math.min(...ends[kind].map((end) => Date.parse(end)));
    if (Number.isFinite(at) && at > now + 60_000) return { kind, at };
  }
  return null;
}
