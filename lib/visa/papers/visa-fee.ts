import { schengenCountries } from '@/content/transit-visas';
import { schengenFee } from '@/content/visa-fees';
import type { TripPapers, TripStop } from './passport-papers';

/** Fees of authorities for all visas at the destination, in QAR dirhams; null where they are not known. */
export interface VisaFee {
  dirhams: number | null;
  why: 'passports' | 'none' | 'schengen' | 'authority';
}

interface Party {
  adults: number;
  children: number;
  infants: number;
}

/** `papers` is null where nobody said a passport, `riyalPerEuro` where no rate is known. One passport, or one kind of need, counts for the whole party. */
export function visaFee(
  papers: TripPapers | null,
  stops: readonly TripStop[],
  { adults, children, infants }: Party,
  riyalPerEuro: number | null,
): VisaFee {
  if (!papers) return { dirhams: null, why: 'passports' };
  const { entry, passports } = papers;
  if (entry.kind === 'none') return { dirhams: 0, why: 'none' };
  const ends = stops.filter(({ role }) => role === 'destination');
  const isSchengen = ends.length > 0 && ends.every(({ country }) => country !== null && schengenCountries.includes(country));
  if (!isSchengen || entry.kind !== 'required' || riyalPerEuro === null) return { dirhams: null, why: 'authority' };
  const isEverybody = entry.count === passports;
  if (!isEverybody && passports !== adults + children + infants) return { dirhams: null, why: 'authority' };
  // Whose passport is a child's is not said: then each counts as an adult's.
  const euros = isEverybody ? adults * schengenFee.euros + children * schengenFee.childEuros : entry.count * schengenFee.euros;
  return { dirhams: Math.round(euros * riyalPerEuro * 100), why: 'schengen' };
}
