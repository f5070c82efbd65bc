import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateFields } from '@/components/ui/date-fields';
import { Field } from '@/components/ui/field';
import type { TravellerDraft } from '@/lib/packages/draft';

type TravellerField = keyof TravellerDraft;

interface TravellerFieldsProps {
  index: number;
  title: string;
  room: string;
  traveller: TravellerDraft;
  /** A quicker way to fill in, above the fields. */
  shortcut?: ReactNode;
  errorOf: (field: TravellerField) => string | undefined;
  onChange: <Name extends TravellerField>(field: Name, value: TravellerDraft[Name]) => void;
  onLeave: (field: TravellerField) => void;
}

const textFields = {
  givenNames: { hint: 'givenNamesHint', autoComplete: 'given-name', autoCapitalize: 'words', maxLength: 80 },
  surname: { hint: 'surnameHint', autoComplete: 'family-name', autoCapitalize: 'words', maxLength: 80 },
  passportNumber: { hint: undefined, autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 },
} as const;

/** One traveller: name and birthday, and the passport as far as it is at hand. Only the first is likely to be the visitor, whom autofill knows. */
export function TravellerFields({ index, title, room, traveller, shortcut, errorOf, onChange, onLeave }: TravellerFieldsProps) {
  const t = useTranslations('packages.request.travellers');
  const words = useTranslations('bookings.passengers');
  const idOf = (field: TravellerField) => `travellers.${index}.${field}`;
  const isVisitor = index === 0;
  const dateWords = { day: words('day'), month: words('month'), year: words('year') };

  function textField(field: keyof typeof textFields, optional?: string) {
    const { hint, autoComplete, ...input } = textFields[field];
    return (
      <Field id={idOf(field)} label={words(field)} optional={optional} hint={hint && words(hint)} error={errorOf(field)}>
        {(control) => (
          <input
            {...control}
            {...input}
            type="text"
            dir="ltr"
            spellCheck={false}
            autoCorrect="off"
            autoComplete={isVisitor ? autoComplete : 'off'}
            required={!optional}
            value={traveller[field]}
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
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {textField('givenNames')}
        {textField('surname')}
        <DateFields
          id={idOf('dateOfBirth')}
          label={words('dateOfBirth')}
          hint={words('dateOfBirthHint')}
          error={errorOf('dateOfBirth')}
          value={traveller.dateOfBirth}
          words={dateWords}
          required
          {...(isVisitor && { autoComplete: { day: 'bday-day', month: 'bday-month', year: 'bday-year' } })}
          onChange={(value) => onChange('dateOfBirth', value)}
          onLeave={() => onLeave('dateOfBirth')}
        />
      </div>
      <div className="mt-5 grid gap-x-4 gap-y-5 border-line border-t pt-5 sm:grid-cols-2">
        {textField('passportNumber', t('later'))}
        <DateFields
          id={idOf('passportExpiry')}
          label={`${words('passportExpiry')} ${t('later')}`}
          error={errorOf('passportExpiry')}
          value={traveller.passportExpiry}
          words={dateWords}
          onChange={(value) => onChange('passportExpiry', value)}
          onLeave={() => onLeave('passportExpiry')}
        />
      </div>
    </fieldset>
  );
}
