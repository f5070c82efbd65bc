import type { SignedFlightOffer } from '@/lib/flights/offer';
import { useFareTerms } from '@/lib/flights/use-fare-terms';
import { CabinAndBags } from './cabin-and-bags';

/** The cabin, what may be checked in on every flight of the trip, and what else the supplier says of the fare. */
export function FareIncludes({ offer }: { offer: SignedFlightOffer }) {
  const terms = useFareTerms(offer);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm">
      <CabinAndBags offer={offer} />
      {terms.map(({ name, text }) => (
        <li key={name} className="basis-full">
          {text}
        </li>
      ))}
    </ul>
  );
}
