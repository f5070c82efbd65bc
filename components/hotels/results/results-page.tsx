'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
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

/** After this long, show that the search is still running. */
const slowMs = 8000;
const cards = ['first', 'second', 'third', 'fourth', 'fifth'];

function SearchingHotels() {
  const t = useTranslations('hotels.results');
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <p role="status" className="mb-4 flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        <span>{isSlow ? t('slow') : t('toasts.searching')}</span>
      </p>
      <ResultsSkeleton />
    </>
  );
}

/** The placeholder of filters, cards and map. */
export function ResultsSkeleton() {
  return (
    <div className="grid items-start gap-5 noscript:hidden lg:grid-cols-[minmax(0,1.4fr)_minmax(0,0.82fr)] xl:grid-cols-[14rem_minmax(0,1.4fr)_minmax(0,0.82fr)]">
      <Skeleton className="hidden h-[36rem] rounded-card xl:block" />
      <div className="flex flex-col gap-4">
        {cards.map((card) => (
          <div
            key={card}
            data-testid="skeleton-card"
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <Skeleton className="h-full min-h-32" />
            <div className="flex flex-col gap-3">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="mt-2 h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="hidden h-[36rem] rounded-card lg:block" />
    </div>
  );
}
