import { useFareTerms } from '@/components/flights/terms/use-fare-terms';
import type { SignedFlightOffer } from '@/lib/flights/offer';

/** Rules for changes and refunds, emissions and the source of the price; only what the supplier states. */
export function FareTerms({ offer }: { offer: SignedFlightOffer }) {
  const terms = useFareTerms(offer);
  if (terms.length === 0) return null;
  return (
    <ul data-testid="fare-terms" className="flex list-disc flex-col gap-1 border-line border-t ps-5 pt-5 text-ink-soft text-sm">
      {terms.map(({ name, text }) => (
        <li key={name}>{text}</li>
      ))}
    </ul>
  );
}
