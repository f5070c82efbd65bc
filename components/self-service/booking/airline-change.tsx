import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Textarea } from '@/components/ui/fields/textarea';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { ChangeWish, Tickets } from '@/lib/bookings/model/order-row';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { fieldErrors } from '@/lib/network/http';
import { type LookUpResponse, lookUp } from '@/lib/self-service/ask';
import { type AnswerOutcome, airlineChangeResponse } from '@/lib/self-service/requests';
import { changeWishes } from '@/supabase/functions/_shared/contracts/states.generated';
import { FlightTimes } from '../flight-times';

interface AirlineChangeProps {
  change: NonNullable<Tickets['airline_change']>;
  answer: ChangeWish | null;
  reference: string;
  lastName: string;
  locale: Locale;
  messages: Partial<Messages>;
}

export function AirlineChange({ locale, messages, ...changed }: AirlineChangeProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Change {...changed} />
    </NextIntlClientProvider>
  );
}

/** A change by the airline beside the old flights, and the three possible answers; after an answer, that answer. */
function Change({ change: { id, was, becomes }, answer, reference, lastName }: Omit<AirlineChangeProps, 'locale' | 'messages'>) {
  const t = useTranslations('airlineChange');
  const title = useId();
  const [before] = useState(answer);
  const [said, setSaid] = useState(before);
  /** The form that goes is longer than what takes its place, which must not be left above the screen. */
  const Said = said === before ? Notice : AnswerNotice;
  return (
    <section aria-labelledby={title} className="mt-4 rounded-card border border-sun/50 p-4 sm:p-5 print:hidden">
      <h4 id={title} className="font-semibold text-lg">
        {t('title')}
      </h4>
      <dl className="mt-3 grid gap-4 md:grid-cols-2 md:gap-8">
        {was.length > 0 && (
          <div>
            <dt className="text-ink-soft text-sm">{t('was')}</dt>
            <dd className="text-ink-soft">
              <FlightTimes flights={was} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft text-sm">{t('becomes')}</dt>
          {becomes.length > 0 ? (
            <dd className="font-semibold">
              <FlightTimes flights={becomes} />
            </dd>
          ) : (
            <dd>{t('unnamed')}</dd>
          )}
        </div>
      </dl>
      {said ? (
        <Said tone="success" className="mt-4">
          <p>{t(`said.${said}`)}</p>
          <p className="mt-1 text-ink-soft">
            {t.rich('otherwise', {
              phone: () => (
                <a href={company.phone.href} className="whitespace-nowrap text-accent underline underline-offset-4">
                  <bdi dir="ltr">{company.phone.display}</bdi>
                </a>
              ),
            })}
          </p>
        </Said>
      ) : (
        <AirlineChangeForm
          change={id}
          wishes={becomes.length > 0 ? changeWishes : changeWishes.filter((wish) => wish !== 'accept')}
          reference={reference}
          lastName={lastName}
          onAnswered={setSaid}
        />
      )}
    </section>
  );
}

interface AirlineChangeFormProps {
  change: string;
  /** Flights that the airline has not named cannot be accepted: the old ones may be cancelled without replacement. */
  wishes: readonly ChangeWish[];
  reference: string;
  lastName: string;
  onAnswered: (wish: ChangeWish) => void;
}

type Failure = 'answered' | 'stale' | 'busy' | 'ages' | 'miss' | 'tooMany' | 'offline' | 'failed';

/** Accept, another flight, or the money back. Sent twice it counts once. */
function AirlineChangeForm({ change, wishes, reference, lastName, onAnswered }: AirlineChangeFormProps) {
  const t = useTranslations('airlineChange');
  const id = useId();
  const [wish, setWish] = useState<ChangeWish | null>(null);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<'wish' | 'messageTooLong' | null>(null);
  const [failure, setFailure] = useState<{ why: Failure; count: number } | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const text = wish === 'accept' ? '' : message;
    const checked = airlineChangeResponse.safeParse({ reference, lastName, change, wish, message: text });
    const first = checked.success ? undefined : fieldErrors(checked.error.issues)[0]?.message;
    setError(first === 'messageTooLong' ? first : first ? 'wish' : null);
    if (!checked.success) return;
    setIsSending(true);
    const answer = await lookUp<AnswerOutcome>('airline-change', checked.data);
    setIsSending(false);
    const why = failureOf(answer);
    if (why) setFailure((before) => ({ why, count: (before?.count ?? 0) + 1 }));
    else onAnswered(checked.data.wish);
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-5 space-y-4">
      <RadioCards
        id={`${id}-wish`}
        name={`${id}-wish`}
        label={t('question')}
        error={error === 'wish' ? t('errors.wish') : undefined}
        options={wishes.map((value) => ({ value, label: t(`wishes.${value}`), detail: t(`details.${value}`) }))}
        onChange={(value) => {
          setWish(wishes.find((one) => one === value) ?? null);
          setError(null);
        }}
      />
      {wish !== null && wish !== 'accept' && (
        <Textarea
          id={`${id}-message`}
          label={wish === 'otherFlight' ? t('message') : t('refundMessage')}
          optional={t('optional')}
          error={error === 'messageTooLong' ? t('errors.messageTooLong') : undefined}
          rows={2}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
      {failure && (
        <AnswerNotice key={failure.count} tone="warning">
          {t(`outcomes.${failure.why}`)}
        </AnswerNotice>
      )}
      <Button type="submit" aria-disabled={isSending} className="min-h-12 px-8 max-sm:w-full">
        {isSending && <Spinner />}
        <span>{isSending ? t('sending') : wish ? t(`send.${wish}`) : t('choose')}</span>
      </Button>
    </form>
  );
}

/** Null when it is stored. */
function failureOf(answer: LookUpResponse<AnswerOutcome>): Failure | null {
  if (!answer.ok) return answer.reason;
  if (answer.found === null) return 'miss';
  return answer.found === 'created' || answer.found === 'repeated' ? null : answer.found;
}
