import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import { draftOf, type SavedTraveller } from '@/lib/bookings/saved-travellers';
import { ageOn } from '@/lib/dates';
import type { TravellerDraft } from '@/lib/packages/draft';
import { adultAge, type TravellerPlace } from '@/lib/packages/party';

interface SavedTravellerChoiceProps {
  id: string;
  travellers: readonly SavedTraveller[];
  place: TravellerPlace;
  traveller: TravellerDraft;
  /** Passports of the other travellers, who are no choice any more. */
  taken: readonly string[];
  departureDate: string;
  onChoose: (facts: TravellerDraft) => void;
}

/** Fills a traveller in from the visitor's account: those of the right age for the place, each once. */
export function SavedTravellerChoice({
  id,
  travellers,
  place,
  traveller,
  taken,
  departureDate,
  onChoose,
}: SavedTravellerChoiceProps) {
  const t = useTranslations('bookings.passengers');
  const fitting = travellers.filter(({ date_of_birth, passport_number }) => {
    const age = ageOn(date_of_birth, departureDate);
    const isOfAge = place.age === null ? age >= adultAge : age === place.age;
    return isOfAge && !taken.includes(passport_number);
  });
  if (fitting.length === 0) return null;
  const chosen = fitting.find(({ passport_number }) => passport_number === traveller.passportNumber);
  return (
    <div className="mb-5">
      <Select
        id={id}
        label={t('savedTraveller')}
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          const one = fitting.find((some) => some.id === target.value);
          if (!one) return;
          const { nationality: _, ...facts } = draftOf(one);
          onChoose(facts);
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
