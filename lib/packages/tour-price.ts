import { popularOffers } from '@/content/popular';

interface Requestable {
  kind: string;
  details: Record<string, string | number>;
}

/** The only tour that is sold by itself. Its price is in QAR a person. */
const cityTour = popularOffers.find(({ category }) => category === 'tours');

/** The same enquiry with the price its sender saw, in QAR for everybody, where it asks for the city tour. */
export function withTourPrice<Enquiry extends Requestable>(enquiry: Enquiry): Enquiry {
  if (enquiry.kind !== 'cityTour' || !cityTour) return enquiry;
  const quotedPrice = cityTour.startingPrice * Number(enquiry.details['travelers']);
  return { ...enquiry, details: { ...enquiry.details, tour: cityTour.id, quotedPrice } };
}
