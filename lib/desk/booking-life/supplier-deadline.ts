import type { DeskBooking } from '../details';
import type { DeskOrder } from '../orders';

/**
 * Until when the supplier waits for a customer to pay, and why: `seats` are held for us, the `airline` wants its money, the price of the `offer` ends.
 * Null when none of it is known, or a minute from being over. `now` and `at` are in milliseconds.
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
