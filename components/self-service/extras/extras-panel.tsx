import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Textarea } from '@/components/ui/fields/textarea';
import { Spinner } from '@/components/ui/spinner';
import type { ExtrasResponse } from '@/lib/bookings/model/order-extras';
import type { Bags } from '@/lib/flights/offer';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { fieldErrors } from '@/lib/network/http';
import { lookUp } from '@/lib/self-service/ask';
import { type ChangeOutcome, changeRequest } from '@/lib/self-service/requests';
import { ChooseExtras } from './choose-extras';

interface ExtrasPanelProps {
  reference: string;
  lastName: string;
  included: Bags | null;
  locale: Locale;
  messages: Partial<Messages>;
}

export function ExtrasPanel({ locale, messages, ...booking }: ExtrasPanelProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Panel {...booking} />
    </NextIntlClientProvider>
  );
}

/** The extras that the airline sells for a booking; other requests go to an agent. */
function Panel({ reference, lastName, included }: Pick<ExtrasPanelProps, 'reference' | 'lastName' | 'included'>) {
  const t = useTranslations('extras');
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<ExtrasResponse | { type: 'notLoaded' } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let hasLeft = false;
    setAnswer(null);
    void lookUp<ExtrasResponse>('extras', { reference, lastName }).then((said) => {
      if (!hasLeft) setAnswer((said.ok && said.found) || { type: said.ok ? 'byAgent' : 'notLoaded' });
    });
    return () => {
      hasLeft = true;
    };
  }, [reference, lastName, tries]);

  return (
    <div className="mt-1 pb-2">
      <p aria-live="polite" className="flex items-center gap-2 empty:hidden">
        {answer === null && (
          <>
            <Spinner className="size-5 text-accent" />
            <span>{t('loading')}</span>
          </>
        )}
        {answer && answer.type !== 'onSale' && <span>{t(answer.type)}</span>}
      </p>
      {(answer?.type === 'noAnswer' || answer?.type === 'notLoaded') && (
        <Button variant="secondary" className="mt-3" onClick={() => setTries(tries + 1)}>
          {t('retry')}
        </Button>
      )}
      {answer?.type === 'onSale' && (
        <ChooseExtras included={included} onSale={answer} reference={reference} lastName={lastName} />
      )}
      {(answer?.type === 'byAgent' ||
        answer?.type === 'noAnswer' ||
        (answer?.type === 'onSale' && (answer.bags === null || answer.seatMaps === null))) && (
        <AgentWish reference={reference} lastName={lastName} />
      )}
    </div>
  );
}

/** Requests something that the airline does not sell online from an agent, in the customer's own words. */
function AgentWish({ reference, lastName }: { reference: string; lastName: string }) {
  const t = useTranslations('extras');
  const id = useId();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<'error' | 'tooLong' | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<{
    type: 'asked' | 'askedBefore' | 'stale' | 'miss' | 'tooMany' | 'offline' | 'failed';
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
    const type = !answer.ok ? answer.reason : answer.found ? outcomes[answer.found] : 'miss';
    setSaid((before) => ({ type, count: (before?.count ?? 0) + 1 }));
    if (type === 'asked') setMessage('');
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
        <AnswerNotice key={said.count} tone={said.type === 'asked' ? 'success' : 'warning'}>
          {t(`outcomes.${said.type}`)}
        </AnswerNotice>
      )}
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="max-sm:w-full">
        {isSending && <Spinner />}
        <span>{isSending ? t('wish.sending') : t('wish.send')}</span>
      </Button>
    </form>
  );
}
