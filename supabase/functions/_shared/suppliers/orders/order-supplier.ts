import type { HotelOffer, HotelSearchRequest } from '../../contracts/hotels/hotel-search.ts';
import type {
  AcceptChange,
  AddServices,
  AskExtras,
  CancelOrder,
  CancelQuote,
  ChangeOffers,
  ChangeOrder,
  FindOrder,
  NewOrder,
  NewStayOrder,
  Nothing,
  Order,
  OrderExtras,
  PayOrder,
  PricedOffer,
  QuoteCancel,
  QuoteChange,
  RefusedOrder,
  Unclear,
} from '../../contracts/orders.ts';
import type { Source } from '../../resilience/supplier.ts';
import type { HotelSearchContext } from '../hotels/hotel-supplier.ts';

type Changed = Promise<Order | RefusedOrder | Unclear>;

/** Flight methods of suppliers that take orders. */
interface OrdersOfFlights {
  hold(asked: NewOrder, signal: AbortSignal): Changed;
  buy(asked: NewOrder, signal: AbortSignal): Changed;
  pay(asked: PayOrder, signal: AbortSignal): Changed;
  accept(asked: AcceptChange, signal: AbortSignal): Changed;
  quoteChange(asked: QuoteChange, signal: AbortSignal): Promise<ChangeOffers | RefusedOrder>;
  change(asked: ChangeOrder, signal: AbortSignal): Changed;
  /** Bags and seats that can be added at present; a list is null when the supplier adds none of the kind to an order. */
  extras(asked: AskExtras, signal: AbortSignal): Promise<OrderExtras | RefusedOrder>;
  /** All of them or none. `nothing`: a look-up did not find them. */
  addServices(asked: AddServices, signal: AbortSignal): Promise<Order | RefusedOrder | Unclear | Nothing>;
}

/** A current rate, and the id that `buyStay` needs. */
export interface SoldStay {
  rate: HotelOffer;
  offer: PricedOffer['offer'];
  price: PricedOffer['price'];
}

/** Stay methods of suppliers that take orders. */
interface OrdersOfStays {
  /** The same rate or the nearest; null when it is no longer sold. Neither reserves nor costs anything. */
  priceStay(rate: HotelOffer, search: HotelSearchRequest, context: HotelSearchContext): Promise<SoldStay | null>;
  buyStay(asked: NewStayOrder, signal: AbortSignal): Changed;
}

/**
 * The port of suppliers that take orders (docs/product/orders.md). Every call may be made twice: `key` is an idempotency key, and each
 * call first checks whether it was done already. After a thrown error it is unknown whether it was done. Adapters never retry.
 */
export interface OrderSupplier extends Source, Partial<OrdersOfFlights>, Partial<OrdersOfStays> {
  repeatsRequests: true;
  /** Null when there is no such order. */
  find(asked: FindOrder, signal: AbortSignal): Promise<Order | null>;
  read(id: string, signal: AbortSignal): Promise<Order>;
  quoteCancel(asked: QuoteCancel, signal: AbortSignal): Promise<CancelQuote | RefusedOrder>;
  cancel(asked: CancelOrder, signal: AbortSignal): Changed;
  /** The order named by a signed webhook, null for a webhook about anything else; the result is null when it is not from this supplier. */
  readWebhook(body: string, signature: string): Promise<{ order: string | null } | null>;
}
export type FlightOrderSupplier = OrderSupplier & OrdersOfFlights;
export type StayOrderSupplier = OrderSupplier & OrdersOfStays;

export function refusedOrder(why: RefusedOrder['why'], price: RefusedOrder['price'] = null): RefusedOrder {
  return { type: 'refused', why, price };
}
