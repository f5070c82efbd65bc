/**
 * LiteAPI's prebook: whether the rate is still sold, and its price. It creates a session that reserves and charges nothing and may be repeated;
 * an order books it (`../orders/liteapi-orders.ts`).
 */
import * as z from 'zod/mini';
import { type HotelOffer, type HotelSearchRequest, roomsOf } from '../../../contracts/hotels/hotel-search.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { SupplierRefusal } from '../../../resilience/supplier-refusal.ts';
import { noUsableOffers } from '../../no-usable-offers.ts';
import type { LiteApiClient } from '../client.ts';
import type { Point } from '../places/near-places.ts';
import { prebookResponse } from '../responses.ts';
import { saleOf } from './offers.ts';
import { partyOffer } from './room-offers.ts';

/** LiteAPI's own timeout in seconds, slightly less than the function waits. */
const timeoutSeconds = 9;

/** LiteAPI's codes for: no room left, outdated offer ("please refetch rates for this hotel"). */
const gone = [2001, 4040];
/** LiteAPI's code for an invalid request. */
const refused = 4002;

interface Around {
  /** Position of the hotel, else the centre of its place. */
  at: Point;
  exchange: Rates;
  now: Date;
  signal: AbortSignal;
}

interface Prebook {
  id: string;
  /** The current rate. */
  rate: HotelOffer;
  /** For all rooms, in LiteAPI's currency. */
  price: number;
  currency: string;
}

/** LiteAPI may replace a sold-out rate by a similar one. Null when neither is sold. */
export async function prebookRate(
  client: LiteApiClient,
  offer: HotelOffer,
  request: HotelSearchRequest,
  { signal, ...around }: Around,
): Promise<Prebook | null> {
  if (!offer.offerId) throw new SupplierRefusal('supplierRefused');
  const question = { offerId: offer.offerId, usePaymentSdk: false };
  const answer = await client.post(`/rates/prebook?timeout=${timeoutSeconds}`, question, signal);
  const { data, error } = z.parse(prebookResponse, answer);
  if (error && gone.includes(error.code)) return null;
  if (error?.code === refused) throw new SupplierRefusal('supplierRefused');
  if (error || !data) throw new Error(`LiteAPI answered with error ${error?.code ?? 'without data'}`);
  const { prebookId: id, hotelId, checkin, checkout, currency, price, roomTypes } = data;
  if (hotelId !== offer.id || checkin !== request.checkIn || checkout !== request.checkOut)
    throw new Error('LiteAPI priced another stay');
  const rooms = roomsOf(request);
  const rates = roomTypes.flatMap((room) => room.rates);
  const sold = partyOffer({ rates, offerRetailRate: { amount: price, currency } }, rooms, around.exchange);
  if (typeof sold === 'string') throw noUsableOffers('LiteAPI priced a rate', [sold]);
  const { inEnglish } = offer;
  const rate = {
    ...offer,
    ...saleOf(sold, rooms, { ...around, checkIn: request.checkIn }),
    ...(inEnglish && { inEnglish: { ...inEnglish, rooms: sold.rates.map(({ name }) => name) } }),
  };
  return { id, rate, price, currency };
}
