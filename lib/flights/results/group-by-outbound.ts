import type { ItinerarySummary, OfferSummary } from './summarize-offer';

/** The offers of one ticket each that leave with the same flights: a choice of ways back. */
export interface OutboundGroup {
  id: string;
  first: OfferSummary;
  /** In the order they came in, the first among them. */
  offers: OfferSummary[];
}

/** Groups in the order of the first offer of each. An offer that is not out and back is a group of its own. */
export function groupByOutbound(offers: readonly OfferSummary[]): OutboundGroup[] {
  const groups = new Map<string, OutboundGroup>();
  for (const offer of offers) {
    const [out] = offer.itineraries;
    const id = out && offer.isRoundTrip ? flightsOf(out) : offer.id;
    const group = groups.get(id);
    if (group) group.offers.push(offer);
    else groups.set(id, { id, first: offer, offers: [offer] });
  }
  return [...groups.values()];
}

function flightsOf({ segments }: ItinerarySummary): string {
  return segments.map(({ carrierCode, number, departure }) => `${carrierCode}${number} ${departure.at}`).join();
}
