import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { AlreadyRequested } from '@/components/ui/forms/already-requested';
import { useStepFocus } from '@/components/ui/forms/use-step-focus';
import { recordEvent } from '@/lib/analytics/record-event';
import type { Country } from '@/lib/bookings/country-names';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkDraft } from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { leaveReview, openReview } from '@/lib/browser/review-step';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { PassengersForm } from '../passengers/passengers-form';
import type { RequestReviewProps } from '../review/review';
import { NewPrice } from './new-price';
import { StepList } from './step-list';
import { useBookingDraft } from './use-booking-draft';
import { useKeptPlace } from './use-kept-place';

export interface BookingStepsProps {
  /** Names what was chosen: what is typed is kept for it. */
  draftKey: string;
  /** Tells who travels. */
  search: FlightSearchRequest;
  trip: TripDates;
  /** For the whole party, in QAR; `priceBefore` is what it cost when it was chosen, null while nothing has become of it. */
  total: number;
  priceBefore: number | null;
  /** What is sold now has fewer bags or stricter conditions than what was chosen. */
  isForLess: boolean;
  /** What the change is made up of, where there are several prices. */
  priceParts?: ReactNode;
  isReview: boolean;
  kind: 'flight' | 'multicity';
  countries: Country[];
  /** What was chosen and what it costs; on the review all of it is to be read. */
  summary: (isToBeRead: boolean) => ReactNode;
  review: (props: RequestReviewProps) => ReactNode;
  /** The reference, when this tab has asked for just this before. */
  recallReference: () => string | null;
  onAcceptPrice: () => void;
}

/** The form and its review beside the fare. A review that an unfinished form does not back is the form. */
export function BookingSteps(props: BookingStepsProps) {
  const { draftKey, kind, search, trip, total, priceBefore, isReview, countries, onAcceptPrice } = props;
  const t = useTranslations('bookings.flow');
  const [draft, changeDraft] = useBookingDraft(draftKey, search);
  const [errors, setErrors] = useState<DraftErrors>({});
  const check = isReview ? checkDraft(draft, trip) : null;
  const checked = check && 'request' in check ? check.request : null;
  const step = checked ? 'review' : 'passengers';
  const { heading, aimAt } = useStepFocus(step);
  useKeptPlace(`${draftKey} ${step}`);
  const price = { before: priceBefore, now: total, parts: props.priceParts, isForLess: props.isForLess };
  const isUnfinished = isReview && !checked;

  useEffect(() => {
    recordEvent({ name: 'booking_step', kind, step });
  }, [kind, step]);

  useEffect(() => {
    if (isUnfinished) leaveReview();
  }, [isUnfinished]);

  function acceptPrice() {
    onAcceptPrice();
    heading.current?.focus();
  }

  function edit(path: string) {
    aimAt(path);
    leaveReview();
  }

  function showErrors(found: DraftErrors) {
    setErrors(found);
    edit(Object.keys(found)[0] ?? '');
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-10">
      <aside aria-label={t('fareLabel')} className="min-w-0 lg:sticky lg:top-22 lg:order-2">
        <Fragment key={step}>{props.summary(checked !== null)}</Fragment>
      </aside>
      <div className="min-w-0">
        <StepList current={step} />
        <AlreadyRequested recall={props.recallReference}>
          {(reference) => t.rich('alreadyRequested', { reference })}
        </AlreadyRequested>
        {!checked && <NewPrice {...price} takesFocus={false} onAccept={acceptPrice} />}
        <h2 ref={heading} tabIndex={-1} className="mb-5 text-2xl outline-none">
          {checked ? t('reviewHeading') : t('passengersHeading')}
        </h2>
        {checked ? (
          props.review({
            request: checked,
            typedPhone: draft.contact.phone,
            countries,
            price,
            onAcceptPrice,
            onEdit: edit,
            onFieldErrors: showErrors,
          })
        ) : (
          <PassengersForm
            draft={draft}
            errors={errors}
            trip={trip}
            countries={countries}
            onChange={changeDraft}
            onErrors={setErrors}
            onComplete={openReview}
          />
        )}
      </div>
    </div>
  );
}
