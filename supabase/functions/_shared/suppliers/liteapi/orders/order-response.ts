import * as z from 'zod/mini';
import type { Order } from '../../../contracts/orders.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { NonRetryableError } from '../../../resilience/retry.ts';
import { NoExchangeRate } from '../../no-usable-offers.ts';
import { inRiyals } from '../../riyals.ts';
import type { Booking } from '../responses.ts';

/** The maximum stored length; several rooms may have a list of numbers. */
const longestCode = 30;

const statuses: Readonly<Record<string, Order['status']>> = {
  CONFIRMED: 'ticketed',
  CANCELLED: 'cancelled',
  CANCELLED_WITH_CHARGES: 'cancelled',
};

/** Throws NoExchangeRate. */
export function toMoney(sum: number, currency: string, rates: Rates): Order['price'] {
  const dirhams = inRiyals(sum, currency, rates);
  if (dirhams === null) throw new NoExchangeRate('An order has a price without a rate');
  return { amount: String(Number(sum.toFixed(3))), currency, dirhams };
}

/** Throws for a booking that LiteAPI has neither confirmed nor cancelled: it is read again later. */
export function toOrder(
  { bookingId: id, clientReference, status: said, hotelConfirmationCode, price, currency }: Booking,
  rates: Rates,
): Order {
  const status = Object.hasOwn(statuses, said) && statuses[said];
  if (!status) throw new NonRetryableError('LiteAPI has not decided on a booking');
  const code = hotelConfirmationCode?.trim();
  return {
    type: 'order',
    supplier: 'liteapi',
    id,
    status,
    price: toMoney(price, currency, rates),
    key: z.uuid().safeParse(clientReference).data ?? null,
    // Not every hotel gives a number: then the hotel finds its guests by LiteAPI's number.
    pnr: code && code.length <= longestCode ? code : id,
    payBy: null,
    priceUntil: null,
    tickets: [],
    airlineChange: null,
    itineraries: [],
  };
}
