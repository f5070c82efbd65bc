import { useTranslations } from 'next-intl';
import { SavedChoice } from '@/components/ui/forms/saved-choice';
import type { PassengerDraft } from '@/lib/bookings/people';
import { fitsFare, type TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { draftOf, type SavedTraveller } from '@/lib/bookings/saved-travellers';
import { fitsTitle } from '@/lib/text/contact';

interface SavedTravellerChoiceProps {
  id: string;
  travellers: readonly SavedTraveller[];
  passenger: PassengerDraft;
  /** Passports of the other passengers, who are no choice any more. */
  taken: readonly string[];
  trip: TripDates;
  onChoose: (facts: Partial<PassengerDraft>) => void;
}

/** Fills a passenger in from the visitor's account: those of the right age for the fare, each once. */
export function SavedTravellerChoice({ id, travellers, passenger, taken, trip, onChoose }: SavedTravellerChoiceProps) {
  const t = useTranslations('bookings.passengers');
  const fitting = travellers.filter(
    ({ date_of_birth, passport_number }) =>
      fitsFare({ type: passenger.type, dateOfBirth: date_of_birth }, trip) && !taken.includes(passport_number),
  );
  return (
    <SavedChoice
      id={id}
      label={t('savedTraveller')}
      placeholder={t('savedTravellerChoose')}
      options={fitting}
      chosen={fitting.find(({ passport_number }) => passport_number === passenger.passportNumber)?.id}
      nameOf={({ given_names, surname }) => `${given_names} ${surname}`}
      onChoose={(saved) => {
        const facts = draftOf(saved);
        // A child's title ends with childhood.
        const title = fitsTitle(facts.title, passenger.type === 'adult') ? facts.title : '';
        onChoose({ ...facts, title, travelDocument: 'passport' });
      }}
    />
  );
}
