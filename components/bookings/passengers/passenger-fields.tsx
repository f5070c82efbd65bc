import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateFields } from '@/components/ui/date-fields';
import { Field } from '@/components/ui/field';
import type { Country } from '@/lib/bookings/country-names';
import type { PassengerDraft } from '@/lib/bookings/draft';
import { NationalitySelect } from './nationality-select';

type PassengerField = Exclude<keyof PassengerDraft, 'type'>;

interface PassengerFieldsProps {
  index: number;
  passenger: PassengerDraft;
  countries: readonly Country[];
  /** First day a passport may run out, as it is shown. */
  validUntil: string;
  /** A quicker way to fill in, above the fields. */
  shortcut?: ReactNode;
  errorOf: (field: PassengerField) => string | undefined;
  onChange: <Name extends PassengerField>(field: Name, value: PassengerDraft[Name]) => void;
  onLeave: (field: PassengerField) => void;
}

const textFields = {
  givenNames: { hint: 'givenNamesHint', autoComplete: 'given-name', autoCapitalize: 'words', maxLength: 80 },
  surname: { hint: 'surnameHint', autoComplete: 'family-name', autoCapitalize: 'words', maxLength: 80 },
  passportNumber: { hint: undefined, autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 },
} as const;

/** One passenger as their passport describes them. Only the first is likely to be the visitor, whom autofill knows. */
export function PassengerFields({
  index,
  passenger,
  countries,
  validUntil,
  shortcut,
  errorOf,
  onChange,
  onLeave,
}: PassengerFieldsProps) {
  const t = useTranslations('bookings.passengers');
  const idOf = (field: PassengerField) => `passengers.${index}.${field}`;
  const isVisitor = index === 0;
  const dateWords = { day: t('day'), month: t('month'), year: t('year') };

  function textField(field: keyof typeof textFields) {
    const { hint, autoComplete, ...input } = textFields[field];
    return (
      <Field id={idOf(field)} label={t(field)} hint={hint && t(hint)} error={errorOf(field)}>
        {(control) => (
          <input
            {...control}
            {...input}
            type="text"
            dir="ltr"
            spellCheck={false}
            autoCorrect="off"
            autoComplete={isVisitor ? autoComplete : 'off'}
            required
            value={passenger[field]}
            onChange={(event) => onChange(field, event.target.value)}
            onBlur={() => onLeave(field)}
            className="control"
          />
        )}
      </Field>
    );
  }

  return (
    <fieldset
      aria-labelledby={`passengers.${index}`}
      className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <h3 id={`passengers.${index}`} className="text-lg">
        {t('heading', { number: index + 1, type: t(`types.${passenger.type}`) })}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t(`ages.${passenger.type}`)}</p>
      {shortcut}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {textField('givenNames')}
        {textField('surname')}
        <DateFields
          id={idOf('dateOfBirth')}
          label={t('dateOfBirth')}
          hint={t('dateOfBirthHint')}
          error={errorOf('dateOfBirth')}
          value={passenger.dateOfBirth}
          words={dateWords}
          required
          {...(isVisitor && { autoComplete: { day: 'bday-day', month: 'bday-month', year: 'bday-year' } })}
          onChange={(value) => onChange('dateOfBirth', value)}
          onLeave={() => onLeave('dateOfBirth')}
        />
        <NationalitySelect
          id={idOf('nationality')}
          value={passenger.nationality}
          countries={countries}
          error={errorOf('nationality')}
          onChange={(code) => onChange('nationality', code)}
          onLeave={() => onLeave('nationality')}
        />
        {textField('passportNumber')}
        <DateFields
          id={idOf('passportExpiry')}
          label={t('passportExpiry')}
          hint={t('passportExpiryHint', { validUntil })}
          error={errorOf('passportExpiry')}
          value={passenger.passportExpiry}
          words={dateWords}
          required
          onChange={(value) => onChange('passportExpiry', value)}
          onLeave={() => onLeave('passportExpiry')}
        />
      </div>
    </fieldset>
  );
}
