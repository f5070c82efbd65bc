import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { showToast } from '@/components/ui/feedback/toast';
import { LoyaltyFields } from '@/components/ui/forms/loyalty-fields';
import { NameFields, PassportFields } from '@/components/ui/forms/person-fields';
import type { Country } from '@/lib/bookings/country-names';
import type { PassportFacts } from '@/lib/bookings/passport-photo/machine-lines';
import { draftOfPassport } from '@/lib/bookings/passport-photo/passport-draft';
import { usePhotoMarks } from '@/lib/bookings/passport-photo/use-photo-marks';
import {
  checkTraveller,
  draftOf,
  emptySavedTraveller,
  type SavedTraveller,
  type SavedTravellerDraft,
  saveTraveller,
} from '@/lib/bookings/saved-travellers';
import { travellerTyped } from '@/lib/dashboard/form-drafts';
import { listAirlines } from '@/lib/flights/place-names';
import type { Messages } from '@/lib/i18n/messages';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { adultTitles, childTitles, withTitle } from '@/lib/text/contact';
import { isolated } from '@/lib/text/isolate';
import { asOneName, calledName, noGivenNames } from '@/lib/text/machine-letters';
import { ageOn } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { FormErrorSummary, SubmitButton } from '../form-parts';
import { useForm } from '../use-form';

const own = ['passportExpired', 'passportSaved'] as const;

/** In years: from this age airlines count a traveller as an adult, who has another title than a child. */
const adultFare = 12;

/** Renders the nationality field of the passenger form. */
export type DrawNationality = (field: {
  id: string;
  value: string;
  countries: readonly Country[];
  remark: string | undefined;
  error: string | undefined;
  onChange: (code: string) => void;
  onLeave: () => void;
}) => ReactNode;

/** Renders the reader of passport photos of the passenger form. */
export type DrawPhoto = (onRead: (facts: PassportFacts) => void) => ReactNode;

interface SavedTravellerFormProps {
  userId: string;
  traveller: SavedTraveller | null;
  countries: readonly Country[];
  nationality: DrawNationality;
  photo: DrawPhoto;
  onSaved: () => void;
  onCancel: () => void;
}

const idOf = (field: keyof SavedTravellerDraft) => `traveller-${field}`;

/** One saved traveller, with the texts and rules of the passenger form. */
export function SavedTravellerForm({
  userId,
  traveller,
  countries,
  nationality,
  photo,
  onSaved,
  onCancel,
}: SavedTravellerFormProps) {
  const t = useTranslations('account.travellers');
  const words = useTranslations('bookings.passengers');
  const textOf = useTravellerErrors();
  const airlines = listAirlines(useLocale());
  const form = useForm();
  const marks = usePhotoMarks<keyof SavedTravellerDraft>();
  const id = traveller?.id ?? null;
  const [draft, setDraft] = useState<SavedTravellerDraft>(() => {
    const saved = travellerTyped.read(userId);
    if (saved?.id === id) return saved.draft;
    return traveller ? draftOf(traveller) : emptySavedTraveller;
  });
  const title = useRef<HTMLHeadingElement>(null);

  // The pressed button has disappeared; without this nothing would have the focus.
  useEffect(() => title.current?.focus(), []);

  function change(field: keyof SavedTravellerDraft, value: string) {
    const isOneName = field === 'givenNames' && value === noGivenNames;
    marks.unmark(field);
    enter(isOneName ? asOneName(draft) : field === 'title' ? withTitle(value) : { [field]: value });
  }

  function enter(facts: Partial<SavedTravellerDraft>) {
    const next = { ...draft, ...facts };
    setDraft(next);
    travellerTyped.save(userId, { id, draft: next });
  }

  function fillFrom(passport: PassportFacts) {
    const isAdult = !passport.dateOfBirth || ageOn(passport.dateOfBirth, todayInQatar()) >= adultFare;
    const read = draftOfPassport(passport, isAdult);
    marks.mark(Object.keys(read));
    enter(read);
    form.refuse({});
  }

  const remarkOn = (field: keyof SavedTravellerDraft) => (marks.isMarked(field) ? words('photo.compare') : undefined);
  const errorOf = (field: keyof SavedTravellerDraft) => form.errors[idOf(field)];

  function refuse(errors: Partial<Record<keyof SavedTravellerDraft, string>>) {
    const lines = Object.entries(errors).map(([field, key]) => [idOf(field as keyof SavedTravellerDraft), textOf(key)]);
    form.refuse(Object.fromEntries(lines));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { facts, errors } = checkTraveller(draft, todayInQatar());
    if (errors) return refuse(errors);
    void form.send(async () => {
      const outcome = await saveTraveller(await loadBrowserClient(), facts, id);
      if (outcome === 'duplicate') return refuse({ passportNumber: 'passportSaved' });
      void showToast('success', t('saved'));
      onSaved();
    }, t('failed'));
  }

  const fields = {
    person: draft,
    idOf,
    word: (key: Parameters<typeof words>[0]) => words(key),
    dateWords: useDateWords(),
    remarkOn,
    errorOf,
    onChange: change,
    titles: [...adultTitles, ...childTitles],
  };

  return (
    <form
      onSubmit={submit}
      onInput={form.onInput}
      noValidate
      className="space-y-5 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6"
    >
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {traveller ? t('editOf', { name: isolated(calledName(`${traveller.given_names} ${traveller.surname}`)) }) : t('newTitle')}
      </h2>
      <FormErrorSummary form={form} />
      <p className="text-ink-soft">{words('asInPassport')}</p>
      {photo(fillFrom)}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameFields {...fields} />
        {nationality({
          id: idOf('nationality'),
          value: draft.nationality,
          countries,
          remark: remarkOn('nationality'),
          error: errorOf('nationality'),
          onChange: (code) => change('nationality', code),
          onLeave: () => undefined,
        })}
        <PassportFields {...fields} />
      </div>
      <LoyaltyFields {...fields} airlines={[{ label: words('loyaltyAll'), members: airlines }]} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isSending={form.isSending}>{t('save')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

type SharedKey = keyof Messages['bookings']['errors'];

/** The text of a traveller's error: of the passenger form, or of the account. */
function useTravellerErrors(): (key: string) => string {
  const t = useTranslations('account.travellers');
  const shared = useTranslations('bookings.errors');
  return (key) => {
    const ours = own.find((one) => one === key);
    if (ours) return t(ours);
    return shared.has(key as SharedKey) ? shared(key as SharedKey, { validUntil: '' }) : shared('unknown');
  };
}
