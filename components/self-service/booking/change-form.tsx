import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Textarea } from '@/components/ui/fields/textarea';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { fieldErrors } from '@/lib/network/http';
import { type ChangeDraft, clearChangeDraft, readChangeDraft, saveChangeDraft } from '@/lib/self-service/change-draft';
import type { FoundBooking } from '@/lib/self-service/found';
import { postChange } from '@/lib/self-service/post-change';
import { type ChangeKind, type ChangeOutcome, changeKinds, changeRequest } from '@/lib/self-service/requests';
import { type DayError, dayErrors, lastDayToAsk, readDay } from '@/lib/time/dates';
import { hasChangeDate } from '../change-date/lazy-change-date';
import { ChangeRules } from './change-rules';

interface ChangeFormProps extends Pick<ComponentProps<typeof ChangeRules>, 'onCancelled'> {
  booking: FoundBooking;
  lastName: string;
  today: string;
  onAnswer: (kind: ChangeKind, answer: ChangeOutcome, stored: FoundBooking['changes'] | null) => void;
}

const shownErrors = ['kind', 'wishedDay', 'message', 'messageTooLong'] as const;
type ShownError = (typeof shownErrors)[number] | DayError;
type NoticeName = 'miss' | 'tooMany' | 'offline' | 'failed';

/** The kind of change first, then its rules, then the text. */
export function ChangeForm({ booking, lastName, today, onAnswer, onCancelled }: ChangeFormProps) {
  const t = useTranslations('selfService.change');
  const form = useTranslations('selfService.form');
  const dateWords = useDateWords();
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const [notice, setNotice] = useState<NoticeName | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** The customer cancels without an agent; null while that is asked. */
  const [canCancel, setCanCancel] = useState<boolean | null>(false);
  const [isRestored, setIsRestored] = useState(true);
  const { reference } = booking;
  const [draft, setDraft] = useState(() => readChangeDraft(reference));
  const { day, message } = draft;
  // A change of date has its own panel above.
  const kinds = changeKinds.filter((one) => one !== 'date' || !hasChangeDate({ ...booking, flights: booking.offer.flights }));
  const kind = kinds.find((one) => one === draft.kind) ?? null;

  /** The button above is enough, or may be. */
  const isOwnCancellation = kind === 'cancellation' && canCancel !== false;

  function type(part: Partial<ChangeDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    saveChangeDraft(reference, next);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const wished = kind === 'date' && day ? { wishedDay: day } : {};
    const checked = changeRequest.safeParse({ reference, lastName, kind, message, ...wished });
    const found = checked.success ? {} : errorsOf(fieldErrors(checked.error.issues));
    if (checked.success && kind === 'date' && today && readDay(day) < today) Object.assign(found, { wishedDay: 'past' });
    report(textsOf(found));
    setNotice(null);
    if (!checked.success || Object.keys(found).length > 0) return;
    setIsSending(true);
    const { answer, stored } = await postChange(checked.data);
    setIsSending(false);
    if (answer.ok && answer.found === 'created') clearChangeDraft(reference);
    if (answer.ok && answer.found && kind) onAnswer(kind, answer.found, stored);
    else setNotice(answer.ok ? 'miss' : answer.reason);
  }

  /** By control, in the order of the form. */
  function textsOf(found: Record<string, ShownError>) {
    const texts = ['kind', 'wishedDay', 'message'].flatMap((name) => {
      const error = found[name];
      return error ? [[`change-${name}`, isDayError(error) ? dateWords.errors[error] : t(`errors.${error}`)]] : [];
    });
    return Object.fromEntries(texts);
  }

  return (
    <form onSubmit={(event) => void send(event)} onInput={onInput} noValidate aria-labelledby="change" className="mt-5 space-y-5">
      {lines.length > 0 && <ErrorSummary key={attempt} title={form('summary')} errors={lines} />}
      <RadioCards
        id="change-kind"
        name="change-kind"
        label={t('kind')}
        error={errors['change-kind']}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...(kind && { defaultValue: kind })}
        onChange={(value) => {
          setIsRestored(false);
          type({ kind: kinds.find((one) => one === value) ?? null });
        }}
      />
      {kind && (
        <>
          <ChangeRules
            booking={booking}
            lastName={lastName}
            kind={kind}
            today={today}
            onCanCancel={setCanCancel}
            onCancelled={onCancelled}
            isRestored={isRestored}
          />
          {kind === 'date' && (
            <div className="max-w-sm">
              <DateField
                id="change-wishedDay"
                label={t('day')}
                hint={t('dayHint')}
                error={errors['change-wishedDay']}
                words={dateWords}
                earliest={today}
                latest={today && lastDayToAsk(today)}
                value={day}
                onChange={(event) => type({ day: event.target.value })}
                autoComplete="off"
              />
            </div>
          )}
          {!isOwnCancellation && (
            <Textarea
              id="change-message"
              label={kind === 'name' ? t('nameMessage') : kind === 'other' ? t('otherMessage') : t('message')}
              optional={kind === 'name' || kind === 'other' ? undefined : t('optional')}
              error={errors['change-message']}
              rows={3}
              value={message}
              onChange={(event) => type({ message: event.target.value })}
            />
          )}
          {notice && (
            <AnswerNotice key={attempt} tone="warning">
              {notice === 'miss' ? form('notices.miss') : t(`notices.${notice}`)}
            </AnswerNotice>
          )}
          {!isOwnCancellation && (
            <Button type="submit" aria-disabled={isSending} className="min-h-12 px-8 max-sm:w-full">
              {isSending && <Spinner />}
              <span>{isSending ? t('sending') : kind === 'cancellation' ? t('sendCancellation') : t('send')}</span>
            </Button>
          )}
        </>
      )}
    </form>
  );
}

/** Errors by field; errors of other fields cannot be fixed here. */
const isDayError = (error: string): error is DayError => dayErrors.some((one) => one === error);

function errorsOf(errors: readonly { path: string; message: string }[]): Record<string, ShownError> {
  return Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const error = [...shownErrors, ...dayErrors].find((one) => one === message);
      return error ? [[path, error]] : [];
    }),
  );
}
