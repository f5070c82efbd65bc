import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Textarea } from '@/components/ui/fields/textarea';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { fieldErrors } from '@/lib/network/http';
import { lookUp } from '@/lib/self-service/ask';
import { type ChangeOutcome, changeRequest } from '@/lib/self-service/requests';
import { dayErrors, lastDayToAsk, writeDay } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';
import type { OrderMove } from '@/supabase/functions/_shared/contracts/orders';

interface AgentDayProps {
  reference: string;
  lastName: string;
  /** The days of the last request; null when the day is entered here. */
  moves: readonly OrderMove[] | null;
}

const outcomes = { created: 'asked', open: 'askedBefore', over: 'stale' } as const;
type Said = (typeof outcomes)[ChangeOutcome] | 'miss' | 'tooMany' | 'offline' | 'failed';

/** Requests another day from an agent: a change request of the usual kind. */
export function AgentDay({ reference, lastName, moves }: AgentDayProps) {
  const t = useTranslations('changeDate');
  const dateWords = useDateWords();
  const today = useToday();
  const id = useId();
  const { errors, report, onInput } = useFieldErrors();
  const [day, setDay] = useState('');
  const [message, setMessage] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<{ type: Said; count: number } | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    // In figures, which need no language.
    const days = (moves ?? []).map((move) => `${move.direction}: ${writeDay(move.day)}`).join(' · ');
    const asked = { wishedDay: moves?.[0]?.day ?? day, message: [days, message].filter(Boolean).join('\n') };
    const checked = changeRequest.safeParse({ reference, lastName, kind: 'date', ...asked });
    const found: Record<string, string> = {};
    for (const { path, message: error } of checked.success ? [] : fieldErrors(checked.error.issues)) {
      const known = dayErrors.find((one) => one === error);
      if (path === 'wishedDay') found[`${id}-day`] = known ? dateWords.errors[known] : t('errors.wishedDay');
      if (path === 'message') found[`${id}-message`] = t('agent.tooLong');
    }
    report(found);
    if (!checked.success) return;
    setIsSending(true);
    const answer = await lookUp<ChangeOutcome>('change', checked.data);
    setIsSending(false);
    const type: Said = !answer.ok ? answer.reason : answer.found ? outcomes[answer.found] : 'miss';
    setSaid((before) => ({ type, count: (before?.count ?? 0) + 1 }));
  }

  const notice = said && (
    <AnswerNotice key={said.count} tone={said.type === 'asked' ? 'success' : 'warning'}>
      {t(`outcomes.${said.type}`)}
    </AnswerNotice>
  );
  if (said?.type === 'asked') return notice;
  return (
    <form onSubmit={(event) => void send(event)} onInput={onInput} noValidate className="max-w-2xl space-y-4">
      {moves === null && (
        <div className="max-w-sm">
          <DateField
            id={`${id}-day`}
            label={t('agent.day')}
            error={errors[`${id}-day`]}
            words={dateWords}
            earliest={today}
            latest={today && lastDayToAsk(today)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            autoComplete="off"
          />
        </div>
      )}
      <Textarea
        id={`${id}-message`}
        label={t('agent.message')}
        optional={t('agent.optional')}
        error={errors[`${id}-message`]}
        rows={2}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {notice}
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="max-sm:w-full">
        {isSending && <Spinner />}
        <span>{isSending ? t('agent.sending') : t('agent.send')}</span>
      </Button>
    </form>
  );
}
