import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import type { PassengerDraft } from '@/lib/bookings/draft';
import { draftOf, type SavedTraveller, type TravellerDraft } from '@/lib/bookings/saved-travellers';
import { fitsFare, type TripDates } from '@/lib/bookings/trip-rules';

interface SavedTravellerChoiceProps {
  id: string;
  travellers: readonly SavedTraveller[];
  passenger: PassengerDraft;
  /** Passports of the other passengers, who are no choice any more. */
  taken: readonly string[];
  trip: TripDates;
  onChoose: (facts: TravellerDraft) => void;
}

/** Fills a passenger in from the visitor's account: those of the right age for the fare, each once. */
export function SavedTravellerChoice({ id, travellers, passenger, taken, trip, onChoose }: SavedTravellerChoiceProps) {
  const t = useTranslations('bookings.passengers');
  const fitting = travellers.filter(
    ({ date_of_birth, passport_number }) =>
      fitsFare({ type: passenger.type, dateOfBirth: date_of_birth }, trip) && !taken.includes(passport_number),
  );
  if (fitting.length === 0) return null;
  const chosen = fitting.find(({ passport_number }) => passport_number === passenger.passportNumber);
  return (
    <div className="mb-5">
      <Select
        id={id}
        label={t('savedTraveller')}
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          const traveller = fitting.find((one) => one.id === target.value);
          if (traveller) onChoose(draftOf(traveller));
        }}
      >
        <option value="">{t('savedTravellerChoose')}</option>
        {fitting.map(({ id: key, given_names, surname }) => (
          <option key={key} value={key}>
            {given_names} {surname}
          </option>
        ))}
      </Select>
    </div>
  );
}
