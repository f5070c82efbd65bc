import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Icon } from '@/components/ui/icon';
import { type PaymentPart, splitOf } from '@/lib/bookings/model/payment-row';
import { type Asked, type AskFailure, sendPartChange } from '@/lib/bookings/payments/ask-payment';
import type { OpenedPayment, OpenedPoints } from '@/lib/bookings/payments/opened-payment';
import { nameOfPart, type PartOutcome } from '@/lib/bookings/payments/parts/payment-parts';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { GiftCardForm } from './gift-card-form';
import { PointsForm } from './points-form';

interface SplitPaymentProps {
  payment: OpenedPayment;
  points: OpenedPoints | null;
  linkKey: string;
  onChanged: () => Promise<OpenedPayment | undefined>;
}

/** `miss`: number and PIN of a gift card do not fit. */
type SplitOutcome = PartOutcome | AskFailure | 'miss';

/** The amounts paid by gift cards, points and card. Before the payment, gift cards and points can be applied here. */
export function SplitPayment({ payment, points, linkKey, onChanged }: SplitPaymentProps) {
  const t = useTranslations('payments.page.split');
  const locale = useLocale();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [news, setNews] = useState<{ outcome: SplitOutcome; left: number | undefined; count: number } | null>(null);
  const { status, parts, rest } = payment;
  const isOpen = status === 'created' || status === 'failed';
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));

  /** Whether it was done. */
  async function send(ask: () => Promise<Asked<PartOutcome>>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    const answer = await ask();
    const outcome = answer.ok ? (answer.found ?? 'miss') : answer.reason;
    const isDone = outcome === 'added' || outcome === 'removed';
    const isOther = isDone || outcome === 'underway' || outcome === 'closed' || outcome === 'signedOut';
    const left = isOther ? (await onChanged())?.rest : undefined;
    isBusy.current = false;
    setIsSending(false);
    setNews((before) => ({ outcome, left, count: (before?.count ?? 0) + 1 }));
    return isDone;
  }

  function words(outcome: SplitOutcome): string {
    if (outcome === 'added' && rest === 0) return t('outcome.addedAll');
    return t(`outcome.${outcome}`, { amount: inRiyals(rest) });
  }

  /** What was added has been taken off since, because another payment holds it, or in another tab. */
  const isOutdated = news?.outcome === 'added' && news.left !== undefined && news.left !== rest;

  if (!isOpen && parts.length === 0) return null;
  return (
    <section aria-label={t('paidBy')} className="mt-5 border-line border-t pt-5">
      {news && !isOutdated && (
        <AnswerNotice
          key={news.count}
          tone={news.outcome === 'added' || news.outcome === 'removed' ? 'success' : 'warning'}
          className="mb-4 print:hidden"
        >
          {words(news.outcome)}
        </AnswerNotice>
      )}
      {parts.length > 0 && (
        <>
          <h3 className="text-ink-soft text-sm">{t('paidBy')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {splitOf(payment.amount, parts).map(({ part, amount }) => (
              <PartLine
                key={part?.id ?? 'card'}
                part={part}
                amount={inRiyals(amount)}
                isDue={isOpen}
                isSending={isSending}
                onRemove={() => part && void send(() => sendPartChange({ do: 'remove', key: linkKey, part: part.id }))}
              />
            ))}
          </ul>
          {status === 'pending' && <p className="mt-2 text-ink-soft text-sm">{t('held')}</p>}
        </>
      )}
      {isOpen && rest > 0 && (
        <details className="group/split mt-3 rounded-control border border-line print:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2.5 font-medium text-accent [&::-webkit-details-marker]:hidden">
            <Icon name="down" className="size-4 transition-transform group-open/split:rotate-180" />
            {t('title')}
          </summary>
          <div className="px-4 pb-5">
            <p className="mb-4 text-ink-soft text-sm">{t('text')}</p>
            <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
              <GiftCardForm linkKey={linkKey} isSending={isSending} send={send} />
              <PointsForm points={points} linkKey={linkKey} isSending={isSending} send={send} />
            </div>
          </div>
        </details>
      )}
    </section>
  );
}

interface PartLineProps {
  /** Null for the card. */
  part: PaymentPart | null;
  amount: string;
  isDue: boolean;
  isSending: boolean;
  onRemove: () => void;
}

function PartLine({ part, amount, isDue, isSending, onRemove }: PartLineProps) {
  const t = useTranslations('payments.page.split');
  const words = useTranslations('payments.parts');
  const locale = useLocale();
  const name = part || !isDue ? nameOfPart(part, locale, words) : t('rest');
  return (
    <li className={`flex flex-wrap items-center justify-between gap-x-4 py-2 ${part ? '' : 'font-semibold'}`}>
      <span className="min-w-0">{name}</span>
      <span className="ms-auto flex items-center gap-3">
        <bdi className="whitespace-nowrap tabular-nums">{amount}</bdi>
        {part && isDue && (
          <Button variant="quiet" aria-disabled={isSending} aria-label={t('removeOf', { part: name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
