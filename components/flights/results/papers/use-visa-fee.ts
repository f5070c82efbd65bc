import { useEffect, useState } from 'react';
import type { FlightOffer } from '@/lib/flights/offer';
import { tripCountries } from '@/lib/flights/trip-countries';
import { type VisaFee, visaFee } from '@/lib/visa/papers/visa-fee';
import { useFoundFlights } from '../results-context';
import type { KnownPapers } from './use-papers';

/** What the visas of the party for an offer cost, as far as its passports are known. */
export function useVisaFee(known: KnownPapers | null, offer: FlightOffer | undefined): VisaFee {
  const { search } = useFoundFlights();
  const papers = (offer && known?.papersOf(offer)) ?? null;
  const riyalPerEuro = useRiyalPerEuro(papers?.entry.kind === 'required');
  return visaFee(papers, offer ? tripCountries([offer]) : [], search, riyalPerEuro);
}

/** By the rates built into this release, which load when they are wanted; null until then. */
function useRiyalPerEuro(isWanted: boolean): number | null {
  const [rate, setRate] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('@/supabase/functions/_shared/exchange-rates/shipped-rates').then(
      ({ shippedRates }) => setRate(shippedRates.riyalPerUnit['EUR'] ?? null),
      // Without a rate the fee is not known.
      () => undefined,
    );
  }, [isWanted]);
  return rate;
}
