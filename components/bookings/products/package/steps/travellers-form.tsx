import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { NameFields, PassportFields } from '@/components/ui/forms/person-fields';
import { documentDueBy } from '@/lib/bookings/documents';
import type { DraftCheck, DraftErrors } from '@/lib/bookings/draft';
import { afterEdits, asOnlyName, type Edit, isTyped } from '@/lib/bookings/party/carry-over';
import { editsOf } from '@/lib/bookings/party/saved-party';
import { draftOfPassport } from '@/lib/bookings/passport-photo/passport-draft';
import { usePhotoMarks } from '@/lib/bookings/passport-photo/use-photo-marks';
import type { TravellerDraft } from '@/lib/bookings/people';
import { emptyTraveller, type PackageDraft } from '@/lib/bookings/products/package/draft';
import type { TripDays } from '@/lib/bookings/products/package/trip-rules';
import { useSavedTravellers } from '@/lib/bookings/use-account';
import { adultAge, partyOf, placesOf } from '@/lib/packages/party';
import { adultTitles, childTitles, withTitle } from '@/lib/text/contact';
import { noGivenNames } from '@/lib/text/machine-letters';
import { ageOn, formatDay, passportValidUntil, readDay } from '@/lib/time/dates';
import type { FormPost } from '../../../flow/posted-fields';
import { DocumentNotice } from '../../../travellers/document-notice';
import { PassportPhoto } from '../../../travellers/passport-photo';
import { SavedParty } from '../../../travellers/saved-party';
import { SavedTravellerChoice } from '../../../travellers/saved-traveller-choice';
import { summaryLines } from '../../../travellers/summary-lines';
import { TravellerForm, useTravellerForm } from '../../../travellers/traveller-form';
import { useErrorText } from '../../../travellers/use-error-text';

interface TravellersFormProps {
  draft: PackageDraft;
  days: TripDays;
  errors: DraftErrors;
  check: (draft: PackageDraft) => DraftCheck<unknown>;
  post: FormPost;
  /** Of a request that is known: those who travel alone are asked for. */
  isContactKnown?: boolean;
  buttons: ReactNode;
  onChange: (draft: PackageDraft) => void;
  onErrors: (errors: DraftErrors) => void;
  onComplete: () => void;
}

const longestSummary = 12;

/** All travellers with name and birthday, and the passport if at hand. */
export function TravellersForm({ days, post, isContactKnown, buttons, ...props }: TravellersFormProps) {
  const t = useTranslations('packages.request.travellers');
  const words = useTranslations('bookings.passengers');
  const form = useTravellerForm(props);
  const { draft, errors } = form;
  const textOf = useErrorText();
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

  function enter(edits: readonly Edit<TravellerDraft>[]) {
    const { people, changed, settled } = afterEdits(
      'travellers',
      places.map(({ key }) => typedAt(key)),
      edits,
    );
    const travellers = Object.fromEntries(people.map((person, at) => [places[at]?.key ?? '', person]));
    form.change({ ...draft, travellers: { ...draft.travellers, ...travellers } }, changed, settled);
  }

  const fitsAge = (age: number | null) => (dateOfBirth: string) => {
    const years = ageOn(dateOfBirth, days.departureDate);
    return age === null ? years >= adultAge : years === age;
  };

  return (
    <TravellerForm
      form={form}
      label={t('label')}
      intro={t('asInPassport')}
      summary={{ title: words('errorSummary', { count: Object.keys(errors).length }), lines }}
      textOf={textOf}
      post={post}
      isContactKnown={isContactKnown}
      buttons={buttons}
    >
      <SavedParty
        travellers={saved.filter(({ passport_number }) =>
          places.every(({ key }) => typedAt(key).passportNumber !== passport_number),
        )}
        places={places.map(({ key, age }) => ({ fits: fitsAge(age), isFree: !isTyped(typedAt(key), emptyTraveller) }))}
        firstDay={days.departureDate}
        onFill={(seated) => {
          const edits = editsOf(seated, (index) => places[index]?.age === null);
          enter(edits.map(({ index, facts: { nationality: _, ...facts } }) => ({ index, facts })));
        }}
      />
      {places.map(({ key, age, room }, index) => (
        <TravellerFields
          key={key}
          index={index}
          isAdult={age === null}
          title={age === null ? t('adult', { number: index + 1 }) : t('child', { number: index + 1, age })}
          room={t('room', { number: room })}
          traveller={typedAt(key)}
          days={days}
          shortcut={
            <SavedTravellerChoice
              travellers={saved}
              isAdult={age === null}
              fits={fitsAge(age)}
              isSelected={({ passport_number }) => passport_number === typedAt(key).passportNumber}
              isTaken={({ passport_number }) =>
                places.some((other) => other.key !== key && typedAt(other.key).passportNumber === passport_number)
              }
              onChoose={({ nationality: _, ...facts }) => enter([{ index, facts }])}
            />
          }
          errorOf={(name) => textOf(errors[`travellers.${index}.${name}`])}
          onChange={(facts) => enter([{ index, facts }])}
          onLeave={(name) => form.leave(`travellers.${index}.${name}`)}
        />
      ))}
    </TravellerForm>
  );
}

