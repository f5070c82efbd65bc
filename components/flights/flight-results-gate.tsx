'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { resultsView } from '@/lib/flights/search-params';
import type { Locale } from '@/lib/i18n/locales';
import type { FlightResults } from './results/flight-results';

interface FlightResultsGateProps {
  locale: Locale;
  whatsappNumber: string;
}

/** Opens the results when the address asks for them. Their code comes only then: the home page carries this gate alone. */
export function FlightResultsGate(props: FlightResultsGateProps) {
  const query = useSearchParams();
  const isOpen = query.get(resultsView.key) === resultsView.value;
  const [Results, setResults] = useState<typeof FlightResults | null>(null);
  const [wasClosed, setWasClosed] = useState(false);
  if (!isOpen && !wasClosed) setWasClosed(true);

  useEffect(() => {
    if (!isOpen) return;
    import('./results/flight-results').then(
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
