import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import type { NewItemField } from './use-new-item';

interface TextFieldProps extends NewItemField {
  label: string;
  hint?: ReactNode;
  optional?: string | undefined;
  input: ComponentProps<'input'>;
}

export function TextField({ id, label, hint, optional, error, value, type, input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          autoComplete="off"
          maxLength={254}
          value={value}
          onChange={(event) => type(event.target.value)}
          className="control"
        />
      )}
    </Field>
  );
}

export interface DeskCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

export function Countries({
  field: { type, ...destination },
  countries,
}: {
  field: NewItemField;
  countries: readonly DeskCountry[];
}) {
  const t = useTranslations('desk.make');
  return (
    <Select {...destination} label={t('destination')} onChange={(event) => type(event.target.value)}>
      <option value="">{t('choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

interface DayOfProps {
  field: NewItemField;
  label: string;
  /** For the calendar: a typed day may be earlier. */
  earliest: string;
  latest: string;
  isOptional?: boolean;
}

export function DayOf({ field: { type, ...field }, isOptional, ...props }: DayOfProps) {
  const t = useTranslations('desk.make');
  return (
    <DateField
      {...field}
      {...props}
      words={useDateWords()}
      optional={isOptional ? t('optional') : undefined}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
    />
  );
}
