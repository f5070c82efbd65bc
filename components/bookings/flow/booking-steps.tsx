import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { checkDraft, type DraftErrors } from '@/lib/bookings/check-draft';
import type { Country } from '@/lib/bookings/country-names';
import { tripDatesOf } from '@/lib/bookings/trip-rules';
import { passengerInfoPath } from '@/lib/flights/search-params';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { FareSummary } from '../fare-summary/fare-summary';
import { PassengersForm } from '../passengers/passengers-form';
import { Review } from '../review/review';
import { AlreadyRequested } from './already-requested';
import { PriceChangeNotice } from './price-change-notice';
import { leaveReview, openReview } from './step-address';
import { StepList } from './step-list';
import { useBookingDraft } from './use-booking-draft';
import { type Renewal, totalOf } from './use-chosen-offer';
import { useStepFocus } from './use-step-focus';

interface BookingStepsProps {
  selected: SelectedOffer;
  priceBefore: number | null;
  isReview: boolean;
  countries: Country[];
  onAcceptPrice: () => void;
  onRenew: () => Promise<Renewal>;
}

/** The form and its review beside the fare. A review that an unfinished form does not back is the form. */
export function BookingSteps({ selected, priceBefore, isReview, countries, onAcceptPrice, onRenew }: BookingStepsProps) {
  const t = useTranslations('bookings.flow');
  const { search, offer } = selected;
  const [draft, changeDraft] = useBookingDraft(passengerInfoPath(search, offer.id), search);
  const [errors, setErrors] = useState<DraftErrors>({});
  const trip = tripDatesOf(offer);
  const check = isReview ? checkDraft(draft, trip) : null;
  const checked = check && 'request' in check ? check.request : null;
  const step = checked ? 'review' : 'passengers';
  const { heading, aimAt } = useStepFocus(step);
  const isUnfinished = isReview && !checked;

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
        <FareSummary key={step} selected={selected} isToBeRead={checked !== null} />
      </aside>
      <div className="min-w-0">
        <StepList current={step} />
        <AlreadyRequested search={search} offerId={offer.id} />
        {priceBefore !== null && (
          <PriceChangeNotice
            key={totalOf(selected)}
            before={priceBefore}
            now={totalOf(selected)}
            takesFocus={checked !== null}
            onAccept={acceptPrice}
          />
        )}
        <h2 ref={heading} tabIndex={-1} className="mb-5 text-2xl outline-none">
          {checked ? t('reviewHeading') : t('passengersHeading')}
        </h2>
        {checked ? (
          <Review
            selected={selected}
            request={checked}
            typedPhone={draft.contact.phone}
            countries={countries}
            isPriceOpen={priceBefore !== null}
            onEdit={edit}
            onFieldErrors={showErrors}
            onRenew={onRenew}
          />
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
