import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FlightOffer } from '@/lib/flights/offer';
import { useNeedWords } from './use-need-words';
import { useKnownPapers } from './use-papers';

interface OfferPapersProps {
  offer: FlightOffer;
  /** Of the place, which is another on wide screens. */
  className: string;
}

/** What the passports of the party need for an offer, where it moves nothing. Nothing until they are known. */
export function OfferPapers({ offer, className }: OfferPapersProps) {
  const known = useKnownPapers();
  const { wordsOf } = useNeedWords();
  if (!known) return null;
  const papers = known.papersOf(offer);
  const words = wordsOf(papers);
  return (
    <p
      data-testid="papers"
      className={`flex min-w-16 items-start gap-0.5 font-normal leading-4 ${papers.entry.kind === 'none' && papers.transit.kind === 'none' ? 'text-success' : 'text-on-sun-soft'} ${className}`}
    >
      <Icon name="passport" className="mt-px size-3.5 shrink-0" />
      {/* On a phone each need has a line, or one need two; the second takes of the space above and below. */}
      <span className={`min-w-0 max-lg:-my-1 max-lg:leading-3.5 lg:truncate ${words.length > 1 ? '' : 'max-lg:line-clamp-2'}`}>
        {words.map((word, index) => (
          <Fragment key={word}>
            {index > 0 && <span className="max-lg:hidden"> · </span>}
            <span className={words.length > 1 ? 'max-lg:block max-lg:truncate' : ''}>{word}</span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
