import type {
  AcceptChange,
  CancelOrder,
  CancelQuote,
  ChangeOffers,
  ChangeOrder,
  FindOrder,
  NewOrder,
  Order,
  PayOrder,
  QuoteCancel,
  QuoteChange,
  RefusedOrder,
  Unclear,
} from '../../contracts/flights/flight-orders.ts';
import type { Source } from '../supplier.ts';

type Changed = Promise<Order | RefusedOrder | Unclear>;

/**
 * The port of suppliers that take orders (docs/decisions/0084-orders.md). Every call may be made twice: `key` is an idempotency key, and each
 * call first checks whether it was done already. After a thrown error it is unknown whether it was done. Adapters never retry.
 */
export interface OrderSupplier extends Source {
  repeatsRequests: true;
  hold(asked: NewOrder, signal: AbortSignal): Changed;
  buy(asked: NewOrder, signal: AbortSignal): Changed;
  /** Null when there is no such order. */
  find(asked: FindOrder, signal: AbortSignal): Promise<Order | null>;
  pay(asked: PayOrder, signal: AbortSignal): Changed;
  read(id: string, signal: AbortSignal): Promise<Order>;
  quoteCancel(asked: QuoteCancel, signal: AbortSignal): Promise<CancelQuote | RefusedOrder>;
  cancel(asked: CancelOrder, signal: AbortSignal): Changed;
  accept(asked: AcceptChange, signal: AbortSignal): Changed;
  quoteChange(asked: QuoteChange, signal: AbortSignal): Promise<ChangeOffers | RefusedOrder>;
  change(asked: ChangeOrder, signal: AbortSignal): Changed;
  /** The order that sealed news are about, null for news of anything else; null when they are not from this supplier. */
  readNews(body: string, seal: string): Promise<{ order: string | null } | null>;
}

export function refusedOrder(why: RefusedOrder['why'], price: RefusedOrder['price'] = null): RefusedOrder {
  return { is: 'refused', why, price };
}
