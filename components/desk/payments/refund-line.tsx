import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import type { PaymentPart } from '@/lib/bookings/model/payment-row';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import { type DeskPayment, type DeskRefund, refundIssue } from '@/lib/desk/payments';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { Question } from './question';
import type { PaymentActions } from './use-payment-action';

const ends = ['provider', 'byHand', 'notSent'] as const;

interface RefundLineProps {
  refund: DeskRefund;
  payment: Pick<DeskPayment, 'payment_refunds' | 'payment_charges'>;
  /** The destination, if it is not the card. */
  part: PaymentPart | undefined;
}

/** A refund. When the provider has not answered for a while, or has refused it, an agent can retry it or close it. */
export function RefundLine({ refund, payment, part, canAct, isSaving, act }: PaymentActions & RefundLineProps) {
  const t = useTranslations('desk.payments');
  const words = useTranslations('payments.parts');
  const locale = useLocale();
  const [asking, setAsking] = useState<'sendAgain' | 'settle' | null>(null);
  const [selected, setHow] = useState<(typeof ends)[number] | null>(null);
  const [now] = useState(() => Date.now());
  const { id, cause, status, settled } = refund;
  const amount = formatQarExactly(refund.amount / 100, intlTag(locale));
  const trouble = canAct ? refundIssue(refund, payment, now) : 'none';
  const possible = trouble === 'byHand' ? ends.filter((end) => end !== 'provider') : ends;
  // Nothing is preselected where nobody knows: it cannot be undone.
  const how = selected ?? (trouble === 'refused' || trouble === 'byHand' ? 'byHand' : null);
  const [isMissing, setIsMissing] = useState(false);
  const isOpen = trouble === 'waiting' || trouble === 'lost';
  return (
    <div className="mt-1 text-sm">
      <p>
        {t(`refunds.${cause}`, { amount })}
        {': '}
        <span>
          {part
            ? nameOfPart(part, locale, words)
            : settled
              ? t(`settled.${settled}`)
              : t(`refunds.${trouble === 'byHand' ? 'byHand' : status}`)}
        </span>
      </p>
      {trouble !== 'none' && (
        <>
          <p className="text-ink-soft">{t(`trouble.${trouble}`)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {isOpen && (
              <Button
                variant="secondary"
                className="max-sm:w-full"
                aria-disabled={isSaving}
                onClick={() =>
                  !isSaving && (trouble === 'lost' ? setAsking('sendAgain') : void act({ do: 'askAgain', refund: id }))
                }
              >
                {trouble === 'lost' ? t('sendAgain') : t('askAgain')}
              </Button>
            )}
            {trouble === 'contradicted' && (
              <Button
                variant="secondary"
                className="max-sm:w-full"
                aria-disabled={isSaving}
                onClick={() => !isSaving && void act({ do: 'settle', refund: id, how: 'seen' })}
              >
                {t('contradictionSeen')}
              </Button>
            )}
            {(isOpen || trouble === 'byHand' || status === 'failed') && (
              <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('settle')}>
                {t('settle')}
              </Button>
            )}
          </div>
        </>
      )}
      {asking === 'sendAgain' && (
        <Question
          title={t('sendAgainTitle')}
          yes={t('sendAgainYes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ do: 'askAgain', refund: id })}
        >
          <p>{t('sendAgainText', { amount })}</p>
        </Question>
      )}
      {asking === 'settle' && (
        <Question
          title={t('settleTitle', { amount })}
          yes={t('settleYes')}
          onClose={() => setAsking(null)}
          onYes={() => {
            setIsMissing(!how);
            if (!how) return false;
            return act({ do: 'settle', refund: id, how });
          }}
        >
          <p className="mb-4">{t(trouble === 'byHand' ? 'settleByHand' : 'settleText')}</p>
          <RadioCards
            id="desk-refund-end"
            label={t('settleHow')}
            name="desk-refund-end"
            {...(how && { defaultValue: how })}
            {...(isMissing && !how && { error: t('settleHowMissing') })}
            options={possible.map((value) => ({ value, label: t(`ends.${value}.label`), detail: t(`ends.${value}.detail`) }))}
            onChange={(value) => setHow(ends.find((one) => one === value) ?? null)}
          />
        </Question>
      )}
    </div>
  );
}
