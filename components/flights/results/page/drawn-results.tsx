'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { type PackedAnswer, unpackAnswer } from '@/supabase/functions/_shared/contracts/flights/packed/packed-answer';
import { reportFailedSearch } from '../failed-search';
import { type LeftResults, ResultsBody } from '../results-body';
import { keepBeforeChange } from '../search-before-change';
import { FailedSearch, WhatsAppHelp } from '../search-states';
import { useOpenSearch } from './results-page';

/** What the server found. From then on the page searches by itself, as over the home page. */
export function DrawnResults({ packed }: { packed: PackedAnswer }) {
  const { search, query, form, heading } = useOpenSearch();
  const t = useTranslations('flights.toasts');
  const router = useRouter();
  const locale = useLocale();
  const drawn = useMemo(() => unpackAnswer(packed), [packed]);
  const left = useRef<LeftResults>(null);
  const page = useRef(null);

  const keep = useEffectEvent(() => keepBeforeChange(left.current));
  useEffect(() => () => keep(), []);

  function leaveFailed(failure: ExplainedFailure, before: LeftResults) {
    const { pathname, search: address } = window.location;
    reportFailedSearch({ search, failure, address: `${pathname}${address}`, before: before.found?.search ?? null });
    router.replace(localizePath(form, locale));
  }

  return (
    <>
      <DrawnToast>{t('found', { count: drawn.data.length })}</DrawnToast>
      <ResultsBody
        search={search}
        query={query}
        drawn={drawn}
        scrollArea={page}
        heading={heading}
        onLeave={() => router.push(localizePath(form, locale))}
        onFailed={leaveFailed}
        left={left}
      />
    </>
  );
}

interface UndrawnResultsProps {
  search: FlightSearchRequest;
  failure: ExplainedFailure;
  form: ReactNode;
}

/** Why nothing was found, above the form of the search. */
export function UndrawnResults({ search, failure, form }: UndrawnResultsProps) {
  const locale = useLocale();
  const t = useTranslations('flights.toasts');
  const address = localizePath(flightResultsPath(search), locale);
  return (
    <>
      <DrawnToast isError>{t('failed')}</DrawnToast>
      <FailedSearch
        onRetry={() => window.location.reload()}
        failed={{ search, failure, address, before: null }}
        help={<WhatsAppHelp search={search} number={company.whatsapp.number} look="button" />}
      />
      <div className="rounded-card bg-raised p-4 shadow-card">{form}</div>
    </>
  );
}

/** The message of the search, drawn by the server: for five seconds, in a band below the results that covers none of them. */
function DrawnToast({ isError = false, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <div className="search-message">
      <p
        role="status"
        className={`flex items-center gap-2 rounded-card border border-line bg-raised px-4 py-2.5 shadow-float ${isError ? 'text-danger' : ''}`}
      >
        <Icon name={isError ? 'warning' : 'check'} className={`size-5 ${isError ? '' : 'text-success'}`} />
        {children}
      </p>
    </div>
  );
}
