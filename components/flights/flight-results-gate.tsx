'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { resultsView } from '@/lib/flights/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import type { FlightResults } from './results/flight-results';

interface FlightResultsGateProps {
  locale: Locale;
  whatsappNumber: string;
}

const loadResults = () => import('./results/flight-results');

/**
 * Opens the results when the address contains a search. Their code loads when the visitor starts on a form, or with such an address: the home page
 * itself loads only this gate.
 */
export function FlightResultsGate(props: FlightResultsGateProps) {
  const query = useSearchParams();
  const isOpen = query.get(resultsView.key) === resultsView.value;
  const [Results, setResults] = useState<typeof FlightResults | null>(null);
  const [wasClosed, setWasClosed] = useState(false);
  if (!isOpen && !wasClosed) setWasClosed(true);

  useEffect(() => {
    if (isOpen) return;
    const fetchAhead = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('form'))) return;
      document.removeEventListener('focusin', fetchAhead);
      loadResults().catch(() => undefined);
    };
    document.addEventListener('focusin', fetchAhead);
    return () => document.removeEventListener('focusin', fetchAhead);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    loadResults().then(
      (module) => setResults(() => module.FlightResults),
      // Rendering it hands the failure to the error page of this language, which has a way on.
      (error: unknown) =>
        setResults(() => {
          throw error;
        }),
    );
  }, [isOpen]);

  if (!isOpen) return null;
  return Results ? <Results {...props} query={query} isOverHome={wasClosed} /> : <ResultsPlaceholder />;
}

function ResultsPlaceholder() {
  return (
    <div aria-hidden="true" className="fixed inset-0 z-50 flex flex-col gap-4 bg-surface">
      <div className="h-16 bg-night" />
      <div className="page-width flex flex-col gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  );
}
