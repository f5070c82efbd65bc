'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { DrawnToast } from '@/components/ui/feedback/drawn-toast';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { showToast } from '@/components/ui/feedback/toast';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import { reportFailedSearch } from '../failed-search';
import { type LeftResults, ResultsBody } from '../results-body';
import { keepBeforeChange } from '../search-before-change';
import { WhatsAppHelp } from '../search-states';
import { useOpenSearch } from './results-page';

/** What the server found. From then on the page searches by itself, as over the home page. */
export function DrawnResults({ packed }: { packed: PackedResponse }) {
  const { search, query, form, heading } = useOpenSearch();
  const t = useTranslations('flights.toasts');
  const router = useRouter();
  const locale = useLocale();
  const drawn = useMemo(() => unpackResponse(packed), [packed]);
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
  failure: ExplainedFailure;
  whatsappNumber: string;
}

/** Why nothing was found. With its script, the page leads to the form of the search, which says so too, and keeps what was asked. */
export function UndrawnResults({ failure, whatsappNumber }: UndrawnResultsProps) {
  const { search, form } = useOpenSearch();
  const t = useTranslations('flights');
  const router = useRouter();
  const locale = useLocale();
  const isInBrowser = useIsInBrowser();
  const address = localizePath(flightResultsPath(search), locale);

  const leave = useEffectEvent(() => {
    reportFailedSearch({ search, failure, address, before: null });
    void showToast('error', t('toasts.failed'));
    router.replace(localizePath(form, locale));
  });
  useEffect(() => leave(), []);

  return (
    // The scripts of the page start where this is seen.
    <div data-live="">
      {!isInBrowser && <DrawnToast isError>{t('toasts.failed')}</DrawnToast>}
      <ErrorState
        title={t('results.failure.title', { code: failure.code })}
        text={t('results.failure.text', { code: failure.code })}
      >
        {failure.mayRetry && (
          <a href={address} className={buttonClass()}>
            {t('results.failure.retry')}
          </a>
        )}
        <WhatsAppHelp search={search} number={whatsappNumber} look="button" />
      </ErrorState>
    </div>
  );
}
