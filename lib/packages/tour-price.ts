import { popularOffers } from '@/content/popular';

interface Requestable {
  kind: string;
  details: Record<string, string | number>;
}

/** The only tour that is sold separately. Its price is in QAR per person. */
const cityTour = popularOffers.find(({ category }) => category === 'tours');

/** For the city tour: the enquiry with the price that its sender saw, in QAR for the whole party. Other enquiries are returned unchanged. */
export function withTourPrice<Enquiry extends Requestable>(enquiry: Enquiry): Enquiry {
  if (enquiry.kind !== 'cityTour' || !cityTour) return enquiry;
  const quotedPrice = cityTour.startingPrice * Number(enquiry.details['travelers']);
  return { ...enquiry, details: { ...enquiry.details, tour: cityTour.id, quotedPrice } };
}
