import { Icon } from '@/components/ui/icon';
import type { FlightOffer } from '@/lib/flights/offer';
import { useNeedWords } from './use-need-words';
import { useKnownPapers } from './use-papers';

/** What the passports of the party need for an offer, beside the airline, where it moves nothing. Nothing until they are known. */
export function OfferPapers({ offer }: { offer: FlightOffer }) {
  const known = useKnownPapers();
  const wordsOf = useNeedWords();
  if (!known) return null;
  const papers = known.papersOf(offer);
  return (
    <p
      data-testid="papers"
      className={`flex min-w-16 shrink items-start gap-0.5 font-normal leading-4 max-lg:ms-auto lg:-mt-0.5 ${papers.areNone ? 'text-success' : 'text-on-sun-soft'}`}
    >
      <Icon name="passport" className="mt-px size-3.5 shrink-0" />
      <span className="max-lg:truncate">{wordsOf(papers).join(' · ')}</span>
    </p>
  );
}
