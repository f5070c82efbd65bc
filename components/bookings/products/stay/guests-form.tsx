import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkStayDraft, type GuestDraft, type StayDraft } from '@/lib/bookings/products/stay/draft';
import type { StayGuest } from '@/lib/bookings/products/stay/guests';
import { type StayWish, stayWishes } from '@/lib/bookings/products/stay/schema';
import type { SavedTraveller } from '@/lib/bookings/saved-travellers';
import { useSavedTravellers } from '@/lib/bookings/use-account';
import { ageOn } from '@/lib/time/dates';
import { SavedParty } from '../../travellers/saved-party';
import { SavedTravellerChoice } from '../../travellers/saved-traveller-choice';
import { summaryLines } from '../../travellers/summary-lines';
import { TravellerForm, useTravellerForm } from '../../travellers/traveller-form';
import { useErrorText } from '../../travellers/use-error-text';
import { GuestFields, OtherGuests } from './guest-fields';

interface GuestsFormProps {
  draft: StayDraft;
  errors: DraftErrors;
  guests: readonly StayGuest[];
  /** yyyy-MM-dd */
  checkIn: string;
  onChange: (draft: StayDraft) => void;
  onErrors: (errors: DraftErrors) => void;
  onComplete: () => void;
}

/** In years. */
const oldestInCot = 2;

/** In years: a younger saved traveller cannot be an adult of a room. */
const youngestAdult = 12;

