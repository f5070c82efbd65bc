import { useTranslations } from 'next-intl';
import { SavedChoice } from '@/components/ui/forms/saved-choice';
import type { TravellerDraft } from '@/lib/bookings/people';
import { draftOf, type SavedTraveller } from '@/lib/bookings/saved-travellers';
import { adultAge, type TravellerPlace } from '@/lib/packages/party';
import { fitsTitle } from '@/lib/text/contact';
import { ageOn } from '@/lib/time/dates';

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
  return (
    <SavedChoice
      id={id}
      label={t('savedTraveller')}
      placeholder={t('savedTravellerChoose')}
      options={fitting}
      chosen={fitting.find(({ passport_number }) => passport_number === traveller.passportNumber)?.id}
      nameOf={({ given_names, surname }) => `${given_names} ${surname}`}
      onChoose={(saved) => {
        const { nationality: _, ...facts } = draftOf(saved);
        onChoose({ ...facts, title: fitsTitle(facts.title, place.age === null) ? facts.title : '' });
      }}
    />
  );
}
