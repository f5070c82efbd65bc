'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { nearKey } from '@/lib/hotels/results/result-params';
import { searchKey } from '@/lib/hotels/search/answer-cache';
import { parseStaySearch, readStaySearch, type StaySearch, type StaySearchParts } from '@/lib/hotels/search/search-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { RefusedLink } from '../refused-link';
import { FoundHotelsView } from './found-hotels';
import { DidYouMean } from './list/did-you-mean';
import { FailedSearch, NoHotels } from './list/no-hotels';
import { besideShare, ResultsSummary } from './list/results-summary';
import { ResultsSkeleton, SearchingHotels } from './list/searching-hotels';
import { FoundHotelsProvider, type WrittenHotel } from './results-context';
import { useHotelSearch } from './use-hotel-search';

interface ResultsPageProps {
  whatsappNumber: string;
  /** The search form, which reads the address itself. */
  form: ReactNode;
  written: readonly WrittenHotel[];
}

/** The part of the results page that depends on its address. The rest of the page is prerendered. */
export function ResultsPage(props: ResultsPageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <ResultsInAddress {...props} />
    </Suspense>
  );
}

function ResultsInAddress(props: ResultsPageProps) {
  const query = useSearchParams();
  const locale = useLocale();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return <Waiting />;
  const today = todayInQatar();
  const search = parseStaySearch(query, today);
  if (!search) return <NoSearch form={props.form} why={readStaySearch(query, today).why} />;
  const key = `${searchKey(search, locale)} ${query.get(nearKey) ?? ''}`;
  return <HotelResults key={key} {...props} search={search} query={new URLSearchParams(query)} />;
}

/** One of these per search: the parent gives each its own key. */
interface HotelResultsProps extends ResultsPageProps {
  search: StaySearch;
  query: URLSearchParams;
}

/** The search at the top, below it progress, failure or hotels. */
function HotelResults({ query, whatsappNumber, form, written, ...props }: HotelResultsProps) {
  // Each filter changes the address, from which the search is read again: the first reading avoids rendering all cards again.
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
      <ResultsSummary search={search} place={place} form={form} formRef={summary} help={place && help} />
      {state.status === 'searching' && <SearchingHotels />}
      {state.status === 'failed' && state.failure.code === 'invalidSearch' && <DidYouMean />}
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
        <FoundHotelsProvider search={search} near={query.get(nearKey)} answer={state.answer} written={written}>
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

function Waiting() {
  const t = useTranslations('hotels.results');
  return (
    <>
      <h1 className={`mb-2.5 text-xl sm:mb-4 sm:text-2xl ${besideShare}`}>{t('meta.title')}</h1>
      <ResultsSkeleton />
    </>
  );
}

/** An address without a valid search: it was cut off, or contains an impossible value. */
function NoSearch({ form, why }: { form: ReactNode; why: StaySearchParts['why'] | undefined }) {
  const t = useTranslations('hotels.results');
  return (
    <>
      <h1 className={`mb-5 text-2xl sm:text-3xl ${besideShare}`}>{t('meta.title')}</h1>
      <DidYouMean />
      {why ? (
        <RefusedLink why={why} />
      ) : (
        <div role="status" className="mb-5 flex gap-3 rounded-card bg-sun-soft p-4 text-on-sun-soft">
          <Icon name="info" className="size-6" />
          <div>
            <p className="font-semibold">{t('noSearch.title')}</p>
            <p>{t('noSearch.text')}</p>
          </div>
        </div>
      )}
      <div className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">{form}</div>
    </>
  );
}
