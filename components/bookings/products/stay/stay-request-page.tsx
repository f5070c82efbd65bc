'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormSkeleton } from '@/components/ui/forms/form-skeleton';
import { reviewStep } from '@/lib/browser/review-step';
import { parseStaySearch, type StaySearch, stayRequestPath } from '@/lib/hotels/search/search-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { InAddress } from '../../flow/in-address';
import { NoStayInAddress, StayGone, StayNotFetched } from './dead-ends';
import { StaySteps } from './stay-steps';
import { useSelectedStay } from './use-selected-stay';

/** The request for the stay in the address. */
export function StayRequestPage() {
  return (
    <InAddress waiting={<Waiting />}>
      {(query) => {
        const search = parseStaySearch(query, todayInQatar());
        const hotelId = query.get('hotel');
        if (!search || !hotelId) return <NoStayInAddress />;
        const rate = query.get('rate');
        const isReview = query.get(reviewStep.key) === reviewStep.value;
        return <StayFlow key={stayRequestPath(search, hotelId, rate)} {...{ search, hotelId, rate, isReview }} />;
      }}
    </InAddress>
  );
}

interface StayFlowProps {
  search: StaySearch;
  hotelId: string;
  rate: string | null;
  isReview: boolean;
}

/** One stay on its way to a request: fetched, lost, or being filled in. */
function StayFlow({ hotelId, rate, isReview, ...props }: StayFlowProps) {
  // The address is read anew at each step; the first reading keeps the form from starting over.
  const [search] = useState(props.search);
  const { state, renew, searchAgain, acceptPrice } = useSelectedStay(search, hotelId, rate);

  if (state.status === 'searching') return <Waiting />;
  if (state.status === 'gone') return <StayGone search={search} />;
  if (state.status === 'failed') return <StayNotFetched search={search} failure={state.failure} onRetry={searchAgain} />;
  const { selected, before } = state;
  return <StaySteps stay={selected} before={before} isReview={isReview} onAcceptPrice={acceptPrice} onRenew={renew} />;
}

function Waiting() {
  const t = useTranslations('hotels.stayRequest');
  return <FormSkeleton label={t('loading')} />;
}