type TravellerField = Exclude<keyof TravellerDraft, 'carried'>;

interface TravellerFieldsProps {
  index: number;
  isAdult: boolean;
  title: string;
  room: string;
  traveller: TravellerDraft;
  days: TripDays;
  /** A shortcut to fill in the fields, above them. */
  shortcut?: ReactNode;
  errorOf: (field: TravellerField) => string | undefined;
  onChange: (facts: Partial<TravellerDraft>) => void;
  onLeave: (field: TravellerField) => void;
}

/** One traveller: name, birthday, and the passport if at hand. Autofill is on for the first only, who is most likely the visitor. */
function TravellerFields({
  index,
  isAdult,
  title,
  room,
  traveller,
  days,
  shortcut,
  errorOf,
  onChange,
  onLeave,
}: TravellerFieldsProps) {
  const t = useTranslations('packages.request.travellers');
  const words = useTranslations('bookings.passengers');
  const photo = usePhotoMarks<TravellerField>();
  const fields = {
    person: traveller,
    idOf: (field: TravellerField) => `travellers.${index}.${field}`,
    word: (key: Parameters<typeof words>[0]) => words(key),
    dateWords: useDateWords(),
    isVisitor: index === 0,
    errorOf,
    titles: isAdult ? adultTitles : childTitles,
    remarkOn: (field: TravellerField) =>
      photo.isMarked(field)
        ? words('photo.compare')
        : traveller.carried?.some((one) => one === field)
          ? words('carried')
          : undefined,
    onChange: (field: TravellerField, value: string) => {
      photo.unmark(field);
      if (field === 'givenNames' && value === noGivenNames) onChange(asOnlyName(traveller));
      else onChange(field === 'title' ? withTitle(value) : { [field]: value });
    },
    onLeave,
  };
  const validUntil = formatDay(passportValidUntil(days.lastDay));
  const dueBy = formatDay(documentDueBy(days.departureDate, days.today));

  return (
    <fieldset
      aria-labelledby={`travellers.${index}`}
      className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`travellers.${index}`} className="text-lg">
          {title}
        </h3>
        <p className="text-ink-soft text-sm">{room}</p>
      </div>
      {shortcut}
      <PassportPhoto
        onRead={(facts) => {
          const { nationality: _, ...read } = draftOfPassport(facts, isAdult);
          photo.mark(Object.keys(read));
          onChange(read);
        }}
      />
      <div className="field-grid sm:grid-cols-2">
        <NameFields {...fields} />
      </div>
      <div className="mt-5 border-line border-t pt-5">
        <div className="field-grid sm:grid-cols-2">
          <PassportFields {...fields} followsText={t('later')} expiryHint={words('passportExpiryHint', { validUntil })} />
        </div>
        <p className="mt-3 text-ink-soft text-sm">{t('laterNote', { day: dueBy })}</p>
        <div role="status">
          <DocumentNotice expiry={readDay(traveller.passportExpiry)} trip={days} />
        </div>
      </div>
    </fieldset>
  );
}
