import { useTranslations } from 'next-intl';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { TravellerDraft } from '@/lib/bookings/people';
import { checkPeople, emptyTraveller, type PackageDraft } from '@/lib/bookings/products/package/draft';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { useSavedTravellers } from '@/lib/bookings/use-account';
import { adultAge, partyOf, placesOf } from '@/lib/packages/party';
import { ageOn } from '@/lib/time/dates';
import { SavedTravellerChoice } from '../../../travellers/saved-traveller-choice';
import { summaryLines } from '../../../travellers/summary-lines';
import { TravellerForm, useTravellerForm } from '../../../travellers/traveller-form';
import { useErrorText } from '../../../travellers/use-error-text';
import { StepButtons } from './step-buttons';
import { TravellerFields } from './traveller-fields';

interface TravellersStepProps {
  draft: PackageDraft;
  nights: number;
  today: string;
  errors: DraftErrors;
  onChange: (draft: PackageDraft) => void;
  onErrors: (errors: DraftErrors) => void;
  onBack: () => void;
  onComplete: () => void;
}

const longestSummary = 12;

/** All travellers with name and birthday, and the passport if at hand. */
export function TravellersStep({ nights, today, onBack, ...props }: TravellersStepProps) {
  const t = useTranslations('packages.request.travellers');
  const words = useTranslations('bookings.passengers');
  const form = useTravellerForm({ ...props, check: (some) => checkPeople(some, nights, today) });
  const { draft, errors } = form;
  const textOf = useErrorText();
  const lastDay = lastDayOf(draft, nights);
  const places = placesOf(partyOf(draft.rooms));
  const typedAt = (key: string) => draft.travellers[key] ?? emptyTraveller;
  const saved = useSavedTravellers();
  const lines = summaryLines(errors, {
    textOf,
    line: (number, text) => (places.length > 1 ? t('errorLine', { number, text }) : text),
    labelOf: (field) => words(field as 'surname'),
    parts: {
      longest: longestSummary,
      traveller: (number, count) => t('errorsOfTraveller', { number, count }),
      contact: (count) => t('errorsOfContact', { count }),
    },
  });

  function change(index: number, key: string, facts: Partial<TravellerDraft>) {
    const travellers = { ...draft.travellers, [key]: { ...typedAt(key), ...facts } };
    form.change(
      { ...draft, travellers },
      Object.keys(facts).map((name) => `travellers.${index}.${name}`),
    );
  }

  return (
    <TravellerForm
      form={form}
      label={t('label')}
      intro={t('asInPassport')}
      summary={{ title: words('errorSummary', { count: Object.keys(errors).length }), lines }}
      textOf={textOf}
      buttons={<StepButtons onBack={onBack} label={t('submit')} />}
    >
      {places.map(({ key, age, room }, index) => (
        <TravellerFields
          key={key}
          index={index}
          isAdult={age === null}
          title={age === null ? t('adult', { number: index + 1 }) : t('child', { number: index + 1, age })}
          room={t('room', { number: room })}
          traveller={typedAt(key)}
          days={{ departureDate: draft.departureDate, lastDay, today }}
          shortcut={
            <SavedTravellerChoice
              travellers={saved}
              isAdult={age === null}
              fits={(dateOfBirth) => {
                const years = ageOn(dateOfBirth, draft.departureDate);
                return age === null ? years >= adultAge : years === age;
              }}
              isSelected={({ passport_number }) => passport_number === typedAt(key).passportNumber}
              isTaken={({ passport_number }) =>
                places.some((other) => other.key !== key && typedAt(other.key).passportNumber === passport_number)
              }
              onChoose={({ nationality: _, ...facts }) => change(index, key, facts)}
            />
          }
          errorOf={(name) => textOf(errors[`travellers.${index}.${name}`])}
          onChange={(facts) => change(index, key, facts)}
          onLeave={(name) => form.leave(`travellers.${index}.${name}`)}
        />
      ))}
    </TravellerForm>
  );
}
