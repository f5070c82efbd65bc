import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { fetchStatus, type StatusFailure } from '@/lib/flight-status/fetch-status';
import { statusQuery } from '@/lib/flight-status/question';
import type { FlightStatusRequest, FlightStatusResponse } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { AskLink } from './search-links';
import type { FlightSlots } from './slots';

const FoundFlights = lazy(() => import('./found-flights').then((module) => ({ default: module.FoundFlights })));

interface StatusResultsProps extends Pick<FlightSlots, 'AirlineTile'> {
  question: FlightStatusRequest;
  whatsappNumber: string;
  /** Increases each time the form is sent: the result is scrolled into view. */
  submits: number;
  /** Increases each time the same request is sent again. */
  repeats: number;
}

export function StatusResults({ question, whatsappNumber, submits, repeats, AirlineTile }: StatusResultsProps) {
  const t = useTranslations('flightStatus');
  const section = useRef<HTMLElement>(null);
  const { answer, failure, isLoading, refresh } = useFlightStatus(question, repeats);

  useEffect(() => {
    if (submits === 0) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [submits]);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="status-results" className="mt-8 scroll-mt-24 outline-none">
      <h2 id="status-results" className="mb-4 text-2xl">
        {t('results.title')}
      </h2>
      {answer ? (
        <Suspense fallback={<Waiting />}>
          <FoundFlights
            answer={answer}
            isRefreshing={isLoading}
            isRefreshFailed={failure !== null}
            whatsappNumber={whatsappNumber}
            onRefresh={refresh}
            AirlineTile={AirlineTile}
          />
        </Suspense>
      ) : failure ? (
        <Failed failure={failure} onRetry={refresh}>
          <AskLink question={question} number={whatsappNumber} />
        </Failed>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

const slowAfterMs = 4_000;

function Waiting() {
  const t = useTranslations('flightStatus.results');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <p role="status" className="text-ink-soft lg:col-span-2">
        {isSlow ? t('slow') : t('loading')}
      </p>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card max-lg:hidden" />
    </div>
  );
}

interface FailedProps {
  failure: StatusFailure;
  onRetry: () => void;
  children: ReactNode;
}

function Failed({ failure, onRetry, children }: FailedProps) {
  const t = useTranslations('flightStatus.failed');
  const texts: Record<StatusFailure, string> = {
    offline: t('offline'),
    slow: t('slow'),
    busy: t('busy'),
    usedUp: t('usedUp'),
    failed: t('failed'),
  };
  return (
    <ErrorState heading="h3" title={t('title')} text={texts[failure]}>
      {failure !== 'usedUp' && <Button onClick={onRetry}>{t('retry')}</Button>}
      {children}
    </ErrorState>
  );
}

interface StatusState {
  /** The question this is about. */
  key: string;
  answer: FlightStatusResponse | null;
  failure: StatusFailure | null;
  isLoading: boolean;
}

/** The answer to a request, loaded again for each of the `repeats`. The previous answer stays until there is a newer one. */
function useFlightStatus(question: FlightStatusRequest, repeats: number) {
  const key = statusQuery(question);
  const [state, setState] = useState<StatusState>({ key: '', answer: null, failure: null, isLoading: false });
  const leaving = useRef<AbortController | null>(null);

  const ask = useCallback((asked: FlightStatusRequest) => {
    leaving.current?.abort();
    const controller = new AbortController();
    leaving.current = controller;
    const about = statusQuery(asked);
    setState((now) => ({ key: about, answer: now.key === about ? now.answer : null, failure: null, isLoading: true }));
    void fetchStatus(asked, controller.signal).then((outcome) => {
      if (!outcome) return;
      setState(({ answer }) =>
        outcome.ok
          ? { key: about, answer: outcome.answer, failure: null, isLoading: false }
          : { key: about, answer, failure: outcome.failure, isLoading: false },
      );
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, whose object is new with each render.
  useEffect(() => {
    ask(question);
    return () => leaving.current?.abort();
  }, [key, repeats, ask]);

  const isCurrent = state.key === key;
  const waiting: StatusState = { key, answer: null, failure: null, isLoading: true };
  return { ...(isCurrent ? state : waiting), refresh: () => ask(question) };
}
