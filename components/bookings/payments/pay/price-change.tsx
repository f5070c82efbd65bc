import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Spinner } from '@/components/ui/spinner';
import { sendRefusal } from '@/lib/bookings/payments/ask-payment';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { Deadline } from '../countdown';
import { PaymentLink } from '../payment-link';

interface PriceChangeProps {
  difference: NonNullable<OpenedPayment['difference']>;
  linkKey: string;
  onChanged: () => Promise<unknown>;
}

/** The price has risen since it was paid: both prices, and the customer's choice between the difference and all the money back. */
export function PriceChange({ difference: { key, amount, before, payBy }, linkKey, onChanged }: PriceChangeProps) {
  const t = useTranslations('payments.page');
  const locale = useLocale();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<'offline' | 'tooMany' | 'failed' | null>(null);
  const inWords = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const prices = { before, now: before + amount, more: amount };

  async function takeBack() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const answer = await sendRefusal(linkKey);
    if (answer.ok) await onChanged();
    isBusy.current = false;
    setIsSending(false);
    setFailure(answer.ok ? null : answer.reason);
  }

  const failureTexts = { offline: t('offlineText'), tooMany: t('tooMany'), failed: t('difference.failed') };
  return (
    <div className="mt-4 rounded-control border border-sun/50 bg-sun-soft p-4 print:hidden">
      {failure && (
        <AnswerNotice tone="danger" className="mb-4">
          {failureTexts[failure]}
        </AnswerNotice>
      )}
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {(['before', 'now', 'more'] as const).map((each) => (
          <div key={each} className={`contents ${each === 'more' ? 'font-semibold' : ''}`}>
            <dt>{t(`difference.${each}`)}</dt>
            <dd>
              <bdi className="whitespace-nowrap tabular-nums">{inWords(prices[each])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {t('difference.until')}{' '}
        <span className="font-medium">
          <Deadline at={payBy} onOver={() => void onChanged()} />
        </span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {key !== linkKey && (
          <PaymentLink linkKey={key} className={buttonClass('primary', 'max-sm:w-full')}>
            {t('difference.pay', { amount: inWords(amount) })}
          </PaymentLink>
        )}
        <Button
          variant="secondary"
          aria-disabled={isSending}
          className="max-sm:w-full noscript:hidden"
          onClick={() => void takeBack()}
        >
          {isSending && <Spinner />}
          <span>{isSending ? t('difference.sending') : t('difference.back')}</span>
        </Button>
      </div>
    </div>
  );
}
