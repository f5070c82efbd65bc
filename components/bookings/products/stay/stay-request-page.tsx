'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { FormSkeleton } from '@/components/ui/forms/form-skeleton';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkStayDraft, emptyStayDraft, loadStayDraft, type StayDraft, saveStayDraft } from '@/lib/bookings/products/stay/draft';
import { guestsOf } from '@/lib/bookings/products/stay/guests';
import { reviewStep } from '@/lib/browser/review-step';
import { wantsConnectingRooms } from '@/lib/hotels/results/room-wish';
import { hotelResultsPath, parseStaySearch, type StaySearch } from '@/lib/hotels/search/search-params';
import { hotelStayPath, stayRequestPath } from '@/lib/hotels/search/whole-search';
import { rateInAddress, type SelectedStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { Link } from '@/lib/i18n/navigation';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { FormAndReview } from '../../flow/form-and-review';
import { InAddress } from '../../flow/in-address';
import { useIsOrdered, usePaidAtOnce } from '../../flow/use-paid-at-once';
import { ChangedRate } from './changed-rate';
import { GuestsForm } from './guests-form';
import { StayReview } from './stay-review';
import { StaySummary } from './stay-summary';
import { type LiveStay, useSelectedStay } from './use-selected-stay';

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
        return (
          <StayFlow
            key={stayRequestPath(search, hotelId, rate)}
            search={search}
            hotelId={hotelId}
            rate={rate}
            isReview={isReview}
          />
        );
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

/** One stay until the request: loading, gone, or being filled in. */
function StayFlow({ hotelId, rate, isReview, ...props }: StayFlowProps) {
  // The address is parsed again at each step; keeping the first result prevents the form from starting over.
  const [search] = useState(props.search);
  const live = useSelectedStay(search, hotelId, rate);
  const { state, searchAgain } = live;

  if (state.status === 'searching') return <Waiting />;
  if (state.status === 'gone') return <StayGone search={search} hotelId={hotelId} />;
  if (state.status === 'failed') return <StayNotFetched search={search} failure={state.failure} onRetry={searchAgain} />;
  const { selected, before } = state;
  return <StaySteps stay={selected} before={before} isReview={isReview} live={live} />;
}

interface StayStepsProps {
  stay: SelectedStay;
  /** The offer before its price or terms changed; null once the change is accepted. */
  before: SelectedStay | null;
  isReview: boolean;
  live: Pick<LiveStay, 'renew' | 'replace' | 'lose' | 'acceptPrice'>;
}

/** The guests of a stay, and the review of the request. */
export function StaySteps({ stay, before, isReview, live }: StayStepsProps) {
  const t = useTranslations('hotels.stayRequest');
  const guestsForm = useTranslations('hotels.stayRequest.form');
  const guests = guestsOf(stay.search.rooms);
  const choice = stayRequestPath(stay.search, stay.hotel.id, rateInAddress(stay));
  const [draft, setDraft] = useState(() => loadStayDraft(guests.length) ?? withRoomWish(emptyStayDraft(guests.length)));
  const [errors, setErrors] = useState<DraftErrors>({});
  const isPaidAtOnce = usePaidAtOnce('hotel');
  const isOrdered = useIsOrdered('hotel', stay.hotel.supplier);

  return (
    <FormAndReview
      kind="hotel"
      choice={choice}
      isReview={isReview}
      total={stayPrice(stay.hotel, stay.searchParams).total}
      check={() => checkStayDraft(draft)}
      steps={{
        label: t('stepsLabel'),
        done: t('steps.done'),
        selected: t('steps.hotel'),
        form: { key: 'guests', label: t('steps.guests'), heading: t('guestsHeading'), onward: guestsForm('submit') },
        review: { label: t('steps.review'), heading: t('reviewHeading') },
      }}
      summaryLabel={t('summary.label')}
      summary={(as) => <StaySummary stay={stay} as={as} />}
      alreadyRequested={(reference) => t.rich('alreadyRequested', { reference })}
      notice={(leave) =>
        before && (
          <ChangedRate
            before={before}
            stay={stay}
            onAccept={() => {
              live.acceptPrice();
              leave();
            }}
          />
        )
      }
      form={(complete) => (
        <GuestsForm
          draft={draft}
          errors={errors}
          guests={guests}
          checkIn={stay.search.checkIn}
          onChange={(next) => {
            setDraft(next);
            saveStayDraft(next);
          }}
          onErrors={setErrors}
          onComplete={complete}
        />
      )}
      review={(request, edit) => (
        <StayReview
          stay={stay}
          choice={choice}
          guests={guests}
          request={request}
          isPriceOpen={before !== null}
          isPaidAtOnce={isPaidAtOnce}
          isOrdered={isOrdered}
          onEdit={edit}
          onFieldErrors={(found) => {
            setErrors(found);
            edit(Object.keys(found)[0] ?? '');
          }}
          live={live}
        />
      )}
    />
  );
}

function Waiting() {
  const t = useTranslations('hotels.stayRequest');
  return <FormSkeleton label={t('loading')} />;
}

/** The address contains no valid stay: it was mistyped or cut off, or its days have passed. */
function NoStayInAddress() {
  const t = useTranslations('hotels.stayRequest.noStay');
  return (
    <DeadEnd art="pages/torn-ticket" title={t('title')} text={t('text')}>
      <Link href="/explore/hotels/results" prefetch={false} className={buttonClass()}>
        {t('search')}
      </Link>
    </DeadEnd>
  );
}

/** The hotel is no longer found, or has no room. */
function StayGone({ search, hotelId }: { search: StaySearch; hotelId: string }) {
  const t = useTranslations('hotels.stayRequest');
  return (
    <DeadEnd art="pages/no-results" title={t('gone.title')} text={t('gone.text')}>
      <Link href={hotelStayPath(hotelId, search)} prefetch={false} className={buttonClass()}>
        {t('gone.otherRooms')}
      </Link>
      <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('secondary')}>
        {t('backToResults')}
      </Link>
    </DeadEnd>
  );
}

interface StayNotFetchedProps {
  search: StaySearch;
  failure: ExplainedFailure;
  onRetry: () => void;
}

/** No supplier could confirm that the room is available. */
function StayNotFetched({ search, failure: { code, mayRetry }, onRetry }: StayNotFetchedProps) {
  const t = useTranslations('hotels');
  return (
    <DeadEnd art="pages/no-results" title={t('results.failure.title', { code })} text={t('results.failure.text', { code })}>
      {mayRetry && <Button onClick={onRetry}>{t('stayRequest.failedRetry')}</Button>}
      <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('secondary')}>
        {t('stayRequest.backToResults')}
      </Link>
    </DeadEnd>
  );
}

/** With what was asked for beside the results. */
function withRoomWish(draft: StayDraft): StayDraft {
  return wantsConnectingRooms() ? { ...draft, wishes: ['connectingRooms'] } : draft;
}
