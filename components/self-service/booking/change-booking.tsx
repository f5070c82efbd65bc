import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { company } from '@/lib/company/company';
import type { FoundBooking } from '@/lib/self-service/found';
import type { ChangeKind, ChangeOutcome } from '@/lib/self-service/requests';
import { formatDay } from '@/lib/time/dates';
import { ChangeForm } from './change-form';

interface ChangeBookingProps extends Pick<ComponentProps<typeof ChangeForm>, 'onCancelled'> {
  booking: FoundBooking;
  /** The changes that were asked for, also just now. */
  asked: FoundBooking['changes'];
  onAsked: (asked: FoundBooking['changes']) => void;
  lastName: string;
  isOver: boolean;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
}

/** The requested changes of this booking, and the form for another one: one open request of a kind. */
export function ChangeBooking({ booking, asked, onAsked, onCancelled, lastName, isOver, today }: ChangeBookingProps) {
  const t = useTranslations('selfService.change');
  const [outcome, setOutcome] = useState<{ said: ChangeOutcome; count: number } | null>(null);
  const { reference } = booking;

  function onAnswer(kind: ChangeKind, answer: ChangeOutcome, stored: FoundBooking['changes'] | null) {
    setOutcome((before) => ({ said: answer, count: (before?.count ?? 0) + 1 }));
    if (stored) onAsked(stored);
    if (answer === 'created') onAsked([...asked, { kind, status: 'open', askedAt: today }]);
  }

  if (isOver && asked.length === 0) return null;
  return (
    <section aria-labelledby="change" className="mt-8 border-line border-t pt-6 print:hidden">
      <h4 id="change" className="font-semibold text-xl">
        {t('title')}
      </h4>
      {outcome && (
        <AnswerNotice key={outcome.count} tone={outcome.said === 'created' ? 'success' : 'warning'} className="mt-4">
          <span key={outcome.said}>
            {t.rich(outcome.said, { reference: () => <bdi className="font-semibold">{reference}</bdi> })}
          </span>
          {outcome.said === 'open' && <span className="mt-2 block">{t('notAdded')}</span>}
        </AnswerNotice>
      )}
      {asked.length > 0 && (
        <div className="mt-4">
          <h5 className="font-medium">{t('asked')}</h5>
          <ul className="mt-2 space-y-2">
            {asked.map(({ kind, status, askedAt }) => (
              <li key={`${kind} ${askedAt}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>{t(`kinds.${kind}`)}</span>
                <span className="text-ink-soft text-sm">
                  {t.rich('askedOn', { day: () => <bdi className="tabular-nums">{formatDay(askedAt)}</bdi> })}
                </span>
                <Badge tone={status === 'open' ? 'sun' : 'neutral'}>{t(`status.${status}`)}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isOver && (
        <>
          <p className="mt-4 max-w-2xl text-ink-soft">{t('lead')}</p>
          <p className="mt-1 text-ink-soft">
            {t.rich('urgent', {
              phone: () => (
                <a href={company.phone.href} className="whitespace-nowrap text-accent underline underline-offset-4">
                  <bdi dir="ltr">{company.phone.display}</bdi>
                </a>
              ),
            })}
          </p>
          <ChangeForm
            key={asked.length}
            booking={booking}
            lastName={lastName}
            today={today}
            onAnswer={onAnswer}
            onCancelled={onCancelled}
          />
        </>
      )}
    </section>
  );
}
