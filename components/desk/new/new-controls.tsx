import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { type FormEvent, useContext, useRef, useState } from 'react';
import { RecheckStaff } from '@/components/desk/use-desk-data';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import {
  clearNewDraft,
  idOfAttempt,
  type Made,
  type NewDraft,
  type NewValues,
  readNewDraft,
  saveNewDraft,
  sendNew,
} from '@/lib/desk/new-item/new-draft';
import { itemOf, newRefund, newVisaCase } from '@/lib/desk/new-item/new-items';
import { stages } from '@/lib/desk/subjects';
import { type FieldError, fieldErrors } from '@/lib/network/http';
import type { SendFailure } from '@/lib/network/send-action';

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

const known = [
  ...([
    'givenNames',
    'surname',
    'nameTooLong',
    'nameAsInPassport',
    'emailInvalid',
    'destination',
    'day',
    'travelRange',
    'bookingReference',
    'unknownBooking',
  ] as const),
  ...([
    'status',
    'amount',
    'aboveTotal',
    'deducted',
    'stepAhead',
    'stepFuture',
    'stepLongAgo',
    'stepOrder',
    'remarkTooLong',
  ] as const),
] as const;

const schemas = { visa: newVisaCase, refund: newRefund };
const idOf = (field: string) => `desk-new-${field}`;

/** The form of a new item: typed values, errors, and the result of sending. `today` is yyyy-MM-dd in Qatar. */
export function useNewItem(draft: NewDraft, today: string, onMade: () => void) {
  const t = useTranslations('desk.make.errors');
  const { subject } = draft;
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  const [values, setValues] = useState<NewValues>(() => startOf(draft));
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const [notice, setNotice] = useState<SendFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [made, setMade] = useState<Made | null>(null);

  function type(field: string, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    saveNewDraft(draft, next);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    const origin = subject === 'visa' && draft.from ? { enquiryId: draft.from } : {};
    const item = { ...itemOf(subject, values), ...origin, id: idOfAttempt(draft, values) };
    const checked = schemas[subject](today).safeParse(item);
    setNotice(null);
    report(checked.success ? {} : textsOf(fieldErrors(checked.error.issues)));
    if (!checked.success) return;
    isBusy.current = true;
    setIsSending(true);
    const answer = await sendNew(subject, item);
    isBusy.current = false;
    setIsSending(false);
    report(!answer.ok && answer.reason === 'invalid' ? textsOf(answer.errors) : {});
    if (answer.ok) {
      clearNewDraft(draft);
      setMade(answer.made);
      onMade();
    } else if (answer.reason !== 'invalid') {
      setNotice(answer.reason);
      if (answer.reason === 'refused') recheckStaff();
    }
  }

  function again() {
    setValues(startOf(draft));
    setMade(null);
  }

  const textOf = (message: string) => {
    const key = known.find((one) => one === message);
    return key ? t(key) : message;
  };
  function textsOf(errors: readonly FieldError[]) {
    return Object.fromEntries(errors.map(({ path, message }) => [idOf(path), textOf(message)]));
  }
  const field = (name: string) => {
    return {
      id: idOf(name),
      error: errors[idOf(name)],
      value: values[name] ?? '',
      type: (text: string) => type(name, text),
    };
  };
  return { field, lines, onInput, notice, attempt, isSending, made, send, again };
}

export type NewItemField = ReturnType<ReturnType<typeof useNewItem>['field']>;

function startOf(draft: NewDraft): NewValues {
  return { status: stages[draft.subject][0] ?? '', ...readNewDraft(draft) };
}
