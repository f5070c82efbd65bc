import { useTranslations } from 'next-intl';
import type { DraftErrors } from '@/lib/bookings/draft';
import { tripDatesOf } from '@/lib/bookings/products/flight/trip-rules';
import { checkPeople, type PackageDraft } from '@/lib/bookings/products/package/draft';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import type { FormPost } from '../../../flow/posted-fields';
import type { HolidayFlights } from '../flights/use-holiday-flights';
import { StepButtons } from './step-buttons';
import { TravellersForm } from './travellers-form';

interface TravellersStepProps {
  draft: PackageDraft;
  /** English path of the page. */
  choice: string;
  nights: number;
  today: string;
  errors: DraftErrors;
  post: FormPost;
  flights: Pick<HolidayFlights, 'selected'>;
  onChange: (draft: PackageDraft) => void;
  onErrors: (errors: DraftErrors) => void;
  onBack: () => void;
  onComplete: () => void;
}

/** All who travel, and the contact. */
export function TravellersStep({ choice, nights, today, flights, onBack, ...form }: TravellersStepProps) {
  const t = useTranslations('packages.request.travellers');
  const { draft } = form;
  const flown = flights.selected && tripDatesOf(flights.selected.offer);
  return (
    <TravellersForm
      {...form}
      days={{ departureDate: draft.departureDate, lastDay: lastDayOf(draft, nights), today, flown }}
      check={(some) => checkPeople(some, nights, today, flown)}
      buttons={<StepButtons step="travellers" choice={choice} trip={draft} onBack={onBack} label={t('submit')} />}
    />
  );
}
