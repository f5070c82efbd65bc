'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { searchKey } from '@/lib/hotels/search/answer-cache';
import { parseStaySearch, readStaySearch, type StaySearchParts } from '@/lib/hotels/search/search-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { RefusedLink } from '../refused-link';
import { HotelResults } from './hotel-results';
import { ResultsSkeleton } from './list/searching-hotels';

interface ResultsPageProps {
  whatsappNumber: string;
  /** The search form, which reads the address itself. */
  form: ReactNode;
}

/** Everything of the results page that depends on its address; the page itself is prerendered around it. */
export function ResultsPage(props: ResultsPageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <ResultsInAddress {...props} />
    </Suspense>
  );
}

function ResultsInAddress({ whatsappNumber, form }: ResultsPageProps) {
  const query = useSearchParams();
  const locale = useLocale();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return <Waiting />;
  const today = todayInQatar();
  const search = parseStaySearch(query, today);
  if (!search) return <NoSearch form={form} why={readStaySearch(query, today).why} />;
  const key = searchKey(search, locale);
  return (
    <HotelResults key={key} search={search} query={new URLSearchParams(query)} whatsappNumber={whatsappNumber} form={form} />
  );
}

function Waiting() {
  const t = useTranslations('hotels.results');
  return (
    <>
      <h1 className="mb-2.5 text-xl sm:mb-4 sm:text-2xl">{t('meta.title')}</h1>
      <ResultsSkeleton />
    </>
  );
}

/** An address that describes no search: cut off on the way, or what it asks for cannot be had. */
function NoSearch({ form, why }: { form: ReactNode; why: StaySearchParts['why'] | undefined }) {
  const t = useTranslations('hotels.results');
  return (
    <>
      <h1 className="mb-5 text-2xl sm:text-3xl">{t('meta.title')}</h1>
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
