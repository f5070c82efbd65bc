import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { TravellerDraft } from '@/lib/bookings/people';
import { checkPeople, emptyTraveller, type PackageDraft } from '@/lib/bookings/products/package/draft';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { useAccountContact, useSavedTravellers } from '@/lib/bookings/use-account';
import { placesOf } from '@/lib/packages/party';
import { ContactFields } from './contact-fields';
import { SavedTravellerChoice } from './saved-traveller-choice';
import { StepButtons } from './step-buttons';
import { TravellerFields } from './traveller-fields';
import { useErrorText } from './use-error-text';
import { useFieldErrors } from './use-field-errors';
import { useSummaryLines } from './use-summary-lines';

interface TravellersStepProps {
  draft: PackageDraft;
  nights: number;
  today: string;
  /** Ours or the server's, by path. */
  errors: DraftErrors;
  onChange: (part: Partial<PackageDraft>) => void;
  onErrors: (errors: DraftErrors) => void;
  onBack: () => void;
  onComplete: () => void;
}

/** Everybody by name and birthday, and how to reach whoever asks. Errors it is given at first sight are summed up at once. */
export function TravellersStep({ draft, nights, today, errors, onChange, onErrors, onBack, onComplete }: TravellersStepProps) {
  const t = useTranslations('packages.request.travellers');
  const words = useTranslations('bookings.passengers');
  const textOf = useErrorText(lastDayOf(draft, nights));
  const [attempt, setAttempt] = useState(Object.keys(errors).length > 0 ? 1 : 0);
  const places = placesOf(draft.rooms);
  const linesOf = useSummaryLines(textOf, places.length);
  const typedAt = (key: string) => draft.travellers[key] ?? emptyTraveller;
  const saved = useSavedTravellers();
  useAccountContact(draft.contact, (contact) => onChange({ contact }));
  const field = useFieldErrors({ draft, errors, errorsOf, onErrors: report });

  function errorsOf(some: PackageDraft): DraftErrors {
    const check = checkPeople(some, nights, today);
    return 'errors' in check ? check.errors : {};
  }

  function report(next: DraftErrors) {
    // Once all is mended, a new slip is told at its field alone: a summary that came back would take the focus.
    if (Object.keys(next).length === 0) setAttempt(0);
    onErrors(next);
  }

  function changeTraveller(index: number, key: string, facts: Partial<TravellerDraft>) {
    const travellers = { ...draft.travellers, [key]: { ...typedAt(key), ...facts } };
    onChange({ travellers });
    field.changed(
      { ...draft, travellers },
      Object.keys(facts).map((name) => `travellers.${index}.${name}`),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(draft);
    report(found);
    if (Object.keys(found).length > 0) setAttempt(attempt + 1);
    else onComplete();
  }

  return (
    <form onSubmit={submit} noValidate aria-label={t('label')} className="space-y-5">
      {attempt > 0 && (
        <ErrorSummary
          key={attempt}
          title={words('errorSummary', { count: Object.keys(errors).length })}
          errors={linesOf(errors)}
        />
      )}
      <p className="text-ink-soft">{t('asInPassport')}</p>
      {places.map((place, index) => (
        <TravellerFields
          key={place.key}
          index={index}
          isAdult={place.age === null}
          title={place.age === null ? t('adult', { number: index + 1 }) : t('child', { number: index + 1, age: place.age })}
          room={t('room', { number: place.room })}
          traveller={typedAt(place.key)}
          shortcut={
            <SavedTravellerChoice
              id={`travellers.${index}.saved`}
              travellers={saved}
              place={place}
              traveller={typedAt(place.key)}
              taken={places.filter(({ key }) => key !== place.key).map(({ key }) => typedAt(key).passportNumber)}
              departureDate={draft.departureDate}
              onChoose={(facts) => changeTraveller(index, place.key, facts)}
            />
          }
          errorOf={(name) => textOf(errors[`travellers.${index}.${name}`])}
          onChange={(facts) => changeTraveller(index, place.key, facts)}
          onLeave={(name) => field.left(`travellers.${index}.${name}`)}
        />
      ))}
      <ContactFields
        contact={draft.contact}
        errorOf={(name) => textOf(errors[`contact.${name}`])}
        onChange={(name, value) => {
          const contact = { ...draft.contact, [name]: value };
          onChange({ contact });
          field.changed({ ...draft, contact }, [`contact.${name}`]);
        }}
        onLeave={(name) => field.left(`contact.${name}`)}
      />
      <StepButtons onBack={onBack} label={t('submit')} />
    </form>
  );
}