/** Asks for the guests, room by room. */
export function GuestsForm({ guests, checkIn, ...props }: GuestsFormProps) {
  const t = useTranslations('hotels.stayRequest.form');
  const textOf = useErrorText();
  const form = useTravellerForm({ ...props, check: checkStayDraft });
  const { draft, errors } = form;
  const saved = useSavedTravellers();
  const rooms = [...new Set(guests.map(({ room }) => room))];
  const lines = summaryLines(errors, {
    textOf,
    line: (number, text) => t('errorLine', { guest: whoIs(number - 1), text }),
    labelOf: (field) => t(field as 'surname'),
  });

  function whoIs(index: number): string {
    const room = guests[index]?.room ?? 0;
    const number = index - guests.findIndex((other) => other.room === room) + 1;
    return index === 0 ? t('lead') : t('guestInRoom', { room: room + 1, number });
  }

  function change(index: number, facts: Partial<GuestDraft>) {
    const at = (field: string) => `passengers.${index}.${field}`;
    const named = draft.guests.map((typed, other) => (other === index ? { ...typed, ...facts } : typed));
    // Clearing one name also clears the error of the other.
    form.change({ ...draft, guests: named }, Object.keys(facts).map(at), ['givenNames', 'surname'].map(at));
  }

  /** With a saved traveller in each place that has one. */
  function fillAll(seated: readonly (SavedTraveller | null)[]) {
    const named = draft.guests.map((typed, index) => {
      const traveller = seated[index];
      return traveller ? { givenNames: traveller.given_names, surname: traveller.surname } : typed;
    });
    const paths = named.flatMap((_, index) => [`passengers.${index}.givenNames`, `passengers.${index}.surname`]);
    form.change({ ...draft, guests: named }, paths);
  }

  const fitsAge = (age: number | null) => (dateOfBirth: string) => {
    const years = ageOn(dateOfBirth, checkIn);
    return age === null ? years >= youngestAdult : years === age;
  };

  const isNamed = (index: number, { given_names, surname }: SavedTraveller) =>
    draft.guests[index]?.givenNames === given_names && draft.guests[index]?.surname === surname;

  /** The saved travellers for a guest: hotels count children by their age at check-in. */
  const shortcutFor = (index: number, { age }: StayGuest) => (
    <SavedTravellerChoice
      travellers={saved}
      isAdult={age === null}
      fits={fitsAge(age)}
      isSelected={(traveller) => isNamed(index, traveller)}
      isTaken={(traveller) => guests.some((_, other) => other !== index && isNamed(other, traveller))}
      onChoose={({ givenNames, surname }) => change(index, { givenNames, surname })}
    />
  );

  /** The guests of a room without the lead guest, the only one who must be named. */
  const othersOf = (room: number) => guests.flatMap((guest, index) => (guest.room === room && index > 0 ? [index] : []));
  const hasError = (index: number) => Object.keys(errors).some((path) => path.startsWith(`passengers.${index}.`));

  function fieldsOf(index: number) {
    const guest = guests[index];
    return (
      guest && (
        <GuestFields
          key={index}
          index={index}
          guest={guest}
          typed={draft.guests[index] ?? { givenNames: '', surname: '' }}
          errorOf={(field) => textOf(errors[`passengers.${index}.${field}`])}
          shortcut={shortcutFor(index, guest)}
          onChange={(field, value) => change(index, { [field]: value })}
          onLeave={(field) => form.leave(`passengers.${index}.${field}`)}
        />
      )
    );
  }

  return (
    <TravellerForm
      form={form}
      label={t('label')}
      intro={t('namesHint')}
      summary={{ title: t('errorSummary', { count: Object.keys(errors).length }), lines }}
      textOf={textOf}
      buttons={
        // On a wide screen it is in the column beside the form.
        <Button type="submit" className="min-h-12 w-full sm:w-auto lg:hidden">
          {t('submit')}
          <Icon name="arrow" />
        </Button>
      }
    >
      <SavedParty
        travellers={saved.filter((traveller) => !guests.some((_, index) => isNamed(index, traveller)))}
        places={guests.map(({ age }, index) => ({
          fits: fitsAge(age),
          isFree: !draft.guests[index]?.givenNames && !draft.guests[index]?.surname,
        }))}
        firstDay={checkIn}
        onFill={fillAll}
      />
      {rooms.map((room) => (
        <section
          key={room}
          aria-labelledby={`room-${room}`}
          className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
        >
          <h3 id={`room-${room}`} className="text-lg">
            {t('room', { number: room + 1 })}
          </h3>
          {room === 0 && fieldsOf(0)}
          <OtherGuests
            text={t('others')}
            isOpen={saved.length > 0 || othersOf(room).some((index) => hasError(index))}
            isNamed={othersOf(room).some((index) => draft.guests[index]?.givenNames || draft.guests[index]?.surname)}
          >
            {othersOf(room).map(fieldsOf)}
          </OtherGuests>
        </section>
      ))}
      <WishesField
        selected={draft.wishes}
        isOpen={guests.some(({ age }) => age !== null && age <= oldestInCot)}
        onChange={(wishes) => form.change({ ...draft, wishes }, [])}
      />
    </TravellerForm>
  );
}

interface WishesFieldProps {
  selected: readonly StayWish[];
  /** Starts open, for a party that is likely to need one of the wishes. */
  isOpen: boolean;
  onChange: (selected: StayWish[]) => void;
}

/** Optional wishes that the hotel fulfils if it can. Collapsed by default. */
function WishesField({ selected, isOpen, onChange }: WishesFieldProps) {
  const t = useTranslations('hotels.stayRequest');
  const [isUnfolded] = useState(isOpen || selected.length > 0);
  return (
    <details open={isUnfolded} className="group min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span>
          <h3 id="stay-wishes" className="text-lg">
            {t('form.wishes')}
          </h3>
          <span className="block text-ink-soft text-sm">{t('form.wishesText')}</span>
        </span>
        <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul aria-labelledby="stay-wishes" className="grid gap-x-4 pt-3 sm:grid-cols-2">
        {stayWishes.map((wish) => (
          <li key={wish}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={selected.includes(wish)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...selected, wish] : selected.filter((other) => other !== wish))
                }
                className="size-5 shrink-0 accent-accent"
              />
              {t(`wishes.${wish}`)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
