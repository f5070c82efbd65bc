/** Codes by which airlines sell the fares they agreed with a company: `&company=QR-KT2026` in an address, one of an airline. */
import { type CorporateFares, corporateFares } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import type { FlightSearchRequest } from '../offer';

/** The search with the codes of its address; without them where one cannot be read. */
export function withCompanyFares(search: FlightSearchRequest, query: Pick<URLSearchParams, 'getAll'>): FlightSearchRequest {
  const written = query.getAll('company').map((text) => ({ airline: text.slice(0, 2), corporateCode: text.slice(3) }));
  const known = corporateFares.safeParse(written).data;
  return known && known.length > 0 ? { ...search, corporateFares: known } : search;
}

/** What was typed beside the codes there are, or which field is wrong: an airline has one code, and its new one replaces the other. */
export function addCompanyFare(
  fares: CorporateFares,
  { airline, code }: { airline: string; code: string },
): { fares: CorporateFares } | { wrong: 'airline' | 'code' } {
  const added = corporateFares.safeParse([
    ...fares.filter((fare) => fare.airline !== airline),
    { airline, corporateCode: code.trim().toUpperCase() },
  ]);
  if (added.success) return { fares: added.data };
  return { wrong: added.error.issues.some(({ path }) => path.at(-1) === 'airline') ? 'airline' : 'code' };
}
