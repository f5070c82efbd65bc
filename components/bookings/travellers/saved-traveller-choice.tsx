import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { draftFor, type SavedTraveller, type SavedTravellerDraft } from '@/lib/bookings/saved-travellers';
import { calledName } from '@/lib/text/machine-letters';

interface SavedTravellerChoiceProps {
  travellers: readonly SavedTraveller[];
  isAdult: boolean;
  /** Whether a person born on this day (yyyy-MM-dd) has the required age. */
  fits: (dateOfBirth: string) => boolean;
  /** Whether the form is filled in with this traveller. */
  isSelected: (saved: SavedTraveller) => boolean;
  /** Whether another form is: that traveller is then not offered. */
  isTaken: (saved: SavedTraveller) => boolean;
  onChoose: (facts: SavedTravellerDraft) => void;
}

/** Fills a form in from a saved traveller of the account. Offers those of the right age, each once; nothing when there are none. */
export function SavedTravellerChoice({
  travellers,
  isAdult,
  isSelected,
  isTaken,
  onChoose,
  ...props
}: SavedTravellerChoiceProps) {
  const t = useTranslations('bookings.passengers');
  const labelId = useId();
  const fitting = travellers.filter((saved) => props.fits(saved.date_of_birth) && !isTaken(saved));
  if (fitting.length === 0) return null;

  return (
    <fieldset aria-labelledby={labelId} className="mb-5 min-w-0">
      <p id={labelId} className="mb-2 font-medium text-sm">
        {t('savedTraveller')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {fitting.map((saved) => (
          <li key={saved.id} className="min-w-0">
            <button
              type="button"
              aria-pressed={isSelected(saved)}
              onClick={() => onChoose(draftFor(saved, isAdult))}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border border-line-strong bg-raised px-4 text-start hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              <Icon name={isSelected(saved) ? 'check' : 'person'} className="size-5 text-accent" />
              <bdi className="wrap-anywhere min-w-0">{calledName(`${saved.given_names} ${saved.surname}`)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
