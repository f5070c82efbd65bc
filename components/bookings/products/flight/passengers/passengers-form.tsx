import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ChildAlone } from '@/components/flights/terms/child-alone';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { Country } from '@/lib/bookings/country-names';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { Edit } from '@/lib/bookings/party/carry-over';
import { fitsFare, partyNotices } from '@/lib/bookings/party/party-rules';
import { editsOf } from '@/lib/bookings/party/saved-party';
import { emptyPassengerDraft, type PassengerDraft } from '@/lib/bookings/people';
import {
  afterPassengerEdits,
  type BookingDraft,
  checkDraft,
  checkNames,
  documentOf,
  isTypedIn,
} from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { useSavedTravellers } from '@/lib/bookings/use-account';
import { readDay } from '@/lib/time/dates';
import type { FormPost } from '../../../flow/posted-fields';
import { SavedParty } from '../../../travellers/saved-party';
import { SavedTravellerChoice } from '../../../travellers/saved-traveller-choice';
import { summaryLines } from '../../../travellers/summary-lines';
import { TravellerForm, useTravellerForm } from '../../../travellers/traveller-form';
import { useErrorText } from '../../../travellers/use-error-text';
import { PassengerFields } from './passenger-fields';

interface PassengersFormProps {
  draft: BookingDraft;
  errors: DraftErrors;
  trip: TripDates;
  countries: readonly Country[];
  /** IATA codes of the airlines of the trip. */
  airlines: readonly string[];
  /** The same of those that fly, where others sell. */
  flownBy?: readonly string[];
  post?: FormPost | undefined;
  /** The passengers of a request that is known: they alone are asked for. */
  isNamedAfterwards?: boolean;
  onChange: (draft: BookingDraft) => void;
  onErrors: (errors: DraftErrors) => void;
  onComplete: () => void;
}

const longestSummary = 8;

/** Asks for the passengers, as in their passports. */
export function PassengersForm({ trip, countries, airlines, post, isNamedAfterwards = false, ...props }: PassengersFormProps) {
  const t = useTranslations('bookings.passengers');
  const textOf = useErrorText();
  const form = useTravellerForm({
    ...props,
    check: (some) => (isNamedAfterwards ? checkNames(some, trip) : checkDraft(some, trip)),
  });
  const { draft, errors } = form;
  const saved = useSavedTravellers();
  const isAlone = draft.passengers.length === 1;
  const born = draft.passengers.map(({ type, dateOfBirth }) => ({ type, dateOfBirth: readDay(dateOfBirth) }));
  const notices = partyNotices(born, trip);
  const isWithoutGrownUp = notices.some((notice) => notice !== 'newborn') || Object.values(errors).includes('grownUpMissing');
  const lines = summaryLines(errors, {
    textOf,
    line: (number, text) => (isAlone ? text : t('errorLine', { number, text })),
    labelOf(field, index) {
      const passenger = draft.passengers[index];
      const isCard = passenger && documentOf(passenger, trip) === 'idCard';
      return t((isCard ? field.replace('passport', 'idCard') : field) as 'surname');
    },
    ...(!isAlone && {
      parts: {
        longest: longestSummary,
        traveller: (number, count) => t('errorsOfPassenger', { number, count }),
        contact: (count) => t('errorsOfContact', { count }),
      },
    }),
  });

  function enter(edits: readonly Edit<PassengerDraft>[], alsoSettled: readonly string[] = []) {
    const { people, changed, settled } = afterPassengerEdits(draft.passengers, edits, trip);
    form.change({ ...draft, passengers: people }, changed, [...settled, ...alsoSettled]);
  }

  function change(index: number, facts: Partial<PassengerDraft>) {
    const isAboutLoyalty = Object.keys(facts).some((field) => field.startsWith('loyalty'));
    const others =
      'isDocumentLater' in facts
        ? ['passportNumber', 'passportExpiry']
        : isAboutLoyalty
          ? ['loyaltyAirline', 'loyaltyNumber']
          : [];
    enter(
      [{ index, facts }],
      others.map((field) => `passengers.${index}.${field}`),
    );
  }

  return (
    <TravellerForm
      form={form}
      label={t('label')}
      intro={t('asInPassport')}
      summary={{ title: t('errorSummary', { count: Object.keys(errors).length }), lines }}
      textOf={textOf}
      post={post}
      isContactKnown={isNamedAfterwards}
      buttons={
        // On a wide screen it is in the column beside the form.
        <Button type="submit" className={clsx('min-h-12 w-full sm:w-auto', !isNamedAfterwards && 'lg:hidden')}>
          {t(isNamedAfterwards ? 'sendNames' : 'submit')}
          {!isNamedAfterwards && <Icon name="arrow" />}
        </Button>
      }
    >
      <SavedParty
        travellers={saved.filter(({ passport_number }) =>
          draft.passengers.every((one) => one.passportNumber !== passport_number),
        )}
        places={draft.passengers.map((passenger) => ({
          fits: (dateOfBirth) => fitsFare({ type: passenger.type, dateOfBirth }, trip),
          isFree: !isTypedIn(passenger),
        }))}
        firstDay={trip.departureDate}
        onFill={(seated) => {
          const edits = editsOf(seated, (index) => draft.passengers[index]?.type === 'adult');
          enter(edits.map(({ index, facts }) => ({ index, facts: { ...facts, isDocumentLater: false } })));
        }}
      />
      {draft.passengers
        .map((passenger, index) => ({ at: `passengers.${index}`, index, passenger }))
        .map(({ at, index, passenger }) => (
          <PassengerFields
            key={at}
            index={index}
            passenger={passenger}
            countries={countries}
            trip={trip}
            airlines={airlines}
            shortcut={
              <SavedTravellerChoice
                travellers={saved}
                isAdult={passenger.type === 'adult'}
                fits={(dateOfBirth) => fitsFare({ type: passenger.type, dateOfBirth }, trip)}
                isSelected={({ passport_number }) => passport_number === passenger.passportNumber}
                isTaken={({ passport_number }) =>
                  draft.passengers.some((other) => other !== passenger && other.passportNumber === passport_number)
                }
                onChoose={(facts) => change(index, { ...emptyPassengerDraft(passenger.type), other: undefined, ...facts })}
              />
            }
            errorOf={(field) => textOf(errors[`${at}.${field}`])}
            onChange={(facts) => change(index, facts)}
            onLeave={(field) => form.leave(`${at}.${field}`)}
          />
        ))}
      <div role="status" className="space-y-3 empty:hidden">
        {notices.map((notice) => (
          <Notice key={notice} tone="warning">
            {t(`party.${notice}`)}
          </Notice>
        ))}
        {isWithoutGrownUp && (
          <div className="rounded-control border border-line bg-raised p-4 text-sm">
            <ChildAlone airlines={props.flownBy ?? airlines} />
          </div>
        )}
      </div>
    </TravellerForm>
  );
}
