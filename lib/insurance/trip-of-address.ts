import { type InsuranceEnquiryParams, readInsuranceParams } from './enquiry-params';
import { guessRegion } from './guess-region';

export interface TripOfAddress {
  /** What the form takes, by the name of its field. */
  fields: InsuranceEnquiryParams & { region?: string };
  /** Whether the address says something that the form does not take: a day that is over, eleven travellers. */
  isRefused: boolean;
}

/** The trip an address describes, with the part of the world its destination lies in. `today` is yyyy-MM-dd in Qatar. */
export function tripOfAddress(query: URLSearchParams, today: string): TripOfAddress {
  const fields = readInsuranceParams(query, today);
  const region = fields.destination ? guessRegion(fields.destination) : null;
  const asked = (['departure', 'return', 'travelers'] as const).filter((name) => query.get(name));
  return { fields: { ...fields, ...(region && { region }) }, isRefused: asked.some((name) => fields[name] === undefined) };
}
