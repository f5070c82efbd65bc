import { describeTrip, type Receipt, type ReceiptDescription, recallReceipt } from '../receipt';
import { describeFlight, describeJourney } from './flight/describe';

/** Kinds whose receipts keep more than words; every other kind keeps a `TripReceipt`. */
const descriptions: Readonly<Record<string, ReceiptDescription<never>>> = {
  flight: describeFlight,
  multicity: describeJourney,
};

/** How a receipt of this kind is told. */
export function descriptionOf(kind: string): ReceiptDescription<Receipt> {
  const own = Object.hasOwn(descriptions, kind) ? descriptions[kind] : undefined;
  return (own ?? describeTrip) as ReceiptDescription<Receipt>;
}

/** The whole receipt of this reference, when this tab made the request; else null. */
export function recallBooking(reference: string): Receipt | null {
  return recallReceipt(reference, (kind) => descriptionOf(kind).example);
}
