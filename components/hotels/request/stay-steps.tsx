import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { AlreadyRequested } from '@/components/ui/forms/already-requested';
import { PriceChangeNotice } from '@/components/ui/forms/price-change-notice';
import { useStepFocus } from '@/components/ui/forms/use-step-focus';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkStayDraft } from '@/lib/bookings/products/stay/draft';
import { guestsOf } from '@/lib/bookings/products/stay/guests';
import { recallRequested } from '@/lib/bookings/receipt';
import { leaveReview, openReview } from '@/lib/browser/review-step';
import type { ChosenStay } from '@/lib/hotels/chosen-stay';
import { stayRequestPath } from '@/lib/hotels/search/search-params';
import { type ContactPart, GuestsForm } from './guests-form';
import { StayReview } from './stay-review';
import { StaySummary } from './stay-summary';
import { StepList } from './step-list';
import { type Renewal, totalOf } from './use-chosen-stay';
import { useStayDraft } from './use-stay-draft';

interface StayStepsProps {
  stay: ChosenStay;
  priceBefore: number | null;
  isReview: boolean;
  ContactFields: ContactPart;
  onAcceptPrice: () => void;
  onRenew: () => Promise<Renewal>;
}

/** The form and its review beside the stay. A review that an unfinished form does not back is the form. */
export function StaySteps({ stay, priceBefore, isReview, ContactFields, onAcceptPrice, onRenew }: StayStepsProps) {
  const t = useTranslations('hotels.stayRequest');
  const guests = guestsOf(stay.search.rooms);
  const controls = useStayDraft(guests.length);
  const check = isReview ? checkStayDraft(controls.draft) : null;
  const checked = check && 'request' in check ? check.request : null;
  const step = checked ? 'review' : 'guests';
  const { heading, aimAt } = useStepFocus(step);
  const isUnfinished = isReview && !checked;
  const total = totalOf(stay);

  useEffect(() => {
    recordEvent({ name: 'booking_step', kind: 'hotel', step });
  }, [step]);

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
    controls.setErrors(found);
    edit(Object.keys(found)[0] ?? '');
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-10">
      <aside aria-label={t('summary.label')} className="min-w-0 lg:sticky lg:top-22 lg:order-2">
        <StaySummary key={step} stay={stay} isToBeRead={checked !== null} />
      </aside>
      <div className="min-w-0">
        <StepList current={step} />
        <AlreadyRequested recall={() => recallRequested(stayRequestPath(stay.search, stay.hotel.id))}>
          {(reference) => t.rich('alreadyRequested', { reference })}
        </AlreadyRequested>
        {priceBefore !== null && (
          <PriceChangeNotice
            key={total}
            before={priceBefore}
            now={total}
            title={t('priceChange.title')}
            accept={t('priceChange.accept')}
            onAccept={acceptPrice}
          >
            {(amounts) => t.rich(total > priceBefore ? 'priceChange.dearer' : 'priceChange.cheaper', amounts)}
          </PriceChangeNotice>
        )}
        <h2 ref={heading} tabIndex={-1} className="mb-5 text-2xl outline-none">
          {checked ? t('reviewHeading') : t('guestsHeading')}
        </h2>
        {checked ? (
          <StayReview
            stay={stay}
            guests={guests}
            request={checked}
            typedPhone={controls.draft.contact.phone}
            isPriceOpen={priceBefore !== null}
            onEdit={edit}
            onFieldErrors={showErrors}
            onRenew={onRenew}
          />
        ) : (
          <GuestsForm controls={controls} guests={guests} ContactFields={ContactFields} onComplete={openReview} />
        )}
      </div>
    </div>
  );
}
