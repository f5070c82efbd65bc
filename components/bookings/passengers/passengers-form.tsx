'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Icon } from '@/components/ui/icon';
import type { Country } from '@/lib/bookings/country-names';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { BookingDraft } from '@/lib/bookings/products/flight/draft';
import { type CheckedDraft, checkDraft } from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { useAccountContact, useSavedTravellers } from '@/lib/bookings/use-account';
import { ContactFields } from './contact-fields';
import { PassengerFields } from './passenger-fields';
import { SavedTravellerChoice } from './saved-traveller-choice';
import { useCheckedDraft } from './use-checked-draft';
import { useErrorText } from './use-error-text';
import { useSummaryLines } from './use-summary-lines';

interface PassengersFormProps {
  draft: BookingDraft;
  /** Ours or the server's, by path. */
  errors: DraftErrors;
  trip: TripDates;
  countries: readonly Country[];
  onChange: (draft: BookingDraft) => void;
  onErrors: (errors: DraftErrors) => void;
  onComplete: (checked: CheckedDraft) => void;
}

/** Asks who travels and how to reach them. Errors it is given at first sight are summed up at once. */
export function PassengersForm({ draft, errors, trip, countries, onChange, onErrors, onComplete }: PassengersFormProps) {
  const t = useTranslations('bookings.passengers');
  const textOf = useErrorText(trip);
  const linesOf = useSummaryLines(textOf, draft.passengers.length);
  const party = draft.passengers.map((passenger, index) => ({ at: `passengers.${index}`, index, passenger }));
  const [attempt, setAttempt] = useState(Object.keys(errors).length > 0 ? 1 : 0);
  const travellers = useSavedTravellers();
  useAccountContact(draft.contact, (contact) => onChange({ ...draft, contact }));
  const { changePassenger, changeContact, leave } = useCheckedDraft({
    draft,
    errors,
    trip,
    onChange,
    onErrors: report,
  });

  function report(next: DraftErrors) {
    // Once all is mended, a new slip is told at its field alone: a summary that came back would take the focus.
    if (Object.keys(next).length === 0) setAttempt(0);
    onErrors(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkDraft(draft, trip);
    if ('errors' in check) {
      onErrors(check.errors);
      setAttempt(attempt + 1);
    } else {
      report({});
      onComplete(check.request);
    }
  }

  return (
    <form onSubmit={submit} noValidate aria-label={t('label')} className="space-y-5">
      {attempt > 0 && (
        <ErrorSummary key={attempt} title={t('errorSummary', { count: Object.keys(errors).length })} errors={linesOf(errors)} />
      )}
      <p className="text-ink-soft">{t('asInPassport')}</p>
      {party.map(({ at, index, passenger }) => (
        <PassengerFields
          key={at}
          index={index}
          passenger={passenger}
          countries={countries}
          trip={trip}
          shortcut={
            <SavedTravellerChoice
              id={`${at}.saved`}
              travellers={travellers}
              passenger={passenger}
              taken={draft.passengers.filter((other) => other !== passenger).map(({ passportNumber }) => passportNumber)}
              trip={trip}
              onChoose={(facts) => changePassenger(index, facts)}
            />
          }
          errorOf={(field) => textOf(errors[`${at}.${field}`])}
          onChange={(facts) => changePassenger(index, facts)}
          onLeave={(field) => leave(`${at}.${field}`)}
        />
      ))}
      <ContactFields
        contact={draft.contact}
        errorOf={(field) => textOf(errors[`contact.${field}`])}
        onChange={changeContact}
        onLeave={(field) => leave(`contact.${field}`)}
      />
      <Button type="submit" className="min-h-12 w-full sm:w-auto">
        {t('submit')}
        <Icon name="arrow" />
      </Button>
    </form>
  );
}
