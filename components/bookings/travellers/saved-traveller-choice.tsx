import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/fields/select';
import { draftOf, type SavedTraveller, type SavedTravellerDraft } from '@/lib/bookings/saved-travellers';
import { fitsTitle } from '@/lib/text/contact';

interface SavedTravellerChoiceProps {
  id: string;
  travellers: readonly SavedTraveller[];
  isAdult: boolean;
  /** Whether a person born on this day (yyyy-MM-dd) has the required age. */
  fits: (dateOfBirth: string) => boolean;
  /** Of the traveller the form is filled in for, as typed. */
  passportNumber: string;
  /** Passports of the others, who are no choice any more. */
  taken: readonly string[];
  onChoose: (facts: SavedTravellerDraft) => void;
}

/** Fills a traveller in from the visitor's account: those of the right age, each once; nothing where there are none. */
export function SavedTravellerChoice(props: SavedTravellerChoiceProps) {
  const { id, isAdult, passportNumber, taken, onChoose } = props;
  const t = useTranslations('bookings.passengers');
  const fitting = props.travellers.filter(
    ({ date_of_birth, passport_number }) => props.fits(date_of_birth) && !taken.includes(passport_number),
  );
  if (fitting.length === 0) return null;

  function choose(chosen: string) {
    const saved = fitting.find((one) => one.id === chosen);
    if (!saved) return;
    const facts = draftOf(saved);
    // A child's title ends with childhood.
    onChoose({ ...facts, title: fitsTitle(facts.title, isAdult) ? facts.title : '' });
  }

  return (
    <div className="mb-5">
      <Select
        id={id}
        label={t('savedTraveller')}
        value={fitting.find(({ passport_number }) => passport_number === passportNumber)?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('savedTravellerChoose')}</option>
        {fitting.map((saved) => (
          <option key={saved.id} value={saved.id}>
            {`${saved.given_names} ${saved.surname}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
