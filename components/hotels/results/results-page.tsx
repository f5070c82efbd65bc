'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { DrawnToast } from '@/components/ui/feedback/drawn-toast';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { nearKey } from '@/lib/hotels/results/result-params';
import { searchKey } from '@/lib/hotels/search/response-cache';
import { parseStaySearch, readStaySearch, type StaySearch, type StaySearchParts } from '@/lib/hotels/search/search-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { RefusedLink } from '../refused-link';
import { FoundHotelsView } from './found-hotels';
import { DidYouMean } from './list/did-you-mean';
import { FailedSearch, NoHotels } from './list/no-hotels';
import { besideShare, ResultsSummary } from './list/results-summary';
import { FoundHotelsProvider, type WrittenHotel } from './results-context';
import { type DrawnHotels, useHotelSearch } from './use-hotel-search';

interface ResultsPageProps {
  whatsappNumber: string;
  /** The search form, which reads the address itself. */
  form: ReactNode;
  written: readonly WrittenHotel[];
}

interface DrawnSearch {
  search: StaySearch;
  /** Its `HotelResults`, which follow when they are there. */
  results: ReactNode;
}

interface ResultsInAddressProps extends ResultsPageProps {
  /** Of a page that the server makes for this request: its search, null when its address has none. */
  drawn?: DrawnSearch | null;
}

/** The part of the results page that depends on its address, on a page that is otherwise prerendered. */
export function ResultsPage(props: ResultsPageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <ResultsInAddress {...props} />
    </Suspense>
  );
}

export function ResultsInAddress({ drawn, ...props }: ResultsInAddressProps) {
  const query = useSearchParams();
  const locale = useLocale();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser && drawn === undefined) return <Waiting />;
  const today = todayInQatar();
  const search = parseStaySearch(query, today);
  if (!search) return <NoSearch form={props.form} why={readStaySearch(query, today).why} />;
  if (drawn && searchKey(drawn.search, locale) === searchKey(search, locale))
    return (
      <>
        {/* Until anything follows. */}
        <div className="not-last:hidden">
          <ResultsSummary search={search} place={null} form={null} help={null} />
          <SearchingHotels />
        </div>
        {drawn.results}
      </>
    );
  const key = `${searchKey(search, locale)} ${query.get(nearKey) ?? ''}`;
  return <HotelResults key={key} {...props} search={search} />;
}

/** One of these per search: the parent gives each its own key. */
interface HotelResultsProps extends ResultsPageProps {
  search: StaySearch;
  /** What the server found for it. */
  drawn?: DrawnHotels;
}

/** The search at the top, below it progress, failure or hotels. */
export function HotelResults({ whatsappNumber, form, written, drawn, ...props }: HotelResultsProps) {
  const query = useSearchParams();
  // Each filter changes the address, from which the search is read again: the first reading avoids rendering all cards again.
  const [{ search, firstQuery }] = useState({ search: props.search, firstQuery: new URLSearchParams(query) });
  const { state, searchAgain } = useHotelSearch(search, drawn);
  const summary = useRef<HTMLDetailsElement>(null);
  const help = <WhatsAppHelp number={whatsappNumber} />;
  const answer = state.status === 'found' ? state.answer : null;
  const isDrawn = drawn?.ok === true && answer === drawn.value;

  function changeSearch() {
    if (!summary.current) return;
    summary.current.open = true;
    summary.current.querySelector('summary')?.focus();
    summary.current.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <ResultsSummary search={search} place={answer?.place.name ?? null} form={form} formRef={summary} help={answer && help} />
      {drawn && <MessageOfDrawn drawn={drawn} />}
      {state.status === 'searching' && <SearchingHotels />}
      {state.status === 'failed' && state.failure.code === 'invalidSearch' && <DidYouMean />}
      {state.status === 'failed' && (
        // On a page that the server made, its scripts start where this is seen.
        <div data-live="">
          <FailedSearch failure={state.failure} onRetry={searchAgain} onChangeSearch={changeSearch} help={help} />
        </div>
      )}
      {answer?.hotels.length === 0 && (
        <div className="flex flex-col gap-4">
          <PartialResults of="hotels" meta={answer.meta} onSearchAgain={searchAgain} />
          <NoHotels onChangeSearch={changeSearch} help={help} />
        </div>
      )}
      {answer && answer.hotels.length > 0 && (
        <FoundHotelsProvider search={search} near={firstQuery.get(nearKey)} answer={answer} written={written}>
          <FoundHotelsView query={firstQuery} isDrawn={isDrawn} onSearchAgain={searchAgain} />
        </FoundHotelsProvider>
      )}
    </>
  );
}

function MessageOfDrawn({ drawn }: { drawn: DrawnHotels }) {
  const t = useTranslations('hotels.results');
  if (!drawn.ok) return <DrawnToast isError>{t('failure.title', { code: 'unexpected' })}</DrawnToast>;
  const count = drawn.value.hotels.length;
  return <DrawnToast>{count === 0 ? t('toasts.none') : t('count', { count })}</DrawnToast>;
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
      {/* On a page that the server made, its scripts start where this is seen. */}
      <div data-live="" className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
        {form}
      </div>
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
