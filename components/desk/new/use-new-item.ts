import { useTranslations } from 'next-intl';
import { type FormEvent, useContext, useRef, useState } from 'react';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import {
  clearNewDraft,
  idOfAttempt,
  type NewDraft,
  type NewValues,
  readNewDraft,
  saveNewDraft,
} from '@/lib/desk/new-item/new-draft';
import { itemOf, newRefund, newVisaCase } from '@/lib/desk/new-item/new-items';
import type { Made } from '@/lib/desk/new-item/send-new';
import { sendNew } from '@/lib/desk/new-item/send-new';
import { stages } from '@/lib/desk/subjects';
import type { FieldError } from '@/lib/network/http';
import { fieldErrors } from '@/lib/network/http';
import type { SendFailure } from '@/lib/network/send-action';
import { RecheckStaff } from '../use-desk-data';

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
  /** The props for a field's control. */
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
