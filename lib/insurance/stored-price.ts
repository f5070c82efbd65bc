import { insurancePrice } from '@/content/insurance';
import { indicativePrice } from './price';
import { isLevel, isRegion } from './read-trip';

interface Quotable {
  kind: string;
  details: Record<string, string | number>;
}

/**
 * For an insurance quote: the enquiry with the indicative price that its sender saw, in QAR, and the day of its figures. Other enquiries are
 * returned unchanged.
 */
export function withIndicativePrice<Enquiry extends Quotable>(enquiry: Enquiry): Enquiry {
  const { departure, return: back, travelers } = enquiry.details;
  const [region, level] = [String(enquiry.details['region']), String(enquiry.details['level'])];
  if (enquiry.kind !== 'insurance' || !isRegion(region) || !isLevel(level)) return enquiry;
  const trip = { departure: String(departure), return: String(back), travelers: Number(travelers), region };
  const { total } = indicativePrice(trip, level);
  return { ...enquiry, details: { ...enquiry.details, indicativePrice: total, indicativeAsOf: insurancePrice.asOf } };
}
