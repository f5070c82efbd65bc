'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { FormSkeleton } from '@/components/ui/forms/form-skeleton';
import { reviewStep } from '@/lib/browser/review-step';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { parseStaySearch, type StaySearch, stayRequestPath } from '@/lib/hotels/search/search-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { NoStayInAddress, StayGone, StayNotFetched } from './dead-ends';
import type { ContactPart } from './guests-form';
import { StaySteps } from './stay-steps';
import { useChosenStay } from './use-chosen-stay';

interface StayRequestPageProps {
  ContactFields: ContactPart;
}

/** Everything of the page that depends on its address; the page itself is prerendered around it. */
export function StayRequestPage(props: StayRequestPageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <StayInAddress {...props} />
    </Suspense>
  );
}

function StayInAddress(props: StayRequestPageProps) {
  const query = useSearchParams();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return <Waiting />;
  const search = parseStaySearch(query, todayInQatar());
  const hotelId = query.get('hotel');
  if (!search || !hotelId) return <NoStayInAddress />;
  return (
    <StayFlow
      key={stayRequestPath(search, hotelId)}
      search={search}
      hotelId={hotelId}
      isReview={query.get(reviewStep.key) === reviewStep.value}
      {...props}
    />
  );
}

interface StayFlowProps extends StayRequestPageProps {
  search: StaySearch;
  hotelId: string;
  isReview: boolean;
}

/** One stay on its way to a request: fetched, lost, or being filled in. */
function StayFlow({ hotelId, isReview, ContactFields, ...props }: StayFlowProps) {
  // The address is read anew at each step; the first reading keeps the form from starting over.
  const [search] = useState(props.search);
  const { state, renew, searchAgain, acceptPrice } = useChosenStay(search, hotelId);

  if (state.status === 'searching') return <Waiting />;
  if (state.status === 'gone') return <StayGone search={search} />;
  if (state.status === 'failed') return <StayNotFetched search={search} failure={state.failure} onRetry={searchAgain} />;
  return (
    <StaySteps
      stay={state.stay}
      priceBefore={state.priceBefore}
      isReview={isReview}
      ContactFields={ContactFields}
      onAcceptPrice={acceptPrice}
      onRenew={renew}
    />
  );
}

function Waiting() {
  const t = useTranslations('hotels.stayRequest');
  return <FormSkeleton label={t('loading')} />;
}
