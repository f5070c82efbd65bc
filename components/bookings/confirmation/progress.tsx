import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { StepList } from '@/components/ui/forms/step-list';
import { answerBy } from '@/lib/bookings/answer-by';
import { factsOf } from '@/lib/bookings/products/kinds';
import { momentInQatar } from '@/lib/i18n/opening-hours';

interface ProgressProps {
  kind: string;
  /** Of a booking `requested`, `confirmed` or `ticketed`, of an enquiry `new` or `answered`. Other statuses have no progress. */
  status: string;
  /** ISO instant. */
  requestedAt: string;
  /** ISO instant until which the airline holds the price, if it says so. */
  heldUntil?: string | undefined;
}

/** The current step of each status. */
const stepAt: Readonly<Record<string, string>> = {
  requested: 'checking',
  confirmed: 'confirmed',
  ticketed: 'issued',
  new: 'checking',
  answered: 'answered',
};
const stepsOf = (kind: string) =>
  kind === 'enquiry'
    ? (['received', 'checking', 'answered'] as const)
    : (['received', 'checking', 'confirmed', 'issued'] as const);

/** ISO instant at which the first of these prices ends. */
export const firstExpiry = (flights: readonly { expiresAt?: string | undefined }[]): string | undefined =>
  flights.flatMap(({ expiresAt }) => expiresAt ?? []).sort()[0];

/** The progress of a request, when it will be answered, and how long its price is held. Nothing for statuses without progress. */
export function Progress({ kind, status, requestedAt, heldUntil }: ProgressProps) {
  const t = useTranslations('bookings.progress');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const current = stepAt[status];
  if (!current) return null;
  const steps = stepsOf(kind).map((key) => ({ key, label: t(key, { kind }) }));
  const due = answerBy(new Date(requestedAt));
  const held = heldUntil ? new Date(heldUntil) : null;
  return (
    <div data-keep-clear="">
      <StepList label={t('label')} steps={steps} current={current} done={t('done')} />
      {current === 'checking' && <p>{due > now ? t('answer', { moment: momentInQatar(due, locale) }) : t('late')}</p>}
      {status !== 'ticketed' && held && held > now && (
        <p className="mt-1">
          <span>{t('held', { moment: momentInQatar(held, locale) })}</span>
          {current === 'checking' && held < due && <span>{` ${t('heldFirst')}`}</span>}
        </p>
      )}
      {factsOf(kind).isRateOpen && current === 'checking' && (
        <p className="mt-1">{t('rateOpen', { moment: momentInQatar(new Date(requestedAt), locale) })}</p>
      )}
    </div>
  );
}
