import * as z from 'zod/mini';
import { selectedExtra } from '@/lib/bookings/model/order-extras';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { chooseExtrasWithFlights, findExtrasWithFlights } from '@/lib/bookings/orders/extras-with-flights';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import type { ExtrasToPay } from '@/lib/bookings/payments/opened-payment';
import { leastBags } from '@/lib/flights/fare';

/** Without `choose`: what is on sale. An empty selection takes out what was chosen before. */
const asked = z.object({
  key: linkKey,
  choose: z.optional(
    z.object({ selected: z.array(selectedExtra).check(z.maxLength(100)), amount: z.int().check(z.gte(0), z.lte(100_000_000)) }),
  ),
});
/** A hundred of them. */
const maxBytes = 32_000;

/** Bags and seats that are paid with their flights: an `ExtrasToPay`, or a `SelectionOutcome`. The link is the authorization. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(
    request,
    asked,
    ({ key, choose }, requestId) =>
      choose ? chooseExtrasWithFlights({ key, ...choose }, requestId) : findExtrasToPay(key, requestId),
    maxBytes,
  );
}

async function findExtrasToPay(key: string, requestId: string): Promise<ExtrasToPay | null> {
  const sold = await findExtrasWithFlights(key, requestId);
  if (sold === null || typeof sold === 'string') return sold && { type: sold };
  const { onSale, offer, reference, fare, earlier } = sold;
  return { ...onSale, reference, fare, earlier, included: leastBags(offer) };
}
