'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { multiCityFormPath } from '@/lib/flights/multi-city/address';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import type { Result } from '@/lib/result';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import { FoundLegs } from './found-legs';
import { ResultsHead } from './results-head';
import type { LegState } from './use-leg-searches';

interface SearchedLegsProps {
  searches: readonly FlightSearchRequest[];
  whatsappNumber: string;
}

/** The search, until anything follows. */
export function SearchedLegs({ searches, whatsappNumber }: SearchedLegsProps) {
  return (
    <div className="flex flex-col gap-4 not-last:hidden">
      <ResultsHead
        searches={searches}
        states={searches.map(() => ({ status: 'searching' }))}
        whatsappNumber={whatsappNumber}
        onLeave={{ href: multiCityFormPath(searches) }}
      />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

/** What the server found for each leg, and for one ticket with all of them. */
export type DrawnAnswers = readonly Result<PackedResponse, ExplainedFailure>[];

export function DrawnLegs({ searches, whatsappNumber, answers }: SearchedLegsProps & { answers: DrawnAnswers }) {
  const query = useSearchParams();
  const states = useMemo(
    () =>
      answers.map(
        (answer): LegState =>
          answer.ok ? { status: 'found', answer: unpackResponse(answer.value) } : { status: 'failed', failure: answer.reason },
      ),
    [answers],
  );
  const isLive = answers.some(({ ok }) => !ok);
  return (
    // The scripts of the page start where a failure is seen.
    <div {...(isLive && { 'data-live': '' })}>
      <FoundLegs searches={searches} query={new URLSearchParams(query)} whatsappNumber={whatsappNumber} drawn={states} />
    </div>
  );
}
