import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateFields } from '@/components/ui/date-fields';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast';
import type { Country } from '@/lib/bookings/country-names';
import { emptyPassengerDraft } from '@/lib/bookings/draft';
import {
  checkTraveller,
  draftOf,
  type SavedTraveller,
  saveTraveller,
  type TravellerDraft,
} from '@/lib/bookings/saved-travellers';
import { isolated } from '@/lib/isolated';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { FormProblems } from '../form-problems';
import { privateClient } from '../private-client';
import { SubmitButton } from '../submit-button';
import { useForm } from '../use-form';
import { useTravellerErrors } from './use-traveller-errors';

/** Draws the choice of a nationality as the passenger form does. */
export type DrawNationality = (field: {
  id: string;
  value: string;
  countries: readonly Country[];
  error: string | undefined;
  onChange: (code: string) => void;
  onLeave: () => void;
}) => ReactNode;

interface TravellerFormProps {
  /** Null for somebody new. */
  traveller: SavedTraveller | null;
  countries: readonly Country[];
  nationality: DrawNationality;
  onSaved: () => void;
  onCancel: () => void;
}

const idOf = (field: keyof TravellerDraft) => `traveller-${field}`;
const texts = {
  givenNames: { hint: 'givenNamesHint', autoCapitalize: 'words', maxLength: 80 },
  surname: { hint: 'surnameHint', autoCapitalize: 'words', maxLength: 80 },
  passportNumber: { hint: undefined, autoCapitalize: 'characters', maxLength: 20 },
} as const;

/** One passport, with the words and the rules of the passenger form. */
export function TravellerForm({ traveller, countries, nationality, onSaved, onCancel }: TravellerFormProps) {
  const t = useTranslations('account.travellers');
  const words = useTranslations('bookings.passengers');
  const textOf = useTravellerErrors();
  const form = useForm();
  const [draft, setDraft] = useState<TravellerDraft>(() => {
    const { type: _, ...empty } = emptyPassengerDraft('adult');
    return traveller ? draftOf(traveller) : empty;
  });
  const title = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone: without this the focus would be nowhere.
  useEffect(() => title.current?.focus(), []);

  const change = <Name extends keyof TravellerDraft>(field: Name, value: TravellerDraft[Name]) =>
    setDraft((before) => ({ ...before, [field]: value }));
  const errorOf = (field: keyof TravellerDraft) => form.errors[idOf(field)];

  function refuse(errors: Partial<Record<keyof TravellerDraft, string>>) {
    const lines = Object.entries(errors).map(([field, key]) => [idOf(field as keyof TravellerDraft), textOf(key)]);
    form.refuse(Object.fromEntries(lines));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { facts, errors } = checkTraveller(draft, todayInQatar());
    if (errors) return refuse(errors);
    void form.send(async () => {
      const outcome = await saveTraveller(await privateClient(), facts, traveller?.id ?? null);
      if (outcome === 'kept') return refuse({ passportNumber: 'passportKept' });
      void showToast('success', t('saved'));
      onSaved();
    }, t('failed'));
  }

  function textField(field: keyof typeof texts) {
    const { hint, ...input } = texts[field];
    return (
      <Field id={idOf(field)} label={words(field)} hint={hint && words(hint)} error={errorOf(field)}>
        {(control) => (
          <input
            {...control}
            {...input}
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={draft[field]}
            onChange={(event) => change(field, event.target.value)}
            className="control"
          />
        )}
      </Field>
    );
  }

  function dateField(field: 'dateOfBirth' | 'passportExpiry', hint?: string) {
    return (
      <DateFields
        id={idOf(field)}
        label={words(field)}
        hint={hint}
        error={errorOf(field)}
        value={draft[field]}
        words={{ day: words('day'), month: words('month'), year: words('year') }}
        onChange={(value) => change(field, value)}
      />
    );
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {traveller ? t('editOf', { name: isolated(`${traveller.given_names} ${traveller.surname}`) }) : t('newTitle')}
      </h2>
      <FormProblems form={form} />
      <p className="text-ink-soft">{words('asInPassport')}</p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {textField('givenNames')}
        {textField('surname')}
        {dateField('dateOfBirth', words('dateOfBirthHint'))}
        {nationality({
          id: idOf('nationality'),
          value: draft.nationality,
          countries,
          error: errorOf('nationality'),
          onChange: (code) => change('nationality', code),
          onLeave: () => undefined,
        })}
        {textField('passportNumber')}
        {dateField('passportExpiry')}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isSending={form.isSending}>{t('save')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
