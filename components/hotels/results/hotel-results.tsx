import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { Button, buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { RetryButton } from '@/components/ui/feedback/retry-button';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import type { FailureKind, SearchFailure } from '@/lib/search/search-failure';
import { FoundHotelsView } from './found-hotels';
import { NoHotels } from './list/no-hotels';
import { ResultsSummary } from './list/results-summary';
import { SearchingHotels } from './list/searching-hotels';
import { FoundHotelsProvider } from './results-context';
import { useHotelSearch } from './use-hotel-search';

interface FailedSearchProps {
  failure: SearchFailure;
  onRetry: () => void;
  onChangeSearch: () => void;
  help: ReactNode;
}

/** No retry for an invalid search, a used-up quota or a closed service. */
const beyondRetry: ReadonlySet<FailureKind> = new Set(['invalid', 'paused', 'usedUp']);

/** What went wrong, and every way on that makes sense. */
function FailedSearch({ failure: { kind, retryAfterSeconds }, onRetry, onChangeSearch, help }: FailedSearchProps) {
  const t = useTranslations('hotels.results');
  return (
    <ErrorState title={t(`failure.${kind}.title`)} text={t(`failure.${kind}.text`)}>
      {!beyondRetry.has(kind) && (
        <RetryButton
          waitSeconds={retryAfterSeconds ?? 0}
          label={t('failure.retry')}
          waitLabel={(seconds) => t('failure.retryIn', { seconds })}
          onRetry={onRetry}
        />
      )}
      {kind !== 'paused' && (
        <Button variant="secondary" onClick={onChangeSearch}>
          {t('summary.edit')}
        </Button>
      )}
      {help}
    </ErrorState>
  );
}

/** One of these per search: the parent gives each its own key. */
interface HotelResultsProps {
  search: StaySearch;
  query: URLSearchParams;
  whatsappNumber: string;
  form: ReactNode;
}

/** What was searched on top, below it the wait, the failure or the hotels. */
export function HotelResults({ query, whatsappNumber, form, ...props }: HotelResultsProps) {
  // Each filter writes the address, from which the search is read anew: the first reading keeps the cards from being drawn again.
  const [search] = useState(props.search);
  const { state, searchAgain } = useHotelSearch(search);
  const summary = useRef<HTMLDetailsElement>(null);
  const help = <WhatsAppHelp number={whatsappNumber} />;
  const place = state.status === 'found' ? state.answer.place.name : null;

  function changeSearch() {
    if (!summary.current) return;
    summary.current.open = true;
    summary.current.querySelector('summary')?.focus();
    summary.current.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <ResultsSummary search={search} place={place} form={form} formRef={summary} />
      {state.status === 'searching' && <SearchingHotels />}
      {state.status === 'failed' && (
        <FailedSearch failure={state.failure} onRetry={searchAgain} onChangeSearch={changeSearch} help={help} />
      )}
      {state.status === 'found' && state.answer.hotels.length === 0 && (
        <div className="flex flex-col gap-4">
          <PartialResults of="hotels" meta={state.answer.meta} onSearchAgain={searchAgain} />
          <NoHotels onChangeSearch={changeSearch} help={help} />
        </div>
      )}
      {state.status === 'found' && state.answer.hotels.length > 0 && (
        <FoundHotelsProvider search={search} answer={state.answer}>
          <FoundHotelsView query={query} onSearchAgain={searchAgain} />
        </FoundHotelsProvider>
      )}
    </>
  );
}

function WhatsAppHelp({ number }: { number: string }) {
  const t = useTranslations('hotels.results.whatsapp');
  return (
    <ChatAboutPage number={number} messageOf={(link) => t('message', { link })} className={buttonClass('secondary')}>
      <WhatsAppIcon className="size-5" />
      {t('button')}
    </ChatAboutPage>
  );
}
