/** Codes by which airlines sell the fares they agreed with a company: `&company=QR-KT2026` in an address, one of an airline. */
import { toLatinDigits } from '@/lib/text/digits';
import { withoutDirection } from '@/lib/text/direction';
import { type CorporateFares, corporateFares } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import type { FlightSearchRequest } from '../offer';

/** As typed, pasted or dictated: with Arabic digits, invisible marks, spaces or dashes. */
const cleaned = (code: string) =>
  toLatinDigits(withoutDirection(code))
    .replace(/\s/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();

/** The search with the codes of its address that can be read, the first of each airline. */
export function withCompanyFares(search: FlightSearchRequest, query: Pick<URLSearchParams, 'getAll'>): FlightSearchRequest {
  const fares = query.getAll('company').reduce<CorporateFares>((known, text) => {
    const [, airline = '', code = ''] = /^(\w{2})-(.*)$/s.exec(cleaned(text)) ?? [];
    const added = known.some((fare) => fare.airline === airline) ? null : addCompanyFare(known, { airline, code });
    return added && 'fares' in added ? added.fares : known;
  }, []);
  return fares.length > 0 ? { ...search, corporateFares: fares } : search;
}

/** Adds the typed code to the existing ones, or returns the invalid field. An airline has one code: a new one replaces it. */
export function addCompanyFare(
  fares: CorporateFares,
  { airline, code }: { airline: string; code: string },
): { fares: CorporateFares } | { wrong: 'airline' | 'code' } {
  const added = corporateFares.safeParse([
    ...fares.filter((fare) => fare.airline !== airline),
    { airline, corporateCode: cleaned(code) },
  ]);
  if (added.success) return { fares: added.data };
  return { wrong: added.error.issues.some(({ path }) => path.at(-1) === 'airline') ? 'airline' : 'code' };
}
