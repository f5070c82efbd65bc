import { describeTrip, loadReceipt, type Receipt, type ReceiptDescription } from '../receipt';
import { describeFlight, describeJourney } from './flight/describe';

/** Kinds whose receipts have more than a `TripReceipt`. */
const descriptions: Readonly<Record<string, ReceiptDescription<never>>> = {
  flight: describeFlight,
  multicity: describeJourney,
};

/** How to describe receipts of this kind; `describeTrip` unless the kind has its own. */
export function descriptionOf(kind: string): ReceiptDescription<Receipt> {
  const own = Object.hasOwn(descriptions, kind) ? descriptions[kind] : undefined;
  return (own ?? describeTrip) as ReceiptDescription<Receipt>;
}

/** The receipt of this reference, when this tab made the request; else null. */
export function loadBooking(reference: string): Receipt | null {
  return loadReceipt(reference, (kind) => descriptionOf(kind).example);
}
