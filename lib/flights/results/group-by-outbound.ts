import type { ItinerarySummary, OfferSummary } from './summarize-offer';

/** Offers with the same outbound flights, which differ in the return. */
export interface OutboundGroup {
  id: string;
  first: OfferSummary;
  /** In their original order, the first of the group first. */
  offers: OfferSummary[];
}

/** Groups in the order of their first offers. An offer that is not a round trip is a group alone. */
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
