import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Textarea } from '@/components/ui/fields/textarea';
import { Spinner } from '@/components/ui/spinner';
import { fieldErrors } from '@/lib/network/http';
import { lookUp } from '@/lib/self-service/ask';
import { type ChangeOutcome, changeRequest } from '@/lib/self-service/requests';

/** Requests something that the airline does not sell online from an agent, in the customer's own words. */
export function AgentWish({ reference, lastName }: { reference: string; lastName: string }) {
  const t = useTranslations('extras');
  const id = useId();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<'error' | 'tooLong' | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<{
    is: 'asked' | 'askedBefore' | 'stale' | 'miss' | 'tooMany' | 'offline' | 'failed';
    count: number;
  } | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const checked = changeRequest.safeParse({ reference, lastName, kind: 'extras', message });
    const first = checked.success ? null : fieldErrors(checked.error.issues)[0]?.message;
    setError(first === 'messageTooLong' ? 'tooLong' : first ? 'error' : null);
    if (!checked.success) return;
    setIsSending(true);
    const answer = await lookUp<ChangeOutcome>('change', checked.data);
    setIsSending(false);
    const outcomes = { created: 'asked', open: 'askedBefore', over: 'stale' } as const;
    const is = !answer.ok ? answer.reason : answer.found ? outcomes[answer.found] : 'miss';
    setSaid((before) => ({ is, count: (before?.count ?? 0) + 1 }));
    if (is === 'asked') setMessage('');
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-5 max-w-2xl space-y-3">
      <Textarea
        id={`${id}-wish`}
        label={t('wish.label')}
        hint={t('wish.hint')}
        error={error ? t(`wish.${error}`) : undefined}
        rows={2}
        value={message}
        onChange={(event) => {
          setMessage(event.target.value);
          setError(null);
        }}
      />
      {said && (
        <AnswerNotice key={said.count} tone={said.is === 'asked' ? 'success' : 'warning'}>
          {t(`outcomes.${said.is}`)}
        </AnswerNotice>
      )}
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="max-sm:w-full">
        {isSending && <Spinner />}
        <span>{isSending ? t('wish.sending') : t('wish.send')}</span>
      </Button>
    </form>
  );
}
