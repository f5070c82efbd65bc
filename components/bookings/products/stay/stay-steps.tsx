import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PriceChangeNotice } from '@/components/ui/forms/price-change-notice';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkStayDraft, emptyStayDraft, loadStayDraft, saveStayDraft } from '@/lib/bookings/products/stay/draft';
import { guestsOf } from '@/lib/bookings/products/stay/guests';
import { stayRequestPath } from '@/lib/hotels/search/search-params';
import type { SelectedStay } from '@/lib/hotels/selected-stay';
import type { SearchFailure } from '@/lib/search/search-failure';
import { FormAndReview } from '../../flow/form-and-review';
import type { Renewal } from '../../flow/use-live-offer';
import { GuestsForm } from './guests-form';
import { StayReview } from './stay-review';
import { StaySummary } from './stay-summary';
import { totalOf } from './use-selected-stay';

interface StayStepsProps {
  stay: SelectedStay;
  /** What was shown until it turned out to cost another price; null once that is agreed to. */
  before: SelectedStay | null;
  isReview: boolean;
  onAcceptPrice: () => void;
  onRenew: () => Promise<Renewal<SelectedStay, SearchFailure>>;
}

/** The guests of a stay, and the review of its request. */
export function StaySteps({ stay, before, isReview, onAcceptPrice, onRenew }: StayStepsProps) {
  const t = useTranslations('hotels.stayRequest');
  const guests = guestsOf(stay.search.rooms);
  const choice = stayRequestPath(stay.search, stay.hotel.id, stay.hotel.rate);
  const [draft, setDraft] = useState(() => loadStayDraft(guests.length) ?? emptyStayDraft(guests.length));
  const [errors, setErrors] = useState<DraftErrors>({});
  const total = totalOf(stay);

  return (
    <FormAndReview
      kind="hotel"
      choice={choice}
      isReview={isReview}
      check={() => checkStayDraft(draft)}
      steps={{
        ...{ label: t('stepsLabel'), done: t('steps.done'), chosen: t('steps.hotel') },
        form: { key: 'guests', label: t('steps.guests'), heading: t('guestsHeading') },
        review: { label: t('steps.review'), heading: t('reviewHeading') },
      }}
      summaryLabel={t('summary.label')}
      summary={(as) => <StaySummary stay={stay} as={as} />}
      alreadyRequested={(reference) => t.rich('alreadyRequested', { reference })}
      notice={(leave) =>
        before && (
          <PriceChangeNotice
            key={total}
            before={totalOf(before)}
            now={total}
            title={t('priceChange.title')}
            accept={t('priceChange.accept')}
            onAccept={() => {
              onAcceptPrice();
              leave();
            }}
          >
            {(amounts) => t.rich(total > totalOf(before) ? 'priceChange.dearer' : 'priceChange.cheaper', amounts)}
          </PriceChangeNotice>
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
          typedPhone={draft.contact.phone}
          isPriceOpen={before !== null}
          onEdit={edit}
          onFieldErrors={(found) => {
            setErrors(found);
            edit(Object.keys(found)[0] ?? '');
          }}
          onRenew={onRenew}
        />
      )}
    />
  );
}
